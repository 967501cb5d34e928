# Althing in English.
# Ids arrive as plain strings: $card, $taken, $dropped, $brought and $borrowed are cards, empty where the reader may
# not know the card or where there is none; $symbol, $answer and
# $against are symbols of the cards, $mark is a symbol of a step; $family is ruse, dodge, event or providence; $step is
# a card of the track (a components file may add others) and $face its face, empty for the Thing and the Althing;
# $currency is nuggets or wood_bones; $storm is stormur, ovedur or empty; $side is above or below; $origin is hand,
# reserve or assembly; $phase is what the match waits for. $player and $whom are display names, used as they are.
# $cards, $paid, $players, $symbols and $winners are lists already joined into one text; $listed is no where a list is
# empty. The Trolls are called by the colours of the seats. Numbers that a components file may change always arrive as
# variables.

## The game

game-title = Althing
game-tagline = The throne of the Vikings is there for the taking, and every clan sets out on the epic that leads to the Althing. Recruit Vikings and fjord trolls, play tricks on your rivals and dodge theirs, and be the first to arrive.
game-summary-1 = In your phase, do as much as you like in any order: recruit cards from the assembly, cross the next step of the epic (once), play symbols, use your reserve.
game-summary-2 = A card serves for one thing at a time: its nuggets, wood and bones, or one of its symbols. Used and recruited cards go to your discard pile and come back when your deck runs out.
game-summary-3 = Ruses hold an opponent up: the axe steals a card, the Troll clogs a deck, the storm stops recruiting and crossing. Whoever holds the matching dodge can stop them.
game-summary-4 = Events and providences help you along, but a providence can be countered with a ruse.
game-summary-5 = Whoever is alone on the last card when the round is over wins; four players race in two teams. A campaign brings in the symbols part by part.

## Cards: a label, and as part of a sentence

card =
    { $card ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
        [troll-0] Blue Troll
        [troll-1] Red Troll
        [troll-2] Yellow Troll
        [troll-3] Grey Troll
       *[other] Unknown card
    }
card-in =
    { $card ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
        [troll-0] a blue Troll
        [troll-1] a red Troll
        [troll-2] a yellow Troll
        [troll-3] a grey Troll
       *[other] a card
    }
taken-in =
    { $taken ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
        [troll-0] a blue Troll
        [troll-1] a red Troll
        [troll-2] a yellow Troll
        [troll-3] a grey Troll
       *[other] the card
    }
dropped-in =
    { $dropped ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
        [troll-0] a blue Troll
        [troll-1] a red Troll
        [troll-2] a yellow Troll
        [troll-3] a grey Troll
       *[other] a card
    }
brought =
    { $brought ->
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
       *[heskabech] Heskabech
    }
borrowed =
    { $borrowed ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
       *[other] no card
    }
# Items of the lists $cards and $paid.
item-cards =
    { $cards ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
        [troll-0] a blue Troll
        [troll-1] a red Troll
        [troll-2] a yellow Troll
        [troll-3] a grey Troll
       *[other] a card
    }
item-paid =
    { $paid ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
       *[heskabech] Heskabech
    }
cards-number =
    { $number ->
        [0] no card
        [one] { $number } card
       *[other] { $number } cards
    }
cards-count =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
cards-rest =
    { $number ->
        [one] the last card
       *[other] the { $number } cards left
    }

## Resources, costs, what is still missing

resource =
    { $resource ->
        [nuggets] nuggets
        [wood] wood
        [bones] bones
       *[universal] universal
    }
nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
wood = { $wood } wood
bones =
    { $bones ->
        [one] { $bones } bone
       *[other] { $bones } bones
    }
universal = { $universal } of any one type
amounts =
    { $nuggets ->
        [0]
            { $wood ->
                [0]
                    { $bones ->
                        [0] nothing
                       *[other] { bones }
                    }
               *[other]
                    { $bones ->
                        [0] { wood }
                       *[other] { wood } and { bones }
                    }
            }
       *[other]
            { $wood ->
                [0]
                    { $bones ->
                        [0] { nuggets }
                       *[other] { nuggets } and { bones }
                    }
               *[other]
                    { $bones ->
                        [0] { nuggets } and { wood }
                       *[other] { nuggets }, { wood } and { bones }
                    }
            }
    }
gives =
    { $universal ->
        [0] { amounts }
       *[other]
            { $nuggets ->
                [0]
                    { $wood ->
                        [0]
                            { $bones ->
                                [0] { universal }
                               *[other] { amounts }, { universal }
                            }
                       *[other] { amounts }, { universal }
                    }
               *[other] { amounts }, { universal }
            }
    }
cost =
    { $currency ->
        [nuggets]
            { $cost ->
                [one] { $cost } nugget
               *[other] { $cost } nuggets
            }
       *[wood_bones]
            { $cost ->
                [one] { $cost } wood or bone
               *[other] { $cost } wood or bones
            }
    }
currency =
    { $currency ->
        [nuggets] nuggets
       *[wood_bones] wood and bones
    }
missing =
    { $missing ->
        [0] nothing is missing
        [one] { $missing } is still missing
       *[other] { $missing } are still missing
    }
recruits =
    { $number ->
        [one] { $number } recruit
       *[other] { $number } recruits
    }

## Symbols of the cards, and their families

symbol =
    { $symbol ->
        [axe] Axe
        [troll] Troll
        [storm] Storm
        [shield] Shield
        [detroll] Detroll
        [fair_weather] Fair weather
        [plot] Plot
        [day_labourer] Day labourer
        [rework] Rework
       *[reorganise] Reorganise
    }
symbol-a =
    { $symbol ->
        [axe] an axe
        [troll] a Troll
        [storm] a storm
        [shield] a shield
        [detroll] a detroll
        [fair_weather] fair weather
        [plot] a plot
        [day_labourer] a day labourer
        [rework] a rework
       *[reorganise] a reorganisation
    }
