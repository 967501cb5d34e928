# Looot en français.
# Ids arrive as plain strings: $tile and $target are wood, sheep, gold, axe, house, tower or castle; $shield is
# second, double or occupied; $kind is port, altar or palace; $player is a display name, used as it is.
# $needs and $winners are lists already joined into one text. Never "de" or "que" before $player (elision), never
# a participle that agrees with it.

## The game

game-title = Looot
game-tagline = Menez vos vikings à terre, amassez des ressources et capturez maisons, tours et châteaux. Rangez habilement le butin dans votre fjord pour compléter vos drakkars et terminer vos chantiers, et devenez Jarl de tous les vikings.
game-summary-1 = À chaque tour, placez un viking à côté d’un autre ou de la mer, et gagnez la ressource de sa case.
game-summary-2 = Capturez les maisons en vous tenant à côté, les tours en en reliant deux, les châteaux avec des groupes de 4, 8 et 12 vikings.
game-summary-3 = Chaque tuile posée dans votre fjord y reste : les bonnes voisines complètent vos drakkars et terminent vos chantiers.
game-summary-4 = À la fin de votre tour, vous pouvez prendre un drakkar et, une seule fois dans la partie, un trophée si vous avez assez de haches.
game-summary-5 = Chaque tuile rapporte sa valeur plus les bonus de vos drakkars ; chaque drakkar non complété coûte 5 points.

## Les leçons

lesson-first = Votre première partie
lesson-first-what = Débarquez vos vikings, posez leur butin et complétez un drakkar.
lesson-shields = Les boucliers
lesson-shields-what = Trois pouvoirs, une fois chacun : deux tuiles pour une, deux vikings en un tour, une case déjà prise.
lesson-trophies = Les trophées
lesson-trophies-what = Amassez des haches, et choisissez le moment de prendre le seul trophée auquel vous avez droit.

## Tiles

tile =
    { $tile ->
        [wood] bois
        [sheep] mouton
        [gold] or
        [axe] hache
        [house] maison
        [tower] tour
        [castle] château
       *[other] { $tile }
    }
tile-title =
    { $tile ->
        [wood] Bois
        [sheep] Mouton
        [gold] Or
        [axe] Hache
        [house] Maison
        [tower] Tour
        [castle] Château
       *[other] { $tile }
    }
tile-one =
    { $tile ->
        [wood] un bois
        [sheep] un mouton
        [gold] un or
        [axe] une hache
        [house] une maison
        [tower] une tour
        [castle] un château
       *[other] { $tile }
    }
tile-the =
    { $tile ->
        [wood] le bois
        [sheep] le mouton
        [gold] l’or
        [axe] la hache
        [house] la maison
        [tower] la tour
        [castle] le château
       *[other] { $tile }
    }
tile-each =
    { $tile ->
        [wood] par bois
        [sheep] par mouton
        [gold] par or
        [axe] par hache
        [house] par maison
        [tower] par tour
        [castle] par château
       *[other] { $tile }
    }
tile-count =
    { $tile ->
        [wood] { $count } bois
        [sheep]
            { $count ->
                [one] { $count } mouton
               *[other] { $count } moutons
            }
        [gold] { $count } or
        [axe]
            { $count ->
                [one] { $count } hache
               *[other] { $count } haches
            }
        [house]
            { $count ->
                [one] { $count } maison
               *[other] { $count } maisons
            }
        [tower]
            { $count ->
                [one] { $count } tour
               *[other] { $count } tours
            }
        [castle]
            { $count ->
                [one] { $count } château
               *[other] { $count } châteaux
            }
       *[other] { $tile } × { $count }
    }

## Terrain: $tile is what the hex gives or holds

terrain =
    { $tile ->
        [wood] forêt
        [sheep] prairie
        [gold] montagne
        [axe] champ de bataille
        [house] maison
        [tower] tour
        [castle] château
       *[other] { $tile }
    }
terrain-on =
    { $tile ->
        [wood] dans la forêt { $hex }
        [sheep] dans la prairie { $hex }
        [gold] sur la montagne { $hex }
        [axe] sur le champ de bataille { $hex }
       *[other] sur la case { $hex }
    }
terrain-sea = mer
building-at =
    { $tile ->
        [house] la maison en { $hex }
        [tower] la tour en { $hex }
        [castle] le château en { $hex }
       *[other] la pile en { $hex }
    }

## Shields

shield =
    { $shield ->
        [second] Second viking
        [double] Double ressource
        [occupied] Case occupée
       *[other] { $shield }
    }
