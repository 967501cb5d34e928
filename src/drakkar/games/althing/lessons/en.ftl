# What Althing’s lessons say, in English.

## Your first match

lesson-first-welcome = The old king has left no heir, and two clans set out to claim the throne: yours, and Ragnar’s. Whoever reaches the Thing first will rule the Vikings.
lesson-first-epic = This is the way there; it is called the epic. Both of you stand on Kattegat. Each step asks for something: Eldaskali, the first one, for 3 wood.
lesson-first-hand = And this is your hand. Each Odin gives 1 nugget of gold, and Freyr 1 wood. Nobody crosses Eldaskali with that: you need help.
lesson-first-assembly = Here it is: the assembly, five Vikings who are ready to join you or Ragnar. Each has a price in nuggets; what the card will give you stands below its name. Grey symbols are not in play yet.
lesson-first-recruit = Siggy costs 2 nuggets and gives 2 wood: just what you need. Choose Siggy, to recruit that card.
lesson-first-recruit-wrong = That may come later. Begin with Siggy, who gives 2 wood and whom you can pay.
lesson-first-pay = Now pay. Nuggets are paid with cards of your hand: choose an Odin.
lesson-first-pay-wrong = One after the other: first let us finish with Siggy.
lesson-first-pay-again = That is 1 nugget, and 1 is still missing. Choose another Odin.
lesson-first-confirm = That makes 2. Nothing is missing any more: confirm.
lesson-first-again = Siggy and both Odin now lie on your discard pile; they will come back. You may act as often as you like in your turn: with your last Odin, recruit Floki, who gives 2 wood as well.
lesson-first-again-wrong = It is wood that we need. Floki costs 1 nugget, just what you have left.
lesson-first-pay-floki = Pay with Odin.
lesson-first-confirm-floki = And confirm.
lesson-first-end = Only Freyr is left in your hand, and there is nothing more to do with it. End your actions.
lesson-first-end-wrong = That symbol sends a Troll home, but no Troll has come to you yet. End your actions.
lesson-first-drop = Now you arrange your hand: you draw until you hold four cards. A card you keep is one that you do not draw, so drop Freyr, for a fresh hand.
lesson-first-drop-wrong = You may keep Freyr, but then you draw only three cards. Drop it, and see who comes instead.
lesson-first-draw = Draw. Only two cards are left in your deck: once it is empty, your discard pile is shuffled and becomes your new deck, with Siggy and Floki in it.
lesson-first-ragnar-hild = Ragnar has the same cards as you. He spends all his nuggets on Hild.
lesson-first-cross = What a hand: Siggy and Floki give 4 wood between them, and Eldaskali asks for 3. Choose Eldaskali, to cross it.
lesson-first-cross-wrong = That can wait. You have the wood for Eldaskali: cross it first.
lesson-first-cross-pay = Again you pay with cards of your hand. Choose Siggy or Floki.
lesson-first-cross-pay-more = And the other one. That is 1 wood too many, and what is too much is lost: nobody gives change.
lesson-first-cross-confirm = Nothing is missing. Confirm, and watch your pawn.
lesson-first-ground = Your first step! One is all you may cross in a turn. Now you have left Kattegat, and with it the symbol of sacred ground: as long as somebody stands there, no trick can reach them.
lesson-first-bones = Look ahead: Kernelyd, the next step, asks for 2 nuggets and 2 bones. Gudrid gives 2 bones. Recruit the one next to the deck.
lesson-first-bones-wrong = For Kernelyd you need bones. The Gudrid next to the deck gives two, for a single nugget.
lesson-first-pay-gudrid = Pay with Odin. Thor has no nuggets.
lesson-first-confirm-gudrid = Confirm.
lesson-first-ruse = Look at Thor: red symbols are ruses, tricks on the other player. In this match only the Troll is in play, and Ragnar still stands on sacred ground, so it has to wait. End your actions.
lesson-first-keep = This time keep what you hold: Thor will find his target. Draw.
lesson-first-keep-wrong = Keep Thor: you will want his Troll in your next turn.
lesson-first-ragnar-troll = Ragnar crosses Eldaskali, too. Then he plays his Thor, and the ruse is aimed at you.
lesson-first-answer = A Troll is a card that is good for nothing, and he wants to lay it on top of your deck. But you have drawn Freyr again, and Freyr’s detroll, a blue symbol, stops it. Answer with Freyr.
lesson-first-answer-wrong = Then you would draw a Troll, and a hand with a Troll in it is a card short. You can stop it: answer with Freyr.
lesson-first-ragnar-stopped = The Troll stays with Ragnar, and both cards go to the discard piles. A card serves only once: for what it gives, or for one symbol.
lesson-first-troll = Now it is your turn. Ragnar has left Kattegat, and nothing protects him there: choose Thor, and the Troll on his card.
lesson-first-troll-wrong = That comes next. First pay Ragnar back, with Thor’s Troll.
lesson-first-ragnar-lets = Ragnar cannot stop it. Your Troll lies on top of his deck, and he will draw it.
lesson-first-horik = With two Odin you have 2 nuggets. Horik gives 2 nuggets and a bone, which Kernelyd asks for: recruit him.
lesson-first-horik-wrong = For Kernelyd you need nuggets besides the bones of Gudrid. Horik gives two.
lesson-first-pay-horik = Pay with an Odin…
lesson-first-pay-horik-more = … and with the other one.
lesson-first-confirm-horik = Confirm. Your hand is empty then, so your turn ends by itself, and you draw four cards.
lesson-first-ragnar-bjorn = Ragnar recruits Bjorn and draws: your Troll is in his hand now, where it helps him with nothing.
lesson-first-free = You know all you need. Play a few turns as you like: each has a tip for you. When you have seen enough, go on to the score.
lesson-first-tip-kernelyd = Look what you have drawn: Horik and Gudrid together give 2 nuggets and 3 bones. Kernelyd asks for 2 and 2!
lesson-first-tip-ahead = Look ahead when you recruit: Knorrer asks for 3 nuggets and 2 wood, the Thing for 3 nuggets, 2 wood and 2 bones.
lesson-first-tip-drop = Drop what you will not use in your next turn. Your good cards come back the sooner.
lesson-first-tip-detroll = If a Troll has got into your deck, play a detroll in your own turn: it finds the Troll there and sends it home. One in your hand can only be dropped.
lesson-first-tip-hold = Your last cards need not be spent: a blue symbol in your hand protects you while the others play.
lesson-first-sheet = This is all the score there is: how many steps each of you has crossed. The cards you have won are not counted.
lesson-first-throne = When somebody reaches the Thing, the round is completed, so that all have had as many turns. Whoever stands there alone rules; two who stand there together share the throne.
lesson-first-farewell = That was part 1a of Althing’s campaign. The other symbols join in part by part, and each part has a short lesson. Your clan is ready: will you lead it in a real match?

