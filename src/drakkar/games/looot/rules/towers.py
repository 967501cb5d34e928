"""Towers and the tiles they give (clause 5)."""

from __future__ import annotations

from drakkar.games.looot.events import BuildingCaptured, StackEmpty
from drakkar.games.looot.layout import LAND_NAMES
from drakkar.games.looot.setting import BIT
from drakkar.games.looot.state import BUILDING, LINKING, NONE, LoootState
from drakkar.games.looot.tiles import TILE_NAMES
from drakkar.kernel.events import Event


def capture(state: LoootState, seat: int, building: int, sink: list[Event] | None) -> None:
    """One tile of a building goes to the loot, if its stack has any left (clauses 5.5 and 6.4)."""
    left = state.stacks[building]
    if left:
        state.stacks[building] = left - 1
        state.pending.append(BUILDING + building)
    if sink is not None:
        setting = state.setting
        tile = TILE_NAMES[setting.building_kind[building]]
        hex_name = LAND_NAMES[setting.building_lands[building]]
        sink.append(BuildingCaptured(seat, tile, hex_name) if left else StackEmpty(seat, tile, hex_name))


def capture_towers(state: LoootState, seat: int, land: int, group: int, sink: list[Event] | None) -> None:
    """What the links give that a viking has just made; where that is a choice, the phase is LINKING."""
    pairs = _new_pairs(state, seat, land, group)
    if not pairs:
        return
    if state.setting.pay_one_pair:
        _capture_one_pair(state, seat, land, pairs, sink)
        return
    _use_up(state, seat, pairs)
    for tower in _towers_due(pairs, state.setting.pay_pairs):
        capture(state, seat, state.setting.towers[tower], sink)


def _new_pairs(state: LoootState, seat: int, land: int, group: int) -> list[tuple[int, int]]:
    """Pairs of towers that a group links and that never paid this seat (clauses 5.2 and 5.3)."""
    setting = state.setting
    if group == BIT[land]:
        touched = setting.towers_at[land]
    else:
        touched = [tower for tower, around in enumerate(setting.tower_near) if group & around]
    if len(touched) < 2:
        return []
    paid = state.pairs_paid[seat]
    return [
        (first, second)
        for at, first in enumerate(touched)
        for second in touched[at + 1 :]
        if not paid & pair_bit(first, second)
    ]


def pair_bit(first: int, second: int) -> int:
    """Pairs are numbered 0–1, 0–2, 1–2, 0–3, …; `first` is the smaller."""
    return 1 << (second * (second - 1) // 2 + first)


def _use_up(state: LoootState, seat: int, pairs: list[tuple[int, int]]) -> None:
    """They will not pay this seat again, whatever they gave (clause 5.5)."""
    paid = list(state.pairs_paid)
    for first, second in pairs:
        paid[seat] |= pair_bit(first, second)
    state.pairs_paid = tuple(paid)


def _towers_due(pairs: list[tuple[int, int]], pay_pairs: bool) -> list[int]:
    """The towers that give a tile, once for each tile: the one clause in real doubt (5.4)."""
    ends = [tower for pair in pairs for tower in pair]
    return sorted(ends) if pay_pairs else sorted(set(ends))


# By option one pair pays, however many are new (clause 5.4). A tower that is in every pair left to choose
# from has given its tile; of the others, the player says which.


def _capture_one_pair(
    state: LoootState, seat: int, land: int, pairs: list[tuple[int, int]], sink: list[Event] | None
) -> None:
    """The choice is among the pairs that give most: nobody picks an empty tower by mistake."""
    most = max([_giving(state, pair) for pair in pairs])
    best = [pair for pair in pairs if _giving(state, pair) == most]
    _use_up(state, seat, [pair for pair in pairs if pair not in best])
    shared = _shared(best)
    if shared != NONE:
        capture(state, seat, state.setting.towers[shared], sink)
    _ask_or_settle(state, seat, land, best, shared, sink)


def tower_hexes(state: LoootState) -> list[int]:
    """The towers among which one chooses, as land hexes, ascending."""
    setting = state.setting
    pairs = _pairs_left(state)
    return [setting.building_lands[setting.towers[tower]] for tower in _ends(state, pairs, _shared(pairs))]


def choose_tower(state: LoootState, land: int, sink: list[Event] | None) -> bool:
    """This tower gives a tile; whether the pair is known now."""
    seat = state.to_act
    setting = state.setting
    tower = setting.towers.index(setting.building_lands.index(land))
    capture(state, seat, setting.towers[tower], sink)
    pairs = _pairs_left(state)
    chosen = [pair for pair in pairs if tower in pair]
    _use_up(state, seat, [pair for pair in pairs if tower not in pair])
    shared = _shared(pairs)
    if shared == NONE:
        return _ask_or_settle(state, seat, state.joined - 1, chosen, tower, sink)
    _use_up(state, seat, chosen)
    state.joined = 0
    return True


def _ask_or_settle(
    state: LoootState,
    seat: int,
    land: int,
    pairs: list[tuple[int, int]],
    given: int,
    sink: list[Event] | None,
) -> bool:
    """Ask while it matters which pair it is. `given` is the tower that has given its tile, or NONE."""
    if len(pairs) > 1 and _ends(state, pairs, given):
        state.joined = land + 1
        state.phase = LINKING
        return False
    _use_up(state, seat, pairs)
    for tower in pairs[0]:
        if tower != given:
            capture(state, seat, state.setting.towers[tower], sink)
    state.joined = 0
    return True


def _pairs_left(state: LoootState) -> list[tuple[int, int]]:
    seat = state.to_act
    land = state.joined - 1
    return _new_pairs(state, seat, land, group_at(state, seat, land))


def _giving(state: LoootState, pair: tuple[int, int]) -> int:
    """How many tiles a pair would give."""
    towers = state.setting.towers
    return min(1, state.stacks[towers[pair[0]]]) + min(1, state.stacks[towers[pair[1]]])


def _shared(pairs: list[tuple[int, int]]) -> int:
    """The tower that several pairs have in common, or NONE."""
    if len(pairs) > 1:
        for tower in pairs[0]:
            if all(tower in pair for pair in pairs):
                return tower
    return NONE


def _ends(state: LoootState, pairs: list[tuple[int, int]], given: int) -> list[int]:
    """The towers of these pairs that have a tile to give, but for the one that has given, ascending."""
    towers = state.setting.towers
    ends = {tower for pair in pairs for tower in pair}
    return [tower for tower in sorted(ends) if tower != given and state.stacks[towers[tower]]]


def group_at(state: LoootState, seat: int, land: int) -> int:
    """The group of this seat that stands on a hex."""
    for group in state.groups[seat]:
        if group >> land & 1:
            return group
    raise ValueError(f"seat {seat} has no viking on {LAND_NAMES[land]}")