shield-effect =
    { $shield ->
        [second] Placez aussitôt un second viking ; le butin des deux se pose ensuite.
        [double] Gagnez deux fois la ressource de la case.
        [occupied] Placez votre viking sur une case ressource déjà occupée.
       *[other] { $shield }
    }

## Longships, sites, trophies

longship =
    { $target ->
        [wood] drakkar de bois +{ $bonus }
        [sheep] drakkar de moutons +{ $bonus }
        [gold] drakkar d’or +{ $bonus }
        [axe] drakkar de haches +{ $bonus }
        [house] drakkar de maisons +{ $bonus }
        [tower] drakkar de tours +{ $bonus }
        [castle] drakkar de châteaux +{ $bonus }
       *[other] drakkar { $target } +{ $bonus }
    }
longship-card = { $longship } : { longship }, demande { $needs }
longship-open = { $longship } : { longship }, non complété, demande { $needs }
longship-done = { $longship } : { longship }, complété
site =
    { $kind ->
        [port] port
        [altar] autel
        [palace] palais
       *[other] { $kind }
    }
site-the =
    { $kind ->
        [port] le port
        [altar] l’autel
        [palace] le palais
       *[other] { $kind }
    }
site-title =
    { $kind ->
        [port] Port
        [altar] Autel des dieux
        [palace] Palais du Jarl
       *[other] { $kind }
    }
site-card = { site-title }, { points } : demande { $needs }
site-done = { site-title }, { points } : terminé
trophy = trophée des { $axes } haches
trophy-card = { trophy } : { points }

## Parts of the table

part-sea = En mer
part-shields = Boucliers
part-trophies = Trophées
part-loot = Butin à poser
vikings-left =
    { $count ->
        [0] plus aucun viking
        [one] encore { $count } viking
       *[other] encore { $count } vikings
    }
bag-left =
    { $count ->
        [0] le sac est vide
        [one] { $count } drakkar dans le sac
       *[other] { $count } drakkars dans le sac
    }
spaces-left =
    { $count ->
        [0] le fjord est plein
        [one] { $count } case libre
       *[other] { $count } cases libres
    }
stack-left =
    { $count ->
        [0] vide
        [one] { $count } tuile
       *[other] { $count } tuiles
    }

## The board in full words: labels of hexes and spaces, and the cards that explain them
## $state is ready, raised or spent; $label is a whole label

board-map = Carte des terres
board-fjord = Fjord : { $player }
board-hex-free = { $hex }, { terrain }, libre
board-hex-held = { $hex }, { terrain }, { $player }
board-building = { $hex }, { terrain }, { stack-left }
board-sea = Case de mer { $slot }, { longship-card }
board-sea-empty = Case de mer { $slot }, vide
board-trophy-gone = { trophy-card }, déjà pris
board-space-free = Case { $space }, libre
board-space-tile = Case { $space }, { tile }
board-space-open = Case { $space }, { longship-open }
board-space-done = Case { $space }, { longship-done }
board-site-open = Case { $space }, { site-card }
board-site-done = Case { $space }, { site-done }
board-shield =
    { $state ->
        [ready] Bouclier « { shield } », prêt
        [raised] Bouclier « { shield } », levé
       *[spent] Bouclier « { shield } », utilisé
    }
board-loot = { tile-title }, à poser
board-hand = { tile-title }, en main
board-loot-from = { tile-title } venant de { $hex }, à poser
board-hand-from = { tile-title } venant de { $hex }, en main
board-nothing-to-lay = Aucun butin à poser
board-worth = { tile-count }, { points } pièce
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-fit = Montrer toute la carte
board-fjord-larger = Agrandir le fjord
board-fjord-smaller = Réduire le fjord
board-look-back = Revenir à mon fjord
piece-terrain =
    { $tile ->
        [wood] Un viking placé ici gagne un bois.
        [sheep] Un viking placé ici gagne un mouton.
        [gold] Un viking placé ici gagne un or.
        [axe] Un viking placé ici gagne une hache.
       *[other] Un viking placé ici gagne une ressource.
    }
piece-building =
    { $tile ->
        [house] Chaque viking placé à côté prend une tuile.
        [tower] Reliez-la à une autre tour par un groupe de vos vikings : une tuile de chacune.
        [castle] Un de vos groupes qui le touche y prend une tuile à 4, 8 et 12 vikings.
       *[other] Les vikings y prennent des tuiles.
    }
