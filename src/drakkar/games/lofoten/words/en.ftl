# Lofoten in English.
# Ids arrive as plain strings: $good is mead, fish, sheep or coffer, empty where the reader may not know it or where
# there is none; $buckler is raven or bear; $longship is A to D; $slot is top, right, bottom or left; $position is
# left, middle or right; $side is left or right; $sense is cw or ccw; $power is coin, turn, discard or shift; $card is
# a warehouse card; $jarl a Jarl; $requirement what one asks for; $phase is what the match waits for. $value is the
# quantity of a tile or the value of an order card, 0 where the reader may not know it. $player is a display name, used
# as it is. $goods, $values, $tiles, $cards of a line and $winners are lists already joined into one text; $listed is
# no where a list is empty. Numbers that a components file may change always arrive as variables.

## The game

game-title = Lofoten
game-tagline = Two clans, one market, and a wheel of four longships each: shift and turn your fleet to load mead, fish, sheep and coffers and bring them home. Fill the warehouses you share better than your rival, and rule the islands.
game-summary-1 = Play one of your three cards; you may never change their order. A card from the left or right end moves your fleet that way.
game-summary-2 = The card in the middle becomes an order in your docked longship, and its power works at once.
game-summary-3 = The longship that faces the market loads the tile of its order by itself; docked again, it unloads into a warehouse.
game-summary-4 = Coins buy more moves, a new hand or an extra turn.
game-summary-5 = In each of the four warehouses, who has stored more there takes its points. Three modules add other warehouses, Jarls and better longships.

## Lessons

lesson-first = Your first match
lesson-first-what = Load fish, sheep and coffers at the market, and bring them ashore.
lesson-coins = Coins
lesson-coins-what = Take them, and buy a move, a hand, a whole turn.
lesson-warehouses = Other warehouses
lesson-warehouses-what = Module 1: ravens and bears bring points, each in the right hall.
lesson-jarls = Jarls
lesson-jarls-what = Module 2: fulfil what a Jarl wants, and win their help.
lesson-upgrades = Better longships
lesson-upgrades-what = Module 3: flip a stored tile, and turn a longship to its better side.

## Goods

good =
    { $good ->
        [mead] mead
        [fish] fish
        [sheep] sheep
        [coffer] coffers
       *[other] unknown
    }
good-the =
    { $good ->
        [mead] mead
        [fish] fish
        [sheep] sheep
        [coffer] coffers
       *[other] an unknown good
    }
good-or-empty =
    { $good ->
        [mead] mead
        [fish] fish
        [sheep] sheep
        [coffer] coffers
       *[other] empty
    }
order =
    { $good ->
        [mead] order for mead
        [fish] order for fish
        [sheep] order for sheep
        [coffer] order for coffers
       *[other] order
    }

## Merchandise tiles: so many of a good, and a clan’s buckler

quantity =
    { $good ->
        [mead] { $value } mead
        [fish] { $value } fish
        [sheep] { $value } sheep
       *[coffer]
            { $value ->
                [one] { $value } coffer
               *[other] { $value } coffers
            }
    }
goods-quantity =
    { $good ->
        [mead] { $quantity } mead
        [fish] { $quantity } fish
        [sheep] { $quantity } sheep
       *[coffer]
            { $quantity ->
                [one] { $quantity } coffer
               *[other] { $quantity } coffers
            }
    }
goods-amount =
    { $good ->
        [mead] { $amount } mead
        [fish] { $amount } fish
        [sheep] { $amount } sheep
       *[coffer]
            { $amount ->
                [one] { $amount } coffer
               *[other] { $amount } coffers
            }
    }
tile = { quantity } ({ buckler })
tile-full = a tile of { quantity } with { buckler-the }
tile-flipped =
    { $good ->
        [mead] flipped tile of mead
        [fish] flipped tile of fish
        [sheep] flipped tile of sheep
       *[coffer] flipped tile of coffers
    }
tiles-count =
    { $count ->
        [0] no tile
        [one] { $count } tile
       *[other] { $count } tiles
    }
tiles-stored =
    { $count ->
        [0] no tile stored
        [one] { $count } tile stored
       *[other] { $count } tiles stored
    }

## Clans and bucklers

buckler =
    { $buckler ->
        [raven] raven
       *[bear] bear
    }
buckler-the =
    { $buckler ->
        [raven] the raven’s buckler
       *[bear] the bear’s buckler
    }
clan =
    { $buckler ->
        [raven] Clan of the raven
       *[bear] Clan of the bear
    }
clan-of =
    { $buckler ->
        [raven] clan of the raven
       *[bear] clan of the bear
    }

## Order cards

card =
    { $good ->
        [mead] mead { $value }
        [fish] fish { $value }
        [sheep] sheep { $value }
        [coffer] coffer { $value }
       *[other] hidden card
    }
card-other =
    { $other_good ->
        [mead] mead { $other_value }
        [fish] fish { $other_value }
        [sheep] sheep { $other_value }
       *[coffer] coffer { $other_value }
    }
# An item of the lists $goods and $values.
item-goods =
    { $goods ->
        [mead] mead { $values }
        [fish] fish { $values }
        [sheep] sheep { $values }
       *[coffer] coffer { $values }
    }
