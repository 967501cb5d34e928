# Looot in English.
# Ids arrive as plain strings: $tile and $target are wood, sheep, gold, axe, house, tower or castle; $shield is
# second, double or occupied; $kind is port, altar or palace; $player is a display name, used as it is.
# $needs and $winners are lists already joined into one text.

## The game

game-title = Looot
game-tagline = Lead your vikings ashore, gather resources and capture houses, towers and castles. Lay the loot cleverly in your fjord to complete longships and building sites, and become Jarl of all the vikings.
game-summary-1 = Place one viking a turn, next to any viking or to the sea, and gain the resource of its hex.
game-summary-2 = Capture houses by standing next to them, towers by linking two of them, castles with groups of 4, 8 and 12 vikings.
game-summary-3 = Lay each tile for good in your fjord: the right neighbours complete longships and finish building sites.
game-summary-4 = At the end of your turn you may take one longship and, once in the match, claim a trophy with your axes.
game-summary-5 = Every tile scores its value plus the bonuses of your longships; each longship left open costs 5 points.

## Lessons

lesson-first = Your first match
lesson-first-what = Land your vikings, lay their loot, and complete a longship.
lesson-shields = Shields
lesson-shields-what = Three powers, once each: two tiles for one, two vikings in a turn, a hex that is taken.
lesson-trophies = Trophies
lesson-trophies-what = Collect axes, and choose the moment for the one trophy that you may claim.

## Tiles

tile =
    { $tile ->
        [wood] wood
        [sheep] sheep
        [gold] gold
        [axe] axe
        [house] house
        [tower] tower
        [castle] castle
       *[other] { $tile }
    }
tile-title =
    { $tile ->
        [wood] Wood
        [sheep] Sheep
        [gold] Gold
        [axe] Axe
        [house] House
        [tower] Tower
        [castle] Castle
       *[other] { $tile }
    }
tile-one =
    { $tile ->
        [wood] one wood
        [sheep] one sheep
        [gold] one gold
        [axe] one axe
        [house] one house
        [tower] one tower
        [castle] one castle
       *[other] { $tile }
    }
tile-the =
    { $tile ->
        [wood] the wood
        [sheep] the sheep
        [gold] the gold
        [axe] the axe
        [house] the house
        [tower] the tower
        [castle] the castle
       *[other] { $tile }
    }
tile-each =
    { $tile ->
        [wood] for each wood
        [sheep] for each sheep
        [gold] for each gold
        [axe] for each axe
        [house] for each house
        [tower] for each tower
        [castle] for each castle
       *[other] { $tile }
    }
tile-count =
    { $tile ->
        [wood] { $count } wood
        [sheep] { $count } sheep
        [gold] { $count } gold
        [axe]
            { $count ->
                [one] { $count } axe
               *[other] { $count } axes
            }
        [house]
            { $count ->
                [one] { $count } house
               *[other] { $count } houses
            }
        [tower]
            { $count ->
                [one] { $count } tower
               *[other] { $count } towers
            }
        [castle]
            { $count ->
                [one] { $count } castle
               *[other] { $count } castles
            }
       *[other] { $tile } × { $count }
    }

## Terrain: $tile is what the hex gives or holds

terrain =
    { $tile ->
        [wood] forest
        [sheep] meadow
        [gold] mountain
        [axe] battlefield
        [house] house
        [tower] tower
        [castle] castle
       *[other] { $tile }
    }
terrain-on =
    { $tile ->
        [wood] in the forest { $hex }
        [sheep] in the meadow { $hex }
        [gold] on the mountain { $hex }
        [axe] on the battlefield { $hex }
       *[other] on { $hex }
    }
terrain-sea = sea
building-at =
    { $tile ->
        [house] the house on { $hex }
        [tower] the tower on { $hex }
        [castle] the castle on { $hex }
       *[other] the stack on { $hex }
    }

## Shields

shield =
    { $shield ->
        [second] Second viking
        [double] Double resource
        [occupied] Occupied hex
       *[other] { $shield }
    }
