# Vikings on Board in English.
# Ids arrive as plain strings: $colour is blue, red, yellow or grey; $good is furs, grain or metal, or empty where
# the reader may not know it; $building is one of the eleven; $phase is what the match waits for. $value is what a
# barrel is worth, 0 where the reader may not know it. $player is a display name, used as it is. $goods, $colours
# and $winners are lists already joined into one text; $listed is no where a list is empty.

## The game

game-title = Vikings on Board
game-tagline = Send your vikings through the harbour to crew eight longships, load their chests and bet on who will lead each voyage. Be aboard the right ship when it leaves, and become the most influential clan of the fjord.
game-summary-1 = Each viking in turn crosses to a free building and does what it offers; where it ends up decides when it acts next round.
game-summary-2 = Rearrange the ships: a colour’s shields aboard make its influence, and who is nearer the bow wins a tie.
game-summary-3 = Bet barrels of secret value on the colour that will lead a ship.
game-summary-4 = Load chests on the bows and raise the prices of furs, grain and metal at the market.
game-summary-5 = When a ship leaves, the bet on its leader is won and the colours aboard share its chests. After seven departures, the most points win.

## Lessons

lesson-first = Your first match
lesson-first-what = Load a ship, keep it yours, win a bet and sell dear.
lesson-influence = Influence
lesson-influence-what = Win a tie, add up shields, swap bodies: who comes first aboard, and who after.
lesson-bets = Bets
lesson-bets-what = Win points by ships that you are not aboard, and give a lost barrel another chance.
lesson-neutral = Neutral colours
lesson-neutral-what = With two players, two colours belong to nobody. Make them work for you.

## Goods and chests

good =
    { $good ->
        [furs] furs
        [grain] grain
        [metal] metal
       *[other] unknown
    }
good-title =
    { $good ->
        [furs] Furs
        [grain] Grain
        [metal] Metal
       *[other] Unknown
    }
good-price =
    { $good ->
        [furs] the price of furs
        [grain] the price of grain
       *[metal] the price of metal
    }
chest =
    { $good ->
        [furs] chest of furs
        [grain] chest of grain
        [metal] chest of metal
       *[other] chest
    }
chest-one =
    { $good ->
        [furs] a chest of furs
        [grain] a chest of grain
        [metal] a chest of metal
       *[other] a chest
    }
chest-the =
    { $good ->
        [furs] the chest of furs
        [grain] the chest of grain
        [metal] the chest of metal
       *[other] the chest
    }
chests-count =
    { $count ->
        [0] no chest
        [one] { $count } chest
       *[other] { $count } chests
    }
chests-of =
    { $count ->
        [one] { $count } { chest }
       *[other]
            { $good ->
                [furs] { $count } chests of furs
                [grain] { $count } chests of grain
                [metal] { $count } chests of metal
               *[other] { $count } chests
            }
    }
# An item of the list $goods; an item of the lists $colours and $shields.
item-goods =
    { $goods ->
        [furs] furs
        [grain] grain
       *[metal] metal
    }
item-colours =
    { $colours ->
        [blue] Blue { $shields }
        [red] Red { $shields }
        [yellow] Yellow { $shields }
       *[grey] Grey { $shields }
    }

## Ships and bodies

ship-title = Ship { $ship }
shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
body = { colour-of-section } body ({ shields })
body-place = { body } at place { $place } of ship { $ship }
body-ship = { body } of ship { $ship }
body-other =
    { $other_shields ->
        [one] { colour-other } body ({ $other_shields } shield)
       *[other] { colour-other } body ({ $other_shields } shields)
    }
colour-of-section = { colour }
colour-other =
    { $other_colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[grey] grey
    }
colour-origin =
    { $origin_colour ->
        [blue] blue
        [red] red
        [yellow] yellow
       *[grey] grey
    }

## Barrels: $value is 0 where the reader may not know it

barrel =
    { $value ->
        [0] barrel
       *[other] barrel worth { $value }
    }
barrel-one =
    { $value ->
        [0] a barrel
       *[other] a barrel worth { $value }
    }
barrel-title =
    { $value ->
        [0] Barrel { $barrel }
       *[other] Barrel { $barrel }, worth { $value }
    }
