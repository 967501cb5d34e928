# Vikings on Board en français.
# Ids arrive as plain strings: $colour is blue, red, yellow or grey; $good is furs, grain or metal, or empty where
# the reader may not know it; $building is one of the eleven; $phase is what the match waits for. $value is what a
# barrel is worth, 0 where the reader may not know it. $player is a display name, used as it is. $goods, $colours
# and $winners are lists already joined into one text; $listed is no where a list is empty. Never "de" or "que"
# before $player (elision), never a participle that agrees with it.

## The game

game-title = Vikings on Board
game-tagline = Envoyez vos vikings à travers le port : remaniez les équipages de huit drakkars, chargez les coffres et pariez sur la couleur qui aura la majorité à bord. Soyez sur le bon drakkar quand il part, et votre clan deviendra le plus influent du fjord.
game-summary-1 = À son tour, chaque viking va sur un bâtiment libre et en fait l’action ; sa nouvelle place dit quand il jouera à la manche suivante.
game-summary-2 = Remaniez les drakkars : les boucliers d’une couleur à bord font son influence, et à égalité la plus proche de la proue l’emporte.
game-summary-3 = Pariez des tonneaux de valeur secrète sur la couleur qui aura la majorité.
game-summary-4 = Chargez des coffres sur les proues et faites monter au marché le prix des peaux, du grain et du métal.
game-summary-5 = Quand un drakkar part, le pari sur la couleur majoritaire est gagné et les couleurs à bord se partagent ses coffres. Après sept départs, qui a le plus de points l’emporte.

## Lessons

lesson-first = Votre première partie
lesson-first-what = Chargez un drakkar, gardez-y la majorité, gagnez un pari et vendez cher.
lesson-influence = L’influence
lesson-influence-what = Égalités, boucliers qui s’ajoutent, sections échangées : qui passe en premier à bord, et qui ensuite.
lesson-bets = Les paris
lesson-bets-what = Gagnez des points sur un drakkar où vous n’êtes pas, et donnez une nouvelle chance à un tonneau perdu.
lesson-neutral = Les couleurs neutres
lesson-neutral-what = À deux joueurs, deux couleurs ne sont à personne. Faites-les jouer pour vous.

## Goods and chests

good =
    { $good ->
        [furs] peaux
        [grain] grain
        [metal] métal
       *[other] inconnu
    }
good-title =
    { $good ->
        [furs] Peaux
        [grain] Grain
        [metal] Métal
       *[other] Inconnu
    }
good-price =
    { $good ->
        [furs] le prix des peaux
        [grain] le prix du grain
       *[metal] le prix du métal
    }
chest =
    { $good ->
        [furs] coffre de peaux
        [grain] coffre de grain
        [metal] coffre de métal
       *[other] coffre
    }
chest-one =
    { $good ->
        [furs] un coffre de peaux
        [grain] un coffre de grain
        [metal] un coffre de métal
       *[other] un coffre
    }
chest-the =
    { $good ->
        [furs] le coffre de peaux
        [grain] le coffre de grain
        [metal] le coffre de métal
       *[other] le coffre
    }
chests-count =
    { $count ->
        [0] aucun coffre
        [one] { $count } coffre
       *[other] { $count } coffres
    }
chests-of =
    { $count ->
        [one] { $count } { chest }
       *[other]
            { $good ->
                [furs] { $count } coffres de peaux
                [grain] { $count } coffres de grain
                [metal] { $count } coffres de métal
               *[other] { $count } coffres
            }
    }
# An item of the list $goods; an item of the lists $colours and $shields.
item-goods =
    { $goods ->
        [furs] peaux
        [grain] grain
       *[metal] métal
    }
item-colours =
    { $colours ->
        [blue] Bleu { $shields }
        [red] Rouge { $shields }
        [yellow] Jaune { $shields }
       *[grey] Gris { $shields }
    }

## Ships and bodies

ship-title = Drakkar { $ship }
shields =
    { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }
body = section { colour-of-section } ({ shields })
body-place = { body } à la place { $place } du drakkar { $ship }
body-ship = { body } du drakkar { $ship }
body-other =
    { $other_shields ->
        [one] section { colour-other } ({ $other_shields } bouclier)
       *[other] section { colour-other } ({ $other_shields } boucliers)
    }
