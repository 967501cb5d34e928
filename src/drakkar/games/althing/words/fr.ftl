# Althing en français.
# Ids arrive as plain strings: $card, $taken, $dropped, $brought and $borrowed are cards, empty where the reader may
# not know the card or where there is none; $symbol, $answer and
# $against are symbols of the cards, $mark is a symbol of a step; $family is ruse, dodge, event or providence; $step is
# a card of the track (a components file may add others) and $face its face, empty for the Thing and the Althing;
# $currency is nuggets or wood_bones; $storm is stormur, ovedur or empty; $side is above or below; $origin is hand,
# reserve or assembly; $phase is what the match waits for. $player and $whom are display names, used as they are.
# $cards, $paid, $players, $symbols and $winners are lists already joined into one text; $listed is no where a list is
# empty. The Trolls are called by the colours of the seats. Numbers that a components file may change always arrive as
# variables. Never "de" or "que" before $player, $whom or a card (elision), never a participle that agrees with them.

## The game

game-title = Althing
game-tagline = Le trône des Vikings est à prendre, et chaque clan part pour l’Épopée qui mène à l’Althing. Recrutez Vikings et Trolls des Fjords, rusez, esquivez les coups des autres, et arrivez avant eux.
game-summary-1 = Pendant votre phase, agissez autant que vous voulez, dans n’importe quel ordre : recrutez à l’Assemblée, franchissez l’étape suivante de l’Épopée (une seule fois), jouez des symboles, servez-vous de votre réserve.
game-summary-2 = Une carte ne sert qu’à une chose à la fois : ses pépites, son bois et ses ossements, ou un seul de ses symboles. Cartes utilisées et cartes recrutées vont dans votre défausse, et reviennent quand votre pioche s’épuise.
game-summary-3 = Les ruses retardent l’adversaire : la Hache vole une carte, le Troll encombre une pioche, la Tempête empêche de recruter et de franchir. La bonne esquive en main, on peut les arrêter.
game-summary-4 = Événements et providences vous avantagent, mais une ruse peut contrer une providence.
game-summary-5 = À la fin du tour, la victoire revient à qui se tient seul sur la dernière carte ; à quatre, on joue en deux équipes. Une campagne fait découvrir les symboles pas à pas.

## Cards: a label, and as part of a sentence

card =
    { $card ->
        [odin] Odin
        [thor] Thor
        [freyr] Freyr
        [baldur] Baldur
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
       *[reorganise] Réorganisation
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
       *[reorganise] une Réorganisation
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
       *[reorganise] la Réorganisation
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
       *[reorganise] sa Réorganisation
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
       *[reorganise] Réorganisation
    }
symbol-effect =
    { $symbol ->
        [axe] Tirez au hasard une carte de la main d’un adversaire : utilisez-la aussitôt comme une des vôtres, ou non. Dans tous les cas, elle va ensuite dans la défausse de son propriétaire.
        [troll] Posez un de vos Trolls sur la pioche d’un adversaire. Il n’est bon à rien, et y reste jusqu’à ce qu’on vous le renvoie.
        [storm] Posez votre Troll Tempête devant un adversaire : à sa prochaine phase, il ne recrute ni ne franchit (Stormur) ; à la suivante, il ne recrute pas (Ovedur).
        [shield] En réponse : arrête une Hache qui vous vise.
        [detroll] En réponse : arrête un Troll qui vous est destiné. Pendant votre phase : cherchez un Troll dans votre pioche et renvoyez-le chez lui.
        [fair_weather] En réponse : écarte une Tempête qui vous est destinée.
        [plot] Mettez deux cartes de l’Assemblée sous sa pioche, dans l’ordre de votre choix. D’autres prennent leurs places.
        [day_labourer] Empruntez un Viking de l’Assemblée, quel que soit son coût, et utilisez-le aussitôt. Il va ensuite sous la pioche de l’Assemblée.
        [rework] Défaussez cette carte et piochez-en une ; ou défaussez-en une autre avec elle et piochez-en deux.
       *[reorganise] Regardez les trois premières cartes de la pioche de l’Assemblée et échangez celles que vous voulez contre des cartes de l’Assemblée. Remettez le reste sur la pioche ou dessous.
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
       *[reorganise] la Réorganisation
    }
