# Althing en français.
# Ids arrive as plain strings: $card, $taken, $dropped, $brought, $borrowed, $given, $laid, $doubled and $with are
# cards, empty where the reader may not know the card or where there is none; $symbol, $answer and $against are symbols
# of the cards and Thorfinn’s shortages, $mark is a symbol of a step; $family is ruse, dodge, event, providence,
# malediction or shortage; $step and $other_step are cards of the track (a components file may add others) and $face the
# face of the first, empty for the Thing and the Althing; $hela is a Hela card; $currency is nuggets or wood_bones;
# $storm is stormur, ovedur or empty; $side is above or below for a deck, left or right for a step and at a fork;
# $origin is hand, reserve or assembly of a borrowed card, hand, borrowed or stone of one played for a reward; $fate is
# out, assembly or discard; $phase is what the match waits for. $thorfinn is a card of Thorfinn’s deck (in his events
# $card is), $mode how strong he is. $player and $whom are display names, used as they are; Thorfinn’s is the message
# thorfinn.
# $cards, $paid, $players, $symbols and $winners are lists already joined into one text; $listed is no where a list is
# empty. The Trolls are called by the colours of the seats. Numbers that a components file may change always arrive as
# variables. Never "de" or "que" before $player, $whom or a card (elision), never a participle that agrees with them.

## The game

game-title = Althing
game-tagline = Le trône des Vikings est à prendre, et chaque clan part pour l’Épopée qui mène à l’Althing. Recrutez Vikings et Trolls des Fjords, rusez, esquivez les coups des autres, et arrivez avant eux.
game-summary-1 = Pendant votre phase, agissez autant que vous voulez, dans n’importe quel ordre : recrutez à l’Assemblée, franchissez l’étape suivante de l’Épopée (une seule fois), jouez des symboles, servez-vous de votre réserve.
game-summary-2 = Une carte ne sert qu’à une chose à la fois : ses pépites, son bois et ses ossements, ou un seul de ses symboles. Cartes utilisées et cartes recrutées vont dans votre défausse, et reviennent quand votre pioche s’épuise.
game-summary-3 = Les ruses retardent l’adversaire : la Hache vole une carte, le Troll encombre une pioche, la Tempête empêche de recruter et de franchir. La bonne esquive en main, on peut les arrêter.
game-summary-4 = Événements et providences vous avantagent, mais une ruse peut contrer une providence. Avec Hela viennent les malédictions, et des étapes qui ne portent pas chance.
game-summary-5 = À la fin du tour, la victoire revient à qui se tient seul sur la dernière carte ; à quatre, on joue en deux équipes, et en solitaire contre Thorfinn. Une campagne fait découvrir les symboles pas à pas.
# Who races against a player who plays alone: in the place of a player’s name.
game-figure = Thorfinn

## Lessons

lesson-first = Votre première partie
lesson-first-what = Recrutez des Vikings, franchissez vos premières étapes et jouez un Troll à votre rival. Partie 1a de la campagne.
lesson-part-1b = Partie 1b : la Hache et le Bouclier
lesson-part-1b-what = Volez la carte qui vous manque, gardez un Bouclier et changez l’Assemblée par un Complot.
lesson-part-2 = Partie 2 : la Tempête
lesson-part-2-what = Levez une Tempête, chassez-en une autre et piochez jusqu’à cinq cartes.
lesson-part-3 = Partie 3 : Journaliers et réserve
lesson-part-3-what = Embauchez un Viking pour une action, recrutez un Troll des Fjords et mettez une carte de côté.
lesson-part-4 = Partie 4 : tout est en jeu
lesson-part-4-what = Changez votre main, puis l’Assemblée.
lesson-reserve = La réserve
lesson-reserve-what = Mettez une carte de côté pour le tour où il vous la faut.
lesson-teams = En équipes
lesson-teams-what = Deux contre deux : aidez votre partenaire grâce à une réserve face visible.
lesson-decks = Composer son deck
lesson-decks-what = Choisissez vos six cartes, doublez vos pépites et remaniez l’Épopée.
lesson-hela = Hela
lesson-hela-what = Changez ce que demande une étape, et rencontrez un Troll Maudit et un Jötunn.
lesson-epic = L’Épopée à embranchements
lesson-epic-what = Choisissez votre chemin à l’embranchement, et suivez-le jusqu’au bout.
lesson-thorfinn = En solitaire contre Thorfinn
lesson-thorfinn-what = Lisez ses cartes, volez-lui des siennes et arrêtez ce qu’il vous fait.

## Cards: a label, and as part of a sentence

card =
    { $card ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
        [troll-0] Troll bleu
        [troll-1] Troll rouge
        [troll-2] Troll jaune
        [troll-3] Troll gris
       *[other] Carte inconnue
    }
card-in =
    { $card ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] un Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
        [troll-0] un Troll bleu
        [troll-1] un Troll rouge
        [troll-2] un Troll jaune
        [troll-3] un Troll gris
       *[other] une carte
    }
taken-in =
    { $taken ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] un Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
        [troll-0] un Troll bleu
        [troll-1] un Troll rouge
        [troll-2] un Troll jaune
        [troll-3] un Troll gris
       *[other] la carte
    }
dropped-in =
    { $dropped ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] un Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
        [troll-0] un Troll bleu
        [troll-1] un Troll rouge
        [troll-2] un Troll jaune
        [troll-3] un Troll gris
       *[other] une carte
    }
brought =
    { $brought ->
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] un Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
       *[heskabech] Heskabech
    }
borrowed =
    { $borrowed ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] un Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
       *[other] aucune carte
    }
# Items of the lists $cards and $paid.
item-cards =
    { $cards ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] un Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
        [heskabech] Heskabech
        [troll-0] un Troll bleu
        [troll-1] un Troll rouge
        [troll-2] un Troll jaune
        [troll-3] un Troll gris
       *[other] une carte
    }
item-paid =
    { $paid ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] un Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
       *[heskabech] Heskabech
    }
# Cards given by demobilised, laid on an invocation stone, doubled by a reward, played for it.
given =
    { $given ->
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
       *[jotunn] un Jötunn
    }
laid =
    { $laid ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] un Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
       *[heskabech] Heskabech
    }
doubled =
    { $doubled ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] un Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
       *[heskabech] Heskabech
    }
with =
    { $with ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
        [tyr] Tyr
        [idhunn] Idhunn
        [loki] Loki
        [gudrid] Gudrid
        [floki] Floki
        [sigvaar] Sigvaar
        [siggy] Siggy
        [aslaug] Aslaug
        [horik] Horik
        [hild] Hild
        [bjorn] Bjorn
        [halldora] Halldora
        [olaf] Olaf
        [jotunn] un Jötunn
        [beldurk] Beldurk
        [dilbrett] Dilbrett
        [dazgul] Dazgul
       *[heskabech] Heskabech
    }
cards-number =
    { $number ->
        [0] aucune carte
        [one] { $number } carte
       *[other] { $number } cartes
    }
cards-count =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-rest =
    { $number ->
        [one] la dernière carte
       *[other] les { $number } cartes restantes
    }
nugget-cost =
    { $cost ->
        [one] { $cost } pépite
       *[other] { $cost } pépites
    }

## Resources, costs, what is still missing

resource =
    { $resource ->
        [nuggets] pépites
        [wood] bois
        [bones] ossements
       *[universal] au choix
    }
nuggets =
    { $nuggets ->
        [one] { $nuggets } pépite
       *[other] { $nuggets } pépites
    }
wood = { $wood } bois
bones =
    { $bones ->
        [one] { $bones } ossement
       *[other] { $bones } ossements
    }
universal = { $universal } d’un même type au choix
amounts =
    { $nuggets ->
        [0]
            { $wood ->
                [0]
                    { $bones ->
                        [0] rien
                       *[other] { bones }
                    }
               *[other]
                    { $bones ->
                        [0] { wood }
                       *[other] { wood } et { bones }
                    }
            }
       *[other]
            { $wood ->
                [0]
                    { $bones ->
                        [0] { nuggets }
                       *[other] { nuggets } et { bones }
                    }
               *[other]
                    { $bones ->
                        [0] { nuggets } et { wood }
                       *[other] { nuggets }, { wood } et { bones }
                    }
            }
    }
gives =
    { $universal ->
        [0] { amounts }
       *[other]
            { $nuggets ->
                [0]
                    { $wood ->
                        [0]
                            { $bones ->
                                [0] { universal }
                               *[other] { amounts }, { universal }
                            }
                       *[other] { amounts }, { universal }
                    }
               *[other] { amounts }, { universal }
            }
    }
cost =
    { $currency ->
        [nuggets]
            { $cost ->
                [one] { $cost } pépite
               *[other] { $cost } pépites
            }
       *[wood_bones]
            { $cost ->
                [one] { $cost } bois ou ossement
               *[other] { $cost } bois ou ossements
            }
    }
currency =
    { $currency ->
        [nuggets] pépites
       *[wood_bones] bois et ossements
    }
missing =
    { $missing ->
        [0] il ne manque rien
       *[other] il manque encore { $missing }
    }
recruits =
    { $number ->
        [one] { $number } recrue
       *[other] { $number } recrues
    }

## Symbols of the cards, and their families

symbol =
    { $symbol ->
        [axe] Hache
        [troll] Troll
        [storm] Tempête
        [shield] Bouclier
        [detroll] Détroll
        [fair_weather] Beau Temps
        [plot] Complot
        [day_labourer] Journalier
        [rework] Remaniement
        [reorganise] Réorganisation
        [unexpected] Inattendu
        [demobilised] Démobilisé
        [reward] Récompense
        [renewal] Renouveau
        [heimdall] Heimdall
        [invocation] Invocation
        [illness] Maladie
        [cursed_troll] Troll Maudit
        [shortage_nuggets] Pénurie de pépites
        [shortage_wood] Pénurie de bois
       *[shortage_bones] Pénurie d’ossements
    }
symbol-a =
    { $symbol ->
        [axe] une Hache
        [troll] un Troll
        [storm] une Tempête
        [shield] un Bouclier
        [detroll] un Détroll
        [fair_weather] un Beau Temps
        [plot] un Complot
        [day_labourer] un Journalier
        [rework] un Remaniement
        [reorganise] une Réorganisation
        [unexpected] un Inattendu
        [demobilised] un Démobilisé
        [reward] une Récompense
        [renewal] un Renouveau
        [heimdall] un Heimdall
        [invocation] une Invocation
        [illness] une Maladie
        [cursed_troll] un Troll Maudit
        [shortage_nuggets] une Pénurie de pépites
        [shortage_wood] une Pénurie de bois
       *[shortage_bones] une Pénurie d’ossements
    }
symbol-the =
    { $symbol ->
        [axe] la Hache
        [troll] le Troll
        [storm] la Tempête
        [shield] le Bouclier
        [detroll] le Détroll
        [fair_weather] le Beau Temps
        [plot] le Complot
        [day_labourer] le Journalier
        [rework] le Remaniement
        [reorganise] la Réorganisation
        [unexpected] l’Inattendu
        [demobilised] le Démobilisé
        [reward] la Récompense
        [renewal] le Renouveau
        [heimdall] le Heimdall
        [invocation] l’Invocation
        [illness] la Maladie
        [cursed_troll] le Troll Maudit
        [shortage_nuggets] la Pénurie de pépites
        [shortage_wood] la Pénurie de bois
       *[shortage_bones] la Pénurie d’ossements
    }
# What a card is played for.
symbol-for =
    { $symbol ->
        [axe] sa Hache
        [troll] son Troll
        [storm] sa Tempête
        [shield] son Bouclier
        [detroll] son Détroll
        [fair_weather] son Beau Temps
        [plot] son Complot
        [day_labourer] son Journalier
        [rework] son Remaniement
        [reorganise] sa Réorganisation
        [unexpected] son Inattendu
        [demobilised] son Démobilisé
        [reward] sa Récompense
        [renewal] son Renouveau
        [heimdall] son Heimdall
        [invocation] son Invocation
        [illness] sa Maladie
        [cursed_troll] son Troll Maudit
        [shortage_nuggets] sa Pénurie de pépites
        [shortage_wood] sa Pénurie de bois
       *[shortage_bones] sa Pénurie d’ossements
    }
# As its player says: your axe.
symbol-own =
    { $symbol ->
        [axe] Hache
        [troll] Troll
        [storm] Tempête
        [shield] Bouclier
        [detroll] Détroll
        [fair_weather] Beau Temps
        [plot] Complot
        [day_labourer] Journalier
        [rework] Remaniement
        [reorganise] Réorganisation
        [unexpected] Inattendu
        [demobilised] Démobilisé
        [reward] Récompense
        [renewal] Renouveau
        [heimdall] Heimdall
        [invocation] Invocation
        [illness] Maladie
        [cursed_troll] Troll Maudit
        [shortage_nuggets] Pénurie de pépites
        [shortage_wood] Pénurie de bois
       *[shortage_bones] Pénurie d’ossements
    }