shield-effect =
    { $shield ->
        [second] Place another viking at once; the loot of both is laid afterwards.
        [double] Gain two resources of the hex’s kind instead of one.
        [occupied] Place your viking on a resource hex that already holds one.
       *[other] { $shield }
    }

## Longships, sites, trophies

longship =
    { $target ->
        [wood] longship of wood +{ $bonus }
        [sheep] longship of sheep +{ $bonus }
        [gold] longship of gold +{ $bonus }
        [axe] longship of axes +{ $bonus }
        [house] longship of houses +{ $bonus }
        [tower] longship of towers +{ $bonus }
        [castle] longship of castles +{ $bonus }
       *[other] longship of { $target } +{ $bonus }
    }
longship-card = { $longship }: { longship }, needs { $needs }
longship-open = { $longship }: { longship }, not completed, needs { $needs }
longship-done = { $longship }: { longship }, completed
site =
    { $kind ->
        [port] port
        [altar] altar
        [palace] palace
       *[other] { $kind }
    }
site-the =
    { $kind ->
        [port] the port
        [altar] the altar
        [palace] the palace
       *[other] { $kind }
    }
site-title =
    { $kind ->
        [port] Port
        [altar] Altar of the gods
        [palace] Jarl’s palace
       *[other] { $kind }
    }
site-card = { site-title }, { points }: needs { $needs }
site-done = { site-title }, { points }: finished
trophy = trophy for { $axes } axes
trophy-card = { trophy }: { points }

## Parts of the table

part-sea = At sea
part-shields = Shields
part-trophies = Trophies
part-loot = Loot to lay
vikings-left =
    { $count ->
        [0] no viking left
        [one] { $count } viking left
       *[other] { $count } vikings left
    }
bag-left =
    { $count ->
        [0] the bag is empty
        [one] { $count } longship in the bag
       *[other] { $count } longships in the bag
    }
spaces-left =
    { $count ->
        [0] the fjord is full
        [one] { $count } free space
       *[other] { $count } free spaces
    }
stack-left =
    { $count ->
        [0] empty
        [one] { $count } tile
       *[other] { $count } tiles
    }

## The board in full words: labels of hexes and spaces, and the cards that explain them
## $state is ready, raised or spent; $label is a whole label

board-map = Map of the land
board-fjord = Fjord: { $player }
board-hex-free = { $hex }, { terrain }, free
board-hex-held = { $hex }, { terrain }, { $player }
board-building = { $hex }, { terrain }, { stack-left }
board-sea = Sea hex { $slot }, { longship-card }
board-sea-empty = Sea hex { $slot }, empty
board-trophy-gone = { trophy-card }, gone
board-space-free = Space { $space }, free
board-space-tile = Space { $space }, { tile }
board-space-open = Space { $space }, { longship-open }
board-space-done = Space { $space }, { longship-done }
board-site-open = Space { $space }, { site-card }
board-site-done = Space { $space }, { site-done }
board-shield =
    { $state ->
        [ready] Shield “{ shield }”, ready
        [raised] Shield “{ shield }”, raised
       *[spent] Shield “{ shield }”, used
    }
board-loot = { tile-title }, to lay
board-hand = { tile-title }, in hand
board-loot-from = { tile-title } from { $hex }, to lay
board-hand-from = { tile-title } from { $hex }, in hand
board-nothing-to-lay = No loot to lay
board-worth = { tile-count }, { points } each
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show the whole map
board-fjord-larger = Enlarge the fjord
board-fjord-smaller = Shrink the fjord
board-look-back = Back to my fjord
piece-terrain =
    { $tile ->
        [wood] A viking placed here gains one wood.
        [sheep] A viking placed here gains one sheep.
        [gold] A viking placed here gains one gold.
        [axe] A viking placed here gains one axe.
       *[other] A viking placed here gains a resource.
    }