family =
    { $family ->
        [ruse] ruse
        [dodge] esquive
        [event] événement
       *[providence] providence
    }
family-title =
    { $family ->
        [ruse] Ruse
        [dodge] Esquive
        [event] Événement
       *[providence] Providence
    }
family-help =
    { $family ->
        [ruse] Se joue pendant votre phase, contre un adversaire. L’esquive correspondante l’arrête. En réponse, une ruse contre-attaque une providence.
        [dodge] Se joue en réponse, quand une ruse vous vise.
        [event] Se joue pendant votre phase. Rien ne l’arrête.
       *[providence] Se joue pendant votre phase. Un adversaire peut la contre-attaquer avec la ruse correspondante.
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
        [thing] le Thing
        [althing] l’Althing
       *[other] l’étape { step-title }
    }
mark =
    { $mark ->
        [sacred_ground] Sol Sacré
       *[seasoned] Aguerri
    }
mark-effect =
    { $mark ->
        [sacred_ground] Qui s’y tient est à l’abri des ruses et des contre-attaques, mais peut ruser.
       *[seasoned] Dès que quelqu’un franchit cette étape, tout le monde joue avec une main plus grande : cette personne dès la fin de la même phase, les autres à la fin de leur prochaine phase.
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
       *[over] fin
    }

## The campaign: what each part is called, and what is new in it

campaign-title = La campagne
campaign-intro = Découvrez Althing partie après partie : chacune ajoute quelques symboles, et ceux qui ne sont pas encore en jeu ne font rien.
campaign-new = Du nouveau dans cette partie
campaign-next = Continuer : { $label }
campaign-free = Ou composez votre propre partie, avec tous les symboles
scenario-free-few-title = Une partie à votre goût
scenario-free-few-new = Tous les symboles sont en jeu, et les étapes de l’Épopée sont tirées au sort. Les options ci-dessous disent quelles faces elles montrent et qui rejoint l’Assemblée.
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
scenario-free-four-title = Une partie à votre goût, en équipes
scenario-free-four-new = Deux contre deux, avec tous les symboles ; les étapes de l’Épopée sont tirées au sort. Les options ci-dessous disent quelles faces elles montrent et ce qui sert encore.
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

board-choose = { $label }. Choix possible
board-look-back = Revenir à ma place
board-reconstructed = * la valeur imprimée n’est pas connue : elle a été reconstituée

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
board-slot = Place { $slot } : { card }, { cost }
board-slot-empty = Place { $slot } : vide
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
        [0] { $player } n’a plus de Troll chez soi
        [one] { $player } a { $count } Troll chez soi
       *[other] { $player } a { $count } Trolls chez soi
    }
board-storm-ready = { $player } a son Troll Tempête chez soi
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
answer-unhurried = Prenez votre temps : personne ne voit ce que vous tenez
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
        [beldurk] Un Troll des Fjords avec un sac plein de bricoles : ce que vous cherchez s’y trouve.
        [dilbrett] Un Troll des Fjords qui ne peut rien voir traîner sans le mettre ailleurs.
        [dazgul] Un Troll des Fjords à la patience courte et aux bras très longs.
        [heskabech] L’aîné des Trolls des Fjords. Les montagnes s’écartent pour moins que cela.
        [troll-0] Il mange, il dort, il encombre.
        [troll-1] Il mange, il dort, il encombre.
        [troll-2] Il mange, il dort, il encombre.
        [troll-3] Il mange, il dort, il encombre.
       *[other] Seule la personne qui la tient voit cette carte.
    }
