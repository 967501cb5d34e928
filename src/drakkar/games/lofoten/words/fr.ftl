# Lofoten en français.
# Ids arrive as plain strings: $good is mead, fish, sheep or coffer, empty where the reader may not know it or where
# there is none; $buckler is raven or bear; $longship is A to D; $slot is top, right, bottom or left; $position is
# left, middle or right; $side is left or right; $sense is cw or ccw; $power is coin, turn, discard or shift; $card is
# a warehouse card; $jarl a Jarl; $requirement what one asks for; $phase is what the match waits for. $value is the
# quantity of a tile or the value of an order card, 0 where the reader may not know it. $player is a display name, used
# as it is. $goods, $values, $tiles, $cards of a line and $winners are lists already joined into one text; $listed is
# no where a list is empty. Numbers that a components file may change always arrive as variables. Never "de" or "que"
# before $player or a Jarl (elision), never a participle that agrees with them.

## The game

game-title = Lofoten
game-tagline = Deux clans, un seul marché, et pour chacun une roue de quatre drakkars : décalez et tournez votre flotte pour charger hydromel, poisson, moutons et coffres, puis les rapporter. Remplissez mieux que votre adversaire les entrepôts que vous partagez, et régnez sur les îles.
game-summary-1 = Jouez une de vos trois cartes, dont l’ordre ne change jamais. Une carte prise à gauche ou à droite déplace votre flotte de ce côté.
game-summary-2 = La carte du milieu devient une commande dans votre drakkar à quai, et son pouvoir agit aussitôt.
game-summary-3 = Le drakkar qui fait face au marché charge de lui-même la tuile de sa commande ; revenu à quai, il la décharge dans un entrepôt.
game-summary-4 = Les pièces paient des mouvements de plus, une nouvelle main ou un tour supplémentaire.
game-summary-5 = Dans chacun des quatre entrepôts, celui qui a stocké le plus l’emporte. Trois modules ajoutent d’autres entrepôts, des Jarls et de meilleurs drakkars.

## Lessons

lesson-first = Votre première partie
lesson-first-what = Chargez poisson, moutons et coffres au marché, et ramenez-les à terre.
lesson-coins = Les pièces
lesson-coins-what = Prenez-en, et payez un mouvement, une main, un tour entier.
lesson-warehouses = D’autres entrepôts
lesson-warehouses-what = Module 1 : corbeaux et ours rapportent des points, chacun dans la bonne salle.
lesson-jarls = Les Jarls
lesson-jarls-what = Module 2 : remplissez l’exigence d’un Jarl, et gagnez son aide.
lesson-upgrades = De meilleurs drakkars
lesson-upgrades-what = Module 3 : retournez une tuile stockée, et un drakkar passe sur sa meilleure face.

## Goods

good =
    { $good ->
        [mead] hydromel
        [fish] poisson
        [sheep] moutons
        [coffer] coffres
       *[other] inconnu
    }
good-the =
    { $good ->
        [mead] l’hydromel
        [fish] le poisson
        [sheep] les moutons
        [coffer] les coffres
       *[other] une marchandise inconnue
    }
good-or-empty =
    { $good ->
        [mead] hydromel
        [fish] poisson
        [sheep] moutons
        [coffer] coffres
       *[other] vide
    }
order =
    { $good ->
        [mead] commande d’hydromel
        [fish] commande de poisson
        [sheep] commande de moutons
        [coffer] commande de coffres
       *[other] commande
    }

## Merchandise tiles: so many of a good, and a clan’s buckler

quantity =
    { $good ->
        [mead]
            { $value ->
                [one] { $value } hydromel
               *[other] { $value } hydromels
            }
        [fish]
            { $value ->
                [one] { $value } poisson
               *[other] { $value } poissons
            }
        [sheep]
            { $value ->
                [one] { $value } mouton
               *[other] { $value } moutons
            }
       *[coffer]
            { $value ->
                [one] { $value } coffre
               *[other] { $value } coffres
            }
    }
goods-quantity =
    { $good ->
        [mead]
            { $quantity ->
                [one] { $quantity } hydromel
               *[other] { $quantity } hydromels
            }
        [fish]
            { $quantity ->
                [one] { $quantity } poisson
               *[other] { $quantity } poissons
            }
        [sheep]
            { $quantity ->
                [one] { $quantity } mouton
               *[other] { $quantity } moutons
            }
       *[coffer]
            { $quantity ->
                [one] { $quantity } coffre
               *[other] { $quantity } coffres
            }
    }
goods-amount =
    { $good ->
        [mead]
            { $amount ->
                [one] { $amount } hydromel
               *[other] { $amount } hydromels
            }
        [fish]
            { $amount ->
                [one] { $amount } poisson
               *[other] { $amount } poissons
            }
        [sheep]
            { $amount ->
                [one] { $amount } mouton
               *[other] { $amount } moutons
            }
       *[coffer]
            { $amount ->
                [one] { $amount } coffre
               *[other] { $amount } coffres
            }
    }
tile = { quantity } ({ buckler })
tile-full = une tuile de { quantity } avec { buckler-the }
tile-flipped =
    { $good ->
        [mead] tuile d’hydromel retournée
        [fish] tuile de poisson retournée
        [sheep] tuile de moutons retournée
       *[coffer] tuile de coffres retournée
    }