## The campaign from part 1b on

lesson-part-1b-want = You and Ragnar have crossed Eldaskali. Kernelyd asks for 2 nuggets and 2 bones: bones you have, but only a single nugget.
lesson-part-1b-axe = What you lack, Ragnar may have. From part 1b on Thor’s axe is in play, a ruse that takes a card at random from another hand: choose Thor, and the axe.
lesson-part-1b-axe-wrong = That can wait. First let us see what Ragnar has in his hand: play Thor’s axe.
lesson-part-1b-lets = Ragnar lets it happen, and chance gives you Sigvaar.
lesson-part-1b-cross = Sigvaar has 2 nuggets, just what you lacked! A stolen card is used at once or not at all, alone or with cards of your own. Cross Kernelyd.
lesson-part-1b-cross-wrong = You might, but for Kernelyd you will hardly find nuggets sooner than now. Cross it.
lesson-part-1b-pay = Sigvaar counts already. Add the 2 bones: pay with Gudrid.
lesson-part-1b-pay-wrong = Bjorn has 2 bones as well, but you will need him for something else. Pay with Gudrid.
lesson-part-1b-confirm = Confirm. Gudrid goes to your discard pile, and Sigvaar to Ragnar’s: you had that card on loan.
lesson-part-1b-plot = Ragnar wants to cross Kernelyd, too, and has just lost 2 nuggets. He shall not find new ones: play Bjorn for the plot, a green symbol. It is an event, and nobody can stop it.
lesson-part-1b-plot-wrong = Leave that. It is Bjorn’s plot that makes it hard for Ragnar.
lesson-part-1b-first = A plot sends two cards of the assembly under its deck. Sigvaar and Bjorn are the ones with nuggets: choose one of them.
lesson-part-1b-first-wrong = That one gives no nuggets. Send Sigvaar and Bjorn away.
lesson-part-1b-second = And the other one. Two new cards come in their places.
lesson-part-1b-end = Ragnar has a Thor of his own, and so an axe. Freyr’s shield stops it as long as Freyr is in your hand, so leave him there: end your actions.
lesson-part-1b-end-wrong = There is no Troll in your deck, and used up Freyr protects you from nothing. End your actions.
lesson-part-1b-draw = Keep Freyr, and draw.
lesson-part-1b-draw-wrong = Keep Freyr: without a shield Ragnar may take what he likes from you.
lesson-part-1b-ragnar = Indeed: Ragnar plays his Thor, and the axe is aimed at your hand.
lesson-part-1b-shield = This is what you kept Freyr for. Answer with his shield.
lesson-part-1b-shield-wrong = Then a card of yours would work for Ragnar. Stop him, with Freyr.
lesson-part-1b-farewell = The axe takes, the shield stops it, the plot changes what the assembly offers: that is part 1b. Look at your rivals’ next step before you choose what to take from them.

