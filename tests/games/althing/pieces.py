"""Where every piece of a position is: cards and Trolls, each in one place."""

from __future__ import annotations

from collections import Counter

from drakkar.games.althing.pieces import CARDS, FIRST_TROLL, FIRST_VIKING, NONE, THORFINN, TROLLS
from drakkar.games.althing.rules.assembly import row_size
from drakkar.games.althing.rules.rewards import HAND_REWARD
from drakkar.games.althing.state import AILING, COMPOSING, PLACING, AlthingState
from drakkar.kernel.game import OVER


def of(state: AlthingState, seat: int) -> Counter[int]:
    """The cards of a seat, wherever they are; a stolen one is its owner's."""
    found = [*state.hand[seat], *state.deck[seat].items, *state.on_top[seat]]
    found += [entry >> 4 for entry in state.discard[seat]]
    if state.reserve[seat] != NONE:
        found.append(state.reserve[seat])
    if seat == state.active:
        found += state.pledged
        modules = state.modules
        if modules.rewarder != NONE and modules.origin == HAND_REWARD:
            found.append(modules.rewarder)
    if state.borrowed != NONE and state.lender == seat:
        found.append(state.borrowed)
    found += [card for card in (state.modules.stone[seat], state.modules.laid[seat]) if card != NONE]
    return Counter(found)


def of_the_assembly(state: AlthingState) -> Counter[int]:
    """Row and deck, and what a reorganiser or who hired somebody holds."""
    found = [card for card in state.row if card != NONE]
    found += [*state.pool.items, *(entry >> 4 for entry in (*state.top, *state.bottom))]
    found += [*state.looked, *state.returned, *state.stacked]
    found += [state.brought] if state.brought != NONE else []
    found += [state.modules.guest] if state.modules.guest != NONE else []
    found += [state.borrowed] if state.borrowed != NONE and state.lender == NONE else []
    return Counter(found)


def all_cards(state: AlthingState) -> Counter[int]:
    """With the Trolls at home, the cards of Thorfinn and those out of the game."""
    total = of_the_assembly(state) + Counter(state.modules.out)
    for seat in range(state.setting.seats):
        total += of(state, seat)
    for figure in range(state.setting.figures):
        total[FIRST_TROLL + figure] += state.trolls[figure]
    if state.foe is not None:
        loan = [state.borrowed] if state.borrowed != NONE and state.lender == THORFINN else []
        total += Counter([*state.hand[THORFINN], *loan])
        total[FIRST_TROLL] += state.foe.trolls
    return +total


def box(state: AlthingState) -> Counter[int]:
    """What the set-up brings to the table, without the decks of the players."""
    setting = state.setting
    cards: list[int] = []
    for kind, card in enumerate(setting.components.cards[: len(CARDS) - len(TROLLS)]):
        if kind >= FIRST_VIKING:
            cards += [kind] * (card.initial + (card.complement if setting.complement else 0))
            cards += [kind] * (card.hela if setting.hela else 0)
    cards += [FIRST_TROLL + seat for seat in range(setting.seats) for _ in range(setting.trolls)]
    if setting.solo:
        cards += [FIRST_TROLL + THORFINN] * setting.components.trolls
    return Counter(cards)


def check(state: AlthingState, decks: Counter[int] | None = None) -> None:
    """Nothing is lost or made, and what is kept up to date equals its definition.

    `decks` are all cards of composed decks, once they are shown.
    """
    setting = state.setting
    seats = range(setting.seats)
    if decks is None:
        setting_up = state.phase in (PLACING, COMPOSING) and state.to_act != OVER
        decks = Counter([] if setting_up else list(setting.deck) * setting.seats)
    assert all_cards(state) == box(state) + decks
    for seat in seats:
        assert list(state.hand[seat]) == sorted(state.hand[seat])
        held = Counter(state.hand[seat]) + Counter(state.pledged if seat == state.active else ())
        if seat == state.active and state.modules.origin == HAND_REWARD:
            held[state.modules.rewarder] += 1
        assert not Counter(state.shown[seat]) - held, "what all know to be in a hand is there"
        if not setting.composed:
            assert len(state.hand[seat]) <= state.limit[seat]
        if not state.deck[seat].items and not state.on_top[seat]:
            assert not state.discard[seat], "clause 5.7"
        assert all(card >= FIRST_TROLL for card in state.on_top[seat])
        assert (state.storm_on[seat] == NONE) == (state.storm_left[seat] == 0)
        assert state.storm_on[seat] != seat
        assert state.position[seat] <= state.epic.end
    hired = state.borrowed != NONE and state.lender == NONE
    there = [card for card in state.row if card != NONE]
    if state.phase == AILING:
        assert len(there) > row_size(state)
    elif state.phase not in (PLACING, COMPOSING) and len(state.pool) + len(state.top) + len(state.bottom):
        full = row_size(state)
        assert len(there) in {full, full - hired}, "short only if nothing is left to come"
    assert state.to_act == OVER or state.to_act in seats
