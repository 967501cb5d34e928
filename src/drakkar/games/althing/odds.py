"""How soon a hand may be complete: a few matches of patience, always with the same luck."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.gains import amounts, lacking, wild_of
from drakkar.games.althing.memory import keep
from drakkar.games.althing.pieces import NONE
from drakkar.games.althing.rules.payment import Purse
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import KNOWERS, AlthingState

SAMPLES: Final = 12
HORIZON: Final = 4  # rounds looked ahead
BEYOND: Final = 1.0  # rounds more that it may take then, and for everything that is still missing
EVERY_ONE: Final = 0.5
_SEED: Final = 20_201
_FACTOR: Final = 1_103_515_245
_STEP: Final = 12_345
_BITS: Final = 0x7FFFFFFF


def rounds_to(
    state: AlthingState, seat: int, kept: list[int], limit: int, need: tuple[int, int, int]
) -> float:
    """The rounds until cards drawn to those kept pay for the next step, on average. The reserve helps."""
    pile = [entry >> KNOWERS for entry in state.discard[seat]]
    held = kept.copy()
    for card in state.hand[seat]:
        if card in held:
            held.remove(card)
        else:
            pile.append(card)
    pile.sort()  # or the same cards in another order would make a difference
    drawn = state.deck[seat].items
    on_top = state.on_top[seat]
    known = state.epic.memory.odds
    apart = (limit, state.reserve[seat], *need, len(kept), len(drawn), len(on_top))
    question = (*apart, *kept, *drawn, *on_top, *pile)
    answer = known.get(question)
    if answer is not None:
        return answer
    reserve = [state.reserve[seat]] if state.reserve[seat] != NONE else []
    total = 0.0
    for sample in range(SAMPLES):
        luck = _SEED * (sample + 1) & _BITS  # the same for all that are compared
        deck, first = list(drawn), list(on_top)
        total += _patience(state.setting, kept.copy(), deck, pile.copy(), first, reserve, limit, need, luck)
    return keep(known, question, total / SAMPLES)


def _patience(
    setting: Setting,
    hand: list[int],
    deck: list[int],
    pile: list[int],
    first: list[int],
    reserve: list[int],
    limit: int,
    need: tuple[int, int, int],
    luck: int,
) -> float:
    """Draw, and keep what is worth keeping, until the hand pays for the step."""
    time = 0
    while True:
        time += 1
        while len(hand) < limit:
            if first:
                hand.append(first.pop())
                continue
            if not deck:
                if not pile:
                    break
                deck, pile = pile, []
            luck = (luck * _FACTOR + _STEP) & _BITS
            at = (luck >> 8) % len(deck)
            hand.append(deck[at])
            deck[at] = deck[-1]
            deck.pop()
        if pays(setting, hand + reserve, need):
            return time
        if time == HORIZON:
            return time + BEYOND + EVERY_ONE * _too_little(setting, hand + reserve, need)
        kept = worth_keeping(setting, hand, limit, need)
        for card in kept:
            hand.remove(card)
        pile += hand
        hand = kept


def pays(setting: Setting, cards: list[int], need: tuple[int, int, int]) -> bool:
    gain = 0
    for card in cards:
        gain += setting.gains[card]
    short = lacking(gain, need)
    if not short or short > wild_of(gain):
        return not short
    purse = Purse()
    purse.add(setting, tuple(cards))
    return purse.pays(need)


def _too_little(setting: Setting, cards: list[int], need: tuple[int, int, int]) -> int:
    """What the cards lack that do not pay for the step."""
    gain = 0
    for card in cards:
        gain += setting.gains[card]
    return max(1, lacking(gain, need) - wild_of(gain))


def worth_keeping(setting: Setting, hand: list[int], limit: int, need: tuple[int, int, int]) -> list[int]:
    """The cards that give what a step still asks for, each its part: what every place in the hand must."""
    nuggets, wood, bones = need
    left = hand.copy()
    kept: list[int] = []
    while left and len(kept) < limit:
        best, most = NONE, 0
        for card in left:
            gain = setting.gains[card]
            of_nuggets, of_wood, of_bones = amounts(gain)
            part = min(nuggets, of_nuggets) + min(wood, of_wood) + min(bones, of_bones)
            part += min(nuggets + wood + bones, wild_of(gain))
            if part > most:
                best, most = card, part
        if best == NONE or most * (limit - len(kept)) < nuggets + wood + bones:
            return kept
        left.remove(best)
        kept.append(best)
        nuggets = max(0, nuggets - setting.nuggets[best])
        wood = max(0, wood - setting.wood[best])
        bones = max(0, bones - setting.bones[best])
        any_type = setting.universal[best]
        if any_type:
            if bones >= max(nuggets, wood):
                bones = max(0, bones - any_type)
            elif wood >= nuggets:
                wood = max(0, wood - any_type)
            else:
                nuggets = max(0, nuggets - any_type)
    return kept