lesson-part-2-way = Part 2 is a longer way, to the Althing. You and Ragnar have crossed Knorrer; Dragvendil comes next. It asks for 4 bones, and shows a symbol that is new.
lesson-part-2-cross = Two Gudrid are 4 bones. Set out for Dragvendil.
lesson-part-2-cross-wrong = In a moment. First cross, as you have the bones for it.
lesson-part-2-pay = Pay with one Gudrid…
lesson-part-2-pay-wrong = Hild has one bone only, and you will need her for something else. Pay with Gudrid.
lesson-part-2-pay-more = … and with the other one.
lesson-part-2-confirm = Confirm.
lesson-part-2-seasoned = Its symbol is called Seasoned. From the end of this turn on you draw up to five cards instead of four; Ragnar does so, too, but only from the end of his next turn on.
lesson-part-2-storm = You are ahead, so let the wind blow into his face. Hild’s storm is a red symbol, a ruse: play it.
lesson-part-2-storm-wrong = One thing before that: play Hild’s storm.
lesson-part-2-lets = Ragnar cannot stop it, and your storm Troll goes to him. Its face Stormur says: no recruiting and no crossing in his next turn.
lesson-part-2-end = More is not to be done. End your actions.
lesson-part-2-draw = Keep Odin, as Kernelyd asks for nuggets. And now draw: up to five!
lesson-part-2-draw-wrong = Keep Odin this time: Kernelyd asks for 2 nuggets.
lesson-part-2-ragnar-storm = No recruiting, no crossing: but ruses are still allowed. Ragnar plays Halldora, and raises a storm against you.
lesson-part-2-answer = You have just drawn Floki, with a blue symbol: fair weather. It is the dodge that stops a storm. Answer with Floki.
lesson-part-2-answer-wrong = Then you would lose your next turn. Chase the storm away, with Floki’s fair weather.
lesson-part-2-ragnar-ends = His storm Troll stays at home. Ragnar ends his turn, and the one that lies before him shows its other face, Ovedur: for one turn more he does not recruit. Then it comes home to you.
lesson-part-2-farewell = Two Odin and Gudrid: with them you could cross Kernelyd this very turn, while Ragnar has lost one. Storm, fair weather and Seasoned are what part 2 brings.

