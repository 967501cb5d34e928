"""Set-up (clauses 1.2 and 2.1 to 2.9)."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.games.looot.components import Components
from drakkar.games.looot.events import LongshipsLaunched, SitesDealt, TurnBegan
from drakkar.games.looot.layout import LANDS, assemble
from drakkar.games.looot.position import LoootPosition
from drakkar.games.looot.rules.turn import begin_turn
from drakkar.games.looot.setting import FJORD, SITE_OPEN, SPACES, Setting
from drakkar.games.looot.state import NONE, OPEN, LoootState
from drakkar.games.looot.tiles import KINDS, SHIELD_NAMES, SHIELDS
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.pool import Pool


def new_match(
    components: Components, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None
) -> LoootState:
    layout = assemble(components, seats, chance, overhang=options["overhang"] == "yes")
    setting = Setting(components, layout, seats, options)
    state = LoootPosition(setting)
    state.vikings = bytearray([components.vikings] * seats)
    shields = sum([shield for shield in SHIELDS if SHIELD_NAMES[shield] in components.shields])
    state.shields = bytearray([shields] * seats)
    state.trophy = bytearray([NONE] * seats)
    state.trophies_left = (1 << len(components.trophies)) - 1
    state.groups = [()] * seats
    state.doubled = ()
    state.stacks = bytearray([components.stacks[kind] for kind in setting.building_kind])
    state.pairs_paid = (0,) * seats
    state.castles_paid = bytearray(seats * len(setting.castles))
    state.free = [tuple(range(SPACES))] * seats
    state.tally = bytearray(seats * KINDS)
    state.worth = (components.points,) * seats
    state.points = [0] * seats
    state.fjord = _fjords(components, seats, chance)
    _launch_longships(state, components, chance)
    open_shore(state)
    begin_turn(state, _first_player(seats, options, chance))
    if sink is not None:
        _tell(state, sink)
    return state


def _first_player(seats: int, options: Mapping[str, str], chance: Chance) -> int:
    """The first seat, or by option any of them (clause 1.2)."""
    return chance.index(seats, "first_player") if options["first_player"] == "drawn" else 0


def _tell(state: LoootState, sink: list[Event]) -> None:
    """What was laid out at random, and who begins."""
    components = state.setting.components
    afloat = [components.longships[longship].id for longship in state.sea if longship != NONE]
    sink.append(LongshipsLaunched(tuple(afloat)))
    for seat in range(state.setting.seats):
        row = bytes(state.fjord[seat * FJORD + SPACES : (seat + 1) * FJORD])
        dealt = [components.sites[site - SITE_OPEN] for site in row]
        sink.append(
            SitesDealt(seat, tuple([site.kind for site in dealt]), tuple([site.points for site in dealt]))
        )
    sink.append(TurnBegan(state.to_act))


def _fjords(components: Components, seats: int, chance: Chance) -> bytearray:
    """Empty but for one port, one altar and one palace, each dealt at random (clause 2.8)."""
    fjords = bytearray(seats * FJORD)
    for number, kind in enumerate(("port", "altar", "palace")):
        of_kind = [index for index, site in enumerate(components.sites) if site.kind == kind]
        dealt = chance.shuffled(of_kind, "sites")[:seats]
        for seat, site in enumerate(dealt):
            fjords[seat * FJORD + SPACES + number] = SITE_OPEN + site
    return fjords


def _launch_longships(state: LoootState, components: Components, chance: Chance) -> None:
    """The first longships on the sea, the others in the bag (clause 2.6)."""
    state.bag = Pool(range(len(components.longships)), "bag")
    state.sea = [NONE] * len(components.row_of_five)
    for slot in range(components.display):
        longship, state.bag = state.bag.draw(chance)
        state.sea[slot] = longship


def open_shore(state: LoootState) -> None:
    """At first a viking may be placed next to a longship only (clause 3.3)."""
    setting = state.setting
    shore = {
        land
        for slot, lands in enumerate(setting.shore)
        if state.sea[slot] != NONE or not setting.strict_shore
        for land in lands
    }
    state.open = sorted(shore)
    state.ground = bytearray([OPEN if land in shore else 0 for land in range(LANDS)])