cards-count =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
position =
    { $position ->
        [left] left card
        [middle] middle card
       *[right] right card
    }
position-title =
    { $position ->
        [left] Left card
        [middle] Middle card
       *[right] Right card
    }
card-side =
    { $side ->
        [left] the left card
       *[right] the right card
    }
hand-end =
    { $side ->
        [left] at the left end of the hand
       *[right] at the right end of the hand
    }

## Moves, powers, coins

side =
    { $side ->
        [left] left
       *[right] right
    }
side-to =
    { $side ->
        [left] to the left
       *[right] to the right
    }
sense =
    { $sense ->
        [cw] clockwise
       *[ccw] counter-clockwise
    }
moves =
    { $moves ->
        [0] no move
        [one] { $moves } move
       *[other] { $moves } moves
    }
power =
    { $power ->
        [coin] Coin
        [turn] Quarter turn
        [discard] Discard
       *[shift] Shift
    }
power-what =
    { $power ->
        [coin] take a coin
        [turn] give the fleet a quarter turn
        [discard] discard a market tile
       *[shift] shift the fleet by one area
    }
uses-upto =
    { $uses ->
        [one] once
       *[other] up to { $uses } times
    }
uses-left =
    { $uses ->
        [0] no use left
        [one] { $uses } use left
       *[other] { $uses } uses left
    }
coins =
    { $coins ->
        [0] no coin
        [one] { $coins } coin
       *[other] { $coins } coins
    }
origin-from =
    { $origin ->
        [reserve] from the reserve
       *[rival] from your rival
    }

## Longships and their places on the wheel

longship = longship { $longship }
slot =
    { $slot ->
        [top] faces the market
        [right] on the right
        [bottom] docked
       *[left] on the left
    }
slot-title =
    { $slot ->
        [top] Faces the market
        [right] Right
        [bottom] Docked
       *[left] Left
    }
ship-effect =
    { $effect ->
        [points]
            { $amount ->
                [one] { $amount } point at the end
               *[other] { $amount } points at the end
            }
        [capacity] loads several tiles of its order’s good, { $amount } goods in all
        [any_good] loads any good while it holds an order
       *[uses]
            { $amount ->
                [one] the power of an order placed here works { $amount } time
               *[other] the power of an order placed here works up to { $amount } times
            }
    }
set-bonus =
    { $count ->
        [0] No longship upgraded yet
        [one] { $count } longship upgraded: { points }
       *[other] { $count } longships upgraded: { points }
    }

## Warehouses: how they score ($scoring), and what they count on one side ($metric)

warehouse = warehouse { $warehouse }
warehouse-title = Warehouse { $warehouse }
warehouse-card =
    { $card ->
        [tally_house] Tally House
        [shield_hall] Shield Hall
        [trophy_hall] Trophy Hall
        [treaty_hall] Treaty Hall
        [scale_house] Scale House
        [feast_hall] Feast Hall
        [thrift_store] Thrift Store
        [sealed_cellar] Sealed Cellar
       *[other] Warehouse of level 1
    }
# A level-1 card has no name: what matters are its points.
warehouse-worth =
    { $card ->
        [tally_house] Tally House
        [shield_hall] Shield Hall
        [trophy_hall] Trophy Hall
        [treaty_hall] Treaty Hall
        [scale_house] Scale House
        [feast_hall] Feast Hall
        [thrift_store] Thrift Store
        [sealed_cellar] Sealed Cellar
       *[other] { points }
    }
metric =
    { $metric ->
        [total] goods
        [printed_total] goods as printed
        [tiles] tiles
        [own_bucklers] own bucklers
        [rival_bucklers] rival bucklers
       *[buckler_pairs] pairs of bucklers
    }
metric-count =
    { $metric ->
        [total]
            { $count ->
                [one] { $count } good
               *[other] { $count } goods
            }
        [printed_total]
            { $count ->
                [one] { $count } good as printed
               *[other] { $count } goods as printed
            }
        [tiles]
            { $count ->
                [one] { $count } tile
               *[other] { $count } tiles
            }
        [own_bucklers]
            { $count ->
                [one] { $count } own buckler
               *[other] { $count } own bucklers
            }
        [rival_bucklers]
            { $count ->
                [one] { $count } rival buckler
               *[other] { $count } rival bucklers
            }
       *[buckler_pairs]
            { $count ->
                [one] { $count } pair of bucklers
               *[other] { $count } pairs of bucklers
            }
    }
metric-each =
    { $metric ->
        [total] for each good
        [printed_total] for each good as printed
        [tiles] for each tile
        [own_bucklers] for each buckler of one’s own clan
        [rival_bucklers] for each buckler of the other clan
       *[buckler_pairs] for each pair of bucklers, one of each clan
    }
metric-help =
    { $metric ->
        [total] It counts the goods on each side: add up the quantities. A flipped tile counts 1.
        [printed_total] It counts the goods on each side: add up the quantities. A flipped tile counts as much as is printed on its front.
        [tiles] It counts the tiles on each side, however many goods they show. Flipped tiles count too.
        [own_bucklers] It counts the face-up tiles on each side that bear the buckler of that side’s clan.
        [rival_bucklers] It counts the face-up tiles on each side that bear the buckler of the other clan.
       *[buckler_pairs] It counts the pairs on each side: one face-up tile with the raven’s buckler and one with the bear’s.
    }
