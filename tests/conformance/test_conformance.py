"""What every game must do, at every seat count and with every set of options."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from drakkar.bots.registry import make_bot
from drakkar.games.registry import GAMES, load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.game import Reason
from drakkar.kernel.meta import preset_of, resolve_options
from drakkar.kernel.options import PRESET
from drakkar.play.match import Match, start_match
from drakkar.play.replay import replay
from drakkar.play.saga import dump, parse
from drakkar.words import languages, rules
from drakkar.words.catalogue import game_folder
from tests.conformance.cases import (
    CASES,
    POLICIES,
    Case,
    Policy,
    allowed,
    every_case,
    loaded,
    positions,
)
from tests.conformance.checks import check_clones, check_legal, check_length
from tests.conformance.speaking import NAMES, say_event, say_phrase, say_reason
from tests.words import samples as expected

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("name", GAMES)


def live_match(case: Case, seed: int) -> Match:
    """A whole match at random, as at a table."""
    match = start_match(case.load(), case.meta, NAMES[: case.seats], dict(case.given), f"seed {seed}")
    luck = Random(seed)
    while not match.over:
        match.play(match.state.to_act, luck.choice(match.legal()))
    return match


@pytest.mark.sweep
@every_case
def test_legal_actions_and_reasons(case: Case) -> None:
    seen = {(reason.key, reason.clause): reason for reason in check_legal(case.load(), case, 1)}
    for reason in seen.values():
        assert all(say_reason(case.game, reason))


@pytest.mark.sweep
@every_case
def test_clones_are_independent(case: Case) -> None:
    check_clones(case.load(), case, 2)


@pytest.mark.sweep
@every_case
@pytest.mark.parametrize("policy", POLICIES)
def test_every_match_ends_with_a_result(case: Case, policy: Policy) -> None:
    check_length(case.load(), case, policy)


@every_case
def test_everything_that_happens_can_be_told(case: Case) -> None:
    game = case.load()
    luck, chance = Random(3), Search(3)
    opening: list[Event] = []
    state = game.new(case.seats, case.options, chance, opening)
    assert opening, "set-up says at least who begins"
    for event in opening:
        assert all(say_event(case.game, event))
    while legal := game.legal(state):
        assert all(say_phrase(case.game, game.prompt(state)))
        told = [say_phrase(case.game, game.describe(state, action)) for action in legal]
        for texts in zip(*told, strict=True):
            assert len(set(texts)) == len(legal), "no two choices read the same"
        events: list[Event] = []
        game.apply(state, luck.choice(legal), chance, events)
        for event in events:
            assert all(say_event(case.game, event))


@pytest.mark.sweep
@every_case
def test_events_do_not_matter_to_the_position(case: Case) -> None:
    game = case.load()
    luck, told, untold = Random(4), Search(4), Search(4)
    state = game.new(case.seats, case.options, told, [])
    silent = game.new(case.seats, case.options, untold)
    while legal := game.legal(state):
        action = luck.choice(legal)
        game.apply(state, action, told, [])
        game.apply(silent, action, untold)
        assert state == silent


@pytest.mark.sweep
@every_case
def test_live_equals_replay(case: Case) -> None:
    match = live_match(case, 5)
    text = match.save()
    again = replay(case.load(), case.meta, parse(text, "a.saga"), "a.saga")
    assert again.state == match.state
    assert again.opening == match.opening
    assert again.events == match.events
    assert again.score() == match.score()
    assert again.save() == text
    for ply in range(match.ply + 1):
        assert again.position(ply) == match.position(ply)


@pytest.mark.sweep
@every_case
def test_equal_positions_compare_equal(case: Case) -> None:
    game = case.load()
    pairs = zip(positions(game, case, 6), positions(game, case, 6), strict=True)
    for one, other in pairs:
        assert one == other
        assert one.key() == other.key()
        assert one.checksum() == other.checksum()
    first, second = (next(positions(game, case, seed)) for seed in (6, 7))
    assert first != second
    assert first != "a position"


@every_game
def test_action_space_round_trips(name: str) -> None:
    space = loaded(name).space
    assert len(space) > 0
    for action in range(len(space)):
        value, notation = space.value(action), space.notation(action)
        assert space.index(value) == action
        assert space.parse(notation) == action
        assert space.parse(f"  {notation.upper().replace(' ', '   ')} ") == action
        assert space.entries[action].verb == space.verb[action]
        assert space.entries[action].argument == space.argument[action]
        assert all(kind and which for kind, _, which in (to.partition(":") for to in space.targets(action)))
    assert len({(space.verb[action], space.argument[action]) for action in range(len(space))}) == len(space)
    for text in ("", "sing a song", space.notation(0) + "x"):
        with pytest.raises(UserError) as caught:
            space.parse(text)
        assert (caught.value.key, caught.value.params) == ("not-an-action", {"text": text})


@every_game
def test_catalogue_entry(name: str) -> None:
    facts, game = meta(name), load_game(name)
    assert facts.name == game.name == name
    assert facts.seats
    assert game.rules_version >= 1
    for option in facts.options:
        assert len(set(option.values)) == len(option.values) > 1
        for language in languages():
            assert rules(name, language).clause(option.clause).id == option.clause


@every_game
def test_presets_choose_among_the_options(name: str) -> None:
    """The first one is the usual way; each is a way of its own, and the clause that tells of it exists."""
    facts = meta(name)
    assert PRESET not in [option.name for option in facts.options]
    ways = [dict(preset.options) for preset in facts.presets]
    assert ways[:1] in ([], [{}])
    assert len({preset.name for preset in facts.presets}) == len(facts.presets) != 1
    for preset in facts.presets:
        for seats in facts.seats:
            chosen = resolve_options(facts, {PRESET: preset.name}, seats)
            assert chosen.items() >= dict(preset.options).items()
            assert preset_of(facts, chosen) == preset
        for language in languages():
            assert rules(name, language).clause(preset.clause).id == preset.clause


@every_game
def test_every_value_of_every_option_is_played_with_every_number_of_seats(name: str) -> None:
    """But for those that are forbidden with so many seats whatever else is chosen."""
    facts = meta(name)
    for seats in facts.seats:
        played = [case.options for case in CASES if (case.game, case.seats) == (name, seats)]
        for option in facts.options:
            for value in option.values:
                never = any(
                    exclusion.options == ((option.name, value),)
                    and (not exclusion.seats or seats in exclusion.seats)
                    for exclusion in facts.exclusions
                )
                assert any(options[option.name] == value for options in played) != never, (option.name, value)


@every_game
def test_what_is_forbidden_is_refused_with_the_clause(name: str) -> None:
    facts = meta(name)
    for exclusion in facts.exclusions:
        for seats in exclusion.seats or facts.seats:
            assert not allowed(facts, exclusion.options, seats)
            with pytest.raises(UserError) as caught:
                resolve_options(facts, dict(exclusion.options), seats)
            assert caught.value.key == "excluded-options"
            clauses = {
                other.clause for other in facts.exclusions if set(other.options) <= {*exclusion.options}
            }
            assert caught.value.params["clause"] in clauses
            for language in languages():
                assert rules(name, language).clause(exclusion.clause).id == exclusion.clause


@every_game
def test_bots_play_whole_matches(name: str) -> None:
    case = Case(name, min(meta(name).seats))
    game = case.load()
    chance = Search(8)
    bots = [make_bot("greedy", game, 1), *(make_bot("random", game, seat) for seat in range(1, case.seats))]
    state = game.new(case.seats, case.options, chance)
    while legal := game.legal(state):
        choice = bots[state.to_act].choose(game.view(state, state.to_act), list(legal))
        assert choice.action in legal
        game.apply(state, choice.action, chance)


def test_every_reason_in_the_source_has_words_and_a_clause() -> None:
    found: dict[str, set[tuple[str, str]]] = {name: set() for name in GAMES}
    for name in GAMES:
        for file in Path(str(game_folder(name))).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id == "Reason"
                ):
                    clause, key = node.args[:2]
                    assert isinstance(clause, ast.Constant)
                    assert isinstance(key, ast.Constant)
                    found[name].add((str(clause.value), str(key.value)))
    for name, pairs in found.items():
        assert pairs
        spoken_of = set[str]().union(*expected.reasons(name).values())
        for cited, said in pairs:
            reason = Reason(cited, said, dict.fromkeys(spoken_of, "x") | {"whom": 1})
            assert all(say_reason(name, reason)), said


@pytest.mark.sweep
@pytest.mark.thorough
def test_same_result_whatever_the_hash_seed() -> None:
    outputs = []
    for seed in ("0", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-m", "tests.conformance.fingerprint"]
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        outputs.append(run.stdout)
    assert len(outputs[0].splitlines()) == len(CASES)
    assert outputs[0] == outputs[1]


def test_seeds_matter() -> None:
    case = CASES[0]
    assert dump(live_match(case, 1).saga) != dump(live_match(case, 2).saga)
