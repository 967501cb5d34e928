"""What cards give together, and whether that pays for a goal (clauses 3.1 to 3.4, 4.2, 4.3, 5.1 and 16.7)."""

from __future__ import annotations

from typing import Final, final

from drakkar.games.althing.gains import Need, amounts, gain_of, wild_of
from drakkar.games.althing.pieces import FIRST_FJORD, GUEST, NONE, NUGGET_COST, WOOD_BONES_COST
from drakkar.games.althing.rules.assembly import card_at
from drakkar.games.althing.rules.rewards import BORROWED_REWARD, doubles, reward_gain, reward_loss
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import CROSSING, RECRUITING, AlthingState, without

# Bits of the resources, as a shortage has them.
NO_NUGGETS: Final = 1
NO_WOOD: Final = 2
NO_BONES: Final = 4


@final
class Purse:
    """The resources of some cards; `universal` are the values of those that may be of any type, `wild` is
    their sum.

    What is short counts nothing, and universal values cannot be of that type (clause 16.7).
    """

    __slots__ = ("bones", "nuggets", "shortage", "universal", "wild", "wood")

    nuggets: int
    wood: int
    bones: int
    universal: tuple[int, ...]
    wild: int
    shortage: int

    def __init__(self, shortage: int = 0) -> None:
        self.nuggets = 0
        self.wood = 0
        self.bones = 0
        self.universal = ()
        self.wild = 0
        self.shortage = shortage

    def add(self, setting: Setting, cards: tuple[int, ...]) -> None:
        gain = gain_of(setting.gains, cards)
        nuggets, wood, bones = amounts(gain)
        self.nuggets += nuggets
        self.wood += wood
        self.bones += bones
        wild = wild_of(gain)
        if wild:
            self.wild += wild
            values = [setting.universal[card] for card in cards if setting.universal[card]]
            self.universal += tuple(values)
        if self.shortage:
            self.lose()

    def lose(self) -> None:
        """What is short counts nothing."""
        if self.shortage & NO_NUGGETS:
            self.nuggets = 0
        if self.shortage & NO_WOOD:
            self.wood = 0
        if self.shortage & NO_BONES:
            self.bones = 0

    def worth(self, currency: int) -> int:
        """All of it in the currency of a recruit."""
        own = self.nuggets if currency == NUGGET_COST else self.wood + self.bones
        if self.shortage and cut_off(currency, self.shortage):
            return own
        return own + self.wild

    def short(self, need: Need) -> Need:
        """What a step still asks for, type by type, before the universal ones are used."""
        return (
            max(0, need[0] - self.nuggets),
            max(0, need[1] - self.wood),
            max(0, need[2] - self.bones),
        )

    def pays(self, need: Need) -> bool:
        """Whether all of it, the universal ones too, pays for a step."""
        return covers(self.short(need), self.universal, self.shortage)


def worth_of(gain: int, currency: int, shortage: int) -> int:
    """So much in the currency of a recruit: what a purse of it would be worth."""
    nuggets, wood, bones = amounts(gain)
    if shortage:
        if cut_off(currency, shortage):
            return 0
        wood = 0 if shortage & NO_WOOD else wood
        bones = 0 if shortage & NO_BONES else bones
    return (nuggets if currency == NUGGET_COST else wood + bones) + wild_of(gain)


def cut_off(currency: int, shortage: int) -> bool:
    """Whether nothing at all can be paid in this currency."""
    needed = NO_NUGGETS if currency == NUGGET_COST else NO_WOOD | NO_BONES
    return shortage & needed == needed


def pledge(state: AlthingState) -> Purse:
    """What is pledged: the cards chosen and the borrowed one; by a reward one of them twice (clause 13.8)."""
    modules = state.modules
    purse = Purse(state.shortage)
    purse.add(state.setting, state.pledged)
    if modules.doubled != NONE:
        purse.nuggets += state.setting.nuggets[modules.doubled]
    if state.borrowed != NONE and (modules.rewarder == NONE or modules.origin != BORROWED_REWARD):
        purse.add(state.setting, (state.borrowed,))
    return purse


def everything(state: AlthingState) -> Purse:
    """What is pledged and what is in the hand."""
    purse = pledge(state)
    purse.add(state.setting, state.hand[state.active])
    return purse


def could_pay(state: AlthingState, worth: int, currency: int) -> int:
    """What everything is worth, which is so much, with a reward if that makes it more."""
    if state.setting.rewards and currency == NUGGET_COST and not state.shortage & NO_NUGGETS:
        worth += reward_gain(state, state.hand[state.active], state.pledged)
    return worth


def currency_of(card: int) -> int:
    """What a card of the assembly is paid with (clause 4.3)."""
    return WOOD_BONES_COST if card >= FIRST_FJORD else NUGGET_COST


def gives(setting: Setting, card: int, currency: int, shortage: int = 0) -> bool:
    """Whether a card helps to pay for a recruit."""
    if shortage:
        purse = Purse(shortage)
        purse.add(setting, (card,))
        return purse.worth(currency) > 0
    if setting.universal[card]:
        return True
    if currency == NUGGET_COST:
        return setting.nuggets[card] > 0
    return setting.wood[card] + setting.bones[card] > 0


