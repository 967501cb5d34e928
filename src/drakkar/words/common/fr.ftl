# Words shared by all the games and by the command line, in French.
# $player and $winners are display names, used as they are: never "de" or "que" before them (elision), never a
# participle that agrees with them. A list given as a variable arrives as one text.

yes = oui
no = non
yes-letter = o
no-letter = n

## Lists: { list-more } adds an item, { list-last } adds the last one; { list-part } adds a part that has commas

list-more = { $head }, { $tail }
list-last = { $head } et { $tail }
list-part = { $head } ; { $tail }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Seats, colours, bots

colour =
    { $colour ->
        [blue] bleu
        [red] rouge
        [yellow] jaune
        [green] vert
        [grey] gris
       *[other] { $colour }
    }
colour-name =
    { $colour ->
        [blue] Bleu
        [red] Rouge
        [yellow] Jaune
        [green] Vert
        [grey] Gris
       *[other] { $colour }
    }
seat = Place { $seat }
seat-bot = { $player } ({ bot })
seat-human = Vous
seat-spectator = Public
bot =
    { $bot ->
        [random] Au hasard
        [greedy] Glouton
        [deckhand] Moussaillon
        [rower] Rameur
        [helmsman] Barreur
        [jarl] Jarl
       *[other] { $bot }
    }
bot-help =
    { $bot ->
        [random] Choisit n’importe quelle action permise.
        [greedy] Prend ce qui semble le meilleur sur le moment.
        [deckhand] Débute, et de bonne humeur : voit l’essentiel, oublie le reste.
        [rower] Connaît la manœuvre et choisit ce qui semble le mieux, ou presque. De quoi s’amuser dès la première partie.
        [helmsman] Regarde quelques coups plus loin avant de choisir. Punit les erreurs.
        [jarl] Ce que nous savons faire de mieux en cinq secondes par tour.
       *[other] { $bot }
    }

## Where the data of a game comes from

provenance-rulebook = imprimé dans la règle
provenance-public = connu par des sources publiques
provenance-guessed = supposé
provenance-invented = inventé par nous
provenance-override = de votre fichier
provenance-rulebook-help = La règle imprimée le dit.
provenance-public-help = D’autres l’ont publié : ils décrivent, montrent ou comptent le matériel imprimé.
provenance-guessed-help = Ce que la boîte imprime ici ne nous est pas connu, mais quelque chose va dans ce sens.
provenance-invented-help = Rien ne nous est connu de ce que la boîte imprime ici : c’est de notre cru.
provenance-override-help = C’est dans le fichier de matériel que vous avez donné.
# How sure a guess is: in full, and in a word.
provenance-strength =
    { $strength ->
        [strong] presque sûr : presque rien d’autre ne conviendrait
        [medium] probable : autre chose conviendrait aussi
       *[weak] incertain : à peine un indice
    }
provenance-sure =
    { $strength ->
        [strong] presque sûr
        [medium] probable
       *[weak] incertain
    }
provenance-guessed-sure = supposé, { provenance-sure }
provenance-marked = { $text } ({ $mark })
provenance-legend = ~ supposé · ° inventé par nous
# How much of what a match is played with is not read from the printed box.
provenance-line =
    { $guessed ->
        [0]
            { $invented ->
                [one] Sur { $total } sortes d’éléments ici, { $invented } est de notre invention
               *[other] Sur { $total } sortes d’éléments ici, { $invented } sont de notre invention
            }
       *[other]
            { $invented ->
                [0]
                    { $guessed ->
                        [one] Sur { $total } sortes d’éléments ici, { $guessed } est supposée
                       *[other] Sur { $total } sortes d’éléments ici, { $guessed } sont supposées
                    }
               *[other] Sur { $total } sortes d’éléments ici : { provenance-guesses } et { $invented } de notre invention
            }
    }
provenance-guesses =
    { $guessed ->
        [one] { $guessed } supposée
       *[other] { $guessed } supposées
    }
# A record of the components file by its name: $id is mead-1, $stem mead, $part 1, $name Mead.
provenance-name = { $id }
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
provenance-settle = ce qui y est imprimé : une photo le montre
# What is in doubt in a game, what would settle it, and how to send a correction.
doubts-title = Ce qui est incertain dans { $game }
doubts-none = Rien : tout ce avec quoi l’on joue est imprimé dans la règle ou a été publié par d’autres.
doubts-intro = Les règles sont celles de la boîte. Ces valeurs de son matériel ne nous sont pas connues : certaines sont supposées d’après ce que l’on sait, d’autres sont de notre cru. Chacune peut être corrigée.
doubts-settle = Ce qui trancherait : { $text }
doubts-piece = { $piece } — { $text }
doubts-known = Ce que nous savons : { $where }
doubts-link = Ce qui trancherait
doubts-correct = Si vous avez la boîte
doubts-correct-file = 1. Écrivez ce que dit votre boîte dans un fichier, mon.toml : la section, l’identifiant et les bonnes valeurs, comme le montrent les lignes de la fin.
doubts-correct-play = 2. Jouez avec aussitôt : drakkar play { $game } --components mon.toml. Une erreur y est signalée en une ligne.
doubts-correct-send = 3. Envoyez-le, pour tout le monde : ouvrez un ticket dans le dépôt du projet avec ce fichier et, mieux encore, une photo.

## Engine

engine-compiled = Moteur compilé.
engine-plain = Moteur en Python simple : les mêmes règles, moins vite. Installer le moteur compilé demande un compilateur C.

## Command line: headings

cli-tagline = Des jeux de société vikings dont les règles sont garanties, à jouer, à revoir et à simuler.
cli-games-title = Jeux
cli-rules-title = Règles du jeu { $game }
cli-provenance-title = Provenance du matériel du jeu { $game }
cli-options-title = Options
cli-simulate-players =
    { $players ->
        [one] en solo
       *[other] à { $players }
    }