zone = { colour } at ship { $ship }

## Buildings

building =
    { $building ->
        [first_player] First player
        [promotion] Promotion
        [change_ship] Change ship
        [tavern_1] Tavern 1
        [warehouse_1] Warehouse 1
        [market] Market
        [move] Move
        [tavern_2] Tavern 2
        [warehouse_2] Warehouse 2
        [departure] Departure
        [swap] Swap
       *[other] { $building }
    }
building-to =
    { $building ->
        [first_player] to “First player”
        [promotion] to Promotion
        [change_ship] to “Change ship”
        [tavern_1] to Tavern 1
        [warehouse_1] to Warehouse 1
        [market] to the Market
        [move] to “Move”
        [tavern_2] to Tavern 2
        [warehouse_2] to Warehouse 2
        [departure] to Departure
        [swap] to “Swap”
       *[other] to { $building }
    }
building-effect =
    { $building ->
        [first_player] Nothing happens now, but this viking acts first next round.
        [promotion] Move one of your bodies up to the first place of its ship, just behind the bow.
        [change_ship] Move one of your bodies to the rear of another ship.
        [tavern_1] Bet one of your unused barrels on the colour that you expect to lead a ship.
        [warehouse_1] Draw a chest for all to see and load it on the ship of your choice.
        [market] Raise the price of one good by 1.
        [move] Move a body of any colour to the rear of another ship.
        [tavern_2] Bet one of your unused barrels, or move one of those you have on the quays.
        [warehouse_2] Look at three chests in secret and load one of them on the ship of your choice.
        [departure] Take a stern: at the end of the round you choose a ship, and it leaves.
        [swap] Let two bodies of any colour, on two different ships, change places.
       *[other] { $building }
    }
building-short =
    { $building ->
        [first_player] First
        [promotion] Promote
        [change_ship] Change
        [tavern_1] Tavern 1
        [warehouse_1] Wareh. 1
        [market] Market
        [move] Move
        [tavern_2] Tavern 2
        [warehouse_2] Wareh. 2
        [departure] Depart
        [swap] Swap
       *[other] { $building }
    }

## Parts of the table

part-buildings = Buildings
part-queue = Still to move
part-next-order = Next round
part-harbour = Harbour
part-bow = Chests on the bow
part-influence = Influence
part-barrels = Barrels
part-chests = Won chests
part-sterns = Sterns
part-stores = Market, warehouses and sterns
part-box = Back in the box

## Counts

chests-won =
    { $count ->
        [0] no chest won
        [one] { $count } chest won
       *[other] { $count } chests won
    }
barrels-hand =
    { $count ->
        [0] no barrel in hand
        [one] { $count } barrel in hand
       *[other] { $count } barrels in hand
    }
barrels-quay =
    { $count ->
        [0] no barrel on a quay
        [one] { $count } barrel on a quay
       *[other] { $count } barrels on the quays
    }
barrels-won =
    { $count ->
        [0] no barrel won
        [one] { $count } barrel won
       *[other] { $count } barrels won
    }
bodies-count =
    { $count ->
        [0] no body
        [one] { $count } body
       *[other] { $count } bodies
    }
sterns-left =
    { $count ->
        [0] no stern left
        [one] { $count } stern left
       *[other] { $count } sterns left
    }
sterns-taken =
    { $count ->
        [0] no stern taken
        [one] { $count } stern taken
       *[other] { $count } sterns taken
    }
stack-left =
    { $count ->
        [0] empty
        [one] { $count } chest left
       *[other] { $count } chests left
    }

## The board in full words: labels of places and pieces, and the cards that explain them
## $label is a whole label; $rank counts from 1; $left counts ships

