"""The small parts of the kernel: pools, options, actions, hexes, errors, the engine's name, playouts."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from drakkar.games.registry import GAMES, load_game, meta
from drakkar.kernel import engine
from drakkar.kernel.actions import Action, ActionSpace, every
from drakkar.kernel.chance import Chance, Script, Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, State
from drakkar.kernel.hex import DIRECTIONS, add, from_offset, neighbours, rotate, to_offset
from drakkar.kernel.meta import Credits, Meta, choose_options, preset_of, resolve_options
from drakkar.kernel.options import Exclusion, Idle, Option, Preset, as_recorded, renamed
from drakkar.kernel.playout import playout
from drakkar.kernel.pool import Pool


def test_a_pool_has_no_order() -> None:
    assert Pool([3, 1, 2], "bag") == Pool([2, 3, 1], "bag")
    assert hash(Pool([3, 1], "bag")) == hash(Pool([1, 3], "bag"))
    assert Pool([1], "bag") != Pool([1], "deck")
    assert Pool([1], "bag") != Pool([1, 1], "bag")
    assert Pool([1], "bag") != (1,)


def test_drawing_leaves_the_pool_as_it_was() -> None:
    pool = Pool([7, 5, 7], "bag")
    assert len(pool) == 3
    drawn = [pool.draw(Script([outcome])) for outcome in range(3)]
    assert [piece for piece, _ in drawn] == [5, 7, 7]
    assert [rest.items for _, rest in drawn] == [(7, 7), (5, 7), (5, 7)]
    assert pool.items == (5, 7, 7)


SOME = Meta(
    name="some",
    title="Some game",
    seats=(2, 3),
    minutes=10,
    age=8,
    maturity="complete",
    has_secrets=False,
    credits=Credits((), (), "", 2000),
    options=(Option("speed", ("slow", "fast"), "g-1.1"), Option("size", ("small", "big"), "g-1.2")),
    exclusions=(
        Exclusion("g-1.3", "fast-is-for-two", (3,), (("speed", "fast"),)),
        Exclusion("g-1.4", "big-is-slow", (), (("speed", "fast"), ("size", "big"))),
    ),
)


def test_what_would_have_no_effect_is_refused_for_a_new_match() -> None:
    """What is on record is read as it was begun."""
    some = replace(
        SOME,
        seats=(2, 3, 4),
        exclusions=(),
        idle=(
            Idle("g-2.1", "fast-is-small", ("size",), option="speed", values=("fast",)),
            Idle("g-2.2", "three-are-slow", ("speed",), seats=(3,)),
            Idle("g-2.3", "four-slow-are-small", ("size",), option="speed", values=("slow",), seats=(4,)),
        ),
    )
    assert choose_options(some, {"speed": "fast"}, 2) == {"speed": "fast", "size": "small"}
    assert choose_options(some, {"size": "big"}, 3) == {"speed": "slow", "size": "big"}
    for given, seats, where, clause in (
        ({"speed": "fast", "size": "big"}, 2, "speed=fast", "g-2.1"),
        ({"speed": "fast"}, 3, "seats", "g-2.2"),
        ({"size": "big"}, 4, "speed=slow", "g-2.3"),
    ):
        assert resolve_options(some, given, seats).items() >= given.items()
        with pytest.raises(UserError) as caught:
            choose_options(some, given, seats)
        assert (caught.value.key, caught.value.params["where"]) == ("idle-options", where)
        assert caught.value.params["clause"] == clause


def test_options_are_completed_and_checked() -> None:
    assert SOME.options[0].default == "slow"
    assert resolve_options(SOME, {}, 3) == {"speed": "slow", "size": "small"}
    assert resolve_options(SOME, {"size": "big"}, 3) == {"speed": "slow", "size": "big"}
    with pytest.raises(UserError) as caught:
        resolve_options(SOME, {"colour": "red"}, 2)
    assert caught.value.key == "unknown-option"
    assert caught.value.params == {"option": "colour", "known": "speed, size"}
    with pytest.raises(UserError) as caught:
        resolve_options(SOME, {"size": "huge"}, 2)
    assert caught.value.key == "bad-option-value"
    assert caught.value.params == {"option": "size", "value": "huge", "allowed": "small, big"}


def test_an_option_is_known_by_the_name_that_older_records_have() -> None:
    options = (Option("aids", ("off", "on"), "g-1.1", ("chests", "hidden", "open")), SOME.options[1])
    assert renamed(options, {"chests": "open", "size": "big"}) == {"aids": "on", "size": "big"}
    assert renamed(options, {"aids": "on"}) == {"aids": "on"}
    assert as_recorded(options, {"aids": "off", "size": "big"}) == {"chests": "hidden", "size": "big"}
    assert renamed(options, {"chests": "what?"}) == {"aids": "what?"}, "to be refused under its present name"


def test_a_preset_chooses_several_options_which_may_still_be_chosen_otherwise() -> None:
    presets = (Preset("usual", "g-1.5"), Preset("wild", "g-1.5", (("speed", "fast"), ("size", "big"))))
    facts = replace(SOME, presets=presets, exclusions=())
    assert resolve_options(facts, {"rules": "wild"}, 3) == {"speed": "fast", "size": "big"}
    assert resolve_options(facts, {"rules": "wild", "size": "small"}, 3) == {"speed": "fast", "size": "small"}
    assert resolve_options(facts, {"rules": "usual"}, 3) == resolve_options(facts, {}, 3)
    with pytest.raises(UserError) as caught:
        resolve_options(facts, {"rules": "tame"}, 3)
    assert caught.value.key == "bad-option-value"
    assert caught.value.params == {"option": "rules", "value": "tame", "allowed": "usual, wild"}
    with pytest.raises(UserError) as caught:
        resolve_options(facts, {"colour": "red"}, 3)
    assert caught.value.params == {"option": "colour", "known": "speed, size, rules"}
    with pytest.raises(UserError) as caught:
        resolve_options(SOME, {"rules": "wild"}, 3)
    assert caught.value.key == "unknown-option", "a game without presets knows no such name"
    with pytest.raises(UserError) as caught:
        resolve_options(replace(facts, exclusions=SOME.exclusions), {"rules": "wild"}, 2)
    assert caught.value.key == "excluded-options", "what does not go together does not go under one name"


def test_the_preset_of_a_match_is_known_by_its_options() -> None:
    presets = (Preset("usual", "g-1.5"), Preset("wild", "g-1.5", (("speed", "fast"),)))
    facts = replace(SOME, presets=presets)
    named = {
        (speed, size): preset_of(facts, {"speed": speed, "size": size})
        for speed in ("slow", "fast")
        for size in ("small", "big")
    }
    assert named == {
        ("slow", "small"): presets[0],
        ("slow", "big"): presets[0],
        ("fast", "small"): presets[1],
        ("fast", "big"): presets[1],
    }, "no preset has a say in the size"
    both = replace(facts, presets=(presets[0], Preset("wild", "g-1.5", (("speed", "fast"), ("size", "big")))))
    assert preset_of(both, {"speed": "fast", "size": "small"}) is None
    assert preset_of(SOME, {"speed": "fast", "size": "small"}) is None


@pytest.mark.parametrize(
    ("given", "seats", "refused", "clause"),
    [
        ({"speed": "fast"}, 2, "", ""),
        ({"speed": "fast"}, 3, "speed=fast", "g-1.3"),
        ({"speed": "fast", "size": "big"}, 2, "speed=fast, size=big", "g-1.4"),
        ({"size": "big"}, 3, "", ""),
    ],
)
def test_what_does_not_go_together_is_refused(
    given: dict[str, str], seats: int, refused: str, clause: str
) -> None:
    if not refused:
        assert resolve_options(SOME, given, seats).items() >= given.items()
        return
    with pytest.raises(UserError) as caught:
        resolve_options(SOME, given, seats)
    assert caught.value.key == "excluded-options"
    assert caught.value.params == {"options": refused, "seats": seats, "clause": clause}


def test_the_actions_of_a_verb_are_told_apart_by_what_it_is_done_with() -> None:
    wave, throw = 0, 1
    space = ActionSpace(
        [
            *every(wave, "wave", "hand:any"),
            *every(
                throw, "throw {} {}", "rune:{0}", "place:{1}", of=product("ab", (1, 2)), numbers=range(5, 9)
            ),
        ]
    )
    assert [space.notation(action) for action in range(len(space))] == [
        "wave",
        "throw a 1",
        "throw a 2",
        "throw b 1",
        "throw b 2",
    ]
    assert space.value(4) == Action(throw, ("b", 2))
    assert (space.targets(0), space.targets(4)) == (("hand:any",), ("rune:b", "place:2"))
    assert (space.verb, space.argument) == ([0, 1, 1, 1, 1], [0, 5, 6, 7, 8])
    assert (space.first(throw), space.zero(throw)) == (1, -4)


def test_an_action_space_refuses_doubles() -> None:
    with pytest.raises(ValueError, match="share"):
        ActionSpace([*every(0, "wave left"), *every(0, "Wave {}", of=("Left",), numbers=(1,))])


@pytest.mark.parametrize("verbs", [(1, 0), (0, 2), (0, 1, 0)])
def test_an_action_space_refuses_verbs_out_of_order(verbs: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="order"):
        ActionSpace([entry for n, verb in enumerate(verbs) for entry in every(verb, "wave {}", of=(n,))])


def test_rules_that_share_out_the_verbs_name_each_once() -> None:
    space = ActionSpace([entry for verb in range(4) for entry in every(verb, f"deed {verb}")])
    assert space.parts((3, 1), (0,), (2,)) == [1, 0, 2, 0]
    for parts in [((0, 1), (2,)), ((0, 1, 2), (2, 3)), ((0, 1), (2, 3, 4))]:
        with pytest.raises(ValueError, match="part"):
            space.parts(*parts)


def test_hexes_turn_and_touch() -> None:
    assert rotate((2, -1), 6) == (2, -1)
    assert rotate((0, -1), 1) == DIRECTIONS[1]
    for steps in range(6):
        assert rotate(DIRECTIONS[0], steps) == DIRECTIONS[steps]
    assert len(set(neighbours((3, 4)))) == 6
    assert all((3, 4) in neighbours(near) for near in neighbours((3, 4)))
    assert add((1, 2), (3, -4)) == (4, -2)


def test_offsets_round_trip_and_keep_columns_together() -> None:
    for col in range(-4, 5):
        for row in range(-4, 5):
            assert to_offset(from_offset(col, row)) == (col, row)
            assert from_offset(col, row + 1) in neighbours(from_offset(col, row))
    # An even column sits half a hex lower: its hexes touch the same row and the next of an odd column.
    assert from_offset(1, 3) in neighbours(from_offset(0, 3))
    assert from_offset(1, 4) in neighbours(from_offset(0, 3))
    assert from_offset(1, 2) not in neighbours(from_offset(0, 3))


def test_errors_say_their_parameters() -> None:
    assert str(UserError("bad-seed", seed="x", why=2)) == "bad-seed: seed=x, why=2"
    assert str(UserError("plain")) == "plain"


def test_the_bases_ask_for_what_games_must_give() -> None:
    with pytest.raises(NotImplementedError):
        State().clone()
    with pytest.raises(NotImplementedError):
        State().key()
    with pytest.raises(NotImplementedError):
        Chance().index(2, "x")
    assert Event().told() == 0


def test_positions_are_no_keys() -> None:
    state = load_game("looot").new(2, resolve_options(meta("looot"), {}, 2), Search(1))
    with pytest.raises(TypeError):
        hash(state)


def test_the_engine_says_what_it_is() -> None:
    assert engine.describe().startswith("compiled" if engine.compiled() else "plain")


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_plays_to_the_end(name: str) -> None:
    game = load_game(name)
    seats = min(meta(name).seats)
    results = []
    for _ in range(2):
        chance = Search(5)
        state = game.new(seats, resolve_options(meta(name), {}, seats), chance)
        decisions = playout(game, state, chance)
        assert state.to_act == OVER
        results.append((decisions, state.checksum()))
    assert results[0] == results[1]
    assert results[0][0] > 0
    assert playout(game, state, chance) == 0


def test_unknown_games() -> None:
    for ask in (meta, load_game):
        with pytest.raises(UserError) as caught:
            ask("chess")
        assert caught.value.key == "unknown-game"
        assert caught.value.params == {"game": "chess", "known": ", ".join(GAMES)}
