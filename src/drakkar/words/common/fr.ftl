# Words shared by all the games and by the command line, in French.
# $player and $winners are display names, used as they are: never "de" or "que" before them (elision), never a
# participle that agrees with them. A list given as a variable arrives as one text.

yes = oui
no = non
yes-letter = o
no-letter = n

## Lists: { list-more } adds an item, { list-last } adds the last one

list-more = { $head }, { $tail }
list-last = { $head } et { $tail }
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
       *[other] { $bot }
    }
bot-help =
    { $bot ->
        [random] Choisit n’importe quelle action permise.
        [greedy] Prend ce qui semble le meilleur sur le moment.
       *[other] { $bot }
    }

## Where the data of a game comes from

provenance-rulebook = imprimé dans la règle
provenance-public = sources publiques
provenance-reconstructed = reconstitué
provenance-override = votre fichier
provenance-rulebook-help = Écrit dans la règle imprimée.
provenance-public-help = Relevé dans des descriptions ou des images publiques du matériel.
provenance-reconstructed-help = Notre meilleure estimation : corrigez-la si vous possédez la boîte.
provenance-override-help = Tiré du fichier de matériel que vous avez donné.

## Engine

engine-compiled = Moteur compilé.
engine-plain = Moteur en Python simple : les mêmes règles, moins vite. Installer le moteur compilé demande un compilateur C.

## Command line: headings

