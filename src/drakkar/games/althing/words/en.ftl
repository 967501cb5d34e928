# Althing in English.
# Ids arrive as plain strings: $card, $taken, $dropped, $brought, $borrowed, $given, $laid, $doubled and $with are
# cards, empty where the reader may not know the card or where there is none; $symbol, $answer and $against are symbols
# of the cards and Thorfinn’s shortages, $mark is a symbol of a step; $family is ruse, dodge, event, providence,
# malediction or shortage; $step and $other_step are cards of the track (a components file may add others) and $face the
# face of the first, empty for the Thing and the Althing; $hela is a Hela card; $currency is nuggets or wood_bones;
# $storm is stormur, ovedur or empty; $side is above or below for a deck, left or right for a step and at a fork;
# $origin is hand, reserve or assembly of a borrowed card, hand, borrowed or stone of one played for a reward; $fate is
# out, assembly or discard; $phase is what the match waits for. $thorfinn is a card of Thorfinn’s deck (in his events
# $card is), $mode how strong he is. $player and $whom are display names, used as they are; Thorfinn’s is the message
# thorfinn.
# $cards, $paid, $players, $symbols and $winners are lists already joined into one text; $listed is no where a list is
# empty. The Trolls are called by the colours of the seats. Numbers that a components file may change always arrive as
# variables.

## The game

game-title = Althing
game-tagline = The throne of the Vikings is there for the taking, and every clan sets out on the epic that leads to the Althing. Recruit Vikings and fjord trolls, play tricks on your rivals and dodge theirs, and be the first to arrive.
game-summary-1 = In your phase, do as much as you like in any order: recruit cards from the assembly, cross the next step of the epic (once), play symbols, use your reserve.
game-summary-2 = A card serves for one thing at a time: its nuggets, wood and bones, or one of its symbols. Used and recruited cards go to your discard pile and come back when your deck runs out.
game-summary-3 = Ruses hold an opponent up: the axe steals a card, the Troll clogs a deck, the storm stops recruiting and crossing. Whoever holds the matching dodge can stop them.
game-summary-4 = Events and providences help you along, but a providence can be countered with a ruse. With Hela maledictions join in, and steps that bring trouble.
game-summary-5 = Whoever is alone on the last card when the round is over wins; four players race in two teams, and one alone races against Thorfinn. A campaign brings in the symbols part by part.
# Who races against a player who plays alone: in the place of a player’s name.
game-figure = Thorfinn

## Lessons

lesson-first = Your first match
lesson-first-what = Recruit Vikings, cross the first steps, and play a Troll on your rival. Part 1a of the campaign.
lesson-part-1b = Part 1b: axe and shield
lesson-part-1b-what = Steal the card that you lack, keep a shield, and change the assembly by a plot.
lesson-part-2 = Part 2: the storm
lesson-part-2-what = Raise a storm, turn one away, and draw up to five cards.
lesson-part-3 = Part 3: day labourers and a reserve
lesson-part-3-what = Hire a Viking for one action, recruit a fjord troll, and put a card aside.
lesson-part-4 = Part 4: everything comes together
lesson-part-4-what = Change your hand, and then the assembly.
lesson-reserve = The reserve
lesson-reserve-what = Put a card aside for the turn in which you need it.
lesson-teams = In teams
lesson-teams-what = Two against two: help your partner along through an open reserve.
lesson-decks = Decks of one’s own
lesson-decks-what = Choose your six cards, double your nuggets and rearrange the epic.
lesson-hela = Hela
lesson-hela-what = Change what a step asks for, and meet a cursed Troll and a Jötunn.
lesson-epic = The branching epic
lesson-epic-what = Choose your way at the fork, and go it to its end.
lesson-thorfinn = Alone against Thorfinn
lesson-thorfinn-what = Read his cards, rob his hand and stop what he does to you.

## Cards: a label, and as part of a sentence

card =
    { $card ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
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
        [jotunn] Jötunn
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
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
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
        [jotunn] a Jötunn
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
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
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
        [jotunn] a Jötunn
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
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
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
        [jotunn] a Jötunn
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
        [jotunn] a Jötunn
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
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
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
        [jotunn] Jötunn
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
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
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
        [jotunn] a Jötunn
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
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
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
        [jotunn] a Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
       *[heskabech] Heskabech
    }
# Cards given by demobilised, laid on an invocation stone, doubled by a reward, played for it.
given =
    { $given ->
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
       *[jotunn] a Jötunn
    }
laid =
    { $laid ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
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
        [jotunn] a Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
       *[heskabech] Heskabech
    }
doubled =
    { $doubled ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
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
        [jotunn] a Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
       *[heskabech] Heskabech
    }
