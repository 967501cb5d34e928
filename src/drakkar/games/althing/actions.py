"""Everything a player of Althing can do. Slots are counted from 1, from the deck; seats and places from 0."""

from __future__ import annotations

from itertools import combinations, count, product
from typing import Final

from drakkar.games.althing.pieces import (
    ASSEMBLY,
    CARDS,
    FIRST_FJORD,
    FIRST_VIKING,
    GUEST,
    MOST_SEATS,
    MOST_STEPS,
    PLAYABLE,
    PLAYER_CARDS,
    SIDES,
    SLOTS,
    SYMBOLS,
    WEATHERS,
)
from drakkar.kernel.actions import ActionSpace, every

CROSS: Final = 0  # set out to cross the next step, at a fork to a side: the goal, still to be paid for
RECRUIT: Final = 1  # set out to recruit a card of the assembly: the goal, or one more
PAY: Final = 2  # pledge a card of the hand for the goal
REWARD: Final = 3  # pledge a card with the symbol reward for it, so that this card's nuggets count twice
CONFIRM: Final = 4  # pay what is pledged and reach the goal; carry out the exchange; be content with the deck
PLAY: Final = 5  # play a card for one of its symbols: from the hand, or the borrowed one
INVOKE: Final = 6  # play one symbol of the card on one's invocation stone, in one's own phase or in answer
TARGET: Final = 7  # aim a ruse at a seat
RAID: Final = 8  # aim an axe at the open reserve of a seat (four players)
ANSWER: Final = 9  # stop what was announced with a card that carries the answer to it
LET: Final = 10  # let it happen
HIRE: Final = 11  # borrow a Viking or Jötunn of the assembly as a day labourer
DECLINE: Final = 12  # make no use of the borrowed card
BRING: Final = 13  # choose a card looked at, to bring it to the assembly
AGAINST: Final = 14  # exchange it with the card of a slot
ABOVE: Final = 15  # put the cards left over on the assembly deck
BELOW: Final = 16  # put the cards left over under the assembly deck
STACK: Final = 17  # the next of them, in the order in which they will be drawn
PLOT: Final = 18  # put a card of the assembly under its deck; the first one chosen will lie higher
RETURN: Final = 19  # send home a Troll of this seat from one's own deck
GIVE: Final = 20  # choose the card of the hand to be demobilised
TAKE: Final = 21  # choose a card of the assembly to take for it
TURN: Final = 22  # turn the step at this place of the epic over
SWITCH: Final = 23  # exchange the steps at these two places of the epic
LAY: Final = 24  # lay a card of the hand on the invocation stone
SPREAD: Final = 25  # put a card of the assembly under its deck: it fell ill
PLACE: Final = 26  # slide one's Hela card under the step at this place, to show on this side
PICK: Final = 27  # take a card into the deck that one composes
STORE: Final = 28  # put a card of the hand into one's empty reserve
FETCH: Final = 29  # take the card of one's reserve and discard this one instead
SWAP: Final = 30  # take the card of one's reserve and leave this one there
TRADE: Final = 31  # take the card of the partner's reserve and leave this one there (four players)
END: Final = 32  # make an end of acting, and arrange one's hand
DROP: Final = 33  # discard a card of the hand face down
DRAW: Final = 34  # draw, and so end the phase, or carry out the rework with its own card alone
LIFT: Final = 35  # choose what fair weather lifts: a shortage, or Ovedur

_SLOTS: Final = range(1, SLOTS + 1)
_SLOTS_AND_GUEST: Final = range(1, GUEST + 2)
_STEPS: Final = range(1, MOST_STEPS + 1)
_SEATS: Final = range(MOST_SEATS)
SWITCHES: Final[tuple[tuple[int, int], ...]] = tuple(combinations(_STEPS, 2))  # by number: the two places

