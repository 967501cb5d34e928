"""Write the golden sagas: matches kept to show that the rules still say what they said.

    python scripts/make_golden.py [FOLDER]

The same files come out every time. Make them again when a change of rules is meant, with its `rules_version`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from random import Random

from drakkar.bots.registry import make_bot
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Replay, Script
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.options import resolve_options
from drakkar.play.match import Match, start_match
from drakkar.play.saga import Saga

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
NAMES = ("Astrid", "Ragnar", "Hilda", "Olaf")
SHIELDS = ("second", "double", "occupied")
SHIELD_TURN = 3  # by then there are vikings to join
MOST_TRIES = 500

AnyGame = Game[State, View]
Player = Callable[[Match, Random], int]
Wanted = Callable[[Match], bool]


@dataclass(frozen=True)
class Recipe:
    """One saga: how it is set up, who plays, and what must happen in it."""

    name: str
    game: str
    seats: int
    player: Player
    wanted: Wanted
    options: dict[str, str] = field(default_factory=dict)


def verb(match: Match, action: int) -> str:
    return match.game.space.notation(action).split()[0]


def of_verb(match: Match, *verbs: str) -> list[int]:
    return [action for action in match.legal() if verb(match, action) in verbs]


# ---- players


def mixed(match: Match, luck: Random) -> int:
    """Sometimes greedy, sometimes at random: sensible matches with odd moments."""
    if luck.random() < 0.4:
        bot = make_bot("greedy", match.game, luck.randrange(10**6))
        return bot.choose(match.view(match.state.to_act), match.legal()).action
    return luck.choice(match.legal())


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


# ---- what must happen


def finished(match: Match) -> bool:
    return match.over


def happened(name: str) -> Wanted:
    return lambda match: any(type(event).__name__ == name for events in match.events for event in events)


def used_together(match: Match, seat: int) -> tuple[str, ...] | None:
    """The shields that the seat has used for one viking, if it has used any."""
    for events in match.events:
        names = [getattr(event, "shield", "") for event in events if type(event).__name__ == "ShieldSpent"]
        if names and events and getattr(events[0], "seat", None) == seat:
            return tuple(names)
    return None


def uses(shields: tuple[str, ...]) -> Wanted:
    return lambda match: (used_together(match, 0) or ()) == shields


def option_matters(match: Match) -> bool:
    return differs_by_default(match.game, match.saga)


def differs_by_default(game: AnyGame, saga: Saga) -> bool:
    """Whether the match could not have gone the same way with all options at their defaults."""
    states: list[State] = []
    for options in (saga.header.options, resolve_options(meta(game.name).options, {})):
        luck = Replay(saga.setup)
        try:
            states.append(game.new(len(saga.header.seats), options, luck))
        except UserError:
            return True
        if not luck.finished():
            return True
    for entry in saga.entries:
        if game.legal(states[0]) != game.legal(states[1]):
            return True
        for state in states:
            game.apply(state, game.space.parse(entry.action), Replay(entry.draws))
        if game.score(states[0]) != game.score(states[1]):
            return True
    return False


# ---- the sagas


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
            made.append(Recipe(name, "looot", seats, hoarder, option_matters, {option.name: value}))
    made.append(Recipe("looot-full-fjord", "looot", 2, hoarder, happened("TileLost")))
    made.append(Recipe("looot-empty-bag", "looot", 4, hoarder, happened("SeaLeftEmpty")))
    made.append(Recipe("looot-short-stack", "looot", 3, hoarder, happened("StackEmpty")))
    return made


def play(recipe: Recipe) -> str:
    """The first match, by number of its seed, in which happens what must."""
    game, facts = load_game(recipe.game), meta(recipe.game)
    for number in range(MOST_TRIES):
        seed = f"{recipe.name} {number}"
        match = start_match(game, facts, NAMES[: recipe.seats], recipe.options, seed)
        luck = Random(seed)
        while not match.over:
            match.play(match.state.to_act, recipe.player(match, luck))
        if recipe.wanted(match):
            # The clock of whoever makes the file is nobody's business.
            entries = enumerate(match.saga.entries, 1)
            match.saga.entries = [replace(entry, at=float(ply)) for ply, entry in entries]
            return match.save()
    raise SystemExit(f"{recipe.name}: not in {MOST_TRIES} matches")


def main(folder: Path) -> None:
    for recipe in recipes():
        file = folder / f"{recipe.name}.saga"
        file.write_text(play(recipe), encoding="utf-8")
        print(file.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