symbol-effect =
    { $symbol ->
        [axe] Tirez au hasard une carte de la main d’un adversaire : utilisez-la aussitôt comme une des vôtres, ou non. Dans tous les cas, elle va ensuite dans la défausse de son propriétaire.
        [troll] Posez un de vos Trolls sur la pioche d’un adversaire. Il n’est bon à rien, et y reste jusqu’à ce qu’on vous le renvoie.
        [storm] Posez votre Troll Tempête devant un adversaire : à sa prochaine phase, il ne recrute ni ne franchit (Stormur) ; à la suivante, il ne recrute pas (Ovedur).
        [shield] En réponse : arrête une Hache qui vous vise.
        [detroll] En réponse : arrête un Troll qui vous est destiné, ou un des vôtres qui est Maudit. Pendant votre phase : cherchez un Troll dans votre pioche et renvoyez-le chez lui.
        [fair_weather] En réponse : écarte une Tempête qui vous est destinée, ou une Pénurie de Thorfinn. Pendant votre phase : lève une Pénurie, ou permet de recruter sur une étape où souffle Ovedur.
        [plot] Mettez deux cartes de l’Assemblée sous sa pioche, dans l’ordre de votre choix. D’autres prennent leurs places.
        [day_labourer] Empruntez un Viking ou un Jötunn de l’Assemblée, quel que soit son coût, et utilisez-le aussitôt. Il va ensuite sous la pioche de l’Assemblée.
        [rework] Défaussez cette carte et piochez-en une ; ou défaussez-en une autre avec elle et piochez-en deux.
        [reorganise] Regardez les trois premières cartes de la pioche de l’Assemblée et échangez celles que vous voulez contre des cartes de l’Assemblée. Remettez le reste sur la pioche ou dessous.
        [unexpected] Retournez la première carte de la pioche de l’Assemblée : jusqu’à la fin de cette phase, elle se recrute, s’embauche ou se prend comme une carte de l’Assemblée. Elle va ensuite sous la pioche.
        [demobilised] Échangez une carte de votre main qui a un coût en pépites contre une ou plusieurs cartes de l’Assemblée qui, ensemble, ne coûtent pas plus qu’elle. Elles viennent dans votre main.
        [reward] Pendant un recrutement en pépites : les pépites d’une des cartes qui paient comptent double.
        [renewal] Comme première action de votre phase : défaussez cette carte et toute votre main, et piochez-en une nouvelle.
        [heimdall] Retournez une étape sans pion, ou intervertissez-en deux. Rien ne l’arrête, et on ne revient pas dessus.
        [invocation] Posez sur cette carte, face visible, une autre carte de votre main. Dès votre prochaine phase, ou aussitôt en réponse, utilisez un de ses symboles ; puis défaussez les deux.
        [illness] À la fin de cette phase, mettez des cartes de l’Assemblée sous sa pioche jusqu’à ce qu’il en reste trois. Elle reste ainsi jusqu’au début de votre prochaine phase.
        [cursed_troll] Un adversaire qui a un Troll chez lui le reçoit sur sa propre pioche.
        [shortage_nuggets] Vos pépites ne comptent pas pendant cette phase.
        [shortage_wood] Votre bois ne compte pas pendant cette phase.
       *[shortage_bones] Vos ossements ne comptent pas pendant cette phase.
    }
# What each one is stopped with.
answer-a =
    { $answer ->
        [shield] un Bouclier
        [detroll] un Détroll
        [fair_weather] un Beau Temps
        [storm] une Tempête
        [troll] un Troll
       *[axe] une Hache
    }
answer-title =
    { $answer ->
        [shield] Bouclier
        [detroll] Détroll
        [fair_weather] Beau Temps
        [storm] Tempête
        [troll] Troll
       *[axe] Hache
    }
against-the =
    { $against ->
        [axe] la Hache
        [troll] le Troll
        [storm] la Tempête
        [day_labourer] le Journalier
        [rework] le Remaniement
        [reorganise] la Réorganisation
        [cursed_troll] le Troll Maudit
        [shortage_nuggets] la Pénurie de pépites
        [shortage_wood] la Pénurie de bois
       *[shortage_bones] la Pénurie d’ossements
    }
family =
    { $family ->
        [ruse] ruse
        [dodge] esquive
        [event] événement
        [providence] providence
        [malediction] malédiction
       *[shortage] pénurie
    }
family-title =
    { $family ->
        [ruse] Ruse
        [dodge] Esquive
        [event] Événement
        [providence] Providence
        [malediction] Malédiction
       *[shortage] Pénurie
    }
family-help =
    { $family ->
        [ruse] Se joue pendant votre phase, contre un adversaire. L’esquive correspondante l’arrête. En réponse, elle permet de contrer une providence.
        [dodge] Se joue en réponse, quand une ruse vous vise.
        [event] Se joue pendant votre phase. Rien ne l’arrête.
        [providence] Se joue pendant votre phase. Un adversaire peut la contrer avec la ruse correspondante.
        [malediction] Se joue pendant votre phase. Rien n’arrête une Maladie ; un Détroll arrête un Troll Maudit.
       *[shortage] Thorfinn vous l’impose. Un Beau Temps l’arrête.
    }

## The epic: its cards and their symbols

step =
    { $step ->
        [kattegat] Kattegat
        [drakkar] Drakkar
        [dragvendil] Dragvendil
        [eldaskali] Eldaskali
        [snekkar] Snekkar
        [knorrer] Knorrer
        [kernelyd] Kernelyd
        [vegvisir] Vegvisir
        [thing] Thing
        [althing] Althing
        [stridur] Stridur
        [bolvun] Bolvun
       *[other] { $step }
    }
step-title =
    { $face ->
        [a] { step } A
        [b] { step } B
       *[other] { step }
    }
step-the =
    { $step ->
        [kattegat] { step-title }
        [thing] le Thing
        [althing] l’Althing
       *[other] l’étape { step-title }
    }
other-step =
    { $other_step ->
        [kattegat] Kattegat
        [drakkar] Drakkar
        [dragvendil] Dragvendil
        [eldaskali] Eldaskali
        [snekkar] Snekkar
        [knorrer] Knorrer
        [kernelyd] Kernelyd
        [vegvisir] Vegvisir
        [thing] Thing
        [althing] Althing
        [stridur] Stridur
        [bolvun] Bolvun
       *[other] { $other_step }
    }
# The last card, where no face is named.
last-card =
    { $step ->
        [thing] le Thing
       *[althing] l’Althing
    }
face =
    { $face ->
        [a] face A
       *[b] face B
    }
face-other =
    { $face ->
        [a] face B
       *[b] face A
    }
hela =
    { $hela ->
        [afvopnud] Afvopnud
        [helgrind] Helgrind
        [sott] Sott
        [trolldomur] Trolldomur
       *[nastrond] Nastrond
    }
# Where a Hela card shows beside its step, and which way a player takes at a fork.
side-of =
    { $side ->
        [left] à gauche
       *[right] à droite
    }
side-way =
    { $side ->
        [left] chemin de gauche
       *[right] chemin de droite
    }
mark =
    { $mark ->
        [sacred_ground] Sol Sacré
        [seasoned] Aguerri
        [hela] Hela
        [illness_zone] Maladie
        [cursed_troll_zone] Troll Maudit
        [curse_zone] Malédiction
        [resource_shift] Ressources
       *[ovedur_zone] Ovedur
    }
mark-effect =
    { $mark ->
        [sacred_ground] Le joueur qui s’y tient est à l’abri des ruses et des contre-attaques, mais peut ruser.
        [seasoned] Dès qu’un joueur franchit cette étape, tous jouent avec une main plus grande : lui dès la fin de la même phase, les autres à la fin de leur prochaine phase.
        [hela] Le joueur qui franchit cette étape révèle la première carte de sa pioche : une carte joueur quitte la partie, une recrue va sur la pioche de l’Assemblée, un Troll dans la défausse.
        [illness_zone] Tant qu’un joueur se tient ici, l’Assemblée n’a que trois cartes.
        [cursed_troll_zone] Le joueur qui franchit cette étape et a un Troll chez lui le reçoit sur sa propre pioche. Un Détroll l’arrête.
        [curse_zone] Le joueur qui se tient ici ne joue ni ruse, ni esquive, ni événement, même en réponse.
        [resource_shift] Ce que demande cette étape change : plus d’une chose, moins d’une autre.
       *[ovedur_zone] Le joueur qui se tient ici ne peut ni recruter ni embaucher, à moins de jouer pour cela un Beau Temps pendant sa phase.
    }
storm =
    { $storm ->
        [stormur] Stormur
        [ovedur] Ovedur
       *[other] Pas de Tempête
    }
storm-effect =
    { $storm ->
        [stormur] ni recruter ni franchir pendant cette phase
        [ovedur] ne pas recruter pendant cette phase
       *[other] rien n’est interdit
    }

## What the match waits for

phase =
    { $phase ->
        [acting] actions
        [paying] paiement
        [borrowed] carte empruntée
        [targeting] cible
        [answering] réponse
        [hiring] Journalier
        [reworking] Remaniement
        [reorganising] Réorganisation
        [exchanging] échange
        [stacking] ordre des cartes
        [plotting] Complot
        [returning] Troll à renvoyer
        [arranging] aménagement de la main
        [placing] carte d’Hela à placer
        [composing] composition du deck
        [demobilising] Démobilisé
        [shaping] Heimdall
        [lifting] Beau Temps
        [invoking] Pierre d’Invocation
        [ailing] Maladie
       *[over] fin
    }

## The campaign: what each part is called, and what is new in it

campaign-next = Continuer : { $label }
scenario-free-few-title = Une partie à votre goût
scenario-free-few-new = Tous les symboles sont en jeu, et les étapes de l’Épopée sont tirées au sort. Les options ci-dessous disent quelles faces elles montrent, qui rejoint l’Assemblée, et s’il y a decks à composer, Hela ou embranchements.
scenario-1a-few-title = Des Trolls en chemin
scenario-1a-few-new = Votre première course : recrutez des Vikings avec des pépites, réunissez ce que demande l’étape suivante et franchissez-la avant les autres. Deux symboles seulement sont en jeu : le Troll encombre une pioche adverse, le Détroll l’écarte ou le renvoie. Tout le monde commence avec la même main ; dès 8 ans.
scenario-1b-few-title = La Hache et le Bouclier
scenario-1b-few-new = La même course, avec trois symboles de plus. La Hache prend une carte dans une main adverse, à utiliser aussitôt ; le Bouclier l’arrête. Le Complot change ce que propose l’Assemblée.
scenario-2-few-title = La Tempête
scenario-2-few-new = La Tempête empêche un adversaire de recruter et de franchir ; le Beau Temps l’écarte. Une étape Aguerri donne à tout le monde une main plus grande, et le voyage, plus long, mène désormais à l’Althing.
scenario-3-few-title = Journaliers et réserve
scenario-3-few-new = Baldur rejoint votre deck et apporte le Journalier : empruntez un Viking pour une action, à moins qu’une Tempête ne vous contre. Les Trolls des Fjords viennent à l’Assemblée : ils se paient en bois et en ossements, et donnent le type de ressource de votre choix. Enfin, vous pouvez garder une carte en réserve, face cachée.
scenario-4-few-title = Tout est en jeu
scenario-4-few-new = Le Remaniement renouvelle vos cartes, la Réorganisation permet de voir venir et de changer l’Assemblée. Le premier se contre avec un Troll, la seconde avec une Hache. Désormais, tous les symboles sont en jeu.
scenario-free-one-title = En solitaire contre Thorfinn
scenario-free-one-new = Thorfinn part avec une étape d’avance et joue avant vous à chaque tour : il recrute, vous gêne et avance, comme le dit sa carte. Atteignez la dernière carte avant lui. Les options ci-dessous disent quelle est sa force, et ce qui s’ajoute encore.
scenario-free-four-title = Une partie à votre goût, en équipes
scenario-free-four-new = Deux contre deux, avec tous les symboles ; les étapes de l’Épopée sont tirées au sort. Les options ci-dessous disent quelles faces elles montrent, et s’il y a decks à composer, Hela ou embranchements.
scenario-1a-four-title = Deux équipes
scenario-1a-four-new = Vous jouez à deux contre deux, votre partenaire en face de vous : l’un doit atteindre le Thing, l’autre le suivre de près. Trois symboles sont en jeu : le Troll encombre une pioche, le Détroll l’écarte ou le renvoie, et le Journalier vous prête un Viking pour une action. Les Trolls des Fjords sont là aussi : recrutez-les avec du bois et des ossements.
scenario-1b-four-title = La Hache et le Bouclier
scenario-1b-four-new = La même course, avec trois symboles de plus. La Hache prend une carte dans une main adverse, à utiliser aussitôt ; le Bouclier l’arrête. Le Complot change ce que propose l’Assemblée.
scenario-2-four-title = La Tempête
scenario-2-four-new = Un voyage plus rude, vers l’Althing, et des mains tirées au hasard. La Tempête empêche un adversaire de recruter et de franchir, et contre un Journalier ; le Beau Temps l’écarte. Une étape Aguerri donne à tout le monde une main plus grande.
scenario-3-four-title = Tout est en jeu
scenario-3-four-new = Chacun a une réserve visible : échangez-y des cartes avec votre partenaire, mais gare aux Haches. Le Remaniement renouvelle vos cartes, la Réorganisation permet de voir venir ; le premier se contre avec un Troll, la seconde avec une Hache. Désormais, tous les symboles sont en jeu.

## Parts of the table

part-hand = Main
part-deck = Pioche
part-discard = Défausse
part-reserve = Réserve
part-looked = Cartes regardées