cli-simulate-title =
    { $games ->
        [one] { $game } : { $games } partie { cli-simulate-players }
       *[other] { $game } : { $games } parties { cli-simulate-players }
    }
cli-replay-title = { $game } : relecture du fichier { $file }
cli-result-title = Résultat
cli-score-title = Score
cli-log-title = Ce qui s’est passé
cli-column-game = Jeu
cli-column-players = Joueurs
cli-column-minutes = Minutes
cli-column-age = Âge
cli-column-credits = Par
cli-column-option = Option
cli-column-values = Valeurs
cli-column-default = Par défaut
cli-column-component = Matériel
cli-column-count = Nombre
cli-column-source = Source
cli-column-where = Où
cli-column-bot = Robot
cli-column-seat = Place
cli-column-player = Nom
cli-column-wins = Victoires
cli-column-share = Part de victoires
cli-column-interval = Intervalle à 95 %
cli-column-score = Score moyen
cli-column-points = Points
cli-column-ply = Coup
cli-column-action = Action
cli-column-gain = Gain
cli-credits = { $designers } ; illustrations : { $artist } ; { $publisher }, { $year }
cli-players-range = { $min } à { $max }
cli-example = Exemple : { $text }

## Command line: playing

cli-choice = Votre choix
cli-keys = u annuler · r refaire le tour · h conseil · m table · f domaine · w pourquoi · s enregistrer · { "?" } aide
cli-help-1 = Tapez le numéro d’un choix, l’action entière comme « { $action } », ou seulement le nom comme « { $name } ».
cli-help-2 = u annule votre dernière action, r revient au début de votre tour.
cli-help-3 = h donne un conseil, m montre la table, f montre ce que vous avez (f 2 : ce qu’a la place 2), l raconte ce qui s’est passé (l 50 : les 50 dernières lignes), a redit ce qui s’est passé depuis votre dernier tour.
cli-help-4 = w demande pourquoi une action est interdite, comme « w { $forbidden } ».
cli-help-5 = s enregistre (s ma.saga : dans ce fichier), q quitte et enregistre si vous le voulez.
cli-turn = À { $player } de jouer
cli-your-turn = À vous de jouer, { $player }
cli-thinking = { $player } réfléchit…
cli-ply = Coup { $ply }
cli-illegal = Interdit : { $reason }
cli-illegal-clause = Interdit : { $reason } (article { $clause })
cli-only-option = Le seul choix possible
coach-chance = { $chance } % ± { $error }
cli-hint = Conseil : { $action }, { coach-chance }
cli-undone = Action annulée.
cli-restarted = Retour au début de votre tour.
cli-saved = Partie enregistrée dans { $file }
cli-resumed = { $file } repris au coup { $ply }
cli-quit = Partie quittée sans être enregistrée.
cli-winner = { $winners } gagne avec { points }
cli-shared = Victoire partagée : { $winners }, avec { points } de part et d’autre
cli-nobody-won = Personne ne gagne.
cli-seed = Graine : { $seed }
cli-seed-commitment = Empreinte de la graine : { $commitment }

## Command line: simulating and replaying

cli-progress = { $done } parties sur { $total }
cli-length = Longueur d’une partie : { $decisions } décisions en moyenne, de { $low } à { $high }
cli-speed = { $rate } décisions par seconde, { $seconds } s en tout
cli-interrupted =
    { $done ->
        [0] Interruption avant la fin de la première partie.
        [one] Interruption : voici la seule partie jouée ({ $done } sur { $games }).
       *[other] Interruption : voici les { $done } parties jouées sur { $games }.
    }
cli-replay-position = Position après le coup { $ply } sur { $last }
cli-replay-as = Vue par { $player }
cli-replay-public = Vue par le public
cli-replay-unfinished = La partie n’est pas finie.

## Errors: one line that says what is wrong and what to do

error-unknown-language = Langue inconnue : « { $language } ». Choisissez parmi : { $known }.
error-unknown-game = Jeu inconnu : « { $game } ». Choisissez parmi : { $known }.
error-unknown-option = Option inconnue : « { $option } ». Choisissez parmi : { $known }.
error-bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Choisissez parmi : { $allowed }.
with-players =
    { $seats ->
        [one] en solitaire
       *[other] à { $seats } joueurs
    }
error-idle-options =
    { $where ->
        [seats]
            { $count ->
                [one] { $options } serait sans effet { with-players } (article { $clause }) : retirez cette option.
               *[other] { $options } seraient sans effet { with-players } (article { $clause }) : retirez ces options.
            }
       *[other]
            { $count ->
                [one] { $options } serait sans effet avec { $where } (article { $clause }) : retirez l’une ou l’autre option.
               *[other] { $options } seraient sans effet avec { $where } (article { $clause }) : retirez les unes ou l’autre.
            }
    }
