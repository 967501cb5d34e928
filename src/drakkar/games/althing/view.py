"""What one seat knows: all but the others' hands, decks and what they did face down (clause 1.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from drakkar.games.althing.modules import Modules
from drakkar.games.althing.pieces import EVERY_SEAT, FIRST_TROLL, NONE
from drakkar.games.althing.position import AlthingOpenView, position_from
from drakkar.games.althing.rules.composing import completed, finished_deck, pickable
from drakkar.games.althing.rules.rewards import HAND_REWARD
from drakkar.games.althing.rules.setup import ASSEMBLY_DECK
from drakkar.games.althing.rules.stones import can_be_laid
from drakkar.games.althing.rules.usable import can_be_given
from drakkar.games.althing.state import (
    ACTING,
    BORROWED,
    COMPOSING,
    DEMOBILISING,
    EXCHANGING,
    INVOKING,
    KNOWER_BITS,
    KNOWERS,
    NO_GOAL,
    PAYING,
    REORGANISING,
    RETURNING,
    AlthingState,
)
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import OVER
from drakkar.kernel.pool import Pool

# In place of a card that the viewer may not know.
HIDDEN: Final = 31


@mypyc_attr(allow_interpreted_subclasses=True)  # as what it is made of
@dataclass(init=False)
class AlthingView(AlthingOpenView):
    """What all see, and what the viewer knows of the rest.

    Cards are HIDDEN where the viewer may not know them. Of another seat `hand` has those that all know first.
    `unknown` are, by seat, the cards of its deck and all of its that the viewer does not know the place of;
    `unseen` the same of the assembly. What another seat has not confirmed is not there: neither its goal and
    the cards pledged, which count as in its hand, nor the card it is about to bring, the first of a plot or a
    deck it composes.
    """

    modules: Modules
    phase: int
    goal: int
    aim: int
    slots: int
    pledged: tuple[int, ...]
    borrowed: int
    looked: tuple[int, ...]
    returned: tuple[int, ...]
    brought: int
    stacked: tuple[int, ...]
    plotted: int
    top: tuple[int, ...]
    bottom: tuple[int, ...]
    unseen: tuple[int, ...]
    hand: tuple[tuple[int, ...], ...]
    unknown: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]  # by seat: its shuffled cards
    discard: tuple[tuple[int, ...], ...]
    reserve: tuple[int, ...]

    def __init__(self, state: AlthingState, viewer: int) -> None:
        super().__init__(state, viewer)
        self.deck = tuple([len(deck) for deck in state.deck])
        self._see_plans(state, viewer)
        self._see_assembly(state, viewer)
        self._see_seats(state, viewer)

    def _see_plans(self, state: AlthingState, viewer: int) -> None:
        """What the active seat is about to do is its own business until it does it (clause 4.4)."""
        self.phase = state.phase
        self.modules = state.modules
        self.goal = state.goal
        self.aim = state.aim
        self.slots = state.slots
        self.pledged = state.pledged
        self.looked = state.looked
        self.returned = state.returned
        self.brought = state.brought
        self.stacked = state.stacked
        self.plotted = state.plotted
        if state.phase == COMPOSING:
            self.modules = _see_decks(state, viewer)
        if viewer == state.active:
            return
        if state.modules.given != NONE or state.modules.rewarder != NONE:
            self.modules = _without_plans(state)
        if state.phase == PAYING:
            self.phase = ACTING if state.borrowed == NONE else BORROWED
        elif state.phase == EXCHANGING:
            self.phase = REORGANISING
        self.goal = NO_GOAL
        self.aim = 0
        self.slots = 0
        self.pledged = ()
        self.looked = (HIDDEN,) * (len(_held_back(state)) - len(state.stacked))
        self.returned = ()
        self.brought = NONE
        self.plotted = NONE
        self.stacked = (HIDDEN,) * len(state.stacked)

    def _see_assembly(self, state: AlthingState, viewer: int) -> None:
        unseen = list(state.pool.items)
        if viewer != state.active:
            unseen += _held_back(state)
        self.top = _known_to(state, state.top, viewer, unseen)
        self.bottom = _known_to(state, state.bottom, viewer, unseen)
        unseen.sort()
        self.unseen = tuple(unseen)

    def _see_seats(self, state: AlthingState, viewer: int) -> None:
        hands: list[tuple[int, ...]] = []
        discards: list[tuple[int, ...]] = []
        unknown: list[tuple[int, ...]] = []
        reserve = state.reserve.copy()
        over = state.to_act == OVER
        self.borrowed = state.borrowed
        for seat in range(self.seats):
            hidden = list(state.deck[seat].items)
            hand = state.hand[seat]
            if seat != viewer and not over:
                shown = state.shown[seat]
                secret = list(hand + (_pledged(state) if seat == state.active else ()))
                for card in shown:
                    secret.remove(card)
                hidden += secret
                hand = shown + (HIDDEN,) * len(secret)
                if reserve[seat] != NONE and not state.setting.open_reserve:
                    hidden.append(reserve[seat])
                    reserve[seat] = HIDDEN
                if state.lender == seat and viewer != state.active and not state.open_loan:
                    hidden.append(state.borrowed)
                    self.borrowed = HIDDEN
            hands.append(hand)
            # In order again: the place of a hidden card among the others would tell what it is.
            discards.append(tuple(sorted(_known_to(state, state.discard[seat], viewer, hidden))))
            hidden.sort()
            unknown.append(tuple(hidden))
        if self.foe is not None:
            hands.append(state.hand[-1])
        self.hand = tuple(hands)
        self.discard = tuple(discards)
        self.unknown = tuple(unknown)
        self.reserve = tuple(reserve)


def _pledged(state: AlthingState) -> tuple[int, ...]:
    """The cards that have left the hand for a payment."""
    modules = state.modules
    if modules.rewarder != NONE and modules.origin == HAND_REWARD:
        return (*state.pledged, modules.rewarder)
    return state.pledged


def _see_decks(state: AlthingState, viewer: int) -> Modules:
    """Everybody knows the own deck alone; of another's only whether it is composed (clause 13.1)."""
    modules = state.modules.copy()
    decks: list[tuple[int, ...]] = []
    for seat in range(state.setting.seats):
        deck = modules.chosen[seat]
        decks.append(deck if seat == viewer else (HIDDEN,) * len(deck))
    modules.chosen = tuple(decks)
    if viewer != state.active:
        modules.picked = ()
    return modules


