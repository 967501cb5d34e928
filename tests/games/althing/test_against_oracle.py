"""Whole matches at random: engine and oracle agree on every ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from types import ModuleType

import pytest

from drakkar.games.althing import events as ev
from drakkar.games.althing import events_modules as more
from drakkar.games.althing.actions import SPACE
from drakkar.games.althing.game import Althing, load_game
from drakkar.games.althing.meta import META
from drakkar.games.althing.pieces import MODES
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, SPECTATOR
from drakkar.kernel.meta import resolve_options
from tests.games.althing import engine, sight
from tests.games.althing.oracle import Oracle

pytestmark = pytest.mark.sweep

FULL = {"fjord_trolls": "always", "deck": "baldur"}
WILD = FULL | {"kattegat": "b", "faces": "mixed", "cowardly_troll": "on", "dodge_the_counter": "on"}
SCENARIOS = [
    {"scenario": value} for option in META.options if option.name == "scenario" for value in option.values
]
SEATS = (2, 3, 4)
MODULES = ("epic", "hela", "hela_steps", "thorfinn")
SWITCHES = [
    FULL | {option.name: value}
    for option in META.options
    if option.name not in ("scenario", *FULL, *MODULES)
    for value in option.values[1:]
]
CASES = [
    (seats, options)
    for seats in SEATS
    for options in [*SCENARIOS, FULL, *SWITCHES]
    if (seats, options.get("scenario")) != (4, "4")
]
MOST_PLIES = 20_000
HANDS_LAID_OUT = ("1a-few", "1b-few", "2-few", "1a-four", "1b-four")
# Other cards and numbers: universal resources on Vikings, providences on common cards, a short row and hand.
SYMBOLS = {
    "gudrid": ["shield", "reorganise"],
    "floki": ["fair_weather", "rework"],
    "sigvaar": ["detroll", "axe"],
    "siggy": ["plot", "day_labourer"],
    "horik": ["axe", "day_labourer", "troll"],
    "hild": ["detroll", "storm"],
}
UNIVERSAL = {"odin": 1, "floki": 2, "hild": 1}
RULES = """[rules]
assembly = 4
hand = 3
seasoned_hand = 5
trolls = 3
exchanges = 1
[limit]
actions = 6
rounds = 50
"""
OTHERS = (
    RULES
    + "".join(
        f'[[card]]\nid = "{card}"\nsymbols = {symbols}\nuniversal = {UNIVERSAL.get(card, 0)}\n'
        for card, symbols in SYMBOLS.items()
    )
    + '[[card]]\nid = "odin"\nuniversal = 1\nnuggets = 0\n'
    + "".join(f'[[scenario]]\nid = "{part}"\nhand = []\n' for part in HANDS_LAID_OUT)
)
STRANGE = load_game(("strange.toml", OTHERS.replace("'", '"')))
SOON = load_game(("soon.toml", "[limit]\nrounds = 6\n"))

# Symbols of the modules on common cards, so that they are stolen, hired, invoked and come together.
EVERYWHERE = {
    "freyr": ["shield", "detroll", "demobilised"],
    "gudrid": ["shield", "invocation", "reward"],
    "floki": ["fair_weather", "unexpected"],
    "sigvaar": ["detroll", "heimdall", "demobilised"],
    "siggy": ["plot", "heimdall", "day_labourer"],
    "aslaug": ["troll", "illness", "invocation"],
    "horik": ["axe", "renewal", "cursed_troll"],
    "hild": ["storm", "rework"],
    "bjorn": ["axe", "reorganise"],
}
MAGIC = load_game(
    (
        "magic.toml",
        "[limit]\nactions = 8\nrounds = 40\n[rules]\nassembly = 4\n"
        + "".join(
            f'[[card]]\nid = "{card}"\nsymbols = {symbols}\n' for card, symbols in EVERYWHERE.items()
        ).replace("'", '"'),
    )
)
ALL_MODULES = {
    "deck": "own_loki",
    "hela": "on",
    "hela_steps": "among",
    "epic": "eight",
    "fjord_trolls": "always",
    "faces": "mixed",
}

Policy = Callable[[list[str], Random], str]
Told = Counter[str]


def names(value: object) -> str:
    if isinstance(value, dict):
        return "+".join(f"{name}={choice}" for name, choice in value.items())
    return str(value)


def agree(played: engine.Played, oracle: Oracle, ply: int) -> None:
    """Who acts, what is allowed, the points, and what one of the viewers, by turns, sees."""
    assert played.state.to_act == oracle.to_act
    assert sorted(played.legal()) == sorted(oracle.legal())
    viewers = (SPECTATOR, *range(oracle.seats))
    for viewer in viewers if oracle.to_act == OVER else {viewers[ply % len(viewers)], oracle.to_act}:
        assert played.scene(viewer) == sight.scene(oracle, viewer)
    if ply % 25 == 0:
        forbidden = [n for n in map(played.game.space.notation, range(len(SPACE))) if played.why_not(n)]
        assert set(forbidden).isdisjoint(oracle.legal())
        assert len(forbidden) + len(oracle.legal()) == len(SPACE)
    assert played.score() == sight.sheet(oracle)
    if ply % 10 == 0 or oracle.to_act == OVER:
        assert played.tally(SPECTATOR) == played.score()


def eager(legal: list[str], dice: Random) -> str:
    """Crossings, recruits and symbols rather than idleness: matches are shorter and see more."""
    weights = {"cross": 30, "confirm": 9, "recruit": 3, "end": 0.3, "answer": 4, "swap": 0.5, "trade": 0.5}
    likely = [weights.get(notation.split()[0], 1) for notation in legal]
    return dice.choices(legal, likely)[0]


def cunning(legal: list[str], dice: Random) -> str:
    """Symbols rather than anything else, at all opponents, and answers now and then."""
    weights = {"play": 9, "cross": 3, "bring": 3, "answer": 1, "let": 1, "end": 0.5, "store": 0.5}
    likely = [weights.get(notation.split()[0], 1) for notation in legal]
    return dice.choices(legal, likely)[0]


def match(
    seed: int, seats: int, policy: Policy = eager, game: Althing = engine.GAME, /, **options: str
) -> Told:
    """A match at random; what happened in it."""
    played, dice = engine.begin(seed, seats, game, **options), Random(seed)
    oracle = engine.read(played)
    agree(played, oracle, 0)
    told: Told = Counter()
    for ply in range(1, MOST_PLIES):
        legal = played.legal()
        if not legal:
            break
        events = engine.step(played, oracle, policy(legal, dice))
        told.update(type(event).__name__ for event in events)
        agree(played, oracle, ply)
    assert oracle.phase == "over"
    return told


def kinds_of(module: ModuleType) -> set[str]:
    """The events that a module defines."""
    return {kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == module.__name__}


@pytest.mark.parametrize(("seats", "options"), CASES, ids=names)
def test_random_matches(seats: int, options: dict[str, str]) -> None:
    match(1, seats, **options)


@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_with_other_cards_and_numbers(seats: int) -> None:
    told = match(1, seats, eager, STRANGE, **WILD) + match(2, seats, cunning, STRANGE, **WILD)
    kinds = kinds_of(ev)
    rare = {"MatchStalled", "EndReached", "LabourerUnused", "NoTrollFound", "ReserveTraded", "TrollFled"}
    assert set(told) >= kinds - rare


@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_that_reach_the_limit(seats: int) -> None:
    told: Told = Counter()
    for seed in range(2):
        told += match(seed, seats, eager, SOON, **FULL)
    assert told["MatchStalled"] == 2


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_happens_when_nobody_is_told(seats: int) -> None:
    """Searches pass no list for events."""
    told, untold = (engine.begin(seats, seats, STRANGE, **WILD) for _ in range(2))
    dice = Random(seats)
    while legal := told.legal():
        notation = cunning(legal, dice)
        told.apply(notation)
        untold.game.apply(untold.state, untold.game.space.parse(notation), untold.chance)
        assert untold.state == told.state


# ---- the modules


def any_options(seed: int) -> tuple[int, dict[str, str]]:
    """Seats, and a combination of all the options of the free set-up that is allowed."""
    dice = Random(seed)
    while True:
        seats = dice.choice(META.seats)
        options = {option.name: dice.choice(option.values) for option in META.options}
        options["scenario"] = "free"
        try:
            resolve_options(META, options, seats)
        except UserError:
            continue
        return seats, options


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(12))
def test_random_matches_with_any_options(seed: int) -> None:
    seats, options = any_options(seed)
    match(seed, seats, (eager, cunning)[seed % 2], **options)


@pytest.mark.parametrize("mode", MODES)
def test_random_matches_against_thorfinn(mode: str) -> None:
    match(1, 1, eager, thorfinn=mode, faces="mixed")
    match(2, 1, cunning, thorfinn=mode, **ALL_MODULES)


@pytest.mark.parametrize("seats", SEATS)
def test_random_matches_with_symbols_of_the_modules_on_common_cards(seats: int) -> None:
    match(seats, seats, cunning, MAGIC, **ALL_MODULES, dodge_the_counter="on")


def test_everything_that_the_modules_bring_happens_alone() -> None:
    told: Told = Counter()
    for seed in range(14):
        steps, mode = ("off", "heavy")[seed % 2], MODES[seed % len(MODES)]
        options = ALL_MODULES | {"faces": "a", "epic": "straight", "hela_steps": steps, "thorfinn": mode}
        told += match(seed, 1, eager, MAGIC, **options)
    kinds = kinds_of(more)
    # What is laid out before the first decision; fair weather on that very step is rare.
    assert kinds - set(told) <= {"EpicLaid", "HandsGiven", "HelaDealt", "WeatherCleared"}


def test_the_same_happens_alone_when_nobody_is_told() -> None:
    told, untold = (engine.begin(5, 1, MAGIC, **ALL_MODULES, thorfinn="legend_normal") for _ in range(2))
    dice = Random(5)
    while legal := told.legal():
        notation = cunning(legal, dice)
        told.apply(notation)
        untold.game.apply(untold.state, untold.game.space.parse(notation), untold.chance)
        assert untold.state == told.state