## The board in full words: labels of places and pieces
## $label is a whole label; $count counts what stands beside it

board-look-back = Revenir à ma place

# Rounds and phases
board-round = Tour { $round } : { $player }
board-round-storm = Tour { $round } : { $player }, sous { storm } ({ storm-effect })
board-crossed = { $player } a franchi une étape pendant cette phase
board-ending = La dernière carte est atteinte : ce tour est le dernier
board-first = { $player } commence chaque tour
board-team = { $player } et { $whom } jouent ensemble
board-actions-left =
    { $count ->
        [one] encore { $count } action dans cette phase
       *[other] encore { $count } actions dans cette phase
    }

# The epic
board-epic = L’Épopée, depuis Kattegat jusqu’à la dernière carte
board-step-start = { step-title } : le départ
board-step = { step-title } : demande { amounts }
board-step-next = { $label } ; votre prochaine étape
board-step-here = { $label } ; ici : { $players }

# The assembly
board-assembly = L’Assemblée, en partant de sa pioche
# The sixth slot is that of an unexpected guest.
slot-in =
    { $slot ->
        [6] Inattendu
       *[other] place { $slot }
    }
slot-title =
    { $slot ->
        [6] Inattendu
       *[other] Place { $slot }
    }
board-slot = { slot-title } : { card }, { cost }
board-slot-empty = { slot-title } : vide
board-assembly-deck =
    { $count ->
        [0] Pioche de l’Assemblée : vide
        [one] Pioche de l’Assemblée : { $count } carte
       *[other] Pioche de l’Assemblée : { $count } cartes
    }
board-deck-top = dessus, la prochaine d’abord : { $cards }
board-deck-bottom = dessous, la prochaine d’abord : { $cards }

# Cards
board-card = { card } : { gives }
board-card-symbols = { card } : { gives } ; { $symbols }
board-card-hidden = Une carte que vous ne connaissez pas
board-troll = { card } : { $player }
board-symbol-off = { symbol }, pas en jeu
board-card-number = { $count } × { card }

# What lies before a player
board-own = Devant { $player }
board-hand =
    { $count ->
        [0] Main : { $player }, vide
        [one] Main : { $player }, { $count } carte
       *[other] Main : { $player }, { $count } cartes
    }
board-limit = Pioche jusqu’à { $limit } cartes
board-limit-grows = Pioche jusqu’à { $limit } cartes dès la fin de la prochaine phase
board-deck =
    { $count ->
        [0] Pioche : { $player }, vide
        [one] Pioche : { $player }, { $count } carte
       *[other] Pioche : { $player }, { $count } cartes
    }
board-deck-trolls =
    { $count ->
        [one] { $label }, un Troll dessus
       *[other] { $label }, { $count } Trolls dessus
    }
board-discard =
    { $count ->
        [0] Défausse : { $player }, vide
        [one] Défausse : { $player }, { $count } carte
       *[other] Défausse : { $player }, { $count } cartes
    }
board-reserve-empty = Réserve : { $player }, vide
board-reserve-hidden = Réserve : { $player }, une carte face cachée
board-reserve-own = Votre réserve : { card }, face cachée
board-reserve-open = Réserve : { $player }, { card }
board-trolls =
    { $count ->
        [0] { $player } n’a plus de Troll disponible
        [one] { $player } a { $count } Troll disponible
       *[other] { $player } a { $count } Trolls disponibles
    }
board-storm-ready = Troll Tempête chez { $player }
board-storm-away = { $player } a son Troll Tempête chez { $whom }
board-storm = { $player } a envoyé { storm } devant { $whom } : { storm-effect }
board-safe = { $player } se tient sur le Sol Sacré
board-owned = Toutes les cartes : { $player }
board-finished = { $player } se tient sur la dernière carte

# Paying: what is pledged for a goal
board-pay-recruit = Recruter { $cards } : { cost }
board-pay-cross = Franchir { step-the } : { amounts }
board-pledged = { card }, pour payer
board-pay-sum = Réuni : { gives }
board-pay-missing = { missing }
board-pay-enough = Le compte y est
board-pay-private = Personne d’autre ne le voit avant votre confirmation
board-borrowed =
    { $origin ->
        [assembly] { $player } embauche { card-in }
        [reserve] { $player } a pris { card-in } à { $whom }, dans sa réserve
       *[hand] { $player } a pris { card-in } à { $whom }, dans sa main
    }
board-looked =
    { $number ->
        [one] { $player } regarde { $number } carte de la pioche de l’Assemblée
       *[other] { $player } regarde { $number } cartes de la pioche de l’Assemblée
    }

# A symbol is announced, and somebody may answer
answer-heading = { $player } joue { card } : { symbol }
answer-heading-target = { $player } joue { card } : { symbol } contre { $whom }
answer-heading-reserve = { $player } joue { card } : Hache contre la réserve ({ $whom })
answer-heading-counter = { $player } contre-attaque avec { card } : { symbol }
answer-you = Vous pouvez répondre avec { answer-a }
answer-you-none = { answer-title } : cela l’arrêterait, mais vous n’en avez pas
answer-waiting = { $player } peut répondre avec { answer-a }
answer-unhurried = Prenez votre temps : personne ne voit ce que vous avez en main
answer-quiet = Ne plus me demander pendant cette phase
answer-quiet-on = Vous laissez tout faire jusqu’à la fin de cette phase
answer-quiet-off = Me demander de nouveau
answer-timer =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
answer-timer-off = Sans limite

## Cards that explain a piece

piece-card =
    { $card ->
        [odin] Le père des dieux, qui donna un œil pour devenir sage. Chaque clan se tourne d’abord vers lui.
        [thor] Le dieu du tonnerre. Quand il vous accompagne, on ne demande pas poliment.
        [freyr] Le dieu des bonnes récoltes, qui veille sur la maison.
        [baldur] Le lumineux, aimé de tous : chacun lui prête main-forte avec joie.
        [tyr] Le dieu du droit, qui donna une main pour qu’on pût lier un loup. Il aime repartir de zéro.
        [idhunn] La gardienne des pommes qui gardent jeunes les dieux : avec elle, rien n’est perdu pour de bon.
        [loki] Le farceur des dieux. Jamais là où on le cherche, toujours là où il peut servir.
        [gudrid] Elle a traversé plus de mers que la plupart n’en ont vu, et elle en est toujours revenue.
        [floki] Un charpentier de marine qui écoute les corbeaux et sent le vent avant qu’il ne tourne.
        [sigvaar] Un marchand de peu de mots. Il connaît le prix de tout, et de chacun.
        [siggy] Chez elle dans toutes les maisons, et dans les secrets de tous.
        [aslaug] Elle a grandi en haillons et elle est devenue reine. Elle n’a rien oublié.
        [horik] Un roi qui réclame ce qu’on lui doit, et parfois un peu plus.
        [hild] Une guerrière au bouclier. Son nom veut dire combat, et il lui va bien.
        [bjorn] Fort comme l’ours dont il porte le nom, et tout aussi imprévisible.
        [halldora] Elle sait tout faire un peu, et c’est déjà beaucoup.
        [olaf] Un chef qui a connu bien des hivers. Derrière lui, on est à l’abri.
        [jotunn] Un géant venu du givre. La maladie marche avec lui, et la route même change de cours.
        [beldurk] Un Troll des Fjords avec un sac plein de bricoles : ce que vous cherchez s’y trouve.
        [dilbrett] Un Troll des Fjords qui ne peut rien voir traîner sans le mettre ailleurs.
        [dazgul] Un Troll des Fjords à la patience courte et aux bras très longs.
        [heskabech] L’aîné des Trolls des Fjords. Les montagnes s’écartent pour moins que cela.
        [troll-0] Il mange, il dort, il encombre.
        [troll-1] Il mange, il dort, il encombre.
        [troll-2] Il mange, il dort, il encombre.
        [troll-3] Il mange, il dort, il encombre.
       *[other] Seul le joueur qui l’a en main voit cette carte.
    }
piece-card-use = Utilisez-la pour ses ressources dans une action, ou pour un de ses symboles. Elle va ensuite dans votre défausse.
piece-universal = Le nombre entier compte pour un seul type, pépites, bois ou ossements : celui qui sert le mieux.
piece-troll = Un Troll ne donne rien et ne fait rien. Défaussez-le, gardez-le en réserve ou glissez-le dans un Remaniement ; un Détroll le renvoie chez lui depuis votre pioche.
piece-symbol = { family-title }. { symbol-effect }
piece-symbol-stopped = { family-title }. { symbol-effect } Ce qui l’arrête : { answer-title }.
piece-symbol-off = Pas en jeu dans cette partie de la campagne : ce symbole ne fait rien.
piece-step =
    { $step ->
        [kattegat] Le port d’où part chaque voyage.
        [drakkar] Avant de hisser la voile, il faut bâtir le navire.
        [dragvendil] Une épée dont on fait des chansons, et qui ne se laisse pas tenir par n’importe qui.
        [eldaskali] La salle au long feu, où l’on regarde de près ses invités.
        [snekkar] Des navires de guerre minces et vifs comme des serpents, qui veulent un équipage au complet.
        [knorrer] Des navires marchands au ventre large : ici, on compte avant de larguer les amarres.
        [kernelyd] Une halte où personne ne passe les mains vides.
        [vegvisir] Le signe qui montre le chemin, même quand on n’en voit aucun.
        [thing] L’assemblée des gens libres : ici l’on vous écoute, et peut-être vous choisit-on.
        [althing] La grande assemblée de tous : qui s’y tient en premier monte sur le trône.
        [stridur] Un champ de bataille dont personne ne repart comme il est venu.
        [bolvun] Un lieu maudit. Parlez bas, et ne vous attardez pas.
       *[other] Une étape de l’Épopée.
    }
piece-step-cross = Pour la franchir, utilisez des cartes qui donnent au moins autant de chaque type. Une étape par phase, sans en sauter.
piece-step-last = La dernière carte de l’Épopée.
piece-mark = { mark }. { mark-effect }
piece-seasoned = Aguerri : dès qu’un joueur franchit cette étape, la main de chacun passe à { $limit } cartes.
piece-slot = La place 1 est à côté de la pioche. Quand une carte part, celles qui la séparent de la pioche s’en éloignent d’une place, et les nouvelles entrent à la place 1.
piece-assembly-deck = Les nouvelles cartes de l’Assemblée viennent d’ici. Celles qu’on met dessous reviennent une fois les autres piochées.
piece-hand = Chaque joueur ne voit que sa propre main. Les cartes que tous y ont vues entrer, et qui y sont encore, sont montrées.
piece-deck = Quand une pioche est vide, la défausse est aussitôt mélangée pour en faire une nouvelle.
piece-discard = Cartes utilisées, recrutées ou défaussées. Vous pouvez regarder votre propre défausse ; des autres, vous voyez ce que vous savez.
piece-reserve-hidden = Pendant votre phase, vous pouvez garder ici une carte face cachée. Reprenez-la en défaussant une carte de votre main, ou en laissant une autre à sa place.
piece-reserve-open = Pendant votre phase, vous pouvez garder ici une carte face visible. Votre partenaire peut l’échanger, et une Hache adverse peut la viser.
piece-trolls = Les Trolls que l’on peut encore envoyer. Ceux qui sont partis reviennent quand on les renvoie.
piece-storm-ready = Le Troll Tempête est chez lui : on peut lever une Tempête.
piece-storm =
    { $storm ->
        [stormur] Sous Stormur, on ne recrute ni ne franchit. À la fin de cette phase, il devient Ovedur.
        [ovedur] Sous Ovedur, on ne recrute pas. À la fin de cette phase, il rentre chez lui.
       *[other] Aucune Tempête ici.
    }
piece-team = Les partenaires se font face. L’un doit se tenir sur la dernière carte, l’autre aussi ou sur une des deux étapes qui la précèdent.
piece-ending = À la fin du tour, qui se tient seul sur la dernière carte l’emporte ; à plusieurs, on partage la victoire.
piece-limit = À la fin d’une phase, la main est complétée jusqu’à ce nombre de cartes.
piece-hela =
    { $hela ->
        [afvopnud] Désarmé : qui s’y repose en sort plus fort, mais le vent tourne.
        [helgrind] La porte du royaume d’Hela. Elle s’ouvre dans un seul sens.
        [sott] Le mal qui voyage plus vite que tous les navires.
        [trolldomur] La sorcellerie : même vos propres Trolls vous abandonnent.
       *[nastrond] Le rivage des morts, où tout a un autre prix.
    }
piece-hela-side = Une carte d’Hela glissée sous une étape lui ajoute ce qu’elle montre, à gauche ou à droite. Elle reste avec son étape.
piece-guest = L’Inattendu se recrute, s’embauche ou se prend comme une carte de l’Assemblée, jusqu’à la fin de cette phase. Il ne compte pas parmi ses cartes.
piece-stone = Un des symboles de la carte du dessus peut être invoqué, dès la prochaine phase de son propriétaire ou aussitôt en réponse. Puis les deux cartes sont défaussées. La pierre ne donne pas de ressources et ne se vole pas.
piece-fork = Ici l’Épopée bifurque : chacun choisit son chemin, en fait les deux étapes, et rejoint les autres.
piece-size = Sous une Maladie, l’Assemblée n’a que trois cartes.
piece-out = Les cartes qui ne reviennent plus dans cette partie.
piece-thorfinn = Thorfinn n’est pas un joueur : ni les étapes ni Hela ne lui font rien. S’il est en premier sur la dernière carte, vous avez perdu.
piece-thorfinn-card = Ce que fait Thorfinn pendant ce tour : il recrute, puis agit selon votre position, puis avance peut-être.
piece-thorfinn-hand = Les cartes que Thorfinn a recrutées. Votre Hache en prend une au hasard, sauf si sa carte montre un Bouclier.