colour-of-section =
    { $colour ->
        [blue] bleue
        [red] rouge
        [yellow] jaune
       *[grey] grise
    }
colour-other =
    { $other_colour ->
        [blue] bleue
        [red] rouge
        [yellow] jaune
       *[grey] grise
    }
colour-origin =
    { $origin_colour ->
        [blue] bleu
        [red] rouge
        [yellow] jaune
       *[grey] gris
    }

## Barrels: $value is 0 where the reader may not know it

barrel =
    { $value ->
        [0] tonneau
       *[other] tonneau de valeur { $value }
    }
barrel-one =
    { $value ->
        [0] un tonneau
       *[other] un tonneau de valeur { $value }
    }
barrel-title =
    { $value ->
        [0] Tonneau { $barrel }
       *[other] Tonneau { $barrel }, de valeur { $value }
    }
zone = le { colour } devant le drakkar { $ship }

## Buildings

building =
    { $building ->
        [first_player] Premier joueur
        [promotion] Promotion
        [change_ship] Changement de drakkar
        [tavern_1] Taverne 1
        [warehouse_1] Entrepôt 1
        [market] Marché
        [move] Déplacer
        [tavern_2] Taverne 2
        [warehouse_2] Entrepôt 2
        [departure] Départ
        [swap] Échange
       *[other] { $building }
    }
building-to =
    { $building ->
        [first_player] au bâtiment « Premier joueur »
        [promotion] à la Promotion
        [change_ship] au Changement de drakkar
        [tavern_1] à la Taverne 1
        [warehouse_1] à l’Entrepôt 1
        [market] au Marché
        [move] au bâtiment « Déplacer »
        [tavern_2] à la Taverne 2
        [warehouse_2] à l’Entrepôt 2
        [departure] au Départ
        [swap] à l’Échange
       *[other] vers { $building }
    }
building-effect =
    { $building ->
        [first_player] Rien ne se passe maintenant, mais ce viking jouera d’abord à la prochaine manche.
        [promotion] Avancez une de vos sections en première place de son drakkar, juste derrière la proue.
        [change_ship] Déplacez une de vos sections à l’arrière d’un autre drakkar.
        [tavern_1] Pariez un de vos tonneaux disponibles sur la couleur qui, selon vous, aura la majorité sur un drakkar.
        [warehouse_1] Piochez un coffre à la vue de tous et chargez-le sur le drakkar de votre choix.
        [market] Augmentez de 1 le prix d’une marchandise.
        [move] Déplacez une section de n’importe quelle couleur à l’arrière d’un autre drakkar.
        [tavern_2] Pariez un de vos tonneaux disponibles, ou déplacez un de ceux que vous avez sur les quais.
        [warehouse_2] Regardez trois coffres en secret et chargez-en un sur le drakkar de votre choix.
        [departure] Prenez une poupe : à la fin de la manche, vous choisissez un drakkar, et il part.
        [swap] Échangez deux sections de n’importe quelle couleur, sur deux drakkars différents.
       *[other] { $building }
    }
building-short =
    { $building ->
        [first_player] Premier
        [promotion] Promo.
        [change_ship] Changer
        [tavern_1] Tav. 1
        [warehouse_1] Entr. 1
        [market] Marché
        [move] Déplacer
        [tavern_2] Tav. 2
        [warehouse_2] Entr. 2
        [departure] Départ
        [swap] Échange
       *[other] { $building }
    }

## Parts of the table

part-buildings = Bâtiments
part-queue = Encore à jouer
part-next-order = Prochaine manche
part-harbour = Port
part-bow = Coffres sur la proue
part-influence = Influence
part-barrels = Tonneaux
part-chests = Coffres gagnés
part-sterns = Poupes
part-stores = Marché, entrepôts et poupes
part-box = Retour dans la boîte

## Counts

chests-won =
    { $count ->
        [0] aucun coffre gagné
        [one] { $count } coffre gagné
       *[other] { $count } coffres gagnés
    }
barrels-hand =
    { $count ->
        [0] aucun tonneau en main
        [one] { $count } tonneau en main
       *[other] { $count } tonneaux en main
    }
barrels-quay =
    { $count ->
        [0] aucun tonneau sur un quai
        [one] { $count } tonneau sur un quai
       *[other] { $count } tonneaux sur les quais
    }
