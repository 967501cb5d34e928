### L’entraîneur, dans le terminal et le client web

## Ce qui a fait tourner la partie

coach-swing-choice = { $player } laisse échapper { $chance } %
coach-swing-gain = Le hasard apporte { $chance } % à { $player }
coach-swing-loss = Le hasard coûte { $chance } % à { $player }
coach-played = Joué : { $action }
coach-better = Mieux : { $action }

## Pourquoi un choix vaut mieux : seulement ce qui se voit aussitôt, et ce que la recherche a trouvé

coach-why-points = { cli-column-points } : { $better } aussitôt, au lieu de { $played }.
coach-why-brings = Le meilleur choix : { $events }
coach-why-brought = Ce qui a été joué : { $events }
coach-why-other = L’autre choix : { $events }
coach-why-later = Aussitôt, aucun des deux n’apporte rien de plus : la différence se voit plus tard.
coach-why-luck = La suite immédiate dépend en partie du hasard.
coach-why-tried = La recherche a joué la suite { $better } fois après le meilleur choix et { $played } fois après l’autre.

## Ce qui parle pour un choix, à côté d’un autre qui est sûrement moins bon

coach-for-points = { coach-why-points }
coach-for-brings = Il apporte : { $events }
coach-for-brought = L’autre : { $events }
coach-for-later = { coach-why-later }
coach-for-luck = { coach-why-luck }
coach-for-tried = La recherche a joué la suite { $better } fois d’ici et { $played } fois après l’autre.

## Un conseil

coach-hint = Conseil
coach-hint-title = L’entraîneur jouerait
coach-hint-thinking = L’entraîneur réfléchit…
coach-hint-level = L’entraîneur ne recommande rien : à l’erreur de sa recherche près, aucun choix n’est moins bon qu’un autre.
coach-hint-several = L’entraîneur jouerait un de ceux-ci : ils se valent à l’erreur de sa recherche près
coach-hint-other = Sûrement moins bon, pris pour comparer : { $action }, { coach-chance }
coach-hint-untold = { $count ->
    [one] Un autre choix a été trop peu essayé pour dire s’il est moins bon.
   *[other] { $count } autres choix ont été trop peu essayés pour dire s’ils sont moins bons.
}
coach-hint-number = { $number } : { coach-hint-choice }
coach-hint-close = Fermer le conseil
coach-hint-choice = { $action } : { coach-chance }

## L’analyse d’une partie

coach-analysis = Analyse
coach-analyse = Analyser la partie
coach-analyse-text = L’entraîneur examine chaque décision : les chances de victoire au fil de la partie, ses tournants, et ce qui aurait été meilleur.
coach-analysing = { $done } coups sur { $plies }
coach-done = L’analyse est prête.
coach-stop = Arrêter
coach-go-on = Continuer
coach-graph = Chances de victoire au fil de la partie
coach-graph-point = Coup { $ply } : { $chances }
coach-graph-chance = { $player } { coach-chance }
coach-graph-unknown = Coup { $ply } : pas encore analysé
coach-note = Selon ce que pouvait savoir qui devait jouer, s’il continue bien ; la bande est l’erreur type.
coach-swings = Les tournants de la partie
coach-swings-none = Aucun choix ni tirage n’a décidé à lui seul de cette partie, pour autant que la recherche en soit sûre.
coach-swing-at = Coup { $ply }
coach-table = En tableau
coach-table-ply = Coup

## Où aurais-je pu mieux jouer ?

coach-learn = Où aurais-je pu mieux jouer ?
coach-learn-text = L’entraîneur examine vos décisions et revient sur celles qui ont le plus coûté : trouvez mieux que ce que vous avez joué.
coach-learn-looking = { $done } de vos { $plies } décisions examinées
coach-learn-whose = De qui, les décisions ?
coach-learn-none = Rien à demander : pour autant que la recherche en soit sûre, aucun de vos choix n’a coûté grand-chose tant que la partie était ouverte.
coach-learn-end = C’est tout. La prochaine partie le dira.
coach-question = Question { $number } sur { $last }
coach-question-find = Vous avez joué : { $action }. Trouvez mieux.
coach-question-right = C’est mieux, en effet : { $action }, { coach-chance }.
coach-question-wrong = { $action } laisse { coach-chance } : pas sûrement mieux que ce que vous avez joué.
coach-question-untried = { $action } : la recherche n’a pas jugé utile de l’essayer.
coach-question-tries =
    { $count ->
        [one] Encore un essai.
       *[other] Encore { $count } essais.
    }
coach-question-try = C’est ma réponse
coach-question-show = Voir la réponse
coach-question-answer = La réponse
coach-question-next = Question suivante
coach-puzzle-find = Un choix est ici nettement le meilleur. Trouvez-le.
coach-puzzle-wrong = { $action } laisse { coach-chance } : il y a mieux.
coach-puzzle-other = Moins bon : { $action }
coach-praise = Votre meilleure décision
coach-praise-played = Vous avez joué : { $action }
coach-praise-next = Le deuxième meilleur choix : { $action }