error-excluded-options = { $options } : impossible à choisir ainsi { with-players }, voir l’article { $clause }.
error-bad-option-form = « { $text } » n’est pas une option : écrivez CLÉ=VALEUR.
error-unknown-colour = La couleur « { $colour } » n’existe pas. Choisissez parmi : { $known }.
error-colour-twice = Deux places ne peuvent pas avoir la même couleur ({ colour }). Choisissez-en une autre pour l’une d’elles.
error-too-many-colours = Trop de couleurs : { $colours } nommées, pour { $seats } places. Nommez-en moins.
error-bad-player-count = Ce jeu ne se joue pas à { $count }. Choisissez parmi : { $allowed }.
error-bad-actions = Ce ne sont pas des actions pour { $matches } parties. Donnez un nombre entier pour chacune.
error-bad-dtype = Il n’y a pas de vecteurs « { $dtype } ». Choisissez parmi : { $known }.
error-illegal-in-batch = L’action { $action } n’est pas permise dans la partie { $match }. Choisissez d’après les masques.
error-bad-buffer = Le tampon ne convient pas. Il faut { $length } octets, ou autant de nombres (float32).
error-no-encoding = { $game } n’a pas de vecteurs. Écrivez son encode.py, ou apprenez de ses scènes.
error-no-schema = { $game } n’a pas de schéma JSON de ses scènes. Il n’est fait que pour nos propres jeux.
error-no-record = Cette partie continue avec un hasard que rien n’enregistre : elle n’a pas de saga. Commencez-la par drakkar.make, ou depuis une saga avec sa graine.
error-unknown-bot = Robot inconnu : « { $bot } ». Choisissez parmi : { $known }.
error-no-such-program = Il n’y a pas de programme à lancer pour « { $bot } ». Écrivez sa commande, comme run:./mybot.
error-no-bot-file = Il n’y a pas de fichier { $file } pour « { $bot } ». Écrivez son chemin et une classe, comme mybot.py:MyBot.
error-bot-file-broken = « { $bot } » ne se charge pas : { $reason }. Corrigez le fichier et réessayez.
error-no-bot-class = { $file } n’a pas de classe { $kind } pour « { $bot } ». Écrivez son chemin et une classe, comme mybot.py:MyBot.
error-no-app = Il faut drakkar[app]. Installez-le : { $install }.
error-no-openspiel = « { $bot } » demande OpenSpiel, qui n’est pas installé ici. Installez-le : pip install drakkar[openspiel].
error-openspiel-alone = « { $bot } » ne joue pas en solitaire. Choisissez un autre robot, ou plus de joueurs.
error-unknown-lesson = Il n’y a pas de leçon « { $lesson } » pour { $game }. Choix possibles : { $known }.
error-no-lessons = Il n’y a pas encore de leçon pour { $game }. Ses règles sont là : drakkar rules { $game }.
error-bad-step = Cette leçon n’a pas d’étape « { $step } ». Choisissez de 1 à { $last }.
error-unknown-puzzle = Il n’y a pas de problème « { $puzzle } » pour { $game }. Pour en recevoir un : drakkar puzzles { $game }.
error-bad-puzzle = { $file } : { $what }. Corrigez le problème, ou supprimez-le et cherchez-en d’autres.
error-no-puzzles = Il n’y a pas encore de problème pour { $game }. Pour en chercher : drakkar puzzles { $game } --count 10.
error-bad-puzzle-count = « { $count } » n’est pas un nombre de problèmes. Donnez un nombre entier, 1 ou plus.
error-bad-puzzle-record = { $file } n’est pas une liste de problèmes résolus. Déplacez ce fichier pour en commencer une autre.
error-unknown-clause = Il n’y a pas d’article « { $clause } » dans ces règles. Ne le précisez pas pour les voir toutes.
error-file-not-found = Il n’y a pas de fichier { $file }. Vérifiez son nom.
error-file-exists = Le fichier { $file } existe déjà et reste intact. Choisissez un autre nom, ou ajoutez --force.
error-file-unreadable = Le fichier { $file } ne peut être lu : { file-reason }.
error-file-unwritable = Le fichier { $file } ne peut être écrit : { file-reason }. Choisissez un autre endroit.
error-components-unreadable = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un fichier de matériel lisible ({ $found }). Corrigez-le et recommencez.
error-components-unknown-section = { $file } : il n’y a pas de section { $found }. Choisissez parmi : { $expected }.
error-components-unknown-record = { $file } : il n’y a pas d’entrée « { $record } ». Attendu : { $expected }.
error-components-unknown-field = { $file }, { $record } : il n’y a pas de champ { $found }. Choisissez parmi : { $expected }.
error-components-wrong-type = { $file }, { $record } : attendu { components-kind }, trouvé { components-found }.
components-kind =
    { $expected ->
        [integer] un nombre entier
        [string] un texte entre guillemets
        [boolean] true ou false
        [array] une liste
        [array-of-integer] une liste de nombres entiers
        [array-of-string] une liste de textes entre guillemets
        [array-of-array-of-integer] une liste de listes de nombres entiers
        [value] un nombre entier (64 bits), un texte entre guillemets, true ou false, ou une liste de l’un d’eux
       *[other] { $expected }
    }
components-found =
    { $found ->
        [nothing] rien
       *[other] { $found }
    }
error-components-too-few = { $file }, { $record } : il en faut au moins { $expected }, trouvé { $found }.
error-components-too-alike = { $file }, { $record } : presque tout est de la même marchandise, et aucune partie ne pourrait commencer. Variez davantage.
error-components-fixed = { $file } : { $record } ne peut être ni ajouté ni retiré. Ne changez que ses valeurs.
error-components-duplicate = { $file } : { $record } s’y trouve deux fois. N’en gardez qu’un exemplaire.
error-components-wrong-count = { $file }, { $record } : attendu { $expected }, trouvé { $found }.
error-components-bad-value = { $file }, { $record } : attendu { $expected }, trouvé { $found }.
error-saga-unreadable = { $file } n’est pas une saga. Le fichier reste intact.
error-saga-truncated = La saga est incomplète : le fichier s’arrête après le coup { $ply }. Il reste intact ; demandez-en une copie complète.
error-saga-edited = La saga a été modifiée : elle cesse d’être exacte au coup { $ply } ({ saga-reason }). Le fichier reste intact.
error-saga-rules-version = La saga a été jouée avec la version { $found } des règles, et ce logiciel connaît la version { $expected }. Relisez-la avec un logiciel plus récent.
error-saga-components = La saga a été jouée avec un autre matériel ({ $found } et non { $expected }). Donnez le fichier de matériel de la partie : --components FICHIER.
error-saga-format = Cette saga est au format { $found } ; cette version du logiciel lit le format { $expected }. Prenez une version qui correspond.
error-saga-game = Cette saga raconte une partie du jeu { $found } et non du jeu { $expected }.
error-bad-seed = « { $seed } » n’est pas une graine. Donnez un nombre entier, 0 ou plus.
error-bad-workers = « { $workers } » n’est pas un nombre de processus. Donnez un nombre entier, 1 ou plus.
error-bad-cluster = « { $cluster } » n’est pas une grappe. Donnez ray://HÔTE:PORT, ou local pour une grappe sur cette machine.
error-no-ray = --cluster demande Ray, qui n’est pas installé ici. Installez-le : pip install drakkar[cluster].
error-cluster-unusable = La grappe { $cluster } est inutilisable : { $reason }. Vérifiez qu’elle tourne (ray status), avec le même Python et le même Ray qu’ici.
error-cluster-other =
    { $found ->
        [none] La grappe { $cluster } n’a pas Drakkar. Installez la version { $expected } sur toutes ses machines.
       *[other] La grappe { $cluster } a Drakkar { $found } et non { $expected }. Installez la même version sur toutes ses machines.
    }