symbol-the =
    { $symbol ->
        [axe] the axe
        [troll] the Troll
        [storm] the storm
        [shield] the shield
        [detroll] the detroll
        [fair_weather] fair weather
        [plot] the plot
        [day_labourer] the day labourer
        [rework] the rework
       *[reorganise] the reorganisation
    }
# What a card is played for.
symbol-for = { symbol-the }
# As its player says: your axe.
symbol-own =
    { $symbol ->
        [axe] axe
        [troll] Troll
        [storm] storm
        [shield] shield
        [detroll] detroll
        [fair_weather] fair weather
        [plot] plot
        [day_labourer] day labourer
        [rework] rework
       *[reorganise] reorganisation
    }
symbol-effect =
    { $symbol ->
        [axe] Take a random card from an opponent’s hand and use it at once as if it were yours, or leave it. Either way it then goes to its owner’s discard pile.
        [troll] Put one of your Trolls on top of an opponent’s deck. It is good for nothing, and stays theirs until it is sent home.
        [storm] Put your storm Troll before an opponent: in their next phase they neither recruit nor cross (Stormur), in the one after they do not recruit (Ovedur).
        [shield] In answer: stops an axe that is aimed at you.
        [detroll] In answer: stops a Troll that is meant for you. In your own phase: look for a Troll in your deck and send it home.
        [fair_weather] In answer: keeps off a storm that is meant for you.
        [plot] Put two cards of the assembly under its deck, in the order you like. New ones take their places.
        [day_labourer] Borrow a Viking of the assembly, whatever the cost, and use the card at once. Then it goes under the assembly deck.
        [rework] Discard this card and draw one; or discard another one with it and draw two.
       *[reorganise] Look at the top three cards of the assembly deck and exchange any of them with cards of the assembly. Put those left over on the deck or under it.
    }
# What each one is stopped with.
answer-a =
    { $answer ->
        [shield] a shield
        [detroll] a detroll
        [fair_weather] fair weather
        [storm] a storm
        [troll] a Troll
       *[axe] an axe
    }
answer-title =
    { $answer ->
        [shield] Shield
        [detroll] Detroll
        [fair_weather] Fair weather
        [storm] Storm
        [troll] Troll
       *[axe] Axe
    }
against-the =
    { $against ->
        [axe] the axe
        [troll] the Troll
        [storm] the storm
        [day_labourer] the day labourer
        [rework] the rework
       *[reorganise] the reorganisation
    }
family =
    { $family ->
        [ruse] ruse
        [dodge] dodge
        [event] event
       *[providence] providence
    }
family-title =
    { $family ->
        [ruse] Ruse
        [dodge] Dodge
        [event] Event
       *[providence] Providence
    }
family-help =
    { $family ->
        [ruse] Played in your own phase, at an opponent. The matching dodge stops it. In answer, a ruse counters a providence.
        [dodge] Played in answer, when a ruse is aimed at you.
        [event] Played in your own phase. Nothing stops it.
       *[providence] Played in your own phase. An opponent may counter it with the matching ruse.
    }

## The epic: its cards and their symbols

step =
    { $step ->
        [kattegat] Kattegat
        [drakkar] Drakkar
        [dragvendil] Dragvendil
        [eldaskali] Eldaskali
        [snekkar] Snekkar
        [knorrer] Knorrer
        [kernelyd] Kernelyd
        [vegvisir] Vegvisir
        [thing] Thing
        [althing] Althing
       *[other] { $step }
    }
step-title =
    { $face ->
        [a] { step } A
        [b] { step } B
       *[other] { step }
    }
step-the =
    { $step ->
        [thing] the Thing
        [althing] the Althing
       *[other] { step-title }
    }
mark =
    { $mark ->
        [sacred_ground] Sacred ground
       *[seasoned] Seasoned
    }
mark-effect =
    { $mark ->
        [sacred_ground] Whoever stands here is safe from ruses and counter-attacks, but may use ruses.
       *[seasoned] Once somebody crosses onto this step everybody draws a larger hand: that player from the end of the same phase, the others from the end of their next one.
    }
storm =
    { $storm ->
        [stormur] Stormur
        [ovedur] Ovedur
       *[other] No storm
    }
storm-effect =
    { $storm ->
        [stormur] no recruiting and no crossing in this phase
        [ovedur] no recruiting in this phase
       *[other] nothing is forbidden
    }

## What the match waits for

phase =
    { $phase ->
        [acting] actions
        [paying] payment
        [borrowed] borrowed card
        [targeting] target
        [answering] answer
        [hiring] day labourer
        [reworking] rework
        [reorganising] reorganisation
        [exchanging] exchange
        [stacking] order of the cards
        [plotting] plot
        [returning] Troll to send home
        [arranging] arranging the hand
       *[over] end
    }

## The campaign: what each part is called, and what is new in it

