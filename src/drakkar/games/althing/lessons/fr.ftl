# Ce que disent les leçons d’Althing, en français.

## Votre première partie

lesson-first-welcome = Le vieux roi n’a pas laissé d’héritier, et deux clans partent réclamer le trône : le vôtre et celui de Ragnar. Le premier à atteindre le Thing régnera sur les Vikings.
lesson-first-epic = Voici le chemin ; il s’appelle l’Épopée. Vous êtes tous deux à Kattegat. Chaque étape demande quelque chose : Eldaskali, la première, demande 3 bois.
lesson-first-hand = Et voici votre main. Chaque Odin donne 1 pépite d’or, et Freyr 1 bois. Personne ne franchit Eldaskali avec cela : il vous faut de l’aide.
lesson-first-assembly = La voilà : l’Assemblée, cinq Vikings prêts à vous rejoindre, vous ou Ragnar. Chacun coûte des pépites ; ce que la carte vous donnera est écrit sous son nom. Les symboles gris ne sont pas encore en jeu.
lesson-first-recruit = Siggy coûte 2 pépites et donne 2 bois : juste ce qu’il vous faut. Choisissez Siggy pour recruter cette carte.
lesson-first-recruit-wrong = Cela viendra peut-être plus tard. Commencez par Siggy, qui donne 2 bois et dont le prix est à votre portée.
lesson-first-pay = Il faut payer. Les pépites viennent des cartes de votre main : choisissez un Odin.
lesson-first-pay-wrong = Une chose après l’autre : finissons d’abord avec Siggy.
lesson-first-pay-again = Voilà 1 pépite, il en manque encore 1. Choisissez un autre Odin.
lesson-first-confirm = Cela fait 2. Il ne manque plus rien : confirmez.
lesson-first-again = Siggy et les deux Odin sont maintenant dans votre défausse ; ils reviendront. À votre tour, vous pouvez agir autant que vous voulez : avec le dernier Odin, recrutez Floki, qui donne aussi 2 bois.
lesson-first-again-wrong = C’est du bois qu’il nous faut. Floki coûte 1 pépite, juste ce qu’il vous reste.
lesson-first-pay-floki = Payez avec Odin.
lesson-first-confirm-floki = Et confirmez.
lesson-first-end = Il ne vous reste que Freyr en main, et il n’y a plus rien à en faire. Terminez vos actions.
lesson-first-end-wrong = Ce symbole renvoie un Troll chez lui, mais aucun Troll n’est encore venu chez vous. Terminez vos actions.
lesson-first-drop = Aménagez maintenant votre main : vous piochez jusqu’à en avoir quatre. Une carte gardée, c’est une carte que vous ne piochez pas ; défaussez donc Freyr, et votre main sera toute neuve.
lesson-first-drop-wrong = Vous pouvez garder Freyr, mais vous ne piocherez alors que trois cartes. Défaussez-le, et voyez qui vient à sa place.
lesson-first-draw = Piochez. Il ne reste que deux cartes dans votre pioche : dès qu’elle est vide, votre défausse est mélangée et devient votre nouvelle pioche, avec Siggy et Floki dedans.
lesson-first-ragnar-hild = Ragnar a les mêmes cartes que vous. Il dépense toutes ses pépites pour Hild.
lesson-first-cross = Quelle main : Siggy et Floki donnent ensemble 4 bois, et Eldaskali en demande 3. Choisissez Eldaskali pour franchir cette étape.
lesson-first-cross-wrong = Cela peut attendre. Vous avez le bois pour Eldaskali : franchissez d’abord cette étape.
lesson-first-cross-pay = Là encore, ce sont les cartes de votre main qui paient. Choisissez Siggy ou Floki.
lesson-first-cross-pay-more = Et l’autre. C’est 1 bois de trop, et ce qui est en trop est perdu : personne ne rend la monnaie.
lesson-first-cross-confirm = Il ne manque rien. Confirmez, et regardez votre pion.
lesson-first-ground = Votre première étape ! Une par tour, pas davantage. Vous avez quitté Kattegat, et avec lui le symbole du Sol Sacré : qui s’y tient est à l’abri de tous les mauvais coups.
lesson-first-bones = Voyez plus loin : Kernelyd, l’étape suivante, demande 2 pépites et 2 ossements. Gudrid donne 2 ossements. Recrutez celle qui est à côté de la pioche.
lesson-first-bones-wrong = Pour Kernelyd, il vous faut des ossements. La Gudrid à côté de la pioche en donne deux, pour une seule pépite.
lesson-first-pay-gudrid = Payez avec Odin. Thor n’a pas de pépites.
lesson-first-confirm-gudrid = Confirmez.
lesson-first-ruse = Regardez Thor : les symboles rouges sont des ruses, de mauvais coups joués à l’autre. Dans cette partie, seul le Troll est en jeu, et Ragnar est encore sur le Sol Sacré : il faudra attendre. Terminez vos actions.
lesson-first-keep = Cette fois, gardez ce que vous avez : Thor trouvera sa cible. Piochez.
lesson-first-keep-wrong = Gardez Thor : vous voudrez son Troll au prochain tour.
lesson-first-ragnar-troll = Ragnar franchit Eldaskali à son tour. Puis il joue son Thor, et c’est vous que vise la ruse.
lesson-first-answer = Un Troll est une carte qui ne sert à rien, et il veut la poser sur votre pioche. Mais vous avez de nouveau pioché Freyr, et son Détroll, un symbole bleu, l’arrête. Répondez avec Freyr.
lesson-first-answer-wrong = Vous piocheriez alors un Troll, et une main avec un Troll, c’est une carte de moins. Vous pouvez l’arrêter : répondez avec Freyr.
lesson-first-ragnar-stopped = Le Troll reste chez Ragnar, et les deux cartes vont dans les défausses. Une carte ne sert qu’une fois : pour ce qu’elle donne, ou pour un symbole.
lesson-first-troll = À vous maintenant. Ragnar a quitté Kattegat, et là où il est, rien ne le protège : choisissez Thor, et le Troll de sa carte.
lesson-first-troll-wrong = Cela viendra ensuite. Rendez d’abord à Ragnar la monnaie de sa pièce, avec le Troll de Thor.
lesson-first-ragnar-lets = Ragnar ne peut pas l’arrêter. Votre Troll est sur sa pioche, et c’est lui qui le piochera.
lesson-first-horik = Avec deux Odin, vous avez 2 pépites. Horik donne 2 pépites et un ossement, que demande Kernelyd : recrutez-le.
lesson-first-horik-wrong = Pour Kernelyd, il vous faut des pépites en plus des ossements de Gudrid. Horik en donne deux.
lesson-first-pay-horik = Payez avec un Odin…
lesson-first-pay-horik-more = … puis avec l’autre.
lesson-first-confirm-horik = Confirmez. Votre main est alors vide : votre tour se termine de lui-même, et vous piochez quatre cartes.
lesson-first-ragnar-bjorn = Ragnar recrute Bjorn et pioche : votre Troll est maintenant dans sa main, où il ne lui sert à rien.
lesson-first-free = Vous savez l’essentiel. Jouez quelques tours à votre guise : chacun a son conseil. Quand vous en aurez assez vu, passez au décompte.
lesson-first-tip-kernelyd = Voyez ce que vous avez pioché : Horik et Gudrid donnent ensemble 2 pépites et 3 ossements. Kernelyd en demande 2 et 2 !
lesson-first-tip-ahead = En recrutant, voyez plus loin : Knorrer demande 3 pépites et 2 bois, le Thing 3 pépites, 2 bois et 2 ossements.
lesson-first-tip-drop = Défaussez ce qui ne servira pas au prochain tour. Vos bonnes cartes reviendront d’autant plus vite.
lesson-first-tip-detroll = Un Troll s’est glissé dans votre pioche ? Jouez un Détroll à votre tour : il l’y trouve et le renvoie chez lui. Dans votre main, vous ne pouvez que le défausser.
lesson-first-tip-hold = Rien ne vous oblige à dépenser vos dernières cartes : un symbole bleu en main vous protège pendant que les autres jouent.
lesson-first-sheet = Voici tout le décompte : combien d’étapes chacun a franchies. Les cartes que vous avez gagnées ne comptent pas.
lesson-first-throne = Quand quelqu’un atteint le Thing, on finit le tour de table, pour que chacun ait joué autant de fois. Qui s’y tient seul règne ; à deux, on partage le trône.
lesson-first-farewell = C’était la partie 1a de la campagne d’Althing. Les autres symboles arrivent de partie en partie, et chacune a sa courte leçon. Votre clan est prêt : le mènerez-vous dans une vraie partie ?