board-buildings = The buildings, from first to last
board-building-free = { building }, free
board-building-taken = { building }, taken by { $player }
board-chief = The chief stands on this side: vikings cross to it
board-round = Round { $round }
board-queue = Vikings still to move, the next one first
board-queue-item = { $rank }. { $player }
board-next-order = Order of the next round so far
board-harbour = Ships in the harbour
board-ship = { ship-title }: { $bodies }, { $chests }
board-ship-left = { ship-title } has left
board-ship-leaving = { ship-title } is leaving
board-body = { ship-title }, place { $place }: { colour-of-section } body, { shields }
board-body-bonus = { ship-title }, place { $place }: { colour-of-section } body, { shields } and a bonus viking
board-zone-free = { ship-title }, bet on { colour }: free
board-zone-closed = { ship-title }, bet on { colour }: closed, the ship has left
board-zone-barrel =
    { $value ->
        [0] { ship-title }, bet on { colour }: barrel of { $player }
       *[other] { ship-title }, bet on { colour }: barrel of { $player }, worth { $value }
    }
board-zone-lost =
    { $value ->
        [0] { ship-title } has left, bet on { colour }: lost barrel of { $player }
       *[other] { ship-title } has left, bet on { colour }: lost barrel of { $player }, worth { $value }
    }
board-influence-of = Influence aboard ship { $ship }: { $influence }
board-influence-tie = { $first } and { $second } are level: { $first } has the body nearer the bow and is ahead.
board-price = { good-title }: { points }
board-price-top = { good-title }: { points }, as high as it goes
board-warehouse-1 = Warehouse 1: { stack-left }
board-warehouse-2 = Warehouse 2: { stack-left }
board-bottom = Put back under the stack of Warehouse 2: { $goods }
board-bottom-item =
    { $good ->
        [furs] furs
        [grain] grain
        [metal] metal
       *[other] unknown to you
    }
board-drawn-number = Drawn chest { $number }: { chest }
board-drawn-hidden =
    { $count ->
        [one] { $player } is looking at { $count } chest
       *[other] { $player } is looking at { $count } chests
    }
board-own = Area of { $player }
board-barrel-hand = { barrel-title }, in hand
board-barrel-quay = { barrel-title }, on { zone }
board-barrel-won = { barrel-title }, won
board-chest-won = { chests-of } won
board-chests-hidden =
    { $count ->
        [0] No chest won
        [one] { $count } chest won, contents hidden
       *[other] { $count } chests won, contents hidden
    }
board-points-hidden = points hidden
board-stern-taken = { $player } holds a stern: a ship leaves at the end of this round
board-sterns =
    { $left ->
        [one] { $left } departure to come
       *[other] { $left } departures to come
    }
board-box = Back in the box: { $goods }
board-box-empty = Nothing has gone back to the box
board-look-back = Back to my area

board-share = Still on the bow: { chests-of }
board-so-far = Chosen so far
board-under = under:
board-record = Departure { $number }
board-record-won = barrel won

## The departure, step by step

board-departure-title = Ship { $ship } leaves
board-departure-named = The chests on its bow are shared by the colours aboard.
board-departure-leads = { colour-name } leads: most shields aboard.
board-departure-level = level, further from the bow
board-departure-no-winner = nobody
board-departure-influence = 1. Influence aboard
board-departure-nobody = Nobody is aboard: no colour ranks, no bet is won.
board-departure-barrels = 2. The bet on the leader
board-departure-won =
    { $value ->
        [0] { $player } had bet on { colour } and wins the barrel. Its value stays secret.
       *[other] { $player } had bet on { colour } and wins the barrel: { $value } at the end.
    }
board-departure-no-bet = Nobody had bet on { colour }.
board-departure-chests = 3. The chests, one each
board-departure-no-chest = There is nothing to share.
board-departure-due = It is the turn of { $player } to take a chest.
board-departure-takes = { $player } takes { chest-one }.
board-departure-neutral = { colour-name } belongs to nobody: { $player } picks the chest that goes back to the box.
board-departure-boxed = Share of { colour }, which belongs to nobody: { chest-one } goes back to the box.
board-departure-rest = No player is due what is left: it goes back to the box.
board-departure-farewell = Ship { $ship } sails off. Its bodies are out of the match.
board-departure-count =
    { $left ->
        [0] The last departure: the match is over.
        [one] { $left } more departure and the match is over.
       *[other] { $left } more departures to come.
    }

## Cards that explain a piece