piece-building =
    { $tile ->
        [house] Each viking placed next to it takes one tile.
        [tower] Link it to another tower with a group of your vikings: one tile from each.
        [castle] Your group that touches it takes a tile on reaching 4, 8 and 12 vikings.
       *[other] Vikings take tiles from it.
    }
piece-sea = Vikings may land next to the sea.
piece-longship = With its three resources around it in your fjord, it raises the value of every tile on its sail. Not completed, it costs 5 points at the end.
piece-trophy = Claim it at the end of a turn if you own enough axes. One in the whole match.
piece-site = It is finished as soon as everything it asks for lies around it.
piece-space = Any tile or longship may be laid here, for good.
piece-tile = Each tile of this kind is now worth { points }.
piece-loot = Every tile gained is laid in your fjord before the turn goes on.

## Actions

action-place = Place a viking { terrain-on }
action-raise = Raise the shield “{ shield }”
action-lower = Lower the shield “{ shield }”
action-pick = Lay { tile-the } next
action-lay = Lay it on { $space }
action-from = Lay { tile-the } from { $hex } next
action-from-tower = Take a tile from the tower on { $hex }
action-take = Take longship { $longship }
action-take-full = Take { $longship }: { longship }, needs { $needs }
action-claim = Claim the trophy for { $axes } axes
action-claim-full = Claim the trophy for { $axes } axes ({ points })
action-end = End the turn

## Groups of choices

group-place = Place a viking
group-place-kind = { tile-title }
group-raise = Shields to raise
group-lower = Raised shields
group-pick = Tile to lay next
group-from = Where the tile comes from
group-lay = Free spaces of your fjord
group-take = Longships at sea
group-claim = Trophies
group-end = Your turn

## Prompts

prompt-place = Place a viking, or raise a shield first.
prompt-place-second = Place your second viking.
prompt-pick = Choose which tile to lay next.
prompt-pick-short =
    { $count ->
        [one] Your fjord has room for only { $count } tile: choose which to lay next.
       *[other] Your fjord has room for only { $count } tiles: choose which to lay next.
    }
prompt-tower = You link several towers at once, and one pair pays: choose a tower that gives a tile.
prompt-lay = Choose a free space for: { tile }.
prompt-lay-longship = Choose a free space for longship { $longship }: +{ $bonus } { tile-each } once its three resources lie around it, −5 at the end if they do not.
prompt-close = End of your turn: you may take a longship or claim a trophy, or end the turn.
prompt-close-longship = End of your turn: you may take a longship, or end the turn.
prompt-close-trophy = End of your turn: you may claim a trophy, or end the turn.
prompt-close-done = Nothing is left to choose: end your turn.

## Events

event-longships-launched = The first longships on the sea: { $longships }.
item-longships = { $longships }
event-sites-dealt = { $player } has in the fjord: { $kinds }.
item-kinds =
    { $kinds ->
        [port] a port (worth { $points })
        [altar] an altar (worth { $points })
       *[palace] a palace (worth { $points })
    }
event-turn-began = { $player } begins a turn.
event-shield-raised = { $player } raises the shield “{ shield }”.
event-shield-lowered = { $player } lowers the shield “{ shield }”.
event-shield-spent = { $player } uses the shield “{ shield }”.
event-viking-placed = { $player } places a viking { terrain-on }.
event-resource-gained = { $player } gains { tile-one } from { $hex }.
event-building-captured = { $player } captures { tile-one } from { $hex }.
event-stack-empty = { $player } gains nothing from { building-at }: no tile is left there.
event-tile-lost = { $player } loses { tile-one }: the fjord is full.
event-tile-laid = { $player } lays { tile-one } on { $space }.
event-longship-taken = { $player } takes longship { $longship }.
event-longship-laid = { $player } lays longship { $longship } on { $space }.
event-longship-completed = { $player } completes longship { $longship }: +{ $bonus } { tile-each }.
event-site-finished = { $player } finishes { site-the }: { points }.
event-trophy-claimed = { $player } claims the trophy for { $axes } axes: { points }.
event-longship-drawn = Longship { $longship } sails from the bag to sea hex { $slot }.
event-sea-left-empty = The bag is empty: sea hex { $slot } stays bare.
event-turn-ended = { $player } ends the turn.
event-turn-skipped = { $player } cannot place a viking and skips the turn.
event-match-ended =
    { $shared ->
        [yes] The match is over: { $winners } share the victory.
       *[no] The match is over: { $winners } becomes Jarl of all the vikings.
    }