## La campagne à partir de la partie 1b

lesson-part-1b-want = Ragnar et vous avez franchi Eldaskali. Kernelyd demande 2 pépites et 2 ossements : des ossements, vous en avez, mais une seule pépite.
lesson-part-1b-axe = Ce qui vous manque, Ragnar l’a peut-être. Dès la partie 1b, la Hache de Thor est en jeu : cette ruse prend une carte au hasard dans une autre main. Choisissez Thor, et la Hache.
lesson-part-1b-axe-wrong = Cela peut attendre. Voyons d’abord ce que Ragnar a en main : jouez la Hache de Thor.
lesson-part-1b-lets = Ragnar laisse faire, et le hasard vous donne Sigvaar.
lesson-part-1b-cross = Sigvaar a 2 pépites, juste ce qui vous manquait ! Une carte volée s’utilise aussitôt ou pas du tout, seule ou avec les vôtres. Franchissez Kernelyd.
lesson-part-1b-cross-wrong = Vous pourriez, mais vous ne trouverez guère plus tôt les pépites pour Kernelyd. Franchissez l’étape.
lesson-part-1b-pay = Sigvaar compte déjà. Ajoutez les 2 ossements : payez avec Gudrid.
lesson-part-1b-pay-wrong = Bjorn a aussi 2 ossements, mais il vous servira à autre chose. Payez avec Gudrid.
lesson-part-1b-confirm = Confirmez. Gudrid va dans votre défausse, et Sigvaar dans celle de Ragnar : la carte n’était qu’empruntée.
lesson-part-1b-plot = Ragnar veut aussi franchir Kernelyd, et il vient de perdre 2 pépites. Qu’il n’en trouve pas d’autres : jouez Bjorn pour le Complot, un symbole vert. C’est un événement, et personne ne peut l’arrêter.
lesson-part-1b-plot-wrong = Laissez cela. C’est le Complot de Bjorn qui compliquera la vie de Ragnar.
lesson-part-1b-first = Un Complot envoie deux cartes de l’Assemblée sous la pioche. Sigvaar et Bjorn ont des pépites : choisissez l’un des deux.
lesson-part-1b-first-wrong = Cette carte ne donne pas de pépites. Écartez Sigvaar et Bjorn.
lesson-part-1b-second = Et l’autre. Deux nouvelles cartes prennent leur place.
lesson-part-1b-end = Ragnar a aussi son Thor, et donc une Hache. Le Bouclier de Freyr l’arrête tant que Freyr est dans votre main ; laissez-le là, et terminez vos actions.
lesson-part-1b-end-wrong = Il n’y a pas de Troll dans votre pioche, et Freyr, une fois joué, ne vous protège plus de rien. Terminez vos actions.
lesson-part-1b-draw = Gardez Freyr, et piochez.
lesson-part-1b-draw-wrong = Gardez Freyr : sans Bouclier, Ragnar se sert chez vous.
lesson-part-1b-ragnar = Nous y voilà : Ragnar joue son Thor, et sa Hache vise votre main.
lesson-part-1b-shield = C’est pour cela que vous avez gardé Freyr. Répondez avec son Bouclier.
lesson-part-1b-shield-wrong = Une de vos cartes travaillerait alors pour Ragnar. Arrêtez-le, avec Freyr.
lesson-part-1b-farewell = La Hache prend, le Bouclier l’arrête, le Complot change ce qu’offre l’Assemblée : voilà la partie 1b. Regardez l’étape suivante de vos rivaux avant de choisir ce que vous leur prenez.