with =
    { $with ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
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
        [jotunn] a Jötunn
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
nugget-cost =
    { $cost ->
        [one] { $cost } nugget
       *[other] { $cost } nuggets
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
        [reorganise] Reorganise
        [unexpected] Unexpected guest
        [demobilised] Demobilised
        [reward] Reward
        [renewal] Renewal
        [heimdall] Heimdall
        [invocation] Invocation
        [illness] Illness
        [cursed_troll] Cursed Troll
        [shortage_nuggets] Shortage of nuggets
        [shortage_wood] Shortage of wood
       *[shortage_bones] Shortage of bones
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
        [reorganise] a reorganisation
        [unexpected] an unexpected guest
        [demobilised] a demobilisation
        [reward] a reward
        [renewal] a renewal
        [heimdall] Heimdall
        [invocation] an invocation
        [illness] an illness
        [cursed_troll] a cursed Troll
        [shortage_nuggets] a shortage of nuggets
        [shortage_wood] a shortage of wood
       *[shortage_bones] a shortage of bones
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
        [reorganise] the reorganisation
        [unexpected] the unexpected guest
        [demobilised] the demobilisation
        [reward] the reward
        [renewal] the renewal
        [heimdall] Heimdall
        [invocation] the invocation
        [illness] the illness
        [cursed_troll] the cursed Troll
        [shortage_nuggets] the shortage of nuggets
        [shortage_wood] the shortage of wood
       *[shortage_bones] the shortage of bones
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
        [reorganise] reorganisation
        [unexpected] unexpected guest
        [demobilised] demobilisation
        [reward] reward
        [renewal] renewal
        [heimdall] Heimdall
        [invocation] invocation
        [illness] illness
        [cursed_troll] cursed Troll
        [shortage_nuggets] shortage of nuggets
        [shortage_wood] shortage of wood
       *[shortage_bones] shortage of bones
    }
symbol-effect =
    { $symbol ->
        [axe] Take a random card from an opponent’s hand and use it at once as if it were yours, or leave it. Either way it then goes to its owner’s discard pile.
        [troll] Put one of your Trolls on top of an opponent’s deck. It is good for nothing, and stays theirs until it is sent home.
        [storm] Put your storm Troll before an opponent: in their next phase they neither recruit nor cross (Stormur), in the one after they do not recruit (Ovedur).
        [shield] In answer: stops an axe that is aimed at you.
        [detroll] In answer: stops a Troll that is meant for you, or one of your own that is cursed. In your own phase: look for a Troll in your deck and send it home.
        [fair_weather] In answer: keeps off a storm that is meant for you, or a shortage that Thorfinn brings. In your own phase: lifts a shortage, or lets you recruit on a step with Ovedur.
        [plot] Put two cards of the assembly under its deck, in the order you like. New ones take their places.
        [day_labourer] Borrow a Viking or Jötunn of the assembly, whatever the cost, and use the card at once. Then it goes under the assembly deck.
        [rework] Discard this card and draw one; or discard another one with it and draw two.
        [reorganise] Look at the top three cards of the assembly deck and exchange any of them with cards of the assembly. Put those left over on the deck or under it.
        [unexpected] Turn up the top card of the assembly deck: to the end of this phase it can be recruited, hired or taken like a card of the assembly. Then it goes under the deck.
        [demobilised] Exchange a card of your hand that has a cost in nuggets for one or more cards of the assembly that cost no more than it does together. They come into your hand.
        [reward] While you recruit with nuggets: the nuggets of one of the cards you pay with count twice.
        [renewal] As the first action of your phase: discard this card and your whole hand, and draw a new one.
        [heimdall] Turn over a step on which no pawn stands, or exchange two such steps. Nothing stops it, and it cannot be taken back.
        [invocation] Lay another card of your hand on this one, face up. From your next phase on, or in answer at once, use one of its symbols; then discard both.
        [illness] At the end of this phase, put cards of the assembly under its deck until three are left. So it stays until your next phase begins.
        [cursed_troll] An opponent who has a Troll at home gets it onto their own deck.
        [shortage_nuggets] Your nuggets count nothing in this phase.
        [shortage_wood] Your wood counts nothing in this phase.
       *[shortage_bones] Your bones count nothing in this phase.
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
        [reorganise] the reorganisation
        [cursed_troll] the cursed Troll
        [shortage_nuggets] the shortage of nuggets
        [shortage_wood] the shortage of wood
       *[shortage_bones] the shortage of bones
    }
family =
    { $family ->
        [ruse] ruse
        [dodge] dodge
        [event] event
        [providence] providence
        [malediction] malediction
       *[shortage] shortage
    }
family-title =
    { $family ->
        [ruse] Ruse
        [dodge] Dodge
        [event] Event
        [providence] Providence
        [malediction] Malediction
       *[shortage] Shortage
    }
family-help =
    { $family ->
        [ruse] Played in your own phase, at an opponent. The matching dodge stops it. In answer, a ruse counters a providence.
        [dodge] Played in answer, when a ruse is aimed at you.
        [event] Played in your own phase. Nothing stops it.
        [providence] Played in your own phase. An opponent may counter it with the matching ruse.
        [malediction] Played in your own phase. An illness cannot be stopped, a cursed Troll can, with a detroll.
       *[shortage] Brought upon you by Thorfinn. Fair weather stops it.
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
        [stridur] Stridur
        [bolvun] Bolvun
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
other-step =
    { $other_step ->
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
        [stridur] Stridur
        [bolvun] Bolvun
       *[other] { $other_step }
    }
# The last card, where no face is named.
last-card =
    { $step ->
        [thing] the Thing
       *[althing] the Althing
    }
face =
    { $face ->
        [a] face A
       *[b] face B
    }
face-other =
    { $face ->
        [a] face B
       *[b] face A
    }
hela =
    { $hela ->
        [afvopnud] Afvopnud
        [helgrind] Helgrind
        [sott] Sott
        [trolldomur] Trolldomur
       *[nastrond] Nastrond
    }
# Where a Hela card shows beside its step, and which way a player takes at a fork.
side-of =
    { $side ->
        [left] on the left
       *[right] on the right
    }
side-way =
    { $side ->
        [left] the left way
       *[right] the right way
    }
mark =
    { $mark ->
        [sacred_ground] Sacred ground
        [seasoned] Seasoned
        [hela] Hela
        [illness_zone] Illness
        [cursed_troll_zone] Cursed Troll
        [curse_zone] Curse
        [resource_shift] Resources
       *[ovedur_zone] Ovedur
    }
mark-effect =
    { $mark ->
        [sacred_ground] Whoever stands here is safe from ruses and counter-attacks, but may use ruses.
        [seasoned] Once somebody crosses onto this step everybody draws a larger hand: that player from the end of the same phase, the others from the end of their next one.
        [hela] Whoever crosses onto this step shows the top card of their deck: a player’s card is out of the game, a recruit goes onto the assembly deck, a Troll to the discard pile.
        [illness_zone] As long as a player stands here the assembly has only three cards.
        [cursed_troll_zone] Whoever crosses onto this step and has a Troll at home gets it onto their own deck. A detroll stops it.
        [curse_zone] Whoever stands here plays no ruse, no dodge and no event, not even in answer.
        [resource_shift] What this step asks for is changed: more of one thing, less of another.
       *[ovedur_zone] Whoever stands here neither recruits nor hires, unless fair weather is played for it in that phase.
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
        [placing] Hela card to place
        [composing] composing a deck
        [demobilising] demobilisation
        [shaping] Heimdall
        [lifting] fair weather
        [invoking] invocation stone
        [ailing] illness
       *[over] end
    }

## The campaign: what each part is called, and what is new in it

campaign-next = Go on to: { $label }
scenario-free-few-title = A match of your own
scenario-free-few-new = Every symbol is in force, and the steps of the epic are drawn at random. The options below say which faces they show, who joins the assembly, and whether decks of your own, Hela or forks come in.
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
scenario-free-one-title = Alone against Thorfinn
scenario-free-one-new = Thorfinn starts one step ahead of you and acts before you in every round: he recruits, hinders you and climbs, as his card says. Reach the last card before he does. The options below say how strong he is, and what else comes in.
scenario-free-four-title = A match of your own, in teams
scenario-free-four-new = Two against two, with every symbol; the steps of the epic are drawn at random. The options below say which faces they show, and whether decks of your own, Hela or forks come in.
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

board-look-back = Back to my side

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
# The sixth slot is that of an unexpected guest.
slot-in =
    { $slot ->
        [6] guest
       *[other] slot { $slot }
    }
slot-title =
    { $slot ->
        [6] Guest
       *[other] Slot { $slot }
    }
board-slot = { slot-title }: { card }, { cost }
board-slot-empty = { slot-title }: empty
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
        [tyr] God of law, who gave a hand so that a wolf could be bound. He likes to begin afresh.
        [idhunn] Keeper of the apples that keep the gods young: with her nothing is lost for good.
        [loki] Trickster among the gods. He is never where you look for him, and always where you can use him.
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
        [jotunn] A giant out of the frost. Where it goes, illness goes along, and even the road changes its course.
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
        [stridur] A field of battle that nobody leaves as they came.
        [bolvun] A place under a curse. Speak softly, and do not stay for long.
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
piece-hela =
    { $hela ->
        [afvopnud] Disarmed: whoever rests here is stronger, but out of the wind’s favour.
        [helgrind] The gate to the realm of Hela. It opens in one direction.
        [sott] The sickness that travels faster than any ship.
        [trolldomur] Witchcraft: even your own Trolls do not stand by you.
       *[nastrond] The shore of the dead, where everything has another price.
    }
piece-hela-side = A Hela card under a step adds what it shows, on the left or on the right, to the step. It stays with its step.
piece-guest = The unexpected guest can be recruited, hired or taken like a card of the assembly, to the end of this phase. It does not count as one of it.
piece-stone = One symbol of the upper card can be invoked, from its owner’s next phase on or in answer at once. Then both cards are discarded. The stone gives no resources and cannot be robbed.
piece-fork = Here the epic forks: each player chooses a way, goes its two steps, and joins the others again.
piece-size = Under an illness the assembly has only three cards.
piece-out = Cards that do not come back in this match.
piece-thorfinn = Thorfinn is no player: steps and Hela do nothing to him. If he stands on the last card first, you have lost.
piece-thorfinn-card = What Thorfinn does in this round: he recruits, then acts by where you stand, then perhaps climbs.
piece-thorfinn-hand = The cards that Thorfinn has recruited. Your axe takes one of them at random, unless his card shows a shield.

## Actions

action-cross = Cross { step-the }: { amounts }
action-cross-side = Take { side-way } and cross { step-the }: { amounts }
action-recruit = Recruit { card } for { cost } ({ slot-in })
action-recruit-more = Recruit { card } as well, for { cost } ({ slot-in })
action-pay = Pay with { card }: { gives }
action-reward = Play { with } for the reward: { card } gives { nuggets } twice
action-confirm-recruit = Confirm: { recruits }
action-confirm-cross = Confirm: cross { step-the }
action-play = Play { card } for { symbol-for }
action-invoke = Invoke { symbol-the } ({ card } on your stone)
action-target = Aim { symbol-the } at { $whom }
action-raid = Take { card-in } from the reserve of { $whom }
action-answer = Answer with { card }: { symbol-the } against { against-the }
action-invoke-answer = Answer with { card } on your stone: { symbol-the } against { against-the }
action-let = Let it happen ({ against-the })
action-hire = Hire { card } ({ slot-in })
action-decline-stolen = Leave { card-in } of { $whom } unused
action-decline-hired = Send { card } away, unused
action-bring = Bring { card } to the assembly
action-against = Replace { card } with { brought } ({ slot-in })
action-above = Put { cards-rest } on the assembly deck
action-below = Put { cards-rest } under the assembly deck
action-stack = Place { card }, to be drawn before the others
action-plot = Put { card } under the assembly deck ({ slot-in })
action-return = Send a Troll home to { $whom }
action-give = Give { card } to the assembly ({ nugget-cost })
action-take = Take { card } for { nugget-cost } ({ slot-in })
action-confirm-demobilise = Confirm: { card } for { cards-number }
action-turn = Turn { step } over, to { face-other }
action-switch = Exchange { step } and { other-step }
action-lay = Lay { card } on the stone
action-lift = Lift { symbol-the }
action-lift-ovedur = Lift Ovedur, and recruit on { step-the } after all
action-spread = Put { card } under the assembly deck ({ slot-in })
action-place = Slide { hela } under { step-title }, to show { side-of }
action-pick = Take { card } into your deck
action-confirm-deck = Confirm your deck of { cards-number }
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
group-reward = Nuggets to count twice
group-confirm = Confirm
group-play = Play a symbol
group-invoke = Symbols of your stone
group-target = Target
group-answer = Answer
group-let = No answer
group-hire = Day labourers to hire
group-decline = Leave unused
group-bring = Cards looked at
group-against = Cards of the assembly
group-above = On the deck
group-below = Under the deck
group-stack = Next card
group-plot = Cards to send away
group-return = Trolls to send home
group-give = Card to give
group-take = Cards to take
group-turn = Turn a step over
group-switch = Exchange two steps
group-lay = Card for the stone
group-spread = Cards that fall ill
group-place = Where the Hela card goes
group-pick = Cards for your deck
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
chip-cross-side = { side-way }
chip-reward = { card }
chip-invoke = { symbol }
chip-invoke-answer = { card }
chip-give = { card }
chip-take = { $slot }: { card }
chip-turn = { step }: { face-other }
chip-switch = { step } and { other-step }
chip-lay = { card }
chip-spread = { $slot }: { card }
chip-place = { step }, { side-of }
chip-pick = { card }
chip-store = { card }
chip-fetch = { card }
chip-swap = { card }
chip-trade = { card }
chip-drop = { card }

## Prompts

prompt-place = Your Hela card is { hela }: slide it under a step, to show on its left or on its right.
prompt-compose =
    { $number ->
        [one] Compose your deck of { $size } cards: { $number } card to go. Nobody sees it before all are done.
       *[other] Compose your deck of { $size } cards: { $number } cards to go. Nobody sees it before all are done.
    }
prompt-compose-done = Your deck of { $size } cards is complete: confirm it, or take a card back.
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
prompt-act-ovedur = On { step-the } you neither recruit nor hire, unless you play fair weather first. All else is allowed.
prompt-act-shortage = Shortage: { shortages }. All else is as usual.
# 1 where it is short, else 0; one of the three at least.
shortages =
    { $nuggets ->
        [1]
            { $wood ->
                [1]
                    { $bones ->
                        [1] nuggets, wood and bones count nothing in this phase
                       *[0] nuggets and wood count nothing in this phase
                    }
               *[0]
                    { $bones ->
                        [1] nuggets and bones count nothing in this phase
                       *[0] nuggets count nothing in this phase
                    }
            }
       *[0]
            { $wood ->
                [1]
                    { $bones ->
                        [1] wood and bones count nothing in this phase
                       *[0] wood counts nothing in this phase
                    }
               *[0]
                    { $bones ->
                        [1] bones count nothing in this phase
                       *[0] everything counts in this phase
                    }
            }
    }
prompt-act-stone = Your hand is empty, but you may still invoke { card-in } on your stone; or end your actions.
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
       *[other] You have taken { card-in } from { $whom }: use the card now, alone or with your own, or leave it unused.
    }
prompt-hired = { card } works for you in one action: use the card now, alone or with your own, or send it away.
prompt-target = Whom do you aim your { symbol-own } at?
prompt-answer-ruse = { $whom } plays { symbol-a } against you. Stop it with { answer-a }, or let it happen?
prompt-answer-reserve = { $whom } aims an axe at { card-in } in your reserve. Stop it with { answer-a }, or let it happen?
prompt-answer-providence = { $whom } plays { symbol-a }. Counter-attack with { answer-a }, or let it happen?
prompt-answer-counter = { $whom } counter-attacks you with { symbol-a }. Dodge it with { answer-a }, or let it happen?
prompt-answer-cursed = { $whom } plays { symbol-a }: one of your own Trolls would go onto your deck. Stop it with { answer-a }, or let it happen?
prompt-answer-cursed-step = On { step-the } one of your own Trolls turns against you and goes onto your deck. Stop it with { answer-a }, or let it happen?
prompt-answer-shortage =
    { $resource ->
        [nuggets] { $whom } brings { symbol-a }: yours would count nothing in this phase. Stop it with { answer-a }, or let it happen?
        [wood] { $whom } brings { symbol-a }: yours would count nothing in this phase. Stop it with { answer-a }, or let it happen?
       *[bones] { $whom } brings { symbol-a }: yours would count nothing in this phase. Stop it with { answer-a }, or let it happen?
    }
prompt-hire = Choose a card of the assembly that costs nuggets to work for you in one action, whatever the cost.
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
prompt-demobilise-give = Choose the card of your hand that goes to the assembly; you take cards that cost no more than it does.
value-left =
    { $value ->
        [one] { $value } nugget
       *[other] { $value } nuggets
    }
prompt-demobilise-take =
    { $number ->
        [0] { card } goes to the assembly: take one or more cards of it that cost { value-left } at most together.
       *[other]
            { $value ->
                [0] { card } goes to the assembly for { cards-number }. Confirm.
               *[other] { card } goes to the assembly for { cards-number }. Confirm, or take more for { value-left } at most.
            }
    }
prompt-shape = Turn a step over, or exchange two: only steps without a pawn, and it cannot be taken back.
prompt-lift = Choose what the fair weather lifts: all else stays as it is.
prompt-lay = Choose another card of your hand to lie on { card-in }, face up.
prompt-ail =
    { $number ->
        [one] Choose the card of the assembly that goes under its deck.
       *[other] Choose { $number } cards of the assembly that go under its deck, one after the other.
    }
prompt-arrange =
    { $number ->
        [0] Drop as many cards as you like, face down, then end your phase. You draw up to { $limit } cards; as it stands, none.
        [one] Drop as many cards as you like, face down, then draw up to { $limit }: { $number } card as it stands.
       *[other] Drop as many cards as you like, face down, then draw up to { $limit }: { $number } cards as it stands.
    }
prompt-arrange-down =
    { $number ->
        [one] You hold { $number } card more than your limit of { $limit }: drop one at least, face down.
       *[other] You hold { $number } cards more than your limit of { $limit }: drop that many at least, face down.
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
        [tyr] { recruited-borrowed }
        [idhunn] { recruited-borrowed }
        [loki] { recruited-borrowed }
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
        [jotunn] { recruited-borrowed }
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
        [tyr] { crossed-borrowed }
        [idhunn] { crossed-borrowed }
        [loki] { crossed-borrowed }
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
        [jotunn] { crossed-borrowed }
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
event-dodge-played =
    { $against ->
        [cursed_troll]
            { $stone ->
                [yes] { $player } answers with { card } on the invocation stone: { symbol-the } stops { against-the }.
               *[no] { $player } answers with { card }: { symbol-the } stops { against-the }.
            }
       *[other]
            { $stone ->
                [yes] { $player } answers { $whom } with { card } on the invocation stone: { symbol-the } stops { against-the }.
               *[no] { $player } answers { $whom } with { card }: { symbol-the } stops { against-the }.
            }
    }
event-counter-played =
    { $stone ->
        [yes] { $player } counter-attacks { $whom } with { card } on the invocation stone: { symbol-the } stops { against-the }.
       *[no] { $player } counter-attacks { $whom } with { card }: { symbol-the } stops { against-the }.
    }
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
event-labourer-hired = { $player } hires { card-in } ({ slot-in }) for one action.
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
    { $listed ->
        [no] The match is over: Thorfinn takes the throne of the Vikings.
       *[yes]
            { $shared ->
                [yes] The match is over: { $winners } take the throne of the Vikings together.
               *[no] The match is over: { $winners } takes the throne of the Vikings.
            }
    }
# Before the first phase
event-epic-laid = The epic: { $steps }.
epic-step =
    { $steps ->
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
        [stridur] Stridur
        [bolvun] Bolvun
       *[other] { $steps }
    }
item-steps =
    { $faces ->
        [a] { epic-step } A
        [b] { epic-step } B
       *[other] { epic-step }
    }
event-hands-given = Everybody begins with these in hand: { $cards }.
event-hela-dealt = { $player } is dealt a Hela card: { hela }.
event-hela-placed = { $player } slides { hela } under { step }: it shows { side-of }.
event-last-card-turned = Seasoned has come to the epic: its last card is { last-card } now.
event-deck-composed = { $player } has composed this deck: { $cards }.

# Decks of one’s own
event-guest-came = { $player } brings an unexpected guest to the assembly: { card-in }.
event-guest-left = The unexpected guest leaves: { card-in } goes under the assembly deck.
event-cards-demobilised = { $player } demobilises { given } and takes { $cards } into the hand.
event-reward-played =
    { $origin ->
        [borrowed] { $player } plays the borrowed { card } for the reward: the nuggets of { doubled } count twice.
        [stone] { $player } invokes the reward of { card } on the stone: the nuggets of { doubled } count twice.
       *[hand] { $player } plays { card } for the reward: the nuggets of { doubled } count twice.
    }
event-hand-renewed =
    { $number ->
        [0] { $player } has no other card to discard, and draws a new hand.
        [one] { $player } discards { $number } card, the whole hand, face down, for a new one.
       *[other] { $player } discards { $number } cards, the whole hand, face down, for a new one.
    }
event-step-turned = { $player } turns { step } over: it shows { face } now.
event-steps-switched = { $player } exchanges two steps of the epic, { step } and { other-step }.
event-stone-laid = { $player } lays { laid } on { card-in }: an invocation stone.
event-symbol-invoked = { $player } invokes { card } on the stone for { symbol-for }.

# Hela
event-hela-revealed =
    { $fate ->
        [out] Hela sees the top card of the deck of { $player }, { card-in }: it is out of the game.
        [assembly] Hela sees the top card of the deck of { $player }, { card-in }: it goes onto the assembly deck.
       *[discard] Hela sees the top card of the deck of { $player }, { card-in }: it goes to the discard pile.
    }
event-troll-cursed = One of the Trolls of { $whom } changes sides: it goes onto its owner’s deck.
event-weather-cleared = Fair weather: { $player } may recruit in this phase after all.
event-illness-spread = { $player } spreads the illness: { card-in } ({ slot-in }) goes under the assembly deck.
event-assembly-shrunk = Illness: { $cards } under the assembly deck.

# Thorfinn
event-round-began = Round { $round } begins.
event-thorfinn-revealed =
    { $card ->
        [a] Thorfinn reveals his card a.
        [b] Thorfinn reveals his card b.
        [c] Thorfinn reveals his card c.
        [d] Thorfinn reveals his card d.
        [e] Thorfinn reveals his card e.
        [f] Thorfinn reveals his card f.
        [la] Thorfinn reveals his card a of the legend.
        [lb] Thorfinn reveals his card b of the legend.
        [lc] Thorfinn reveals his card c of the legend.
       *[troll] Thorfinn reveals a Troll and does nothing. The Troll is out of the game.
    }
event-thorfinn-recruited = Thorfinn recruits { card-in } ({ slot-in }).
event-shortage-struck =
    { $resource ->
        [nuggets] Shortage: nuggets count nothing for { $whom } in this phase.
        [wood] Shortage: wood counts nothing for { $whom } in this phase.
       *[bones] Shortage: bones count nothing for { $whom } in this phase.
    }
event-shortage-lifted =
    { $resource ->
        [nuggets] Fair weather: nuggets count again for { $player }.
        [wood] Fair weather: wood counts again for { $player }.
       *[bones] Fair weather: bones count again for { $player }.
    }
event-card-struck = Thorfinn’s axe strikes { card-in } from the hand of { $whom }: to the discard pile.
event-loot-unused = { $player } makes no use of { card }, taken from Thorfinn: out of the game.
event-thorfinn-climbed = Thorfinn climbs to { step-the }.
event-thorfinn-reshuffled = Thorfinn shuffles his { $number } cards into a new deck.
event-thorfinn-arrived = Round { $round }: Thorfinn is the first to stand on the last card.

## Why an action is not allowed

reason-match-over = The match is over.
reason-not-this-choice =
    { $phase ->
        [acting] Nothing asks for that now: choose an action of your phase.
        [paying] You are paying for a goal: finish that first, or take it back.
        [borrowed] First decide about the borrowed card: use it or give it up.
        [targeting] First choose the target.
        [answering] An answer is asked for: answer, or let it happen.
        [hiring] First choose the day labourer that you hire.
        [reworking] You are reworking: draw, or discard a second card.
        [reorganising] You are reorganising the assembly: finish that first.
        [exchanging] First choose the card of the assembly that makes room.
        [stacking] First put the cards in order.
        [plotting] First choose the cards that go under the deck.
        [returning] First choose whose Troll goes home.
        [arranging] You are arranging your hand: your actions are over.
        [placing] First place your Hela card.
        [composing] First compose your deck.
        [demobilising] You are demobilising a card: finish that first, or take it back.
        [shaping] First tell Heimdall what to change on the epic.
        [lifting] First choose what the fair weather lifts.
        [invoking] First choose the card that you lay on the stone.
        [ailing] First choose the cards that fall ill.
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
        [nuggets] You are paying with nuggets: recruit the fjord troll ({ slot-in }) in another action, with wood and bones.
       *[wood_bones] You are paying with wood and bones: recruit the card that costs nuggets ({ slot-in }) in another action.
    }
reason-slot-chosen = This card is already chosen ({ slot-in }).
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
reason-only-in-answer = { symbol }: played only in answer, at the very moment of the announcement.
reason-not-short =
    { $resource ->
        [nuggets] There is no shortage of nuggets to lift.
        [wood] There is no shortage of wood to lift.
       *[bones] There is no shortage of bones to lift.
    }
reason-not-on-ovedur = There is no Ovedur to lift where you stand.
reason-no-trolls-left = All your Trolls are away: one of them has to come back first.
reason-storm-away = Your storm Troll is still with { $whom }.
reason-no-target =
    { $symbol ->
        [axe] Nobody can be the target of your axe: opponents on sacred ground are safe, and the others have no card to take.
        [cursed_troll] Nobody can be the target of your cursed Troll: no opponent has a Troll at home.
       *[other] Nobody can be the target of your { symbol-own }: your opponents stand on sacred ground.
    }
reason-nobody-to-hire = There is nobody in the assembly to hire: no card that costs nuggets.
reason-deck-empty = Your deck is empty: there is nothing to search.
reason-assembly-empty = The assembly is empty.
reason-assembly-deck-empty = The assembly deck is empty: no card can come from it.
reason-no-such-seat = Nobody sits at seat { $number }; seats are counted from 0.
reason-not-an-opponent = { $whom } is no opponent of yours.
reason-on-sacred-ground = { $whom } stands on sacred ground, safe from ruses.
reason-hand-empty = { $whom } has no card in hand to take.
reason-reserve-not-open = No reserve lies open in this match: an axe cannot be aimed at one.
reason-raid-needs-axe = Only an axe can be aimed at a reserve, not { symbol-a }.
reason-reserve-empty-there = The reserve of { $whom } is empty.
reason-not-an-answer = { card } is no answer to this: { symbol-a } is asked for.
reason-not-for-hire = Only cards that cost nuggets are hired, and { card } ({ slot-in }) costs none.
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
# Composing a deck, placing Hela cards, choosing a way
reason-card-not-yours = There is no { card } left for you to choose.
reason-picked-in-order = Cards are chosen in the order of the list: { card } comes before what you have already chosen. Take that back first.
reason-too-few-left = After { card } too few cards of the list are left to complete your deck.
reason-deck-complete = Your deck has its { $number } cards: confirm it.
reason-deck-not-complete =
    { $number ->
        [one] Your deck is not complete: choose { $number } more card.
       *[other] Your deck is not complete: choose { $number } more cards.
    }
reason-no-such-place = There is no card at place { $place } of the epic.
reason-not-a-step = Only the steps between Kattegat and the last card can be chosen, not place { $place }.
reason-side-taken = A Hela card already shows beside { step } { side-of }.
reason-at-a-fork = The epic forks here: say which way you take, left or right.
reason-no-fork-here = The epic does not fork here: there is only one way on.

# Playing the cards of the modules
reason-no-recruiting-here = On { step } you neither recruit nor hire, unless you play fair weather for it.
reason-no-guest = No unexpected guest has come to the assembly.
reason-guest-there = An unexpected guest is there already: one at a time.
reason-reward-for-nuggets = A reward only helps to recruit with nuggets.
reason-no-reward-card = You have no card with a reward to play for that.
reason-no-nuggets-on-it = { card } has no nuggets to count twice.
reason-one-reward = One reward is played for this payment already.
reason-could-not-complete = After { card } the cards left would not be enough to pay.
reason-cursed-here = On { step } you play no ruse, dodge or event, so you cannot play { symbol-a }.
reason-nothing-to-demobilise = You have no card to give for which the assembly has anything to offer.
reason-reward-in-payment = A reward is played while you pay for a recruit, not by itself.
reason-not-first-action = A renewal has to be the first action of your phase.
reason-no-empty-step = There is no step without a pawn.
reason-stone-there = You already have an invocation stone.
reason-nothing-to-lay = You have no other card to lay on the stone, with a symbol that it can bring.
reason-not-with-borrowed = { card } is borrowed and cannot stay, so it cannot become a stone.
reason-ill-already = Your illness is already spreading in this phase.
reason-no-stone = You have no invocation stone.
reason-stone-new = You have only just laid this stone: you may invoke it in answer, or from your next phase on.
reason-no-nugget-cost = { card } has no cost in nuggets, and cannot be demobilised.
reason-given-already = You have already chosen the card that you give.
reason-give-first = First choose the card of your hand that you give.
reason-costs-too-much =
    { $value ->
        [0] Nothing is left to take { card } for.
       *[other] { card } costs more than the { value-left } that are left.
    }
reason-slot-taken = This card is already taken ({ slot-in }).
reason-take-something = Take at least one card of the assembly first.
reason-no-symbol-on-it = { card } has no symbol that the stone can bring.
reason-occupied = A pawn stands on { step }: Heimdall does not touch it.
reason-hand-too-big =
    { $number ->
        [one] You hold { $number } card more than your limit of { $limit }: drop one first.
       *[other] You hold { $number } cards more than your limit of { $limit }: drop them first.
    }
reason-no-troll-at-home = { $whom } has no Troll at home.

# Thorfinn
reason-not-against-thorfinn =
    { $symbol ->
        [troll] In this mode no Troll is sent to Thorfinn.
        [storm] No storm is raised against Thorfinn.
       *[other] That does nothing to Thorfinn: { symbol }.
    }
reason-thorfinn-protected =
    { $symbol ->
        [axe] Thorfinn’s card shows a shield: your axe cannot reach his hand in this round.
       *[troll] Thorfinn’s card shows a detroll: you cannot send him a Troll in this round.
    }
reason-thorfinn-empty-handed = Thorfinn has no card in his hand to take.

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
option-faces-help = In the free set-up: which faces do the steps show? Face B mostly asks for more. As usual: face A, but mixed against Thorfinn.
option-faces-usual = As usual
option-faces-a = Face A
option-faces-mixed = Mixed at random
option-faces-b = Face B
option-kattegat = Start at Kattegat
option-kattegat-help = In the free set-up: are pawns at the start safe from ruses? As usual: yes, but not against Thorfinn.
option-kattegat-usual = As usual
option-kattegat-a = Sacred ground (A)
option-kattegat-b = No protection (B)
option-epic = Course of the epic
option-epic-help = In the free set-up: is there one way, or does the epic fork so that each player chooses? Everybody crosses five times.
option-epic-straight = One way
option-epic-six = Branching, six steps
option-epic-eight = Branching, eight steps
option-fjord-trolls = Fjord trolls
option-fjord-trolls-help = In the free set-up: do the extra cards, the fjord trolls among them, join the assembly with two or three players too?
option-fjord-trolls-four-players = With four players
option-fjord-trolls-always = Always
option-deck = Starting decks
option-deck-help = In the free set-up: what does everybody start with? A deck of one’s own is composed in secret, once the epic is laid out.
option-deck-classic = Classic
option-deck-baldur = With Baldur
option-deck-own = Composed
option-deck-own-loki = Composed, and Loki
option-hela = Hela
option-hela-help = In the free set-up: does everybody place a Hela card under a step, and do three Jötunn join the assembly?
option-hela-off = Without Hela
option-hela-on = With Hela
option-hela-steps = Stridur and Bolvun
option-hela-steps-help = In the free set-up: do Hela’s two steps come in, with or without her cards?
option-hela-steps-off = Left out
option-hela-steps-among = Among the others
option-hela-steps-heavy = Both on the way
option-reserve = Reserve
option-reserve-help = In the free set-up: may each player keep a card in reserve? As usual: yes, but not against Thorfinn.
option-reserve-usual = As usual
option-reserve-on = With the reserve
option-reserve-off = Without the reserve
option-thorfinn = Thorfinn
option-thorfinn-help = Alone: how strong is he? In the legend two Trolls help you.
option-thorfinn-normal = Normal
option-thorfinn-difficult = Difficult
option-thorfinn-legend-normal = Legend, normal
option-thorfinn-legend-difficult = Legend, difficult
option-thorfinn-legend-legendary = Legend, legendary
option-twins = Twins of the legend
option-twins-help = In the legend, normal or difficult: which twin comes first? The next ones follow in the order nuggets, wood, bones, nuggets.
option-twins-nuggets = From nuggets on
option-twins-wood = From wood on
option-twins-bones = From bones on
option-twins-drawn = Drawn at random
option-fair-weather = Fair weather against a shortage
option-fair-weather-help = Alone: does fair weather lift a shortage in your own phase too, or only stop it as Thorfinn brings it?
option-fair-weather-own-phase = In your phase too
option-fair-weather-in-answer = In answer only
option-cowardly-troll = Cowardly Troll
option-cowardly-troll-help = Where does a Troll go that an axe has drawn from a hand?
option-cowardly-troll-off = To the discard pile
option-cowardly-troll-on = Home to its owner
option-dodge-the-counter = Dodging the counter-attack
option-dodge-the-counter-help = May a counter-attack on a providence be dodged in turn?
option-dodge-the-counter-off = Not allowed
option-dodge-the-counter-on = Allowed
idle-part-lays-out = A part of the campaign lays all of this out itself: without effect.
idle-only-alone = Only for a player who plays alone.
idle-part-without-axe = No axe is in play in this part: without effect.
idle-part-without-counters = Nothing is countered in this part: without effect.
idle-never-countered = Thorfinn never counter-attacks: without effect.
idle-no-twin-first = In this mode none of the twins comes, or all of them: without effect.
exclusion-scenario-for-fewer = The campaign of four players has three parts: its third one already has everything.
exclusion-scenario-for-more = The campaign is for two to four players; alone you race against Thorfinn.
exclusion-solo-without-baldur = Baldur may not be used against Thorfinn.
exclusion-solo-without-reserve = There is no reserve against Thorfinn.
exclusion-solo-from-kattegat-b = Against Thorfinn the epic starts from face B of Kattegat.
exclusion-eight-needs-nine = Eight steps are drawn from nine, so Stridur and Bolvun have to be among them.
exclusion-heavy-is-straight = An epic with Stridur and Bolvun and two other steps has four of them: too few for a fork.

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
# The match of one player that nobody wins.
match-lost = Thorfinn was first
cli-nobody-won = { match-lost }

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
        [hela_step] Steps of Hela
        [hela] Hela cards
        [thorfinn] Thorfinn’s cards
        [mode] Modes against Thorfinn
       *[other] { $section }
    }

# A record of the components file by its name, and what would settle what is in doubt.
provenance-name =
    { $section ->
        [step] { $name } { provenance-face }
        [hela_step] { $name } { provenance-face }
        [thorfinn] Card { $id }
        [rules] Exchanges in a row
        [limit] Rounds and actions at most
       *[other] { $name }
    }
provenance-face =
    { $part ->
        [a] (A)
        [b] (B)
       *[other] (face)
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
        [card] a photo of the card’s front: its price, its resources and its symbols
        [step] a photo of both sides of the card: what crossing asks for
        [hela_step] a photo of both sides of the two cards: what crossing asks for, and the symbol
        [hela] a photo of both sides of the five cards, with their names
        [thorfinn] a photo of the card’s front: how many he recruits, its five rows, and its shield or detroll
        [rules] nothing in the box: this limit is ours, as more exchanges would only undo each other
        [limit] nothing in the box: these limits are ours, so that a match which gets nowhere ends
       *[other] what is printed on the piece: a photo shows it
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
        [reorganise] reorg.
        [unexpected] guest
        [demobilised] demob.
        [reward] reward
        [renewal] renew.
        [heimdall] Heimd.
        [invocation] invoc.
        [illness] illness
        [cursed_troll] cursed
        [shortage_nuggets] short. n
        [shortage_wood] short. w
       *[shortage_bones] short. b
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
board-slot-full = { $label }; costs { cost } ({ slot-in })
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
ui-board-choose-gain =
    { $points ->
        [one] { $label }. You may choose it: one step further
       *[other] { $label }. You may choose it: { $points } steps further
    }

## The modules on the boards of the browser and the terminal

# Composing a deck
board-compose = Compose your deck
board-compose-count = { $count } of { $size } cards
board-compose-left = { $count } left
board-compose-chosen = { card }, in your deck
board-compose-asked = The epic asks for { amounts } in all
board-compose-advice = Two Odin at least are good advice, not a rule
board-compose-loki = Loki is everybody’s seventh card
board-compose-waiting = Your deck, until everybody has one
board-compose-other = { $player } composes a deck in secret

# Hela cards and what they change
board-hela-own = Your Hela card: { hela }. Choose a step and a side
board-hela-other = { $player } places a Hela card: { hela }
board-hela-side = { hela }, { side-of }: { $symbols }
board-hela-spot = Free side of { step-title }, { side-of }
board-step-hela = { $label }; Hela { side-of }: { $symbols }
board-step-printed = Printed: { amounts }
# $change is $count with its sign.
board-shift =
    { $resource ->
        [nuggets]
            { $count ->
                [one] { $change } nugget
               *[other] { $change } nuggets
            }
        [wood] { $change } wood
       *[bones]
            { $count ->
                [one] { $change } bone
               *[other] { $change } bones
            }
    }
board-mark = { mark }: { mark-effect }
board-cursed = { $player } stands under a curse: no ruse, no dodge, no event
board-ovedur = { $player } stands under Ovedur: no recruiting, no hiring
board-cleared = Fair weather: recruiting is allowed in this phase
board-ill = { $player } has brought an illness upon the assembly
board-ill-coming = At the end of this phase the illness of { $player } spreads
board-size =
    { $count ->
        [one] The assembly has only { $count } card
       *[other] The assembly has only { $count } cards
    }
board-out = Out of the game: { $cards }

# Branches, and steps that Heimdall changes
board-fork = The epic forks here: choose a way
board-branch = { $label }; { side-way }
board-go =
    { $side ->
        [left] Left
       *[right] Right
    }
board-shape = Choose a step to turn over, or two to exchange
board-shape-second = Choose the step to exchange it with, or turn it over
board-do-turn = Turn over
board-turned = { step }: { face }

# Guest, stone, exchange and reward
board-guest = Unexpected guest: { card }, { cost }
board-stone = Invocation stone of { $player }: { laid } on { card }
board-stone-choosing = Invocation stone of { $player }: { card }
board-stone-ready = may be invoked
board-stone-new = in answer, or from the next phase on
board-give = Giving { card }: { value-left } left to take cards for
board-taken = { card }, taken
board-reward = The nuggets of { doubled } count twice, by the reward of { with }

# Thorfinn: his card, and why he does what he does
thorfinn-mode =
    { $mode ->
        [normal] Normal
        [difficult] Difficult
        [legend_normal] Legend, normal
        [legend_difficult] Legend, difficult
       *[legend_legendary] Legend, legendary
    }
thorfinn-card =
    { $thorfinn ->
        [a] card a
        [b] card b
        [c] card c
        [d] card d
        [e] card e
        [f] card f
        [la] legend’s card a
        [lb] legend’s card b
        [lc] legend’s card c
       *[troll] a Troll
    }
thorfinn-card-title = Thorfinn, { thorfinn-card }
thorfinn-none = Thorfinn has not revealed a card yet
thorfinn-troll = Your Troll: Thorfinn does nothing in this round
thorfinn-recruits =
    { $count ->
        [one] Recruits { $count } card, the one farthest from the deck
       *[other] Recruits { $count } cards, always the one farthest from the deck
    }
thorfinn-row =
    { $position ->
        [0] You on Kattegat
        [one] You on your first step
        [2] You on your second step
        [3] You on your third step
       *[other] You on your fourth step
    }
thorfinn-row-nothing = nothing
thorfinn-row-here = { $label }: here you are
thorfinn-why =
    { $position ->
        [0] You stand on Kattegat, so Thorfinn does: { $symbols }
        [one] You have crossed { $position } step, so Thorfinn does: { $symbols }
       *[other] You have crossed { $position } steps, so Thorfinn does: { $symbols }
    }
thorfinn-why-nothing = Where you stand, this card does nothing to you
thorfinn-stopped = { symbol }: stopped
thorfinn-climbs = Climbs one step
thorfinn-stays = Does not climb
thorfinn-shield = Shield: your axe cannot reach his hand
thorfinn-no-shield = No shield: your axe can take a card of his hand
thorfinn-detroll = Detroll: you cannot send him a Troll
thorfinn-no-detroll = No detroll: you can send him a Troll
thorfinn-shortage =
    { $resource ->
        [nuggets] Nuggets count nothing in this phase
        [wood] Wood counts nothing in this phase
       *[bones] Bones count nothing in this phase
    }
thorfinn-at = Thorfinn stands on { step-the }
thorfinn-lead =
    { $count ->
        [one] { $count } step ahead of you
       *[other] { $count } steps ahead of you
    }
thorfinn-trail =
    { $count ->
        [one] { $count } step behind you
       *[other] { $count } steps behind you
    }
thorfinn-level = level with you
thorfinn-climbs-left =
    { $count ->
        [one] He wins when he climbs once more
       *[other] He wins when he has climbed { $count } times more
    }
thorfinn-hand =
    { $count ->
        [0] Thorfinn’s hand: empty
        [one] Thorfinn’s hand: { $count } card
       *[other] Thorfinn’s hand: { $count } cards
    }
thorfinn-trolls =
    { $count ->
        [0] Thorfinn has no Troll left
        [one] Thorfinn has { $count } Troll
       *[other] Thorfinn has { $count } Trolls
    }
thorfinn-deck =
    { $count ->
        [0] All his cards have been revealed: he shuffles them after this round
        [one] Still to be revealed: { $count } card
       *[other] Still to be revealed: { $count } cards
    }
thorfinn-deck-trolls =
    { $count ->
        [one] Your Troll lies on his deck
       *[other] { $count } of your Trolls lie on his deck
    }
thorfinn-won = You were there before Thorfinn
thorfinn-won-round = Won in round { $round }
thorfinn-lost-round = Lost in round { $round }

# Results against Thorfinn, mode by mode
thorfinn-record = Your results against Thorfinn
wins =
    { $won ->
        [one] { $won } win
       *[other] { $won } wins
    }
thorfinn-record-line = { thorfinn-mode }: { wins } of { $count }
thorfinn-record-best = fastest victory: round { $round }
thorfinn-record-none = not played yet

# On the terminal
mark-short =
    { $mark ->
        [sacred_ground] sacred
        [seasoned] seasoned
        [hela] Hela
        [illness_zone] illness
        [cursed_troll_zone] cursed Troll
        [curse_zone] curse
        [resource_shift] resources
       *[ovedur_zone] Ovedur
    }
step-item-marks = { step-title } ({ amounts }; { $symbols })
step-item-start-marks = { step-title } ({ $symbols })
fork-line = { side-way }: { $cards }
guest-item = guest { card } ({ cost })
stone-line = stone: { laid } on { card }
stone-choosing = stone: { card }
out-line = out of the game: { $cards }
compose-line = Deck: { $cards } ({ $count } of { $size })
compose-none = Deck: nothing yet (0 of { $size })
compose-left-line = to choose from: { $cards }
hela-line = Hela card to place: { hela } (left: { $left }; right: { $right })
give-line = Given: { card }; { value-left } left
taken-line = Taken: { $cards }
reward-line = reward: { with }, { doubled } counts twice
thorfinn-line = Thorfinn at { step-the }, { thorfinn-card }
thorfinn-hand-line = his hand: { $cards }
thorfinn-row-line = { thorfinn-row }: { $symbols }
thorfinn-deck-line = still in his deck: { $cards }
