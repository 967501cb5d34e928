# Words of the web client outside the table, in French. Never "de" or "que" before a player's name.

## Around every page

shell-skip = Aller au contenu
shell-home = Drakkar, accueil
shell-language = Langue
shell-theme = Thème
shell-theme-auto = Auto
shell-theme-light = Jour
shell-theme-dark = Nuit
shell-sound = Son
shell-sound-on = Oui
shell-sound-off = Non
shell-motion = Animations
shell-motion-0 = Aucune
shell-motion-1 = Normales
shell-motion-2 = Rapides
shell-confirm = Confirmer chaque action
shell-confirm-auto = Au doigt
shell-confirm-always = Toujours
shell-confirm-never = Jamais
shell-helper = Un guide nomme ce qui est nouveau
shell-helper-first = À la première partie
shell-helper-always = Toujours
shell-helper-never = Jamais
shell-marks = Éléments supposés et inventés
shell-marks-off = Dans l’aide
shell-marks-on = Sur le plateau aussi
shell-name = Nom
shell-name-none = Choisir un nom
shell-name-title = Comment vous appeler ?
shell-name-help = Les autres le voient à la table. Ni compte ni mot de passe : ce navigateur est reconnu.
shell-name-change = { $name } : changer de nom
shell-save = Enregistrer
shell-close = Fermer
shell-copy = Copier le lien
shell-copied = Copié
shell-by-hand = À copier d’ici
shell-footer-games = Les jeux appartiennent à leurs auteurs et éditeurs. Les textes et les dessins d’ici sont les nôtres.
shell-footer-licence = Logiciel libre sous licence MIT
shell-footer-version = Drakkar { $version }
shell-credits = { $title }, un jeu imaginé par { $authors }, illustré par { $artists }, édité par { $publisher } en { $year }.

## What is kept about me

mine-title = Mes données
mine-nothing = Rien n’est encore conservé : ce navigateur a une identité sans nom, et c’est tout.
mine-kept =
    Conservé depuis le { $since } : votre nom, { $name }, { $tables ->
        [0] aucune table
        [one] une table
       *[other] { $tables } tables
    } avec ce qu’on y a joué, et { $lessons ->
        [0] aucune leçon
        [one] une leçon
       *[other] { $lessons } leçons
    }.
mine-what = Ni adresse électronique, ni mot de passe, rien sur votre appareil. Un cookie dit au serveur que c’est vous ; les réglages et les énigmes résolues ne sont que dans ce navigateur.
mine-how-long =
    { $days ->
        [one] Les tables inachevées et les leçons que personne ne touche pendant un jour s’effacent d’elles-mêmes, comme les noms sans table.
       *[other] Les tables inachevées et les leçons que personne ne touche pendant { $days } jours s’effacent d’elles-mêmes ; les noms sans table, au bout d’un jour environ.
    }
mine-download = Tout télécharger
mine-delete-all = Tout supprimer
mine-tables = Vos tables
mine-delete = Supprimer
mine-leave = Quitter
mine-keep = Garder
mine-sure-table = Supprimer cette table ?
mine-text-table = La partie et tout ce qu’on y a joué disparaissent pour de bon.
mine-sure-leave = Quitter cette table ?
mine-text-leave = Elle reste aux autres, qui peuvent relire la partie. Votre place n’y aura plus de nom, et vous ne pourrez pas y revenir.
mine-sure-all = Supprimer tout ce qui vous concerne ?
mine-text-all = Votre nom, les tables qui ne sont qu’à vous, vos leçons et ce que garde ce navigateur disparaissent pour de bon. Les tables partagées restent aux autres, sans votre nom.

## Loading, lost, offline

state-loading = Un instant…
state-lost-title = Rien que la mer
state-lost-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
state-offline-title = Le lien avec le serveur est coupé
state-offline-text = Dès qu’il revient, tout reprend où vous en étiez.
state-error-title = Cela n’a pas marché
state-error-text = Quelque chose s’est perdu en chemin. Réessayez dans un moment.
state-retry = Réessayer
state-home = Retour à la maison longue
refusal-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
refusal-server-error = Le serveur a rencontré un problème. Réessayez dans un moment.

