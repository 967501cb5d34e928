# En-têtes des tableaux à la fin de la règle.
bodies-with =
    { $shields ->
        [one] { $count } à { $shields } bouclier
       *[other] { $count } à { $shields } boucliers
    }

table-building = Les bâtiments
table-body = Les sections de drakkar
table-chest = Les coffres
table-stack = Les piles au début
table-barrel = Les tonneaux de chacun
table-price = Les prix du marché
table-viking = Les vikings au début

heading-position = Place
heading-building = Bâtiment
heading-effect = Ce qu’il permet
heading-colour = Couleur
heading-shields = Boucliers
heading-good = Marchandise
heading-count = Nombre
heading-chests = Coffres
heading-values = Valeurs
heading-prices = Paliers
heading-players = Joueurs
heading-pattern = Ordre dans la rangée
