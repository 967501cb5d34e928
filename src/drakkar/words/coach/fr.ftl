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
coach-why-later = Aussitôt, les deux apportent la même chose : la différence se voit plus tard.
coach-why-luck = La suite immédiate dépend en partie du hasard.
coach-why-tried = La recherche a joué la suite { $better } fois après le meilleur choix et { $played } fois après l’autre.