SPACE: Final = ActionSpace(
    [
        *every(CROSS, "cross", "step:next"),
        *every(CROSS, "cross {}", "step:{}", of=SIDES, numbers=count(1)),
        *every(RECRUIT, "recruit {}", "assembly:{}", of=_SLOTS_AND_GUEST),
        *every(PAY, "pay {}", "hand:{}", of=PLAYABLE),
        *every(REWARD, "reward {}", "hand:{}", "symbol:reward", of=PLAYABLE),
        *every(CONFIRM, "confirm", "pay:confirm"),
        *every(PLAY, "play {} {}", "hand:{0}", "symbol:{1}", of=product(PLAYABLE, SYMBOLS)),
        *every(INVOKE, "invoke {}", "stone:own", "symbol:{}", of=SYMBOLS),
        *every(TARGET, "target {}", "seat:{}", of=_SEATS),
        *every(RAID, "target {} reserve", "reserve:{}", of=_SEATS),
        *every(ANSWER, "answer {}", "hand:{}", of=PLAYABLE),
        *every(LET, "let", "answer:let"),
        *every(HIRE, "hire {}", "assembly:{}", of=_SLOTS_AND_GUEST),
        *every(DECLINE, "decline", "borrowed:decline"),
        *every(BRING, "bring {}", "looked:{}", of=ASSEMBLY, numbers=count(FIRST_VIKING)),
        *every(AGAINST, "against {}", "assembly:{}", of=_SLOTS),
        *every(ABOVE, "above", "deck:above"),
        *every(BELOW, "below", "deck:below"),
        *every(STACK, "stack {}", "looked:{}", of=ASSEMBLY, numbers=count(FIRST_VIKING)),
        *every(PLOT, "plot {}", "assembly:{}", of=_SLOTS),
        *every(RETURN, "return {}", "seat:{}", of=_SEATS),
        # The modules: sections 13 and 14.
        *every(GIVE, "give {}", "hand:{}", of=CARDS[FIRST_VIKING:FIRST_FJORD], numbers=count(FIRST_VIKING)),
        *every(TAKE, "take {}", "assembly:{}", of=_SLOTS_AND_GUEST),
        *every(TURN, "turn {}", "place:{}", of=_STEPS, numbers=_STEPS),
        *every(SWITCH, "switch {} {}", "place:{0}", "place:{1}", of=SWITCHES),
        *every(LAY, "lay {}", "hand:{}", of=PLAYABLE),
        *every(SPREAD, "spread {}", "assembly:{}", of=_SLOTS),
        *every(PLACE, "place {} {}", "place:{0}", "side:{1}", of=product(_STEPS, SIDES), numbers=count(2)),
        *every(PICK, "pick {}", "pick:{}", of=PLAYER_CARDS),
        *every(STORE, "store {}", "hand:{}", "reserve:own", of=CARDS),
        *every(FETCH, "fetch {}", "hand:{}", "reserve:own", of=CARDS),
        *every(SWAP, "swap {}", "hand:{}", "reserve:own", of=CARDS),
        *every(TRADE, "trade {}", "hand:{}", "reserve:partner", of=CARDS),
        *every(END, "end", "phase:end"),
        *every(DROP, "drop {}", "hand:{}", of=CARDS),
        *every(DRAW, "draw", "deck:own"),
        *every(LIFT, "lift {}", "lift:{}", of=WEATHERS),
    ]
)
VERB: Final[list[int]] = SPACE.verb
ARGUMENT: Final[list[int]] = SPACE.argument

# The first action of each verb; an action on a card or slot is that of number 0 plus its number.
THE_CROSS: Final = SPACE.first(CROSS)
FIRST_FORK: Final = SPACE.first(CROSS) + 1
FIRST_RECRUIT: Final = SPACE.first(RECRUIT)
FIRST_PAY: Final = SPACE.first(PAY)
FIRST_REWARD: Final = SPACE.first(REWARD)
THE_CONFIRM: Final = SPACE.first(CONFIRM)
FIRST_PLAY: Final = SPACE.first(PLAY)
FIRST_INVOKE: Final = SPACE.first(INVOKE)
FIRST_TARGET: Final = SPACE.first(TARGET)
FIRST_RAID: Final = SPACE.first(RAID)
FIRST_ANSWER: Final = SPACE.first(ANSWER)
THE_LET: Final = SPACE.first(LET)
FIRST_HIRE: Final = SPACE.first(HIRE)
THE_DECLINE: Final = SPACE.first(DECLINE)
FIRST_BRING: Final = SPACE.zero(BRING)
FIRST_AGAINST: Final = SPACE.first(AGAINST)
THE_ABOVE: Final = SPACE.first(ABOVE)
THE_BELOW: Final = SPACE.first(BELOW)
FIRST_STACK: Final = SPACE.zero(STACK)
FIRST_PLOT: Final = SPACE.first(PLOT)
FIRST_RETURN: Final = SPACE.first(RETURN)
FIRST_GIVE: Final = SPACE.zero(GIVE)
FIRST_TAKE: Final = SPACE.first(TAKE)
FIRST_TURN: Final = SPACE.zero(TURN)
FIRST_SWITCH: Final = SPACE.first(SWITCH)
FIRST_LAY: Final = SPACE.first(LAY)
FIRST_SPREAD: Final = SPACE.first(SPREAD)
FIRST_PLACE: Final = SPACE.zero(PLACE)
FIRST_PICK: Final = SPACE.first(PICK)
FIRST_STORE: Final = SPACE.first(STORE)
FIRST_FETCH: Final = SPACE.first(FETCH)
FIRST_SWAP: Final = SPACE.first(SWAP)
FIRST_TRADE: Final = SPACE.first(TRADE)
THE_END: Final = SPACE.first(END)
FIRST_DROP: Final = SPACE.first(DROP)
THE_DRAW: Final = SPACE.first(DRAW)
FIRST_LIFT: Final = SPACE.first(LIFT)