lesson-part-2-way = La partie 2 est un plus long voyage, jusqu’à l’Althing. Ragnar et vous avez franchi Knorrer ; Dragvendil vient ensuite. Cette étape demande 4 ossements, et porte un symbole nouveau.
lesson-part-2-cross = Deux Gudrid font 4 ossements. En route pour Dragvendil.
lesson-part-2-cross-wrong = Dans un instant. Franchissez d’abord l’étape, puisque vous avez les ossements.
lesson-part-2-pay = Payez avec une Gudrid…
lesson-part-2-pay-wrong = Hild n’a qu’un ossement, et vous servira à autre chose. Payez avec Gudrid.
lesson-part-2-pay-more = … puis avec l’autre.
lesson-part-2-confirm = Confirmez.
lesson-part-2-seasoned = Son symbole s’appelle Aguerri. Dès la fin de ce tour, vous piochez jusqu’à cinq cartes au lieu de quatre ; Ragnar aussi, mais seulement dès la fin de son prochain tour.
lesson-part-2-storm = Vous voilà en tête : que Ragnar ait le vent de face. La Tempête de Hild est un symbole rouge, une ruse : jouez-la.
lesson-part-2-storm-wrong = Une chose avant cela : jouez la Tempête de Hild.
lesson-part-2-lets = Ragnar ne peut pas l’arrêter, et votre Troll Tempête va chez lui. Sa face Stormur dit : ni recruter, ni franchir d’étape à son prochain tour.
lesson-part-2-end = Il n’y a rien de plus à faire. Terminez vos actions.
lesson-part-2-draw = Gardez Odin, car Kernelyd demande des pépites. Et maintenant piochez : jusqu’à cinq !
lesson-part-2-draw-wrong = Gardez Odin cette fois : Kernelyd demande 2 pépites.
lesson-part-2-ragnar-storm = Ni recruter, ni franchir : mais ruser reste permis. Ragnar joue Halldora et lève une Tempête contre vous.
lesson-part-2-answer = Vous venez de piocher Floki, qui porte un symbole bleu : le Beau Temps. C’est l’esquive qui arrête une Tempête. Répondez avec Floki.
lesson-part-2-answer-wrong = Vous perdriez alors votre prochain tour. Chassez la Tempête, avec le Beau Temps de Floki.
lesson-part-2-ragnar-ends = Son Troll Tempête reste chez lui. Ragnar termine son tour, et celui qui est devant lui montre son autre face, Ovedur : encore un tour sans recruter. Puis il rentre chez vous.
lesson-part-2-farewell = Deux Odin et Gudrid : avec eux, vous pourriez franchir Kernelyd dès ce tour, quand Ragnar en a perdu un. Tempête, Beau Temps et Aguerri, voilà ce qu’apporte la partie 2.