campaign-title = The campaign
campaign-intro = Get to know Althing match by match: each part brings in a few new symbols, and those that are not in force yet do nothing.
campaign-new = New in this part
campaign-next = Go on to: { $label }
campaign-free = Or lay out a match of your own, with every symbol
scenario-free-few-title = A match of your own
scenario-free-few-new = Every symbol is in force, and the steps of the epic are drawn at random. The options below say which faces they show and who joins the assembly.
scenario-1a-few-title = Trolls on the road
scenario-1a-few-new = Your first race: recruit Vikings with nuggets, gather what the next step asks for, and cross it before the others do. Only two symbols matter: the Troll clogs an opponent’s deck, and a detroll keeps it off or sends it home. Everybody starts with the same hand; ages 8 and up.
scenario-1b-few-title = Axe and shield
scenario-1b-few-new = The same race with three more symbols. The axe takes a card from an opponent’s hand, for you to use at once; a shield stops it. A plot changes what the assembly has to offer.
scenario-2-few-title = The storm
scenario-2-few-new = A storm keeps an opponent from recruiting and crossing; fair weather keeps it off. A step with Seasoned gives everybody a larger hand, and the longer journey now ends at the Althing.
scenario-3-few-title = Day labourers and a reserve
scenario-3-few-new = Baldur joins your deck and brings the day labourer: borrow a Viking for one action, unless a storm counters it. Fjord trolls come to the assembly; they are paid with wood and bones, and give any one type you need. And you may keep a card in reserve, face down.
scenario-4-few-title = Everything comes together
scenario-4-few-new = A rework trades cards for new ones, a reorganisation lets you look ahead and change the assembly. Opponents may counter the first with a Troll, the second with an axe. Now every symbol is in force.
scenario-free-four-title = A match of your own, in teams
scenario-free-four-new = Two against two, with every symbol; the steps of the epic are drawn at random. The options below say which faces they show and what else is used.
scenario-1a-four-title = Two teams
scenario-1a-four-new = You play two against two, with your partner facing you: one of you must reach the Thing, the other be close behind. Three symbols matter: the Troll clogs a deck, a detroll keeps it off or sends it home, and the day labourer lends you a Viking for one action. Fjord trolls are about too: recruit them with wood and bones.
scenario-1b-four-title = Axe and shield
scenario-1b-four-new = The same race with three more symbols. The axe takes a card from an opponent’s hand, for you to use at once; a shield stops it. A plot changes what the assembly has to offer.
scenario-2-four-title = The storm
scenario-2-four-new = A harder journey to the Althing, and hands dealt at random. A storm keeps an opponent from recruiting and crossing, and counters a day labourer; fair weather keeps it off. A step with Seasoned gives everybody a larger hand.
scenario-3-four-title = Everything comes together
scenario-3-four-new = Everybody has an open reserve: exchange cards with your partner there, but beware of axes. A rework trades cards for new ones, a reorganisation lets you look ahead; a Troll counters the first, an axe the second. Now every symbol is in force.

## Parts of the table

part-hand = Hand
part-deck = Deck
part-discard = Discard pile
part-reserve = Reserve
part-looked = Cards looked at

## The board in full words: labels of places and pieces
## $label is a whole label; $count counts what stands beside it

board-choose = { $label }. You may choose it
board-look-back = Back to my side
board-reconstructed = * the printed value is not known: it was reconstructed

# Rounds and phases
board-round = Round { $round }: { $player }
board-round-storm = Round { $round }: { $player }, under { storm } ({ storm-effect })
board-crossed = { $player } has crossed a step in this phase
board-ending = Somebody stands on the last card: this round is the last
board-first = { $player } begins every round
board-team = { $player } and { $whom } play together
board-actions-left =
    { $count ->
        [one] { $count } action left in this phase
       *[other] { $count } actions left in this phase
    }

# The epic
board-epic = The epic, from Kattegat to the last card
board-step-start = { step-title }: the start
board-step = { step-title }: asks for { amounts }
board-step-next = { $label }; your next step
board-step-here = { $label }; here: { $players }

# The assembly
board-assembly = The assembly, from its deck outwards
board-slot = Slot { $slot }: { card }, { cost }
board-slot-empty = Slot { $slot }: empty
board-assembly-deck =
    { $count ->
        [0] Assembly deck: empty
        [one] Assembly deck: { $count } card
       *[other] Assembly deck: { $count } cards
    }
board-deck-top = on top, the next first: { $cards }
board-deck-bottom = underneath, the next first: { $cards }

# Cards
board-card = { card }: { gives }
board-card-symbols = { card }: { gives }; { $symbols }
board-card-hidden = A card that you do not know
board-troll = { card } of { $player }
board-symbol-off = { symbol }, not in force
board-card-number = { $count } × { card }

# What lies before a player
board-own = Side of { $player }
board-hand =
    { $count ->
        [0] Hand of { $player }: empty
        [one] Hand of { $player }: { $count } card
       *[other] Hand of { $player }: { $count } cards
    }
board-limit = Draws up to { $limit } cards
board-limit-grows = Draws up to { $limit } cards from the end of the next phase
board-deck =
    { $count ->
        [0] Deck of { $player }: empty
        [one] Deck of { $player }: { $count } card
       *[other] Deck of { $player }: { $count } cards
    }
board-deck-trolls =
    { $count ->
        [one] { $label }, a Troll on top
       *[other] { $label }, { $count } Trolls on top
    }
board-discard =
    { $count ->
        [0] Discard pile of { $player }: empty
        [one] Discard pile of { $player }: { $count } card
       *[other] Discard pile of { $player }: { $count } cards
    }
board-reserve-empty = Reserve of { $player }: empty
board-reserve-hidden = Reserve of { $player }: a card, face down
board-reserve-own = Your reserve: { card }, face down
board-reserve-open = Reserve of { $player }: { card }
board-trolls =
    { $count ->
        [0] { $player } has no Troll at home
        [one] { $player } has { $count } Troll at home
       *[other] { $player } has { $count } Trolls at home
    }
board-storm-ready = { $player } has a storm Troll at home
board-storm-away = The storm Troll of { $player } is with { $whom }
board-storm = { $player } has sent { storm } before { $whom }: { storm-effect }
board-safe = { $player } stands on sacred ground
board-owned = Everything that { $player } owns
board-finished = { $player } stands on the last card

# Paying: what is pledged for a goal
board-pay-recruit = Recruiting { $cards }: { cost }
board-pay-cross = Crossing { step-the }: { amounts }
board-pledged = { card }, pledged
board-pay-sum = Pledged: { gives }
board-pay-missing = { missing }
board-pay-enough = Paid in full
board-pay-private = Nobody else sees this before you confirm
board-borrowed =
    { $origin ->
        [assembly] { $player } has hired { card-in }
        [reserve] { $player } has taken { card-in } from the reserve of { $whom }
       *[hand] { $player } has taken { card-in } from the hand of { $whom }
    }
board-looked =
    { $number ->
        [one] { $player } looks at { $number } card of the assembly deck
       *[other] { $player } looks at { $number } cards of the assembly deck
    }