## Home

home-title = Jeux de société vikings
home-heading = Entrez, la table est mise
home-what = Des jeux de société vikings d’aujourd’hui, règles tenues pour vous : jouez avec des amis par un lien, contre des robots, ou à plusieurs autour d’un écran. Sans compte, rien à installer.
home-quick = Jouer contre un robot
home-learn =
    { $minutes ->
        [one] Apprendre en une minute
       *[other] Apprendre en { $minutes } minutes
    }
home-new = Entre amis
home-rules = Lire la règle
home-players = { $min } à { $max } joueurs
home-players-exact = { $count } joueurs
home-minutes = { $minutes } min
home-age = dès { $age } ans
home-games = Jeux
home-continue = Parties à reprendre
home-past = Parties finies
home-empty = Vos parties vous attendent ici. Partez quand vous voulez, revenez quand vous pouvez.
home-your-turn = À vous
home-their-turn = Au tour : { $player }
home-waiting = En attente de joueurs
home-stopped = Arrêtée par de nouvelles règles
home-ended = Arrêtée sans résultat
home-won = Victoire : { $winners }
home-shared = Victoire partagée : { $winners }
home-with = avec { $players }
home-against = contre { $player }
home-saga = Ouvrir une saga
home-saga-text = Une saga est le récit complet d’une partie. Ouvrez le fichier pour la revoir, ou pour la reprendre à n’importe quel moment.
home-saga-button = Choisir un fichier
home-saga-drop = Déposez la saga ici

## A game

hub-learn = Apprendre pas à pas
hub-match = Une partie : { $title }
hub-done = fait
hub-begun = à reprendre
hub-next = à suivre
hub-no-lessons = Pas encore de leçons. La règle s’ouvre sur une page pour la première partie.
hub-matches = Vos parties
hub-matches-all = Voir les { $count }
hub-no-matches = Aucune pour l’instant. Ce que vous jouez ici est gardé : partez quand vous voulez, revenez quand vous pouvez.
hub-alone = En solitaire

hub-puzzles = Problèmes
hub-puzzles-go = Résoudre des problèmes
hub-puzzles-count =
    { $total ->
        [one] Une position où un choix est nettement le meilleur.
       *[other] { $total } positions où un choix est nettement le meilleur.
    }

## Puzzles

puzzles-title = Problèmes : { $game }
puzzles-what = Des positions de parties entre robots où un choix est nettement le meilleur, d’après ce que son joueur peut savoir. Trouvez-le en quelques essais ; puis on vous dit pourquoi.
puzzles-today = Le problème du jour
puzzles-solve = Le résoudre
puzzles-record = { $solved } sur { $total } résolus, dont { $first } du premier coup.
puzzles-one = Problème { $number }, difficulté { $difficulty } sur 5
puzzles-difficulty = Difficulté { $difficulty } sur 5
puzzles-first = du premier coup
puzzles-solved = résolu
puzzles-missed = manqué
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzles-all = Tous les problèmes
puzzles-next = Problème suivant

## New table

new-title = Nouvelle table
new-heading = Dressez la table
new-seats = Qui joue ?
new-kind-me = Moi
new-kind-friend = Par un lien
new-kind-bot = Un robot
new-kind-device = Sur cet appareil
new-kind = Place { $seat } : qui s’y assoit
new-name = Place { $seat } : nom
new-bot = Place { $seat } : quel robot
new-your-name = Votre nom
new-their-name = Son nom
new-friend-help = Vous aurez un lien à envoyer.
new-add = Ajouter une place
new-remove = Enlever la place { $seat }
new-first = commence
# Avant la partie ; $colour comme dans colour-name.
colour-of-seat = Place { $seat } : { colour }. Changer de couleur
colour-choose = Couleur de la place { $seat }
new-options = Options
new-options-usual = comme d’habitude
new-options-changed =
    { $count ->
        [one] { $count } changée
       *[other] { $count } changées
    }