piece-chief = Vikings cross to the chief’s side. When all have crossed, the chief changes side.
piece-body = A section of the ship. Its shields count for its colour when the ship leaves; between level colours, the one nearer the bow is ahead.
piece-body-neutral = Nobody plays this colour. Its bodies move and count like any others.
piece-body-bonus = The bonus viking on it adds one shield for good.
piece-ship = When it leaves, the colours aboard share the chests on its bow, the most influential first.
piece-ship-left = Its bodies are out of the match. Lost barrels stay on its quay.
piece-zone = One barrel may be bet here: it wins if this colour leads when the ship leaves.
piece-zone-barrel = It wins if this colour leads when the ship leaves.
piece-zone-lost = The bet is lost. Its owner may still move it to another ship with Tavern 2.
piece-influence = The colours aboard by their shields; between level colours, the one nearer the bow is ahead.
piece-bow = These chests are shared when the ship leaves, in order of influence.
piece-price = Each chest of this good will be worth this price at the end of the match.
piece-warehouse-1 = The chest drawn here is seen by all before it is loaded.
piece-warehouse-2 = Who draws here looks at three chests in secret, loads one and puts the others back under the stack.
piece-barrel-hand = This barrel is still to be bet.
piece-barrel-quay = This barrel is bet: it is won if its colour leads when the ship leaves.
piece-barrel-won = This barrel is won: its value counts at the end.
piece-barrel-secret = Only its owner knows what it is worth.
piece-chest = Won chests count at the final prices of the market.
piece-chests-hidden = Won chests lie face down: only their owner may look at them again.
piece-sterns = Seven ships leave, then the match is over.
piece-box = These chests are out of the match.

## Actions

action-go = Send the viking { building-to }
action-body = Choose the { body-place }
action-promote = Promote the { body-place }
action-swap-with = Swap it with the { body-place }
action-bonus = Put the bonus viking on the { body-place }
action-ship-to = Move it to the rear of ship { $ship }
action-ship-load = Load { chest-the } on ship { $ship }
action-ship-depart = Send ship { $ship } off
action-barrel = Bet the { barrel }
action-barrel-quay = Move the { barrel } that lies on { zone }
action-bet = Put it on { zone }
action-chest = Load chest { $number }: { good }
action-raise = Raise { good-price } to { $price }
action-take = Take { chest-one }
action-box = Send { chest-one } back to the box

## Groups of choices, and their short labels

group-go = Free buildings
group-body = Bodies
group-ship = Ships
group-barrel = Your barrels
group-bet = Free zones (ship)
group-chest = Chests drawn
group-raise = Prices
group-take = Chests to share
group-box = Chests to share
chip-go = { building }
chip-body = { $ship }.{ $place } { colour }
chip-bet = { colour } ({ $ship })

## Prompts

prompt-choose = Send your viking to a free building and do what it offers.
prompt-promotion = Promotion: choose which of your bodies moves up to the bow.
prompt-change-body = Change ship: choose one of your bodies.
prompt-move-body = Move: choose a body of any colour.
prompt-swap-first = Swap: choose the first of the two bodies.
prompt-swap-second = Swap: choose the other body, on another ship.
prompt-destination = Choose the ship that the body goes to. It will be last in line there.
prompt-barrel = Tavern 1: choose the barrel to bet.
prompt-barrel-or-quay = Tavern 2: choose a barrel to bet, or one of yours on a quay to move.
prompt-bet = Choose a ship, and the colour that you expect to lead it when it leaves.
prompt-chest = Warehouse 2: choose the chest to load. The others go back under the stack.
prompt-load = Choose the ship on which to load { chest-the }.
prompt-price = Market: choose which price rises by 1.
prompt-bonus = Put a bonus viking on one of your bodies: one shield more, for good.
prompt-depart = You hold the stern: choose the ship that leaves.
prompt-share = Ship { $ship } leaves: choose your chest.
prompt-box = { colour-name } belongs to nobody: choose which chest goes back to the box.

## Events