## Actions

action-cross = Franchir { step-the } : { amounts }
action-cross-side = Franchir { step-the }, { side-way } : { amounts }
action-recruit = Recruter { card } pour { cost } ({ slot-in })
action-recruit-more = Recruter aussi { card }, pour { cost } ({ slot-in })
action-pay = Payer avec { card } : { gives }
action-reward = Jouer { with } pour sa Récompense : { card } donne deux fois { nuggets }
action-confirm-recruit = Confirmer : { recruits }
action-confirm-cross = Confirmer : franchir { step-the }
action-play = Jouer { card } pour { symbol-for }
action-invoke = Invoquer { card }, sur votre pierre, pour { symbol-for }
action-target = Viser { $whom } avec { symbol-the }
action-raid = Prendre { card-in } à { $whom }, dans sa réserve
action-answer = Répondre avec { card } : { symbol-the } contre { against-the }
action-invoke-answer = Répondre avec { card }, sur votre pierre : { symbol-the } contre { against-the }
action-let = Laisser faire ({ against-the })
action-hire = Embaucher { card } ({ slot-in })
action-decline-stolen = Renoncer à la carte prise à { $whom } : { card }
action-decline-hired = Congédier { card } sans s’en servir
action-bring = Amener { card } à l’Assemblée
action-against = Remplacer { card } par { brought } ({ slot-in })
action-above = Mettre { cards-rest } sur la pioche de l’Assemblée
action-below = Mettre { cards-rest } sous la pioche de l’Assemblée
action-stack = Placer { card }, à piocher avant les autres
action-plot = Mettre { card } sous la pioche de l’Assemblée ({ slot-in })
action-return = Renvoyer un Troll chez { $whom }
action-give = Donner { card } à l’Assemblée ({ nugget-cost })
action-take = Prendre { card } pour { nugget-cost } ({ slot-in })
action-confirm-demobilise = Confirmer : { card } contre { cards-number }
action-turn = Retourner l’étape { step } sur sa { face-other }
action-switch = Intervertir les étapes { step } et { other-step }
action-lay = Poser { card } sur la pierre
action-lift = Lever { symbol-the }
action-lift-ovedur = Chasser Ovedur, et recruter malgré tout sur { step-the }
action-spread = Mettre { card } sous la pioche de l’Assemblée ({ slot-in })
action-place = Glisser { hela } sous l’étape { step-title }, visible { side-of }
action-pick = Prendre { card } dans votre deck
action-confirm-deck = Confirmer votre deck de { cards-number }
action-store = Mettre { card-in } dans votre réserve
action-fetch = Reprendre { taken-in } de votre réserve et défausser { card-in }
action-swap = Reprendre { taken-in } de votre réserve et y laisser { card-in }
action-trade = Prendre { taken-in } à { $whom }, dans sa réserve, et y laisser { card-in }
action-end = Terminer vos actions et aménager votre main
action-drop = Défausser { card-in } face cachée
action-drop-rework = Défausser aussi { card-in }, face cachée, et piocher deux cartes
action-draw = Finir la phase : { draw-what }
action-draw-rework = Piocher une carte
draw-what =
    { $number ->
        [0] rien à piocher
        [one] piocher { $number } carte
       *[other] piocher { $number } cartes
    }

## Groups of choices, and their short labels

group-cross = Prochaine étape
group-recruit = Recruter
group-pay = Cartes pour payer
group-reward = Pépites à compter double
group-confirm = Confirmer
group-play = Jouer un symbole
group-invoke = Symboles de votre pierre
group-target = Cible
group-answer = Répondre
group-let = Ne pas répondre
group-hire = Journaliers à embaucher
group-decline = Ne pas s’en servir
group-bring = Cartes regardées
group-against = Cartes de l’Assemblée
group-above = Sur la pioche
group-below = Sous la pioche
group-stack = Carte suivante
group-plot = Cartes à écarter
group-return = Trolls à renvoyer
group-give = Carte à donner
group-take = Cartes à prendre
group-turn = Retourner une étape
group-switch = Intervertir deux étapes
group-lay = Carte pour la pierre
group-spread = Cartes que la Maladie emporte
group-place = Place de la carte d’Hela
group-pick = Cartes pour votre deck
group-store = Mettre en réserve
group-fetch = Reprendre la réserve et défausser
group-swap = Échanger avec la réserve
group-trade = Échanger avec votre partenaire
group-end = Votre phase
group-drop = Cartes à défausser
group-draw = Piocher
chip-recruit = { $slot } : { card }
chip-pay = { card }
chip-play = { card } : { symbol }
chip-answer = { card }
chip-hire = { $slot } : { card }
chip-against = { $slot } : { card }
chip-plot = { $slot } : { card }
chip-cross-side = { side-way }
chip-reward = { card }
chip-invoke = { symbol }
chip-invoke-answer = { card }
chip-give = { card }
chip-take = { $slot } : { card }
chip-turn = { step } : { face-other }
chip-switch = { step } et { other-step }
chip-lay = { card }
chip-spread = { $slot } : { card }
chip-place = { step }, { side-of }
chip-pick = { card }
chip-store = { card }
chip-fetch = { card }
chip-swap = { card }
chip-trade = { card }
chip-drop = { card }

## Prompts

prompt-place = Votre carte d’Hela est { hela } : glissez-la sous une étape, visible à gauche ou à droite.
prompt-compose =
    { $number ->
        [one] Composez votre deck de { $size } cartes : encore { $number } carte. Personne ne le voit avant que tous aient fini.
       *[other] Composez votre deck de { $size } cartes : encore { $number } cartes. Personne ne le voit avant que tous aient fini.
    }
prompt-compose-done = Votre deck de { $size } cartes est complet : confirmez, ou revenez sur un choix.
prompt-act = Agissez autant que vous voulez, dans n’importe quel ordre ; puis terminez vos actions.
prompt-act-storm =
    { $storm ->
        [stormur] Stormur fait rage devant vous : ni recruter ni franchir pendant cette phase. Tout le reste est permis.
       *[ovedur] Ovedur souffle devant vous : pas de recrutement pendant cette phase. Tout le reste est permis.
    }
prompt-act-enough =
    { $actions ->
        [one] Vous avez fait { $actions } action pendant cette phase, c’est la limite. Terminez-la.
       *[other] Vous avez fait { $actions } actions pendant cette phase, c’est la limite. Terminez-la.
    }
prompt-act-ovedur = Sur { step-the }, vous ne pouvez ni recruter ni embaucher, à moins de jouer d’abord un Beau Temps. Tout le reste est permis.
prompt-act-shortage = Pénurie : { shortages }. Pour le reste, rien ne change.
# 1 where it is short, else 0; one of the three at least.
shortages =
    { $nuggets ->
        [1]
            { $wood ->
                [1]
                    { $bones ->
                        [1] pépites, bois et ossements ne comptent pas pendant cette phase
                       *[0] pépites et bois ne comptent pas pendant cette phase
                    }
               *[0]
                    { $bones ->
                        [1] pépites et ossements ne comptent pas pendant cette phase
                       *[0] les pépites ne comptent pas pendant cette phase
                    }
            }
       *[0]
            { $wood ->
                [1]
                    { $bones ->
                        [1] bois et ossements ne comptent pas pendant cette phase
                       *[0] le bois ne compte pas pendant cette phase
                    }
               *[0]
                    { $bones ->
                        [1] les ossements ne comptent pas pendant cette phase
                       *[0] tout compte pendant cette phase
                    }
            }
    }
prompt-act-stone = Votre main est vide, mais vous pouvez encore invoquer { card-in }, sur votre pierre ; ou terminez vos actions.
prompt-pay-recruit =
    { $number ->
        [one] Recrutement à { cost } : choisissez dans votre main les cartes qui paient ; { missing }.
       *[other] { recruits } pour { cost } : choisissez dans votre main les cartes qui paient ; { missing }.
    }
prompt-pay-cross = Pour franchir { step-the }, choisissez des cartes de votre main ; { missing }.
prompt-pay-enough-recruit = Le compte y est pour { recruits } ({ cost }). Confirmez, ou ajoutez-en une que votre main peut payer.
prompt-pay-enough-cross = Le compte y est pour franchir { step-the }. Confirmez.
stolen-troll = Vous avez pris { card-in } à { $whom } : il n’est bon à rien, rendez-le.
prompt-stolen =
    { $card ->
        [troll-0] { stolen-troll }
        [troll-1] { stolen-troll }
        [troll-2] { stolen-troll }
        [troll-3] { stolen-troll }
       *[other] Vous avez pris { card-in } à { $whom } : utilisez cette carte maintenant, seule ou avec les vôtres, ou renoncez-y.
    }
prompt-hired = { card } travaille pour vous le temps d’une action : utilisez cette carte maintenant, seule ou avec les vôtres, ou renoncez-y.
prompt-target = Quelle est la cible de votre { symbol-own } ?
prompt-answer-ruse = { $whom } joue { symbol-a } contre vous. L’arrêter avec { answer-a }, ou laisser faire ?
prompt-answer-reserve = { $whom } vise votre réserve ({ card }) avec une Hache. L’arrêter avec { answer-a }, ou laisser faire ?
prompt-answer-providence = { $whom } joue { symbol-a }. Contre-attaquer avec { answer-a }, ou laisser faire ?
prompt-answer-counter = { $whom } contre-attaque avec { symbol-a }. Esquiver avec { answer-a }, ou laisser faire ?
prompt-answer-cursed = { $whom } joue { symbol-a } : un de vos propres Trolls irait sur votre pioche. L’arrêter avec { answer-a }, ou laisser faire ?
prompt-answer-cursed-step = Sur { step-the }, un de vos propres Trolls change de camp et va sur votre pioche. L’arrêter avec { answer-a }, ou laisser faire ?
prompt-answer-shortage =
    { $resource ->
        [nuggets] { $whom } impose { symbol-a } : les vôtres ne compteraient pas pendant cette phase. L’arrêter avec { answer-a }, ou laisser faire ?
        [wood] { $whom } impose { symbol-a } : le vôtre ne compterait pas pendant cette phase. L’arrêter avec { answer-a }, ou laisser faire ?
       *[bones] { $whom } impose { symbol-a } : les vôtres ne compteraient pas pendant cette phase. L’arrêter avec { answer-a }, ou laisser faire ?
    }
prompt-hire = Choisissez à l’Assemblée une carte qui coûte des pépites : elle travaille pour vous le temps d’une action, quel que soit son coût.
prompt-rework = Piochez une carte, ou défaussez une deuxième carte de votre main, face cachée, et piochez-en deux.
prompt-reorganise =
    { $number ->
        [0] Remettez les cartes restantes sur la pioche de l’Assemblée ou dessous.
       *[other] Amenez à l’Assemblée des cartes que vous avez regardées, ou remettez le reste sur sa pioche ou dessous.
    }
prompt-exchange = Choisissez la carte de l’Assemblée qui laisse sa place : { card } arrive.
prompt-stack =
    { $side ->
        [above] Sur la pioche : choisissez laquelle des { $number } cartes restantes sera piochée d’abord.
       *[below] Sous la pioche : choisissez laquelle des { $number } cartes restantes sera piochée d’abord.
    }
prompt-plot =
    { $number ->
        [1] Choisissez une carte de l’Assemblée qui va sous sa pioche. Elle sera au-dessus de la deuxième.
       *[other] Choisissez la deuxième carte qui va sous la pioche.
    }
prompt-return = Il y a dans votre pioche des Trolls de plusieurs couleurs : choisissez celui que vous renvoyez.
prompt-demobilise-give = Choisissez la carte de votre main qui va à l’Assemblée ; vous y prenez des cartes qui ne coûtent pas plus qu’elle.
value-left =
    { $value ->
        [one] { $value } pépite
       *[other] { $value } pépites
    }
prompt-demobilise-take =
    { $number ->
        [0] { card } va à l’Assemblée : prenez-y une ou plusieurs cartes qui coûtent ensemble { value-left } au plus.
       *[other]
            { $value ->
                [0] { card } va à l’Assemblée contre { cards-number }. Confirmez.
               *[other] { card } va à l’Assemblée contre { cards-number }. Confirmez, ou prenez-en encore pour { value-left } au plus.
            }
    }
prompt-shape = Retournez une étape, ou intervertissez-en deux : seulement des étapes sans pion, et on ne revient pas dessus.
prompt-lift = Choisissez ce que le Beau Temps fait cesser : le reste ne change pas.
prompt-lay = Choisissez une autre carte de votre main à poser sur { card-in }, face visible.
prompt-ail =
    { $number ->
        [one] Choisissez la carte de l’Assemblée qui va sous sa pioche.
       *[other] Choisissez { $number } cartes de l’Assemblée qui vont sous sa pioche, l’une après l’autre.
    }