# A symbol is announced, and somebody may answer
answer-heading = { $player } plays { card }: { symbol }
answer-heading-target = { $player } plays { card }: { symbol } against { $whom }
answer-heading-reserve = { $player } plays { card }: Axe against the reserve of { $whom }
answer-heading-counter = { $player } counter-attacks with { card }: { symbol }
answer-you = You may answer with { answer-a }
answer-you-none = { answer-title } would stop it; you hold none
answer-waiting = { $player } may answer with { answer-a }
answer-unhurried = Take your time: nobody sees what you hold
answer-quiet = Do not ask me again in this phase
answer-quiet-on = You let everything happen until this phase is over
answer-quiet-off = Ask me again
answer-timer =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
answer-timer-off = No time limit

## Cards that explain a piece

piece-card =
    { $card ->
        [odin] Father of the gods, who gave an eye to become wise. Every clan turns to him first.
        [thor] God of thunder. Where he comes along, nobody is asked politely.
        [freyr] God of good harvests, who watches over house and home.
        [baldur] The bright one, loved by all: everybody is glad to lend him a hand.
        [gudrid] She has crossed more seas than most have seen, and come home each time.
        [floki] A shipwright who listens to ravens and smells the wind before it turns.
        [sigvaar] A trader of few words. He knows what everything is worth, and everyone.
        [siggy] At home in every hall, and in everybody’s secrets.
        [aslaug] She grew up in rags and became a queen. She has forgotten nothing.
        [horik] A king who collects what he is owed, and now and then a little more.
        [hild] A shield-maiden. Her name means battle, and she wears it well.
        [bjorn] Strong as the bear he is named after, and as fond of surprises.
        [halldora] She can do a little of everything, and that turns out to be a lot.
        [olaf] A chieftain of many winters. Behind him you are safe.
        [beldurk] A fjord troll with a sack of odds and ends: whatever you are looking for, it is in there.
        [dilbrett] A fjord troll who cannot see anything lie without putting it elsewhere.
        [dazgul] A fjord troll with a short temper and very long arms.
        [heskabech] The oldest of the fjord trolls. Mountains step aside for less.
        [troll-0] It eats, it sleeps, it is in the way.
        [troll-1] It eats, it sleeps, it is in the way.
        [troll-2] It eats, it sleeps, it is in the way.
        [troll-3] It eats, it sleeps, it is in the way.
       *[other] Only its owner sees this card.
    }
piece-card-use = Use it for its resources in one action, or for one of its symbols. Then it goes to your discard pile.
piece-universal = The whole number counts as one type: nuggets, wood or bones, whichever serves best.
piece-troll = A Troll gives nothing and does nothing. Drop it, keep it in reserve or give it away in a rework; a detroll sends it home from your deck.
piece-symbol = { family-title }. { symbol-effect }
piece-symbol-stopped = { family-title }. { symbol-effect } Stopped by: { answer-title }.
piece-symbol-off = Not in force in this part of the campaign: the symbol does nothing.
piece-step =
    { $step ->
        [kattegat] The harbour where every journey begins.
        [drakkar] Before you can set sail, a longship has to be built.
        [dragvendil] A sword that songs are made of, and that does not let just anybody hold it.
        [eldaskali] The hall with the long fire, where guests are looked over closely.
        [snekkar] Slender warships, swift as snakes, that ask for a full crew.
        [knorrer] Broad-bellied merchant ships: here they count before they cast off.
        [kernelyd] A halt where nobody passes empty-handed.
        [vegvisir] The sign that shows the way, even when there is none to be seen.
        [thing] The assembly of free people: here you are heard, and perhaps chosen.
        [althing] The great assembly of all: whoever stands here first takes the throne.
       *[other] A step of the epic.
    }
piece-step-cross = To cross onto it, use cards that give at least as much of each type. One step in a phase, none is skipped.
piece-step-last = The last card of the epic.
piece-mark = { mark }. { mark-effect }
piece-seasoned = Seasoned: the hand limit rises to { $limit } cards for everybody, once somebody crosses onto this step.
piece-slot = Slot 1 is next to the deck. When a card leaves, those between it and the deck move away from the deck, and new cards come in at slot 1.
piece-assembly-deck = New cards for the assembly come from here. Cards put underneath come into play again when the others are drawn.
piece-hand = Only its owner sees a hand. What was seen by all, and has not left it since, is shown.
piece-deck = When a deck is empty, the discard pile is shuffled into a new one at once.
piece-discard = Cards used, recruited or dropped. You may look through your own pile; of the others you see what you know.
piece-reserve-hidden = In your phase you may keep one card here, face down. Take it back by dropping a card of your hand, or by leaving another one here.
piece-reserve-open = In your phase you may keep one card here, face up. Your partner may exchange it, and an opponent may aim an axe at it.
piece-trolls = Trolls that can still be sent to opponents. Those that are away come back when they are sent home.
piece-storm-ready = The storm Troll is at home: a storm can be raised.
piece-storm =
    { $storm ->
        [stormur] Under Stormur one neither recruits nor crosses. At the end of that phase it turns to Ovedur.
        [ovedur] Under Ovedur one does not recruit. At the end of that phase it goes home.
       *[other] No storm lies here.
    }
piece-team = Partners sit opposite each other. One must stand on the last card, the other there or on one of the two steps before it.
piece-ending = When the round is over, whoever is alone on the last card wins; several share the victory.
piece-limit = At the end of a phase a hand is filled up to this number of cards.

## Actions