barrels-won =
    { $count ->
        [0] aucun tonneau gagné
        [one] { $count } tonneau gagné
       *[other] { $count } tonneaux gagnés
    }
bodies-count =
    { $count ->
        [0] aucune section
        [one] { $count } section
       *[other] { $count } sections
    }
sterns-left =
    { $count ->
        [0] plus de poupe
        [one] { $count } poupe restante
       *[other] { $count } poupes restantes
    }
sterns-taken =
    { $count ->
        [0] aucune poupe prise
        [one] { $count } poupe prise
       *[other] { $count } poupes prises
    }
stack-left =
    { $count ->
        [0] vide
        [one] { $count } coffre restant
       *[other] { $count } coffres restants
    }

## The board in full words: labels of places and pieces, and the cards that explain them
## $label is a whole label; $rank counts from 1; $left counts ships

board-buildings = Les bâtiments, du premier au dernier
board-building-free = { building }, libre
board-building-taken = { building }, viking déjà là : { $player }
board-chief = Le chef se tient de ce côté : les vikings y passent
board-round = Manche { $round }
board-queue = Vikings encore à déplacer, le prochain d’abord
board-queue-item = { $rank }. { $player }
board-next-order = Ordre de la prochaine manche, pour l’instant
board-harbour = Drakkars au port
board-ship = { ship-title } : { $bodies }, { $chests }
board-ship-left = Le drakkar { $ship } n’est plus au port
board-ship-leaving = Le drakkar { $ship } part
board-body = { ship-title }, place { $place } : section { colour-of-section }, { shields }
board-body-bonus = { ship-title }, place { $place } : section { colour-of-section }, { shields } et un viking bonus
board-zone-free = { ship-title }, pari sur le { colour } : libre
board-zone-closed = { ship-title }, pari sur le { colour } : fermé, le drakkar n’est plus au port
board-zone-barrel =
    { $value ->
        [0] { ship-title }, pari sur le { colour } : tonneau ({ $player })
       *[other] { ship-title }, pari sur le { colour } : tonneau de valeur { $value } ({ $player })
    }
board-zone-lost =
    { $value ->
        [0] { ship-title } déjà loin, pari sur le { colour } : tonneau perdu ({ $player })
       *[other] { ship-title } déjà loin, pari sur le { colour } : tonneau perdu de valeur { $value } ({ $player })
    }
board-influence-of = Influence à bord du drakkar { $ship } : { $influence }
board-influence-tie = { $first } et { $second } sont à égalité : { $first } a la section la plus proche de la proue et passe devant.
board-price = { good-title } : { points }
board-price-top = { good-title } : { points }, au plus haut
board-warehouse-1 = Entrepôt 1 : { stack-left }
board-warehouse-2 = Entrepôt 2 : { stack-left }
board-bottom = Remis sous la pile de l’Entrepôt 2 : { $goods }
board-bottom-item =
    { $good ->
        [furs] peaux
        [grain] grain
        [metal] métal
       *[other] inconnu de vous
    }
board-drawn-number = Coffre pioché { $number } : { chest }
board-drawn-hidden =
    { $count ->
        [one] { $player } regarde { $count } coffre
       *[other] { $player } regarde { $count } coffres
    }
board-own = Domaine : { $player }
board-barrel-hand = { barrel-title }, en main
board-barrel-quay = { barrel-title }, sur { zone }
board-barrel-won = { barrel-title }, gagné
board-chest-won = Gagné : { chests-of }
board-chests-hidden =
    { $count ->
        [0] Aucun coffre gagné
        [one] { $count } coffre gagné, contenu caché
       *[other] { $count } coffres gagnés, contenu caché
    }
board-points-hidden = points cachés
board-stern-taken = { $player } tient une poupe : un drakkar part à la fin de cette manche
board-sterns =
    { $left ->
        [one] encore { $left } départ
       *[other] encore { $left } départs
    }
board-box = Retour dans la boîte : { $goods }
board-box-empty = Rien n’est retourné dans la boîte
board-look-back = Revenir à mon domaine

board-share = Encore sur la proue : { chests-of }
board-so-far = Choisi jusqu’ici
board-under = dessous :
board-record = Départ { $number }
board-record-won = tonneau gagné

## The departure, step by step

