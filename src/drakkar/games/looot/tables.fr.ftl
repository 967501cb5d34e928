# En-têtes des tableaux à la fin de la règle.
table-longship = Les drakkars
table-site = Les chantiers
table-trophy = Les trophées
table-value = Ce que vaut une tuile, avant les bonus
table-stack = Les tuiles d’une case de bâtiment
table-shield = Ce que chacun reçoit

heading-longship = Drakkar
heading-tile = Tuile
heading-bonus = Points en plus par tuile
heading-needs = Demande
heading-site = Chantier
heading-points = Points
heading-axes = Haches
heading-count = Nombre
heading-building = Bâtiment
heading-vikings = Vikings
heading-shields = Boucliers