warehouse-scoring =
    { $scoring ->
        [majority]
            { $second ->
                [0] { points } to the side with more { metric }
               *[other] { points } to the side with more { metric }, { $second } to the other if it has a tile
            }
        [minority] { points } to the side with fewer { metric }, if both have a tile
        [difference] { points } for each unit of lead in { metric }, { $cap } at most
       *[each] { points } { metric-each }
    }
warehouse-scoring-short =
    { $scoring ->
        [majority]
            { $second ->
                [0] more { metric }: { points }
               *[other] more { metric }: { $points }, other side { $second }
            }
        [minority] fewer { metric }: { $points }
        [difference] lead in { metric }: { $points } each
       *[each] { metric }: { $points } each
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
                [one] take { $amount } coin
               *[other] take { $amount } coins
            }
        [store_tile] store a market tile at once
        [extra_moves]
            { $amount ->
                [one] { $amount } move more with every side card
               *[other] { $amount } moves more with every side card
            }
        [extra_uses]
            { $amount ->
                [one] { $amount } use more of every power
               *[other] { $amount } uses more of every power
            }
        [cheaper]
            { $amount ->
                [one] a new hand costs { $amount } coin, an extra turn { $other }
               *[other] a new hand costs { $amount } coins, an extra turn { $other }
            }
        [add_to_total] your goods in one warehouse count { $amount } more
        [lead_bonus]
            { $amount ->
                [one] { $amount } point if one warehouse gives you more than your rival
               *[other] { $amount } points if one warehouse gives you more than your rival
            }
       *[buckler_groups]
            { $amount ->
                [one] { $amount } point for every { $other } bucklers of your clan, rounded up
               *[other] { $amount } points for every { $other } bucklers of your clan, rounded up
            }
    }
jarl-time =
    { $time ->
        [immediate] at once
        [permanent] from now on
       *[end] at the end
    }
requirement =
    { $requirement ->
        [each_good]
            { $amount ->
                [one] a stored tile of each good
               *[other] { $amount } stored tiles of each good
            }
        [tiles_of]
            { $amount ->
                [one] { $amount } stored tile of { good }
               *[other] { $amount } stored tiles of { good }
            }
        [bucklers_each]
            { $amount ->
                [one] { $amount } stored buckler of each clan
               *[other] { $amount } stored bucklers of each clan
            }
        [pay_coins]
            { $amount ->
                [one] { $amount } coin given to the rival
               *[other] { $amount } coins given to the rival
            }
        [goods] { $amount } goods stored in all
        [goods_of] { goods-amount } stored
        [bucklers_same] { $amount } stored bucklers of one clan
       *[coins]
            { $amount ->
                [one] { $amount } coin to show
               *[other] { $amount } coins to show
            }
    }
progress = { $have } of { $need }

## What the match waits for

phase =
    { $phase ->
        [starting] starting orders
        [action] action
        [moving] moves
        [power] power
        [storing] warehouse
        [loading] loading
        [drawing] draw
        [pile] pile
        [area] area
        [closing] end of the turn
        [attaching] warehouse of the Jarl
        [seizing] tile for the Jarl
        [flipping] tile to flip
        [unloading] final unloading
       *[over] end
    }

## Parts of the table

part-market = Market
part-reserve = Reserve
part-deck = Deck
part-discards = Discards
part-jarls = Jarls
part-removed = Removed
part-drawn = Card drawn
part-turned = Tile turned
part-storing = To store
part-uses = What coins buy
part-ways = With this card
part-ways-here = From here

## The board in full words: labels of places and pieces
## $label and $content are whole texts; $upgraded is yes or no; $count counts what stands beside it


# Turns
board-turn = Turn { $turn }: { $player }
board-turn-extra = Turn { $turn }: { $player }, extra turn
board-turn-last = Turn { $turn }: { $player }, last turn
board-turn-extra-last = Turn { $turn }: { $player }, extra and last turn
board-extra-bought =
    { $count ->
        [one] { $player } will play again after this turn
       *[other] { $player } will play again after this turn, { $count } times
    }
board-ending = The market cannot be refilled any more: the end is near
board-unloading = All turns are over: each player may unload one longship
board-first = { $player } went first

# Market and piles
board-area-tile = Area { $area }: { tile-full }
board-area-empty = Area { $area }: empty
board-area-faced = { $label }; { $player } faces it with longship { $longship }
board-area-faced-both = { $label }; both fleets face it
board-pile =
    { $count ->
        [one] Pile { $pile }: { good } on the back, quantity and buckler hidden, the last tile
       *[other] Pile { $pile }: { good } on the back, quantity and buckler hidden, { $count } tiles
    }
board-pile-empty = Pile { $pile }: empty
board-turned = Tile just turned: { tile-full }
board-removed = Removed from the game: { tiles-count }

# Fleets
board-fleet = Fleet of { $player }, at area { $area }
board-own = Side of { $player }
board-slot =
    { $slot ->
        [top] Faces the market: loads here
        [right] On the right: waits
        [bottom] Docked: takes orders and unloads here
       *[left] On the left: waits
    }