lesson-part-3-want = In part 3 the steps ask for more, and help comes from elsewhere. For Vegvisir Bjorn has the nugget and the 2 bones, but who has 2 wood?
lesson-part-3-labourer = Baldur is new in your deck. Orange symbols are providences, and his day labourer hires a Viking of the assembly for one action, whatever the price. Play it.
lesson-part-3-labourer-wrong = Wait a little: first play Baldur, for the day labourer.
lesson-part-3-lets = Ragnar lets it happen. With a storm in his hand he could have stopped it: that is called a counter-attack.
lesson-part-3-hire = Hild has 2 wood. To recruit her takes 3 nuggets, and she would come to your hand later only; hired, she works now. Choose Hild.
lesson-part-3-hire-wrong = Floki has 2 wood as well. But who was hired goes under the assembly deck: rather take Hild, whom Ragnar could use.
lesson-part-3-cross = Use her at once: cross Vegvisir.
lesson-part-3-cross-wrong = Hild is here for the wood that Vegvisir asks for. Cross it.
lesson-part-3-pay = Hild counts already. Bjorn gives all the rest: pay with him.
lesson-part-3-pay-wrong = You need only Bjorn, and will use your other cards in a moment.
lesson-part-3-confirm = Confirm. Hild goes under the assembly deck.
lesson-part-3-fjord = Fjord trolls are new, too: do not mix them up with Trolls, for these are good ones. They cost wood and bones, no matter which. Dilbrett and Beldurk cost 3: recruit one of them.
lesson-part-3-fjord-wrong = In a moment. First take a fjord troll that you can pay: Dilbrett or Beldurk.
lesson-part-3-pay-fjord = Aslaug gives 1 wood and 2 bones, and that makes 3. Pay with Aslaug.
lesson-part-3-confirm-fjord = Confirm. Once in your hand, your fjord troll gives 2 of whatever you choose: nuggets, wood or bones.
lesson-part-3-store = Only Odin is left. Instead of dropping him you may put a card aside: put Odin into your reserve.
lesson-part-3-store-wrong = First put Odin aside, into your reserve.
lesson-part-3-kept = There he lies, face down, and no ruse can reach him. Your hand was empty, so your turn has ended and you have drawn four cards; in your next turns you may take him back for another card.
lesson-part-3-farewell = Day labourers, fjord trolls and the reserve: that is part 3. Hire for a big step, and recruit for the ones after it.

lesson-part-4-want = From part 4 on all symbols are in play. Vegvisir asks for 1 nugget, 2 wood and 2 bones: Horik is a good start, but the rest of your hand is not enough.
lesson-part-4-rework = Then change your hand. Baldur’s second symbol, the rework, is a providence: play it.
lesson-part-4-rework-wrong = First exchange some cards: play Baldur, for the rework.
lesson-part-4-lets = Ragnar lets it happen. With a Troll symbol in his hand he could have countered it.
lesson-part-4-drop = Baldur is dropped, and you draw a card for him. Drop a second one, and you draw two: let Odin go.
lesson-part-4-drop-wrong = One nugget helps you least here: drop Odin, and draw two cards.
lesson-part-4-cross = Freyr and Hild: what luck! Horik and Hild together give all that Vegvisir asks for. Cross it.
lesson-part-4-cross-wrong = First cross Vegvisir, as Horik and Hild give all it asks for.
lesson-part-4-pay = Pay with Horik and Hild, one after the other.
lesson-part-4-pay-wrong = Horik and Hild are enough. You need Dilbrett for something else.
lesson-part-4-pay-more = And with the other.
lesson-part-4-confirm = Confirm.
lesson-part-4-reorganise = Now to Ragnar, who is still on Kattegat: Kernelyd asks him for nuggets and bones. Dilbrett’s reorganisation shows you what comes next in the assembly, and lets you change it. Play it.
lesson-part-4-reorganise-wrong = Use Dilbrett’s reorganisation first, as long as it can bother Ragnar.
lesson-part-4-lets-again = Ragnar lets this happen as well. An axe would have countered it.
lesson-part-4-bring = Only you see the top three cards of the assembly deck. Any of them may go to the assembly: take Siggy, who has no bones.
lesson-part-4-bring-wrong = Hild and Bjorn have bones, which Ragnar wants. Bring Siggy.
lesson-part-4-against = Siggy takes the place of a card that lies there. Bjorn has 2 bones and a nugget: away with him.
lesson-part-4-against-wrong = It is Bjorn whom Ragnar would like best. Put Siggy in his place.
lesson-part-4-below = You might exchange more, but one will do. Put the cards left over under the deck, where nobody finds them so soon.
lesson-part-4-below-wrong = Let us leave it at that, and not put them on top, where they would come out next, for Ragnar. Under the deck with them.
lesson-part-4-order = In which order? Let Hild come first, and the two Bjorn after her.
lesson-part-4-order-wrong = Better the Bjorn last: begin with Hild.
lesson-part-4-farewell = Rework for a new hand, reorganisation for a new assembly. Here the campaign ends: you know all it teaches, and every epic is open to you.