error-cluster-lost = La grappe { $cluster } a été perdue : { $reason }. Recommencez ; un tournoi reprend où il en était.
error-bad-iterations = « { $iterations } » n’est pas un nombre d’itérations. Donnez un nombre entier, 1 ou plus.
error-bad-seconds = « { $seconds } » n’est pas une durée en secondes. Donnez un nombre supérieur à 0, comme 0.5.
error-bad-games = « { $games } » n’est pas un nombre de parties. Donnez un nombre entier, 1 ou plus.
error-entrant-twice = Chaque bot rencontre les autres une fois, mais l’un d’eux est nommé deux fois : { $bots }.
error-too-few-entrants = Il faut autant de bots différents que de joueurs ({ $seats }), et { $bots } sont nommés. Nommez-en d’autres après --bots.
error-ledger-unreadable = { $file } n’est pas un fichier de résultats de l’arène, ou il est abîmé. Choisissez-en un autre avec --out.
error-ledger-other = { $file } est celui d’un autre tournoi ({ $what } diffère) et reste intact. Choisissez un autre fichier avec --out.
error-bad-ply = Il n’y a pas de coup { $ply } dans cette partie. Choisissez de 0 à { $last }.
error-learn-whose = De qui, les décisions ? Ajoutez --as et l’une de ces places : { $seats }.
error-bad-seat = Il n’y a pas de place « { $seat } » dans cette partie. Choisissez parmi : { $seats }.
error-not-an-action = « { $text } » n’est pas une action de ce jeu. Tapez le numéro d’un choix, ou { "?" } pour l’aide.
error-too-many-bots = Trop de robots : { $bots } nommés pour { $places } places. Nommez-en moins ou augmentez --players.
error-too-many-seats = Trop de places : { $seats } nommées pour une partie à { $players }. Nommez-en moins ou augmentez --players.
error-unknown-seat = « { $seat } » ne peut s’asseoir nulle part. Choisissez pour chaque place parmi : { $known }.
error-bad-name = « { $name } » ne peut pas servir de nom. Prenez de 1 à { $longest } lettres, mais pas le nom d’un robot.
error-name-twice = Le nom { $name } est donné deux fois. Donnez un nom propre à chaque place.
error-option-twice = L’option « { $option } » est donnée deux fois. N’en gardez qu’une.
error-fixed-by-saga = { $flag } ne peut pas changer une partie en cours : le fichier { $file } le dit déjà. Enlevez cette option.
error-saga-nothing-shown = Les règles actuelles ne peuvent montrer aucune position du fichier { $file }. Son résultat : drakkar replay FICHIER.
error-saga-sealed = Le fichier { $file } ne contient pas sa graine : la partie ne peut pas continuer. Elle peut être relue : drakkar replay FICHIER.
error-no-such-number = Il n’y a pas de choix { $number }. Tapez un numéro de 1 à { $last }.
error-unknown-command = Commande inconnue : « { $command } ». Choisissez parmi : { $known }.
error-unknown-flag = Option inconnue : { $flag }. Voyez --help.
error-missing-argument = Il manque { $name }. Voyez --help.
error-unexpected-argument = Inattendu ici : { $found }. Voyez --help.
error-bad-flag-use = { $flag } ne s’emploie pas ainsi. Voyez --help.
error-bad-usage = { $found } Voyez --help.

## Parts of the errors above

past-rules = Partie jouée avec la version { $rules } des règles ; nous en sommes à la version { $now }.
past-components =
    { $components ->
        [earlier] Partie jouée avec le matériel d’une boîte antérieure.
        [own] Partie jouée avec son propre matériel.
       *[other] Personne n’a gardé le matériel de cette partie ; celui de la boîte actuelle le remplace.
    }
past-true = Chaque coup est resté tel qu’il était.
past-stopped = Les règles actuelles peuvent montrer { $shown } de ses { $plies } coups tels qu’ils ont été joués. Le coup { $ply } n’en est plus ({ saga-reason }).
past-nothing-shown = Les règles actuelles ne peuvent plus montrer cette partie : même sa mise en place a changé ({ saga-reason }).
past-other-result =
    { $blind ->
        [yes] Les règles actuelles aboutissent à un autre résultat : en chemin, elles comptent donc autrement qu’alors.
       *[no] Tous les coups sont restés tels qu’ils étaient, mais les règles actuelles donneraient un autre résultat.
    }
past-blind =
    { $stopped ->
        [yes] Les positions étaient notées autrement et ne peuvent être comparées ; dans ce qui est montré, les coups, les tours et le hasard concordent.
       *[no]
            { $over ->
                [yes] Les positions étaient notées autrement et ne peuvent être comparées ; les coups, les tours, le hasard et le résultat concordent.
               *[no] Les positions étaient notées autrement et ne peuvent être comparées ; les coups, les tours et le hasard concordent.
            }
    }