board-ship =
    { $upgraded ->
        [yes] Longship { $longship }, upgraded, { slot }: { $content }
       *[no] Longship { $longship }, { slot }: { $content }
    }
board-load = Longship { $longship }: load it?
board-answer-load = Load
board-answer-leave = Leave
board-ship-free = no order aboard
board-ship-order = { order } aboard, not loaded
board-ship-loaded = { order } aboard, loaded with { $tiles }
board-shift =
    { $side ->
        [left] Shift the fleet left
       *[right] Shift the fleet right
    }
board-turn-fleet =
    { $sense ->
        [cw] Turn the fleet clockwise
       *[ccw] Turn the fleet counter-clockwise
    }

# A move shown before it is made
board-ghost-shift = to area { $area }
board-ghost-turn = { $top } faces the market, { $bottom } is docked
board-ghost-load = loads { tile }
board-ghost-unload = stores { tile } in warehouse { $warehouse }
board-ghost-choose = unloads { tile } into an empty warehouse
board-ghost-more = and then perhaps more
board-step-shift =
    { $side ->
        [left] shift left
       *[right] shift right
    }
board-step-turn =
    { $sense ->
        [cw] turn clockwise
       *[ccw] turn counter-clockwise
    }
# $steps and $results are lists already joined into one text
board-route = { $steps }: { $results }
board-no-way = Nothing to load or to unload within reach.

# Hands
board-hand = Hand of { $player }, from left to right
board-card =
    { $good ->
        [mead] { position-title }: mead, value { $value }
        [fish] { position-title }: fish, value { $value }
        [sheep] { position-title }: sheep, value { $value }
        [coffer] { position-title }: coffer, value { $value }
       *[other] { position-title }: hidden
    }
board-hand-end =
    { $side ->
        [left] Left end of the hand: a card drawn may go here
       *[right] Right end of the hand: a card drawn may go here
    }