action-cross = Cross { step-the }: { amounts }
action-recruit = Recruit { card } for { cost } (slot { $slot })
action-recruit-more = Recruit { card } as well, for { cost } (slot { $slot })
action-pay = Pay with { card }: { gives }
action-confirm-recruit = Confirm: { recruits }
action-confirm-cross = Confirm: cross { step-the }
action-play = Play { card } for { symbol-for }
action-target = Aim { symbol-the } at { $whom }
action-raid = Take { card-in } from the reserve of { $whom }
action-answer = Answer with { card }: { symbol-the } against { against-the }
action-let = Let it happen ({ against-the })
action-hire = Hire { card } (slot { $slot })
action-decline-stolen = Give { card-in } back to { $whom }, unused
action-decline-hired = Send { card } away, unused
action-bring = Bring { card } to the assembly
action-against = Replace { card } with { brought } (slot { $slot })
action-above = Put { cards-rest } on the assembly deck
action-below = Put { cards-rest } under the assembly deck
action-stack = Place { card }, to be drawn before the others
action-plot = Put { card } under the assembly deck (slot { $slot })
action-return = Send a Troll home to { $whom }
action-store = Put { card-in } into your reserve
action-fetch = Take { taken-in } from your reserve and discard { card-in }
action-swap = Take { taken-in } from your reserve and leave { card-in } there
action-trade = Take { taken-in } from the reserve of { $whom } and leave { card-in } there
action-end = End your actions and arrange your hand
action-drop = Drop { card-in } face down
action-drop-rework = Discard { card-in } too, face down, and draw two cards
action-draw = End the phase: { draw-what }
action-draw-rework = Draw one card
draw-what =
    { $number ->
        [0] nothing to draw
        [one] draw { $number } card
       *[other] draw { $number } cards
    }

## Groups of choices, and their short labels

group-cross = Next step
group-recruit = Recruit
group-pay = Cards to pay with
group-confirm = Confirm
group-play = Play a symbol
group-target = Target
group-answer = Answer
group-let = No answer
group-hire = Vikings to hire
group-decline = Leave unused
group-bring = Cards looked at
group-against = Cards of the assembly
group-above = On the deck
group-below = Under the deck
group-stack = Next card
group-plot = Cards to send away
group-return = Trolls to send home
group-store = Into the reserve
group-fetch = Take the reserve card and discard
group-swap = Exchange with the reserve
group-trade = Exchange with your partner
group-end = Your phase
group-drop = Cards to drop
group-draw = Draw
chip-recruit = { $slot }: { card }
chip-pay = { card }
chip-play = { card }: { symbol }
chip-answer = { card }
chip-hire = { $slot }: { card }
chip-against = { $slot }: { card }
chip-plot = { $slot }: { card }
chip-store = { card }
chip-fetch = { card }
chip-swap = { card }
chip-trade = { card }
chip-drop = { card }

## Prompts

prompt-act = Act as often as you like, in any order; then end your actions.
prompt-act-storm =
    { $storm ->
        [stormur] Stormur rages before you: you neither recruit nor cross in this phase. All else is allowed.
       *[ovedur] Ovedur is upon you: you do not recruit in this phase. All else is allowed.
    }
prompt-act-enough =
    { $actions ->
        [one] You have made { $actions } action in this phase, the limit. End it.
       *[other] You have made { $actions } actions in this phase, the limit. End it.
    }
prompt-pay-recruit =
    { $number ->
        [one] Recruiting for { cost }: choose cards of your hand to pay with; { missing }.
       *[other] { recruits } for { cost }: choose cards of your hand to pay with; { missing }.
    }
prompt-pay-cross = Crossing { step-the }: choose cards of your hand to use; { missing }.
prompt-pay-enough-recruit = Enough for { recruits } ({ cost }). Confirm, or add another one that your hand can pay for.
prompt-pay-enough-cross = Enough to cross { step-the }. Confirm.
stolen-troll = You have taken { card-in } from { $whom }: it is good for nothing, give it back.
prompt-stolen =
    { $card ->
        [troll-0] { stolen-troll }
        [troll-1] { stolen-troll }
        [troll-2] { stolen-troll }
        [troll-3] { stolen-troll }
       *[other] You have taken { card-in } from { $whom }: use the card now, alone or with your own, or give it back.
    }
prompt-hired = { card } works for you in one action: use the card now, alone or with your own, or send it away.
prompt-target = Whom do you aim your { symbol-own } at?
prompt-answer-ruse = { $whom } plays { symbol-a } against you. Stop it with { answer-a }, or let it happen?
prompt-answer-reserve = { $whom } aims an axe at { card-in } in your reserve. Stop it with { answer-a }, or let it happen?
prompt-answer-providence = { $whom } plays { symbol-a }. Counter-attack with { answer-a }, or let it happen?
prompt-answer-counter = { $whom } counter-attacks you with { symbol-a }. Dodge it with { answer-a }, or let it happen?
prompt-hire = Choose a Viking of the assembly to work for you in one action, whatever the cost.
prompt-rework = Draw one card, or discard a second card of your hand, face down, and draw two.
prompt-reorganise =
    { $number ->
        [0] Put the cards left over on the assembly deck or under it.
       *[other] Bring cards you looked at to the assembly, or put those left over on its deck or under it.
    }
prompt-exchange = Choose the card of the assembly that makes room for { card }.
prompt-stack =
    { $side ->
        [above] On the deck: choose the card that is drawn first of the { $number } that are left.
       *[below] Under the deck: choose the card that is drawn first of the { $number } that are left.
    }
prompt-plot =
    { $number ->
        [1] Choose a card of the assembly to go under its deck. It will lie above the second one.
       *[other] Choose the second card to go under the deck.
    }
prompt-return = There are Trolls of several players in your deck: choose whose Troll goes home.
prompt-arrange =
    { $number ->
        [0] Drop as many cards as you like, face down, then end your phase. You draw up to { $limit } cards; as it stands, none.
        [one] Drop as many cards as you like, face down, then draw up to { $limit }: { $number } card as it stands.
       *[other] Drop as many cards as you like, face down, then draw up to { $limit }: { $number } cards as it stands.
    }

## Events

event-phase-began =
    { $storm ->
        [stormur] Round { $round }: { $player } plays, under Stormur: no recruiting, no crossing.
        [ovedur] Round { $round }: { $player } plays, under Ovedur: no recruiting.
       *[other] Round { $round }: { $player } plays.
    }
event-card-dropped = { $player } drops { card-in } face down.
event-cards-drawn =
    { $listed ->
        [yes] { $player } draws { cards-number }: { $cards }.
       *[no] { $player } draws { cards-number }.
    }