## The reserve

lesson-reserve-place = Beside your piles there is a place for one more card: your reserve. What lies there waits for you, while the rest of your hand comes and goes.
lesson-reserve-store = The next step asks for 3 wood, and Freyr has only 1 to give. Put him into your reserve: you will want him in your next turn.
lesson-reserve-store-wrong = Not yet. First put Freyr aside, into the reserve.
lesson-reserve-recruit = Hild gives the other 2 wood, and costs 3 nuggets: just what your three Odin bring. Recruit her.
lesson-reserve-recruit-wrong = Hild is the one we want: she brings the 2 wood that Freyr lacks.
lesson-reserve-pay = Pay with an Odin: 1 nugget.
lesson-reserve-pay-wrong = Hild alone will do, and Freyr stays in the reserve. Pay with your three Odin.
lesson-reserve-pay-second = With the second one…
lesson-reserve-pay-third = … and with the third.
lesson-reserve-confirm = Confirm. With no card left in your hand your turn ends by itself, and you draw four new ones: the reserve does not count.
lesson-reserve-ragnar = Ragnar recruits Horik. What lies in your reserve he cannot see.
lesson-reserve-fetch = The fourth card you drew was Hild! With Freyr in your hand you would have drawn but three. Now take him back: drop Thor or an Odin for him, or leave that card in the reserve in his place.
lesson-reserve-fetch-wrong = First take Freyr back, and keep Hild. You can spare Thor or an Odin.
lesson-reserve-cross = Hild’s 2 wood and Freyr’s 1 are the 3 that Eldaskali asks for. Set out for it.
lesson-reserve-cross-wrong = You have it all in your hand now: cross Eldaskali.
lesson-reserve-spend = Pay with Hild and Freyr, one after the other.
lesson-reserve-spend-second = And with the other.
lesson-reserve-across = That makes 3 wood. Confirm, and you are across.
lesson-reserve-farewell = Across in the second round, thanks to a card put aside. No axe can reach it there; but a card that stays in the reserve all match is one that you never play.

## In teams

lesson-teams-partner = Four players make two teams. Runa, who sits opposite you, is your partner; Ragnar and Eirik play against you.
lesson-teams-goal = You win as a team: one of you on the last card, the other there too or on one of the two steps before it. To run ahead alone is no use.
lesson-teams-store = In teams the reserve lies open, and partners exchange cards through it. Runa gives you a sign: she is 1 wood short of Snekkar. Put Freyr into your reserve for her.
lesson-teams-store-wrong = Runa first! Put Freyr into your reserve for her.
lesson-teams-recruit = Now for yourself. Your three Odin are just enough for Hild, who costs 3: recruit her.
lesson-teams-recruit-wrong = Leave Freyr for Runa, and let the Odin recruit Hild.
lesson-teams-pay = Pay with an Odin: 1 nugget.
lesson-teams-pay-second = With the second one…
lesson-teams-pay-third = … and with the third.
lesson-teams-confirm = Confirm. With no card left in your hand your turn ends by itself, and you draw four new ones.
lesson-teams-ragnar = Ragnar recruits. He may well have an axe, but on Kattegat nobody can be the target of a ruse, and neither can your reserve.
lesson-teams-trade = Runa takes Freyr out of your reserve, and leaves you an Odin for him. That is how partners exchange: always card for card.
lesson-teams-crosses = And with two Freyr for the wood, Thor for the bone and Odin for the nugget she crosses Snekkar, in the very first round!
lesson-teams-yours = The Odin in your reserve is yours now. In your own turn you may take him back; and if a card lies in Runa’s reserve, you may exchange it for one of your hand.
lesson-teams-axes = Once you have left Kattegat, take care: Ragnar and Eirik can aim an axe at your open reserve, and take that very card. Only you, its owner, can stop them, with a shield.
lesson-teams-farewell = That is the whole of it: help each other along, and stay close together. Will you lead a team of your own?

## Decks of one’s own

