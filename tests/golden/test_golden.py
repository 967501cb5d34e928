"""The golden sagas still replay, ply by ply, and cover what they must.

A failure here means that the rules changed: if that is meant, raise `rules_version` and run
python -m scripts.make_golden.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from drakkar.games.althing import state as althing
from drakkar.games.althing.events import CounterPlayed, DodgePlayed, SymbolPlayed
from drakkar.games.althing.events_modules import RewardPlayed
from drakkar.games.althing.pieces import ANNOUNCED, ANSWER_TO, MODES, NONE, REWARD, SCENARIOS, SYMBOLS
from drakkar.games.lofoten import state as lofoten
from drakkar.games.registry import GAMES, load_game, meta
from drakkar.play.match import Match
from drakkar.play.replay import replay
from drakkar.play.saga import Saga, parse
from scripts.golden import Recipe, differs_by_default, play
from scripts.make_golden import recipes
from tests.games.looot.recipes import SHIELDS, used_together

FILES = sorted(Path(__file__).parent.glob("*.saga"))


@cache
def saga(file: Path) -> Saga:
    return parse(file.read_text(encoding="utf-8"), file.name)


@cache
def replayed(file: Path) -> Match:
    record = saga(file)
    return replay(load_game(record.header.game), meta(record.header.game), record, file.name)


def named(name: str) -> Path:
    return Path(__file__).parent / f"{name}.saga"


def happened(file: Path) -> set[str]:
    match = replayed(file)
    return {type(event).__name__ for ply in range(match.ply + 1) for event in match.told(ply)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_golden_saga_is_still_true(file: Path) -> None:
    match = replayed(file)
    assert match.over
    assert match.score().totals == saga(file).totals
    # Most are from before the score sheet was kept.
    match.saga.sheet = saga(file).sheet
    assert match.save() == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_count_and_every_option_value_is_there(game: str) -> None:
    headers = [saga(file).header for file in FILES if saga(file).header.game == game]
    assert {len(header.seats) for header in headers} == set(meta(game).seats)
    for option in meta(game).options:
        assert {header.options[option.name] for header in headers} == set(option.values)


@pytest.mark.sweep
@pytest.mark.thorough
def test_each_option_matters_to_its_saga() -> None:
    for game in GAMES:
        defaults = {option.name: option.default for option in meta(game).options}
        for file in FILES:
            record = saga(file)
            if record.header.game == game:
                plain = record.header.options == defaults
                assert differs_by_default(load_game(game), record) == (not plain), file.stem


@pytest.mark.parametrize(
    "shields", [names for size in range(4) for names in combinations(SHIELDS, size)], ids="-".join
)
def test_every_combination_of_shields_was_used_on_one_viking(shields: tuple[str, ...]) -> None:
    name = "-".join(("looot-shields", *(shields or ("none",))))
    assert (used_together(replayed(named(name)), 0) or ()) == shields


@pytest.mark.parametrize("recipe", recipes(), ids=lambda recipe: recipe.name)
def test_what_must_happen_in_a_saga_happens(recipe: Recipe) -> None:
    match = replayed(named(recipe.name))
    assert recipe.begins(match)
    assert recipe.wanted(match)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_in_some_saga(game: str) -> None:
    from tests.words.samples import events

    seen = set.union(*(happened(file) for file in FILES if saga(file).header.game == game))
    assert seen == set(events(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_is_in_some_saga(game: str) -> None:
    space = load_game(game).space
    records = [saga(file) for file in FILES if saga(file).header.game == game]
    done = {space.verb[space.parse(entry.action)] for record in records for entry in record.entries}
    assert done == set(space.verb)


@pytest.mark.parametrize(
    ("game", "phases"), [("lofoten", lofoten.PHASES), ("althing", althing.PHASES)], ids=["lofoten", "althing"]
)
def test_every_phase_is_in_some_saga(game: str, phases: tuple[str, ...]) -> None:
    asked: set[str] = set()
    for file in FILES:
        if saga(file).header.game == game:
            match = replayed(file)
            for ply in range(match.ply + 1):
                state = match.position(ply)
                assert isinstance(state, lofoten.LofotenState | althing.AlthingState)
                asked.add(phases[state.phase])
    assert asked == set(phases)


def test_every_symbol_of_althing_is_in_some_saga() -> None:
    """Played in one's own phase and, where it can be, in answer to whatever is announced."""
    played: set[str] = set()
    answers: set[tuple[str, str]] = set()
    for file in FILES:
        if saga(file).header.game == "althing":
            for events in replayed(file).events:
                for event in events:
                    if isinstance(event, SymbolPlayed):
                        played.add(event.symbol)
                    elif isinstance(event, RewardPlayed):
                        played.add(SYMBOLS[REWARD])
                    elif isinstance(event, DodgePlayed | CounterPlayed):
                        answers.add((event.symbol, event.against))
    assert played | {symbol for symbol, _ in answers} == set(SYMBOLS)
    assert answers == {
        (SYMBOLS[answer], ANNOUNCED[symbol]) for symbol, answer in enumerate(ANSWER_TO) if answer != NONE
    }


def test_every_part_of_the_campaign_is_there_for_every_number_of_players() -> None:
    headers = [saga(file).header for file in FILES if saga(file).header.game == "althing"]
    played = {(header.options["scenario"], len(header.seats)) for header in headers}
    known = {(part, seats) for part in SCENARIOS for seats in meta("althing").seats}
    assert played == known - {("4", 4)} - {(part, 1) for part in SCENARIOS[1:]}


def test_every_module_of_althing_is_there_for_every_number_of_players() -> None:
    """And alone against Thorfinn in each of his modes."""
    headers = [saga(file).header for file in FILES if saga(file).header.game == "althing"]
    for seats in meta("althing").seats:
        played = [header.options for header in headers if len(header.seats) == seats]
        assert any(options["hela"] == "on" and options["epic"] == "eight" for options in played)
        assert any(options["hela"] == "on" and options["deck"] == "own_loki" for options in played)
    alone = [header.options for header in headers if len(header.seats) == 1]
    assert {options["thorfinn"] for options in alone} == set(MODES)


def test_files_and_recipes_agree() -> None:
    assert sorted(file.stem for file in FILES) == sorted(recipe.name for recipe in recipes())


@pytest.mark.checkout
@pytest.mark.parametrize(
    "name",
    ["looot-shields-double", "vikings_on_board-neutral-only", "lofoten-all-modules", "althing-deck-baldur"],
)
def test_the_script_writes_the_same_again(name: str) -> None:
    """Those whose players use no bot, whose taste may change without a change of rules."""
    recipe = next(recipe for recipe in recipes() if recipe.name == name)
    assert play(recipe) == named(name).read_text(encoding="utf-8")