prompt-arrange =
    { $number ->
        [0] Défaussez autant de cartes que vous voulez, face cachée, puis finissez votre phase. Vous piochez jusqu’à { $limit } cartes ; pour l’instant, aucune.
        [one] Défaussez autant de cartes que vous voulez, face cachée, puis piochez jusqu’à { $limit } : pour l’instant, { $number } carte.
       *[other] Défaussez autant de cartes que vous voulez, face cachée, puis piochez jusqu’à { $limit } : pour l’instant, { $number } cartes.
    }
prompt-arrange-down =
    { $number ->
        [one] Vous tenez { $number } carte de plus que votre limite de { $limit } : défaussez-en au moins une, face cachée.
       *[other] Vous tenez { $number } cartes de plus que votre limite de { $limit } : défaussez-en au moins autant, face cachée.
    }

## Events

event-phase-began =
    { $storm ->
        [stormur] Tour { $round } : { $player } joue, sous Stormur : ni recruter ni franchir.
        [ovedur] Tour { $round } : { $player } joue, sous Ovedur : pas de recrutement.
       *[other] Tour { $round } : { $player } joue.
    }
event-card-dropped = { $player } défausse { card-in } face cachée.
event-cards-drawn =
    { $listed ->
        [yes] { $player } pioche { cards-number } : { $cards }.
       *[no] { $player } pioche { cards-number }.
    }
event-deck-reshuffled =
    { $number ->
        [one] { $player } reprend comme pioche la seule carte de sa défausse.
       *[other] { $player } mélange les { $number } cartes de sa défausse pour en faire une nouvelle pioche.
    }
event-hand-limit-raised = Aguerri : désormais, { $player } pioche jusqu’à { $number } cartes.
recruited = { $player } recrute { $cards } en payant avec { $paid }.
recruited-borrowed =
    { $listed ->
        [yes] { $player } recrute { $cards } en payant avec { $paid }, plus { borrowed }, carte empruntée.
       *[no] { $player } recrute { $cards } en payant avec { borrowed }, carte empruntée.
    }
event-cards-recruited =
    { $borrowed ->
        [odin] { recruited-borrowed }
        [thor] { recruited-borrowed }
        [freyr] { recruited-borrowed }
        [baldur] { recruited-borrowed }
        [tyr] { recruited-borrowed }
        [idhunn] { recruited-borrowed }
        [loki] { recruited-borrowed }
        [gudrid] { recruited-borrowed }
        [floki] { recruited-borrowed }
        [sigvaar] { recruited-borrowed }
        [siggy] { recruited-borrowed }
        [aslaug] { recruited-borrowed }
        [horik] { recruited-borrowed }
        [hild] { recruited-borrowed }
        [bjorn] { recruited-borrowed }
        [halldora] { recruited-borrowed }
        [olaf] { recruited-borrowed }
        [jotunn] { recruited-borrowed }
        [beldurk] { recruited-borrowed }
        [dilbrett] { recruited-borrowed }
        [dazgul] { recruited-borrowed }
        [heskabech] { recruited-borrowed }
       *[other] { recruited }
    }
crossed = { $player } franchit { step-the } avec { $paid }.
crossed-borrowed =
    { $listed ->
        [yes] { $player } franchit { step-the } avec { $paid }, plus { borrowed }, carte empruntée.
       *[no] { $player } franchit { step-the } avec { borrowed }, carte empruntée.
    }
event-step-crossed =
    { $borrowed ->
        [odin] { crossed-borrowed }
        [thor] { crossed-borrowed }
        [freyr] { crossed-borrowed }
        [baldur] { crossed-borrowed }
        [tyr] { crossed-borrowed }
        [idhunn] { crossed-borrowed }
        [loki] { crossed-borrowed }
        [gudrid] { crossed-borrowed }
        [floki] { crossed-borrowed }
        [sigvaar] { crossed-borrowed }
        [siggy] { crossed-borrowed }
        [aslaug] { crossed-borrowed }
        [horik] { crossed-borrowed }
        [hild] { crossed-borrowed }
        [bjorn] { crossed-borrowed }
        [halldora] { crossed-borrowed }
        [olaf] { crossed-borrowed }
        [jotunn] { crossed-borrowed }
        [beldurk] { crossed-borrowed }
        [dilbrett] { crossed-borrowed }
        [dazgul] { crossed-borrowed }
        [heskabech] { crossed-borrowed }
       *[other] { crossed }
    }
event-assembly-refilled = Du nouveau à l’Assemblée : { $cards }.
event-symbol-played =
    { $borrowed ->
        [yes] { $player } joue { card }, carte empruntée, pour { symbol-for }.
       *[no] { $player } joue { card } pour { symbol-for }.
    }
event-target-chosen =
    { $reserve ->
        [yes] { $player } vise { $whom } avec { symbol-the }, dans sa réserve.
       *[no] { $player } vise { $whom } avec { symbol-the }.
    }
event-dodge-played =
    { $against ->
        [cursed_troll]
            { $stone ->
                [yes] { $player } répond avec { card }, sur sa pierre : { symbol-the } arrête { against-the }.
               *[no] { $player } répond avec { card } : { symbol-the } arrête { against-the }.
            }
       *[other]
            { $stone ->
                [yes] { $player } répond à { $whom } avec { card }, sur sa pierre : { symbol-the } arrête { against-the }.
               *[no] { $player } répond à { $whom } avec { card } : { symbol-the } arrête { against-the }.
            }
    }
event-counter-played =
    { $stone ->
        [yes] { $player } contre-attaque { $whom } avec { card }, sur sa pierre : { symbol-the } empêche { against-the }.
       *[no] { $player } contre-attaque { $whom } avec { card } : { symbol-the } empêche { against-the }.
    }
event-answer-declined = { $player } laisse faire.
event-card-stolen =
    { $reserve ->
        [yes] { $player } prend { card-in } à { $whom }, dans sa réserve.
       *[no] { $player } prend { card-in } à { $whom }, dans sa main.
    }
event-stolen-card-unused = { $player } rend { card-in } à { $whom } sans s’en servir : direction la défausse.
event-troll-fled = { $player } a tiré un Troll avec sa Hache : il prend peur et rentre chez { $whom }.
event-troll-placed = { $player } envoie un Troll à { $whom }, sur sa pioche.
event-troll-sent-home = { $player } trouve un Troll dans sa pioche et le renvoie chez { $whom }. La pioche est mélangée.
event-no-troll-found = { $player } ne trouve aucun Troll dans sa pioche. Elle est mélangée.
event-storm-raised = { $player } lève une Tempête devant { $whom } : Stormur.
event-storm-turned = { $player } voit sa Tempête faiblir devant { $whom } : Stormur devient Ovedur.
event-storm-passed = La Tempête quitte { $whom } : le Troll Tempête rentre chez { $player }.
event-cards-plotted = { $player } complote : { $cards } sous la pioche de l’Assemblée.
event-labourer-hired = { $player } embauche { card-in } ({ slot-in }) le temps d’une action.
event-labourer-unused = { $player } congédie { card-in } sans s’en servir, sous la pioche de l’Assemblée.
event-cards-looked-at =
    { $listed ->
        [yes]
            { $number ->
                [one] { $player } regarde la première carte de la pioche de l’Assemblée : { $cards }.
               *[other] { $player } regarde les { $number } premières cartes de la pioche de l’Assemblée : { $cards }.
            }
       *[no]
            { $number ->
                [one] { $player } regarde la première carte de la pioche de l’Assemblée.
               *[other] { $player } regarde les { $number } premières cartes de la pioche de l’Assemblée.
            }
    }
event-card-exchanged = { $player } remplace { taken-in } par { card-in } à la place { $slot } de l’Assemblée.
event-cards-stacked =
    { $side ->
        [above]
            { $listed ->
                [yes] { $player } met { cards-number } sur la pioche de l’Assemblée, à piocher dans cet ordre : { $cards }.
               *[no] { $player } met { cards-number } sur la pioche de l’Assemblée.
            }
       *[below]
            { $listed ->
                [yes] { $player } met { cards-number } sous la pioche de l’Assemblée, à piocher dans cet ordre : { $cards }.
               *[no] { $player } met { cards-number } sous la pioche de l’Assemblée.
            }
    }
event-card-stored =
    { $open ->
        [yes] { $player } met { card-in } dans sa réserve, face visible.
       *[no] { $player } met { card-in } dans sa réserve, face cachée.
    }
event-reserve-fetched = { $player } reprend { taken-in } de sa réserve et défausse { dropped-in }.
event-reserve-swapped = { $player } reprend { taken-in } de sa réserve et y laisse { card-in }.
event-reserve-traded = { $player } prend { taken-in } à { $whom }, dans sa réserve, et y laisse { card-in }.
event-end-reached = { $player } atteint la dernière carte de l’Épopée.
event-match-stalled =
    { $rounds ->
        [one] Après { $rounds } tour sans fin en vue, la limite de sécurité arrête la partie.
       *[other] Après { $rounds } tours sans fin en vue, la limite de sécurité arrête la partie.
    }
event-match-ended =
    { $listed ->
        [no] La partie est finie : Thorfinn monte sur le trône des Vikings.
       *[yes]
            { $shared ->
                [yes] La partie est finie : { $winners } montent ensemble sur le trône des Vikings.
               *[no] La partie est finie : { $winners } monte sur le trône des Vikings.
            }
    }
# Before the first phase
event-epic-laid = L’Épopée : { $steps }.
epic-step =
    { $steps ->
        [kattegat] Kattegat
        [drakkar] Drakkar
        [dragvendil] Dragvendil
        [eldaskali] Eldaskali
        [snekkar] Snekkar
        [knorrer] Knorrer
        [kernelyd] Kernelyd
        [vegvisir] Vegvisir
        [thing] Thing
        [althing] Althing
        [stridur] Stridur
        [bolvun] Bolvun
       *[other] { $steps }
    }
item-steps =
    { $faces ->
        [a] { epic-step } A
        [b] { epic-step } B
       *[other] { epic-step }
    }
event-hands-given = Chacun commence avec ces cartes en main : { $cards }.
event-hela-dealt = { $player } reçoit une carte d’Hela : { hela }.
event-hela-placed = { $player } glisse { hela } sous l’étape { step }, visible { side-of }.
event-last-card-turned = Aguerri fait son entrée dans l’Épopée : la dernière carte est maintenant { last-card }.
event-deck-composed = { $player } a composé ce deck : { $cards }.

# Decks of one’s own
event-guest-came = { $player } fait venir un Inattendu à l’Assemblée : { card-in }.
event-guest-left = L’Inattendu s’en va : { card-in } part sous la pioche de l’Assemblée.
event-cards-demobilised = { $player } démobilise { given } et prend en main { $cards }.
event-reward-played =
    { $origin ->
        [borrowed] { $player } joue { card }, carte empruntée, pour sa Récompense : pépites en double pour { doubled }.
        [stone] { $player } invoque { card }, sur sa pierre, pour sa Récompense : pépites en double pour { doubled }.
       *[hand] { $player } joue { card } pour sa Récompense : pépites en double pour { doubled }.
    }
event-hand-renewed =
    { $number ->
        [0] { $player } n’a pas d’autre carte à défausser, et pioche une nouvelle main.
        [one] { $player } défausse { $number } carte, toute sa main, face cachée, pour une nouvelle.
       *[other] { $player } défausse { $number } cartes, toute sa main, face cachée, pour une nouvelle.
    }
event-step-turned = { $player } retourne l’étape { step } : elle montre maintenant sa { face }.
event-steps-switched = { $player } intervertit deux étapes de l’Épopée, { step } et { other-step }.
event-stone-laid = { $player } pose { laid } sur { card-in } : une Pierre d’Invocation.
event-symbol-invoked = { $player } invoque { card }, sur sa pierre, pour { symbol-for }.

# Hela
event-hela-revealed =
    { $fate ->
        [out] { $player } révèle à Hela la première carte de sa pioche, { card-in } : elle quitte la partie.
        [assembly] { $player } révèle à Hela la première carte de sa pioche, { card-in } : elle va sur la pioche de l’Assemblée.
       *[discard] { $player } révèle à Hela la première carte de sa pioche, { card-in } : elle va dans la défausse.
    }
event-troll-cursed = Un Troll change de camp : il trahit { $whom }, et va sur sa pioche.
event-weather-cleared = Beau Temps : { $player } peut recruter malgré tout pendant cette phase.
event-illness-spread = { $player } répand la Maladie : { card-in } ({ slot-in }) va sous la pioche de l’Assemblée.
event-assembly-shrunk = Maladie : { $cards } sous la pioche de l’Assemblée.

# Thorfinn
event-round-began = Le tour { $round } commence.
event-thorfinn-revealed =
    { $card ->
        [a] Thorfinn révèle sa carte a.
        [b] Thorfinn révèle sa carte b.
        [c] Thorfinn révèle sa carte c.
        [d] Thorfinn révèle sa carte d.
        [e] Thorfinn révèle sa carte e.
        [f] Thorfinn révèle sa carte f.
        [la] Thorfinn révèle sa carte a de légende.
        [lb] Thorfinn révèle sa carte b de légende.
        [lc] Thorfinn révèle sa carte c de légende.
       *[troll] Thorfinn révèle un Troll et ne fait rien. Le Troll quitte la partie.
    }