cli-tagline = Des jeux de société vikings dont les règles sont garanties, à jouer, à revoir et à simuler.
cli-games-title = Jeux
cli-rules-title = Règles du jeu { $game }
cli-provenance-title = Provenance du matériel du jeu { $game }
cli-options-title = Options
cli-simulate-title =
    { $games ->
        [one] { $game } : { $games } partie à { $players }
       *[other] { $game } : { $games } parties à { $players }
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
cli-column-action = Action
cli-column-gain = Gain
cli-credits = { $designers } ; illustrations : { $artist } ; { $publisher }, { $year }
cli-players-range = { $min } à { $max }
cli-example = Exemple : { $text }

## Command line: playing

cli-choice = Votre choix
cli-keys = u annuler · r reprendre le tour · h conseil · s enregistrer · q quitter · { "?" } aide
cli-help = Tapez le numéro d’un choix, ou l’action elle-même, comme « place a12 ». Sinon : u annule votre dernière action, r revient au début de votre tour, h dit ce que chaque choix rapporterait, s enregistre la partie, q quitte.
cli-turn = À { $player } de jouer
cli-your-turn = À vous de jouer, { $player }
cli-thinking = { $player } réfléchit…
cli-ply = Coup { $ply }
cli-illegal = Interdit : { $reason }
cli-illegal-clause = Interdit : { $reason } (article { $clause })
cli-only-option = Le seul choix possible
cli-hint = Conseil : { $action }
cli-hint-none = Aucun choix ne rapporte quoi que ce soit pour l’instant.
cli-hint-gain =
    { $points ->
        [0] aucun point dans l’immédiat
        [one] +{ $points } point
       *[other] +{ $points } points
    }
cli-undone = Action annulée.
cli-undo-nothing = Il n’y a rien à annuler.
cli-undo-barrier = Impossible d’annuler : quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
cli-restarted = Retour au début de votre tour.
cli-save-where = Enregistrer dans quel fichier ?
cli-saved = Partie enregistrée dans { $file }
cli-resumed = { $file } repris au coup { $ply }
cli-quit = Partie quittée sans être enregistrée.
cli-quit-confirm = Quitter sans enregistrer ?
cli-winner =
    { $points ->
        [one] { $winners } gagne avec { $points } point
       *[other] { $winners } gagne avec { $points } points
    }
cli-shared =
    { $points ->
        [one] Victoire partagée : { $winners }, avec { $points } point de part et d’autre
       *[other] Victoire partagée : { $winners }, avec { $points } points de part et d’autre
    }
cli-seed = Graine : { $seed }
cli-seed-commitment = Empreinte de la graine : { $commitment }

## Command line: simulating and replaying

cli-progress = { $done } parties sur { $games }
cli-length = Longueur d’une partie : { $decisions } décisions en moyenne
cli-speed = { $rate } décisions par seconde
cli-interrupted =
    { $done ->
        [0] Interruption avant la fin de la première partie.
        [one] Interruption : voici la seule partie jouée ({ $done } sur { $games }).
       *[other] Interruption : voici les { $done } parties jouées sur { $games }.
    }
cli-replay-true =
    { $plies ->
        [one] Le récit est exact : { $plies } coup vérifié.
       *[other] Le récit est exact : { $plies } coups vérifiés.
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
error-bad-option-form = « { $text } » n’est pas une option : écrivez CLÉ=VALEUR.
error-bad-player-count = Ce jeu ne se joue pas à { $count }. Choisissez parmi : { $allowed }.
error-unknown-bot = Robot inconnu : « { $bot } ». Choisissez parmi : { $known }.
error-wrong-bot-count = Nombre de robots : { $bots }, pour une partie à { $players }. Nommez un robot par place.
error-unknown-clause = Il n’y a pas d’article « { $clause } » dans ces règles. Ne le précisez pas pour les voir toutes.
error-file-not-found = Il n’y a pas de fichier { $file }. Vérifiez son nom.
error-file-exists = Le fichier { $file } existe déjà et reste intact. Choisissez un autre nom.
error-file-unreadable = Le fichier { $file } ne peut être lu : { $reason }. Vérifiez le fichier et vos droits de lecture.
error-file-unwritable = Le fichier { $file } ne peut être écrit : { $reason }. Choisissez un autre endroit.
error-components-unreadable = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un fichier de matériel lisible ({ $found }). Corrigez-le et recommencez.
error-components-unknown-section = { $file } : il n’y a pas de section { $found }. Choisissez parmi : { $expected }.
error-components-unknown-record = { $file } : il n’y a pas d’entrée « { $record } ». Attendu : { $expected }.
error-components-unknown-field = { $file }, { $record } : il n’y a pas de champ { $found }. Choisissez parmi : { $expected }.
error-components-wrong-type = { $file }, { $record } : attendu { $expected }, trouvé { $found }.
error-components-duplicate = { $file } : { $record } s’y trouve deux fois. N’en gardez qu’un exemplaire.
error-components-wrong-count = { $file }, { $record } : attendu { $expected }, trouvé { $found }.
error-components-bad-value = { $file }, { $record } : attendu { $expected }, trouvé { $found }.
error-saga-unreadable = { $file } n’est pas une saga lisible : { $reason }. Le fichier reste intact.
error-saga-truncated = La saga est incomplète : le fichier s’arrête après le coup { $ply }. Il reste intact ; demandez-en une copie complète.
error-saga-edited = La saga a été modifiée : elle cesse d’être exacte au coup { $ply } ({ $reason }). Le fichier reste intact.
error-saga-rules-version = La saga a été jouée avec la version { $found } des règles ; celle-ci est la version { $expected }. Relisez-la avec la version d’origine du logiciel.
error-saga-components = La saga a été jouée avec un autre matériel ({ $found } et non { $expected }). Donnez le fichier de matériel de la partie : --components FICHIER.
error-saga-format = Cette saga est au format { $found } ; cette version du logiciel lit le format { $expected }. Prenez une version qui correspond.
error-saga-game = Cette saga raconte une partie du jeu { $found } et non du jeu { $expected }.
error-bad-seed = « { $seed } » n’est pas une graine. Donnez un nombre entier, 0 ou plus.
error-bad-workers = « { $workers } » n’est pas un nombre de processus. Donnez un nombre entier, 1 ou plus.
error-bad-games = « { $games } » n’est pas un nombre de parties. Donnez un nombre entier, 1 ou plus.
error-bad-ply = Il n’y a pas de coup { $ply } dans cette partie. Choisissez de 0 à { $last }.
error-bad-seat = Il n’y a pas de place « { $seat } » dans cette partie. Choisissez parmi : { $seats }.
error-not-an-action = « { $text } » n’est pas une action de ce jeu. Tapez le numéro d’un choix, ou { "?" } pour l’aide.
error-bad-setting = { $name } ne peut pas être « { $value } ». Corrigez ou retirez ce réglage.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Choisissez une autre adresse ou un autre port.
error-database-newer = La base de données vient d’une version plus récente du logiciel (version { $found } ; celle-ci connaît { $expected }). Elle reste intacte : prenez cette version, ou un autre dossier --data.

## Starting the web application

serve-listening = Drakkar est prêt : { $url }
serve-port-taken = Le port { $port } est pris ; ce sera { $found }.
serve-lan = Sur le même réseau, les téléphones rejoignent { $url }
serve-stop = Ctrl-C arrête le serveur ; les parties sont conservées.

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
refusal-match-over = La partie est terminée.
refusal-not-watchable = Cette table n’accepte pas de public.
refusal-unknown-table = Cette table n’existe pas. Vérifiez le lien.
refusal-unknown-seat-link = Ce lien de place n’est pas valable. Demandez-en un autre.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-no-such-ply = Ce coup n’existe pas dans cette partie.
refusal-one-seat-for-me = Une seule place peut être la vôtre ; choisissez « sur cet appareil » pour les autres.
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
refusal-branch-open-match = On ne peut dériver que d’une partie terminée ou de son propre entraînement.
refusal-branch-seats =
    { $seats ->
        [one] Une variante de cette partie demande { $seats } place.
       *[other] Une variante de cette partie demande { $seats } places.
    }
refusal-saga-open-match = La saga se télécharge quand la partie est terminée.
refusal-saga-unfinished = Cette saga n’est pas terminée. Seules les parties terminées s’ouvrent ici.
refusal-forged-cookie = L’identité de ce navigateur n’a pas été reconnue. Rechargez la page pour en recevoir une autre.
refusal-csrf = La requête ne venait pas de cette page. Rechargez-la et réessayez.
refusal-foreign-origin = Cette page ne peut pas se connecter au serveur.
refusal-rate-limited = Trop de requêtes. Attendez un instant.
refusal-too-large = C’est trop gros.
refusal-malformed = Le serveur n’a pas compris cette requête.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-client-missing = Le client web n’est pas construit. Depuis les sources, construisez-le avec « make web », puis rechargez.
refusal-internal = Le serveur a rencontré un problème. Rien n’a changé ; réessayez.