## Why an action is not allowed

reason-match-over = The match is over.
reason-viking-first = Place your viking before that.
reason-loot-first = Lay your loot before that.
reason-placing-done = Your viking is already placed this turn.
reason-not-on-board = There is no hex { $hex } on this map.
reason-not-a-resource = { $hex } is not a resource hex: no viking can stand there.
reason-occupied = { $hex } already holds a viking.
reason-not-adjacent = { $hex } touches neither a viking nor a longship.
reason-needs-occupied = { $hex } holds no viking, and the shield you raised asks for a hex that does.
reason-rivals-only = { $hex } holds only your own vikings, and the shield you raised asks for somebody else’s.
reason-shield-spent = You have already used the shield “{ shield }” in this match.
reason-shield-raised = The shield “{ shield }” is already raised.
reason-shield-not-raised = The shield “{ shield }” is not raised.
reason-no-second-viking = You have no viking left to place as a second one.
reason-no-occupied-hex = No hex holds a viking that this shield could use.
reason-only-occupied-left = This shield is your only way left to place a viking.
reason-pick-first = Choose which tile to lay first.
reason-not-in-loot = There is no { tile } among the tiles you have to lay.
reason-which-hex = Not all of your loot finds room: choose which hex gives you { tile-the }.
reason-hex-not-asked = You have no choice to make about { $hex }.
reason-tower-first = First choose the tower that gives you a tile.
reason-no-new-link = { $hex } is not one of the towers you can choose from.
reason-resource-first = Lay your resources before your buildings.
reason-holding-a-tile = Lay the tile in hand first.
reason-nothing-to-lay = You have nothing to lay.
reason-space-taken = Space { $space } is taken.
reason-not-at-sea = Longship { $longship } is not at sea.
reason-one-longship = You have already taken a longship this turn.
reason-fjord-full = Your fjord is full.
reason-trophy-gone = This trophy is gone.
reason-one-trophy = You already have a trophy: one in the whole match.
reason-too-few-axes =
    { $axes ->
        [0] This trophy asks for { $needed } axes and you have none.
       *[other] This trophy asks for { $needed } axes and you have { $axes }.
    }

## Options

option-overhang = Overhang
option-overhang-help = May the Sea tile and the Trophy tile stick out past a corner of the map?
option-overhang-yes = They may stick out
option-overhang-no = Fully fitted
option-shore = Shore
option-shore-help = Next to which sea hexes may a viking land?
option-shore-sea = Any sea hex
option-shore-longship = Longships only
option-tower-tiles = Towers
option-tower-tiles-help = What does a viking that makes several new links at once receive?
option-tower-tiles-pair = One tile per pair
option-tower-tiles-tower = One tile per tower
option-tower-tiles-one = One pair
option-loot-order = Loot order
option-loot-order-help = In which order are the tiles gained laid in the fjord?
option-loot-order-free = Any order
option-loot-order-resource-first = Resources first
option-occupied-hex = Occupied hex
option-occupied-hex-help = Whose viking may the shield “Occupied hex” join?
option-occupied-hex-any = Any viking
option-occupied-hex-rival = Rivals only
option-castle-count = Castle count
option-castle-count-help = How is a group counted for castles when a hex holds several vikings of one colour?
option-castle-count-hexes = Hexes
option-castle-count-vikings = Vikings
option-first-player = First player
option-first-player-help = Who begins?
option-first-player-seat = First seat
option-first-player-drawn = Drawn by lot