board-departure-title = Le drakkar { $ship } part
board-departure-named = Les couleurs à bord se partagent les coffres de sa proue.
board-departure-leads = { colour-name } a la majorité : le plus de boucliers à bord.
board-departure-level = à égalité, plus loin de la proue
board-departure-no-winner = personne
board-departure-influence = 1. L’influence à bord
board-departure-nobody = Personne n’est à bord : aucune couleur n’est classée, aucun pari n’est gagné.
board-departure-barrels = 2. Le pari sur le meneur
board-departure-won =
    { $value ->
        [0] { $player } avait parié sur le { colour } et gagne le tonneau. Sa valeur reste secrète.
       *[other] { $player } avait parié sur le { colour } et gagne le tonneau : { $value } à la fin.
    }
board-departure-no-bet = Personne n’avait parié sur le { colour }.
board-departure-chests = 3. Les coffres, un chacun
board-departure-no-chest = Il n’y a rien à partager.
board-departure-due = À { $player } de prendre un coffre.
board-departure-takes = { $player } prend { chest-one }.
board-departure-neutral = Le { colour } est neutre : { $player } choisit le coffre qui retourne dans la boîte.
board-departure-boxed = Part du { colour }, qui est neutre : { chest-one } retourne dans la boîte.
board-departure-rest = Plus aucun joueur ne doit recevoir de coffre : ce qui reste retourne dans la boîte.
board-departure-farewell = Le drakkar { $ship } prend le large. Ses sections ne sont plus en jeu.
board-departure-count =
    { $left ->
        [0] C’était le dernier départ : la partie est finie.
        [one] Encore { $left } départ, et la partie est finie.
       *[other] Encore { $left } départs.
    }

## Cards that explain a piece

piece-chief = Les vikings passent du côté du chef. Quand tous sont passés, le chef change de côté.
piece-body = Une section du drakkar. Ses boucliers comptent pour sa couleur quand le drakkar part ; à égalité, la couleur la plus proche de la proue passe devant.
piece-body-neutral = Personne ne joue cette couleur. Ses sections se déplacent et comptent comme les autres.
piece-body-bonus = Le viking bonus posé dessus ajoute un bouclier, jusqu’à la fin.
piece-ship = À son départ, les couleurs à bord se partagent les coffres de sa proue, la plus influente d’abord.
piece-ship-left = Ses sections ne sont plus en jeu. Les tonneaux perdus restent sur son quai.
piece-zone = On peut parier un tonneau ici : il est gagné si cette couleur a la majorité quand le drakkar part.
piece-zone-barrel = Il est gagné si cette couleur a la majorité quand le drakkar part.
piece-zone-lost = Le pari est perdu. La Taverne 2 peut encore déplacer ce tonneau vers un autre drakkar.
piece-influence = Les couleurs à bord, selon leurs boucliers ; à égalité, la plus proche de la proue passe devant.
piece-bow = Ces coffres se partagent quand le drakkar part, par ordre d’influence.
piece-price = Chaque coffre de cette marchandise rapportera ce prix à la fin de la partie.
piece-warehouse-1 = Tout le monde voit le coffre pioché ici avant qu’il soit chargé.
piece-warehouse-2 = Ici, on regarde trois coffres en secret, on en charge un et on remet les autres sous la pile.
piece-barrel-hand = Ce tonneau n’a pas encore servi de pari.
piece-barrel-quay = Ce tonneau est un pari : il est gagné si sa couleur a la majorité quand le drakkar part.
piece-barrel-won = Ce tonneau est gagné : il rapporte sa valeur à la fin.
piece-barrel-secret = Seul son propriétaire sait ce qu’il vaut.
piece-chest = Les coffres gagnés rapportent le prix final de leur marchandise.
piece-chests-hidden = Les coffres gagnés restent face cachée : seul leur propriétaire peut les regarder.
piece-sterns = Sept drakkars partent, puis la partie est finie.
piece-box = Ces coffres ne sont plus en jeu.

## Actions

