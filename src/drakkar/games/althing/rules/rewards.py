"""The reward inside a payment: nuggets of one card that count twice (clause 13.8)."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.pieces import NONE, REWARD
from drakkar.games.althing.rules.stones import ready_stone
from drakkar.games.althing.state import AlthingState, change, with_card, without

# Where the card with the symbol comes from, in the order in which it is looked for.
HAND_REWARD: Final = 0
BORROWED_REWARD: Final = 1
STONE_REWARD: Final = 2


def reward_source(state: AlthingState, hand: tuple[int, ...]) -> tuple[int, int]:
    """The card that would be played for a reward, and where it is from; NONE if there is none.

    A borrowed card comes first, it must be used; then one of the hand, then that on the stone.
    """
    seat = state.active
    if not state.setting.in_force[REWARD] or state.epic.cursed[state.position[seat]]:
        return NONE, HAND_REWARD
    symbols = state.setting.symbols
    if state.borrowed != NONE and REWARD in symbols[state.borrowed]:
        return state.borrowed, BORROWED_REWARD
    for card in hand:
        if REWARD in symbols[card]:
            return card, HAND_REWARD
    stone = ready_stone(state, seat)
    if stone != NONE and REWARD in symbols[stone]:
        return stone, STONE_REWARD
    return NONE, HAND_REWARD


def doubles(state: AlthingState, hand: tuple[int, ...], pledged: tuple[int, ...]) -> list[int]:
    """The kinds whose nuggets a reward could double now: in the hand, pledged or borrowed."""
    card, origin = reward_source(state, hand)
    if card == NONE or state.modules.rewarder != NONE:
        return []
    cards = [*pledged, *(without(hand, card) if origin == HAND_REWARD else hand)]
    if state.borrowed != NONE and origin != BORROWED_REWARD:
        cards.append(state.borrowed)
    return sorted({kind for kind in cards if state.setting.nuggets[kind] > 0})


def reward_loss(state: AlthingState, hand: tuple[int, ...]) -> int:
    """What the card played for a reward would have given."""
    card, origin = reward_source(state, hand)
    if origin == STONE_REWARD or card == NONE:
        return 0
    return state.setting.nuggets[card] + state.setting.universal[card]


def reward_gain(state: AlthingState, hand: tuple[int, ...], pledged: tuple[int, ...]) -> int:
    """By how many nuggets a reward could make all of it more."""
    best = 0
    for kind in doubles(state, hand, pledged):
        best = max(best, state.setting.nuggets[kind])
    if not best:
        return 0
    gain = max(0, best - reward_loss(state, hand))
    card, origin = reward_source(state, hand)
    if origin == HAND_REWARD:
        # It may be paid with instead, and another one, in the hand or on the stone, be played.
        gain = max(gain, reward_gain(state, without(hand, card), (*pledged, card)))
    return gain


def reward(state: AlthingState, card: int) -> None:
    """Pledge the card with the symbol for it, and the card that counts twice unless it is pledged already."""
    seat = state.active
    modules = change(state)
    modules.rewarder, modules.origin = reward_source(state, state.hand[seat])
    modules.doubled = card
    if modules.origin == HAND_REWARD:
        state.hand[seat] = without(state.hand[seat], modules.rewarder)
    if card not in state.pledged and not (card == state.borrowed and modules.origin != BORROWED_REWARD):
        state.hand[seat] = without(state.hand[seat], card)
        state.pledged = with_card(state.pledged, card)
