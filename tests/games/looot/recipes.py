"""Golden sagas of Looot."""

from __future__ import annotations

from itertools import combinations
from random import Random

from drakkar.games.looot.state import LINKING, PICKING, LoootState
from drakkar.games.registry import meta
from drakkar.kernel.chance import Script
from drakkar.kernel.events import Event
from drakkar.play.match import Match
from scripts.golden import (
    Player,
    Recipe,
    Wanted,
    finished,
    happened,
    mixed,
    of_verb,
    option_matters,
    verb,
)

SHIELDS = ("second", "double", "occupied")
SHIELD_TURN = 3  # by then there are vikings to join


def hoarder(match: Match, luck: Random) -> int:
    """Takes all there is: the hex with most loot, every shield, a longship every turn."""
    places = of_verb(match, "place")
    if shields := of_verb(match, "raise"):
        return luck.choice(shields)
    if places:
        return max(places, key=lambda action: (len(events_of(match, action)), luck.random()))
    return luck.choice(of_verb(match, "take") or match.legal())


def events_of(match: Match, action: int) -> list[Event]:
    state = match.position(match.ply)
    events: list[Event] = []
    match.game.apply(state, action, Script(), events)
    return [event for event in events if type(event).__name__ in ("ResourceGained", "BuildingCaptured")]


def with_shields(shields: tuple[str, ...]) -> Player:
    """At random, but for one viking of the first seat, which gets exactly these shields."""

    def player(match: Match, luck: Random) -> int:
        state = match.state
        turns = sum(entry.seat == 0 and entry.action == "end" for entry in match.saga.entries) + 1
        raises = of_verb(match, "raise")
        if state.to_act == 0 and turns == SHIELD_TURN and used_together(match, 0) is None:
            for action in raises:
                if match.game.space.notation(action).split()[1] in shields:
                    return action
        return luck.choice(
            [action for action in match.legal() if verb(match, action) not in ("raise", "lower")]
        )

    return player


def used_together(match: Match, seat: int) -> tuple[str, ...] | None:
    """The shields that the seat has used for one viking, if it has used any."""
    for events in match.events:
        names = [getattr(event, "shield", "") for event in events if type(event).__name__ == "ShieldSpent"]
        if names and events and getattr(events[0], "seat", None) == seat:
            return tuple(names)
    return None


def uses(shields: tuple[str, ...]) -> Wanted:
    return lambda match: (used_together(match, 0) or ()) == shields


def asked_in(phase: int) -> Wanted:
    """Somebody had to say which hex gives a tile, in this phase."""

    def wanted(match: Match) -> bool:
        entries = enumerate(match.saga.entries)
        plies = [ply for ply, entry in entries if entry.action.startswith("from ")]
        positions = [match.position(ply) for ply in plies]
        return any(isinstance(state, LoootState) and state.phase == phase for state in positions)

    return wanted


def another_begins(match: Match) -> bool:
    return match.saga.entries[0].seat != 0


# What must happen for an option to be seen at work.
WANTED = {"looot-tower-tiles-one": asked_in(LINKING), "looot-first-player-drawn": another_begins}


def recipes() -> list[Recipe]:
    made = [Recipe(f"looot-{seats}", "looot", seats, mixed, finished) for seats in meta("looot").seats]
    for size in range(len(SHIELDS) + 1):
        for shields in combinations(SHIELDS, size):
            name = "-".join(("looot-shields", *(shields or ("none",))))
            made.append(Recipe(name, "looot", 2, with_shields(shields), uses(shields)))
    for option in meta("looot").options:
        for value in option.values[1:]:
            name = f"looot-{option.name}-{value}".replace("_", "-")
            seats = 4 if option.name == "shore" else 2
            wanted = WANTED.get(name, option_matters)
            made.append(Recipe(name, "looot", seats, hoarder, wanted, {option.name: value}))
    made.append(Recipe("looot-full-fjord", "looot", 2, hoarder, happened("TileLost")))
    made.append(Recipe("looot-empty-bag", "looot", 4, hoarder, happened("SeaLeftEmpty")))
    made.append(Recipe("looot-which-hex", "looot", 2, hoarder, asked_in(PICKING)))
    made.append(Recipe("looot-short-stack", "looot", 3, hoarder, happened("StackEmpty")))
    return made
