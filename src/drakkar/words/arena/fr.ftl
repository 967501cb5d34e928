### L’arène : tournois de bots dans le terminal, et leur rapport

arena-title =
    { $matches ->
        [one] { $game } : { $matches } partie, { $players } joueurs
       *[other] { $game } : { $matches } parties, { $players } joueurs
    }
arena-resumed =
    { $matches ->
        [one] Reprise de { $file } : { $matches } partie s’y trouve déjà.
       *[other] Reprise de { $file } : { $matches } parties s’y trouvent déjà.
    }
arena-kept = Résultats : { $file }
arena-report-kept = Rapport : { $file }
arena-interrupted = Interrompu : { $done } parties sur { $matches } sont conservées. La même commande joue les autres.
arena-column-bot = Bot
arena-column-strength = Force
arena-column-interval = Intervalle à 95 %
arena-column-wins = Victoires
arena-column-matches = Parties
arena-column-share = Part de victoires
arena-column-score = Score moyen
arena-column-against = contre { $bot }
arena-ratings = Force
arena-ratings-note = OpenSkill (Plackett-Luce) après toutes les parties, chaque bot partant de 25 ; les barres disent où elle se situe avec 95 % de confiance.
arena-duels = Qui bat qui
arena-duels-note = Parmi les parties où les deux étaient assis, combien de fois le bot de gauche a devancé celui du haut ; les places égales comptent pour moitié. Entre parenthèses, l’intervalle à 95 %.
arena-seats = Victoires par siège
arena-seats-note = Chaque donne est jouée depuis chaque siège : la chance et le siège sont les mêmes pour tous ; ce qui reste est ce que vaut le siège.
arena-seat = Siège { $seat }
arena-iterations = Force selon les itérations de recherche
arena-seconds = Force selon les secondes de réflexion
arena-lengths = Longueur d’une partie, en décisions
arena-scores-of = Scores de { $bot }
arena-whole = { $number }
arena-second = { $number } s
arena-how = Comment on a joué
arena-how-seed = Graine { $seed } ; { $options } ; { $engine }
arena-options-usual = options habituelles
arena-command = Commande : { $command }