piece-sea = C’est à côté de la mer que les vikings débarquent.
piece-longship = Une fois entouré de ses trois ressources dans votre fjord, il rapporte son bonus pour chaque tuile dessinée sur sa voile. Non complété, il coûte 5 points à la fin.
piece-trophy = Prenez-le en fin de tour si vous avez assez de haches. Un seul pour toute la partie.
piece-site = Il est terminé dès que tout ce qu’il demande se trouve autour.
piece-space = Posez-y la tuile ou le drakkar que vous voulez : il n’en bougera plus.
piece-tile = Chaque tuile de cette sorte rapporte maintenant { points }.
piece-loot = Tout le butin se pose dans votre fjord avant la suite du tour.

## Actions

action-place = Placer un viking { terrain-on }
action-raise = Lever le bouclier « { shield } »
action-lower = Baisser le bouclier « { shield } »
action-pick = Poser d’abord { tile-the }
action-lay = Poser sur la case { $space }
action-from = Poser d’abord { tile-the } venant de { $hex }
action-from-tower = Prendre une tuile de la tour en { $hex }
action-take = Prendre le drakkar { $longship }
action-take-full = Prendre { $longship } : { longship }, demande { $needs }
action-claim = Prendre le trophée des { $axes } haches
action-claim-full = Prendre le trophée des { $axes } haches ({ points })
action-end = Terminer le tour

## Groups of choices

group-place = Placer un viking
group-place-kind = { tile-title }
group-raise = Boucliers à lever
group-lower = Boucliers levés
group-pick = Tuile à poser ensuite
group-from = D’où vient la tuile
group-lay = Cases libres de votre fjord
group-take = Drakkars en mer
group-claim = Trophées
group-end = Votre tour

## Prompts

prompt-place = Placez un viking, ou levez d’abord un bouclier.
prompt-place-second = Placez votre second viking.
prompt-pick = Choisissez la prochaine tuile à poser.
prompt-pick-short =
    { $count ->
        [one] Votre fjord n’a plus de place que pour { $count } tuile : choisissez laquelle poser.
       *[other] Votre fjord n’a plus de place que pour { $count } tuiles : choisissez la prochaine.
    }
prompt-tower = Vous reliez plusieurs tours d’un coup, et une seule paire rapporte : choisissez une tour qui donne sa tuile.
prompt-lay = Choisissez une case libre pour : { tile }.
prompt-lay-longship = Choisissez une case libre pour le drakkar { $longship } : +{ $bonus } { tile-each } dès que ses trois ressources l’entourent, −5 à la fin s’il en manque.
prompt-close = Fin de votre tour : vous pouvez prendre un drakkar ou un trophée, ou terminer le tour.
prompt-close-longship = Fin de votre tour : vous pouvez prendre un drakkar, ou terminer le tour.
prompt-close-trophy = Fin de votre tour : vous pouvez prendre un trophée, ou terminer le tour.
prompt-close-done = Plus rien à choisir : terminez votre tour.

## Events

event-longships-launched = Les premiers drakkars en mer : { $longships }.
item-longships = { $longships }
event-sites-dealt = { $player } a dans son fjord : { $kinds }.
item-kinds =
    { $kinds ->
        [port] un port ({ $points } points)
        [altar] un autel ({ $points } points)
       *[palace] un palais ({ $points } points)
    }
event-turn-began = { $player } commence son tour.
event-shield-raised = { $player } lève le bouclier « { shield } ».
event-shield-lowered = { $player } baisse le bouclier « { shield } ».
event-shield-spent = { $player } utilise le bouclier « { shield } ».
event-viking-placed = { $player } place un viking { terrain-on }.
event-resource-gained = { $player } gagne { tile-one } en { $hex }.
event-building-captured = { $player } capture { tile-one } en { $hex }.
event-stack-empty = { $player } ne gagne rien pour { building-at } : il n’y reste aucune tuile.
event-tile-lost = { $player } perd { tile-one } : le fjord est plein.
event-tile-laid = { $player } pose { tile-one } en { $space }.
event-longship-taken = { $player } prend le drakkar { $longship }.
event-longship-laid = { $player } pose le drakkar { $longship } en { $space }.
event-longship-completed = { $player } complète le drakkar { $longship } : +{ $bonus } { tile-each }.
event-site-finished = { $player } termine { site-the } : { points }.
event-trophy-claimed = { $player } prend le trophée des { $axes } haches : { points }.
event-longship-drawn = Le drakkar { $longship } sort du sac et vient sur la case de mer { $slot }.
event-sea-left-empty = Le sac est vide : la case de mer { $slot } reste vide.
event-turn-ended = { $player } termine son tour.
event-turn-skipped = { $player } ne peut placer aucun viking et passe son tour.
event-match-ended =
    { $shared ->
        [yes] La partie est finie : { $winners } se partagent la victoire.
       *[no] La partie est finie : { $winners } devient Jarl de tous les vikings.
    }