new-options-game = Règles du jeu
new-options-table = À la table
new-preset-own = Un mélange à vous, choisi ci-dessous.
new-clause = Article { $number }
new-records-failed = Vos résultats n’ont pas pu être chargés : { $reason }
new-undo = Reprendre un coup
new-undo-help = Jamais au-delà d’une révélation, sauf accord de tous.
new-undo-turn = Pendant son tour
new-undo-ask = Si les autres acceptent
new-undo-free = Librement
new-undo-none = Jamais
new-watch = Qui peut regarder
new-watch-help = Le public voit ce qui est public, rien de plus.
new-watch-anyone = Qui a le lien
new-watch-nobody = Personne
new-coach = L’entraîneur
new-coach-help = Qui doit jouer peut demander conseil : les meilleurs choix, avec les chances de victoire qu’ils laissent.
new-coach-alone = Si l’on joue seul
new-coach-always = Pour tous
new-coach-never = Jamais
new-start = Commencer
new-open = Ouvrir la table
new-start-help = La partie commence aussitôt.
new-open-help = Ensuite, vous envoyez le lien.

## The page of a seat link

seat-title = Votre place
seat-invited = { $host } vous invite à jouer
seat-invited-by-somebody = On vous invite à jouer
seat-take = Prendre place
seat-take-text = Une place vous est réservée. Elle est à vous dès que vous la prenez ; d’ici là, elle reste libre.
seat-back = { $name }, voici votre place
seat-back-text = Elle est prise sur un autre appareil. Vous pouvez jouer aussi sur celui-ci.
seat-back-take = Jouer sur cet appareil
seat-held = Cette place est à { $name }
seat-held-text = On vous a envoyé ce lien ? Alors reprenez la place : l’autre appareil la perd et n’en voit plus les secrets. Si c’est vous, { $name }, vos deux appareils peuvent jouer.
seat-held-take = Reprendre la place
seat-held-along = C’est moi, { $name } : jouer aussi ici
seat-watch = Regarder seulement la table

## Waiting room

wait-title = En attente de joueurs
wait-heading =
    { $count ->
        [0] Tout le monde est là
        [one] Encore une place libre
       *[other] Encore { $count } places libres
    }
wait-share = Inviter par un lien
wait-share-text = Qui l’ouvre, sur un téléphone ou un ordinateur, peut prendre une place libre.
wait-qr = Code QR du lien de la table
wait-qr-seat = Code QR du lien de la place { $seat }
wait-qr-help = Ou visez ce code avec un téléphone.
wait-seats = À la table
wait-free = Place libre
wait-you = vous
wait-device = sur cet appareil
wait-present = là
wait-absent = pas encore là
wait-seat-link = Lien de la place { $seat }
wait-seat-help = Le lien d’une place donne cette place précise, et la rend sur un autre appareil. À n’envoyer qu’à une personne.
wait-start = Commencer
wait-start-bots = Commencer avec des robots
wait-join = Prendre une place
wait-join-text = On vous invite à une partie. Prenez une place, ou regardez.
wait-host = La partie commence quand son hôte la lance.

## Rules

book-title = Règle
book-heading = La règle du jeu
book-search = Chercher dans la règle
book-found =
    { $count ->
        [one] { $count } article trouvé
       *[other] { $count } articles trouvés
    }
book-none = Aucun article ne dit cela. Essayez un mot plus court.
book-clear = Effacer la recherche
book-contents = Sommaire
book-example = Exemple :
book-board-before = Avant
book-board-steps = Pas à pas
book-link = Lien vers l’article { $number }
book-tables = Tout le matériel
book-provenance = D’où viennent les éléments
book-provenance-text = Chaque élément du jeu, et comment nous le connaissons : imprimé dans la boîte ou publié par d’autres, supposé, ou inventé par nous là où rien n’est connu.
doubts-printed = imprimé
doubts-printed-help = Lu dans la règle de la boîte, ou publié par d’autres.
doubts-all = Tout ce qui est incertain, ce qui trancherait, et comment envoyer une correction
doubts-lines = Tout ce qui est incertain, à corriger
doubts-copy = Copier comme fichier
book-piece = Élément
book-source = Source
book-where = Où
book-credits = Crédits
book-buy = Si le jeu vous plaît ici, achetez la boîte.
