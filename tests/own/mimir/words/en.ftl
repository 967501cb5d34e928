# Mimir's Well in English. $rune is one of the six, or empty where the reader may not know it.

## The game

game-title = Mimir’s Well
game-tagline = Cast rune stones into the well that knows everything. Whoever outshines the stone before grows wiser.

## Lessons

lesson-first = Cast a stone
lesson-first-what = How stones outshine each other.

## Stones

rune =
    { $rune ->
        [fehu] Fehu
        [uruz] Uruz
        [thurisaz] Thurisaz
        [ansuz] Ansuz
        [raido] Raido
        [kaunan] Kaunan
       *[other] an unknown stone
    }

## The position, as a list

scene-top =
    { $value ->
        [fehu] On top of the well: Fehu
        [uruz] On top of the well: Uruz
        [thurisaz] On top of the well: Thurisaz
        [ansuz] On top of the well: Ansuz
        [raido] On top of the well: Raido
        [kaunan] On top of the well: Kaunan
       *[other] The well is empty.
    }
scene-bag =
    { $value ->
        [one] { $value } stone in the bag
       *[other] { $value } stones in the bag
    }
scene-hand = Stones: { $value }
item-hand =
    { $value ->
        [fehu] Fehu
        [uruz] Uruz
        [thurisaz] Thurisaz
        [ansuz] Ansuz
        [raido] Raido
        [kaunan] Kaunan
       *[other] unknown
    }

## Choices

action-cast = Cast { rune } ({ $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
})
action-aside = Lay { rune } aside
prompt-stone = Cast one of your stones into the well, or lay it aside.

## Events

event-hand-drawn =
    { $listed ->
        [yes] { $player } draws the first stones: { $runes }.
       *[no] { $player } draws the first stones.
    }
item-runes =
    { $runes ->
        [fehu] Fehu
        [uruz] Uruz
        [thurisaz] Thurisaz
        [ansuz] Ansuz
        [raido] Raido
        [kaunan] Kaunan
       *[other] an unknown stone
    }
event-stone-cast =
    { $points ->
        [0] { $player } casts { rune }.
        [one] { $player } casts { rune } and gains { $points } point.
       *[other] { $player } casts { rune } and gains { $points } points.
    }
event-stone-laid-aside = { $player } lays { rune } aside.
event-stone-drawn = { $player } draws { rune }.
event-match-ended =
    { $shared ->
        [yes] The match is over: { $winners } share the victory.
       *[no] The match is over: { $winners } is the wisest.
    }

## Why an action is not allowed

reason-match-over = The match is over.
reason-not-held = You do not hold { rune }.

## The score sheet and the components

score-wisdom = Wisdom
score-total = Total
component =
    { $section ->
       *[stone] Rune stones
    }
