"""Golden sagas of Lofoten: the base game, every module and option, every Jarl, and what happens rarely."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeVar

from drakkar.games.lofoten.events import (
    CoinsPaid,
    CoinTaken,
    EndTriggered,
    ExtraTurnBought,
    FourAlike,
    JarlClaimed,
    OrderPlaced,
    OrdersKept,
    OrdersRedrawn,
    SideCardPlayed,
    TileLoaded,
    TileStored,
    TurnBegan,
)
from drakkar.games.lofoten.pieces import JARL_NAMES, REQUIREMENTS
from drakkar.games.lofoten.scene_types import LofotenScene, LofotenStage
from drakkar.games.registry import meta
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.play.match import Match
from scripts.golden import Player, Recipe, Wanted, anyhow, finished, happened, option_matters
from tests.games.lofoten.recipes_players import idler, improver, leaver, saver, trader

GAME = "lofoten"
MODULES = {"level2_warehouses": "4", "jarls": "on", "longships": "on"}
SWITCHES = (
    "equal_starting_orders",
    "swap_fish_and_sheep_powers",
    "coin_moves",
    "extra_turns",
    "last_round",
    "both_score_on_tie",
    "longship_c",
)
BUCKLERS = {"shield_hall", "trophy_hall", "treaty_hall", "thrift_store"}

Kind = TypeVar("Kind", bound=Event)


# ---- what lies there from the start


def stage(match: Match) -> LofotenStage:
    shown = match.game.stage(match.view(SPECTATOR))
    assert isinstance(shown, LofotenStage)
    return shown


def warehouses(wanted: Callable[[set[str]], bool]) -> Wanted:
    return lambda match: wanted({card.id for card in stage(match).warehouses})


def asked_for(jarl: str, requirement: str) -> Wanted:
    """That Jarl is in play, for that requirement."""
    return lambda match: (
        (jarl, requirement) in [(card.id, card.requirement.kind) for card in stage(match).jarls]
    )


# ---- what must happen


def events(match: Match, kind: type[Kind]) -> Iterator[tuple[int, Kind]]:
    """All that happened of a kind, and in which ply."""
    for ply, found in enumerate(match.events, 1):
        for event in found:
            if isinstance(event, kind):
                yield ply, event


def scene(match: Match, ply: int) -> LofotenScene:
    shown = match.game.scene(match.game.view(match.position(ply), SPECTATOR))
    assert isinstance(shown, LofotenScene)
    return shown


def all_of(*wanted: Wanted) -> Wanted:
    return lambda match: all(part(match) for part in wanted)


def orders_kept_and_redrawn(match: Match) -> bool:
    return any(events(match, OrdersKept)) and any(events(match, OrdersRedrawn))


def shared_on_a_tie(match: Match) -> bool:
    """A warehouse pays both in the end."""
    return any(
        warehouse.good and warehouse.sides[0].count == warehouse.sides[1].count and warehouse.sides[0].points
        for warehouse in scene(match, match.ply).warehouses
    )


def loaded_and_left(match: Match) -> bool:
    """Longship C is asked, and both answers are given."""
    return {"load", "leave"} <= {entry.action for entry in match.saga.entries}


def coin_of_the_rival(match: Match) -> bool:
    return any(event.origin == "rival" for _, event in events(match, CoinTaken))


def four_without_tiles(match: Match) -> bool:
    """Four of a good with both piles empty: the two in the middle leave and nothing comes (clause 8.4)."""
    return any(EndTriggered in map(type, match.events[ply - 1]) for ply, _ in events(match, FourAlike))


def ended_by(first: bool, paid: bool) -> Wanted:
    """Who triggers the end: the first player or the other; and whether an extra turn was paid for before."""

    def wanted(match: Match) -> bool:
        story = [event for found in match.events for event in found]
        for at, event in enumerate(story):
            if isinstance(event, EndTriggered):
                next_turn = next((later for later in story[at:] if isinstance(later, TurnBegan)), None)
                extra = next_turn is not None and next_turn.extra
                return (event.seat == stage(match).first) == first and extra == paid
        return False

    return wanted


def opened_at_the_end(match: Match) -> bool:
    """The final unloading brings a good that has no warehouse, and there is a choice (clause 9.5)."""
    actions = [entry.action.split()[0] for entry in match.saga.entries]
    return ("unload", "warehouse") in pairwise(actions)


def extra_after_extra(match: Match) -> bool:
    turns = [event for _, event in events(match, TurnBegan)]
    return any(before.extra and after.extra for before, after in pairwise(turns))


def shared_victory(match: Match) -> bool:
    return len(match.score().winners) > 1


def every_hall_pays(match: Match) -> bool:
    return all(any(side.points for side in held.sides) for held in scene(match, match.ply).warehouses)


# ---- Jarls


def owner(match: Match, jarl: str) -> tuple[int, int]:
    """In which ply a Jarl was claimed, and by whom; (0, -1) if nobody did."""
    claimed = [(ply, event.seat) for ply, event in events(match, JarlClaimed) if event.jarl == jarl]
    return claimed[0] if claimed else (0, -1)


def gunnar(match: Match) -> bool:
    """His coins, some from the rival."""
    claimed, _ = owner(match, "gunnar")
    origins = [event.origin for ply, event in events(match, CoinTaken) if ply == claimed]
    return {"reserve", "rival"} <= set(origins)


def astrid(match: Match) -> bool:
    return any(event.longship == "" for _, event in events(match, TileStored))


def leif(match: Match) -> bool:
    return any(event.moves == event.value + 1 for _, event in events(match, SideCardPlayed))


def ingrid(match: Match) -> bool:
    claimed, seat = owner(match, "ingrid")
    return any(ply > claimed and event.seat == seat for ply, event in events(match, OrderPlaced))


def harald(match: Match) -> bool:
    return {("renew", 1), ("extra", 2)} <= {(event.use, event.coins) for _, event in events(match, CoinsPaid)}


def sigrun(match: Match) -> bool:
    """Her quantity decides over a warehouse."""
    _, seat = owner(match, "sigrun")
    last = scene(match, match.ply)
    at = next(jarl.warehouse for jarl in last.jarls if jarl.id == "sigrun")
    if not at:
        return False
    sides = last.warehouses[at - 1].sides
    return sides[seat].points > 0 and sides[seat].count - 1 <= sides[1 - seat].count


def has_jarl_points(match: Match) -> bool:
    sheet = match.score()
    column = sheet.categories.index("jarl")
    return any(row[column] for row in sheet.points)


JARLS: dict[str, Wanted] = {
    "gunnar": gunnar,
    "astrid": astrid,
    "leif": leif,
    "ingrid": ingrid,
    "harald": harald,
    "sigrun": sigrun,
    "torsten": has_jarl_points,
    "ylva": has_jarl_points,
}


def claimed(jarl: str) -> Wanted:
    return lambda match: owner(match, jarl)[1] >= 0 and JARLS[jarl](match)


def two_bought_at_once(match: Match) -> bool:
    return any(scene(match, ply).extra_bought > 1 for ply, _ in events(match, ExtraTurnBought))


# ---- longships


def better_longships(match: Match) -> bool:
    """B carries two tiles, C a good that was not ordered, D's power is used four times."""
    shared = strange = False
    for ply, event in events(match, TileLoaded):
        ships = scene(match, ply).players[event.seat].ships
        (ship,) = [ship for ship in ships if ship.longship == event.longship]
        shared = shared or len(ship.cargo) > 1
        strange = strange or (ship.order is not None and ship.order.good != event.good)
    used = any(event.longship == "D" and event.uses >= 4 for _, event in events(match, OrderPlaced))
    return shared and strange and used


