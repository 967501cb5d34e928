"""What cards give together, and whether that pays for a goal (clauses 3.1 to 3.4, 4.2, 4.3 and 5.1)."""

from __future__ import annotations

from typing import final

from drakkar.games.althing.pieces import FIRST_FJORD, NONE, NUGGET_COST, WOOD_BONES_COST
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import CROSSING, RECRUITING, AlthingState


@final
class Purse:
    """The resources of some cards; `universal` are the values of those that may be of any type."""

    __slots__ = ("bones", "nuggets", "universal", "wood")

    nuggets: int
    wood: int
    bones: int
    universal: list[int]

    def __init__(self) -> None:
        self.nuggets = 0
        self.wood = 0
        self.bones = 0
        self.universal = []

    def add(self, setting: Setting, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.nuggets += setting.nuggets[card]
            self.wood += setting.wood[card]
            self.bones += setting.bones[card]
            if setting.universal[card]:
                self.universal.append(setting.universal[card])

    def worth(self, currency: int) -> int:
        """All of it in the currency of a recruit."""
        own = self.nuggets if currency == NUGGET_COST else self.wood + self.bones
        return own + sum(self.universal)

    def short(self, need: tuple[int, int, int]) -> tuple[int, int, int]:
        """What a step still asks for, type by type, before the universal ones are used."""
        return (
            max(0, need[0] - self.nuggets),
            max(0, need[1] - self.wood),
            max(0, need[2] - self.bones),
        )


def pledge(state: AlthingState) -> Purse:
    """What is pledged: the cards chosen and the borrowed one."""
    purse = Purse()
    purse.add(state.setting, state.pledged)
    if state.borrowed != NONE:
        purse.add(state.setting, (state.borrowed,))
    return purse


def everything(state: AlthingState) -> Purse:
    """What is pledged and what is in the hand."""
    purse = pledge(state)
    purse.add(state.setting, state.hand[state.active])
    return purse


def currency_of(card: int) -> int:
    """What a card of the assembly is paid with (clause 4.3)."""
    return WOOD_BONES_COST if card >= FIRST_FJORD else NUGGET_COST


def gives(setting: Setting, card: int, currency: int) -> bool:
    """Whether a card helps to pay for a recruit."""
    if setting.universal[card]:
        return True
    if currency == NUGGET_COST:
        return setting.nuggets[card] > 0
    return setting.wood[card] + setting.bones[card] > 0


def covers(short: tuple[int, int, int], universal: list[int]) -> bool:
    """Whether universal cards, each wholly of one type, make up for what is short (clause 3.4)."""
    total = short[0] + short[1] + short[2]
    if not total:
        return True
    if not universal or sum(universal) < total:
        return False
    value, rest = universal[0], universal[1:]
    nuggets, wood, bones = short
    if nuggets and covers((max(0, nuggets - value), wood, bones), rest):
        return True
    if wood and covers((nuggets, max(0, wood - value), bones), rest):
        return True
    return bones > 0 and covers((nuggets, wood, max(0, bones - value)), rest)


def least_short(short: tuple[int, int, int], universal: list[int]) -> int:
    """What is missing when the universal cards are used as well as can be."""
    total = short[0] + short[1] + short[2]
    if not total or not universal:
        return total
    value, rest = universal[0], universal[1:]
    nuggets, wood, bones = short
    least = total
    if nuggets:
        least = min(least, least_short((max(0, nuggets - value), wood, bones), rest))
    if wood:
        least = min(least, least_short((nuggets, max(0, wood - value), bones), rest))
    if bones:
        least = min(least, least_short((nuggets, wood, max(0, bones - value)), rest))
    return least


def next_need(state: AlthingState) -> tuple[int, int, int]:
    """What the next step asks of the active seat."""
    return state.setting.need[state.position[state.active] + 1]


def goal_cost(state: AlthingState) -> int:
    """The costs of all cards to be recruited."""
    cost = 0
    for slot in range(len(state.row)):
        if state.slots >> slot & 1:
            cost += state.setting.cost[state.row[slot]]
    return cost


def goal_currency(state: AlthingState) -> int:
    """That of the cards to be recruited: all the same."""
    for slot in range(len(state.row)):
        if state.slots >> slot & 1:
            return currency_of(state.row[slot])
    return NONE


def missing(state: AlthingState) -> int:
    """What the pledged cards still lack for the goal."""
    purse = pledge(state)
    if state.goal == RECRUITING:
        return max(0, goal_cost(state) - purse.worth(goal_currency(state)))
    return least_short(purse.short(next_need(state)), purse.universal)


def payable(state: AlthingState) -> list[int]:
    """The kinds of cards in the hand that give something still missing (clause 3.2)."""
    setting = state.setting
    kinds: list[int] = []
    if not missing(state):
        return kinds
    types = 0
    if state.goal == CROSSING:
        purse, rest = pledge(state), Purse()
        rest.add(setting, state.hand[state.active])
        types = _wanted(purse.short(next_need(state)), purse.universal, rest)
    currency = goal_currency(state)
    last = NONE
    for card in state.hand[state.active]:
        if card == last:
            continue
        last = card
        if types:
            useful = setting.universal[card] > 0 or _types(setting, card) & types != 0
        else:
            useful = gives(setting, card, currency)
        if useful:
            kinds.append(card)
    return kinds


def _types(setting: Setting, card: int) -> int:
    """A bit for each type that the card gives."""
    return (
        (1 if setting.nuggets[card] else 0)
        | (2 if setting.wood[card] else 0)
        | (4 if setting.bones[card] else 0)
    )


def _wanted(short: tuple[int, int, int], universal: list[int], rest: Purse) -> int:
    """A bit for each type that is short under some use of the pledged universal cards.

    Only uses count that the rest of the hand can complete: a universal card that hides what is short now may
    be needed elsewhere.
    """
    nuggets, wood, bones = short
    if not universal:
        left = (max(0, nuggets - rest.nuggets), max(0, wood - rest.wood), max(0, bones - rest.bones))
        if not covers(left, rest.universal):
            return 0
        return (1 if nuggets else 0) | (2 if wood else 0) | (4 if bones else 0)
    value, others = universal[0], universal[1:]
    types = 0
    if nuggets:
        types |= _wanted((max(0, nuggets - value), wood, bones), others, rest)
    if wood:
        types |= _wanted((nuggets, max(0, wood - value), bones), others, rest)
    if bones:
        types |= _wanted((nuggets, wood, max(0, bones - value)), others, rest)
    return types


def helps_to_cross(state: AlthingState, card: int) -> bool:
    """Whether a card gives something that the next step asks for (clause 6.5)."""
    setting = state.setting
    nuggets, wood, bones = next_need(state)
    return (
        setting.universal[card] > 0
        or (nuggets > 0 and setting.nuggets[card] > 0)
        or (wood > 0 and setting.wood[card] > 0)
        or (bones > 0 and setting.bones[card] > 0)
    )