lesson-decks-ten = This time nobody is given a deck. You choose six cards out of ten: the four Odin, Thor and Freyr that you know, and four new ones.
lesson-decks-odin = Let us try all the new ones. Choose two Odin, Baldur, Tyr, Idhunn and Loki; Thor and Freyr stay at home.
lesson-decks-odin-wrong = Two Odin, Baldur, Tyr, Idhunn and Loki it is, this time. Leave out the rest.
lesson-decks-odin-second = The second Odin is next.
lesson-decks-baldur = Then Baldur, who gives 2 nuggets. After him only Tyr, Idhunn and Loki are left, and join by themselves.
lesson-decks-baldur-wrong = Without Thor and Freyr this time: Baldur is next.
lesson-decks-whole = Six cards, and nobody else knows which. Confirm them.
lesson-decks-ragnar = Ragnar chooses his in secret. Then both decks are shown and shuffled, and everybody draws four cards.
lesson-decks-olaf = Olaf costs 5 nuggets, and Odin and Baldur only have 3. Recruit him all the same: Loki will see to it.
lesson-decks-olaf-wrong = Later! Aim high first: recruit Olaf.
lesson-decks-reward = Loki’s reward makes the nuggets of one card count twice: 4 instead of 2 for Baldur. It is offered beside what you pay: play it for Baldur.
lesson-decks-reward-wrong = Baldur’s 2 and Odin’s 1 are not enough. Play Loki’s reward for Baldur; it is offered beside what you pay.
lesson-decks-pay = And Odin’s nugget makes 5.
lesson-decks-confirm = Confirm, and Olaf is yours in the first round.
lesson-decks-heimdall = Tyr is left, and his Heimdall changes the epic itself. Play it.
lesson-decks-heimdall-wrong = Tyr has something better to do: play his Heimdall.
lesson-decks-switch = You may turn a step over to its other face, or exchange two where no pawn stands. Exchange Vegvisir, which asks for five resources, with Eldaskali, which asks for 3 wood.
lesson-decks-switch-wrong = Possible, but let us make the first step easier: exchange Vegvisir and Eldaskali.
lesson-decks-easier = Now the epic begins with Eldaskali. For Ragnar, too: what you change, you change for everybody.
lesson-decks-idhunn = And now you hold Idhunn. On her you lay a card with a symbol, which then waits for you, even for Ragnar’s turn. And Baldur’s day labourer lends you a Viking of the assembly for one action.
lesson-decks-farewell = Before you choose, look at what the steps ask for: your deck is for this epic. Two Odin at least are good advice. What will yours be?

## Hela

lesson-hela-shadow = Hela, who rules over the dead, lays her hand on the epic. Each player gets one of her cards and slides it under a step; yours is Nastrond.
lesson-hela-place = On its left side it says: 2 nuggets more, 1 wood less. Slide it under Snekkar, so that the left side shows.
lesson-hela-place-wrong = A fine place another time. On the left of Snekkar you will see at once what it is good for.
lesson-hela-ragnar = Ragnar slides Sott under the other side of Snekkar. Now a cursed Troll waits for whoever gets there.
lesson-hela-cross = Snekkar asked for 1 nugget, 2 wood and 1 bone. Now it asks for 3, 1 and 1, and that is just what you hold. Set out for it!
lesson-hela-cross-wrong = You can cross Snekkar in the first round, and that does not happen often. Set out for it.
lesson-hela-pay = Baldur gives 2 nuggets, Odin 1, Freyr the wood and Thor the bone. Pay with all four, in any order.
lesson-hela-pay-second = The next one…
lesson-hela-pay-third = … and the third…
lesson-hela-pay-last = … and the last.
lesson-hela-confirm = Confirm. And mind the Troll!
lesson-hela-troll = Across! But the cursed Troll was waiting: one of your own Trolls went onto your deck, and now you have drawn it. It is good for nothing; drop it when you next arrange your hand.
lesson-hela-jotunn = With Hela three Jötunn come to the assembly. They cost 4 nuggets, give 2 of any one type, and bring violet symbols: maledictions, which make the assembly smaller or turn somebody’s Troll against them.
lesson-hela-others = The other cards bring illness, curses or Hela herself, who may take a card of your starting deck out of the game. If it is a weak one, that is rather a favour.
lesson-hela-farewell = So read both sides of your card: you may make a step easier for your own hand, or harder for the others. Do you dare to meet Hela?

## The branching epic

