"""What the recipes of all games share: players, things that must happen, and the playing itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from drakkar.bots.registry import make_bot
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Replay
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import SPECTATOR, Game, State, View
from drakkar.kernel.meta import resolve_options
from drakkar.play.match import Match, start_match
from drakkar.play.saga import Saga

NAMES = ("Astrid", "Ragnar", "Hilda", "Olaf")
MOST_TRIES = 500
MOST_SEEDS = 20_000

AnyGame = Game[State, View]
Player = Callable[[Match, Random], int]
Wanted = Callable[[Match], bool]


def anyhow(_: Match) -> bool:
    return True


@dataclass(frozen=True)
class Recipe:
    """One saga: how it is set up, what must lie there as it begins, who plays, and what must happen in it."""

    name: str
    game: str
    seats: int
    player: Player
    wanted: Wanted
    options: dict[str, str] = field(default_factory=dict)
    begins: Wanted = anyhow


def verb(match: Match, action: int) -> str:
    return match.game.space.notation(action).split()[0]


def of_verb(match: Match, *verbs: str) -> list[int]:
    return [action for action in match.legal() if verb(match, action) in verbs]


def noted(match: Match, *notations: str) -> list[int]:
    return [action for action in match.legal() if match.game.space.notation(action) in notations]


# ---- players


def mixed(match: Match, luck: Random) -> int:
    """Sometimes greedy, sometimes at random: sensible matches with odd moments."""
    if luck.random() < 0.4:
        bot = make_bot("greedy", match.game, luck.randrange(10**6))
        return bot.choose(match.view(match.state.to_act), match.legal()).action
    return luck.choice(match.legal())


def at_random(match: Match, luck: Random) -> int:
    return luck.choice(match.legal())


# ---- what must happen


def finished(match: Match) -> bool:
    return match.over


def happened(name: str) -> Wanted:
    return lambda match: any(type(event).__name__ == name for events in match.events for event in events)


def option_matters(match: Match) -> bool:
    return differs_by_default(match.game, match.saga)


def differs_by_default(game: AnyGame, saga: Saga) -> bool:
    """Whether the match could not have gone the same way with all options at their defaults."""
    states: list[State] = []
    for options in (saga.header.options, resolve_options(meta(game.name), {}, len(saga.header.seats))):
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
        scenes = [game.scene(game.view(state, SPECTATOR)) for state in states]
        if scenes[0] != scenes[1]:
            return True
    return False


# ---- the saga


def play(recipe: Recipe) -> str:
    """The first match, by number of its seed, in which happens what must."""
    game, facts = load_game(recipe.game), meta(recipe.game)
    tries = 0
    for number in range(MOST_SEEDS):
        seed = f"{recipe.name} {number}"
        match = start_match(game, facts, NAMES[: recipe.seats], recipe.options, seed)
        if not recipe.begins(match):
            continue
        tries += 1
        luck = Random(seed)
        while not match.over:
            match.play(match.state.to_act, recipe.player(match, luck))
        if recipe.wanted(match):
            # The clock of whoever makes the file is nobody's business.
            entries = enumerate(match.saga.entries, 1)
            match.saga.entries = [replace(entry, at=float(ply)) for ply, entry in entries]
            return match.save()
        if tries == MOST_TRIES:
            break
    raise SystemExit(f"{recipe.name}: not in {tries} matches")
