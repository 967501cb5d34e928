# Headings of the tables at the end of the rules.
bodies-with =
    { $shields ->
        [one] { $count } with { $shields } shield
       *[other] { $count } with { $shields } shields
    }

table-building = Buildings
table-body = Ship sections
table-chest = Chests
table-stack = The stacks at the start
table-barrel = Barrels of each player
table-price = Prices at the market
table-viking = Vikings at the start

heading-position = Place
heading-building = Building
heading-effect = What it does
heading-colour = Colour
heading-shields = Shields
heading-good = Good
heading-count = Number
heading-chests = Chests
heading-values = Values
heading-prices = Steps
heading-players = Players
heading-pattern = Order in the row
