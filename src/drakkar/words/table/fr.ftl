# Words of the table and the replay in the web client.

## The prompt bar

ui-table-page = { $game } : table
ui-table-prompt = Que faire
ui-table-your-turn = À vous de jouer
ui-table-your-turn-as = À vous de jouer, { $player }
ui-table-turn-of = À { $player } de jouer
ui-table-thinking = { $player } réfléchit…
ui-table-waiting-for = En attente : { $player }.
ui-table-now = Maintenant : { $player }
ui-table-sending = Envoi…
ui-table-over = La partie est finie.
ui-past = Commencée avec d’autres règles ou un autre matériel
ui-past-stopped = Cette partie s’arrête ici
ui-past-cut = Cette partie ne peut être montrée en entier
ui-past-nobody = Plus personne ne peut jouer ici
ui-past-onwards = Continuer d’ici
ui-past-onwards-text = Vous pouvez tous continuer à une nouvelle table, à partir du coup { $ply }, aux mêmes places et avec le même hasard. Ou en rester là.
ui-past-again = Recommencer
ui-past-again-text = Vous pouvez tous recommencer à une nouvelle table, avec les règles actuelles. Ou en rester là.
ui-past-end = Arrêter la partie
ui-past-end-sure = Oui, l’arrêter sans résultat
ui-past-end-not = Non, la garder
ui-past-there = Aller à la table où elle continue
ui-table-undo = Annuler
ui-table-restart = Reprendre le tour
ui-table-undo-ask = Demander à annuler
ui-table-undo-why = Impossible d’annuler : { $reason }
ui-table-confirm = Confirmer
ui-table-rules = Règles
ui-table-keys = Clavier
ui-table-cancel = Renoncer
ui-table-close = Fermer

## Choices

ui-options = Choix
ui-options-none = Rien à choisir pour l’instant.
ui-options-label-gain = { $label } : { $gain }
ui-board-choose = { $label }. Choix possible
ui-board-choose-gain = { $label }. Choix possible : +{ points }
ui-gain = +{ points }
ui-loss = −{ points }

## The card that explains

ui-card = Explication
ui-card-nothing = Rien de gagné dans l’immédiat.
ui-card-luck = La suite dépend du hasard.
ui-card-why-not = Interdit
ui-card-allowed = C’est permis.
ui-card-not-now = On ne peut pas le choisir maintenant.
ui-card-clause = Article { $clause }
ui-card-hint = Survolez une pièce, ou appuyez longuement dessus, pour savoir ce que c’est.

## Players

ui-players = À la table
ui-players-you = vous
ui-players-bot-numbered = { bot } { $number }
ui-players-bot = robot
ui-players-away = un robot joue à leur place
ui-players-absent = absence
ui-players-to-act = doit jouer
ui-players-hidden = points cachés jusqu’à la fin
ui-players-alone = Les robots jouent sans nous
ui-players-take-over = Confier à un robot
ui-players-take-back = Reprendre ma place
ui-players-show = Voir le domaine : { $player }
ui-players-watch-banner = Vous regardez cette partie.
ui-players-practice = Entraînement : cette partie reprend une autre au coup { $ply }.

## What happened

ui-log = Ce qui s’est passé
ui-log-all = Tout
ui-log-mine = À moi
ui-log-empty = Rien encore.
ui-log-go = Voir la position au coup { $ply }
ui-log-start = La partie commence.
ui-log-open = Ouvrir le récit
ui-log-filtered = Seulement : { $category }, { $player }
ui-log-filter-off = Tout montrer
ui-log-filter = Montrer
helper-possible = Possible maintenant : { $action }
ui-since = Ce qui s’est passé depuis mon dernier tour
ui-since-step = Depuis mon dernier tour : { $step } sur { $last }
ui-since-back = Une étape en arrière
ui-since-play = Avancer tout seul
ui-since-pause = Pause
ui-since-on = Une étape en avant
ui-since-close = Retour à la table

## Quick phrases

ui-say = Dire
ui-said = { $player } : { $phrase }

## Taking back

ui-takeback-asked = { $player } demande à annuler un coup.
ui-takeback-waiting = En attente de l’accord des autres…
ui-takeback-accept = Accepter
ui-takeback-refuse = Refuser

## Passing the device

ui-hand-over-title = Passez l’appareil : { $player }
ui-hand-over-text = Maintenez le bouton quand vous seul voyez l’écran.
ui-hand-over-show = Maintenir pour voir mon domaine
ui-hand-over-undo = Reprendre le dernier coup

## Connection

ui-connection-lost = Connexion perdue. Nouvel essai…
ui-connection-restarting = Le serveur ne répond pas encore. Votre partie est en sûreté : elle reprendra dès son retour.
ui-connection-retry = Réessayer

## The end

ui-end-title =
    { $shared ->
        [yes] Victoire partagée : { $winners }
       *[no] Victoire : { $winners }
    }
