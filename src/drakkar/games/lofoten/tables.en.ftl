# Headings of the tables at the end of the rules.
coins-for =
    { $use ->
        [total] coins in all
        [first] at the start, first player
        [second] at the start, second player
        [move] price of one more move
        [renew] price of a new hand
       *[extra] price of an extra turn
    }

table-warehouse = Warehouses of level 1
table-warehouse-2 = Warehouses of level 2 (module 1)
table-tile = Merchandise tiles
table-order = Order cards
table-power = What the middle card lets you do
table-price = Coins
table-jarl = Jarls (module 2)
table-requirement = Requirement cards of the Jarls, two sides each
table-longship = Upgraded longships (module 3)
table-set = Points for one, two, three and four upgraded longships

heading-warehouse = Warehouse
heading-scoring = What it pays
heading-tile = Tile
heading-raven = With the raven
heading-bear = With the bear
heading-order = Card
heading-count = Number
heading-good = Good
heading-power = Power
heading-coins = Coins
heading-jarl = Jarl
heading-effect = Effect
heading-card = Card
heading-requirement = Asks for
heading-longship = Longship
heading-points = Points