## Why an action is not allowed

reason-match-over = La partie est finie.
reason-viking-first = Placez d’abord votre viking.
reason-loot-first = Posez d’abord votre butin.
reason-placing-done = Votre viking est déjà placé pour ce tour.
reason-not-on-board = Il n’y a pas de case { $hex } sur cette carte.
reason-not-a-resource = La case { $hex } n’est pas une case ressource : on n’y place pas de viking.
reason-occupied = La case { $hex } est déjà occupée.
reason-not-adjacent = La case { $hex } ne touche ni viking ni drakkar.
reason-needs-occupied = La case { $hex } est libre, alors que le bouclier levé demande une case occupée.
reason-rivals-only = La case { $hex } n’est occupée que par vos vikings, et le bouclier levé demande un viking adverse.
reason-shield-spent = Vous avez déjà utilisé le bouclier « { shield } » dans cette partie.
reason-shield-raised = Le bouclier « { shield } » est déjà levé.
reason-shield-not-raised = Le bouclier « { shield } » n’est pas levé.
reason-no-second-viking = Il ne vous reste pas de second viking à placer.
reason-no-occupied-hex = Aucune case occupée ne convient à ce bouclier.
reason-only-occupied-left = Ce bouclier est votre seul moyen de placer encore un viking.
reason-pick-first = Choisissez d’abord quelle tuile poser.
reason-not-in-loot = Cette tuile n’est pas parmi celles à poser : { tile }.
reason-which-hex = Il n’y a pas de place pour tout votre butin : choisissez de quelle case vient { tile-the }.
reason-hex-not-asked = Il n’y a rien à choisir pour la case { $hex }.
reason-tower-first = Choisissez d’abord la tour qui vous donne une tuile.
reason-no-new-link = La case { $hex } n’est pas une des tours à choisir.
reason-resource-first = Posez vos ressources avant vos bâtiments.
reason-holding-a-tile = Posez d’abord la tuile en main.
reason-nothing-to-lay = Vous n’avez rien à poser.
reason-space-taken = La case { $space } est prise.
reason-not-at-sea = Le drakkar { $longship } n’est pas en mer.
reason-one-longship = Vous avez déjà pris un drakkar ce tour-ci.
reason-fjord-full = Votre fjord est plein.
reason-trophy-gone = Ce trophée est déjà pris.
reason-one-trophy = Vous avez déjà un trophée : un seul pour toute la partie.
reason-too-few-axes =
    { $axes ->
        [0] Ce trophée demande { $needed } haches et vous n’en avez pas.
       *[other] Ce trophée demande { $needed } haches et vous en avez { $axes }.
    }

## Options

option-overhang = Débordement
option-overhang-help = Les tuiles Mer et Trophée peuvent-elles dépasser d’un coin de la carte ?
option-overhang-yes = Elles peuvent dépasser
option-overhang-no = Emboîtées entièrement
option-shore = Rivage
option-shore-help = À côté de quelles cases de mer un viking peut-il débarquer ?
option-shore-sea = Toute case de mer
option-shore-longship = Drakkars seulement
option-tower-tiles = Tours
option-tower-tiles-help = Que rapporte un viking qui relie d’un coup plusieurs nouvelles paires de tours ?
option-tower-tiles-pair = Une tuile par paire
option-tower-tiles-tower = Une tuile par tour
option-tower-tiles-one = Une seule paire
option-loot-order = Ordre du butin
option-loot-order-help = Dans quel ordre pose-t-on dans le fjord les tuiles gagnées ?
option-loot-order-free = Ordre libre
option-loot-order-resource-first = Ressources d’abord
option-occupied-hex = Case occupée
option-occupied-hex-help = À qui peut être le viking que rejoint le bouclier « Case occupée » ?
option-occupied-hex-any = Tout viking
option-occupied-hex-rival = Adversaires seulement
option-castle-count = Compte des châteaux
option-castle-count-help = Pour les châteaux, que compte-t-on quand plusieurs de vos vikings sont sur la même case ?
option-castle-count-hexes = Les cases
option-castle-count-vikings = Les vikings
option-first-player = Premier joueur
option-first-player-help = Qui commence ?
option-first-player-seat = La première place
option-first-player-drawn = Tiré au sort