event-thorfinn-recruited = Thorfinn recrute { card-in } ({ slot-in }).
event-shortage-struck =
    { $resource ->
        [nuggets] Pénurie pour { $whom } : les pépites ne comptent pas pendant cette phase.
        [wood] Pénurie pour { $whom } : le bois ne compte pas pendant cette phase.
       *[bones] Pénurie pour { $whom } : les ossements ne comptent pas pendant cette phase.
    }
event-shortage-lifted =
    { $resource ->
        [nuggets] Beau Temps : les pépites comptent de nouveau pour { $player }.
        [wood] Beau Temps : le bois compte de nouveau pour { $player }.
       *[bones] Beau Temps : les ossements comptent de nouveau pour { $player }.
    }
event-card-struck = La Hache de Thorfinn frappe { $whom } : { card-in } va de sa main dans sa défausse.
event-loot-unused = { $player } ne se sert pas de la carte prise à Thorfinn, { card } : elle quitte la partie.
event-thorfinn-climbed = Thorfinn atteint { step-the }.
event-thorfinn-reshuffled = Thorfinn mélange ses { $number } cartes pour en faire une nouvelle pioche.
event-thorfinn-arrived = Tour { $round } : Thorfinn est en premier sur la dernière carte.

## Why an action is not allowed

reason-match-over = La partie est finie.
reason-not-this-choice =
    { $phase ->
        [acting] Rien ne demande cela pour l’instant : choisissez une action de votre phase.
        [paying] Vous êtes en train de payer : terminez d’abord, ou annulez.
        [borrowed] Décidez d’abord du sort de la carte empruntée : s’en servir, ou y renoncer.
        [targeting] Choisissez d’abord la cible.
        [answering] Une réponse est demandée : répondez, ou laissez faire.
        [hiring] Choisissez d’abord le Journalier que vous embauchez.
        [reworking] Votre Remaniement est en cours : piochez, ou défaussez une deuxième carte.
        [reorganising] Votre Réorganisation est en cours : terminez d’abord.
        [exchanging] Choisissez d’abord la carte de l’Assemblée qui laisse sa place.
        [stacking] Mettez d’abord les cartes en ordre.
        [plotting] Choisissez d’abord les cartes qui vont sous la pioche.
        [returning] Choisissez d’abord le Troll que vous renvoyez.
        [arranging] Vous aménagez votre main : vos actions sont terminées.
        [placing] Placez d’abord votre carte d’Hela.
        [composing] Composez d’abord votre deck.
        [demobilising] Votre Démobilisé est en cours : terminez d’abord, ou annulez.
        [shaping] Choisissez d’abord ce que le Heimdall change dans l’Épopée.
        [lifting] Choisissez d’abord ce que le Beau Temps fait cesser.
        [invoking] Choisissez d’abord la carte que vous posez sur la pierre.
        [ailing] Choisissez d’abord les cartes que la Maladie emporte.
       *[over] C’est autre chose qui est demandé maintenant.
    }
reason-enough-actions =
    { $actions ->
        [one] Vous avez fait { $actions } action pendant cette phase : il ne reste qu’à la terminer.
       *[other] Vous avez fait { $actions } actions pendant cette phase : il ne reste qu’à la terminer.
    }
reason-slot-empty = Il n’y a pas de carte à la place { $slot } de l’Assemblée.
reason-card-not-in-hand = Cette carte n’est pas dans votre main : { card }.
reason-no-recruiting =
    { $storm ->
        [stormur] Sous Stormur, pas de recrutement pendant cette phase, ni Troll des Fjords ni Journalier.
       *[ovedur] Sous Ovedur, pas de recrutement pendant cette phase, ni Troll des Fjords ni Journalier.
    }
reason-cannot-afford =
    { $have ->
        [0] Avec { card }, le prix est de { cost }, et vos cartes n’en donnent pas.
       *[other] Avec { card }, le prix est de { cost }, et vos cartes en donnent { $have } au plus.
    }
reason-other-currency =
    { $currency ->
        [nuggets] Vous payez en pépites : le Troll des Fjords ({ slot-in }) se recrute dans une autre action, avec du bois et des ossements.
       *[wood_bones] Vous payez en bois et ossements : la carte qui coûte des pépites ({ slot-in }) se recrute dans une autre action.
    }
reason-slot-chosen = Cette carte est déjà choisie ({ slot-in }).
reason-borrowed-useless = { card } n’y apporterait rien : une carte empruntée doit donner quelque chose de ce qui est demandé.
reason-no-crossing = Sous Stormur, on ne franchit pas d’étape pendant cette phase.
reason-already-crossed = Vous avez déjà franchi une étape pendant cette phase : c’est le maximum.
reason-no-step-left = Vous êtes sur la dernière carte : il n’y a plus d’étape à franchir.
reason-cannot-cross = Vos cartes ne suffisent pas pour { step-the } : { missing }.
reason-gives-nothing-missing = { card } ne donne rien de ce qui manque encore.
reason-not-enough-yet = Le compte n’y est pas : { missing }.
reason-symbol-not-on-card = { card } ne porte pas ce symbole : { symbol }.
reason-symbol-not-in-force = Pas en jeu dans cette partie de la campagne : { symbol }.
reason-not-the-borrowed-card = Décidez d’abord du sort de la carte empruntée ({ card }) : s’en servir, ou y renoncer.
reason-only-in-answer = { symbol } : se joue seulement en réponse, au moment même de l’annonce.
reason-not-short =
    { $resource ->
        [nuggets] Il n’y a pas de Pénurie de pépites à lever.
        [wood] Il n’y a pas de Pénurie de bois à lever.
       *[bones] Il n’y a pas de Pénurie d’ossements à lever.
    }
reason-not-on-ovedur = Ovedur ne souffle pas là où vous êtes.
reason-no-trolls-left = Tous vos Trolls sont partis : il faut d’abord que l’un d’eux revienne.
reason-storm-away = Votre Troll Tempête est encore chez { $whom }.
reason-no-target =
    { $symbol ->
        [axe] Votre Hache n’a pas de cible : sur le Sol Sacré on est à l’abri, et les autres adversaires n’ont aucune carte à prendre.
        [cursed_troll] Votre Troll Maudit n’a pas de cible : aucun adversaire n’a de Troll chez lui.
       *[other] Votre { symbol-own } n’a pas de cible : vos adversaires sont sur le Sol Sacré.
    }
reason-nobody-to-hire = Il n’y a personne à embaucher à l’Assemblée : aucune carte qui coûte des pépites.
reason-deck-empty = Votre pioche est vide : il n’y a rien à y chercher.
reason-assembly-empty = L’Assemblée est vide.
reason-assembly-deck-empty = La pioche de l’Assemblée est vide : aucune carte ne peut en venir.
reason-no-such-seat = Personne n’occupe la place { $number } ; on les compte à partir de 0.
reason-not-an-opponent = { $whom } ne joue pas contre vous.
reason-on-sacred-ground = { $whom } se tient sur le Sol Sacré, à l’abri des ruses.
reason-hand-empty = { $whom } n’a aucune carte en main à prendre.
reason-reserve-not-open = Aucune réserve n’est visible dans cette partie : une Hache ne peut pas la viser.
reason-raid-needs-axe = Seule une Hache peut viser une réserve, pas { symbol-a }.
reason-reserve-empty-there = Il n’y a rien à prendre à { $whom } : sa réserve est vide.
reason-not-an-answer = { card } ne convient pas : il faut { symbol-a }.
reason-not-for-hire = On n’embauche que des cartes qui coûtent des pépites, et { card } ({ slot-in }) n’en coûte pas.
reason-slot-plotted = La carte à la place { $slot } est déjà choisie.
reason-not-looked-at = Cette carte n’est pas parmi celles que vous regardez : { card }.
reason-from-the-assembly = { card } vient de l’Assemblée et n’y retourne pas.
reason-no-troll-of = Il n’y a dans votre pioche aucun Troll à renvoyer chez { $whom }.
reason-reserve-off = Cette partie se joue sans réserve.
reason-reserve-full = Il y a déjà une carte dans votre réserve : reprenez-la, ou échangez-la.
reason-reserve-empty = Il n’y a pas de carte dans votre réserve.
reason-same-card = { card } contre { card } : cela ne changerait rien.
reason-no-partner = Vous n’avez pas de partenaire : on ne joue en équipes qu’à quatre.
reason-partner-reserve-empty = Il n’y a rien à prendre à { $whom } : sa réserve est vide.
reason-three-exchanges = Assez d’échanges à la suite : faites d’abord autre chose.
# Composing a deck, placing Hela cards, choosing a way
reason-card-not-yours = Il ne reste aucune carte de ce nom à choisir : { card }.
reason-picked-in-order = Les cartes se choisissent dans l’ordre de la liste : { card } vient avant vos choix précédents. Revenez d’abord dessus.
reason-too-few-left = Après { card }, il reste trop peu de cartes dans la liste pour compléter votre deck.
reason-deck-complete = Votre deck a ses { $number } cartes : confirmez-le.
reason-deck-not-complete =
    { $number ->
        [one] Votre deck n’est pas complet : choisissez encore { $number } carte.
       *[other] Votre deck n’est pas complet : choisissez encore { $number } cartes.
    }
reason-no-such-place = Il n’y a pas de carte au rang { $place } de l’Épopée.
reason-not-a-step = On ne choisit que les étapes entre Kattegat et la dernière carte, pas le rang { $place }.
reason-side-taken = Une carte d’Hela est déjà visible { side-of } de l’étape { step }.
reason-at-a-fork = L’Épopée bifurque ici : dites quel chemin vous prenez, à gauche ou à droite.
reason-no-fork-here = L’Épopée ne bifurque pas ici : il n’y a qu’un chemin.

# Playing the cards of the modules
reason-no-recruiting-here = Sur l’étape { step }, vous ne pouvez ni recruter ni embaucher, à moins de jouer pour cela un Beau Temps.
reason-no-guest = Aucun Inattendu n’est venu à l’Assemblée.
reason-guest-there = Il y a déjà un Inattendu : un seul à la fois.
reason-reward-for-nuggets = Une Récompense ne sert qu’à recruter en pépites.
reason-no-reward-card = Vous n’avez pas de carte avec une Récompense à jouer pour cela.
reason-no-nuggets-on-it = { card } n’a pas de pépites à compter double.
reason-one-reward = Une Récompense est déjà jouée pour ce paiement.
reason-could-not-complete = Après { card }, les cartes restantes ne suffiraient pas à payer.
reason-cursed-here = Sur l’étape { step }, ni ruse, ni esquive, ni événement : vous ne pouvez pas jouer { symbol-a }.
reason-nothing-to-demobilise = Vous n’avez pas de carte à donner contre ce que propose l’Assemblée.
reason-reward-in-payment = Une Récompense se joue pendant que vous payez une recrue, pas toute seule.
reason-not-first-action = Un Renouveau doit être la première action de votre phase.
reason-no-empty-step = Il n’y a pas d’étape sans pion.
reason-stone-there = Vous avez déjà une Pierre d’Invocation.
reason-nothing-to-lay = Vous n’avez pas d’autre carte à poser sur la pierre, avec un symbole qu’elle puisse apporter.
reason-not-with-borrowed = { card } est une carte empruntée et ne peut pas rester : elle ne peut pas devenir une pierre.
reason-ill-already = Votre Maladie se répand déjà pendant cette phase.
reason-no-stone = Vous n’avez pas de Pierre d’Invocation.
reason-stone-new = Vous venez de poser cette pierre : elle s’invoque en réponse, ou dès votre prochaine phase.
reason-no-nugget-cost = { card } n’a pas de coût en pépites : on ne peut pas l’échanger ainsi.
reason-given-already = Vous avez déjà choisi la carte que vous donnez.
reason-give-first = Choisissez d’abord la carte de votre main que vous donnez.
reason-costs-too-much =
    { $value ->
        [0] Il ne reste rien pour prendre { card }.
       *[other] { card } coûte plus que ce qui reste : { value-left }.
    }
reason-slot-taken = Cette carte est déjà prise ({ slot-in }).
reason-take-something = Prenez d’abord au moins une carte de l’Assemblée.
reason-no-symbol-on-it = { card } n’a pas de symbole que la pierre puisse apporter.
reason-occupied = Un pion se tient sur l’étape { step } : le Heimdall n’y touche pas.
reason-hand-too-big =
    { $number ->
        [one] Vous tenez { $number } carte de plus que votre limite de { $limit } : défaussez-en d’abord une.
       *[other] Vous tenez { $number } cartes de plus que votre limite de { $limit } : défaussez-les d’abord.
    }
reason-no-troll-at-home = Il n’y a aucun Troll chez { $whom }.

# Thorfinn
reason-not-against-thorfinn =
    { $symbol ->
        [troll] Dans ce mode, on n’envoie pas de Troll à Thorfinn.
        [storm] On ne lève pas de Tempête contre Thorfinn.
       *[other] Cela ne fait rien à Thorfinn : { symbol }.
    }
reason-thorfinn-protected =
    { $symbol ->
        [axe] La carte de Thorfinn montre un Bouclier : votre Hache n’atteint pas sa main pendant ce tour.
       *[troll] La carte de Thorfinn montre un Détroll : vous ne pouvez pas lui envoyer de Troll pendant ce tour.
    }