board-drawn = Card drawn: { card }
board-drawn-hidden = { $player } has drawn a card
board-deck =
    { $count ->
        [0] Deck: empty, the discards will be shuffled
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
board-discards =
    { $count ->
        [0] Discards: none yet
        [one] Discards: { $count } card, face up
       *[other] Discards: { $count } cards, face up
    }

# Coins
board-coins =
    { $coins ->
        [0] { $player }: no coin
        [one] { $player }: { $coins } coin
       *[other] { $player }: { $coins } coins
    }
board-reserve = Reserve: { coins }
board-buy-move = { coins }: one more move
board-buy-renew = { coins }: a new hand
board-buy-extra = { coins }: an extra turn

# Warehouses
board-warehouses = The four warehouses, shared by both
board-warehouse = Warehouse { $warehouse }, { good }: { warehouse-scoring }
board-warehouse-empty = Warehouse { $warehouse }, still empty: { warehouse-scoring }
board-warehouse-name = { warehouse-card }: { $label }
board-side = { $player }: { metric-count }, { points } as it stands
board-side-none = { $player }: no tile yet
board-ahead = { $player } is ahead
board-level = Level: nobody is ahead
board-tile-flipped = { tile-flipped }, without a buckler
board-attached = { jarl } is attached here for { $player }

# Jarls
board-jarl = { jarl }: { jarl-effect }
board-jarl-free = asks for { requirement }
board-jarl-claimed = ally of { $player }
board-jarl-attached = ally of { $player }, attached to warehouse { $warehouse }
board-progress = { $player }: { progress }
board-progress-met = { $player }: { progress }, met
board-clan = { $player }: { clan-of }
board-no-jarl = { $player } has no Jarl

## Cards that explain a piece

piece-area = The fleets on both sides can load from here: each with the longship that faces it.
piece-area-empty = It is refilled at the end of the turn, in the maintenance phase.
piece-pile = The backs show only the good. Who refills the market chooses a pile, turns its top tile and then chooses the area.
piece-pile-empty = When both piles are empty and an area stays empty, the end of the match is triggered.
piece-tile = The number is the quantity. The buckler says which clan it was meant for; either clan may load it.
piece-slot =
    { $slot ->
        [top] It loads the tile of its area by itself, if it holds an order for that good.
        [bottom] Here the middle card becomes an order, and a longship that arrives loaded is unloaded.
       *[other] Nothing happens here. The longship waits for the wheel to turn.
    }
piece-order = An order leaves the longship only by being fulfilled: loaded at the market, then unloaded at the dock.
piece-longship = Upgraded: { ship-effect }.
piece-card =
    { $position ->
        [middle] Played from the middle, it becomes an order in the docked longship, and its power may be used. Its value does not matter.
       *[other] Played from an end, it moves the fleet that way, as many times as its value. Its good does not matter.
    }
piece-card-hidden = Only its owner sees this card.
piece-hand-end = A card drawn goes to the left or the right end, never in between. The order of a hand never changes.
piece-deck = When a card is needed and the deck is empty, the discards are shuffled into a new one.
piece-discards = Every card was seen by both players when it was discarded.
piece-coins = At any moment of your turn you may spend coins: on a move after a side card, on a new hand, on an extra turn.
piece-reserve = Coins spent come back here. When the reserve is empty, a coin taken comes from the rival.
piece-buy-move = One more move, in the direction of the side card you played, at any moment of the turn. As often as you can pay.
piece-buy-renew = Discard your three cards and draw three new ones, in that order. Only while you hold exactly three.
piece-buy-extra = One more whole turn after this one. Unless otherwise agreed, you may buy one in each turn.
piece-warehouse = It holds one good for both players. Each stores on their own side.
piece-warehouse-scoring = { warehouse-scoring }. { metric-help }
piece-warehouse-empty = Any good that has no warehouse yet may come here. Then it holds that good for both players, for good.
piece-flipped = A flipped tile counts as one good, unless the warehouse counts what is printed. It bears no buckler and is still a tile of its good.
piece-jarl = Claim this Jarl at the end of one of your turns, if you meet the requirement then. Each player may claim one.
piece-jarl-claimed = This Jarl is claimed and will not be replaced.
piece-jarl-attached = This Jarl is attached to a warehouse, for its owner only and for the whole match.
piece-requirement = Stored means: on your side of the warehouses. What lies aboard a longship does not count.
piece-upgrade = At the end of your turn you may upgrade one longship. It costs a stored tile, which is flipped.
piece-set-bonus = Upgraded longships also score by their number.
piece-removed = These tiles take no more part in the match.
piece-clan =
    { $buckler ->
        [raven] Tiles with the raven’s buckler are own bucklers for this player, and rival bucklers for the other. Either player may load and store them.
       *[bear] Tiles with the bear’s buckler are own bucklers for this player, and rival bucklers for the other. Either player may load and store them.
    }
piece-first = Who went first also unloads first at the end. Both players have the same number of regular turns.
piece-extra = This turn was bought. It does not count when turns are made equal.
piece-ending = The match ends when both players have had the same number of regular turns.

## Actions

action-play-side = Play { card-side } ({ card }): up to { moves } { side-to }
action-play-middle = Play the middle card ({ card }): order in longship { $longship }, then { power-what }, { uses-upto }
action-shift = Shift the fleet { side }, to area { $area }
action-shift-paid = Pay { coins } to shift the fleet { side }, to area { $area }
action-turn = Turn the fleet { sense }: { $top } faces the market, { $bottom } is docked
action-turn-paid = Pay { coins } to turn the fleet { sense }: { $top } faces the market, { $bottom } is docked
action-coin = Take a coin { origin-from }
action-discard = Discard { tile } from area { $area }
action-done = Finish and draw
action-done-last = Finish the action phase
action-renew = Pay { coins } for a new hand
action-extra = Pay { coins } for an extra turn
action-put = Put { card } { hand-end }
action-pile = Turn the top tile of pile { $pile } ({ good })
action-area = Put { quantity } on area { $area }
action-store = Store { good } in warehouse { $warehouse } ({ warehouse-worth })
action-attach = Attach { jarl } to warehouse { $warehouse } ({ good-or-empty })
action-attach-unwise = Attach { jarl } to warehouse { $warehouse } ({ good-or-empty }) all the same: more goods bring you nothing there
action-load = Load { quantity } into longship { $longship }
action-leave = Leave { quantity } on the market
action-claim = Claim { jarl }: { jarl-effect }
action-claim-pay = Give your rival { coins } and claim { jarl }: { jarl-effect }
action-seize = Store { tile } from area { $area }
action-upgrade = Upgrade longship { $longship }: { ship-effect }
action-flip = Flip { tile }
action-unload = Unload longship { $longship }: { goods-quantity }
action-pass = Unload nothing
action-keep = Keep both orders for { good }
action-redraw = Draw two other orders
action-end = End the turn

## Groups of choices, and their short labels

group-play = Your cards
group-shift = Shift the fleet
group-turn = Turn the fleet
group-coin = Coins to take
group-discard = Tiles to discard
group-done = Your turn
group-renew = New hand
group-extra = Extra turn
group-put = Ends of your hand
group-pile = Piles
group-area = Empty areas
group-warehouse = Warehouses
group-load = Loading
group-leave = Leaving
group-claim = Jarls
group-seize = Market tiles
group-upgrade = Longships to upgrade
group-flip = Stored tiles to flip
group-unload = Longships to unload
group-pass = No unloading
group-keep = Keep
group-redraw = Redraw
group-end = End of the turn
chip-discard = { $area }: { tile }
chip-area = Area { $area }
chip-seize = { $area }: { tile }
chip-flip = { tile }

## Prompts

prompt-orders = Both your starting orders are for { good }: keep them, or draw two others?
prompt-action = Play a card: the left or the right one moves your fleet, the middle one becomes an order.
prompt-action-extra = Your extra turn: play a card.
prompt-action-last = Your last turn: play a card. It ends without drawing or refilling the market.
prompt-move =
    { $moves ->
        [0] Your card is used up: finish your action phase.
       *[other]
            { $side ->
                [left] Up to { moves }: shift left or turn counter-clockwise. Or finish.
               *[right] Up to { moves }: shift right or turn clockwise. Or finish.
            }
    }
prompt-move-paid =
    { $side ->
        [left] Your card is used up: one more move left or counter-clockwise costs { coins }. Or finish.
       *[right] Your card is used up: one more move right or clockwise costs { coins }. Or finish.
    }
prompt-power-coin = Take a coin ({ uses-left }), or finish.
prompt-power-turn = Turn the fleet either way ({ uses-left }), or finish.
prompt-power-discard = Choose a market tile to discard ({ uses-left }), or finish.
prompt-power-shift = Shift the fleet either way ({ uses-left }), or finish.
prompt-power-done = Your card has nothing more to offer: finish your action phase.
prompt-store = Choose an empty warehouse for { good-the }. It will hold nothing else, for either player.
prompt-load = Longship { $longship } faces { quantity }, not the good of its order: load or leave?
prompt-draw = You drew { card }: put it at the left or the right end of your hand.
prompt-pile =
    { $empty ->
        [one] The market has { $empty } empty area: choose the pile whose top tile you turn.
       *[other] The market has { $empty } empty areas: choose the pile whose top tile you turn.
    }
prompt-area = Choose an empty area for { tile }.
prompt-close = End of your turn: do what else you like, or end it.
prompt-attach = Choose the warehouse that { jarl } is attached to, for the whole match.
prompt-seize = { jarl } lets you store a market tile at once: choose it.
prompt-flip = Longship { $longship } is paid for with a stored tile: choose the one to flip.
prompt-unload = All turns are over: you may unload one of your longships, wherever it is.

## Events

event-first-player-chosen = { $player } will begin.
event-market-laid-out = The market is laid out: { $goods }.
event-jarls-arrived = The Jarls of this match: { $jarls }.
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
event-orders-dealt = { $player } is dealt starting orders: { card } on the left, { card-other } on the right.
event-orders-kept = { $player } keeps two starting orders for { good }.
event-orders-redrawn = { $player } draws other starting orders: { card } on the left, { card-other } on the right.
event-turn-began =
    { $last ->
        [yes]
            { $extra ->
                [yes] Turn { $turn }: { $player } plays an extra turn, the last of the match.
               *[no] Turn { $turn }: { $player } plays the last turn.
            }
       *[no]
            { $extra ->
                [yes] Turn { $turn }: { $player } plays an extra turn.
               *[no] Turn { $turn }: { $player } plays.
            }
    }
event-side-card-played = { $player } plays { card-side } ({ card }): up to { moves } { side-to }.
event-order-placed = { $player } puts the middle card ({ card }) into longship { $longship } as an order. Its power: { power-what }, { uses-upto }.
event-coins-paid =
    { $use ->
        [move] { $player } pays { coins } for one more move.
        [renew] { $player } pays { coins } for a new hand.
       *[extra] { $player } pays { coins } for an extra turn.
    }
event-fleet-shifted = { $player } shifts the fleet { side }, to area { $area }.
event-fleet-turned = { $player } turns the fleet { sense }: longship { $top } faces the market, longship { $bottom } is docked.
event-tile-loaded = { $player } loads { tile } from area { $area } into longship { $longship }.
event-tile-left = { $player } leaves { quantity } on area { $area }: longship { $longship } does not load.
event-order-fulfilled = { $player } unloads longship { $longship }: its order ({ card }) is fulfilled and discarded.
event-warehouse-opened = Warehouse { $warehouse } holds { good-the } from now on, for both players.
event-tile-stored =
    { $longship ->
        [A] { $player } stores { tile } in warehouse { $warehouse }.
        [B] { $player } stores { tile } in warehouse { $warehouse }.
        [C] { $player } stores { tile } in warehouse { $warehouse }.
        [D] { $player } stores { tile } in warehouse { $warehouse }.
       *[other] { $player } stores { tile } straight from the market in warehouse { $warehouse }.
    }
event-coin-taken =
    { $origin ->
        [reserve] { $player } takes a coin from the reserve.
       *[rival] The reserve is empty: { $player } takes a coin from the rival.
    }
event-tile-discarded = { $player } discards { tile } from area { $area }, out of the game.
event-hand-discarded = { $player } discards the whole hand: { $goods }.
event-hand-drawn =
    { $listed ->
        [yes] { $player } draws a hand: { $goods }.
       *[no] { $player } draws a hand.
    }
event-extra-turn-bought = { $player } will play again after this turn.
event-deck-reshuffled =
    { $cards ->
        [one] The deck was empty: { $cards } discarded card makes a new one.
       *[other] The deck was empty: the { $cards } discarded cards are shuffled into a new one.
    }
event-card-drawn =
    { $value ->
        [0] { $player } draws a card.
       *[other] { $player } draws a card: { card }.
    }
event-card-put = { $player } puts the card drawn { hand-end }.
event-tile-turned = { $player } turns the top tile of pile { $pile }: { tile }.
event-pile-shows = On top of pile { $pile }: { good }.
event-pile-empty = Pile { $pile } is empty.
event-tile-placed = { $player } puts { tile } on area { $area }.
event-four-alike = Four tiles of { good } lay on the market: the two in the middle, on areas { $area } and { $other_area }, are out of the game.
event-end-triggered = There is no tile left to refill the market: the match is about to end.
event-jarl-claimed = { $player } claims the Jarl { jarl }.
event-coins-given = { $player } gives { coins } to the rival, as the Jarl requires.
event-jarl-attached = { $player } attaches { jarl } to warehouse { $warehouse }.
event-tile-flipped = { $player } flips { tile } in warehouse { $warehouse } to pay for an upgrade.
event-longship-upgraded = { $player } upgrades longship { $longship }.
event-final-unloading = All turns are over: each player may unload one longship.
event-unloading-declined = { $player } unloads nothing.
event-match-stalled =
    { $turns ->
        [one] After { $turns } turn without an end in sight, the safety limit ends the match.
       *[other] After { $turns } turns without an end in sight, the safety limit ends the match.
    }
event-match-ended =
    { $shared ->
        [yes] The match is over: { $winners } share the victory.
       *[no] The match is over: { $winners } rules the Lofoten islands.
    }

## Why an action is not allowed

reason-match-over = The match is over.
reason-not-this-choice =
    { $phase ->
        [starting] First the starting orders are kept or redrawn.
        [action] First play a card.
        [moving] You are moving your fleet: finish that first.
        [power] You are using the power of your card: finish that first.
        [storing] First choose a warehouse for the good.
        [loading] First decide whether the longship loads the tile.
        [drawing] First put the card you drew at an end of your hand.
        [pile] First choose the pile that refills the market.
        [area] First choose an area for the tile you turned.
        [closing] Your turn is ending: it is too late for that.
        [attaching] First choose the warehouse that the Jarl is attached to.
        [seizing] First choose the market tile that you store.
        [flipping] First choose the stored tile that pays for the upgrade.
        [unloading] All turns are over: only one longship may still be unloaded.
       *[over] Something else is asked now.
    }
reason-order-in-dock = Your docked longship { $longship } already holds an { order }: the middle card cannot be played.
reason-card-goes-other-way =
    { $side ->
        [left] You played your left card: it only shifts left and turns counter-clockwise.
       *[right] You played your right card: it only shifts right and turns clockwise.
    }
reason-edge-of-market = Your fleet is at area { $area }, the end of the market: it cannot go further that way.
reason-no-moves-left = Your card is used up, and you cannot pay { coins } for one more move.
reason-moves-in-action-phase = In this match a coin buys moves in the action phase only.
reason-no-side-card = A coin buys a move only after a side card, and you played the middle one.
reason-no-uses-left = The power of your card is used up.
reason-wrong-power = That is not the power of the card you played. It lets you { power-what }.
reason-no-coin-anywhere = There is no coin to take: neither the reserve nor your rival has one.
reason-area-empty = There is no tile on area { $area }.
reason-too-few-coins =
    { $have ->
        [0] This takes { coins }, and you have none.
       *[other] This takes { coins }, and you have { $have }.
    }
reason-not-three-cards = A new hand takes three cards to discard, and you hold { $cards }.
reason-no-turn-left = You have no turn to come: a new hand would be of no use.
reason-extra-bought = You have already bought an extra turn in this turn.
reason-end-triggered = The end of the match is triggered: no extra turn can be bought any more.
reason-pile-empty = Pile { $pile } is empty.
reason-area-taken = There is already a tile on area { $area }.
reason-warehouse-taken = Warehouse { $warehouse } already holds { good-the }.
reason-jarls-off = This match is played without Jarls.
reason-jarl-not-here = { jarl } is not in this match.
reason-jarl-claimed = { jarl } is already claimed.
reason-one-jarl = You already have a Jarl: one each, in the whole match.
reason-requirement-not-met = { jarl } asks for { requirement }. So far: { progress }.
reason-upgrades-off = This match is played without upgrades of the longships.
reason-one-upgrade = You have already upgraded a longship in this turn.
reason-already-upgraded = Longship { $longship } is already upgraded.
reason-nothing-to-flip = An upgrade is paid for with a stored tile, face up, and you have none.
reason-not-stored = You have no face-up tile of { quantity } with { buckler-the } in the warehouses.
reason-no-cargo = Longship { $longship } is not loaded.

## Options

option-level2-warehouses = Module 1: other warehouses
option-level2-warehouses-help = How many of the four warehouses are level-2 cards, each with a scoring of its own?
option-level2-warehouses-0 = Level 1 only
option-level2-warehouses-1 = One card
option-level2-warehouses-2 = Two cards
option-level2-warehouses-3 = Three cards
option-level2-warehouses-4 = All four
option-jarls = Module 2: Jarls
option-jarls-help = May each player win the support of a Jarl by meeting a requirement?
option-jarls-off = Without Jarls
option-jarls-on = With two Jarls
option-longships = Module 3: upgrades
option-longships-help = May longships be upgraded at the price of stored tiles?
option-longships-off = Without upgrades
option-longships-on = With upgrades
option-equal-starting-orders = Equal starting orders
option-equal-starting-orders-help = What if a player’s two starting orders are for the same good?
option-equal-starting-orders-redraw = Always redrawn
option-equal-starting-orders-choose = The player chooses
option-swap-fish-and-sheep-powers = Powers of fish and sheep
option-swap-fish-and-sheep-powers-help = Which of the two goods turns the fleet, and which one shifts it?
option-swap-fish-and-sheep-powers-off = Sheep turn, fish shift
option-swap-fish-and-sheep-powers-on = Fish turn, sheep shift
option-coin-moves = Moves bought with a coin
option-coin-moves-help = After a side card, when may a coin buy one more move?
option-coin-moves-any-moment = At any moment of the turn
option-coin-moves-action-phase = In the action phase only
option-extra-turns = Extra turns bought in a turn
option-extra-turns-help = How many extra turns may be bought in one turn?
option-extra-turns-one = One
option-extra-turns-several = As many as one can pay
option-last-round = Last round
option-last-round-help = When the second player empties the piles: is the match over, or is there one more round?
option-last-round-current = The current one
option-last-round-another = One more
option-both-score-on-tie = Ties in a warehouse
option-both-score-on-tie-help = Who takes the points of a warehouse in which both players are level?
option-both-score-on-tie-off = Nobody scores
option-both-score-on-tie-on = Both score
option-longship-c = Longship C
option-longship-c-help = With module 3: must the upgraded longship C load goods that are not those of its order?
option-longship-c-compulsory = Loads everything
option-longship-c-optional = May leave other goods

## Score

score-mead = Mead
score-fish = Fish
score-sheep = Sheep
score-coffer = Coffers
score-jarl = Jarl
score-longships = Longships
score-total = Total

## Components, by section of the components file

component =
    { $section ->
        [box] What the box holds
        [good] Goods and their powers
        [tile] Merchandise tiles
        [order] Order cards
        [warehouse] Warehouses
        [jarl] Jarls
        [requirement] Requirements of the Jarls
        [longship] Longships
        [coins] Coins
        [set_bonus] Points for upgraded longships
        [piles] Piles
        [limit] Safety limit
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
                [tally_house] Tally House
                [shield_hall] Shield Hall
                [trophy_hall] Trophy Hall
                [treaty_hall] Treaty Hall
                [scale_house] Scale House
                [feast_hall] Feast Hall
                [thrift_store] Thrift Store
                [sealed_cellar] Sealed Cellar
               *[other] Level 1, number { $part }
            }
        [requirement] Card { $id }
        [piles] The two piles
        [limit] Turns at most
       *[other] { $name }
    }
