"""What cards give together as one number, so that to count it is to add up.

From the lowest bits on it is nuggets, wood and bones, with room for those of two hundred cards, and above
them what is universal.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.box import Card

_BITS: Final = 12
_MASK: Final = 4095

# Nuggets, wood and bones.
Need = tuple[int, int, int]


def packed(card: Card) -> int:
    return card.nuggets | card.wood << _BITS | card.bones << 2 * _BITS | card.universal << 3 * _BITS


def gain_of(gains: tuple[int, ...], cards: tuple[int, ...]) -> int:
    """All that the cards give, whose kinds give so much."""
    gain = 0
    for card in cards:
        gain += gains[card]
    return gain


def amounts(gain: int) -> Need:
    """What of it is nuggets, wood and bones."""
    return gain & _MASK, gain >> _BITS & _MASK, gain >> 2 * _BITS & _MASK


def wild_of(gain: int) -> int:
    """What of it is universal."""
    return gain >> 3 * _BITS


def lacking(gain: int, need: Need) -> int:
    """What a step asks for beyond it, before what is universal is used."""
    nuggets, wood, bones = amounts(gain)
    return max(0, need[0] - nuggets) + max(0, need[1] - wood) + max(0, need[2] - bones)