ui-end-tie = Égalité au score : la règle a départagé.
ui-end-tie-shared = Égalité au score, et rien ne départage.
ui-end-sheet = Feuille de score
ui-end-category = Catégorie
ui-end-best = meilleur
ui-end-total = Total
ui-end-cell = { $category }, { $player } : { $points }. Voir d’où ils viennent.
ui-end-rematch = Revanche
ui-end-rematch-go = Aller à la revanche
ui-end-review = Revoir la partie
ui-end-share = Copier le lien
ui-end-copied = Lien copié.
ui-end-copy-by-hand = Copiez ce lien :
ui-end-saga = Télécharger la saga
ui-end-explain = Chaque nombre ouvre les coups d’où il vient.
ui-scores-line = { $player } : { $points }
ui-scores-hidden = { $player } : points cachés

## Replay

ui-replay = Relecture
ui-replay-page = { $game } : relecture
ui-replay-position = Coup { $ply } sur { $last }
ui-replay-first = Au début
ui-replay-back = Un coup en arrière
ui-replay-forward = Un coup en avant
ui-replay-last = À la fin
ui-replay-play = Lire
ui-replay-pause = Pause
ui-replay-speed = Vitesse
ui-replay-times = × { $speed }
ui-replay-as = Vu par
ui-replay-public = Public
ui-replay-share = Lien vers ici
ui-replay-branch = Jouer d’ici
ui-replay-branch-title = Jouer à partir du coup { $ply }
ui-replay-branch-text = Une nouvelle table commence à cette position. La partie que vous regardez ne change pas.
ui-replay-branch-go = Ouvrir la table
ui-replay-seat-me = Moi
ui-replay-seat-device = Quelqu’un sur cet appareil
ui-replay-seat-bot = Robot : { $name }
ui-replay-verified = Hasard vérifié
ui-replay-verified-text = La graine publiée à la fin est celle annoncée au début, et elle donne exactement le hasard de cette partie.
ui-replay-unverified = Hasard pas encore vérifiable
ui-replay-unverified-text = La graine reste secrète jusqu’à la fin de la partie. Son empreinte est déjà publique.
ui-replay-seed = Graine : { $seed }
ui-replay-commitment = Empreinte : { $commitment }
ui-replay-back-to-table = Retour à la table

## Keys

ui-keys-title = Clavier
ui-keys-off = Touches à une lettre
ui-keys-hint = Activez une lettre ici pour lui choisir une autre touche.
ui-keys-change = Changer la touche : { $what } (actuellement { $letter })
ui-keys-press = appuyez sur la nouvelle touche
ui-keys-reset = Touches habituelles
ui-keys-next = choix suivant
ui-keys-previous = choix précédent
ui-keys-choose = faire le choix montré
ui-keys-escape = quitter le choix, fermer
ui-keys-undo = annuler
ui-keys-restart = reprendre le tour
ui-keys-inspect = expliquer le choix montré
ui-keys-advice = demander conseil à l’entraîneur
ui-keys-last = dire le dernier coup
ui-keys-since = revoir ce qui s’est passé depuis mon dernier tour
ui-keys-scores = dire les scores
ui-keys-turn = dire à qui de jouer
ui-keys-options = aller à la liste des choix
ui-keys-mute = son activé ou coupé
ui-keys-help = cette liste
ui-keys-key-enter = Entrée
ui-keys-key-escape = Échap
ui-keys-ply = un coup en arrière, en avant
ui-keys-turn-step = un tour en arrière, en avant
ui-keys-ends = au début, à la fin
ui-keys-play = lire, mettre en pause
ui-keys-branch = jouer à partir d’ici

## Lessons

learn-lesson = Leçon : { $lesson }
learn-steps = Toutes les étapes de cette leçon
learn-back = Retour
learn-next = Suite
learn-skip = Sauter l’étape
learn-to-score = Au décompte
learn-leave = Quitter
learn-leave-why = Quitter la leçon ; elle reprendra ici à votre retour.
learn-anew = Recommencer
learn-reading =
    { $where ->
        [over] La leçon est finie
       *[on] D’abord quelques mots
    }
learn-reading-on =
    { $where ->
        [over] Et une vraie partie vous attend.
       *[on] « Suite » vous mène plus loin.
    }
learn-listen = Lisez d’abord : « Suite » vous y mène.
learn-other = C’est permis, mais ce sera pour plus tard. Cette étape porte sur ce qui est entouré.
learn-why = { $reason } Essayez ce qui est entouré.
learn-confirm = Touchez encore une fois, ou pressez le bouton doré, et c’est fait.
learn-changed = Cette leçon a été réécrite depuis que vous l’avez commencée. Jouez librement la suite, ou recommencez-la.
learn-play-first = Votre première vraie partie
learn-play = Jouer une partie
learn-next-lesson = Leçon suivante : { $lesson }
learn-lessons = Toutes les leçons