lesson-part-3-want = Dans la partie 3, les étapes demandent davantage, et l’aide vient d’ailleurs. Pour Vegvisir, Bjorn a la pépite et les 2 ossements, mais qui a 2 bois ?
lesson-part-3-labourer = Baldur est nouveau dans votre deck. Les symboles orange sont des providences, et son Journalier embauche un Viking de l’Assemblée pour une action, quel que soit son prix. Jouez-le.
lesson-part-3-labourer-wrong = Un peu de patience : jouez d’abord Baldur, pour le Journalier.
lesson-part-3-lets = Ragnar laisse faire. Avec une Tempête en main, il aurait pu l’arrêter : cela s’appelle une contre-attaque.
lesson-part-3-hire = Hild a 2 bois. La recruter coûte 3 pépites, et elle ne viendrait en main que plus tard ; embauchée, elle travaille tout de suite. Choisissez Hild.
lesson-part-3-hire-wrong = Floki a aussi 2 bois. Mais qui a été embauché va sous la pioche de l’Assemblée : prenez plutôt Hild, qui servirait à Ragnar.
lesson-part-3-cross = Utilisez-la aussitôt : franchissez Vegvisir.
lesson-part-3-cross-wrong = Hild est là pour le bois que demande Vegvisir. Franchissez l’étape.
lesson-part-3-pay = Hild compte déjà. Bjorn donne tout le reste : payez avec lui.
lesson-part-3-pay-wrong = Bjorn suffit, et vos autres cartes vont servir dans un instant.
lesson-part-3-confirm = Confirmez. Hild va sous la pioche de l’Assemblée.
lesson-part-3-fjord = Les Trolls des Fjords sont nouveaux aussi : ne les confondez pas avec les Trolls, ceux-ci sont de bons compagnons. Ils coûtent du bois et des ossements, peu importe lesquels. Dilbrett et Beldurk en coûtent 3 : recrutez l’un d’eux.
lesson-part-3-fjord-wrong = Dans un instant. Prenez d’abord un Troll des Fjords que vous pouvez payer : Dilbrett ou Beldurk.
lesson-part-3-pay-fjord = Aslaug donne 1 bois et 2 ossements, cela fait 3. Payez avec Aslaug.
lesson-part-3-confirm-fjord = Confirmez. Une fois dans votre main, votre Troll des Fjords donne 2 de ce que vous voulez : pépites, bois ou ossements.
lesson-part-3-store = Il ne reste qu’Odin. Au lieu de le défausser, vous pouvez mettre une carte de côté : mettez Odin dans votre réserve.
lesson-part-3-store-wrong = Mettez d’abord Odin de côté, dans votre réserve.
lesson-part-3-kept = Le voilà, face cachée, à l’abri de toutes les ruses. Votre main était vide : votre tour s’est donc terminé, et vous avez pioché quatre cartes ; aux tours suivants, vous pourrez le reprendre contre une autre carte.
lesson-part-3-farewell = Journalier, Trolls des Fjords et réserve : voilà la partie 3. Embauchez pour une grande étape, et recrutez pour celles d’après.

