"""How well a seat stands: points in hand, and what ships, bets and next round's order still promise."""

from __future__ import annotations

from typing import Final, final

from drakkar.games.vikings_on_board.pieces import (
    BARRELS,
    CHANGE_SHIP,
    COLOURS,
    GOODS,
    PLACES,
    PROMOTION,
    SHIPS,
    SWAP,
    TAVERN_2,
)
from drakkar.games.vikings_on_board.rules.bets import barrels_for, zones_for
from drakkar.games.vikings_on_board.rules.departure import departable
from drakkar.games.vikings_on_board.rules.influence import ranking, strengths
from drakkar.games.vikings_on_board.setting import COLOUR, NEUTRAL
from drakkar.games.vikings_on_board.state import (
    BARREL,
    BODY,
    BONUS,
    CHEST,
    DEPARTING,
    DESTINATION,
    GOOD,
    IN_HAND,
    LOADING,
    NONE,
    PRICE,
    SECOND_BODY,
    WON,
    ZONE,
    VikingsOnBoardState,
)
from drakkar.kernel.game import OVER

# How much of what a ship would bring if it left now is still so when it leaves.
KEEP: Final = 0.6
# The chance that a colour leads a ship when it leaves: by its lead now, and by what it is behind.
LEADING: Final = (0.5, 0.62, 0.72, 0.8, 0.86)
BEHIND: Final = (0.26, 0.18, 0.1, 0.06, 0.03)
# What an unused barrel will bring, as a part of its value, with time enough; and one on a deserted quay.
UNUSED: Final = 0.3
STRANDED: Final = 0.12
# A chest yet to be loaded, as seen from the ranks of any one ship, as a part of its value.
TO_COME: Final = 0.2
# Acting one building earlier next round, in points.
EARLIER: Final = 0.03
# How sure it is that the ship which looks best to the stern's holder leaves as it is: for each rival's turn.
STEADY: Final = 0.93
# What a price may still rise, as a part of the way to the top, with all departures to come.
RISING: Final = 0.35


def standing(state: VikingsOnBoardState, seat: int) -> float:
    """Own prospects less those of the rivals, with the stage in hand completed as well as can be."""
    outlook = Outlook(state, seat)
    value = outlook.safe
    if state.to_act == OVER:
        return value
    for ship in range(SHIPS):
        value += outlook.worth[ship]
    if state.to_act == seat:
        value += _best_completion(state, outlook)
    elif state.phase == BONUS:
        value += _bonus_gain(state, outlook, state.to_act)
    return value