def whole_fleet(match: Match) -> bool:
    """Somebody has upgraded all four."""
    return any(player.upgrades == 4 for player in scene(match, match.ply).players)


# ---- the sagas


def named(
    name: str, player: Player, wanted: Wanted, options: dict[str, str] | None = None, begins: Wanted = anyhow
) -> Recipe:
    return Recipe(f"{GAME}-{name}", GAME, 2, player, wanted, options or {}, begins)


def recipes() -> list[Recipe]:
    return [named("2", trader, finished), *modules(), *switches(), *jarls(), *rarely()]


def modules() -> list[Recipe]:
    """Each alone, in pairs, and all together."""
    made = [
        named(f"level2-warehouses-{number}", trader, option_matters, {"level2_warehouses": number})
        for number in ("1", "2", "3")
    ]
    halls = {"level2_warehouses": "4"}
    plain, shields = (
        warehouses(lambda cards: len(cards & BUCKLERS) == 1),
        warehouses(lambda cards: cards == BUCKLERS),
    )
    made += [
        named("level2-warehouses-4", trader, every_hall_pays, halls, plain),
        named("bucklers", trader, every_hall_pays, halls, shields),
        named("jarls-on", trader, happened("JarlClaimed"), {"jarls": "on"}),
        named("longships-on", improver, better_longships, {"longships": "on"}),
        named("whole-fleet", improver, whole_fleet, {"longships": "on"}),
    ]
    for left_out in MODULES:
        pair = {name: value for name, value in MODULES.items() if name != left_out}
        made.append(named(f"without-{left_out.replace('_', '-')}", trader, finished, pair))
    made.append(named("all-modules", trader, finished, MODULES))
    return made


def switches() -> list[Recipe]:
    """Each alone, with the module it needs, and all with all modules."""
    values = {option.name: option.values[1] for option in meta(GAME).options if option.name in SWITCHES}
    wanted: dict[str, Wanted] = {
        "equal_starting_orders": orders_kept_and_redrawn,
        "extra_turns": two_bought_at_once,
        "last_round": ended_by(first=False, paid=False),
        "both_score_on_tie": shared_on_a_tie,
        "longship_c": loaded_and_left,
    }
    made: list[Recipe] = []
    for name, value in values.items():
        options = {"longships": "on", name: value} if name == "longship_c" else {name: value}
        must = all_of(option_matters, wanted.get(name, anyhow))
        player = saver if name == "extra_turns" else leaver
        made.append(named(f"{name}-{value}".replace("_", "-"), player, must, options))
    return [*made, named("every-option", leaver, finished, {**MODULES, **values})]


def jarls() -> list[Recipe]:
    """Each with a requirement of its own, so that every kind is met by somebody."""
    on = {"jarls": "on"}
    return [
        named(f"jarl-{jarl}", saver, claimed(jarl), on, asked_for(jarl, requirement))
        for jarl, requirement in zip(JARL_NAMES, REQUIREMENTS, strict=True)
    ]


def rarely() -> list[Recipe]:
    another = {"last_round": "another"}
    return [
        named("stalled", idler, all_of(happened("MatchStalled"), opened_at_the_end)),
        named("four-without-tiles", trader, four_without_tiles),
        named("coin-of-the-rival", saver, coin_of_the_rival),
        named("ended-by-the-first", trader, ended_by(first=True, paid=False)),
        named("ended-by-the-second", trader, ended_by(first=False, paid=False)),
        named("paid-before-the-end-first", saver, ended_by(first=True, paid=True)),
        named("paid-before-the-end-second", saver, ended_by(first=False, paid=True)),
        named("paid-before-another-round", saver, ended_by(first=False, paid=True), another),
        named("extra-after-extra", saver, extra_after_extra),
        named("shared-victory", trader, shared_victory),
    ]