provenance-good =
    { $stem ->
        [mead] Mead
        [fish] Fish
        [sheep] Sheep
        [coffer] Coffers
       *[other] { $name }
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
        [good] a photo of an order card of fish and one of sheep: the sign of the power in the middle
        [tile] a photo of all 32 tiles face up, or how many of each good and quantity show each clan’s buckler
        [order] a photo of the 36 cards sorted by good and value, or how many there are of each
        [warehouse] a photo of the fronts of all 16 warehouses: the points of level 1, the whole scoring of level 2
        [jarl] a photo of the fronts of the eight Jarls: their names and powers
        [requirement] a photo of both sides of the seven cards, or which two conditions are back to back
        [piles] a word of the publisher on how the tiles are split into two piles
        [limit] nothing in the box: this limit is ours, so that a match which gets nowhere ends
       *[other] what is printed on the piece: a photo shows it
    }

## On the terminal: letters, short labels, short lines

letter-good =
    { $good ->
        [mead] m
        [fish] f
        [sheep] s
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
        [top] market
        [right] right
        [bottom] dock
       *[left] left
    }
position-short =
    { $position ->
        [left] left
        [middle] middle
       *[right] right
    }
turn-line = Turn { $turn }
turn-extra = extra turn
turn-last = last turn
turn-more =
    { $count ->
        [one] another turn is bought
       *[other] { $count } more turns are bought
    }