event-deck-reshuffled =
    { $number ->
        [one] { $player } takes the only card of the discard pile as a new deck.
       *[other] { $player } shuffles the discard pile of { $number } cards into a new deck.
    }
event-hand-limit-raised = Seasoned: from now on { $player } draws up to { $number } cards.
recruited = { $player } recruits { $cards }, paying with { $paid }.
recruited-borrowed =
    { $listed ->
        [yes] { $player } recruits { $cards }, paying with { $paid }, plus the borrowed { borrowed }.
       *[no] { $player } recruits { $cards }, paying with the borrowed { borrowed }.
    }
event-cards-recruited =
    { $borrowed ->
        [odin] { recruited-borrowed }
        [thor] { recruited-borrowed }
        [freyr] { recruited-borrowed }
        [baldur] { recruited-borrowed }
        [gudrid] { recruited-borrowed }
        [floki] { recruited-borrowed }
        [sigvaar] { recruited-borrowed }
        [siggy] { recruited-borrowed }
        [aslaug] { recruited-borrowed }
        [horik] { recruited-borrowed }
        [hild] { recruited-borrowed }
        [bjorn] { recruited-borrowed }
        [halldora] { recruited-borrowed }
        [olaf] { recruited-borrowed }
        [beldurk] { recruited-borrowed }
        [dilbrett] { recruited-borrowed }
        [dazgul] { recruited-borrowed }
        [heskabech] { recruited-borrowed }
       *[other] { recruited }
    }
crossed = { $player } crosses { step-the } with { $paid }.
crossed-borrowed =
    { $listed ->
        [yes] { $player } crosses { step-the } with { $paid }, plus the borrowed { borrowed }.
       *[no] { $player } crosses { step-the } with the borrowed { borrowed }.
    }
event-step-crossed =
    { $borrowed ->
        [odin] { crossed-borrowed }
        [thor] { crossed-borrowed }
        [freyr] { crossed-borrowed }
        [baldur] { crossed-borrowed }
        [gudrid] { crossed-borrowed }
        [floki] { crossed-borrowed }
        [sigvaar] { crossed-borrowed }
        [siggy] { crossed-borrowed }
        [aslaug] { crossed-borrowed }
        [horik] { crossed-borrowed }
        [hild] { crossed-borrowed }
        [bjorn] { crossed-borrowed }
        [halldora] { crossed-borrowed }
        [olaf] { crossed-borrowed }
        [beldurk] { crossed-borrowed }
        [dilbrett] { crossed-borrowed }
        [dazgul] { crossed-borrowed }
        [heskabech] { crossed-borrowed }
       *[other] { crossed }
    }
event-assembly-refilled = New in the assembly: { $cards }.
event-symbol-played =
    { $borrowed ->
        [yes] { $player } plays the borrowed { card } for { symbol-for }.
       *[no] { $player } plays { card } for { symbol-for }.
    }
event-target-chosen =
    { $reserve ->
        [yes] { $player } aims { symbol-the } at the reserve of { $whom }.
       *[no] { $player } aims { symbol-the } at { $whom }.
    }
event-dodge-played = { $player } answers { $whom } with { card }: { symbol-the } stops { against-the }.
event-counter-played = { $player } counter-attacks { $whom } with { card }: { symbol-the } stops { against-the }.
event-answer-declined = { $player } lets it happen.
event-card-stolen =
    { $reserve ->
        [yes] { $player } takes { card-in } from the reserve of { $whom }.
       *[no] { $player } takes { card-in } from the hand of { $whom }.
    }
event-stolen-card-unused = { $player } gives { card-in } back to { $whom }, unused: to the discard pile.
event-troll-fled = The axe of { $player } has drawn a Troll: it takes fright and runs home to { $whom }.
event-troll-placed = { $player } puts a Troll on the deck of { $whom }.
event-troll-sent-home = { $player } finds a Troll in the deck and sends it home to { $whom }. The deck is shuffled.
event-no-troll-found = { $player } finds no Troll in the deck. It is shuffled.
event-storm-raised = { $player } raises a storm before { $whom }: Stormur.
event-storm-turned = The storm of { $player } before { $whom } abates: Stormur turns to Ovedur.
event-storm-passed = The storm before { $whom } is over: the storm Troll goes home to { $player }.
event-cards-plotted = { $player } plots: { $cards } under the assembly deck.
event-labourer-hired = { $player } hires { card-in } (slot { $slot }) for one action.
event-labourer-unused = { $player } sends { card-in } away unused, under the assembly deck.
event-cards-looked-at =
    { $listed ->
        [yes]
            { $number ->
                [one] { $player } looks at the top card of the assembly deck: { $cards }.
               *[other] { $player } looks at the top { $number } cards of the assembly deck: { $cards }.
            }
       *[no]
            { $number ->
                [one] { $player } looks at the top card of the assembly deck.
               *[other] { $player } looks at the top { $number } cards of the assembly deck.
            }
    }
event-card-exchanged = { $player } replaces { taken-in } with { card-in } in slot { $slot } of the assembly.
event-cards-stacked =
    { $side ->
        [above]
            { $listed ->
                [yes] { $player } puts { cards-number } on the assembly deck, to be drawn in this order: { $cards }.
               *[no] { $player } puts { cards-number } on the assembly deck.
            }
       *[below]
            { $listed ->
                [yes] { $player } puts { cards-number } under the assembly deck, to be drawn in this order: { $cards }.
               *[no] { $player } puts { cards-number } under the assembly deck.
            }
    }
event-card-stored =
    { $open ->
        [yes] { $player } puts { card-in } into the reserve, face up.
       *[no] { $player } puts { card-in } into the reserve, face down.
    }
event-reserve-fetched = { $player } takes { taken-in } from the reserve and discards { dropped-in }.
event-reserve-swapped = { $player } takes { taken-in } from the reserve and leaves { card-in } there.
event-reserve-traded = { $player } takes { taken-in } from the reserve of { $whom } and leaves { card-in } there.
event-end-reached = { $player } has reached the last card of the epic.
event-match-stalled =
    { $rounds ->
        [one] After { $rounds } round without an end in sight, the safety limit ends the match.
       *[other] After { $rounds } rounds without an end in sight, the safety limit ends the match.
    }
