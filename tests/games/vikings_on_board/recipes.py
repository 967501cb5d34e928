"""Golden sagas of Vikings on Board: every seat count, every option, and what happens rarely."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

from drakkar.games.registry import meta
from drakkar.games.vikings_on_board.events import (
    BarrelMoved,
    BarrelWon,
    ChestsBoxed,
    ChestsDrawn,
    InfluenceRanked,
    MatchEnded,
    ShipNamed,
)
from drakkar.games.vikings_on_board.pieces import COLOURS
from drakkar.games.vikings_on_board.scene_types import ShipScene, VikingsOnBoardScene
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.play.match import Match
from scripts.golden import (
    Player,
    Recipe,
    Wanted,
    at_random,
    finished,
    happened,
    mixed,
    noted,
    of_verb,
    option_matters,
)

GAME = "vikings_on_board"


def scene(match: Match, ply: int) -> VikingsOnBoardScene:
    shown = match.game.scene(match.game.view(match.position(ply), SPECTATOR))
    assert isinstance(shown, VikingsOnBoardScene)
    return shown


# ---- players


def emptier(loading: bool) -> Player:
    """Crowds the bodies on few ships, sends the others off, and loads those before if `loading`."""

    def player(match: Match, luck: Random) -> int:
        shown = scene(match, match.ply)
        legal = match.legal()
        if shown.phase == "choosing":
            empty = any(ship.docked and not ship.bodies for ship in shown.ships)
            wanted = ["go change_ship", "go move", "go departure"]
            wanted += ["go warehouse_1", "go warehouse_2"] if empty and loading else []
            return luck.choice(noted(match, *wanted) or legal)
        sizes = [len(ship.bodies) for ship in shown.ships]
        if shown.phase == "body" and shown.building in ("change_ship", "move"):
            return min(legal, key=lambda action: (sizes[ship_of(match, action)], luck.random()))
        if ships := of_verb(match, "ship"):
            fullest = 1 if shown.phase == "destination" else -1
            return max(ships, key=lambda action: (fullest * sizes[ship_of(match, action)], luck.random()))
        return luck.choice(legal)

    return player


def ship_of(match: Match, action: int) -> int:
    return int(match.game.space.notation(action).split()[1].split(".")[0]) - 1


def idler(match: Match, luck: Random) -> int:
    """Never makes a ship leave while there is anything else to do."""
    leaving = noted(match, "go departure")
    return luck.choice([action for action in match.legal() if action not in leaving] or leaving)


def loader(match: Match, luck: Random) -> int:
    """Loads whatever there is on one ship, so that it has much to share."""
    shown = scene(match, match.ply)
    if shown.phase in ("loading", "departing"):
        return max(match.legal(), key=lambda action: len(shown.ships[ship_of(match, action)].chests))
    return luck.choice(noted(match, "go warehouse_1", "go warehouse_2") or match.legal())


# ---- what must happen


def departures(match: Match) -> Iterator[tuple[ShipScene, list[Event]]]:
    """Every ship that left, as it was when it was named, and what its naming brought."""
    for ply, events in enumerate(match.events, 1):
        for event in events:
            if isinstance(event, ShipNamed):
                yield scene(match, ply - 1).ships[event.ship - 1], events


def some_departure(wanted: Callable[[ShipScene], bool]) -> Wanted:
    return lambda match: any(wanted(ship) for ship, _ in departures(match))


def ship_emptied(match: Match) -> bool:
    """A ship loses its last body and gets another later."""
    scenes = [scene(match, ply) for ply in range(match.ply + 1)]
    return any(
        before.ships[at].docked and after.ships[at].docked and not before.ships[at].bodies
        for before, after in pairwise(scenes)
        for at in range(len(before.ships))
        if after.ships[at].bodies
    )


def neutral_only(match: Match) -> bool:
    """Only neutral colours aboard: their chests go to the box, yet a barrel wins."""
    players = COLOURS[: len(match.saga.header.seats)]
    for _, events in departures(match):
        aboard = [name for event in events if isinstance(event, InfluenceRanked) for name in event.colours]
        kinds = {type(event) for event in events}
        if {BarrelWon, ChestsBoxed} <= kinds and not set(aboard) & set(players):
            return True
    return False


def picked_for_the_box(match: Match) -> bool:
    """Somebody chooses a chest for a neutral colour: with three players somebody who is not aboard."""
    for ply, entry in enumerate(match.saga.entries, 1):
        departure = scene(match, ply - 1).departure
        if entry.action.startswith("box") and departure is not None:
            aboard = [influence.colour for influence in departure.order]
            if len(match.saga.header.seats) == 2 or COLOURS[entry.seat] not in aboard:
                return True
    return False


def short_stack(match: Match) -> bool:
    """Warehouse 2 shows two chests once, and its last one."""
    counts = {event.count for events in match.events for event in events if isinstance(event, ChestsDrawn)}
    return counts == {1, 2, 3}


def barrel_rescued(match: Match) -> bool:
    """A barrel leaves the quay of a ship that has left, and wins elsewhere."""
    moved: set[tuple[int, int]] = set()
    for ply, events in enumerate(match.events, 1):
        for event in events:
            if isinstance(event, BarrelMoved) and not scene(match, ply).ships[event.origin - 1].docked:
                moved.add((event.seat, event.barrel))
            if isinstance(event, BarrelWon) and (event.seat, event.barrel) in moved:
                return True
    return False


def shared_victory(match: Match) -> bool:
    (ended,) = [event for events in match.events for event in events if isinstance(event, MatchEnded)]
    return len(ended.winners) > 1


def won_by_chests(match: Match) -> bool:
    totals = match.score().totals
    return totals.count(max(totals)) > len(match.score().winners)


# ---- the sagas


def recipes() -> list[Recipe]:
    facts = meta(GAME)
    made = [Recipe(f"{GAME}-{seats}", GAME, seats, mixed, finished) for seats in facts.seats]
    for option in facts.options:
        for value in option.values[1:]:
            name = f"{GAME}-{option.name}-{value}".replace("_", "-").replace("vikings-on-board", GAME)
            seats = 3 if option.name == "memory_aids" else 2
            made.append(Recipe(name, GAME, seats, at_random, option_matters, {option.name: value}))
    made += [
        Recipe(f"{GAME}-nothing-possible", GAME, 3, idler, happened("NothingPossible")),
        Recipe(f"{GAME}-emptied-ship", GAME, 4, at_random, ship_emptied),
        Recipe(
            f"{GAME}-no-chest",
            GAME,
            4,
            at_random,
            some_departure(lambda ship: bool(ship.bodies) and not ship.chests),
        ),
        Recipe(
            f"{GAME}-no-body",
            GAME,
            2,
            emptier(loading=True),
            some_departure(lambda ship: bool(ship.chests) and not ship.bodies),
        ),
        Recipe(
            f"{GAME}-bare-ship",
            GAME,
            2,
            emptier(loading=False),
            some_departure(lambda ship: not ship.chests and not ship.bodies),
        ),
        Recipe(f"{GAME}-neutral-only", GAME, 2, at_random, neutral_only),
        Recipe(f"{GAME}-box-picks-2", GAME, 2, loader, picked_for_the_box),
        Recipe(f"{GAME}-box-picks-3", GAME, 3, loader, picked_for_the_box),
        Recipe(f"{GAME}-skipped-bonus", GAME, 2, at_random, happened("BonusSkipped")),
        Recipe(f"{GAME}-short-stack", GAME, 4, loader, short_stack),
        Recipe(f"{GAME}-rescued-barrel", GAME, 3, at_random, barrel_rescued),
        Recipe(f"{GAME}-won-by-chests", GAME, 2, at_random, won_by_chests),
        Recipe(f"{GAME}-shared-victory", GAME, 4, at_random, shared_victory),
    ]
    return made