@final
class Outlook:
    """A position as one seat sees it: what everything in it is worth to that seat."""

    __slots__ = (
        "by_seat",
        "cargo",
        "colour",
        "due",
        "price",
        "safe",
        "seat",
        "stakes",
        "sure",
        "to_come",
        "weight",
        "worth",
    )

    def __init__(self, state: VikingsOnBoardState, seat: int) -> None:
        setting = state.setting
        seats = setting.seats
        over = state.to_act == OVER
        self.seat = seat
        self.colour = setting.colours[seat]
        # What a point of theirs is worth to the seat, by seat and by colour. Neutral colours have none.
        rival = -0.9 / (seats - 1)
        self.by_seat: list[float] = [rival] * seats
        self.by_seat[seat] = 1.0
        self.weight: list[float] = [
            0.0 if owner == NEUTRAL else self.by_seat[owner] for owner in setting.owners
        ]
        left = setting.sterns - state.departed
        self.price: list[float] = _prices(state, 0.0 if over else RISING * left / setting.sterns)
        self.stakes: list[list[tuple[int, float]]] = [[] for _ in range(SHIPS)]
        self.safe: float = _order_worth(state, self.by_seat) + self._own_things(state, left, over)
        self.cargo: list[list[float]] = [_values(goods, self.price) for goods in state.cargo]
        self.sure: list[float] = [0.0] * SHIPS
        # The rank that the first of a ship's chests goes to: not the top one where sharing has begun.
        self.due: list[int] = [0] * SHIPS
        chests = state.stack + state.fresh + len(state.bottom)
        self.to_come: float = TO_COME * sum(self.price) / len(GOODS) * min(1.0, chests / (left + 1))
        self._foresee_departure(state)
        self.worth: list[float] = [0.0] * SHIPS
        if not over:
            for ship in range(SHIPS):
                if state.docked >> ship & 1:
                    self.worth[ship] = self.ship_worth(state, ship, state.crews[ship], self.cargo[ship])

    def _own_things(self, state: VikingsOnBoardState, left: int, over: bool) -> float:
        """What the players have: chests, won barrels, barrels to bet. Notes the bets at each ship."""
        value = 0.0
        unused = UNUSED * min(1.0, left / 4.0)
        stranded = STRANDED * min(1.0, left / 4.0)
        for seat in range(state.setting.seats):
            weight = self.by_seat[seat]
            for good in range(len(GOODS)):
                value += weight * self.price[good] * state.won[seat * len(GOODS) + good]
            for token in range(seat * BARRELS, (seat + 1) * BARRELS):
                at = state.barrels[token]
                stake = weight * state.values[token]
                if at == WON:
                    value += stake
                elif over:
                    continue
                elif at == IN_HAND:
                    value += unused * stake
                elif state.docked >> (at // len(COLOURS)) & 1:
                    self.stakes[at // len(COLOURS)].append((at % len(COLOURS), stake))
                else:
                    value += stranded * stake
        return value

    def _foresee_departure(self, state: VikingsOnBoardState) -> None:
        """Once a stern is taken, the ship that its holder likes best will leave this round."""
        holder = state.stern
        if holder == NONE or state.to_act == OVER:
            return
        if state.leaving != NONE:
            self.sure[state.leaving] = 1.0
            self.due[state.leaving] = state.due
            return
        best = NONE
        most = 0.0
        ready = departable(state)
        for ship in range(SHIPS):
            if ready >> ship & 1:
                gain = self._departure_gain(state, ship, holder)
                if best == NONE or gain > most:
                    best, most = ship, gain
        turns = 0
        for building in state.queue[state.waiting :]:
            turns += state.stood[building] != holder
        self.sure[best] = 1.0 if state.phase == DEPARTING else STEADY**turns

    def _departure_gain(self, state: VikingsOnBoardState, ship: int, holder: int) -> float:
        """What a seat would gain if this ship left now, less what its rivals would."""
        crew = state.crews[ship]
        if not crew:
            return 0.0
        order = ranking(crew, strengths(state.setting, crew, state.bonus))
        owners = state.setting.owners
        rival = 0.9 / (state.setting.seats - 1)
        gain = 0.0
        for number, value in enumerate(self.cargo[ship]):
            owner = owners[order[number % len(order)]]
            if owner == holder:
                gain += value
            elif owner != NEUTRAL:
                gain -= rival * value
        zone = ship * len(COLOURS) + order[0]
        if state.bets >> zone & 1:
            token = state.barrels.index(zone)
            stake = float(state.values[token])
            gain += stake if token // BARRELS == holder else -rival * stake
        return gain

    def ship_worth(
        self, state: VikingsOnBoardState, ship: int, crew: tuple[int, ...], cargo: list[float]
    ) -> float:
        """What the ship promises with this crew and these chests, the most valuable first."""
        return self.crew_worth(ship, crew, strengths(state.setting, crew, state.bonus), cargo)

    def crew_worth(self, ship: int, crew: tuple[int, ...], shields: list[int], cargo: list[float]) -> float:
        if not crew:
            return 0.0
        order = ranking(crew, shields)
        ranks = len(order)
        weight = self.weight
        sure = self.sure[ship]
        chests = 0.0
        at = self.due[ship]
        for value in cargo:
            chests += value * weight[order[at]]
            at += 1
            if at == ranks:
                at = 0
        worth = chests * (KEEP + (1.0 - KEEP) * sure)
        if sure < 1.0:
            coming = weight[order[0]]
            if ranks > 1:
                coming += 0.5 * weight[order[1]]
            worth += (1.0 - sure) * self.to_come * coming
        stakes = self.stakes[ship]
        if stakes:
            top = order[0]
            second = shields[order[1]] if ranks > 1 else 0
            for colour, stake in stakes:
                if colour == top:
                    chance = sure + (1.0 - sure) * LEADING[min(4, shields[top] - second)]
                else:
                    chance = (1.0 - sure) * BEHIND[min(4, shields[top] - shields[colour])]
                worth += chance * stake
        return worth


def _prices(state: VikingsOnBoardState, rising: float) -> list[float]:
    """By good: what a chest of it may be worth at the end."""
    prices = state.setting.prices
    top = prices[state.setting.top]
    return [prices[level] + rising * (top - prices[level]) for level in state.levels]


def _values(goods: tuple[int, ...], price: list[float]) -> list[float]:
    values = [price[good] for good in goods]
    if len(values) > 1:
        values.sort(reverse=True)
    return values


def _order_worth(state: VikingsOnBoardState, weight: list[float]) -> float:
    """Standing at an early building is worth something next round."""
    # As a round begins, that round's order is what the last one has brought.
    places = state.moved if state.taken else state.stood
    value = 0.0
    for building, seat in enumerate(places):
        if seat != NONE:
            value -= EARLIER * building * weight[seat]
    return value


# ---------------------------------------------------------------- stages in hand


def _best_completion(state: VikingsOnBoardState, outlook: Outlook) -> float:
    """What the best way to complete the stage in hand adds; 0 where nothing was begun."""
    phase = state.phase
    if phase == BODY:
        if state.building == PROMOTION:
            return _promotion_gain(state, outlook)
        if state.building == SWAP:
            return _swap_gain(state, outlook)
        return _move_gain(state, outlook)
    if phase == DESTINATION:
        return _one_move_gain(state, outlook, state.picked // PLACES, state.picked % PLACES)
    if phase == SECOND_BODY:
        return _one_swap_gain(state, outlook, state.picked // PLACES, state.picked % PLACES)
    if phase in (BARREL, ZONE):
        return _bet_gain(state, outlook)
    if phase == LOADING:
        return _loading_gain(state, outlook, state.drawn[state.picked] & GOOD)
    if phase == CHEST:
        return max([_loading_gain(state, outlook, code & GOOD) for code in state.drawn])
    if phase == PRICE:
        return _price_gain(state, outlook.seat, outlook)
    if phase == BONUS:
        return _bonus_gain(state, outlook, outlook.seat)
    return 0.0


def _promotion_gain(state: VikingsOnBoardState, outlook: Outlook) -> float:
    best = -100.0
    for ship in range(SHIPS):
        crew = state.crews[ship]
        for place in range(1, len(crew)):
            if COLOUR[crew[place]] == outlook.colour:
                after = (crew[place], *crew[:place], *crew[place + 1 :])
                worth = outlook.ship_worth(state, ship, after, outlook.cargo[ship])
                best = max(best, worth - outlook.worth[ship])
    return best


def _move_gain(state: VikingsOnBoardState, outlook: Outlook) -> float:
    own = state.building == CHANGE_SHIP
    best = -100.0
    for ship in range(SHIPS):
        crew = state.crews[ship]
        for place in range(len(crew)):
            if not own or COLOUR[crew[place]] == outlook.colour:
                best = max(best, _one_move_gain(state, outlook, ship, place))
    return best


def _one_move_gain(state: VikingsOnBoardState, outlook: Outlook, ship: int, place: int) -> float:
    """The best that can come of sending a body to the rear of another ship."""
    crew = state.crews[ship]
    body = crew[place]
    rest = crew[:place] + crew[place + 1 :]
    loss = outlook.ship_worth(state, ship, rest, outlook.cargo[ship]) - outlook.worth[ship]
    best = -100.0
    for other in range(SHIPS):
        if other != ship and state.roomy >> other & 1:
            after = (*state.crews[other], body)
            gain = outlook.ship_worth(state, other, after, outlook.cargo[other]) - outlook.worth[other]
            best = max(best, gain)
    return loss + best


def _swap_gain(state: VikingsOnBoardState, outlook: Outlook) -> float:
    best = -100.0
    for ship in range(SHIPS - 1):
        for place in range(len(state.crews[ship])):
            best = max(best, _one_swap_gain(state, outlook, ship, place, ship + 1))
    return best


def _one_swap_gain(
    state: VikingsOnBoardState, outlook: Outlook, ship: int, place: int, first: int = 0
) -> float:
    """The best that can come of swapping a body with one of another ship, from `first` on."""
    crew = state.crews[ship]
    body = crew[place]
    before, behind = crew[:place], crew[place + 1 :]
    best = -100.0
    for other in range(first, SHIPS):
        if other == ship:
            continue
        others = state.crews[other]
        for at in range(len(others)):
            here = outlook.ship_worth(state, ship, (*before, others[at], *behind), outlook.cargo[ship])
            crossed = (*others[:at], body, *others[at + 1 :])
            there = outlook.ship_worth(state, other, crossed, outlook.cargo[other])
            best = max(best, here + there - outlook.worth[ship] - outlook.worth[other])
    return best


def _bet_gain(state: VikingsOnBoardState, outlook: Outlook) -> float:
    """The best that can come of betting the barrel in hand, or any that may be bet."""
    seat = outlook.seat
    picks = 1 << state.picked if state.phase == ZONE else barrels_for(state, seat, state.building == TAVERN_2)
    chances = _chances(state, outlook)
    best = -100.0
    for barrel in range(BARRELS):
        if not picks >> barrel & 1:
            continue
        token = seat * BARRELS + barrel
        at = state.barrels[token]
        zones = zones_for(state, seat, barrel)
        odds = 0.0
        for zone in range(SHIPS * len(COLOURS)):
            if zones >> zone & 1 and chances[zone] > odds:
                odds = chances[zone]
        left = state.setting.sterns - state.departed
        if at == IN_HAND:
            odds -= UNUSED * min(1.0, left / 4.0)
        elif state.docked >> (at // len(COLOURS)) & 1:
            odds -= chances[at]
        else:
            odds -= STRANDED * min(1.0, left / 4.0)
        best = max(best, odds * state.values[token])
    return best


def _chances(state: VikingsOnBoardState, outlook: Outlook) -> list[float]:
    """By zone: the chance that its colour leads its ship when that leaves."""
    chances = [0.0] * (SHIPS * len(COLOURS))
    for ship in range(SHIPS):
        crew = state.crews[ship]
        if crew:
            shields = strengths(state.setting, crew, state.bonus)
            order = ranking(crew, shields)
            top = order[0]
            second = shields[order[1]] if len(order) > 1 else 0
            sure = outlook.sure[ship]
            for colour in range(len(COLOURS)):
                if colour == top:
                    chance = sure + (1.0 - sure) * LEADING[min(4, shields[top] - second)]
                else:
                    chance = (1.0 - sure) * BEHIND[min(4, shields[top] - shields[colour])]
                chances[ship * len(COLOURS) + colour] = chance
    return chances


def _loading_gain(state: VikingsOnBoardState, outlook: Outlook, good: int) -> float:
    best = -100.0
    for ship in range(SHIPS):
        if state.docked >> ship & 1:
            cargo = [*outlook.cargo[ship], outlook.price[good]]
            cargo.sort(reverse=True)
            worth = outlook.ship_worth(state, ship, state.crews[ship], cargo)
            best = max(best, worth - outlook.worth[ship])
    return best


def _price_gain(state: VikingsOnBoardState, seat: int, outlook: Outlook) -> float:
    """The best that can come of raising a price."""
    setting = state.setting
    base = outlook.safe
    for ship in range(SHIPS):
        base += outlook.worth[ship]
    best = -100.0
    for good in range(len(GOODS)):
        if state.levels[good] < setting.top:
            state.levels[good] += 1
            after = Outlook(state, seat)
            state.levels[good] -= 1
            value = after.safe
            for ship in range(SHIPS):
                value += after.worth[ship]
            best = max(best, value - base)
    return best


def _bonus_gain(state: VikingsOnBoardState, outlook: Outlook, owner: int) -> float:
    """What comes of the bonus viking, put where it serves its owner best."""
    own = state.setting.colours[owner]
    best = -100.0
    sign = 1.0 if owner == outlook.seat else -1.0
    for ship in range(SHIPS):
        crew = state.crews[ship]
        for body in crew:
            if COLOUR[body] == own and not state.bonus >> body & 1:
                shields = strengths(state.setting, crew, state.bonus | 1 << body)
                worth = outlook.crew_worth(ship, crew, shields, outlook.cargo[ship])
                best = max(best, sign * (worth - outlook.worth[ship]))
    return sign * best