past-result-stands = Le résultat reste celui qui a été noté.
past-totals-only = Seuls les totaux ont été notés à l’époque.
past-ended = Arrêtée sans résultat.
saga-reason =
    { $reason ->
        [json] la ligne est illisible
        [ply] son numéro est { $found }
        [numbers] pas un nombre : { $found }
        [missing] manquant : { $found }
        [luck] le hasard enregistré ne convient pas
        [stream] le hasard ne vient pas de la graine : { $found }
        [seed] la graine n’est pas celle annoncée au début
        [seats] nombre de joueurs : { $found }
        [components] son matériel n’est pas celui qu’elle annonce
        [options] les options ne sont pas celles du jeu
        [over] la partie était déjà finie
        [action] pas une action : { $found }
        [turn] ce n’est pas le tour de la place { $found }
        [forbidden] les règles l’interdisent : { $found }
        [position] la position diffère du récit
        [result] le résultat diffère du récit
       *[other] { $reason }
    }
file-reason =
    { $reason ->
        [folder] c’est un dossier
        [forbidden] accès refusé
        [large] il est trop gros
        [text] ce n’est pas un texte en UTF-8
        [nowhere] son dossier n’existe pas
       *[other] { $reason }
    }

## Numbers and lines

number = { NUMBER($number, minimumFractionDigits: 1) }
percent = { NUMBER($number, minimumFractionDigits: 1) } %
named = { $name } : { $text }
points-signed = { $sign }{ points }

## Command line: more headings and lines

maturity =
    { $maturity ->
        [complete] complet
        [preview] aperçu
       *[other] { $maturity }
    }
cli-column-maturity = État
cli-option-usual = par défaut
cli-option-sets = équivaut à { $options }
cli-won-and-lost = Gagnées : { $won }, perdues : { $lost }
cli-scores = Scores : { $mean } en moyenne, de { $low } à { $high }
cli-who = { $mark }{ $seat } { $player } : { $who }
cli-bot-failed =
    { $why ->
        [time] « { $bot } » a mis trop de temps ({ $detail }).
        [crash] « { $bot } » s’est arrêté net ({ $detail }).
       *[nonsense] « { $bot } » a répondu n’importe quoi ({ $detail }).
    } Un de nos bots continue à sa place ({ $instead }).
cli-bots-failed = Perdues par défaillance : { $count }. La première : { $first }
cli-check-bot-passed = « { $bot } » joue à { $game } (parties : { $matches }, décisions : { $decisions }, la plus longue : { $slowest } s). Tout a reçu sa réponse.
cli-check-bot-failed =
    { $why ->
        [time] { $game }, décision { $decision } : trop de temps ({ $detail }).
        [crash] { $game }, décision { $decision } : arrêt brutal ({ $detail }).
       *[nonsense] { $game }, décision { $decision } : réponse absurde ({ $detail }).
    } Ce qui est attendu se lit dans docs/bot-protocol.md.
cli-hand-over = { $player }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
cli-hand-over-clear = Appuyez sur Entrée : l’écran s’efface pour { $player }.
cli-welcome = Tapez { "?" } pour l’aide. Ctrl-C enregistre la partie et quitte.
cli-prompt = { $player }, de 1 à { $last } >
cli-choose = Tapez un numéro de 1 à { $last }, ou { "?" } pour l’aide.
cli-nothing-at-once = rien dans l’immédiat
cli-gain = { $gain } :
cli-allowed = « { $action } » est permis.
# A choice that is better not made, in full words.
cli-unwise = { $action } ? Choisissez-le de nouveau pour confirmer, ou choisissez autre chose.
cli-overwrite = Le fichier { $file } existe déjà. Le remplacer ? (o/n)
cli-quit-save = Enregistrer la partie avant de quitter ? (o/n)
cli-lesson-keys = Entrée pour continuer, b pour revenir d’une étape, n pour avancer, q pour quitter ; { "?" } devant un choix pour l’aide.
cli-lesson-on = Entrée pour continuer >
cli-lesson-step = Étape { $step } sur { $last }
cli-lesson-do = À faire : { $choices }
cli-lesson-left = Pour reprendre cette leçon : { $command }
cli-lesson-end = C’est la fin de cette leçon.
cli-lesson-play = Pour jouer ce que vous venez d’apprendre : { $command }
cli-lesson-next = La leçon suivante, { $lesson } : { $command }
cli-puzzle-title =
    Problème { $puzzle }, difficulté { $difficulty } sur 5 : un choix est nettement le meilleur. { $tries ->
        [one] Vous avez un essai.
       *[other] Vous avez { $tries } essais.
    }
cli-puzzle-keys = Le numéro de votre réponse · m table · f domaine · l journal · w pourquoi pas · n la réponse · q quitter
cli-puzzle-right =
    { $tries ->
        [1] Exact, du premier coup !
       *[other] Exact, à l’essai { $tries } !
    }
cli-puzzle-wrong =
    { $left ->
        [0] Non. C’était le dernier essai.
        [one] Non, il y a mieux. Il reste un essai.
       *[other] Non, il y a mieux. Il reste { $left } essais.
    }
cli-puzzle-solution = Le meilleur choix : { $action } ({ $chance })
cli-puzzle-other = Moins bon : { $action } ({ $chance })
cli-puzzle-missed-by =
    { $count ->
        [one] Ce robot ne l’a pas trouvé : { $bots }.
       *[other] Ces robots ne l’ont pas trouvé : { $bots }.
    }
cli-puzzle-on = Entrée pour le problème suivant, q pour quitter >
cli-puzzles-record = Résolus : { $solved } sur { $total }, dont du premier coup : { $first }.
cli-puzzles-all-solved = Vous les avez tous résolus.
cli-puzzles-progress = { $done } problèmes sur { $total }
cli-puzzles-found =
    { $found ->
        [one] Il y a { $found } problème dans { $folder }.
       *[other] Il y a { $found } problèmes dans { $folder }.
    }
