# Headings of the tables at the end of the rules.
card-times =
    { $count ->
        [one] { card }
       *[other] { card } ({ $count })
    }
deck-name =
    { $deck ->
        [classic] Classic
        [baldur] With Baldur
       *[pool] To compose one’s own from
    }
step-named =
    { $step ->
        [drakkar-a] Drakkar A
        [drakkar-b] Drakkar B
        [dragvendil-a] Dragvendil A
        [dragvendil-b] Dragvendil B
        [eldaskali-a] Eldaskali A
        [eldaskali-b] Eldaskali B
        [snekkar-a] Snekkar A
        [snekkar-b] Snekkar B
        [knorrer-a] Knorrer A
        [knorrer-b] Knorrer B
        [kernelyd-a] Kernelyd A
        [kernelyd-b] Kernelyd B
        [vegvisir-a] Vegvisir A
        [vegvisir-b] Vegvisir B
       *[other] { $step }
    }
# Nuggets, wood and bones more, or less.
shift =
    { $nuggets ->
        [0]
            { $wood ->
                [0]
                    { $bones ->
                        [0] –
                       *[other] { $nuggets } / { $wood } / { $bones }
                    }
               *[other] { $nuggets } / { $wood } / { $bones }
            }
       *[other] { $nuggets } / { $wood } / { $bones }
    }
part-title =
    { $seats ->
        [few] Part { $part }, two or three players
       *[four] Part { $part }, four players
    }
protected =
    { $shield ->
        [yes]
            { $detroll ->
                [yes] Axe and Troll
               *[no] Axe
            }
       *[no]
            { $detroll ->
                [yes] Troll
               *[no] –
            }
    }

table-own = Your own cards
table-viking = Vikings, paid with nuggets
table-fjord-troll = Fjord trolls, paid with wood and bones
table-jotunn = Jötunn, paid with nuggets (Hela)
table-deck = Starting decks
table-step = Cards of the track
table-hela-step = Steps of Hela
table-hela = Hela cards: what the side that shows adds to its step
table-thorfinn = Thorfinn’s cards: what he does, by where you stand
table-mode = How strong Thorfinn is
table-part = Parts of the campaign

heading-card = Card
heading-cost = Cost
heading-gives = Gives
heading-symbols = Symbols
heading-initial = Copies
heading-complement = More with four players
heading-hela = Copies with Hela
heading-deck = Deck
heading-cards = Cards
heading-step = Step
heading-asks = Asks for
heading-left = Left
heading-left-shift = Nuggets / wood / bones
heading-right = Right
heading-right-shift = Nuggets / wood / bones
heading-recruits = Recruits
heading-kattegat = You on Kattegat
heading-first = 1st step
heading-second = 2nd step
heading-third = 3rd step
heading-fourth = 4th step
heading-climb = Climbs
heading-protected = Protected from
heading-mode = Mode
heading-trolls = Your Trolls
heading-part = Part
heading-track = Steps
heading-last = Last card