lesson-part-4-want = Dès la partie 4, tous les symboles sont en jeu. Vegvisir demande 1 pépite, 2 bois et 2 ossements : Horik est un bon début, mais le reste de votre main n’y suffit pas.
lesson-part-4-rework = Changez donc de main. Le deuxième symbole de Baldur, le Remaniement, est une providence : jouez-le.
lesson-part-4-rework-wrong = Échangez d’abord des cartes : jouez Baldur, pour le Remaniement.
lesson-part-4-lets = Ragnar laisse faire. Avec un symbole Troll en main, il aurait pu contre-attaquer.
lesson-part-4-drop = Baldur est défaussé, et vous piochez une carte à sa place. Défaussez-en une deuxième, et vous en piochez deux : laissez partir Odin.
lesson-part-4-drop-wrong = Ici, une pépite est ce qui vous sert le moins : défaussez Odin, et piochez deux cartes.
lesson-part-4-cross = Freyr et Hild : quelle chance ! Horik et Hild donnent ensemble tout ce que demande Vegvisir. Franchissez l’étape.
lesson-part-4-cross-wrong = Franchissez d’abord Vegvisir, puisque Horik et Hild donnent tout ce qu’il faut.
lesson-part-4-pay = Payez avec Horik et Hild, l’un après l’autre.
lesson-part-4-pay-wrong = Horik et Hild suffisent. Dilbrett vous servira à autre chose.
lesson-part-4-pay-more = Et avec l’autre.
lesson-part-4-confirm = Confirmez.
lesson-part-4-reorganise = À Ragnar, maintenant. Il est encore à Kattegat : Kernelyd lui demande des pépites et des ossements. La Réorganisation de Dilbrett vous montre ce qui vient ensuite à l’Assemblée, et permet de la changer. Jouez-la.
lesson-part-4-reorganise-wrong = Servez-vous d’abord de la Réorganisation de Dilbrett, tant qu’elle peut gêner Ragnar.
lesson-part-4-lets-again = Ragnar laisse faire encore. Avec une Hache, il aurait pu contre-attaquer.
lesson-part-4-bring = Personne d’autre ne voit ces trois premières cartes de la pioche de l’Assemblée. Chacune peut aller à l’Assemblée : prenez Siggy, qui n’a pas d’ossements.
lesson-part-4-bring-wrong = Hild et Bjorn ont des ossements, que Ragnar voudrait bien. Amenez Siggy.
lesson-part-4-against = Siggy prend la place d’une carte qui s’y trouve. Bjorn a 2 ossements et une pépite : qu’il s’en aille.
lesson-part-4-against-wrong = C’est Bjorn qui plairait le plus à Ragnar. Mettez Siggy à sa place.
lesson-part-4-below = Vous pourriez échanger davantage, mais cela suffit. Mettez les cartes restantes sous la pioche, où personne ne les trouvera de sitôt.
lesson-part-4-below-wrong = Restons-en là, et ne les mettez pas dessus : elles sortiraient aussitôt, pour Ragnar. Mettez-les sous la pioche.
lesson-part-4-order = Dans quel ordre ? Que Hild vienne la première, et les deux Bjorn après elle.
lesson-part-4-order-wrong = Mieux vaut garder les Bjorn pour la fin : commencez par Hild.
lesson-part-4-farewell = Le Remaniement pour une nouvelle main, la Réorganisation pour une nouvelle Assemblée. Ici s’achève la campagne : vous savez tout ce qu’elle enseigne, et toutes les Épopées vous sont ouvertes.

## La réserve

lesson-reserve-place = À côté de vos piles, il y a une place pour une carte de plus : votre réserve. Ce qui s’y trouve vous attend, tandis que le reste de votre main va et vient.
lesson-reserve-store = La prochaine étape demande 3 bois, et Freyr n’en donne que 1. Mettez-le dans votre réserve : vous en aurez besoin au prochain tour.
lesson-reserve-store-wrong = Pas encore. Mettez d’abord Freyr de côté, dans la réserve.
lesson-reserve-recruit = Hild donne les 2 bois qui manquent et coûte 3 pépites : tout juste ce qu’apportent vos trois Odin. Recrutez-la.
lesson-reserve-recruit-wrong = C’est Hild qu’il nous faut : elle apporte les 2 bois qui manquent à Freyr.
lesson-reserve-pay = Payez avec un Odin : 1 pépite.
lesson-reserve-pay-wrong = Hild suffit, et Freyr reste en réserve. Payez avec vos trois Odin.
lesson-reserve-pay-second = Avec le deuxième…
lesson-reserve-pay-third = … et avec le troisième.
lesson-reserve-confirm = Confirmez. Comme vous n’avez plus de carte en main, votre tour se termine de lui-même, et vous en piochez quatre nouvelles : la réserve ne compte pas.
lesson-reserve-ragnar = Ragnar recrute Horik. Ce qu’il y a dans votre réserve, il ne peut pas le voir.
lesson-reserve-fetch = La quatrième carte piochée était Hild ! Avec Freyr en main, vous n’en auriez pioché que trois. Reprenez-le maintenant : défaussez Thor ou un Odin en échange, ou laissez cette carte à sa place dans la réserve.
lesson-reserve-fetch-wrong = Reprenez d’abord Freyr, et gardez Hild. Vous pouvez vous passer de Thor ou d’un Odin.
lesson-reserve-cross = Les 2 bois de Hild et celui de Freyr font les 3 que demande Eldaskali. Mettez-vous en route.
lesson-reserve-cross-wrong = Vous avez maintenant tout en main : franchissez Eldaskali.
lesson-reserve-spend = Payez avec Hild et Freyr, l’un après l’autre.
lesson-reserve-spend-second = Et avec l’autre carte.
lesson-reserve-across = Cela fait 3 bois. Confirmez, et l’étape est franchie.
lesson-reserve-farewell = Une étape dès le deuxième tour, grâce à une carte mise de côté. Là, aucune Hache ne l’atteint ; mais une carte qui reste en réserve toute la partie est une carte que l’on ne joue jamais.