def _without_plans(state: AlthingState) -> Modules:
    """Without what the active seat has not confirmed: its exchange, its reward."""
    modules = state.modules.copy()
    modules.given = NONE
    modules.taken = ()
    modules.rewarder = NONE
    modules.doubled = NONE
    modules.origin = HAND_REWARD
    return modules


def _held_back(state: AlthingState) -> list[int]:
    """The cards in the reorganiser's hands."""
    cards = [*state.looked, *state.returned, *state.stacked]
    if state.brought != NONE:
        cards.append(state.brought)
    return cards


def _known_to(
    state: AlthingState, entries: tuple[int, ...], viewer: int, hidden: list[int]
) -> tuple[int, ...]:
    """Cards with the seats that know them; those unknown to the viewer are HIDDEN and added to the list."""
    if state.to_act == OVER:
        return entries
    seen: list[int] = []
    for entry in entries:
        knowers = entry & KNOWER_BITS
        if knowers == EVERY_SEAT or (viewer >= 0 and knowers >> viewer & 1):
            seen.append(entry)
        else:
            hidden.append(entry >> KNOWERS)
            seen.append(HIDDEN << KNOWERS | knowers)
    return tuple(seen)


# ---- guessing


def determinize(view: AlthingView, chance: Chance) -> AlthingState:
    """A position the viewer cannot tell from the true one: what is unknown is dealt at random."""
    state = position_from(view)
    state.modules = view.modules
    state.phase = view.phase
    state.goal = view.goal
    state.aim = view.aim
    state.slots = view.slots
    state.pledged = view.pledged
    state.returned = view.returned
    state.brought = view.brought
    state.plotted = view.plotted
    _guess_assembly(state, view, chance)
    _guess_seats(state, view, chance)
    if view.phase == COMPOSING:
        _guess_decks(state, view, chance)
    return state


def _guess_decks(state: AlthingState, view: AlthingView, chance: Chance) -> None:
    """Those who are done may have composed any deck; another one who is at it has not begun."""
    setting = state.setting
    modules = view.modules.copy()
    decks = list(modules.chosen)
    for seat in range(len(decks)):
        if HIDDEN in decks[seat]:
            picked = completed(setting, ())
            kinds = pickable(setting, picked)
            while kinds:
                kind = kinds[chance.index(len(kinds), setting.deck_sources[seat])]
                picked = completed(setting, (*picked, kind))
                kinds = pickable(setting, picked)
            decks[seat] = finished_deck(setting, picked)
    modules.chosen = tuple(decks)
    if view.viewer != view.active:
        modules.picked = completed(setting, ())
    state.modules = modules


