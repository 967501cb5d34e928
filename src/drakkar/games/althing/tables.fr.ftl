# En-têtes des tableaux à la fin de la règle.
card-times =
    { $count ->
        [one] { card }
       *[other] { card } ({ $count })
    }
deck-name =
    { $deck ->
        [classic] Classique
        [baldur] Avec Baldur
       *[pool] Pour composer le sien
    }
step-named =
    { $step ->
        [drakkar-a] Drakkar A
        [drakkar-b] Drakkar B
        [dragvendil-a] Dragvendil A
        [dragvendil-b] Dragvendil B
        [eldaskali-a] Eldaskali A
        [eldaskali-b] Eldaskali B
        [snekkar-a] Snekkar A
        [snekkar-b] Snekkar B
        [knorrer-a] Knorrer A
        [knorrer-b] Knorrer B
        [kernelyd-a] Kernelyd A
        [kernelyd-b] Kernelyd B
        [vegvisir-a] Vegvisir A
        [vegvisir-b] Vegvisir B
       *[other] { $step }
    }
# Pépites, bois et ossements de plus, ou de moins.
shift =
    { $nuggets ->
        [0]
            { $wood ->
                [0]
                    { $bones ->
                        [0] –
                       *[other] { $nuggets } / { $wood } / { $bones }
                    }
               *[other] { $nuggets } / { $wood } / { $bones }
            }
       *[other] { $nuggets } / { $wood } / { $bones }
    }
part-title =
    { $seats ->
        [few] Partie { $part }, à deux ou trois
       *[four] Partie { $part }, à quatre
    }
protected =
    { $shield ->
        [yes]
            { $detroll ->
                [yes] Hache et Troll
               *[no] Hache
            }
       *[no]
            { $detroll ->
                [yes] Troll
               *[no] –
            }
    }

table-own = Vos propres cartes
table-viking = Les Vikings, payés en pépites
table-fjord-troll = Les Trolls des Fjords, payés en bois et en ossements
table-jotunn = Le Jötunn, payé en pépites (Hela)
table-deck = Les decks de départ
table-step = Les cartes de la piste
table-hela-step = Les étapes d’Hela
table-hela = Les cartes d’Hela : ce que le côté visible ajoute à son étape
table-thorfinn = Les cartes de Thorfinn : ce qu’il fait, selon votre place
table-mode = La force de Thorfinn
table-part = Les parties de la campagne

heading-card = Carte
heading-cost = Coût
heading-gives = Donne
heading-symbols = Symboles
heading-initial = Exemplaires
heading-complement = De plus à quatre
heading-hela = Exemplaires avec Hela
heading-deck = Deck
heading-cards = Cartes
heading-step = Étape
heading-asks = Demande
heading-left = À gauche
heading-left-shift = Pépites / bois / os
heading-right = À droite
heading-right-shift = Pépites / bois / os
heading-recruits = Recrute
heading-kattegat = Vous à Kattegat
heading-first = 1re étape
heading-second = 2e étape
heading-third = 3e étape
heading-fourth = 4e étape
heading-climb = Monte de
heading-protected = À l’abri de
heading-mode = Mode
heading-trolls = Vos Trolls
heading-part = Partie
heading-track = Étapes
heading-last = Dernière carte