## En équipes

lesson-teams-partner = À quatre, on forme deux équipes. Runa, assise en face de vous, est votre partenaire ; Ragnar et Eirik jouent contre vous.
lesson-teams-goal = On gagne en équipe : l’un sur la dernière carte, l’autre dessus aussi, ou sur l’une des deux étapes qui la précèdent. Filer seul devant ne sert à rien.
lesson-teams-store = En équipe, la réserve est face visible, et les partenaires s’en servent pour échanger. Runa vous fait signe : il lui manque 1 bois pour Snekkar. Mettez Freyr dans votre réserve, pour elle.
lesson-teams-store-wrong = Runa d’abord ! Mettez Freyr dans votre réserve, pour elle.
lesson-teams-recruit = À vous maintenant. Vos trois Odin suffisent tout juste pour Hild, qui coûte 3 : recrutez-la.
lesson-teams-recruit-wrong = Laissez Freyr à Runa, et que les Odin recrutent Hild.
lesson-teams-pay = Payez avec un Odin : 1 pépite.
lesson-teams-pay-second = Avec le deuxième…
lesson-teams-pay-third = … et avec le troisième.
lesson-teams-confirm = Confirmez. Comme vous n’avez plus de carte en main, votre tour se termine de lui-même, et vous en piochez quatre nouvelles.
lesson-teams-ragnar = Ragnar recrute. Il a peut-être une Hache, mais à Kattegat, personne ne peut être la cible d’une ruse, et votre réserve non plus.
lesson-teams-trade = Runa prend Freyr dans votre réserve, et vous y laisse un Odin. C’est ainsi qu’on échange entre partenaires : toujours carte pour carte.
lesson-teams-crosses = Et avec deux Freyr pour le bois, Thor pour l’ossement et Odin pour la pépite, elle franchit Snekkar, dès le premier tour !
lesson-teams-yours = L’Odin de votre réserve est maintenant à vous. À votre tour, vous pouvez le reprendre ; et s’il y a une carte dans la réserve de Runa, vous pouvez l’échanger contre une carte de votre main.
lesson-teams-axes = Une fois Kattegat derrière vous, prenez garde : Ragnar et Eirik peuvent viser votre réserve d’un coup de Hache, et c’est cette carte-là qu’ils prennent. À vous de les arrêter avec un Bouclier : personne d’autre ne le peut.
lesson-teams-farewell = Voilà tout le secret : aidez-vous, et restez proches l’un de l’autre. Mènerez-vous une équipe à vous ?

## Composer son deck

lesson-decks-ten = Cette fois, personne ne reçoit de deck. Vous choisissez six cartes sur dix : les quatre Odin, Thor et Freyr, que vous connaissez, et quatre nouvelles.
lesson-decks-odin = Essayons toutes les nouvelles. Choisissez deux Odin, Baldur, Tyr, Idhunn et Loki ; Thor et Freyr restent à la maison.
lesson-decks-odin-wrong = Cette fois, ce sera deux Odin, Baldur, Tyr, Idhunn et Loki. Laissez les autres.
lesson-decks-odin-second = Le deuxième Odin, maintenant.
lesson-decks-baldur = Puis Baldur, qui donne 2 pépites. Après lui, il ne reste que Tyr, Idhunn et Loki, qui s’ajoutent tout seuls.
lesson-decks-baldur-wrong = Sans Thor ni Freyr cette fois : c’est au tour de Baldur.
lesson-decks-whole = Six cartes, que personne d’autre ne connaît. Confirmez-les.
lesson-decks-ragnar = Ragnar choisit les siennes en secret. Puis chacun montre son deck, on mélange, et chacun pioche quatre cartes.
lesson-decks-olaf = Olaf coûte 5 pépites, et Odin et Baldur n’en ont que 3. Recrutez-le quand même : Loki s’en charge.
lesson-decks-olaf-wrong = Plus tard ! Visons d’abord plus haut : recrutez Olaf.
lesson-decks-reward = Avec la Récompense de Loki, les pépites d’une carte comptent deux fois : pour Baldur, 4 au lieu de 2. Elle est proposée à côté du paiement : jouez-la pour Baldur.
lesson-decks-reward-wrong = Les 2 pépites de Baldur et celle d’Odin ne suffisent pas. Jouez la Récompense de Loki pour Baldur ; elle est proposée à côté du paiement.
lesson-decks-pay = Et la pépite d’Odin fait 5.
lesson-decks-confirm = Confirmez, et Olaf est à vous dès le premier tour.
lesson-decks-heimdall = Il reste Tyr, dont le symbole Heimdall change l’Épopée elle-même. Jouez-le.
lesson-decks-heimdall-wrong = Tyr a mieux à faire : jouez son Heimdall.
lesson-decks-switch = Vous pouvez retourner une étape sur son autre face, ou en intervertir deux où ne se tient aucun pion. Intervertissez Vegvisir, qui demande cinq ressources, et Eldaskali, qui demande 3 bois.
lesson-decks-switch-wrong = C’est possible, mais rendons la première étape plus facile : intervertissez Vegvisir et Eldaskali.
lesson-decks-easier = L’Épopée commence maintenant par Eldaskali. Pour Ragnar aussi : ce que vous changez, vous le changez pour tout le monde.
lesson-decks-idhunn = Et voici Idhunn dans votre main. On pose sur elle une carte à symbole, qui attend alors son heure, même pendant le tour de Ragnar. Quant au Journalier de Baldur, il vous prête un Viking de l’Assemblée pour une action.
lesson-decks-farewell = Avant de choisir, regardez ce que demandent les étapes : un deck se compose pour une Épopée. Deux Odin au moins, c’est un bon conseil. De quoi sera fait le vôtre ?