cli-puzzles-stopped = Arrêt avec { $found } problèmes sur { $total } dans { $folder }. La même commande reprend la recherche.
cli-puzzles-checking = { $done } vérifiés sur { $total }
cli-puzzle-holds = { $puzzle } : sa solution est nettement la meilleure.
cli-puzzle-fails = { $puzzle } : sa solution n’est pas nettement la meilleure.
cli-puzzles-checked = Problèmes vérifiés : { $checked } sur { $total }. Plus assez nets : { $failed }.
cli-undo-nothing-to-undo = Il n’y a rien à annuler.
cli-undo-another-seat-acted = Impossible d’annuler : quelqu’un d’autre a joué depuis.
cli-undo-something-was-revealed = Impossible d’annuler : quelque chose a été tiré ou révélé.
cli-replay-verified =
    { $plies ->
        [one] vérifié : { $plies } coup, { $luck }
       *[other] vérifié : { $plies } coups, { $luck }
    }
cli-luck-matches = le hasard correspond à la graine annoncée
cli-luck-sealed = la graine n’est pas encore publiée, le hasard ne peut donc être contrôlé
cli-analysis-title = Chances de victoire
cli-analysis-note = Avant chaque coup, selon ce que pouvait savoir qui devait jouer, s’il continue bien ; après ±, l’erreur type.
cli-analysis-progress = { $done } coups sur { $total }
cli-analysis-interrupted = Arrêt après { $done } coups sur { $plies }.
cli-question-prompt = 1 à { $last }, n pour la réponse, q pour quitter >
cli-analysis-swings = Les tournants de la partie
cli-analysis-no-swings = Aucun choix ni tirage n’a décidé à lui seul de cette partie, pour autant que la recherche en soit sûre.
cli-components-hint = Si vous avez encore le fichier de ce matériel, indiquez-le : --components FICHIER.
cli-replay-everyone = Chaque place telle que la voit qui s’y trouve
cli-replay-prompt = coup { $ply } sur { $last } · n suivant · p précédent · numéro · q quitter >

## Help of the command line

help-usage = Usage :
help-options = OPTIONS
help-commands = Commandes
help-arguments = Arguments
help-options-title = Options
help-command-drakkar = Des jeux de société vikings dont les règles sont garanties, à jouer, à revoir et à simuler.
help-command-serve = Jouer dans le navigateur, seul ou à plusieurs : démarrer l’application web et l’ouvrir.
help-command-games = Lister les jeux.
help-command-learn = Apprendre un jeu dans le terminal, pas à pas.
help-command-puzzles = Résoudre des problèmes : des positions où un choix est nettement le meilleur. En cherche aussi d’autres.
help-command-rules = Lire les règles d’un jeu dans nos propres mots, en entier ou par article.
help-command-provenance = Voir d’où vient chaque pièce d’un jeu.
help-command-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
help-command-simulate = Faire jouer beaucoup de parties à des robots et les comparer.
help-command-arena = Faire un tournoi de bots : force, qui bat qui, un rapport.
help-command-check-bot = Vérifier qu’un bot à vous joue comme il faut (docs/bot-protocol.md).
help-check-bot-bot = Commande du programme, comme bots/mybot, ou une classe dans un fichier, comme mybot.py:Mine.
help-check-bot-game = Ce jeu seulement. Sans cela, tous.
help-check-bot-games = Nombre de parties de chaque jeu.
help-command-replay = Vérifier la saga d’une partie et la revoir coup par coup.
help-command-backup = Mettre tout ce que garde un serveur dans un fichier, même pendant qu’il tourne.
help-command-doctor = Vérifier une configuration, et dire ce qui ne va pas et que faire.
help-command-think = Réfléchir pour les bots de serveurs qui partagent un Redis, sur cette machine ou une autre.
help-think-redis = URL de leur Redis.
help-think-workers = Nombre de processus qui réfléchissent (autant que de cœurs).
help-doctor-host = Adresse sur laquelle écoute le serveur.
help-command-restore = Remettre une sauvegarde en place, sur SQLite ou PostgreSQL, d’où qu’elle vienne.
help-backup-file = Fichier à écrire.
help-restore-file = Fichier de la sauvegarde.
help-restore-force = Remplacer ce qui s’y trouve, sauvegardé d’abord.
help-param-game = Nom du jeu, comme dans « drakkar games ».
help-param-clause = Numéro d’un article comme 3.2, ou d’une section comme 3.
help-param-file = Fichier de la saga.
help-param-host = Adresse d’écoute (127.0.0.1 : cette machine seulement).
help-param-port = Port d’écoute. À défaut, 8000 ou le prochain port libre.
help-param-lan = Laisser les téléphones et ordinateurs du même réseau nous rejoindre ; affiche l’adresse et un code QR.
help-param-no-browser = Ne pas ouvrir le navigateur.
help-param-data = Dossier où sont gardées les parties. À défaut, votre dossier de données.
help-param-database = URL d’une autre base de données, comme postgresql://…, au lieu de SQLite dans le dossier des données.
help-param-redis = URL du Redis par lequel les serveurs d’une même base se préviennent les uns les autres.
help-serve-workers = Nombre de processus qui servent ; à partir de deux, il faut --database et --redis.
help-param-help = Montrer cette aide.
help-param-version = Montrer la version et le moteur.
help-param-lang = Langue : en ou fr. Sinon, celle de l’environnement.
help-param-plain = Lignes simples : ni couleur ni dessin, pour les lecteurs d’écran et les autres programmes.
help-param-json = Données en JSON.
help-param-doubts = Seulement ce qui est supposé ou inventé : ce qui trancherait, et comment envoyer une correction.
help-param-marks = Signaler sur le plateau ce qui est supposé (~) ou inventé (°).
help-param-options = Expliquer aussi les options de chaque jeu.
help-param-players = Nombre de joueurs.
help-param-bots = Robots séparés par des virgules : deckhand, rower, helmsman, jarl, ou greedy et random. Le dernier occupe les places restantes.
help-learn-lesson = La leçon ; à défaut « first », la première partie guidée.
help-learn-step = Commencer à cette étape : ce qui précède est joué pour vous (1).
help-puzzles-puzzle = Le problème à résoudre ; à défaut, ceux que vous n’avez pas encore résolus, les plus faciles d’abord.
help-puzzles-count = En chercher autant dans des parties de robots, où un choix est nettement le meilleur.
help-puzzles-check = Vérifier ceux qu’il y a par une recherche plus longue.
help-puzzles-iterations = Combien de fois --check joue la suite de chacun (3000).
help-puzzles-out = Dossier de ceux qui sont trouvés, où une recherche reprend ; avec --check, le dossier à vérifier.
help-param-option = Une option du jeu, comme first_player=drawn, ou un nom qui en règle plusieurs, comme rules=letter ; peut être donnée plusieurs fois. Voir { "drakkar games --options" }.
help-param-components = Votre propre fichier de matériel, pour corriger ou changer les pièces.
help-param-seed = Graine du hasard : la même graine donne la même partie.
help-param-games = Nombre de parties (100).
help-param-workers = Nombre de processus (autant que de cœurs).
help-param-cluster = Jouer sur une grappe Ray : ray://HÔTE:PORT, ou local pour une grappe sur cette machine.
help-param-fixed-seats = Laisser les robots à leur place au lieu de les faire tourner.
help-param-out = Fichier des résultats ; un tournoi reprend avec ce qui s’y trouve.
help-param-report = Fichier d’un rapport avec figures, une page pour le navigateur.
help-param-seats = Qui s’assied où, avec des virgules : me, me:NOM ou un robot.
help-param-colours = Couleurs des places dans l’ordre, séparées par des virgules : blue, red, yellow, grey (bleu, rouge, jaune, gris). Les autres places ont ce qui reste.
help-param-resume = Continuer une partie enregistrée.
help-param-save = Fichier où enregistrer la partie.
help-param-force = Remplacer ce fichier s’il existe.
help-param-ply = Montrer la position après ce coup.
help-param-analyse = Juger chaque décision par la recherche : chances de victoire, meilleurs choix et pourquoi, tournants de la partie.
help-param-learn = Demander où un joueur (--as) aurait pu mieux jouer, décision après décision.
help-param-iterations = Combien de fois l’analyse joue la suite de chaque décision (400).
help-param-seconds = Combien de temps l’analyse réfléchit à chaque décision, en secondes.
help-param-viewer = Par les yeux d’une place (numéro ou nom), ou chacune par les siens : all.