action-go = Envoyer le viking { building-to }
action-body = Choisir la { body-place }
action-promote = Promouvoir la { body-place }
action-swap-with = Échanger avec la { body-place }
action-bonus = Poser le viking bonus sur la { body-place }
action-ship-to = Mettre la section à l’arrière du drakkar { $ship }
action-ship-load = Charger { chest-the } sur le drakkar { $ship }
action-ship-depart = Faire partir le drakkar { $ship }
action-barrel = Parier le { barrel }
action-barrel-quay = Déplacer le { barrel } qui est sur { zone }
action-bet = Mettre le tonneau sur { zone }
action-chest = Charger le coffre { $number } : { good }
action-raise = Porter { good-price } à { $price }
action-take = Prendre { chest-one }
action-box = Remettre { chest-one } dans la boîte

## Groups of choices, and their short labels

group-go = Bâtiments libres
group-body = Sections
group-ship = Drakkars
group-barrel = Vos tonneaux
group-bet = Zones libres (drakkar)
group-chest = Coffres piochés
group-raise = Prix
group-take = Coffres à partager
group-box = Coffres à partager
chip-go = { building }
chip-body = { $ship }.{ $place } { colour }
chip-bet = { colour } ({ $ship })

## Prompts

prompt-choose = Envoyez votre viking sur un bâtiment libre et faites-en l’action.
prompt-promotion = Promotion : choisissez laquelle de vos sections avance à la proue.
prompt-change-body = Changement de drakkar : choisissez une de vos sections.
prompt-move-body = Déplacer : choisissez une section de n’importe quelle couleur.
prompt-swap-first = Échange : choisissez la première des deux sections.
prompt-swap-second = Échange : choisissez l’autre section, sur un autre drakkar.
prompt-destination = Choisissez le drakkar où va la section. Elle y sera tout à l’arrière.
prompt-barrel = Taverne 1 : choisissez le tonneau à parier.
prompt-barrel-or-quay = Taverne 2 : choisissez un tonneau à parier, ou un des vôtres à déplacer d’un quai.
prompt-bet = Choisissez un drakkar, et la couleur qui, selon vous, y aura la majorité quand il partira.
prompt-chest = Entrepôt 2 : choisissez le coffre à charger. Les autres retournent sous la pile.
prompt-load = Choisissez le drakkar où charger { chest-the }.
prompt-price = Marché : choisissez le prix qui monte de 1.
prompt-bonus = Posez un viking bonus sur une de vos sections : un bouclier de plus, jusqu’à la fin.
prompt-depart = Vous tenez la poupe : choisissez le drakkar qui part.
prompt-share = Le drakkar { $ship } part : choisissez votre coffre.
prompt-box = Le { colour } est neutre : choisissez le coffre qui retourne dans la boîte.

## Events

event-round-began = La manche { $round } commence : { $player } joue en premier.
event-viking-sent = { $player } envoie un viking { building-to }.
event-nothing-possible = { $player } ne peut faire l’action d’aucun bâtiment libre : le viking prend seulement sa place pour la manche suivante.
event-body-promoted = { $player } avance la { body-ship } en première place.
event-body-moved = { $player } déplace la { body } du drakkar { $origin } à l’arrière du drakkar { $ship }.
event-bodies-swapped = { $player } échange la { body-ship } et la { body-other } du drakkar { $other_ship }.
event-barrel-placed = { $player } parie { barrel-one } sur { zone }.
event-barrel-moved = { $player } déplace { barrel-one } : du { colour-origin } devant le drakkar { $origin } vers { zone }.
event-chest-drawn = { $player } pioche { chest-one } à l’Entrepôt 1.
event-chests-drawn =
    { $listed ->
        [yes]
            { $count ->
                [one] { $player } pioche le dernier coffre de l’Entrepôt 2 : { $goods }.
               *[other] { $player } pioche { $count } coffres à l’Entrepôt 2 : { $goods }.
            }
       *[no]
            { $count ->
                [one] { $player } pioche le dernier coffre de l’Entrepôt 2.
               *[other] { $player } regarde en secret { $count } coffres de l’Entrepôt 2.
            }
    }
event-chest-loaded = { $player } charge { chest-one } sur le drakkar { $ship }.
event-chests-returned =
    { $listed ->
        [yes] { $player } remet sous la pile de l’Entrepôt 2 : { $goods }.
       *[no]
            { $count ->
                [one] { $player } remet { $count } coffre sous la pile de l’Entrepôt 2.
               *[other] { $player } remet { $count } coffres sous la pile de l’Entrepôt 2.
            }
    }