## Presets: what is chosen together under one name

option-rules = Rules
option-rules-help = By the letter of the printed rules, castles count vikings, the resource is laid first, and only a longship opens a shore.
option-rules-usual = Usual
option-rules-letter = By the letter

## Score

score-castle = Castles
score-tower = Towers
score-house = Houses
score-gold = Gold
score-sheep = Sheep
score-wood = Wood
score-sites = Building sites
score-trophy = Trophy
score-longships = Open longships
score-total = Total

## Components, by section of the components file

component =
    { $section ->
        [box] What the box holds
        [longship] Longships
        [site] Building sites
        [trophy] Trophies
        [edge] Edges of the Territory tiles
        [join] Ways to join two Territory tiles
        [fit] Ways to attach the Sea and Trophy tiles
        [sea] Sea tile
        [trophy_tile] Trophy tile
        [face] Faces of the Territory tiles
        [outline] Outline of a Territory tile
        [side_tile] Side tiles
        [fjord] Fjord
        [values] Values of the tiles
        [stacks] Stacks of buildings
        [kit] A player’s vikings and shields
        [rules] Numbers of the rules
       *[other] { $section }
    }

# A record of the components file by its name, and what would settle what is in doubt.
provenance-name =
    { $section ->
        [face] Face { $id }
       *[other] { $id }
    }
# What is known of a record and from where: in the components file it is said in English.
provenance-known =
    { $section ->
       *[other]
            { $stem ->
               *[other]
                    { $id ->
                       *[other] { $where }
                    }
            }
    }
provenance-settle =
    { $section ->
        [face] a photo of both sides of the Territory tile, or which two numbers are on the same tile
       *[other] what is printed on the piece: a photo shows it
    }

## On the terminal: letters, labels of at most five characters, short lines

letter =
    { $tile ->
        [wood] w
        [sheep] s
        [gold] g
        [axe] a
        [house] H
        [tower] T
        [castle] C
       *[other] { $tile }
    }
cell-tile =
    { $tile ->
        [wood] wood
        [sheep] sheep
        [gold] gold
        [axe] axe
        [house] HOUSE
        [tower] TOWER
        [castle] CASTL
       *[other] { $tile }
    }
cell-site =
    { $kind ->
        [port] port
        [altar] altar
        [palace] palac
       *[other] { $kind }
    }
vikings-short =
    { $count ->
        [one] { $count } viking
       *[other] { $count } vikings
    }
points-short = { $points }p
map-legend = { $resources }; { $buildings } with the tiles left; * free to you; in the sea, longships
map-viking = viking of { $players }
map-touches = touches { $hexes }
sea-title = At sea, { $bag }:
longship-short = { $longship } { tile } +{ $bonus }: { $needs }
trophy-short = { $axes } axes { points-short }
trophies-left =
    { $count ->
        [0] No trophy is left.
       *[other] Trophies: { $trophies }
    }
shield-short =
    { $shield ->
        [second] second
        [double] double
        [occupied] occupied
       *[other] { $shield }
    }
shield-up = { shield-short } (raised)
shields-ready =
    { $count ->
        [0] no shield
       *[other] shields { $shields }
    }
fjord-title = Fjord of { $player }: { points }, { $free }
fjord-site = { site-title } ({ $space }), { points }
fjord-longship = { $longship } ({ $space }), { tile } +{ $bonus }
fjord-done = ✓ { $name }
fjord-missing = { $name }: missing { $needs }
fjord-tiles = { tile-count } × { $worth }
fjord-empty = no tile yet
fjord-where = { tile-title }: { $spaces }
gain-completes = completes { $longship }
gain-finishes = finishes { site-the }
gain-empty = nothing left of { building-at }
gain-lost = loses { tile-one }
gain-helps =
    { $left ->
        [one] helps { $name }, { $left } to go
       *[other] helps { $name }, { $left } to go
    }
gain-there = { $count } of { $needed } there