piece-card-use = Utilisez-la pour ses ressources dans une action, ou pour un de ses symboles. Elle va ensuite dans votre défausse.
piece-universal = Le nombre entier compte pour un seul type, pépites, bois ou ossements : celui qui sert le mieux.
piece-troll = Un Troll ne donne rien et ne fait rien. Défaussez-le, gardez-le en réserve ou glissez-le dans un Remaniement ; un Détroll le renvoie depuis votre pioche.
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
       *[other] Une étape de l’Épopée.
    }
piece-step-cross = Pour la franchir, utilisez des cartes qui donnent au moins autant de chaque type. Une étape par phase, sans en sauter.
piece-step-last = La dernière carte de l’Épopée.
piece-mark = { mark }. { mark-effect }
piece-seasoned = Aguerri : dès que quelqu’un franchit cette étape, la main de chacun passe à { $limit } cartes.
piece-slot = La place 1 est à côté de la pioche. Quand une carte part, celles qui la séparent de la pioche s’en éloignent d’une place, et les nouvelles entrent à la place 1.
piece-assembly-deck = Les nouvelles cartes de l’Assemblée viennent d’ici. Celles qu’on met dessous reviennent une fois les autres piochées.
piece-hand = Une main n’est visible que de la personne qui la tient. Ce que tous ont vu y entrer, et qui n’en est pas sorti, est montré.
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

## Actions

action-cross = Franchir { step-the } : { amounts }
action-recruit = Recruter { card } pour { cost } (place { $slot })
action-recruit-more = Recruter aussi { card }, pour { cost } (place { $slot })
action-pay = Payer avec { card } : { gives }
action-confirm-recruit = Confirmer : { recruits }
action-confirm-cross = Confirmer : franchir { step-the }
action-play = Jouer { card } pour { symbol-for }
action-target = Viser { $whom } avec { symbol-the }
action-raid = Prendre { card-in } à { $whom }, dans sa réserve
action-answer = Répondre avec { card } : { symbol-the } contre { against-the }
action-let = Laisser faire ({ against-the })
action-hire = Embaucher { card } (place { $slot })
action-decline-stolen = Rendre { card-in } à { $whom } sans s’en servir
action-decline-hired = Congédier { card } sans s’en servir
action-bring = Amener { card } à l’Assemblée
action-against = Remplacer { card } par { brought } (place { $slot })
action-above = Mettre { cards-rest } sur la pioche de l’Assemblée
action-below = Mettre { cards-rest } sous la pioche de l’Assemblée
action-stack = Placer { card }, à piocher avant les autres
action-plot = Mettre { card } sous la pioche de l’Assemblée (place { $slot })
action-return = Renvoyer un Troll chez { $whom }
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
group-confirm = Confirmer
group-play = Jouer un symbole
group-target = Cible
group-answer = Répondre
group-let = Ne pas répondre
group-hire = Vikings à embaucher
group-decline = Ne pas s’en servir
group-bring = Cartes regardées
group-against = Cartes de l’Assemblée
group-above = Sur la pioche
group-below = Sous la pioche
group-stack = Carte suivante
group-plot = Cartes à écarter
group-return = Trolls à renvoyer
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
chip-store = { card }
chip-fetch = { card }
chip-swap = { card }
chip-trade = { card }
chip-drop = { card }

## Prompts

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
       *[other] Vous avez pris { card-in } à { $whom } : utilisez cette carte maintenant, seule ou avec les vôtres, ou rendez-la.
    }
