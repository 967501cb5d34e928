# Headings of the tables at the end of the rules.
table-longship = Longships
table-site = Building sites
table-trophy = Trophies
table-value = What a tile is worth, before the bonuses
table-stack = Tiles on a building hex
table-shield = What each player has

heading-longship = Longship
heading-tile = Tile
heading-bonus = Points more for each
heading-needs = Asks for
heading-site = Site
heading-points = Points
heading-axes = Axes
heading-count = Number
heading-building = Building
heading-vikings = Vikings
heading-shields = Shields