event-round-began = Round { $round } begins: { $player } moves first.
event-viking-sent = { $player } sends a viking { building-to }.
event-nothing-possible = { $player } can do nothing at any free building: the viking only takes its place for the next round.
event-body-promoted = { $player } promotes the { body-ship } to first place.
event-body-moved = { $player } moves the { body } of ship { $origin } to the rear of ship { $ship }.
event-bodies-swapped = { $player } swaps the { body-ship } and the { body-other } of ship { $other_ship }.
event-barrel-placed = { $player } bets { barrel-one } on { zone }.
event-barrel-moved = { $player } moves { barrel-one } from { colour-origin } at ship { $origin } to { zone }.
event-chest-drawn = { $player } draws { chest-one } at Warehouse 1.
event-chests-drawn =
    { $listed ->
        [yes]
            { $count ->
                [one] { $player } draws the last chest of Warehouse 2: { $goods }.
               *[other] { $player } draws { $count } chests at Warehouse 2: { $goods }.
            }
       *[no]
            { $count ->
                [one] { $player } draws the last chest of Warehouse 2.
               *[other] { $player } looks at { $count } chests of Warehouse 2 in secret.
            }
    }
event-chest-loaded = { $player } loads { chest-one } on ship { $ship }.
event-chests-returned =
    { $listed ->
        [yes] { $player } puts back under the stack of Warehouse 2: { $goods }.
       *[no]
            { $count ->
                [one] { $player } puts { $count } chest back under the stack of Warehouse 2.
               *[other] { $player } puts { $count } chests back under the stack of Warehouse 2.
            }
    }
event-price-raised = { $player } raises { good-price } to { $price }.
event-stern-taken = { $player } takes a stern: a ship will leave at the end of the round.
event-bonus-placed = { $player } puts a bonus viking on the { body-ship }: one shield more.
event-bonus-skipped = { $player } has no body left for a bonus viking.
event-ship-named = { $player } sends ship { $ship } off.
event-influence-ranked = Influence aboard ship { $ship }, by shields and then by nearness to the bow: { $colours }.
event-barrel-won =
    { $value ->
        [0] { $player } wins the barrel bet on { zone }.
       *[other] { $player } wins the barrel bet on { zone }: it is worth { $value }.
    }
event-no-barrel-won = Nobody had bet on { zone }.
event-chest-taken = { $player } takes { chest-one } from ship { $ship }.
event-chest-boxed = Share of { colour }, which belongs to nobody: { $player } sends { chest-one } back to the box.
event-chests-boxed = No player is due what is left on ship { $ship }. Back to the box: { $goods }.
event-ship-left = Ship { $ship } sails off: departure { $number }.
event-match-ended =
    { $shared ->
        [yes] The match is over: { $winners } share the victory.
       *[no] The match is over: { $winners } leads the most influential clan of the fjord.
    }

## Why an action is not allowed

reason-match-over = The match is over.
reason-not-this-choice =
    { $phase ->
        [choosing] First send your viking to a building.
        [body] First choose a body.
        [second_body] First choose the other body.
        [destination] First choose the ship that the body goes to.
        [barrel] First choose a barrel.
        [zone] First choose the colour to bet on.
        [chest] First choose the chest to load.
        [loading] First choose the ship to load.
        [price] First choose the price to raise.
        [bonus] First the bonus viking is put on a body.
        [departing] First the ship that leaves is named.
        [sharing] First the chests of the ship that leaves are shared.
        [boxing] First the chest that goes back to the box is chosen.
       *[other] Something else is asked now.
    }
reason-building-taken = { building } is taken: another viking stands there.
reason-no-promotion = Promotion is not possible: none of your bodies in the harbour stands behind another.
reason-no-change = “Change ship” is not possible: none of your bodies in the harbour has another ship to go to.
reason-no-move = “Move” is not possible: no body has another ship to go to.
reason-no-swap = “Swap” is not possible: it takes bodies on two ships in the harbour.
reason-no-bet = Tavern 1 is not possible: it takes an unused barrel and a free zone at a ship in the harbour.
reason-no-bet-or-barrel = Tavern 2 is not possible: none of your barrels has a free zone to go to.
reason-stack-empty = { building } is empty.
reason-prices-at-top = The Market is not possible: every price is as high as it goes.
reason-stern-taken = A stern has already been taken this round.
reason-ship-left = Ship { $ship } has left the harbour.
reason-no-such-body = There is no body at place { $place } of ship { $ship }.
reason-not-own-body = This body is not of your colour.
reason-already-first = This body is already first, just behind the bow.
reason-nowhere-to-go = No other ship has room for this body.
reason-same-ship = The body is already aboard ship { $ship }: choose another ship.
reason-ship-full = Ship { $ship } is full: no more bodies fit.
reason-same-ship-swap = The two bodies must be on different ships.
reason-bonus-there = A bonus viking already stands on this body.
reason-barrel-won = This barrel is won: it is not bet again.
reason-barrel-on-quay = This barrel is bet already: only Tavern 2 could move it.
reason-barrel-stuck = There is no free zone for this barrel.
reason-zone-taken = A barrel already lies on { zone }.
reason-own-barrel-there = You already have a barrel at ship { $ship }: one each is allowed.
reason-quay-closed = Ship { $ship } has left: no more bets there.
reason-no-such-chest = Fewer chests were drawn.
reason-price-at-top = It cannot rise any more: { good-price }.
reason-needs-chest-and-body = Ship { $ship } cannot leave yet: a ship with a chest and a body comes first.
reason-none-of-that-good = No { chest } is left on the bow.