event-price-raised = { $player } porte { good-price } à { $price }.
event-stern-taken = { $player } prend une poupe : un drakkar partira à la fin de la manche.
event-bonus-placed = { $player } pose un viking bonus sur la { body-ship } : un bouclier de plus.
event-bonus-skipped = { $player } n’a plus de section pour un viking bonus.
event-ship-named = { $player } fait partir le drakkar { $ship }.
event-influence-ranked = Influence à bord du drakkar { $ship }, selon les boucliers puis la proximité de la proue : { $colours }.
event-barrel-won =
    { $value ->
        [0] { $player } gagne le tonneau parié sur { zone }.
       *[other] { $player } gagne le tonneau parié sur { zone } : il vaut { $value }.
    }
event-no-barrel-won = Personne n’avait parié sur { zone }.
event-chest-taken = { $player } prend { chest-one } du drakkar { $ship }.
event-chest-boxed = Part du { colour }, qui est neutre : { $player } remet { chest-one } dans la boîte.
event-chests-boxed = Plus aucun joueur ne doit recevoir de coffre du drakkar { $ship }. Retour dans la boîte : { $goods }.
event-ship-left = Le drakkar { $ship } prend le large : départ { $number }.
event-match-ended =
    { $shared ->
        [yes] La partie est finie : { $winners } se partagent la victoire.
       *[no] La partie est finie : { $winners } mène le clan le plus influent du fjord.
    }

## Why an action is not allowed

reason-match-over = La partie est finie.
reason-not-this-choice =
    { $phase ->
        [choosing] Envoyez d’abord votre viking vers un bâtiment.
        [body] Choisissez d’abord une section.
        [second_body] Choisissez d’abord l’autre section.
        [destination] Choisissez d’abord le drakkar où va la section.
        [barrel] Choisissez d’abord un tonneau.
        [zone] Choisissez d’abord la couleur du pari.
        [chest] Choisissez d’abord le coffre à charger.
        [loading] Choisissez d’abord le drakkar à charger.
        [price] Choisissez d’abord le prix à monter.
        [bonus] Posez d’abord le viking bonus sur une section.
        [departing] Il faut d’abord choisir le drakkar qui part.
        [sharing] Les coffres du drakkar qui part se partagent d’abord.
        [boxing] Il faut d’abord choisir le coffre qui retourne dans la boîte.
       *[other] C’est autre chose qui est demandé maintenant.
    }
reason-building-taken = Ce bâtiment est déjà occupé par un autre viking : { building }.
reason-no-promotion = Promotion impossible : aucune de vos sections au port n’est derrière une autre.
reason-no-change = Changement de drakkar impossible : aucune de vos sections au port n’a d’autre drakkar où aller.
reason-no-move = Déplacer est impossible : aucune section n’a d’autre drakkar où aller.
reason-no-swap = Échange impossible : il faut des sections sur deux drakkars du port.
reason-no-bet = Taverne 1 impossible : il faut un tonneau disponible et une zone libre devant un drakkar du port.
reason-no-bet-or-barrel = Taverne 2 impossible : aucun de vos tonneaux n’a de zone libre où aller.
reason-stack-empty = Il n’y a plus de coffre ici : { building }.
reason-prices-at-top = Marché impossible : tous les prix sont au plus haut.
reason-stern-taken = Une poupe est déjà prise à cette manche.
reason-ship-left = Le drakkar { $ship } n’est plus au port.
reason-no-such-body = Il n’y a pas de section à la place { $place } du drakkar { $ship }.
reason-not-own-body = Cette section n’est pas de votre couleur.
reason-already-first = Cette section est déjà la première, juste derrière la proue.
reason-nowhere-to-go = Aucun autre drakkar n’a de place pour cette section.
reason-same-ship = La section est déjà à bord du drakkar { $ship } : choisissez-en un autre.
reason-ship-full = Le drakkar { $ship } est plein : aucune section n’y tient plus.
reason-same-ship-swap = Les deux sections doivent être sur des drakkars différents.
reason-bonus-there = Il y a déjà un viking bonus sur cette section.
reason-barrel-won = Ce tonneau est gagné : on ne le parie plus.
reason-barrel-on-quay = Ce tonneau est déjà un pari : seule la Taverne 2 pourrait le déplacer.
reason-barrel-stuck = Il n’y a pas de zone libre pour ce tonneau.
reason-zone-taken = Cette zone est déjà occupée par un tonneau : { zone }.
reason-own-barrel-there = Vous avez déjà un tonneau devant le drakkar { $ship } : un seul par joueur.
reason-quay-closed = Le drakkar { $ship } n’est plus au port : on n’y parie plus.
reason-no-such-chest = Il n’y a pas autant de coffres piochés.
reason-price-at-top = Il ne peut plus monter : { good-price }.
reason-needs-chest-and-body = Le drakkar { $ship } ne peut pas encore partir : il y en a un avec au moins un coffre et une section.
reason-none-of-that-good = Il n’y a plus sur la proue de { chest }.

