# En-têtes des tableaux à la fin de la règle.
coins-for =
    { $use ->
        [total] pièces en tout
        [first] au début, premier joueur
        [second] au début, second joueur
        [move] prix d’un mouvement de plus
        [renew] prix d’une nouvelle main
       *[extra] prix d’un tour supplémentaire
    }

table-warehouse = Les entrepôts de niveau 1
table-warehouse-2 = Les entrepôts de niveau 2 (module 1)
table-tile = Les tuiles de marchandise
table-order = Les cartes de commande
table-power = Ce que permet la carte du milieu
table-price = Les pièces
table-jarl = Les Jarls (module 2)
table-requirement = Ce que demandent les Jarls, deux faces par carte
table-longship = Les drakkars améliorés (module 3)
table-set = Points pour un, deux, trois et quatre drakkars améliorés

heading-warehouse = Entrepôt
heading-scoring = Ce qu’il rapporte
heading-tile = Tuile
heading-raven = Au corbeau
heading-bear = À l’ours
heading-order = Carte
heading-count = Nombre
heading-good = Marchandise
heading-power = Pouvoir
heading-coins = Pièces
heading-jarl = Jarl
heading-effect = Effet
heading-card = Carte
heading-requirement = Demande
heading-longship = Drakkar
heading-points = Points