reason-thorfinn-empty-handed = Thorfinn n’a aucune carte en main à prendre.

## Options, and a choice that is not possible

option-scenario = Campagne
option-scenario-help = Découvrir le jeu partie après partie, ou composer la vôtre ?
option-scenario-free = Mise en place libre
option-scenario-1a = Partie 1a
option-scenario-1b = Partie 1b
option-scenario-2 = Partie 2
option-scenario-3 = Partie 3
option-scenario-4 = Partie 4
option-faces = Faces des étapes
option-faces-help = En mise en place libre : quelles faces montrent les étapes ? La face B demande le plus souvent davantage. D’habitude la face A, mais des faces mélangées contre Thorfinn.
option-faces-usual = Comme d’habitude
option-faces-a = Face A
option-faces-mixed = Mélangées au hasard
option-faces-b = Face B
option-kattegat = Départ à Kattegat
option-kattegat-help = En mise en place libre : est-on à l’abri des ruses au départ ? D’habitude oui, mais pas contre Thorfinn.
option-kattegat-usual = Comme d’habitude
option-kattegat-a = Sol Sacré (A)
option-kattegat-b = Sans protection (B)
option-epic = Tracé de l’Épopée
option-epic-help = En mise en place libre : un seul chemin, ou des embranchements où chacun choisit le sien ? On franchit toujours cinq étapes.
option-epic-straight = Un seul chemin
option-epic-six = À embranchement, six étapes
option-epic-eight = À embranchements, huit étapes
option-fjord-trolls = Trolls des Fjords
option-fjord-trolls-help = En mise en place libre : le complément de cartes, Trolls des Fjords compris, rejoint-il l’Assemblée à deux ou trois aussi ?
option-fjord-trolls-four-players = À quatre
option-fjord-trolls-always = Toujours
option-deck = Decks de départ
option-deck-help = En mise en place libre : avec quoi commence-t-on ? Un deck à soi se compose en secret, une fois l’Épopée en place.
option-deck-classic = Classiques
option-deck-baldur = Avec Baldur
option-deck-own = À composer
option-deck-own-loki = À composer, plus Loki
option-hela = Hela
option-hela-help = En mise en place libre : chacun glisse-t-il une carte d’Hela sous une étape, et trois Jötunn rejoignent-ils l’Assemblée ?
option-hela-off = Sans Hela
option-hela-on = Avec Hela
option-hela-steps = Stridur et Bolvun
option-hela-steps-help = En mise en place libre : les deux étapes d’Hela viennent-elles en jeu, avec ou sans ses cartes ?
option-hela-steps-off = Laissées de côté
option-hela-steps-among = Parmi les autres
option-hela-steps-heavy = Toutes deux sur la piste
option-reserve = Réserve
option-reserve-help = En mise en place libre : chacun peut-il garder une carte en réserve ? D’habitude oui, mais pas contre Thorfinn.
option-reserve-usual = Comme d’habitude
option-reserve-on = Avec la réserve
option-reserve-off = Sans la réserve
option-thorfinn = Thorfinn
option-thorfinn-help = En solitaire : quelle est sa force ? Dans la légende, deux Trolls vous aident.
option-thorfinn-normal = Normal
option-thorfinn-difficult = Difficile
option-thorfinn-legend-normal = La légende, normal
option-thorfinn-legend-difficult = La légende, difficile
option-thorfinn-legend-legendary = La légende, légendaire
option-twins = Jumelles de la légende
option-twins-help = Dans la légende, normal ou difficile : quelle jumelle vient d’abord ? Les autres suivent dans l’ordre : pépites, bois, ossements, puis de nouveau pépites.
option-twins-nuggets = À partir des pépites
option-twins-wood = À partir du bois
option-twins-bones = À partir des ossements
option-twins-drawn = Tirées au sort
option-fair-weather = Beau Temps contre une Pénurie
option-fair-weather-help = En solitaire : un Beau Temps lève-t-il une Pénurie même pendant votre phase, ou l’arrête-t-il seulement quand Thorfinn l’impose ?
option-fair-weather-own-phase = Même pendant votre phase
option-fair-weather-in-answer = Seulement en réponse
option-cowardly-troll = Troll couard
option-cowardly-troll-help = Où va un Troll qu’une Hache a tiré d’une main ?
option-cowardly-troll-off = Dans la défausse
option-cowardly-troll-on = Chez son propriétaire
option-dodge-the-counter = Esquiver la contre-attaque
option-dodge-the-counter-help = Peut-on esquiver la contre-attaque qui vise une providence ?
option-dodge-the-counter-off = Impossible
option-dodge-the-counter-on = Possible
idle-part-lays-out = Une partie de la campagne fixe tout cela elle-même : sans effet.
idle-only-alone = Seulement en solitaire.
idle-part-without-axe = Dans cette partie, la Hache n’est pas en jeu : sans effet.
idle-part-without-counters = Dans cette partie, rien ne se contre : sans effet.
idle-never-countered = Thorfinn ne contre-attaque jamais : sans effet.
idle-no-twin-first = Dans ce mode, aucune jumelle ne vient, ou toutes viennent : sans effet.
exclusion-scenario-for-fewer = À quatre, la campagne a trois parties : dans la troisième, tout est déjà en jeu.
exclusion-scenario-for-more = La campagne se joue de deux à quatre ; en solitaire, on court contre Thorfinn.
exclusion-solo-without-baldur = Baldur est interdit contre Thorfinn.
exclusion-solo-without-reserve = Il n’y a pas de réserve contre Thorfinn.
exclusion-solo-from-kattegat-b = Contre Thorfinn, on part de la face B de Kattegat.
exclusion-eight-needs-nine = Huit étapes se tirent parmi neuf : Stridur et Bolvun doivent en être.
exclusion-heavy-is-straight = Stridur, Bolvun et deux autres font quatre étapes : trop peu pour un embranchement.

## Score

score-steps = Étapes franchies
score-total = Total
# In place of the common words: a race has no points, and a team need not stand on one card.
points =
    { $points ->
        [one] { $points } étape
       *[other] { $points } étapes
    }
cli-column-points = Course
cli-shared = Victoire commune : { $winners }
ui-end-title =
    { $shared ->
        [yes] Victoire commune : { $winners }
       *[no] Victoire : { $winners }
    }
ui-end-tie = D’autres y sont aussi, mais sans partenaire assez proche.
ui-end-tie-shared = Tous se trouvent sur la même carte de l’Épopée.
# The match of one player that nobody wins.
match-lost = Thorfinn a été le plus rapide
cli-nobody-won = { match-lost }

## Components, by section of the components file

component =
    { $section ->
        [box] Ce que contient la boîte
        [card] Cartes
        [step] Cartes de l’Épopée
        [deck] Decks de départ
        [scenario] Parties de la campagne
        [rules] Nombres de la règle
        [limit] Limites de sécurité
        [hela_step] Étapes d’Hela
        [hela] Cartes d’Hela
        [thorfinn] Cartes de Thorfinn
        [mode] Modes contre Thorfinn
       *[other] { $section }
    }

# A record of the components file by its name, and what would settle what is in doubt.
provenance-name =
    { $section ->
        [step] { $name } { provenance-face }
        [hela_step] { $name } { provenance-face }
        [thorfinn] Carte { $id }
        [rules] Échanges de suite
        [limit] Tours et actions au plus
       *[other] { $name }
    }
provenance-face =
    { $part ->
        [a] (A)
        [b] (B)
       *[other] (face)
    }
# Ce que l’on sait d’un élément, et d’où : le fichier du matériel le dit en anglais.
provenance-known =
    { $section ->
        [card]
            { $id ->
                [odin] exemplaires : livret, contenu ; 1 pépite (moyen) : le deck de départ doit permettre de recruter dès la première main ; pas de symbole (faible)
                [thor] exemplaires : livret, contenu ; ressources et symboles (faible) : la partie 1 de la campagne a besoin dès le début de la Hache et du Troll
                [freyr] exemplaires : livret, contenu ; ressources et symboles (faible) : la partie 1 de la campagne a besoin dès le début du Bouclier et du Détroll
                [baldur] symboles : livret, module du deck à composer ; 2 pépites (faible) : le deck défensif du livret recrute à 5
                [tyr] symboles : livret, module du deck à composer ; 1 ossement (faible) : Thor, la carte qu’on propose de remplacer, en donne un
                [idhunn] symbole : livret, module du deck à composer ; ressources (faible) : le deck défensif du livret montre jusqu’à 3 bois ou 2 ossements
                [loki] symboles et ressource universelle : livret, module du deck à composer ; 1 (fort) : avec 2, l’exemple de la Récompense n’aurait pas de sens
                [sigvaar] exemplaires et pépites : livret, contenu et exemple de la Récompense ; coût et autres ressources (moyen) ; symbole inventé
                [siggy] exemplaires et pépites : livret, contenu et exemple de la Récompense ; coût (moyen) ; autres ressources et symbole inventés
                [horik] exemplaires : livret, contenu ; ressources (fort) : livret, exemple du recrutement de Hild, moins celles de Halldora ; coût (moyen) ; symbole inventé
                [hild] exemplaires et coût : livret, contenu et exemple de recrutement ; ressources et symboles inventés
                [bjorn] exemplaires et coût : livret, contenu et exemple de Loki ; ressources et symboles inventés
                [halldora] exemplaires : livret, contenu ; une ressource de chaque : test sur ledandymeeple.fr (2021) ; coût (fort) ; symboles inventés
                [olaf] exemplaires et coût : livret, contenu et exemple de la Récompense ; ressources et symboles inventés
                [beldurk] exemplaires et coût : livret, contenu et exemple de recrutement ; valeur universelle 2 (moyen) : livret, un Troll des Fjords en exemple ; symboles inventés
                [dilbrett] exemplaires : livret, contenu ; valeur universelle 2 (moyen) : livret, un Troll des Fjords en exemple ; coût et symboles inventés
                [dazgul] exemplaires : livret, contenu ; valeur universelle 2 (moyen) : livret, un Troll des Fjords en exemple ; coût et symboles inventés
                [heskabech] exemplaires : livret, contenu ; valeur universelle 3, coût et symboles inventés : le livret parle de 2 ou plus
               *[other] exemplaires : livret, contenu ; coût (moyen) : la liste semble rangée par prix ; ressources et symbole inventés
            }
        [step]
            { $id ->
                [eldaskali-a] seulement du bois (moyen) : un début facile, face au mur de pépites de la face B
                [knorrer-b] 3 ossements et 4 pépites : une étape citée sur gameovert.net ; que ce soit celle-ci (faible), nous le supposons
                [thing] ce qu’il demande est inventé : pour des mains de quatre cartes
                [althing] ce qu’il demande est inventé : pour des mains de cinq cartes, donc plus dur que le Thing
               *[other]
                    { $stem ->
                        [drakkar] Aguerri : livret ; ce que demande l’étape est inventé
                        [dragvendil] Aguerri, une seule ressource, deux faces différentes : livret ; laquelle et combien (moyen)
                       *[other] ce que demande l’étape est inventé
                    }
            }
        [hela_step] nom : livret ; ce que demande l’étape et le symbole sont inventés ; le livret dit qu’avec les deux, une Épopée est fortement influencée par Hela
        [hela]
            { $id ->
                [afvopnud] nom et côté gauche : livret, module d’Hela ; côté droit inventé
                [trolldomur] les effets : livret, module d’Hela ; le nom, quel côté porte quoi et de combien sont inventés
                [nastrond] les effets : livret, module d’Hela ; le nom, quel côté porte quoi et de combien sont inventés
               *[other] les effets : livret, module d’Hela ; le nom, et quel côté porte quoi, sont inventés
            }
        [thorfinn]
            { $id ->
                [a] une Pénurie de pépites à Kattegat : livret, légende ; les autres lignes et la marque sont inventées
                [b] une Pénurie de bois à Kattegat : livret, légende ; les autres lignes et les marques sont inventées
                [c] une Pénurie d’ossements à Kattegat : livret, légende ; les autres lignes et la marque sont inventées
                [d] rien qu’un Troll : livret, mode difficile ; recrues et marque inventées
                [e] une Hache (moyen) : ce qui reste des six ; recrues et lignes inventées, absence de marque aussi
                [f] une seule carte avance : cela se déduit des tours 19 à 24 et 16 à 20 du livret ; qu’elle ne fasse rien d’autre : test sur solitairetimes.net ; recrues et marques inventées
                [lc] symboles doubles, bois et ossements ensemble, et que la dernière Pénurie dise de qui c’est la jumelle : livret, légende ; lignes et marques inventées
               *[other] symboles doubles, et que la dernière Pénurie dise de qui c’est la jumelle : livret, légende ; lignes et marques inventées
            }
        [rules] livret, mise en place, tour et symboles ; la limite d’échanges est de nous
        [limit] une limite technique de notre part, non une règle de la boîte
       *[other] { $where }
    }
provenance-settle =
    { $section ->
        [card] une photo du recto de la carte : son prix, ses ressources et ses symboles
        [step] une photo du recto et du verso de la carte : ce que demande son franchissement
        [hela_step] une photo du recto et du verso des deux cartes : ce que demande leur franchissement, et le symbole
        [hela] une photo du recto et du verso des cinq cartes, avec leurs noms
        [thorfinn] une photo du recto de la carte : combien il recrute, ses cinq lignes, son bouclier ou son détroll
        [rules] rien dans la boîte : cette limite est de nous, car d’autres échanges ne feraient que se défaire
        [limit] rien dans la boîte : ces limites sont de nous, pour que finisse une partie qui n’avance plus
       *[other] ce qui y est imprimé : une photo le montre
    }