def _guess_assembly(state: AlthingState, view: AlthingView, chance: Chance) -> None:
    rest = list(view.unseen)
    state.top = _guessed(view.top, rest, ASSEMBLY_DECK, chance)
    state.bottom = _guessed(view.bottom, rest, ASSEMBLY_DECK, chance)
    state.looked = _guessed_hand(view.looked, rest, ASSEMBLY_DECK, chance)
    if HIDDEN in view.stacked:
        state.stacked = tuple([_any_of(rest, ASSEMBLY_DECK, chance) for _ in view.stacked])
    else:
        state.stacked = view.stacked
    state.pool = Pool(rest, ASSEMBLY_DECK)


def _guess_seats(state: AlthingState, view: AlthingView, chance: Chance) -> None:
    state.hand = []
    state.discard = []
    state.deck = []
    state.borrowed = view.borrowed
    state.reserve = list(view.reserve)
    for seat in range(view.seats):
        source = view.setting.deck_sources[seat]
        rest = list(view.unknown[seat])
        searched = _searched(view, seat, rest, chance)
        hand = _with_a_choice(state, view, seat, rest, chance)
        state.hand.append(_guessed_hand(hand, rest, source, chance))
        state.discard.append(tuple(sorted(_guessed(view.discard[seat], rest, source, chance))))
        if view.reserve[seat] == HIDDEN:
            state.reserve[seat] = _any_of(rest, source, chance)
        if view.borrowed == HIDDEN and view.lender == seat:
            state.borrowed = _any_of(rest, source, chance)
        state.deck.append(Pool(rest + searched, source))
    if view.foe is not None:
        state.hand.append(view.hand[-1])


def _searched(view: AlthingView, seat: int, rest: list[int], chance: Chance) -> list[int]:
    """Who chooses a Troll to send home has those of several owners in the deck, as all see: two that stay."""
    if view.phase != RETURNING or seat != view.active:
        return []
    found: list[int] = []
    owners = list(view.on_top[seat])
    while len(set(owners)) < 2:
        others = [card for card in rest if card >= FIRST_TROLL and card not in owners]
        troll = others[chance.index(len(others), view.setting.deck_sources[seat])]
        rest.remove(troll)
        found.append(troll)
        owners.append(troll)
    return found


def _with_a_choice(
    state: AlthingState, view: AlthingView, seat: int, rest: list[int], chance: Chance
) -> tuple[int, ...]:
    """Who is to lay or to give a card has one for it in hand, as all see (clauses 13.6 and 13.12)."""
    hand = view.hand[seat]
    if view.phase not in (DEMOBILISING, INVOKING) or seat != view.active or HIDDEN not in hand:
        return hand
    if any(card != HIDDEN and _serves(state, card) for card in hand):
        return hand
    fitting = [card for card in rest if _serves(state, card)]
    card = fitting[chance.index(len(fitting), view.setting.deck_sources[seat])]
    rest.remove(card)
    at = hand.index(HIDDEN)
    return (*hand[:at], card, *hand[at + 1 :])


def _serves(state: AlthingState, card: int) -> bool:
    return can_be_laid(state, card) if state.phase == INVOKING else can_be_given(state, card)


def _any_of(cards: list[int], source: str, chance: Chance) -> int:
    """One of the cards, which is not among them any more."""
    at = chance.index(len(cards), source)
    card = cards[at]
    cards[at] = cards[-1]
    cards.pop()
    return card


def _guessed(entries: tuple[int, ...], rest: list[int], source: str, chance: Chance) -> tuple[int, ...]:
    """Cards with their knowers, in their places."""
    found: list[int] = []
    for entry in entries:
        if entry >> KNOWERS == HIDDEN:
            found.append(_any_of(rest, source, chance) << KNOWERS | entry & KNOWER_BITS)
        else:
            found.append(entry)
    return tuple(found)


def _guessed_hand(cards: tuple[int, ...], rest: list[int], source: str, chance: Chance) -> tuple[int, ...]:
    found = [_any_of(rest, source, chance) if card == HIDDEN else card for card in cards]
    found.sort()
    return tuple(found)