turn-ending = the end is triggered
stock-line = Reserve: { coins }
deck-line = deck: { $deck }, discards: { $discards }
removed-line = out of the game: { tiles-count }
market-line = Market: { $tiles }
area-item = { $area }: { tile }
area-item-empty = { $area }: empty
piles-line = Piles: { $piles }
pile-item = { $pile } { good } ({ $count })
pile-item-empty = { $pile } empty
fleet-line = { $player }, { clan-of }: area { $area }, { coins }, { points }
ship-line = { slot-title }: { $content }
ship-free = { $longship } without an order
ship-order = { $longship } with an { order }
ship-loaded = { $longship } loaded with { $tiles }
ship-mark = { $longship }+
hand-line = hand: { $cards }
hand-hidden = hand: { cards-count }
drawn-line = Drawn: { card }
turned-line = Turned: { tile }
storing-line = To store: { $tiles }
moves-line = Moves left: { $moves }, { side-to }
power-line = Power: { power-what }, { uses-left }
warehouse-line = { $warehouse } { good-or-empty }, { warehouse-scoring-short }
side-tiles = { $player } { $count } ({ $tiles })
side-none = { $player } nothing
ahead-item = ahead: { $player }
level-item = level
jarl-line = { jarl }: { jarl-effect }
jarl-wants = asks for { requirement }: { $progress }
jarl-has = ally of { $player }
jarl-has-at = ally of { $player }, at warehouse { $warehouse }
progress-item = { $player } { progress }
upgrades-line = upgraded: { $longships }
gain-loads = loads { tile }
gain-stores = stores { tile } in warehouse { $warehouse }
gain-choose = a warehouse to choose
gain-opens = warehouse { $warehouse } for { good-the }
gain-coin = a coin { origin-from }
gain-four = two of four { good } tiles go
gain-ending = triggers the end
gain-ahead = { $player } ahead in warehouse { $warehouse }
gain-level = warehouse { $warehouse } level
column-area = Area
column-market = Market
column-warehouse = Warehouse
column-scoring = Scoring
column-ahead = Ahead