## Hela

lesson-hela-shadow = Hela, qui règne sur les morts, pose la main sur l’Épopée. Chaque joueur reçoit une de ses cartes et la glisse sous une étape ; la vôtre est Nastrond.
lesson-hela-place = Son côté gauche dit : 2 pépites de plus, 1 bois de moins. Glissez-la sous Snekkar, de façon que ce côté se voie.
lesson-hela-place-wrong = Un bon endroit pour une autre fois. À gauche de Snekkar, vous verrez tout de suite à quoi elle sert.
lesson-hela-ragnar = Ragnar glisse Sott de l’autre côté de Snekkar. Un Troll Maudit y attend désormais quiconque arrive.
lesson-hela-cross = Snekkar demandait 1 pépite, 2 bois et 1 ossement. Elle en demande maintenant 3, 1 et 1 : exactement ce que vous avez en main. En route !
lesson-hela-cross-wrong = Vous pouvez franchir Snekkar dès le premier tour, et cela n’arrive pas souvent. En route.
lesson-hela-pay = Baldur donne 2 pépites, Odin 1, Freyr le bois et Thor l’ossement. Payez avec les quatre, dans l’ordre que vous voulez.
lesson-hela-pay-second = La suivante…
lesson-hela-pay-third = … la troisième…
lesson-hela-pay-last = … et la dernière.
lesson-hela-confirm = Confirmez. Et gare au Troll !
lesson-hela-troll = Vous y êtes ! Mais le Troll Maudit attendait : un de vos propres Trolls est allé sur votre pioche, et vous venez de le piocher. Il ne sert à rien ; défaussez-le la prochaine fois que vous aménagez votre main.
lesson-hela-jotunn = Avec Hela, trois Jötunn viennent à l’Assemblée. Ils coûtent 4 pépites, donnent 2 ressources du type voulu, et portent des symboles violets : des malédictions, qui réduisent l’Assemblée ou retournent contre quelqu’un son propre Troll.
lesson-hela-others = Les autres cartes apportent la Maladie, la Malédiction, ou Hela elle-même, qui peut faire sortir du jeu une carte de votre deck de départ. Si elle est faible, c’est plutôt un service.
lesson-hela-farewell = Lisez donc les deux côtés de votre carte : elle peut rendre une étape plus facile pour votre main, ou plus dure pour les autres. Oserez-vous rencontrer Hela ?

## L’Épopée à embranchements