lesson-epic-fork = Here the epic parts. From Kattegat one goes over Vegvisir and Drakkar, or over Eldaskali and Dragvendil; then both ways come to Knorrer.
lesson-epic-ways = The first of them is called the left-hand way, the second the right-hand one. Look at both steps before you choose a way: on the right you need only wood, then only bones.
lesson-epic-right = You hold Floki with 2 wood and Freyr with 1: all that Eldaskali asks for. Set out for it.
lesson-epic-right-wrong = First the way: your wood is what Eldaskali asks for. Set out for it.
lesson-epic-pay = Pay with Floki and Freyr, one after the other.
lesson-epic-pay-second = And with the other.
lesson-epic-confirm = Confirm, and the right-hand way is yours.
lesson-epic-end = You could recruit with Odin, but let us hurry on. End your actions.
lesson-epic-end-wrong = Good for another time. End your actions, and see what comes.
lesson-epic-draw = You may keep both. Draw up to four cards.
lesson-epic-draw-wrong = Keep them this time, and draw.
lesson-epic-ragnar = Ragnar goes left, over Vegvisir. Everybody chooses for themselves, and two may well take the same way.
lesson-epic-on = From Eldaskali it can only go on to Dragvendil: no way back, and no changing over. It asks for 4 bones, and look, you have drawn two Gudrid. Set out.
lesson-epic-on-wrong = You hold what Dragvendil asks for. Set out for it.
lesson-epic-bones = Gudrid gives 2 bones. Pay with her.
lesson-epic-bones-wrong = Two Gudrid are exactly 4 bones, so you can keep Thor.
lesson-epic-bones-second = And with the other Gudrid.
lesson-epic-across = Confirm, and Thor stays with you.
lesson-epic-meet = That was the whole of your way. Now you and Ragnar go on to the same card, Knorrer: whichever way one takes, it is five crossings in all.
lesson-epic-farewell = With eight steps there are two such forks. Recruit for the way you mean to go, before you go it. Which will it be?

## Alone against Thorfinn

lesson-thorfinn-foe = This time you are alone, and Thorfinn is your only rival. He is a deck of cards, no player; he is one step ahead, and you have to be on the last card before him.
lesson-thorfinn-card = In each round he reveals a card, then it is your turn. First he recruits, always the card that has lain there longest: Sigvaar is his now.
lesson-thorfinn-row = Then he does to you what stands in the row where you are. You are on Kattegat: a shortage of bones, so your bones count nothing in this turn.
lesson-thorfinn-axe = That hardly hurts: Thor’s bone counts nothing, but his axe does. It takes a card out of Thorfinn’s hand, unless the card he has revealed shows a shield, and this one shows none. Play the axe.
lesson-thorfinn-axe-wrong = Rob him first: his card shows no shield. Play Thor’s axe.
lesson-thorfinn-recruit = Sigvaar is yours for a single action, with 2 nuggets. An Odin makes that 3: recruit Hild.
lesson-thorfinn-recruit-wrong = Sigvaar’s 2 nuggets are yours for this action only. Make the most of them: recruit Hild.
lesson-thorfinn-pay = Sigvaar is laid down already. Add an Odin.
lesson-thorfinn-confirm = Confirm. Hild is yours, and Sigvaar is out of the game.
lesson-thorfinn-end = You could go on recruiting, but let us see what he does next. Keep Freyr, who can stop a Troll or an axe, and end your actions.
lesson-thorfinn-end-wrong = Keep your last cards this time. End your actions.
lesson-thorfinn-draw = Draw up to four cards. Then Thorfinn reveals his next card.
lesson-thorfinn-draw-wrong = Keep Freyr, you will be glad of him. Draw.
lesson-thorfinn-detroll = He recruits again, and sends you a Troll, a card without any use, for your deck. You are asked because you hold the answer: stop it with Freyr’s detroll.
lesson-thorfinn-detroll-wrong = A Troll on your deck costs you a card. Stop it with Freyr.
lesson-thorfinn-climb = One of his six cards makes him climb a step, each time he goes through them. So he is on the last card between rounds 19 and 24, and until then you have time.
lesson-thorfinn-answers = A shield stops his axe, a detroll his Troll, and fair weather lifts a shortage. You may know which of his cards are still to come, though not in what order: look at them before you choose what to keep.
lesson-thorfinn-farewell = When you beat him, there are harder levels, and the legend. He waits for you on the first step. Are you ready?