## Errors of the web application

error-bad-setting = { $name } ne peut pas être « { $value } ». Corrigez ou retirez ce réglage.
error-bad-port = « { $port } » n’est pas un port. Donnez un nombre entier de 0 à 65535.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Choisissez une autre adresse ou un autre port.
error-database-unusable = La base de données est inutilisable : { $reason }. Vérifiez --database et le dossier des données.
error-database-newer = La base de données vient d’une version plus récente du logiciel (version { $found } ; celle-ci connaît { $expected }). Elle reste intacte : prenez cette version, ou un autre dossier --data.
error-folder-in-use = Un Drakkar utilise déjà { $folder }. Arrêtez-le d’abord, ou donnez à celui-ci un autre dossier --data.
error-key-damaged = { $file } n’est pas une clé : le fichier est vide ou abîmé. Reprenez-le d’une sauvegarde ; ou supprimez-le, et chacun recommence en nouvel invité.
error-database-not-empty = Il y a déjà { $guests } invités et { $tables } tables, et rien n’a été changé. Restaurez dans un dossier --data ou une base --database vides ; ou ajoutez --force : ce qui s’y trouve est d’abord sauvegardé, puis remplacé.
error-database-other = La base de données est à la version { $found }, et cette version de Drakkar à { $expected }. Lancez-la une fois sur cette base, ou sauvegardez avec celle qui la sert.
error-not-a-backup = { $file } n’est pas une sauvegarde de Drakkar : { $reason }. Choisissez un autre fichier.
error-backup-damaged = { $file } est abîmé : son contenu n’est pas ce qui fut écrit. Rien n’a été changé ; prenez une autre sauvegarde.
error-backup-newer = { $file } vient d’une version plus récente. Restaurez-le avec celle-là.
error-restored-otherwise = La base de données n’a pas rendu ce qui y fut écrit : rien n’a été changé. Vérifiez son disque, et qu’aucun serveur ne l’utilise.
error-workers-alone = { $workers } processus ont besoin d’une base de données à partager et d’un Redis pour se prévenir les uns les autres : ajoutez --database postgresql://… et --redis redis://….
error-redis-without-postgres = --redis est fait pour des serveurs qui partagent une base PostgreSQL : ajoutez --database postgresql://…, ou laissez --redis de côté.
error-redis-unusable = Redis est inutilisable : { $reason }. Vérifiez --redis.
error-scale-missing = PostgreSQL et Redis ont besoin de paquets qui ne sont pas installés ({ $package }). Installez-les : pip install drakkar[scale].
error-think-without-redis = drakkar think prend dans un Redis les positions à étudier : ajoutez --redis redis://….
error-database-taken = Un autre Drakkar sert déjà cette base de données sans Redis : ils ne pourraient pas se prévenir l’un l’autre. Arrêtez-le, ou donnez aux deux --redis redis://….

## Starting the web application

serve-listening = Drakkar est prêt : { $url }
serve-port-taken = Le port { $port } est pris ; ce sera { $found }.
serve-lan = Sur le même réseau, les téléphones rejoignent { $url }
serve-stop = Ctrl-C arrête le serveur ; les parties sont conservées.
think-ready = { $places ->
    [one] Un processus réfléchit pour les bots ; Ctrl-C l’arrête.
   *[other] { $places } processus réfléchissent pour les bots ; Ctrl-C les arrête.
}
backup-done = Sauvegardé dans { $file } ({ $size } Mo) : { $guests } invités, { $tables } tables, { $rows } lignes en tout.
backup-secret = Le fichier contient la clé du serveur et les graines des parties en cours : gardez-le aussi bien que le serveur lui-même.
restore-done = Restauré d’après la sauvegarde du { $made } : { $guests } invités, { $tables } tables, { $rows } lignes en tout, et la clé du serveur.
restore-before = Ce qui s’y trouvait avant est dans { $file }.
serve-engine-begun = Vous pouvez jouer dès maintenant ; le moteur compilé, plus rapide, se prépare pendant ce temps.
serve-engine-compiled = Le moteur est compilé : désormais, les bots réfléchissent plusieurs fois plus vite.
serve-engine-plain = Le moteur reste en Python simple, faute de compilateur C utilisable ou parce que DRAKKAR_PURE est défini ; on continue de jouer.
serve-engine-failed = Le moteur n’a pas pu être compilé ({ $log } dit pourquoi) ; on continue de jouer avec le moteur simple.
serve-engine-changed = Les sources ont changé depuis le démarrage : le moteur compilé servira au prochain ; on continue de jouer.