prompt-hired = { card } travaille pour vous le temps d’une action : utilisez cette carte maintenant, seule ou avec les vôtres, ou renoncez-y.
prompt-target = Quelle est la cible de votre { symbol-own } ?
prompt-answer-ruse = { $whom } joue { symbol-a } contre vous. L’arrêter avec { answer-a }, ou laisser faire ?
prompt-answer-reserve = { $whom } vise votre réserve ({ card }) avec une Hache. L’arrêter avec { answer-a }, ou laisser faire ?
prompt-answer-providence = { $whom } joue { symbol-a }. Contre-attaquer avec { answer-a }, ou laisser faire ?
prompt-answer-counter = { $whom } vous contre-attaque avec { symbol-a }. Esquiver avec { answer-a }, ou laisser faire ?
prompt-hire = Choisissez un Viking de l’Assemblée qui travaille pour vous le temps d’une action, quel que soit son coût.
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
prompt-arrange =
    { $number ->
        [0] Défaussez autant de cartes que vous voulez, face cachée, puis finissez votre phase. Vous piochez jusqu’à { $limit } cartes ; pour l’instant, aucune.
        [one] Défaussez autant de cartes que vous voulez, face cachée, puis piochez jusqu’à { $limit } : pour l’instant, { $number } carte.
       *[other] Défaussez autant de cartes que vous voulez, face cachée, puis piochez jusqu’à { $limit } : pour l’instant, { $number } cartes.
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
event-dodge-played = { $player } répond à { $whom } avec { card } : { symbol-the } arrête { against-the }.
event-counter-played = { $player } contre-attaque { $whom } avec { card } : { symbol-the } empêche { against-the }.
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
event-labourer-hired = { $player } embauche { card-in } (place { $slot }) le temps d’une action.
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
    { $shared ->
        [yes] La partie est finie : { $winners } montent ensemble sur le trône des Vikings.
       *[no] La partie est finie : { $winners } monte sur le trône des Vikings.
    }

## Why an action is not allowed

reason-match-over = La partie est finie.
reason-not-this-choice =
    { $phase ->
        [acting] Rien ne demande cela pour l’instant : choisissez une action de votre phase.
        [paying] Vous êtes en train de payer : terminez d’abord, ou annulez.
        [borrowed] Décidez d’abord du sort de la carte empruntée : s’en servir, ou y renoncer.
        [targeting] Choisissez d’abord la cible.
        [answering] Une réponse est demandée : répondez, ou laissez faire.
        [hiring] Choisissez d’abord le Viking que vous embauchez.
        [reworking] Votre Remaniement est en cours : piochez, ou défaussez une deuxième carte.
        [reorganising] Votre Réorganisation est en cours : terminez d’abord.
        [exchanging] Choisissez d’abord la carte de l’Assemblée qui laisse sa place.
        [stacking] Mettez d’abord les cartes en ordre.
        [plotting] Choisissez d’abord les cartes qui vont sous la pioche.
        [returning] Choisissez d’abord le Troll que vous renvoyez.
        [arranging] Vous aménagez votre main : vos actions sont terminées.
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
        [nuggets] Vous payez en pépites : le Troll des Fjords à la place { $slot } se recrute dans une autre action, avec du bois et des ossements.
       *[wood_bones] Vous payez en bois et ossements : le Viking à la place { $slot } se recrute dans une autre action, avec des pépites.
    }
reason-slot-chosen = La carte à la place { $slot } est déjà choisie.
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
reason-only-in-answer = { symbol } : se joue seulement en réponse, au moment où une ruse est annoncée.
reason-no-trolls-left = Tous vos Trolls sont partis : il faut d’abord que l’un d’eux revienne.
reason-storm-away = Votre Troll Tempête est encore chez { $whom }.
reason-no-target =
    { $symbol ->
        [axe] Votre Hache n’a pas de cible : sur le Sol Sacré on est à l’abri, et les autres adversaires n’ont aucune carte à prendre.
       *[other] Votre { symbol-own } n’a pas de cible : vos adversaires sont sur le Sol Sacré.
    }
reason-no-viking-there = Il n’y a aucun Viking à embaucher à l’Assemblée.
reason-deck-empty = Votre pioche est vide : il n’y a rien à y chercher.
reason-assembly-empty = L’Assemblée est vide.
reason-assembly-deck-empty = La pioche de l’Assemblée est vide : il n’y a rien à regarder.
reason-no-such-seat = Personne n’occupe la place { $number } ; on les compte à partir de 0.
reason-not-an-opponent = { $whom } ne joue pas contre vous.
reason-on-sacred-ground = { $whom } se tient sur le Sol Sacré, à l’abri des ruses.
reason-hand-empty = { $whom } n’a aucune carte en main à prendre.
reason-reserve-not-open = Aucune réserve n’est visible dans cette partie : une Hache ne peut pas la viser.
reason-raid-needs-axe = Seule une Hache peut viser une réserve, pas { symbol-a }.
reason-reserve-empty-there = Il n’y a rien à prendre à { $whom } : sa réserve est vide.
reason-not-an-answer = { card } ne convient pas : il faut { symbol-a }.
reason-not-a-viking = On n’embauche que des Vikings, et { card }, à la place { $slot }, est un Troll des Fjords.
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
option-faces-help = En mise en place libre : quelles faces montrent les étapes ? La face B demande davantage.
option-faces-a = Face A
option-faces-mixed = Mélangées au hasard
option-faces-b = Face B
option-kattegat = Départ à Kattegat
option-kattegat-help = En mise en place libre : est-on à l’abri des ruses au départ ?
option-kattegat-a = Sol Sacré (A)
option-kattegat-b = Sans protection (B)
option-fjord-trolls = Trolls des Fjords
option-fjord-trolls-help = En mise en place libre : le complément de cartes, Trolls des Fjords compris, rejoint-il l’Assemblée à deux ou trois aussi ?
option-fjord-trolls-four-players = À quatre
option-fjord-trolls-always = Toujours
option-baldur = Baldur
option-baldur-help = En mise en place libre : Baldur remplace-t-il un Odin dans les decks de départ ?
option-baldur-off = Sans Baldur
option-baldur-on = Avec Baldur
option-reserve = Réserve
option-reserve-help = En mise en place libre : chacun peut-il garder une carte en réserve ?
option-reserve-on = Avec la réserve
option-reserve-off = Sans la réserve
option-cowardly-troll = Troll couard
option-cowardly-troll-help = Où va un Troll qu’une Hache a tiré d’une main ?
option-cowardly-troll-off = Dans la défausse
option-cowardly-troll-on = Chez son propriétaire
option-dodge-the-counter = Esquiver la contre-attaque
option-dodge-the-counter-help = Peut-on esquiver à son tour une contre-attaque qui empêche une providence ?
option-dodge-the-counter-off = Impossible
option-dodge-the-counter-on = Possible
exclusion-scenario-for-fewer = À quatre, la campagne a trois parties : dans la troisième, tout est déjà en jeu.

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
       *[other] { $section }
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
       *[reorganise] Réorg.
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
        [0] aucun Troll chez soi
        [one] { $count } Troll chez soi
       *[other] { $count } Trolls chez soi
    }