event-match-ended =
    { $shared ->
        [yes] The match is over: { $winners } take the throne of the Vikings together.
       *[no] The match is over: { $winners } takes the throne of the Vikings.
    }

## Why an action is not allowed

reason-match-over = The match is over.
reason-not-this-choice =
    { $phase ->
        [acting] Nothing asks for that now: choose an action of your phase.
        [paying] You are paying for a goal: finish that first, or take it back.
        [borrowed] First decide about the borrowed card: use it or give it up.
        [targeting] First choose the target.
        [answering] An answer is asked for: answer, or let it happen.
        [hiring] First choose the Viking that you hire.
        [reworking] You are reworking: draw, or discard a second card.
        [reorganising] You are reorganising the assembly: finish that first.
        [exchanging] First choose the card of the assembly that makes room.
        [stacking] First put the cards in order.
        [plotting] First choose the cards that go under the deck.
        [returning] First choose whose Troll goes home.
        [arranging] You are arranging your hand: your actions are over.
       *[over] Something else is asked now.
    }
reason-enough-actions =
    { $actions ->
        [one] You have made { $actions } action in this phase: only its end is left.
       *[other] You have made { $actions } actions in this phase: only its end is left.
    }
reason-slot-empty = There is no card in slot { $slot } of the assembly.
reason-card-not-in-hand = This card is not in your hand: { card }.
reason-no-recruiting =
    { $storm ->
        [stormur] Under Stormur you do not recruit in this phase, not even fjord trolls or day labourers.
       *[ovedur] Under Ovedur you do not recruit in this phase, not even fjord trolls or day labourers.
    }
reason-cannot-afford =
    { $have ->
        [0] With { card } the price is { cost }, and your cards give none of it.
       *[other] With { card } the price is { cost }, and your cards give { $have } at most.
    }
reason-other-currency =
    { $currency ->
        [nuggets] You are paying with nuggets: recruit the fjord troll in slot { $slot } in another action, with wood and bones.
       *[wood_bones] You are paying with wood and bones: recruit the Viking in slot { $slot } in another action, with nuggets.
    }
reason-slot-chosen = The card in slot { $slot } is already chosen.
reason-borrowed-useless = { card } would add nothing to that: a borrowed card has to give something that is asked for.
reason-no-crossing = Under Stormur you do not cross in this phase.
reason-already-crossed = You have already crossed a step in this phase: one is the limit.
reason-no-step-left = You stand on the last card: there is no step left to cross.
reason-cannot-cross = Your cards are not enough for { step-the }: { missing }.
reason-gives-nothing-missing = { card } gives nothing of what is still missing.
reason-not-enough-yet = That is not enough yet: { missing }.
reason-symbol-not-on-card = { card } does not have this symbol: { symbol }.
reason-symbol-not-in-force = Not in force in this part of the campaign: { symbol }.
reason-not-the-borrowed-card = First decide about the borrowed card ({ card }): use it or give it up.
reason-only-in-answer = { symbol }: played only in answer, at the moment a ruse is announced.
reason-no-trolls-left = All your Trolls are away: one of them has to come back first.
reason-storm-away = Your storm Troll is still with { $whom }.
reason-no-target =
    { $symbol ->
        [axe] Nobody can be the target of your axe: opponents on sacred ground are safe, and the others have no card to take.
       *[other] Nobody can be the target of your { symbol-own }: your opponents stand on sacred ground.
    }
reason-no-viking-there = There is no Viking in the assembly to hire.
reason-deck-empty = Your deck is empty: there is nothing to search.
reason-assembly-empty = The assembly is empty.
reason-assembly-deck-empty = The assembly deck is empty: there is nothing to look at.
reason-no-such-seat = Nobody sits at seat { $number }; seats are counted from 0.
reason-not-an-opponent = { $whom } is no opponent of yours.
reason-on-sacred-ground = { $whom } stands on sacred ground, safe from ruses.
reason-hand-empty = { $whom } has no card in hand to take.
reason-reserve-not-open = No reserve lies open in this match: an axe cannot be aimed at one.
reason-raid-needs-axe = Only an axe can be aimed at a reserve, not { symbol-a }.
reason-reserve-empty-there = The reserve of { $whom } is empty.
reason-not-an-answer = { card } is no answer to this: { symbol-a } is asked for.
reason-not-a-viking = Only Vikings are hired, and { card } in slot { $slot } is a fjord troll.
reason-slot-plotted = The card in slot { $slot } is already chosen.
reason-not-looked-at = This card is not among those you look at: { card }.
reason-from-the-assembly = { card } has come from the assembly and does not go back there.
reason-no-troll-of = There is no Troll of { $whom } in your deck.
reason-reserve-off = This match is played without the reserve.
reason-reserve-full = There is already a card in your reserve: take it back, or exchange it.
reason-reserve-empty = There is no card in your reserve.
reason-same-card = { card } for { card }: that would change nothing.
reason-no-partner = You have no partner: only four players play in teams.
reason-partner-reserve-empty = The reserve of { $whom } is empty.
reason-three-exchanges = You have made enough exchanges in a row: do something else first.

## Options, and a choice that is not possible