## Presets: what is chosen together under one name

option-rules = Règles
option-rules-help = À la lettre du livret, les châteaux comptent les vikings, la ressource se pose d’abord, et seul un drakkar ouvre un rivage.
option-rules-usual = Habituelles
option-rules-letter = À la lettre

## Score

score-castle = Châteaux
score-tower = Tours
score-house = Maisons
score-gold = Or
score-sheep = Moutons
score-wood = Bois
score-sites = Chantiers
score-trophy = Trophée
score-longships = Drakkars non complétés
score-total = Total

## Components, by section of the components file

component =
    { $section ->
        [box] Ce que contient la boîte
        [longship] Drakkars
        [site] Chantiers
        [trophy] Trophées
        [edge] Bords des tuiles Territoire
        [join] Façons de joindre deux tuiles Territoire
        [fit] Façons d’attacher les tuiles Mer et Trophée
        [sea] Tuile Mer
        [trophy_tile] Tuile Trophée
        [face] Faces des tuiles Territoire
        [outline] Contour d’une tuile Territoire
        [side_tile] Tuiles latérales
        [fjord] Fjord
        [values] Valeurs des tuiles
        [stacks] Piles de bâtiments
        [kit] Vikings et boucliers d’un joueur
        [rules] Nombres de la règle
       *[other] { $section }
    }

# A record of the components file by its name, and what would settle what is in doubt.
provenance-name =
    { $section ->
        [face] Face { $id }
       *[other] { $id }
    }
# Ce que l’on sait d’un élément, et d’où : le fichier du matériel le dit en anglais.
provenance-known =
    { $section ->
        [face] données de l’adaptation de Game Park et photos du matériel ; quelles faces sont sur la même tuile : Game Park seulement
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
        [face] une photo du recto et du verso de la tuile Territoire, ou quels deux numéros sont sur la même tuile
       *[other] ce qui y est imprimé : une photo le montre
    }

## On the terminal: letters, labels of at most five characters, short lines

letter =
    { $tile ->
        [wood] b
        [sheep] m
        [gold] o
        [axe] h
        [house] M
        [tower] T
        [castle] C
       *[other] { $tile }
    }
cell-tile =
    { $tile ->
        [wood] bois
        [sheep] mout.
        [gold] or
        [axe] hache
        [house] MAIS.
        [tower] TOUR
        [castle] CHÂT.
       *[other] { $tile }
    }
cell-site =
    { $kind ->
        [port] port
        [altar] autel
        [palace] pal.
       *[other] { $kind }
    }
vikings-short =
    { $count ->
        [one] { $count } viking
       *[other] { $count } vikings
    }
points-short = { $points }p
map-legend = { $resources } ; { $buildings } avec les tuiles restantes ; * libre pour vous ; en mer, les drakkars
map-viking = viking : { $players }
map-touches = touche { $hexes }
sea-title = En mer, { $bag } :
longship-short = { $longship } { tile } +{ $bonus } : { $needs }
trophy-short = { $axes } haches { points-short }
trophies-left =
    { $count ->
        [0] Il ne reste aucun trophée.
       *[other] Trophées : { $trophies }
    }
shield-short =
    { $shield ->
        [second] second
        [double] double
        [occupied] occupée
       *[other] { $shield }
    }
shield-up = { shield-short } (levé)
shields-ready =
    { $count ->
        [0] plus aucun bouclier
       *[other] boucliers { $shields }
    }
fjord-title = Fjord ({ $player }) : { points }, { $free }
fjord-site = { site-title } ({ $space }), { points }
fjord-longship = { $longship } ({ $space }), { tile } +{ $bonus }
fjord-done = ✓ { $name }
fjord-missing = { $name } : il manque { $needs }
fjord-tiles = { tile-count } × { $worth }
fjord-empty = encore aucune tuile
fjord-where = { tile-title } : { $spaces }
gain-completes = complète { $longship }
gain-finishes = termine { site-the }
gain-empty = plus rien : { building-at }
gain-lost = perd { tile-one }
gain-helps =
    { $left ->
        [one] utile ({ $name }), encore { $left } tuile
       *[other] utile ({ $name }), encore { $left } tuiles
    }
gain-there = { $count } sur { $needed } à côté