lesson-epic-fork = Ici, l’Épopée se sépare. De Kattegat, on passe par Vegvisir et Drakkar, ou par Eldaskali et Dragvendil ; puis les deux chemins mènent à Knorrer.
lesson-epic-ways = Le premier s’appelle le chemin de gauche, le second celui de droite. Regardez les deux étapes d’un chemin avant de le choisir : celui de droite ne demande que du bois, puis que des ossements.
lesson-epic-right = Vous avez Floki, avec 2 bois, et Freyr, avec 1 : tout ce que demande Eldaskali. Mettez-vous en route vers cette étape.
lesson-epic-right-wrong = Le chemin d’abord : votre bois, c’est ce que demande Eldaskali. En route vers cette étape.
lesson-epic-pay = Payez avec Floki et Freyr, l’un après l’autre.
lesson-epic-pay-second = Et avec l’autre.
lesson-epic-confirm = Confirmez, et vous voilà sur le chemin de droite.
lesson-epic-end = Vous pourriez recruter avec Odin, mais pressons-nous. Terminez vos actions.
lesson-epic-end-wrong = Une autre fois. Terminez vos actions, et voyez ce qui vient.
lesson-epic-draw = Vous pouvez garder les deux. Piochez jusqu’à quatre cartes.
lesson-epic-draw-wrong = Gardez-les cette fois, et piochez.
lesson-epic-ragnar = Ragnar va à gauche, par Vegvisir. Chacun choisit pour soi, et l’on peut fort bien prendre le même chemin à deux.
lesson-epic-on = D’Eldaskali, on ne peut aller qu’à Dragvendil : ni retour, ni passage d’un chemin à l’autre. Elle demande 4 ossements et, voyez, vous avez pioché deux Gudrid. En route.
lesson-epic-on-wrong = Vous avez ce que demande Dragvendil. En route.
lesson-epic-bones = Gudrid donne 2 ossements. Payez avec elle.
lesson-epic-bones-wrong = Deux Gudrid font exactement 4 ossements : vous pouvez garder Thor.
lesson-epic-bones-second = Et avec l’autre Gudrid.
lesson-epic-across = Confirmez, et Thor reste avec vous.
lesson-epic-meet = Vous voilà au bout de votre chemin. Ragnar et vous allez maintenant vers la même carte, Knorrer : quel que soit le chemin, on franchit cinq étapes en tout.
lesson-epic-farewell = Avec huit étapes, il y a deux embranchements de ce genre. Recrutez pour le chemin que vous voulez prendre, avant de le prendre. Lequel sera-ce ?

## En solitaire contre Thorfinn

lesson-thorfinn-foe = Cette fois, vous êtes en solitaire, et Thorfinn est votre seul rival. Ce n’est pas un joueur, mais un paquet de cartes ; il a une étape d’avance, et il vous faut atteindre la dernière carte avant lui.
lesson-thorfinn-card = À chaque tour, il révèle une carte, puis c’est à vous. D’abord il recrute, toujours la carte qui est là depuis le plus longtemps : Sigvaar est maintenant à lui.
lesson-thorfinn-row = Ensuite, il vous joue ce qu’indique la ligne de votre position. Vous êtes à Kattegat : une Pénurie d’ossements. Vos ossements ne valent rien pendant ce tour.
lesson-thorfinn-axe = Cela ne fait pas bien mal : l’ossement de Thor ne vaut rien, mais sa Hache, si. Elle prend une carte dans la main de Thorfinn, sauf si la carte qu’il a révélée montre un Bouclier, et celle-ci n’en montre pas. Jouez la Hache.
lesson-thorfinn-axe-wrong = Volez-le d’abord : sa carte ne montre pas de Bouclier. Jouez la Hache de Thor.
lesson-thorfinn-recruit = Sigvaar est à vous pour une seule action, avec 2 pépites. Un Odin en plus, cela fait 3 : recrutez Hild.
lesson-thorfinn-recruit-wrong = Les 2 pépites de Sigvaar ne sont à vous que pour cette action. Profitez-en bien : recrutez Hild.
lesson-thorfinn-pay = Sigvaar est déjà posé. Ajoutez un Odin.
lesson-thorfinn-confirm = Confirmez. Hild est à vous, et Sigvaar quitte la partie.
lesson-thorfinn-end = Vous pourriez encore recruter, mais voyons ce qu’il fera ensuite. Gardez Freyr, qui peut arrêter un Troll ou une Hache, et terminez vos actions.
lesson-thorfinn-end-wrong = Gardez vos dernières cartes cette fois. Terminez vos actions.
lesson-thorfinn-draw = Piochez jusqu’à quatre cartes. Puis Thorfinn révèle sa carte suivante.
lesson-thorfinn-draw-wrong = Gardez Freyr, il vous servira. Piochez.
lesson-thorfinn-detroll = Il recrute de nouveau, et envoie sur votre pioche un Troll, une carte qui ne sert à rien. On vous le demande, car vous avez la réponse en main : arrêtez-le avec le Détroll de Freyr.
lesson-thorfinn-detroll-wrong = Un Troll sur votre pioche vous coûte une carte. Arrêtez-le avec Freyr.
lesson-thorfinn-climb = Une de ses six cartes le fait avancer d’une étape, chaque fois qu’il en fait le tour. Il atteint donc la dernière carte entre le tour 19 et le tour 24 ; d’ici là, vous avez le temps.
lesson-thorfinn-answers = Un Bouclier arrête sa Hache, un Détroll son Troll, et le Beau Temps lève une Pénurie. On sait quelles cartes il lui reste à révéler, mais pas dans quel ordre : regardez-les avant de choisir ce que vous gardez.
lesson-thorfinn-farewell = Quand vous l’aurez battu, il y a des niveaux plus durs, et la légende. Il vous attend sur la première étape. À vous ?