## Options

option-one-barrel-per-player-per-ship = Barrels at one ship
option-one-barrel-per-player-per-ship-help = May one player have several barrels at the same ship?
option-one-barrel-per-player-per-ship-off = Several allowed
option-one-barrel-per-player-per-ship-on = One per player
option-bonus-viking = Bonus viking
option-bonus-viking-help = With two players: when does the bonus viking go on its body?
option-bonus-viking-at-once = As soon as a stern is taken
option-bonus-viking-at-departure = At the end of the round
option-memory-aids = Memory aids
option-memory-aids-help = Does the table remember what you have seen: who won which chest, and what you put back under Warehouse 2?
option-memory-aids-off = No
option-memory-aids-on = Yes

## Score

score-furs = Furs
score-grain = Grain
score-metal = Metal
score-barrels = Barrels
score-total = Total

## Components, by section of the components file

component =
    { $section ->
        [box] What the box holds
        [building] Buildings
        [body] Bodies of the ships
        [chest] Chests
        [vikings] Starting order of the vikings
        [barrels] Barrels
        [stacks] Stacks of chests
        [warehouse_2] Warehouse 2
        [market] Market
        [ships] Ships
        [sterns] Sterns
        [bonus_viking] Bonus viking
       *[other] { $section }
    }

## On the terminal: letters, short labels, short lines

letter-good =
    { $good ->
        [furs] f
        [grain] g
        [metal] m
       *[other] { "?" }
    }
good-legend = { letter-good } { good }
influence-item = { colour-name } { $shields }
influence-line = influence: { $influence }
influence-none = nobody
ship-gone = left
bow-line = bow: { $chests }
bets-line = bets: { $bets }
bet-item = { $player } on { colour }
bet-item-known = { $player } on { colour } (worth { $value })
market-line = Market: { $prices }
price-item = { good } { $price }
warehouses-line = Warehouse 1: { $first }, Warehouse 2: { $second }
bottom-line = under the stack: { $goods }
drawn-line = Drawn: { $goods }
queue-line = To move: { $players }
next-line = Next round: { $players }
next-none = nobody yet
round-line = Round { $round }, { sterns-left }
stern-line = { $player } holds the stern
boxed-line = Back in the box: { $goods }
barrels-line = barrels: { $barrels }
barrel-hand-short =
    { $value ->
        [0] { $barrel } in hand
       *[other] { $barrel } (worth { $value }) in hand
    }
barrel-quay-short =
    { $value ->
        [0] { $barrel } on { zone }
       *[other] { $barrel } (worth { $value }) on { zone }
    }
barrel-won-short =
    { $value ->
        [0] { $barrel } won
       *[other] { $barrel } (worth { $value }) won
    }
chests-line = chests: { $chests }
points-hidden = { "?" } points
neutral = neutral
departure-line = Ship { $ship } leaves; chests to share: { $goods }
gain-order = ship { $ship }: { $influence }
gain-leads-now = { colour-name } leads it now
gain-barrel = { $player } wins a barrel
body-bonus = { body } with a bonus viking
bow-none = no chest
waits-here = { $player } waits here
column-ship = Ship
column-bow = Bow
column-bets = Bets
column-waiting = Waiting
column-crossed = Crossed
