"""The record of a match: it reads back as it was, and whatever is wrong with it is found, at its ply."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Live, stream_index
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER
from drakkar.play.match import Match, start_match
from drakkar.play.replay import replay
from drakkar.play.saga import FORMAT, dump, parse
from drakkar.words import Catalogue, error_text, languages

GAME, FACTS = load_game("looot"), meta("looot")
FILE = "some.saga"
Line = dict[str, Any]
Edit = Callable[[list[Line]], None]


@cache
def match_text(finished: bool = True) -> str:
    """A match of two, whole or stopped after 40 plies, whose seats take longships."""
    match = start_match(GAME, FACTS, ["Astrid", "Ragnar"], {"shore": "longship"}, "some seed")
    luck = Random(1)
    while not match.over and (finished or match.ply < 40):
        legal = match.legal()
        takes = [action for action in legal if GAME.space.notation(action).startswith("take")]
        match.play(match.state.to_act, luck.choice(takes or legal))
    return match.save()


def lines(text: str) -> list[Line]:
    return [json.loads(line) for line in text.splitlines()]


def read(text: str) -> Match:
    return replay(GAME, FACTS, parse(text, FILE), FILE)


def refused(text: str) -> UserError:
    """The error for a text; it can be said in every language, on one line."""
    with pytest.raises(UserError) as caught:
        read(text)
    for language in languages():
        said = error_text(Catalogue(language), caught.value)
        assert said
        assert "\n" not in said
    return caught.value


def edited(edit: Edit, finished: bool = True) -> UserError:
    changed = lines(match_text(finished))
    edit(changed)
    return refused("".join(json.dumps(line) + "\n" for line in changed))


def drawing_ply() -> int:
    """The first ply after the set-up that met luck."""
    return next(int(line["ply"]) for line in lines(match_text())[2:] if "luck" in line)


# ---- what is right


@pytest.mark.parametrize("finished", [True, False])
def test_a_saga_reads_back_as_it_was(finished: bool) -> None:
    text = match_text(finished)
    saga = parse(text, FILE)
    assert saga.header.seats == ("Astrid", "Ragnar")
    assert saga.header.options["shore"] == "longship"
    match = read(text)
    assert (match.state.to_act == OVER) == finished
    assert match.save() == text
    assert dump(saga, saga.seed) == text
    assert len(match.events) == match.ply == len(saga.entries)


def test_one_line_a_ply_and_a_line_that_closes() -> None:
    shown = lines(match_text())
    assert shown[0]["format"] == FORMAT
    assert [line["ply"] for line in shown[1:-1]] == list(range(len(shown) - 2))
    assert shown[-1]["plies"] == len(shown) - 3
    assert (shown[-1]["status"], lines(match_text(False))[-1]["status"]) == ("over", "open")


def test_the_shared_form_of_an_open_match_holds_no_seed() -> None:
    saga = parse(match_text(False), FILE)
    saga.seed = ""
    text = dump(saga)
    assert "some seed" not in text
    assert read(text).ply == 40


def test_luck_comes_from_the_seed() -> None:
    counters: dict[str, int] = {}
    saga = parse(match_text(), FILE)
    for draw in [*saga.setup, *(draw for entry in saga.entries for draw in entry.draws)]:
        count = counters.setdefault(draw.source, 0)
        counters[draw.source] += 1
        assert stream_index("some seed", draw.source, count, draw.n) == draw.outcome


def test_names_may_hold_any_character() -> None:
    names = ['Ó\u2028laf\u0085 \u201c{\\}"', "雪 ❄"]
    match = start_match(GAME, FACTS, names, seed="x")
    match.play(0, match.legal()[0])
    assert read(match.save()).saga.header.seats == tuple(names)


def test_other_line_ends_are_read() -> None:
    text = match_text(False)
    assert read(text.replace("\n", "\r\n")).save() == text
    assert read(text.removesuffix("\n")).save() == text
    assert read(text + "\n\n").save() == text


# ---- cut short


def test_truncated_after_any_line() -> None:
    whole = match_text(False).splitlines(keepends=True)
    for kept in range(len(whole)):
        error = refused("".join(whole[:kept]))
        assert error.key == "saga-truncated"
        assert error.params["ply"] == max(0, kept - 2)


def test_truncated_within_any_line() -> None:
    whole = match_text(False).splitlines(keepends=True)
    for kept in range(1, len(whole)):
        error = refused("".join(whole[:kept]) + whole[kept][: len(whole[kept]) // 2])
        assert (error.key, error.params["ply"]) == ("saga-truncated", max(0, kept - 2))


def test_cut_within_the_first_line_or_not_a_saga_at_all() -> None:
    for text in (
        match_text()[:30],
        "hello",
        "[1, 2]\n[3]",
        "{}",
        '{"format": "drakkar-saga/99"}',
        "\ufeff{}",
    ):
        assert refused(text).key in ("saga-format", "saga-unreadable", "saga-edited"), text
    assert refused("{}").key == "saga-unreadable"
    assert refused('{"format": "drakkar-saga/99"}').params["found"] == "drakkar-saga/99"
    for empty in ("", "\n\n", "   "):
        assert (refused(empty).key, refused(empty).params["ply"]) == ("saga-truncated", 0)


# ---- altered


def change(number: int, **values: object) -> Edit:
    def edit(shown: list[Line]) -> None:
        shown[number].update(values)

    return edit


def remove(number: int, name: str) -> Edit:
    def edit(shown: list[Line]) -> None:
        del shown[number][name]

    return edit


def at(error: UserError) -> tuple[str, object]:
    return error.key, error.params["ply"]


@pytest.mark.parametrize("ply", [1, 2, 17, 40])
@pytest.mark.parametrize(
    "values",
    [
        {"do": "end of the world"},
        {"do": "place c1"},
        {"seat": 3},
        {"seat": True},
        {"seat": "0"},
        {"checksum": "000000000000"},
        {"checksum": None},
        {"luck": ["bag 0/25"]},
        {"luck": ["bag"]},
        {"luck": 5},
        {"luck": None},
        {"luck": ["bag 0/25", "bag 1/24"]},
        {"at": "noon"},
        {"at": 1e300},
        {"at": None},
        {"ply": 99},
    ],
)
def test_an_edited_ply_is_found_at_that_ply(ply: int, values: Line) -> None:
    assert at(edited(change(ply + 1, **values))) == ("saga-edited", ply)


def test_an_action_exchanged_for_another_legal_one() -> None:
    def edit(shown: list[Line]) -> None:
        match = start_match(GAME, FACTS, ["Astrid", "Ragnar"], {"shore": "longship"}, "some seed")
        other = next(a for a in match.legal() if GAME.space.notation(a) != shown[2]["do"])
        shown[2]["do"] = GAME.space.notation(other)

    assert at(edited(edit)) == ("saga-edited", 1)


def test_edited_luck() -> None:
    ply = drawing_ply()
    source, odds = lines(match_text())[ply + 1]["luck"][0].rsplit(" ", 1)
    outcome, n = map(int, odds.split("/"))
    for luck in (f"{source} {(outcome + 1) % n}/{n}", f"{source} {outcome}/{n + 1}", f"deck {outcome}/{n}"):
        assert at(edited(change(ply + 1, luck=[luck]))) == ("saga-edited", ply)
    assert at(edited(remove(ply + 1, "luck"))) == ("saga-edited", ply)
    assert at(edited(change(1, luck=[]))) == ("saga-edited", 0)
    assert at(edited(change(1, checksum="0" * 12))) == ("saga-edited", 0)


def test_luck_that_fits_the_record_but_not_the_seed() -> None:
    """Somebody plays on from a false draw, with true checksums: only the seed can tell."""
    honest = parse(match_text(), FILE)
    first = next(ply for ply, entry in enumerate(honest.entries, 1) if entry.draws)
    forged = start_match(GAME, FACTS, honest.header.seats, honest.header.options, "some seed")
    for entry in honest.entries[: first - 1]:
        forged.play_notation(entry.seat, entry.action)
    forged._chance = Live("another seed")
    luck = Random(2)
    while not forged.over:
        forged.play(forged.state.to_act, luck.choice(forged.legal()))
    text = forged.save().replace("another seed", "some seed")
    error = refused(text)
    assert error.key == "saga-edited"
    assert (error.params["reason"], error.params["found"]) == ("stream", "bag")


def test_plies_removed_swapped_or_added() -> None:
    def drop(shown: list[Line]) -> None:
        del shown[10]

    def swap(shown: list[Line]) -> None:
        shown[10], shown[11] = shown[11], shown[10]

    def append(shown: list[Line]) -> None:
        last = dict(shown[-2])
        last["ply"] += 1
        shown.insert(-1, last)
        shown[-1]["plies"] += 1

    assert at(edited(drop)) == ("saga-edited", 9)
    assert at(edited(swap)) == ("saga-edited", 9)
    assert at(edited(append)) == ("saga-edited", len(lines(match_text())) - 2)


def test_a_line_that_is_not_json() -> None:
    broken = match_text().splitlines()
    for bad, key in (("{oops", "saga-edited"), ("[]", "saga-edited"), ("[" * 100_000, "saga-edited")):
        text = "\n".join([*broken[:6], bad, *broken[7:]])
        assert at(refused(text)) == (key, 5)
    surrogate = match_text().replace('"Astrid"', '"\\ud800"')
    assert refused(surrogate).key == "saga-unreadable"


def test_wrong_seed_or_none() -> None:
    last = len(lines(match_text())) - 3
    assert at(edited(change(-1, seed="another seed"))) == ("saga-edited", last)
    assert at(edited(change(-1, seed=""))) == ("saga-edited", last)
    assert at(edited(remove(-1, "seed"))) == ("saga-edited", last)
    assert at(edited(change(0, seed_commitment="0" * 64))) == ("saga-edited", last)
    assert at(edited(change(-1, seed="another seed"), finished=False)) == ("saga-edited", 40)


@pytest.mark.parametrize(
    "values",
    [
        {"winners": [0, 1]},
        {"winners": []},
        {"winners": "Astrid"},
        {"totals": [1, 2]},
        {"totals": [True, False]},
        {"totals": None},
        {"status": "open"},
    ],
)
def test_wrong_result(values: Line) -> None:
    assert at(edited(change(-1, **values))) == ("saga-edited", len(lines(match_text())) - 3)


def test_an_open_match_claimed_to_be_over() -> None:
    claim = change(-1, status="over", winners=[0], totals=[9, 1])
    assert at(edited(claim, finished=False)) == ("saga-edited", 40)


def test_a_closing_line_that_does_not_close() -> None:
    last = len(lines(match_text())) - 2
    for values in ({"plies": 3}, {"status": "maybe"}):
        assert at(edited(change(-1, **values))) == ("saga-truncated", last)


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"game": "lofoten"}, "saga-game"),
        ({"rules_version": 99}, "saga-rules-version"),
        ({"components": "0123456789abcdef"}, "saga-components"),
        ({"format": "drakkar-saga/2"}, "saga-format"),
    ],
)
def test_another_game_version_or_box(values: Line, key: str) -> None:
    error = edited(change(0, **values))
    assert error.key == key
    assert error.params["found"] == next(iter(values.values()))


@pytest.mark.parametrize(
    "values",
    [
        {"options": {"shore": "longship"}},
        {"options": {"shore": "beach"}},
        {"options": {"weather": "rain"}},
        {"options": []},
        {"seats": ["Astrid"]},
        {"seats": ["Astrid", "Ragnar", "Hilda"]},
        {"seats": None},
        {"rules_version": None},
        {"game": 5},
    ],
)
def test_a_header_that_cannot_be(values: Line) -> None:
    assert at(edited(change(0, **values))) == ("saga-edited", 0)


def test_another_value_of_an_option_is_found_where_it_matters() -> None:
    options = dict(lines(match_text())[0]["options"])
    error = edited(change(0, options={**options, "overhang": "yes"}))
    assert error.key == "saga-edited"