storm-line = { storm } ({ $player })
storm-home = Troll Tempête chez soi
deck-trolls-line = Trolls sur la pioche : { $count }
owned-line = possède : { $cards }
payment-line = Réuni : { $cards } ({ gives }) ; { missing }
payment-none = Rien de réuni pour l’instant ; { missing }
borrowed-line = Empruntée : { card }
announced-line = { $player } joue { card } : { symbol }
announced-target = { $player } joue { card } : { symbol } contre { $whom }
looked-line = Regardées : { $cards }
reconstructed-line =
    { $count ->
        [one] { $count } carte ou étape sur { $total } a des valeurs reconstituées : drakkar provenance althing
       *[other] { $count } cartes et étapes sur { $total } ont des valeurs reconstituées : drakkar provenance althing
    }
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
board-slot-full = { $label } ; coûte { cost } (place { $slot })
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
board-matches = Ce qui arrête quoi
answer-heading-you = { $player } joue { card } : { symbol } contre vous
answer-raid = C’est cette carte qui est visée, { card } : elle serait utilisée aussitôt, ou laissée, et irait de toute façon dans la défausse de son propriétaire.
campaign-done = jouée
board-choose-gain =
    { $points ->
        [one] { $label }. Choix possible : une étape de plus
       *[other] { $label }. Choix possible : { $points } étapes de plus
    }
