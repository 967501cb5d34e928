"""The public Python interface: a match as a program plays it."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest
from jsonschema import Draft202012Validator

import drakkar
from drakkar.cli.entry import NEEDED
from drakkar.games.registry import OURS
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER
from drakkar.play.saga import parse

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", drakkar.GAMES)


def played(env: drakkar.Env, decisions: int, seed: int = 1) -> drakkar.Env:
    """The same match some decisions later."""
    luck = Random(seed)
    for _ in range(decisions):
        if not env.over:
            env.step(luck.choice(env.legal()))
    return env


@every_game
def test_a_match_from_its_beginning_to_its_end(game: str) -> None:
    env = drakkar.make(game, seed=7)
    assert env.game == game
    while not env.over:
        legal, mask = env.legal(), env.mask()
        assert [action for action in range(env.actions) if mask[action]] == legal
        assert env.parse(env.notation(legal[0])) == legal[0]
        assert env.returns() == (0.0,) * env.players
        env.step(legal[len(legal) // 2])
    assert env.to_act == OVER == -1
    assert env.legal() == []
    assert not any(env.mask())
    assert sum(env.returns()) == pytest.approx(0)
    best = [seat for seat, worth in enumerate(env.returns()) if worth == max(env.returns())]
    assert best == list(env.score().winners)


@every_game
def test_the_same_seed_is_the_same_match(game: str) -> None:
    one, other = (played(drakkar.make(game, seed=7), 60) for _ in range(2))
    assert one.state == other.state
    assert played(drakkar.make(game, seed=8), 60).state != one.state
    assert drakkar.make(game).seed != drakkar.make(game).seed


@every_game
def test_a_clone_goes_its_own_way_with_the_same_luck(game: str) -> None:
    env = played(drakkar.make(game, seed=7), 30)
    before = env.state.checksum()
    ends = [
        played(other, 5000) for other in (env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env)))
    ]
    assert env.state.checksum() == before
    played(env, 5000)
    assert [other.state for other in ends] == [env.state] * 3
    assert [other.to_saga() for other in ends] == [env.to_saga()] * 3


@every_game
def test_a_guess_is_what_a_seat_cannot_tell_from_the_truth(game: str) -> None:
    env = played(drakkar.make(game, seed=7), 30)
    seat = env.to_act
    guess = env.guess(seat, seed=1)
    assert guess.view(seat) == env.view(seat)
    assert guess.legal() == env.legal()
    assert played(guess, 5000).over
    with pytest.raises(UserError, match="no-record"):
        guess.to_saga()


@every_game
def test_sagas_are_written_read_and_gone_on_from(game: str, tmp_path: Path) -> None:
    file = tmp_path / "a.saga"
    env = played(drakkar.make(game, seed=7), 6)
    file.write_text(env.to_saga(("Ada", "Bo")), "utf-8")
    saga = parse(file.read_text("utf-8"), "a.saga")
    assert (len(saga.entries), saga.header.seats) == (6, ("Ada", "Bo"))
    again = drakkar.from_saga(file)
    assert again.state == env.state
    assert played(again, 5000).state == played(env, 5000).state
    assert parse(again.to_saga(), "b").entries == parse(env.to_saga(), "c").entries
    assert parse(again.to_saga(), "b").winners == env.score().winners


@every_game
def test_a_saga_is_opened_at_any_ply(game: str, tmp_path: Path) -> None:
    file = tmp_path / "a.saga"
    env = drakkar.make(game, seed=7)
    begun = env.state.clone()
    file.write_text(played(env, 5000).to_saga(), "utf-8")
    early = drakkar.from_saga(file, ply=0)
    assert early.state == begun
    assert drakkar.from_saga(file).over
    middle = drakkar.from_saga(file, ply=5)
    for entry in parse(file.read_text("utf-8"), "a.saga").entries[5:]:
        middle.step(entry.action)
    assert middle.to_saga() == file.read_text("utf-8")
    with pytest.raises(UserError, match="bad-ply"):
        drakkar.from_saga(file, ply=100000)


def test_a_published_saga_goes_on_with_luck_of_its_own(tmp_path: Path) -> None:
    """An open match that is shown to others keeps its seed to itself."""
    file = tmp_path / "a.saga"
    lines = played(drakkar.make("looot", seed=7), 20).to_saga().splitlines()
    lines[-1] = json.dumps(json.loads(lines[-1]) | {"seed": ""})
    file.write_text("\n".join(lines), "utf-8")
    env = played(drakkar.from_saga(file), 5000)
    assert env.over
    with pytest.raises(UserError, match="no-record"):
        env.to_saga()


def test_components_and_options_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text('[[longship]]\nid = "L07"\nbonus = 9\n', "utf-8")
    env = played(drakkar.make("looot", 3, {"shore": "longship"}, file, 7), 40)
    assert (env.players, env.options["shore"]) == (3, "longship")
    assert env.rules.components_digest != drakkar.make("looot").rules.components_digest
    saga = tmp_path / "a.saga"
    saga.write_text(env.to_saga(), "utf-8")
    assert drakkar.from_saga(saga).state == env.state


@every_game
def test_scenes_and_stages_are_plain_json(game: str) -> None:
    env = played(drakkar.make(game, seed=7), 20)
    for seat in (*range(env.players), -1):
        for shown in (env.scene(seat), env.stage(seat)):
            assert json.loads(json.dumps(shown)).keys() == shown.keys()
    assert env.scene() == env.scene(env.to_act)


@pytest.mark.parametrize("game", OURS)
def test_scenes_are_what_their_schema_says(game: str) -> None:
    """For every viewer, over a whole match, and nothing else would do."""
    schema = drakkar.scene_schema(game)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    env, luck, number = drakkar.make(game, seed=7), Random(1), 0
    while not env.over:
        env.step(luck.choice(env.legal()))
        number += 1
        if number % 25 and not env.over:
            continue
        for seat in (*range(env.players), -1):
            shown = {"scene": env.scene(seat), "stage": env.stage(seat)}
            validator.validate(json.loads(json.dumps(shown)))
    shown["scene"].pop(next(iter(shown["scene"])))
    assert not validator.is_valid(json.loads(json.dumps(shown)))


def test_a_game_without_a_schema_says_so() -> None:
    for game in set(drakkar.GAMES) - set(OURS):
        with pytest.raises(UserError, match="no-schema"):
            drakkar.scene_schema(game)


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    env = drakkar.make("looot", seed=7)
    before, end = env.state.checksum(), env.parse("end")
    with pytest.raises(drakkar.IllegalAction, match=r"looot-\d"):
        env.step(end)
    with pytest.raises(UserError, match="not-an-action"):
        env.step(-1)
    with pytest.raises(UserError, match="not-an-action"):
        env.step("sing a song")
    assert env.state.checksum() == before
    env.step(env.notation(env.legal()[0]))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "lofoten", "players": 3}, "bad-player-count"),
        ({"game": "lofoten", "options": {"jarls": "maybe"}}, "bad-option-value"),
    ],
)
def test_what_cannot_be_made_says_what_can(given: dict[str, object], said: str) -> None:
    with pytest.raises(UserError, match=said):
        drakkar.make(**given)  # type: ignore[arg-type]


def test_what_is_public_is_there_and_nothing_else_is_loaded() -> None:
    """Loading and playing a game loads nothing of the server, the command line or a third party."""
    program = (
        "import sys, drakkar\n"
        "for name in drakkar.__all__: getattr(drakkar, name)\n"
        "for game in drakkar.GAMES: drakkar.make(game, seed=1).scene()\n"
        "print(*{name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names - {'drakkar'})\n"
        "print(*[name for name in sys.modules if name.startswith(('drakkar.server', 'drakkar.cli',"
        " 'drakkar.table', 'drakkar.words'))])\n"
    )
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("DRAKKAR", "COV"))}
    command = [sys.executable, "-P", "-c", program]
    done = subprocess.run(command, env=ours, check=True, capture_output=True, text=True)
    first, second = done.stdout.splitlines()
    assert {name for name in first.split() if not name.startswith("_")} <= {
        "mypy_extensions",
        "tests",
        "drakkar__mypyc",
    }
    assert second == ""
    assert set(drakkar.__all__) <= set(dir(drakkar))
    with pytest.raises(AttributeError, match="no attribute 'sing'"):
        drakkar.sing  # noqa: B018


@pytest.mark.checkout
def test_the_command_knows_what_it_needs() -> None:
    """Every package of the extra has a module that is looked for."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    packages = {line.split(">")[0].split("[")[0].split(".")[0].replace("-", "_") for line in extras["app"]}
    assert packages == set(NEEDED)
