# Le puits de Mimir en français. $rune est l'une des six, ou rien si le lecteur ne peut pas la connaître.

## The game

game-title = Le puits de Mimir
game-tagline = Jetez des pierres runiques dans le puits qui sait tout. Qui surpasse la pierre précédente devient plus sage.

## Les leçons

lesson-first = Jeter une pierre
lesson-first-what = Comment une pierre brille plus qu’une autre.

## Stones

rune =
    { $rune ->
        [fehu] Fehu
        [uruz] Uruz
        [thurisaz] Thurisaz
        [ansuz] Ansuz
        [raido] Raido
        [kaunan] Kaunan
       *[other] une pierre inconnue
    }

## The position, as a list

scene-top =
    { $value ->
        [fehu] Au-dessus du puits : Fehu
        [uruz] Au-dessus du puits : Uruz
        [thurisaz] Au-dessus du puits : Thurisaz
        [ansuz] Au-dessus du puits : Ansuz
        [raido] Au-dessus du puits : Raido
        [kaunan] Au-dessus du puits : Kaunan
       *[other] Le puits est vide.
    }
scene-bag =
    { $value ->
        [one] { $value } pierre dans le sac
       *[other] { $value } pierres dans le sac
    }
scene-hand = Pierres : { $value }
item-hand =
    { $value ->
        [fehu] Fehu
        [uruz] Uruz
        [thurisaz] Thurisaz
        [ansuz] Ansuz
        [raido] Raido
        [kaunan] Kaunan
       *[other] inconnue
    }

## Choices

action-cast = Jeter { rune } ({ $points ->
    [0] rien
    [one] { $points } point
   *[other] { $points } points
})
action-aside = Mettre { rune } de côté
prompt-stone = Jetez une de vos pierres dans le puits, ou mettez-la de côté.

## Events

event-hand-drawn =
    { $listed ->
        [yes] { $player } pioche ses premières pierres : { $runes }.
       *[no] { $player } pioche ses premières pierres.
    }
item-runes =
    { $runes ->
        [fehu] Fehu
        [uruz] Uruz
        [thurisaz] Thurisaz
        [ansuz] Ansuz
        [raido] Raido
        [kaunan] Kaunan
       *[other] une pierre inconnue
    }
event-stone-cast =
    { $points ->
        [0] { $player } jette { rune }.
        [one] { $player } jette { rune } et gagne { $points } point.
       *[other] { $player } jette { rune } et gagne { $points } points.
    }
event-stone-laid-aside = { $player } met { rune } de côté.
event-stone-drawn = { $player } pioche { rune }.
event-match-ended =
    { $shared ->
        [yes] La partie est finie : { $winners } partagent la victoire.
       *[no] La partie est finie : la sagesse va à { $winners }.
    }

## Why an action is not allowed

reason-match-over = La partie est finie.
reason-not-held = Vous n’avez pas { rune }.

## The score sheet and the components

score-wisdom = Sagesse
score-total = Total
component =
    { $section ->
       *[stone] Pierres runiques
    }