tiles-count =
    { $count ->
        [0] aucune tuile
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
tiles-stored =
    { $count ->
        [0] aucune tuile stockée
        [one] { $count } tuile stockée
       *[other] { $count } tuiles stockées
    }

## Clans and bucklers

buckler =
    { $buckler ->
        [raven] corbeau
       *[bear] ours
    }
buckler-the =
    { $buckler ->
        [raven] le bouclier du corbeau
       *[bear] le bouclier de l’ours
    }
clan =
    { $buckler ->
        [raven] Clan du corbeau
       *[bear] Clan de l’ours
    }
clan-of =
    { $buckler ->
        [raven] clan du corbeau
       *[bear] clan de l’ours
    }

## Order cards

card =
    { $good ->
        [mead] hydromel { $value }
        [fish] poisson { $value }
        [sheep] mouton { $value }
        [coffer] coffre { $value }
       *[other] carte cachée
    }
card-other =
    { $other_good ->
        [mead] hydromel { $other_value }
        [fish] poisson { $other_value }
        [sheep] mouton { $other_value }
       *[coffer] coffre { $other_value }
    }
# An item of the lists $goods and $values.
item-goods =
    { $goods ->
        [mead] hydromel { $values }
        [fish] poisson { $values }
        [sheep] mouton { $values }
       *[coffer] coffre { $values }
    }
cards-count =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
position =
    { $position ->
        [left] carte de gauche
        [middle] carte du milieu
       *[right] carte de droite
    }
position-title =
    { $position ->
        [left] Carte de gauche
        [middle] Carte du milieu
       *[right] Carte de droite
    }
card-side =
    { $side ->
        [left] la carte de gauche
       *[right] la carte de droite
    }
hand-end =
    { $side ->
        [left] à gauche de la main
       *[right] à droite de la main
    }

## Moves, powers, coins

side =
    { $side ->
        [left] vers la gauche
       *[right] vers la droite
    }
side-to =
    { $side ->
        [left] vers la gauche
       *[right] vers la droite
    }
sense =
    { $sense ->
        [cw] dans le sens horaire
       *[ccw] dans le sens antihoraire
    }
moves =
    { $moves ->
        [0] aucun mouvement
        [one] { $moves } mouvement
       *[other] { $moves } mouvements
    }
power =
    { $power ->
        [coin] Pièce
        [turn] Quart de tour
        [discard] Défausse
       *[shift] Décalage
    }
power-what =
    { $power ->
        [coin] prendre une pièce
        [turn] tourner la flotte d’un quart de tour
        [discard] défausser une tuile du marché
       *[shift] décaler la flotte d’une zone
    }
uses-upto =
    { $uses ->
        [one] une fois
       *[other] jusqu’à { $uses } fois
    }
uses-left =
    { $uses ->
        [0] plus aucune fois
        [one] encore une fois
       *[other] encore { $uses } fois
    }
coins =
    { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
origin-from =
    { $origin ->
        [reserve] dans la réserve
       *[rival] à votre adversaire
    }

## Longships and their places on the wheel

longship = drakkar { $longship }
slot =
    { $slot ->
        [top] face au marché
        [right] à droite
        [bottom] à quai
       *[left] à gauche
    }
slot-title =
    { $slot ->
        [top] Face au marché
        [right] À droite
        [bottom] À quai
       *[left] À gauche
    }
ship-effect =
    { $effect ->
        [points]
            { $amount ->
                [one] { $amount } point à la fin
               *[other] { $amount } points à la fin
            }
        [capacity] charge plusieurs tuiles de sa commande, { $amount } marchandises en tout
        [any_good] charge n’importe quelle marchandise tant qu’il porte une commande
       *[uses]
            { $amount ->
                [one] le pouvoir d’une commande placée ici sert { $amount } fois
               *[other] le pouvoir d’une commande placée ici sert jusqu’à { $amount } fois
            }
    }
set-bonus =
    { $count ->
        [0] Aucun drakkar amélioré pour l’instant
        [one] { $count } drakkar amélioré : { points }
       *[other] { $count } drakkars améliorés : { points }
    }

## Warehouses: how they score ($scoring), and what they count on one side ($metric)

warehouse = entrepôt { $warehouse }
warehouse-title = Entrepôt { $warehouse }
warehouse-card =
    { $card ->
        [tally_house] Maison des comptes
        [shield_hall] Salle des boucliers
        [trophy_hall] Salle des trophées
        [treaty_hall] Salle du traité
        [scale_house] Maison de la balance
        [feast_hall] Salle du festin
        [thrift_store] Grenier frugal
        [sealed_cellar] Cellier scellé
       *[other] Entrepôt de niveau 1
    }
# A level-1 card has no name: what matters are its points.
warehouse-worth =
    { $card ->
        [tally_house] Maison des comptes
        [shield_hall] Salle des boucliers
        [trophy_hall] Salle des trophées
        [treaty_hall] Salle du traité
        [scale_house] Maison de la balance
        [feast_hall] Salle du festin
        [thrift_store] Grenier frugal
        [sealed_cellar] Cellier scellé
       *[other] { points }
    }
metric =
    { $metric ->
        [total] marchandises
        [printed_total] marchandises imprimées
        [tiles] tuiles
        [own_bucklers] boucliers du clan
        [rival_bucklers] boucliers adverses
       *[buckler_pairs] paires de boucliers
    }
metric-count =
    { $metric ->
        [total]
            { $count ->
                [one] { $count } marchandise
               *[other] { $count } marchandises
            }
        [printed_total]
            { $count ->
                [one] { $count } marchandise imprimée
               *[other] { $count } marchandises imprimées
            }
        [tiles]
            { $count ->
                [one] { $count } tuile
               *[other] { $count } tuiles
            }
        [own_bucklers]
            { $count ->
                [one] { $count } bouclier du clan
               *[other] { $count } boucliers du clan
            }
        [rival_bucklers]
            { $count ->
                [one] { $count } bouclier adverse
               *[other] { $count } boucliers adverses
            }
       *[buckler_pairs]
            { $count ->
                [one] { $count } paire de boucliers
               *[other] { $count } paires de boucliers
            }
    }
metric-each =
    { $metric ->
        [total] par marchandise
        [printed_total] par marchandise imprimée
        [tiles] par tuile
        [own_bucklers] par bouclier de votre clan
        [rival_bucklers] par bouclier du clan adverse
       *[buckler_pairs] par paire de boucliers, un de chaque clan
    }
metric-help =
    { $metric ->
        [total] On compte les marchandises de chaque côté : additionnez les quantités. Une tuile retournée compte 1.
        [printed_total] On compte les marchandises de chaque côté : additionnez les quantités. Une tuile retournée compte autant qu’il est imprimé sur sa face.
        [tiles] On compte les tuiles de chaque côté, quelle que soit leur quantité. Les tuiles retournées comptent aussi.
        [own_bucklers] On compte de chaque côté les tuiles face visible qui portent le bouclier du clan de ce côté.
        [rival_bucklers] On compte de chaque côté les tuiles face visible qui portent le bouclier de l’autre clan.
       *[buckler_pairs] On compte les paires de chaque côté : une tuile face visible au bouclier du corbeau et une au bouclier de l’ours.
    }
warehouse-scoring =
    { $scoring ->
        [majority]
            { $second ->
                [0] { points } au côté qui a le plus de { metric }
               *[other] { points } au côté qui a le plus de { metric }, { $second } à l’autre s’il a une tuile
            }
        [minority] { points } au côté qui a le moins de { metric }, si les deux ont une tuile
        [difference] { points } par unité d’avance en { metric }, { $cap } au plus
       *[each] { points } { metric-each }
    }
warehouse-scoring-short =
    { $scoring ->
        [majority]
            { $second ->
                [0] plus de { metric } : { points }
               *[other] plus de { metric } : { $points }, l’autre côté { $second }
            }
        [minority] moins de { metric } : { $points }
        [difference] avance en { metric } : { $points } chacune
       *[each]
            { $metric ->
                [own_bucklers] { metric } : { $points } chacun
                [rival_bucklers] { metric } : { $points } chacun
               *[other] { metric } : { $points } chacune
            }
    }

## Jarls, what they do ($effect, $amount, $other) and what they ask for

jarl =
    { $jarl ->
        [gunnar] Gunnar
        [astrid] Astrid
        [leif] Leif
        [ingrid] Ingrid
        [harald] Harald
        [sigrun] Sigrun
        [torsten] Torsten
        [ylva] Ylva
       *[other] { $jarl }
    }
jarl-effect =
    { $effect ->
        [take_coins]
            { $amount ->
                [one] prendre { $amount } pièce
               *[other] prendre { $amount } pièces
            }
        [store_tile] stocker aussitôt une tuile du marché
        [extra_moves]
            { $amount ->
                [one] { $amount } mouvement de plus par carte latérale
               *[other] { $amount } mouvements de plus par carte latérale
            }
        [extra_uses]
            { $amount ->
                [one] chaque pouvoir sert { $amount } fois de plus
               *[other] chaque pouvoir sert { $amount } fois de plus
            }
        [cheaper]
            { $amount ->
                [one] une nouvelle main coûte { $amount } pièce, un tour supplémentaire { $other }
               *[other] une nouvelle main coûte { $amount } pièces, un tour supplémentaire { $other }
            }
        [add_to_total] vos marchandises d’un entrepôt comptent { $amount } de plus
        [lead_bonus]
            { $amount ->
                [one] { $amount } point si un entrepôt vous rapporte plus qu’à votre adversaire
               *[other] { $amount } points si un entrepôt vous rapporte plus qu’à votre adversaire
            }
       *[buckler_groups]
            { $amount ->
                [one] { $amount } point par groupe, même incomplet, de { $other } boucliers de votre clan
               *[other] { $amount } points par groupe, même incomplet, de { $other } boucliers de votre clan
            }
    }
jarl-time =
    { $time ->
        [immediate] aussitôt
        [permanent] désormais
       *[end] à la fin
    }
requirement =
    { $requirement ->
        [each_good]
            { $amount ->
                [one] une tuile stockée de chaque marchandise
               *[other] { $amount } tuiles stockées de chaque marchandise
            }
        [tiles_of]
            { $good ->
                [mead]
                    { $amount ->
                        [one] { $amount } tuile d’hydromel stockée
                       *[other] { $amount } tuiles d’hydromel stockées
                    }
                [fish]
                    { $amount ->
                        [one] { $amount } tuile de poisson stockée
                       *[other] { $amount } tuiles de poisson stockées
                    }
                [sheep]
                    { $amount ->
                        [one] { $amount } tuile de moutons stockée
                       *[other] { $amount } tuiles de moutons stockées
                    }
               *[coffer]
                    { $amount ->
                        [one] { $amount } tuile de coffres stockée
                       *[other] { $amount } tuiles de coffres stockées
                    }
            }
        [bucklers_each]
            { $amount ->
                [one] { $amount } bouclier stocké de chaque clan
               *[other] { $amount } boucliers stockés de chaque clan
            }
        [pay_coins]
            { $amount ->
                [one] { $amount } pièce à donner à l’adversaire
               *[other] { $amount } pièces à donner à l’adversaire
            }
        [goods]
            { $amount ->
                [one] { $amount } marchandise stockée en tout
               *[other] { $amount } marchandises stockées en tout
            }
        [goods_of] { goods-amount } en entrepôt
        [bucklers_same]
            { $amount ->
                [one] { $amount } bouclier stocké d’un même clan
               *[other] { $amount } boucliers stockés d’un même clan
            }
       *[coins]
            { $amount ->
                [one] { $amount } pièce à montrer
               *[other] { $amount } pièces à montrer
            }
    }
progress = { $have } sur { $need }

## What the match waits for

phase =
    { $phase ->
        [starting] commandes de départ
        [action] action
        [moving] mouvements
        [power] pouvoir
        [storing] entrepôt
        [loading] chargement
        [drawing] pioche
        [pile] pile
        [area] zone
        [closing] fin du tour
        [attaching] entrepôt du Jarl
        [seizing] tuile pour le Jarl
        [flipping] tuile à retourner
        [unloading] dernier déchargement
       *[over] fin
    }

## Parts of the table

part-market = Marché
part-reserve = Réserve
part-deck = Pioche
part-discards = Défausse
part-jarls = Jarls
part-removed = Hors du jeu
part-drawn = Carte piochée
part-turned = Tuile retournée
part-storing = À stocker
part-uses = Ce que paient les pièces
part-ways = Avec cette carte
part-ways-here = À partir d’ici

## The board in full words: labels of places and pieces
## $label and $content are whole texts; $upgraded is yes or no; $count counts what stands beside it


# Turns
board-turn = Tour { $turn } : { $player }
board-turn-extra = Tour { $turn } : { $player }, tour supplémentaire
board-turn-last = Tour { $turn } : { $player }, dernier tour
board-turn-extra-last = Tour { $turn } : { $player }, tour supplémentaire et dernier
board-extra-bought =
    { $count ->
        [one] { $player } rejouera après ce tour
       *[other] { $player } rejouera { $count } fois après ce tour
    }
board-ending = Le marché ne peut plus se remplir : la fin approche
board-unloading = Tous les tours sont joués : chaque joueur peut décharger un drakkar
board-first = { $player } a commencé

# Market and piles
board-area-tile = Zone { $area } : { tile-full }
board-area-empty = Zone { $area } : vide
board-area-faced = { $label } ; en face, le drakkar { $longship } ({ $player })
board-area-faced-both = { $label } ; les deux flottes y font face
board-pile =
    { $count ->
        [one] Pile { $pile } : { good } au dos, quantité et bouclier cachés, dernière tuile
       *[other] Pile { $pile } : { good } au dos, quantité et bouclier cachés, { $count } tuiles
    }
board-pile-empty = Pile { $pile } : vide
board-turned = Tuile qui vient d’être retournée : { tile-full }
board-removed = Hors du jeu : { tiles-count }

# Fleets
board-fleet = Flotte : { $player }, à la zone { $area }
board-own = Côté : { $player }
board-slot =
    { $slot ->
        [top] Face au marché : on charge ici
        [right] À droite : attend
        [bottom] À quai : on y place les commandes et on y décharge
       *[left] À gauche : attend
    }
board-ship =
    { $upgraded ->
        [yes] Drakkar { $longship }, amélioré, { slot } : { $content }
       *[no] Drakkar { $longship }, { slot } : { $content }
    }
board-load = Drakkar { $longship } : charger ?
board-answer-load = Charger
board-answer-leave = Laisser
board-ship-free = aucune commande à bord
board-ship-order = { order } à bord, rien de chargé
board-ship-loaded = { order } à bord, chargement : { $tiles }
board-shift =
    { $side ->
        [left] Décaler la flotte vers la gauche
       *[right] Décaler la flotte vers la droite
    }
board-turn-fleet =
    { $sense ->
        [cw] Tourner la flotte dans le sens horaire
       *[ccw] Tourner la flotte dans le sens antihoraire
    }

# A move shown before it is made
board-ghost-shift = en zone { $area }
board-ghost-turn = { $top } face au marché, { $bottom } à quai
board-ghost-load = charge { tile }
board-ghost-unload = stocke { tile } dans l’entrepôt { $warehouse }
board-ghost-choose = décharge { tile } dans un entrepôt vide
board-ghost-more = et peut-être plus ensuite
board-step-shift =
    { $side ->
        [left] décaler à gauche
       *[right] décaler à droite
    }
board-step-turn =
    { $sense ->
        [cw] tourner dans le sens horaire
       *[ccw] tourner dans le sens antihoraire
    }
# $steps and $results are lists already joined into one text
board-route = { $steps } : { $results }
board-no-way = Rien à charger ni à décharger à portée.

# Hands
board-hand = Main : { $player }, de gauche à droite
board-card =
    { $good ->
        [mead] { position-title } : hydromel, valeur { $value }
        [fish] { position-title } : poisson, valeur { $value }
        [sheep] { position-title } : mouton, valeur { $value }
        [coffer] { position-title } : coffre, valeur { $value }
       *[other] { position-title } : cachée
    }
board-hand-end =
    { $side ->
        [left] Gauche de la main : une carte piochée peut aller ici
       *[right] Droite de la main : une carte piochée peut aller ici
    }
board-drawn = Carte piochée : { card }
board-drawn-hidden = { $player } vient de piocher une carte
board-deck =
    { $count ->
        [0] Pioche : vide, la défausse sera mélangée
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
board-discards =
    { $count ->
        [0] Défausse : encore vide
        [one] Défausse : { $count } carte, face visible
       *[other] Défausse : { $count } cartes, face visible
    }

# Coins
board-coins =
    { $coins ->
        [0] { $player } : aucune pièce
        [one] { $player } : { $coins } pièce
       *[other] { $player } : { $coins } pièces
    }
board-reserve = Réserve : { coins }
board-buy-move = { coins } : un mouvement de plus
board-buy-renew = { coins } : une nouvelle main
board-buy-extra = { coins } : un tour supplémentaire

# Warehouses
board-warehouses = Les quatre entrepôts, partagés par les deux clans
board-warehouse = Entrepôt { $warehouse }, { good } : { warehouse-scoring }
board-warehouse-empty = Entrepôt { $warehouse }, encore vide : { warehouse-scoring }
board-warehouse-name = { warehouse-card } : { $label }
board-side = { $player } : { metric-count }, { points } pour l’instant
board-side-none = { $player } : encore aucune tuile
board-ahead = { $player } mène
board-level = Égalité : personne ne mène
board-tile-flipped = { tile-flipped }, sans bouclier
board-attached = { jarl } y sert { $player }

# Jarls
board-jarl = { jarl } : { jarl-effect }
board-jarl-free = exige { requirement }
board-jarl-claimed = allié : { $player }
board-jarl-attached = allié : { $player }, à l’entrepôt { $warehouse }
board-progress = { $player } : { progress }
board-progress-met = { $player } : { progress }, exigence remplie
board-clan = { $player } : { clan-of }
board-no-jarl = { $player } n’a pas de Jarl

## Cards that explain a piece

piece-area = Les deux flottes peuvent charger ici, chacune avec le drakkar qui y fait face.
piece-area-empty = Elle se remplit en fin de tour, pendant la phase d’intendance.
piece-pile = Les dos ne montrent que la marchandise. Pour remplir le marché, on choisit une pile, on retourne sa première tuile, puis on choisit la zone.
piece-pile-empty = Quand les deux piles sont vides et qu’une zone le reste, la fin de la partie se déclenche.
piece-tile = Le nombre donne la quantité. Le bouclier dit à quel clan elle était destinée ; n’importe quel clan peut la charger.
piece-slot =
    { $slot ->
        [top] Il charge de lui-même la tuile de sa zone, s’il porte une commande de cette marchandise.
        [bottom] Ici, la carte du milieu devient une commande, et un drakkar qui arrive chargé est déchargé.
       *[other] Il ne se passe rien ici. Le drakkar attend que la roue tourne.
    }
piece-order = Une commande ne quitte le drakkar qu’une fois honorée : chargée au marché, puis déchargée à quai.
piece-longship = Amélioré : { ship-effect }.
piece-card =
    { $position ->
        [middle] Jouée depuis le milieu, elle devient une commande dans le drakkar à quai, et vous pouvez utiliser son pouvoir. Sa valeur ne compte pas.
       *[other] Jouée depuis un bout, elle déplace la flotte de ce côté, autant de fois que sa valeur. Sa marchandise ne compte pas.
    }
piece-card-hidden = Seul son propriétaire voit cette carte.
piece-hand-end = Une carte piochée va à l’extrémité gauche ou droite de la main, jamais entre deux cartes. L’ordre d’une main ne change jamais.
piece-deck = Quand il faut une carte et que la pioche est vide, la défausse est mélangée pour en faire une nouvelle.
piece-discards = Les deux joueurs ont vu chaque carte au moment où elle a été défaussée.
piece-coins = À tout moment de votre tour, vous pouvez dépenser des pièces : pour un mouvement après une carte latérale, une nouvelle main ou un tour supplémentaire.
piece-reserve = Les pièces dépensées reviennent ici. Quand la réserve est vide, on vole les pièces à l’adversaire.
piece-buy-move = Un mouvement de plus, dans le sens de la carte latérale jouée, à tout moment du tour. Autant de fois que vous pouvez payer.
piece-buy-renew = Défaussez vos trois cartes et piochez-en trois nouvelles, dans cet ordre. Seulement avec trois cartes en main.
piece-buy-extra = Un tour entier de plus après celui-ci. Sauf option, un seul achat par tour.
piece-warehouse = Il ne contient qu’une marchandise, pour les deux clans. Chacun stocke de son côté.
piece-warehouse-scoring = { warehouse-scoring }. { metric-help }
piece-warehouse-empty = Toute marchandise encore sans entrepôt peut venir ici. Il la contiendra ensuite pour les deux clans, pour de bon.
piece-flipped = Une tuile retournée compte pour une marchandise, sauf si l’entrepôt compte ce qui est imprimé. Elle ne porte plus de bouclier et reste une tuile de sa marchandise.
piece-jarl = Ralliez ce Jarl à la fin d’un de vos tours, si vous remplissez alors son exigence. Un seul par joueur.
piece-jarl-claimed = Ce Jarl a choisi son camp et ne sera pas remplacé.
piece-jarl-attached = Ce Jarl est associé à un entrepôt, pour le seul joueur qui l’a rallié et pour toute la partie.
piece-requirement = Stocké veut dire : de votre côté des entrepôts. Ce qui est à bord d’un drakkar ne compte pas.
piece-upgrade = À la fin de votre tour, vous pouvez améliorer un drakkar. Cela coûte une tuile stockée, que l’on retourne.
piece-set-bonus = Les drakkars améliorés rapportent aussi selon leur nombre.
piece-removed = Ces tuiles ne prennent plus part à la partie.
piece-clan =
    { $buckler ->
        [raven] Les tuiles au bouclier du corbeau comptent comme boucliers du clan pour ce joueur, comme boucliers adverses pour l’autre. Les deux peuvent les charger et les stocker.
       *[bear] Les tuiles au bouclier de l’ours comptent comme boucliers du clan pour ce joueur, comme boucliers adverses pour l’autre. Les deux peuvent les charger et les stocker.
    }
piece-first = Le premier joueur décharge aussi en premier à la fin. Les deux joueurs jouent autant de tours ordinaires l’un que l’autre.
piece-extra = Ce tour a été payé. Il ne compte pas quand on compare le nombre de tours.
piece-ending = La partie s’arrête quand les deux joueurs ont joué le même nombre de tours ordinaires.

## Actions

action-play-side = Jouer { card-side } ({ card }) : jusqu’à { moves } { side-to }
action-play-middle = Jouer la carte du milieu ({ card }) : commande dans le drakkar { $longship }, puis { power-what }, { uses-upto }
action-shift = Décaler la flotte { side }, jusqu’à la zone { $area }
action-shift-paid = Payer { coins } pour décaler la flotte { side }, jusqu’à la zone { $area }
action-turn = Tourner la flotte { sense } : { $top } face au marché, { $bottom } à quai
action-turn-paid = Payer { coins } pour tourner la flotte { sense } : { $top } face au marché, { $bottom } à quai
action-coin = Prendre une pièce { origin-from }
action-discard = Défausser { tile } de la zone { $area }
action-done = Finir et piocher
action-done-last = Terminer la phase d’action
action-renew = Payer { coins } pour une nouvelle main
action-extra = Payer { coins } pour un tour supplémentaire
action-put = Mettre { card } { hand-end }
action-pile = Retourner la première tuile de la pile { $pile } ({ good })
action-area = Poser { quantity } sur la zone { $area }
action-store = Stocker { good-the } dans l’entrepôt { $warehouse } ({ warehouse-worth })
action-attach = Associer { jarl } à l’entrepôt { $warehouse } ({ good-or-empty })
action-attach-unwise = Associer quand même { jarl } à l’entrepôt { $warehouse } ({ good-or-empty }) : plus de marchandises ne vous y rapportent rien
action-load = Charger { quantity } dans le drakkar { $longship }
action-leave = Laisser { quantity } sur le marché
action-claim = Rallier { jarl } : { jarl-effect }
action-claim-pay = Donner { coins } à votre adversaire pour rallier { jarl } : { jarl-effect }
action-seize = Stocker { tile } de la zone { $area }
action-upgrade = Améliorer le drakkar { $longship } : { ship-effect }
action-flip = Retourner { tile }
action-unload = Décharger le drakkar { $longship } : { goods-quantity }
action-pass = Renoncer à décharger
action-keep = Garder les deux commandes ({ good })
action-redraw = Piocher deux autres commandes
action-end = Terminer le tour

## Groups of choices, and their short labels

group-play = Vos cartes
group-shift = Décaler la flotte
group-turn = Tourner la flotte
group-coin = Pièces à prendre
group-discard = Tuiles à défausser
group-done = Votre tour
group-renew = Nouvelle main
group-extra = Tour supplémentaire
group-put = Bouts de votre main
group-pile = Piles
group-area = Zones vides
group-warehouse = Entrepôts
group-load = Charger
group-leave = Laisser
group-claim = Jarls
group-seize = Tuiles du marché
group-upgrade = Drakkars à améliorer
group-flip = Tuiles stockées à retourner
group-unload = Drakkars à décharger
group-pass = Ne rien décharger
group-keep = Garder
group-redraw = Repiocher
group-end = Fin du tour
chip-discard = { $area } : { tile }
chip-area = Zone { $area }
chip-seize = { $area } : { tile }
chip-flip = { tile }

## Prompts

prompt-orders = Vos deux commandes de départ sont identiques ({ good }) : les garder, ou en piocher deux autres ?
prompt-action = Jouez une carte : à gauche ou à droite, elle déplace votre flotte ; au milieu, elle devient une commande.
prompt-action-extra = Votre tour supplémentaire : jouez une carte.
prompt-action-last = Votre dernier tour : jouez une carte. Il s’arrête sans piocher ni remplir le marché.
prompt-move =
    { $moves ->
        [0] Votre carte est épuisée : terminez votre phase d’action.
       *[other]
            { $side ->
                [left] Jusqu’à { moves } : décalez vers la gauche ou tournez dans le sens antihoraire. Ou terminez.
               *[right] Jusqu’à { moves } : décalez vers la droite ou tournez dans le sens horaire. Ou terminez.
            }
    }
prompt-move-paid =
    { $side ->
        [left] Votre carte est épuisée : un mouvement de plus, vers la gauche ou dans le sens antihoraire, coûte { coins }. Ou terminez.
       *[right] Votre carte est épuisée : un mouvement de plus, vers la droite ou dans le sens horaire, coûte { coins }. Ou terminez.
    }
prompt-power-coin = Prenez une pièce ({ uses-left }), ou terminez.
prompt-power-turn = Tournez la flotte dans un sens ou dans l’autre ({ uses-left }), ou terminez.
prompt-power-discard = Choisissez une tuile du marché à défausser ({ uses-left }), ou terminez.
prompt-power-shift = Décalez la flotte d’un côté ou de l’autre ({ uses-left }), ou terminez.
prompt-power-done = Votre carte n’a plus rien à offrir : terminez votre phase d’action.
prompt-store = Choisissez un entrepôt vide pour { good-the }. Il ne contiendra rien d’autre, d’un côté comme de l’autre.
prompt-load = Le drakkar { $longship } fait face à une autre marchandise que celle de sa commande, { quantity } : charger ou laisser ?
prompt-draw = Vous avez pioché { card } : placez cette carte à l’extrémité gauche ou droite de votre main.
prompt-pile =
    { $empty ->
        [one] Le marché a { $empty } zone vide : choisissez la pile dont vous retournez la première tuile.
       *[other] Le marché a { $empty } zones vides : choisissez la pile dont vous retournez la première tuile.
    }
prompt-area = Choisissez une zone vide pour { tile }.
prompt-close = Fin de votre tour : faites ce que vous voulez encore faire, ou terminez.
prompt-attach = Choisissez l’entrepôt auquel associer { jarl }, pour toute la partie.
prompt-seize = { jarl } vous permet de stocker aussitôt une tuile du marché : choisissez-la.
prompt-flip = Le drakkar { $longship } se paie avec une tuile stockée : choisissez celle à retourner.
prompt-unload = Tous les tours sont joués : vous pouvez décharger un de vos drakkars, où qu’il soit.

## Events

event-first-player-chosen = { $player } va commencer.
event-market-laid-out = Le marché est en place : { $goods }.
event-jarls-arrived = Les Jarls de cette partie : { $jarls }.
item-jarls =
    { $jarls ->
        [gunnar] Gunnar
        [astrid] Astrid
        [leif] Leif
        [ingrid] Ingrid
        [harald] Harald
        [sigrun] Sigrun
        [torsten] Torsten
        [ylva] Ylva
       *[other] { $jarls }
    }
event-orders-dealt = { $player } reçoit ses commandes de départ : { card } à gauche, { card-other } à droite.
event-orders-kept = { $player } garde deux commandes de départ identiques : { good }.
event-orders-redrawn = { $player } pioche d’autres commandes de départ : { card } à gauche, { card-other } à droite.
event-turn-began =
    { $last ->
        [yes]
            { $extra ->
                [yes] Tour { $turn } : { $player } joue un tour supplémentaire, le dernier de la partie.
               *[no] Tour { $turn } : { $player } joue le dernier tour.
            }
       *[no]
            { $extra ->
                [yes] Tour { $turn } : { $player } joue un tour supplémentaire.
               *[no] Tour { $turn } : { $player } joue.
            }
    }
event-side-card-played = { $player } joue { card-side } ({ card }) : jusqu’à { moves } { side-to }.
event-order-placed = { $player } met la carte du milieu ({ card }) dans le drakkar { $longship }, comme commande. Son pouvoir : { power-what }, { uses-upto }.
event-coins-paid =
    { $use ->
        [move] { $player } paie { coins } pour un mouvement de plus.
        [renew] { $player } paie { coins } pour une nouvelle main.
       *[extra] { $player } paie { coins } pour un tour supplémentaire.
    }
event-fleet-shifted = { $player } décale sa flotte { side }, jusqu’à la zone { $area }.
event-fleet-turned = { $player } tourne sa flotte { sense } : le drakkar { $top } fait face au marché, le drakkar { $bottom } est à quai.
event-tile-loaded = { $player } charge { tile } de la zone { $area } dans le drakkar { $longship }.
event-tile-left = { $player } laisse { quantity } sur la zone { $area } : le drakkar { $longship } ne charge pas.
event-order-fulfilled = { $player } décharge le drakkar { $longship } : sa commande ({ card }) est honorée et défaussée.
event-warehouse-opened = L’entrepôt { $warehouse } reçoit désormais { good-the }, pour les deux clans.
event-tile-stored =
    { $longship ->
        [A] { $player } stocke { tile } dans l’entrepôt { $warehouse }.
        [B] { $player } stocke { tile } dans l’entrepôt { $warehouse }.
        [C] { $player } stocke { tile } dans l’entrepôt { $warehouse }.
        [D] { $player } stocke { tile } dans l’entrepôt { $warehouse }.
       *[other] { $player } stocke { tile } directement du marché dans l’entrepôt { $warehouse }.
    }
event-coin-taken =
    { $origin ->
        [reserve] { $player } prend une pièce dans la réserve.
       *[rival] La réserve est vide : { $player } vole une pièce à l’adversaire.
    }
event-tile-discarded = { $player } défausse { tile } de la zone { $area }, hors du jeu.
event-hand-discarded = { $player } défausse toute sa main : { $goods }.
event-hand-drawn =
    { $listed ->
        [yes] { $player } pioche une main : { $goods }.
       *[no] { $player } pioche une main.
    }
event-extra-turn-bought = { $player } rejouera après ce tour.
event-deck-reshuffled =
    { $cards ->
        [one] La pioche était vide : { $cards } carte défaussée en fait une nouvelle.
       *[other] La pioche était vide : les { $cards } cartes défaussées sont mélangées pour en faire une nouvelle.
    }
event-card-drawn =
    { $value ->
        [0] { $player } pioche une carte.
       *[other] { $player } pioche une carte : { card }.
    }
event-card-put = { $player } met la carte piochée { hand-end }.
event-tile-turned = { $player } retourne la première tuile de la pile { $pile } : { tile }.
event-pile-shows = Au sommet de la pile { $pile } : { good }.
event-pile-empty = La pile { $pile } est vide.
event-tile-placed = { $player } pose { tile } sur la zone { $area }.
event-four-alike = Quatre tuiles de la même marchandise ({ good }) se trouvaient au marché : les deux du milieu, aux zones { $area } et { $other_area }, sortent du jeu.
event-end-triggered = Il n’y a plus de tuile pour remplir le marché : la partie touche à sa fin.
event-jarl-claimed = { $player } rallie le Jarl { jarl }.
event-coins-given = { $player } donne { coins } à l’adversaire, comme l’exige le Jarl.
event-jarl-attached = { $player } associe { jarl } à l’entrepôt { $warehouse }.
event-tile-flipped = { $player } retourne { tile } dans l’entrepôt { $warehouse } pour payer une amélioration.
event-longship-upgraded = { $player } améliore le drakkar { $longship }.
event-final-unloading = Tous les tours sont joués : chaque joueur peut décharger un drakkar.
event-unloading-declined = { $player } ne décharge rien.
event-match-stalled =
    { $turns ->
        [one] Après { $turns } tour sans fin en vue, la limite de sécurité arrête la partie.
       *[other] Après { $turns } tours sans fin en vue, la limite de sécurité arrête la partie.
    }
event-match-ended =
    { $shared ->
        [yes] La partie est finie : { $winners } se partagent la victoire.
       *[no] La partie est finie : { $winners } règne sur les îles Lofoten.
    }

## Why an action is not allowed

reason-match-over = La partie est finie.
reason-not-this-choice =
    { $phase ->
        [starting] Il faut d’abord garder ou repiocher les commandes de départ.
        [action] Jouez d’abord une carte.
        [moving] Vous déplacez votre flotte : terminez d’abord.
        [power] Vous utilisez le pouvoir de votre carte : terminez d’abord.
        [storing] Choisissez d’abord un entrepôt pour la marchandise.
        [loading] Décidez d’abord si le drakkar charge la tuile.
        [drawing] Mettez d’abord la carte piochée à un bout de votre main.
        [pile] Choisissez d’abord la pile qui remplit le marché.
        [area] Choisissez d’abord une zone pour la tuile retournée.
        [closing] Votre tour s’achève : il est trop tard pour cela.
        [attaching] Choisissez d’abord l’entrepôt auquel associer le Jarl.
        [seizing] Choisissez d’abord la tuile du marché à stocker.
        [flipping] Choisissez d’abord la tuile stockée qui paie l’amélioration.
        [unloading] Tous les tours sont joués : on peut seulement encore décharger un drakkar.
       *[over] C’est autre chose qui est demandé maintenant.
    }
reason-order-in-dock = Votre drakkar à quai { $longship } porte déjà une { order } : la carte du milieu ne peut pas être jouée.
reason-card-goes-other-way =
    { $side ->
        [left] Vous avez joué votre carte de gauche : elle ne fait que décaler vers la gauche et tourner dans le sens antihoraire.
       *[right] Vous avez joué votre carte de droite : elle ne fait que décaler vers la droite et tourner dans le sens horaire.
    }
reason-edge-of-market = Votre flotte est à la zone { $area }, au bout du marché : elle ne peut pas aller plus loin de ce côté.
reason-no-moves-left = Votre carte est épuisée, et vous ne pouvez pas payer { coins } pour un mouvement de plus.
reason-moves-in-action-phase = Dans cette partie, une pièce ne paie de mouvement que pendant la phase d’action.
reason-no-side-card = Une pièce ne paie un mouvement qu’après une carte latérale, et vous avez joué celle du milieu.
reason-no-uses-left = Le pouvoir de votre carte est épuisé.
reason-wrong-power = Ce n’est pas le pouvoir de la carte jouée. Elle permet de { power-what }.
reason-no-coin-anywhere = Il n’y a aucune pièce à prendre, ni dans la réserve, ni chez votre adversaire.
reason-area-empty = Il n’y a pas de tuile sur la zone { $area }.
reason-too-few-coins =
    { $have ->
        [0] Il faut { coins }, et vous n’en avez pas.
       *[other] Il faut { coins }, et vous en avez { $have }.
    }
reason-not-three-cards = Pour une nouvelle main, il faut trois cartes à défausser, et vous en tenez { $cards }.
reason-no-turn-left = Vous n’avez plus de tour à jouer : une nouvelle main ne servirait à rien.
reason-extra-bought = Vous avez déjà payé un tour supplémentaire pendant ce tour.
reason-end-triggered = La fin de la partie est déclenchée : on ne paie plus de tour supplémentaire.
reason-pile-empty = La pile { $pile } est vide.
reason-area-taken = Il y a déjà une tuile sur la zone { $area }.
reason-warehouse-taken = L’entrepôt { $warehouse } reçoit déjà { good-the }.
reason-jarls-off = Cette partie se joue sans Jarls.
reason-jarl-not-here = { jarl } n’est pas dans cette partie.
reason-jarl-claimed = { jarl } a déjà choisi son camp.
reason-one-jarl = Vous avez déjà un Jarl : un seul par joueur, pour toute la partie.
reason-requirement-not-met = { jarl } exige { requirement }. Pour l’instant : { progress }.
reason-upgrades-off = Cette partie se joue sans améliorations de drakkars.
reason-one-upgrade = Vous avez déjà amélioré un drakkar à ce tour.
reason-already-upgraded = Le drakkar { $longship } est déjà amélioré.
reason-nothing-to-flip = Une amélioration se paie avec une tuile stockée, face visible, et vous n’en avez pas.
reason-not-stored = Vous n’avez dans les entrepôts aucune tuile face visible de { quantity } avec { buckler-the }.
reason-no-cargo = Le drakkar { $longship } n’est pas chargé.

## Options

option-level2-warehouses = Module 1 : autres entrepôts
option-level2-warehouses-help = Combien des quatre entrepôts sont des cartes de niveau 2, chacune avec son propre décompte ?
option-level2-warehouses-0 = Niveau 1 seulement
option-level2-warehouses-1 = Une carte
option-level2-warehouses-2 = Deux cartes
option-level2-warehouses-3 = Trois cartes
option-level2-warehouses-4 = Les quatre
option-jarls = Module 2 : Jarls
option-jarls-help = Peut-on rallier un Jarl en remplissant son exigence ?
option-jarls-off = Sans Jarls
option-jarls-on = Avec deux Jarls
option-longships = Module 3 : améliorations
option-longships-help = Peut-on améliorer ses drakkars au prix de tuiles stockées ?
option-longships-off = Sans améliorations
option-longships-on = Avec améliorations
option-equal-starting-orders = Commandes de départ identiques
option-equal-starting-orders-help = Que faire de deux commandes de départ de la même marchandise ?
option-equal-starting-orders-redraw = Toujours repiochées
option-equal-starting-orders-choose = Au choix
option-swap-fish-and-sheep-powers = Pouvoirs du poisson et des moutons
option-swap-fish-and-sheep-powers-help = Laquelle des deux marchandises tourne la flotte, laquelle la décale ?
option-swap-fish-and-sheep-powers-off = Moutons : tourner, poisson : décaler
option-swap-fish-and-sheep-powers-on = Poisson : tourner, moutons : décaler
option-coin-moves = Mouvements payés d’une pièce
option-coin-moves-help = Après une carte latérale, quand une pièce peut-elle payer un mouvement de plus ?
option-coin-moves-any-moment = À tout moment du tour
option-coin-moves-action-phase = Pendant la phase d’action seulement
option-extra-turns = Tours supplémentaires payés en un tour
option-extra-turns-help = Combien de tours supplémentaires peut-on payer pendant un même tour ?
option-extra-turns-one = Un seul
option-extra-turns-several = Autant que l’on peut en payer
option-last-round = Dernière manche
option-last-round-help = Quand le second joueur vide les piles : la partie s’arrête-t-elle, ou joue-t-on une manche de plus ?
option-last-round-current = Celle en cours
option-last-round-another = Une de plus
option-both-score-on-tie = Égalité dans un entrepôt
option-both-score-on-tie-help = Qui prend les points d’un entrepôt où les deux côtés sont à égalité ?
option-both-score-on-tie-off = Personne ne marque
option-both-score-on-tie-on = Les deux marquent
option-longship-c = Drakkar C
option-longship-c-help = Avec le module 3 : le drakkar C amélioré doit-il charger les marchandises qui ne sont pas de sa commande ?
option-longship-c-compulsory = Charge tout
option-longship-c-optional = Peut laisser les autres marchandises

## Score

score-mead = Hydromel
score-fish = Poisson
score-sheep = Moutons
score-coffer = Coffres
score-jarl = Jarl
score-longships = Drakkars
score-total = Total

## Components, by section of the components file

component =
    { $section ->
        [box] Ce que contient la boîte
        [good] Marchandises et leurs pouvoirs
        [tile] Tuiles de marchandise
        [order] Cartes de commande
        [warehouse] Entrepôts
        [jarl] Jarls
        [requirement] Exigences des Jarls
        [longship] Drakkars
        [coins] Pièces
        [set_bonus] Points des drakkars améliorés
        [piles] Piles
        [limit] Limite de sécurité
       *[other] { $section }
    }

# A record of the components file by its name, and what would settle what is in doubt.
provenance-name =
    { $section ->
        [good] { provenance-good }
        [tile] { provenance-good } { $part }
        [order] { provenance-good } { $part }
        [warehouse]
            { $id ->
                [tally_house] Maison des comptes
                [shield_hall] Salle des boucliers
                [trophy_hall] Salle des trophées
                [treaty_hall] Salle du traité
                [scale_house] Maison de la balance
                [feast_hall] Salle du festin
                [thrift_store] Grenier frugal
                [sealed_cellar] Cellier scellé
               *[other] Niveau 1, numéro { $part }
            }
        [requirement] Carte { $id }
        [piles] Les deux piles
        [limit] Tours au plus
       *[other] { $name }
    }
provenance-good =
    { $stem ->
        [mead] Hydromel
        [fish] Poisson
        [sheep] Moutons
        [coffer] Coffres
       *[other] { $name }
    }
# Ce que l’on sait d’un élément, et d’où : le fichier du matériel le dit en anglais.
provenance-known =
    { $section ->
        [good]
            { $id ->
                [fish] l’effet qui reste ; avec les moutons, c’est presque pile ou face (option swap_fish_and_sheep_powers)
               *[sheep] l’ordre des marchandises dans l’annonce de l’éditeur ; avec le poisson, c’est presque pile ou face
            }
        [tile] le nombre de tuiles : livrets ; il y en a partout un nombre pair, donc un partage égal des boucliers est probable
        [order] 36 cartes de valeur 1 à 3 : livrets ; une répartition égale est probable
        [warehouse]
            { $id ->
                [thrift_store] nom et décompte inventés, changés une fois : tant que 7 PP allaient au plus bas total, personne ne voulait de sa marchandise, et les parties duraient un tiers de plus (docs/bots.md)
               *[other]
                    { $stem ->
                        [W1] le décompte : livrets ; que les valeurs soient ces huit-là n’est qu’une supposition
                       *[other] nom et décompte inventés ; livrets : les boucliers comptent pour certaines cartes de niveau 2
                    }
            }
        [jarl]
            { $id ->
                [sigrun] nom et pouvoir inventés, changés une fois : tant qu’elle ajoutait 3, le joueur qui la ralliait gagnait plus souvent qu’avec n’importe quel autre Jarl (docs/bots.md)
               *[other] nom et pouvoir inventés ; livrets : des pouvoirs immédiats, permanents et de fin de partie
            }
        [requirement] la condition : livret français ; quelles faces sont dos à dos : d’après l’ordre de son tableau
        [piles] livrets : deux piles ; un partage égal est le plus probable
        [limit] une limite technique de notre part
       *[other] { $where }
    }
provenance-settle =
    { $section ->
        [good] une photo d’une carte de commande de poisson et d’une de moutons : le signe du pouvoir, au milieu
        [tile] une photo des 32 tuiles face visible, ou le nombre de boucliers de chaque clan par marchandise et par quantité
        [order] une photo des 36 cartes triées par marchandise et par valeur, ou le nombre de chacune
        [warehouse] une photo du recto des 16 entrepôts : les points du niveau 1, le décompte entier du niveau 2
        [jarl] une photo du recto des huit Jarls : leurs noms et leurs pouvoirs
        [requirement] une photo du recto et du verso des sept cartes, ou quelles conditions sont dos à dos
        [piles] un mot de l’éditeur sur la façon de partager les tuiles en deux piles
        [limit] rien dans la boîte : cette limite est de nous, pour que finisse une partie qui n’avance plus
       *[other] ce qui y est imprimé : une photo le montre
    }

## On the terminal: letters, short labels, short lines

letter-good =
    { $good ->
        [mead] h
        [fish] p
        [sheep] m
        [coffer] c
       *[other] { "?" }
    }
good-legend = { letter-good } { good }
# $mark is the sign of a player, as before their name.
buckler-legend = { $mark } { buckler } ({ $player })
tile-short = { letter-good }{ $value }{ $mark }
card-short = { letter-good }{ $value }
slot-short =
    { $slot ->
        [top] marché
        [right] droite
        [bottom] quai
       *[left] gauche
    }
position-short =
    { $position ->
        [left] gauche
        [middle] milieu
       *[right] droite
    }
turn-line = Tour { $turn }
turn-extra = tour supplémentaire
turn-last = dernier tour
turn-more =
    { $count ->
        [one] un autre tour est payé
       *[other] { $count } autres tours sont payés
    }
turn-ending = la fin est déclenchée
stock-line = Réserve : { coins }
deck-line = pioche : { $deck }, défausse : { $discards }
removed-line = hors du jeu : { tiles-count }
market-line = Marché : { $tiles }
area-item = { $area } : { tile }
area-item-empty = { $area } : vide
piles-line = Piles : { $piles }
pile-item = { $pile } { good } ({ $count })
pile-item-empty = { $pile } vide
fleet-line = { $player }, { clan-of } : zone { $area }, { coins }, { points }
ship-line = { slot-title } : { $content }
ship-free = { $longship } sans commande
ship-order = { $longship } avec une { order }
ship-loaded = { $longship } chargé : { $tiles }
ship-mark = { $longship }+
hand-line = main : { $cards }
hand-hidden = main : { cards-count }
drawn-line = Piochée : { card }
turned-line = Retournée : { tile }
storing-line = À stocker : { $tiles }
moves-line = Mouvements restants : { $moves }, { side-to }
power-line = Pouvoir : { power-what }, { uses-left }
warehouse-line = { $warehouse } { good-or-empty }, { warehouse-scoring-short }
side-tiles = { $player } { $count } ({ $tiles })
side-none = { $player } rien
ahead-item = en tête : { $player }
level-item = égalité
jarl-line = { jarl } : { jarl-effect }
jarl-wants = exige { requirement } : { $progress }
jarl-has = allié : { $player }
jarl-has-at = allié : { $player }, à l’entrepôt { $warehouse }
progress-item = { $player } { progress }
upgrades-line = améliorés : { $longships }
gain-loads = charge { tile }
gain-stores = stocke { tile } dans l’entrepôt { $warehouse }
gain-choose = un entrepôt à choisir
gain-opens = l’entrepôt { $warehouse } pour { good-the }
gain-coin = une pièce { origin-from }
gain-four = deux des quatre tuiles sortent ({ good })
gain-ending = déclenche la fin
gain-ahead = { $player } en tête dans l’entrepôt { $warehouse }
gain-level = égalité dans l’entrepôt { $warehouse }
column-area = Zone
column-market = Marché
column-warehouse = Entrepôt
column-scoring = Décompte
column-ahead = En tête