option-scenario = Campaign
option-scenario-help = Get to know the game part by part, or lay out a match of your own?
option-scenario-free = Free set-up
option-scenario-1a = Part 1a
option-scenario-1b = Part 1b
option-scenario-2 = Part 2
option-scenario-3 = Part 3
option-scenario-4 = Part 4
option-faces = Faces of the steps
option-faces-help = In the free set-up: which faces do the steps show? Face B asks for more.
option-faces-a = Face A
option-faces-mixed = Mixed at random
option-faces-b = Face B
option-kattegat = Start at Kattegat
option-kattegat-help = In the free set-up: are pawns at the start safe from ruses?
option-kattegat-a = Sacred ground (A)
option-kattegat-b = No protection (B)
option-fjord-trolls = Fjord trolls
option-fjord-trolls-help = In the free set-up: do the extra cards, the fjord trolls among them, join the assembly with two or three players too?
option-fjord-trolls-four-players = With four players
option-fjord-trolls-always = Always
option-baldur = Baldur
option-baldur-help = In the free set-up: does Baldur replace one Odin in the starting decks?
option-baldur-off = Without Baldur
option-baldur-on = With Baldur
option-reserve = Reserve
option-reserve-help = In the free set-up: may each player keep a card in reserve?
option-reserve-on = With the reserve
option-reserve-off = Without the reserve
option-cowardly-troll = Cowardly Troll
option-cowardly-troll-help = Where does a Troll go that an axe has drawn from a hand?
option-cowardly-troll-off = To the discard pile
option-cowardly-troll-on = Home to its owner
option-dodge-the-counter = Dodging the counter-attack
option-dodge-the-counter-help = May a counter-attack on a providence be dodged in turn?
option-dodge-the-counter-off = Not allowed
option-dodge-the-counter-on = Allowed
exclusion-scenario-for-fewer = The campaign of four players has three parts: its third one already has everything.

## Score

score-steps = Steps crossed
score-total = Total
# In place of the common words: a race has no points, and a team need not stand on one card.
points =
    { $points ->
        [one] { $points } step
       *[other] { $points } steps
    }
cli-column-points = Race
cli-shared = { $winners } win together
ui-end-title =
    { $shared ->
        [yes] { $winners } win together
       *[no] { $winners } wins
    }
ui-end-tie = Others stand there too, but with no partner close behind.
ui-end-tie-shared = They stand on the same card of the epic.

## Components, by section of the components file

component =
    { $section ->
        [box] What the box holds
        [card] Cards
        [step] Cards of the epic
        [deck] Starting decks
        [scenario] Parts of the campaign
        [rules] Numbers of the rules
        [limit] Safety limits
       *[other] { $section }
    }

## On the terminal: letters, short labels, short lines

letter-resource =
    { $resource ->
        [nuggets] n
        [wood] w
        [bones] b
       *[universal] u
    }
resource-legend = { letter-resource } { resource }
symbol-short =
    { $symbol ->
        [axe] axe
        [troll] Troll
        [storm] storm
        [shield] shield
        [detroll] detr.
        [fair_weather] fair w.
        [plot] plot
        [day_labourer] day l.
        [rework] rework
       *[reorganise] reorg.
    }
round-line = Round { $round }
round-ending = last round
track-line = Epic: { $cards }
step-item = { step-title } ({ amounts })
step-item-start = { step-title }
assembly-line = Assembly: { $cards }
slot-item = { $slot } { card } ({ cost })
slot-item-empty = { $slot } empty
deck-line = assembly deck: { $count }
place-line = at { step-the }
hand-line = hand: { $cards }
hand-hidden = hand: { cards-count }
piles-line = deck: { $deck }, discard pile: { $discard }
discard-line = discard pile: { $cards }
reserve-line = reserve: { card }
reserve-hidden = reserve: a card, face down
reserve-none = reserve: empty
trolls-line =
    { $count ->
        [0] no Troll at home
        [one] { $count } Troll at home
       *[other] { $count } Trolls at home
    }
storm-line = { storm } from { $player }
storm-home = storm Troll at home
deck-trolls-line = Trolls on top of the deck: { $count }
owned-line = owns: { $cards }
payment-line = Pledged: { $cards } ({ gives }); { missing }
payment-none = Pledged: nothing yet; { missing }
borrowed-line = Borrowed: { card }
announced-line = { $player } plays { card }: { symbol }
announced-target = { $player } plays { card }: { symbol } against { $whom }
looked-line = Looked at: { $cards }
reconstructed-line =
    { $count ->
        [one] { $count } of { $total } cards and steps has values that are reconstructed: drakkar provenance althing
       *[other] { $count } of { $total } cards and steps have values that are reconstructed: drakkar provenance althing
    }
symbol-off-legend = ( ) not in force
gain-crosses = crosses { step-the }
gain-recruits = recruits { $cards }
gain-wins = wins the match
column-slot = Slot
column-card = Card
column-cost = Cost
column-gives = Gives
column-symbols = Symbols

## The board of the browser

board-parts = { $parts }
board-slot-full = { $label }; costs { cost } (slot { $slot })
board-partner = partner
board-over = The match is over
board-acting-rest = Nothing can be paid for now. Press a symbol of your hand to play it, or end your actions
board-acting = Choose a goal, the next step or a card of the assembly, and tap cards to pay for it; or press a symbol of your hand
board-arranging = Drop what you do not want to keep, then draw
board-arranging-other = { $player } arranges the hand
board-borrowed-use = Press a symbol of it, or a goal that it helps to pay for
board-looked-bring = Choose a card to bring to the assembly, or where those left over go
board-looked-against = Choose the card of the assembly that it replaces
board-looked-stack = Choose the cards in the order in which they will be drawn
board-pay-cancel = Give it up
board-owned-help = Deck, hand, discard pile and reserve together: what each player owns is public, where it is is not.
board-do-confirm = Confirm
board-do-draw = Draw
board-do-end = End my actions
answer-let = Let it happen
answer-state =
    { $state ->
        [now] is asked now
        [let] lets it happen
        [none] has an empty hand
       *[later] is asked later
    }
answer-time = When to let it happen by itself
answer-time-limit =
    { $seconds ->
        [0] { answer-timer-off }
       *[other] Let it happen after { $seconds } s
    }
board-matches = What stops what
answer-heading-you = { $player } plays { card }: { symbol } against you
answer-raid = That very card is meant, { card }: it would be used at once, or left, and go to its owner’s discard pile either way.
campaign-done = played
board-choose-gain =
    { $points ->
        [one] { $label }. You may choose it: one step further
       *[other] { $label }. You may choose it: { $points } steps further
    }