## Quick phrases: said by a seat, read by each person in their own language

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-oops = Oups…
phrase-thinking = Je réfléchis.
phrase-your-turn = C’est à vous !
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-again = On rejoue ?

## Prompts of any game

prompt-waiting = Une autre place doit jouer

## Why the server did not do something

refusal-stale = La partie a avancé. Regardez et choisissez à nouveau.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-not-your-seat = Ce n’est pas votre place.
refusal-not-your-eyes = Pendant la partie, vous ne la voyez que de votre place.
refusal-not-host = Seul l’hôte de la table peut le faire.
refusal-not-started = La partie n’a pas encore commencé.
refusal-not-over = La partie n’est pas encore terminée.
refusal-match-stopped = Les règles actuelles ne peuvent pas montrer la partie jusqu’où elle en était : elle ne continue pas ici.
refusal-match-goes-on = Cette partie peut encore continuer.
refusal-match-over = La partie est terminée.
refusal-not-watchable = Cette table n’accepte pas de public.
refusal-unknown-table = Cette table n’existe pas. Vérifiez le lien.
refusal-unknown-seat-link = Ce lien n’ouvre aucune place : il a été coupé, ou quelqu’un a déjà pris place avec lui. Demandez-en un autre.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-no-such-ply = Ce coup n’existe pas dans cette partie.
refusal-one-seat-for-me = Une seule place peut être la vôtre ; choisissez « sur cet appareil » pour les autres.
refusal-colours-settled = Les couleurs ne changent plus : la partie a commencé, ou elle en continue une autre.
refusal-colour-taken = { colour-name } : cette couleur est déjà prise ({ $player }). Choisissez-en une autre.
refusal-name-empty = Choisissez un surnom d’au moins une lettre.
refusal-seat-is-away = Un robot joue à cette place. Reprenez-la d’abord.
refusal-seat-present = Cette personne est là : un robot ne remplace que les absents.
refusal-undo-none = À cette table, rien ne s’annule.
refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-other-seat = Une autre place a joué depuis.
refusal-undo-revealed = Impossible d’annuler : quelque chose de nouveau a été révélé.
refusal-takeback-not-allowed = À cette table, on ne demande pas à reprendre un coup.
refusal-takeback-pending = Une demande attend déjà une réponse.
refusal-takeback-nothing = Il n’y a pas de demande en attente.
refusal-takeback-declined = La demande a été refusée.
refusal-branch-open-match = On ne peut dériver que d’une partie terminée, ou de son propre entraînement à un jeu sans secrets.
refusal-branch-seats =
    { $seats ->
        [one] Une variante de cette partie demande { $seats } place.
       *[other] Une variante de cette partie demande { $seats } places.
    }
refusal-lesson-not-now = C’est permis, mais ce n’est pas le sujet de cette étape de la leçon.
refusal-lesson-listen = Lisez d’abord la suite : la leçon dit quand c’est à vous.
refusal-coach-not-here = Il n’y a pas d’entraîneur à cette table.
refusal-analysis-open-match = La partie pourra être analysée quand elle sera finie.
refusal-saga-open-match = La saga se télécharge quand la partie est terminée.
refusal-saga-unfinished = Cette saga n’est pas terminée. Seules les parties terminées s’ouvrent ici.
refusal-forged-cookie = L’identité de ce navigateur n’a pas été reconnue. Rechargez la page pour en recevoir une autre.
refusal-csrf = La requête ne venait pas de cette page. Rechargez-la et réessayez.
refusal-foreign-origin = Cette page ne peut pas se connecter au serveur.
refusal-rate-limited = Trop de requêtes. Attendez un instant.
refusal-server-full = Il y a trop de monde à la fois. Réessayez dans un instant.
refusal-not-ready = Le serveur ne peut rien conserver pour le moment.
refusal-foreign-host = Ce serveur ne répond pas à ce nom. Ouvrez-le à l’adresse qu’il indique au démarrage ; la personne qui l’héberge peut ajouter ce nom à DRAKKAR_PUBLIC_URL ou à DRAKKAR_HOSTS.
refusal-thinking-quota = Vous avez déjà beaucoup de réflexions en cours : tours de robots, conseils, analyses. Celle-ci attend qu’une autre soit finie.
refusal-alone-quota =
    { $tables ->
        [one] Les robots jouent déjà sans vous à une table. Laissez-les d’abord se reposer là-bas.
       *[other] Les robots jouent déjà sans vous à { $tables } tables. Laissez-les d’abord se reposer à l’une d’elles.
    }
refusal-tables-quota = Vous avez { $tables } tables ouvertes, c’est le maximum ici. Finissez-en une, ou supprimez-en une à la page de vos données.
refusal-tables-quota-here = De très nombreuses tables sont ouvertes depuis votre réseau. Finissez-en ou supprimez-en avant d’en ouvrir une autre.
refusal-too-large = C’est trop gros.
refusal-malformed = Le serveur n’a pas compris cette requête.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-client-missing = Le client web n’est pas construit. Depuis les sources, construisez-le avec « make client », puis rechargez.
refusal-internal = Le serveur a rencontré un problème. Rien n’a changé ; réessayez.