## On the terminal: letters, short labels, short lines

letter-resource =
    { $resource ->
        [nuggets] p
        [wood] b
        [bones] o
       *[universal] u
    }
resource-legend = { letter-resource } { resource }
symbol-short =
    { $symbol ->
        [axe] Hache
        [troll] Troll
        [storm] Temp.
        [shield] Boucl.
        [detroll] Détr.
        [fair_weather] Beau T.
        [plot] Compl.
        [day_labourer] Journ.
        [rework] Reman.
        [reorganise] Réorg.
        [unexpected] Inatt.
        [demobilised] Démob.
        [reward] Récomp.
        [renewal] Renouv.
        [heimdall] Heimd.
        [invocation] Invoc.
        [illness] Malad.
        [cursed_troll] T. Maud.
        [shortage_nuggets] Pén. p
        [shortage_wood] Pén. b
       *[shortage_bones] Pén. o
    }
round-line = Tour { $round }
round-ending = dernier tour
track-line = Épopée : { $cards }
step-item = { step-title } ({ amounts })
step-item-start = { step-title }
assembly-line = Assemblée : { $cards }
slot-item = { $slot } { card } ({ cost })
slot-item-empty = { $slot } vide
deck-line = pioche de l’Assemblée : { $count }
place-line = sur { step-the }
hand-line = main : { $cards }
hand-hidden = main : { cards-count }
piles-line = pioche : { $deck }, défausse : { $discard }
discard-line = défausse : { $cards }
reserve-line = réserve : { card }
reserve-hidden = réserve : une carte, face cachée
reserve-none = réserve : vide
trolls-line =
    { $count ->
        [0] aucun Troll disponible
        [one] { $count } Troll disponible
       *[other] { $count } Trolls disponibles
    }
storm-line = { storm } ({ $player })
storm-home = Troll Tempête disponible
deck-trolls-line = Trolls sur la pioche : { $count }
owned-line = possède : { $cards }
payment-line = Réuni : { $cards } ({ gives }) ; { missing }
payment-none = Rien de réuni pour l’instant ; { missing }
borrowed-line = Empruntée : { card }
announced-line = { $player } joue { card } : { symbol }
announced-target = { $player } joue { card } : { symbol } contre { $whom }
looked-line = Regardées : { $cards }
symbol-off-legend = ( ) pas en jeu
gain-crosses = franchit { step-the }
gain-recruits = recrute { $cards }
gain-wins = gagne la partie
column-slot = Place
column-card = Carte
column-cost = Coût
column-gives = Donne
column-symbols = Symboles

## The board of the browser

board-parts = { $parts }
board-slot-full = { $label } ; coûte { cost } ({ slot-in })
board-partner = partenaire
board-over = La partie est finie
board-acting-rest = Rien ne peut être payé pour l’instant. Touchez un symbole de votre main pour le jouer, ou terminez vos actions
board-acting = Choisissez un but, la prochaine étape ou une carte de l’Assemblée, et touchez les cartes qui le paient ; ou touchez un symbole de votre main
board-arranging = Défaussez ce que vous ne voulez pas garder, puis piochez
board-arranging-other = { $player } aménage sa main
board-borrowed-use = Touchez un de ses symboles, ou un but qu’elle aide à payer
board-looked-bring = Choisissez une carte à amener à l’Assemblée, ou où vont celles qui restent
board-looked-against = Choisissez la carte de l’Assemblée qu’elle remplace
board-looked-stack = Choisissez les cartes dans l’ordre où elles seront piochées
board-pay-cancel = Renoncer
board-owned-help = Pioche, main, défausse et réserve ensemble : ce que chacun possède est public, où cela se trouve ne l’est pas.
board-do-confirm = Confirmer
board-do-draw = Piocher
board-do-end = Finir mes actions
answer-let = Laisser faire
answer-state =
    { $state ->
        [now] peut répondre maintenant
        [let] laisse faire
        [none] n’a aucune carte en main
       *[later] aura la parole ensuite
    }
answer-time = Laisser faire sans me demander
answer-time-limit =
    { $seconds ->
        [0] { answer-timer-off }
       *[other] Laisser faire après { $seconds } s
    }
board-matches = Qui arrête quoi
answer-heading-you = { $player } joue { card } : { symbol } contre vous
answer-raid = C’est cette carte qui est visée, { card } : elle serait utilisée aussitôt, ou laissée, et irait de toute façon dans la défausse de son propriétaire.
ui-board-choose-gain =
    { $points ->
        [one] { $label }. Choix possible : une étape de plus
       *[other] { $label }. Choix possible : { $points } étapes de plus
    }

## The modules on the boards of the browser and the terminal

# Composing a deck
board-compose = Composez votre deck
board-compose-count = Cartes : { $count } sur { $size }
board-compose-left = reste : { $count }
board-compose-chosen = { card }, dans votre deck
board-compose-asked = L’Épopée demande en tout { amounts }
board-compose-advice = Deux Odin au moins : un bon conseil, pas une règle
board-compose-loki = Loki est la septième carte de chacun
board-compose-waiting = Votre deck, en attendant ceux des autres
board-compose-other = { $player } compose son deck en secret

# Hela cards and what they change
board-hela-own = Votre carte d’Hela : { hela }. Choisissez une étape et un côté
board-hela-other = { $player } place une carte d’Hela : { hela }
board-hela-side = { hela }, { side-of } : { $symbols }
board-hela-spot = Côté libre de l’étape { step-title }, { side-of }
board-step-hela = { $label } ; Hela { side-of } : { $symbols }
board-step-printed = Imprimé : { amounts }
# $change is $count with its sign.
board-shift =
    { $resource ->
        [nuggets]
            { $count ->
                [one] { $change } pépite
               *[other] { $change } pépites
            }
        [wood] { $change } bois
       *[bones]
            { $count ->
                [one] { $change } ossement
               *[other] { $change } ossements
            }
    }
board-mark = { mark } : { mark-effect }
board-cursed = { $player } subit une Malédiction : ni ruse, ni esquive, ni événement
board-ovedur = { $player } subit Ovedur : ni recruter ni embaucher
board-cleared = Beau Temps : on peut recruter pendant cette phase
board-ill = { $player } a frappé l’Assemblée d’une Maladie
board-ill-coming = { $player } répand la Maladie à la fin de cette phase
board-size =
    { $count ->
        [one] L’Assemblée n’a que { $count } carte
       *[other] L’Assemblée n’a que { $count } cartes
    }
board-out = Hors de la partie : { $cards }

# Branches, and steps that Heimdall changes
board-fork = L’Épopée bifurque ici : choisissez votre chemin
board-branch = { $label } ; { side-way }
board-go =
    { $side ->
        [left] À gauche
       *[right] À droite
    }
board-shape = Choisissez une étape à retourner, ou deux à intervertir
board-shape-second = Choisissez l’étape avec laquelle l’intervertir, ou retournez-la
board-do-turn = Retourner
board-turned = { step } : { face }

# Guest, stone, exchange and reward
board-guest = Inattendu : { card }, { cost }
board-stone = Pierre d’Invocation : { $player }, { laid } sur { card }
board-stone-choosing = Pierre d’Invocation : { $player }, { card }
board-stone-ready = peut être invoquée
board-stone-new = en réponse, ou dès la prochaine phase
board-give = Vous donnez { card } : encore { value-left } pour prendre des cartes
board-taken = { card }, carte prise
board-reward = { doubled } : pépites en double, par la Récompense ({ with })

# Thorfinn: his card, and why he does what he does
thorfinn-mode =
    { $mode ->
        [normal] Normal
        [difficult] Difficile
        [legend_normal] La légende, normal
        [legend_difficult] La légende, difficile
       *[legend_legendary] La légende, légendaire
    }
thorfinn-card =
    { $thorfinn ->
        [a] carte a
        [b] carte b
        [c] carte c
        [d] carte d
        [e] carte e
        [f] carte f
        [la] carte a de légende
        [lb] carte b de légende
        [lc] carte c de légende
       *[troll] un Troll
    }
thorfinn-card-title = Thorfinn, { thorfinn-card }
thorfinn-none = Thorfinn n’a pas encore révélé de carte
thorfinn-troll = Votre Troll : Thorfinn ne fait rien pendant ce tour
thorfinn-recruits =
    { $count ->
        [one] Recrute { $count } carte, la plus éloignée de la pioche
       *[other] Recrute { $count } cartes, toujours la plus éloignée de la pioche
    }
thorfinn-row =
    { $position ->
        [0] Vous à Kattegat
        [one] Vous sur votre première étape
        [2] Vous sur votre deuxième étape
        [3] Vous sur votre troisième étape
       *[other] Vous sur votre quatrième étape
    }
thorfinn-row-nothing = rien
thorfinn-row-here = { $label } : c’est votre cas
thorfinn-why =
    { $position ->
        [0] Vous êtes à Kattegat : Thorfinn fait donc { $symbols }
        [one] Vous avez franchi { $position } étape : Thorfinn fait donc { $symbols }
       *[other] Vous avez franchi { $position } étapes : Thorfinn fait donc { $symbols }
    }
thorfinn-why-nothing = Là où vous êtes, cette carte ne vous fait rien
thorfinn-stopped = { symbol } : sans effet
thorfinn-climbs = Avance d’une étape
thorfinn-stays = N’avance pas
thorfinn-shield = Bouclier : votre Hache n’atteint pas sa main
thorfinn-no-shield = Pas de Bouclier : votre Hache peut prendre une carte de sa main
thorfinn-detroll = Détroll : vous ne pouvez pas lui envoyer de Troll
thorfinn-no-detroll = Pas de Détroll : vous pouvez lui envoyer un Troll
thorfinn-shortage =
    { $resource ->
        [nuggets] Les pépites ne comptent pas pendant cette phase
        [wood] Le bois ne compte pas pendant cette phase
       *[bones] Les ossements ne comptent pas pendant cette phase
    }
thorfinn-at = Thorfinn se tient sur { step-the }
thorfinn-lead =
    { $count ->
        [one] { $count } étape devant vous
       *[other] { $count } étapes devant vous
    }
thorfinn-trail =
    { $count ->
        [one] { $count } étape derrière vous
       *[other] { $count } étapes derrière vous
    }
thorfinn-level = à votre hauteur
thorfinn-climbs-left =
    { $count ->
        [one] Il gagne s’il avance encore une fois
       *[other] Il gagne s’il avance encore { $count } fois
    }
thorfinn-hand =
    { $count ->
        [0] Main de Thorfinn : vide
        [one] Main de Thorfinn : { $count } carte
       *[other] Main de Thorfinn : { $count } cartes
    }
thorfinn-trolls =
    { $count ->
        [0] Thorfinn n’a plus de Troll
        [one] Thorfinn a { $count } Troll
       *[other] Thorfinn a { $count } Trolls
    }
thorfinn-deck =
    { $count ->
        [0] Toutes ses cartes sont révélées : il les mélange après ce tour
        [one] Encore à révéler : { $count } carte
       *[other] Encore à révéler : { $count } cartes
    }
thorfinn-deck-trolls =
    { $count ->
        [one] Votre Troll est sur sa pioche
       *[other] { $count } de vos Trolls sont sur sa pioche
    }
thorfinn-won = Vous y étiez avant Thorfinn
thorfinn-won-round = Victoire au tour { $round }
thorfinn-lost-round = Défaite au tour { $round }

# Results against Thorfinn, mode by mode
thorfinn-record = Vos résultats contre Thorfinn
wins =
    { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }
thorfinn-record-line = { thorfinn-mode } : { wins } sur { $count }
thorfinn-record-best = victoire la plus rapide : tour { $round }
thorfinn-record-none = pas encore joué

# On the terminal
mark-short =
    { $mark ->
        [sacred_ground] Sol Sacré
        [seasoned] Aguerri
        [hela] Hela
        [illness_zone] Maladie
        [cursed_troll_zone] Troll Maudit
        [curse_zone] Malédiction
        [resource_shift] ressources
       *[ovedur_zone] Ovedur
    }
step-item-marks = { step-title } ({ amounts } ; { $symbols })
step-item-start-marks = { step-title } ({ $symbols })
fork-line = { side-way } : { $cards }
guest-item = Inattendu { card } ({ cost })
stone-line = pierre : { laid } sur { card }
stone-choosing = pierre : { card }
out-line = hors de la partie : { $cards }
compose-line = Deck : { $cards } ({ $count } sur { $size })
compose-none = Deck : rien encore (0 sur { $size })
compose-left-line = au choix : { $cards }
hela-line = Carte d’Hela à placer : { hela } (gauche : { $left } ; droite : { $right })
give-line = Donnée : { card } ; reste { value-left }
taken-line = Prises : { $cards }
reward-line = Récompense : { with }, { doubled } compte double
thorfinn-line = Thorfinn sur { step-the }, { thorfinn-card }
thorfinn-hand-line = sa main : { $cards }
thorfinn-row-line = { thorfinn-row } : { $symbols }
thorfinn-deck-line = encore dans sa pioche : { $cards }