def covers(short: Need, universal: tuple[int, ...], shortage: int = 0) -> bool:
    """Whether universal cards, each wholly of one type, make up for what is short (clause 3.4)."""
    if shortage and impossible(short, shortage):
        return False
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


def impossible(short: Need, shortage: int) -> bool:
    """Whether something is asked for that counts nothing now."""
    return any(shortage >> kind & 1 and short[kind] for kind in range(3))


def least_short(short: Need, universal: tuple[int, ...], shortage: int = 0) -> int:
    """What is missing when the universal cards are used as well as can be."""
    if shortage:
        lost = [short[kind] if shortage >> kind & 1 else 0 for kind in range(3)]
        rest_short = (short[0] - lost[0], short[1] - lost[1], short[2] - lost[2])
        return sum(lost) + least_short(rest_short, universal)
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


def next_need(state: AlthingState) -> Need:
    """What the step aimed at asks of the active seat; without a goal the next one, at a fork the left."""
    if state.goal == CROSSING:
        return state.epic.need[state.aim]
    return state.epic.need[state.epic.next[state.position[state.active]][0]]


def goal_cost(state: AlthingState) -> int:
    """The costs of all cards to be recruited."""
    cost = 0
    for slot in range(GUEST + 1):
        if state.slots >> slot & 1:
            cost += state.setting.cost[card_at(state, slot)]
    return cost


def goal_currency(state: AlthingState) -> int:
    """That of the cards to be recruited: all the same."""
    for slot in range(GUEST + 1):
        if state.slots >> slot & 1:
            return currency_of(card_at(state, slot))
    return NONE


def missing(state: AlthingState) -> int:
    """What the pledged cards still lack for the goal."""
    purse = pledge(state)
    if state.goal == RECRUITING:
        return max(0, goal_cost(state) - purse.worth(goal_currency(state)))
    return least_short(purse.short(next_need(state)), purse.universal, state.shortage)


def payable(state: AlthingState) -> list[int]:
    """The kinds of cards in the hand that give something still missing, and leave the rest payable."""
    if not missing(state):
        return []
    if state.goal == CROSSING:
        return payable_for_step(state)
    currency = goal_currency(state)
    return payable_for_recruits(state, currency, everything(state).worth(currency) - goal_cost(state))


def payable_for_recruits(state: AlthingState, currency: int, spare: int) -> list[int]:
    """The same while something is missing; `spare` is what all is worth beyond the costs but for a reward."""
    setting = state.setting
    hand = state.hand[state.active]
    kinds: list[int] = []
    last = NONE
    for card in hand:
        if card == last:
            continue
        last = card
        if gives(setting, card, currency, state.shortage) and (
            spare >= 0 or spare + _gain_after(state, hand, card) >= 0
        ):
            kinds.append(card)
    return kinds


def _gain_after(state: AlthingState, hand: tuple[int, ...], card: int) -> int:
    """What a reward could still bring if this card of the hand were pledged."""
    return reward_gain(state, without(hand, card), (*state.pledged, card))


def rewardable(state: AlthingState) -> list[int]:
    """The kinds that a reward may double in this payment, so that the rest remains payable (clause 13.8)."""
    if not state.setting.rewards or state.shortage & NO_NUGGETS:
        return []
    if state.goal != RECRUITING or goal_currency(state) != NUGGET_COST:
        return []
    hand = state.hand[state.active]
    spare = everything(state).worth(NUGGET_COST) - goal_cost(state) - reward_loss(state, hand)
    kinds = doubles(state, hand, state.pledged)
    return [card for card in kinds if spare + state.setting.nuggets[card] >= 0]


def payable_for_step(state: AlthingState) -> list[int]:
    """The same while something is missing for a step."""
    setting = state.setting
    purse, rest = pledge(state), Purse(state.shortage)
    rest.add(setting, state.hand[state.active])
    types = _wanted(purse.short(next_need(state)), purse.universal, rest)
    kinds: list[int] = []
    last = NONE
    for card in state.hand[state.active]:
        if card != last and (setting.universal[card] > 0 or _types(setting, card) & types):
            kinds.append(card)
        last = card
    return kinds


def _types(setting: Setting, card: int) -> int:
    """A bit for each type that the card gives."""
    return (
        (1 if setting.nuggets[card] else 0)
        | (2 if setting.wood[card] else 0)
        | (4 if setting.bones[card] else 0)
    )


def _wanted(short: Need, universal: tuple[int, ...], rest: Purse) -> int:
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


def helps_to_cross(state: AlthingState, card: int, place: int) -> bool:
    """Whether a card gives something that a step asks for (clause 6.5)."""
    setting = state.setting
    nuggets, wood, bones = state.epic.need[place]
    if setting.universal[card]:
        return nuggets + wood + bones > 0
    return (
        (nuggets > 0 and setting.nuggets[card] > 0)
        or (wood > 0 and setting.wood[card] > 0)
        or (bones > 0 and setting.bones[card] > 0)
    )