## Options

option-one-barrel-per-player-per-ship = Tonneaux devant un drakkar
option-one-barrel-per-player-per-ship-help = Un joueur peut-il avoir plusieurs tonneaux devant le même drakkar ?
option-one-barrel-per-player-per-ship-off = Plusieurs permis
option-one-barrel-per-player-per-ship-on = Un seul par joueur
option-bonus-viking = Viking bonus
option-bonus-viking-help = À deux joueurs : quand pose-t-on le viking bonus ?
option-bonus-viking-at-once = Dès qu’une poupe est prise
option-bonus-viking-at-departure = À la fin de la manche
option-memory-aids = Aide-mémoire
option-memory-aids-help = La table se souvient-elle de ce que vous avez vu : qui a gagné quel coffre, et ce que vous avez remis sous l’Entrepôt 2 ?
option-memory-aids-off = Non
option-memory-aids-on = Oui

## Score

score-furs = Peaux
score-grain = Grain
score-metal = Métal
score-barrels = Tonneaux
score-total = Total

## Components, by section of the components file

component =
    { $section ->
        [box] Ce que contient la boîte
        [building] Bâtiments
        [body] Sections de drakkar
        [chest] Coffres
        [vikings] Ordre de départ des vikings
        [barrels] Tonneaux
        [stacks] Piles de coffres
        [warehouse_2] Entrepôt 2
        [market] Marché
        [ships] Drakkars
        [sterns] Poupes
        [bonus_viking] Viking bonus
       *[other] { $section }
    }

## On the terminal: letters, short labels, short lines

letter-good =
    { $good ->
        [furs] p
        [grain] g
        [metal] m
       *[other] { "?" }
    }
good-legend = { letter-good } { good }
influence-item = { colour-name } { $shields }
influence-line = influence : { $influence }
influence-none = personne
ship-gone = au large
bow-line = proue : { $chests }
bets-line = paris : { $bets }
bet-item = { $player } sur le { colour }
bet-item-known = { $player } sur le { colour } (valeur { $value })
market-line = Marché : { $prices }
price-item = { good } { $price }
warehouses-line = Entrepôt 1 : { $first }, Entrepôt 2 : { $second }
bottom-line = sous la pile : { $goods }
drawn-line = Piochés : { $goods }
queue-line = À jouer : { $players }
next-line = Prochaine manche : { $players }
next-none = personne encore
round-line = Manche { $round }, { sterns-left }
stern-line = { $player } tient la poupe
boxed-line = Retour dans la boîte : { $goods }
barrels-line = tonneaux : { $barrels }
barrel-hand-short =
    { $value ->
        [0] { $barrel } en main
       *[other] { $barrel } (valeur { $value }) en main
    }
barrel-quay-short =
    { $value ->
        [0] { $barrel } sur { zone }
       *[other] { $barrel } (valeur { $value }) sur { zone }
    }
barrel-won-short =
    { $value ->
        [0] { $barrel } gagné
       *[other] { $barrel } (valeur { $value }) gagné
    }
chests-line = coffres : { $chests }
points-hidden = { "?" } point
neutral = neutre
departure-line = Le drakkar { $ship } part ; coffres à partager : { $goods }
gain-order = drakkar { $ship } : { $influence }
gain-leads-now = { colour-name } y a la majorité
gain-barrel = tonneau gagné par { $player }
body-bonus = { body } avec un viking bonus
bow-none = aucun coffre
waits-here = { $player } y attend
column-ship = N°
column-bow = Proue
column-bets = Paris
column-waiting = Attend
column-crossed = Passé
