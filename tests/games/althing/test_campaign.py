"""Clause 12: the parts of the campaign, for two or three players and for four."""

from __future__ import annotations

from collections import Counter

import pytest

from drakkar.games.althing.meta import META
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.meta import choose_options, resolve_options
from tests.games.althing import engine
from tests.games.althing.facts import CLASSIC, COMPLEMENT, INITIAL, SCENARIOS, SYMBOLS, WITH_BALDUR
from tests.games.althing.table import BLUE, GREEN, RED, Table, names

PARTS = [(part, seats) for part, four in SCENARIOS for seats in ((4,) if four else (2, 3))]
parts = pytest.mark.parametrize(("part", "seats"), PARTS)
VARIANTS = ("cowardly_troll", "dodge_the_counter")
FREE = {"faces": "b", "kattegat": "b", "fjord_trolls": "always", "deck": "baldur", "reserve": "off"}


def track(part: str, seats: int) -> list[str]:
    steps = engine.begin(1, seats, scenario=part).scene(SPECTATOR).track
    return [f"{step.id}-{step.face}" if step.face else step.id for step in steps]


def hands(part: str, seats: int) -> set[tuple[str, ...]]:
    found = set()
    for seed in range(30):
        played = engine.begin(seed, seats, scenario=part)
        found |= {played.scene(seat).players[seat].hand for seat in range(seats)}
    return found


def icons(part: str, seats: int) -> set[str]:
    return {s.id for s in engine.begin(1, seats, scenario=part).stage().symbols if s.in_force}


@pytest.mark.rule("althing-12.1")
@parts
def test_a_part_lays_everything_out(part: str, seats: int) -> None:
    expected = SCENARIOS[part, seats == 4]
    played = engine.begin(1, seats, scenario=part)
    stage, shown = played.stage(), played.scene(SPECTATOR)
    assert track(part, seats) == list(expected.track)
    assert icons(part, seats) == set(expected.icons)
    assert (stage.scenario, stage.storms, stage.reserve) == (part, expected.storm, expected.reserve)
    assert Counter(played.scene(RED).players[RED].owned) == expected.deck
    cards = INITIAL + COMPLEMENT if expected.complement else INITIAL
    assert shown.deck.number + 5 == cards.total()
    if expected.hand:
        assert hands(part, seats) == {tuple(expected.hand)}
    else:
        assert len(hands(part, seats)) > 4, "at random"


@pytest.mark.rule("althing-12.1")
def test_what_a_part_lays_out_itself_cannot_be_chosen() -> None:
    """Only the variants of 6.9 and 9.5 mean something in a part, here in part 3."""
    for option in META.options:
        if option.name == "scenario":
            continue
        given = {"scenario": "3", option.name: option.values[1]}
        if option.name in VARIANTS:
            assert choose_options(META, given, 2).items() >= given.items()
            continue
        with pytest.raises(UserError) as caught:
            choose_options(META, given, 2)
        assert caught.value.key in ("idle-options", "excluded-options")
        if caught.value.key == "idle-options":
            assert caught.value.params["options"] == f"{option.name}={option.values[1]}"
            assert caught.value.params["where"] == "scenario=3"


@pytest.mark.rule("althing-12.1")
@parts
def test_a_variant_is_refused_where_its_symbols_are_not_in_force(part: str, seats: int) -> None:
    """6.9 is about axes, 9.5 about a providence that can be countered."""
    laid_out = SCENARIOS[part, seats == 4]
    countered = laid_out.counter and not {"day_labourer", "rework", "reorganise"}.isdisjoint(laid_out.icons)
    for option, used in (("cowardly_troll", "axe" in laid_out.icons), ("dodge_the_counter", countered)):
        given = {"scenario": part, option: "on"}
        if used:
            assert choose_options(META, given, seats)[option] == "on"
            continue
        with pytest.raises(UserError) as caught:
            choose_options(META, given, seats)
        assert (caught.value.key, caught.value.params["options"]) == ("idle-options", f"{option}=on")


@pytest.mark.rule("althing-16.10")
def test_alone_there_is_no_counter_attack_to_dodge() -> None:
    with pytest.raises(UserError) as caught:
        choose_options(META, {"dodge_the_counter": "on"}, 1)
    assert (caught.value.key, caught.value.params["where"]) == ("idle-options", "seats")
    assert choose_options(META, {"cowardly_troll": "on"}, 1)["cowardly_troll"] == "on", "his axe draws Trolls"


@pytest.mark.rule("althing-12.1")
def test_part_four_is_not_for_four_players() -> None:
    with pytest.raises(UserError) as caught:
        resolve_options(META, {"scenario": "4"}, 4)
    assert caught.value.key == "excluded-options"
    assert caught.value.params["clause"] == "althing-12.1"
    for seats in (2, 3):
        assert resolve_options(META, {"scenario": "4"}, seats)["scenario"] == "4"
    (exclusion,) = [exclusion for exclusion in META.exclusions if exclusion.clause == "althing-12.1"]
    assert (exclusion.key, exclusion.seats) == ("scenario-for-fewer", (4,))


@pytest.mark.rule("althing-12.1")
@parts
def test_the_options_of_the_free_set_up_mean_nothing_then(part: str, seats: int) -> None:
    plain = engine.begin(5, seats, scenario=part)
    other = engine.begin(5, seats, scenario=part, **FREE)
    assert other.stage() == plain.stage()
    for viewer in range(SPECTATOR, seats):
        assert other.scene(viewer) == plain.scene(viewer)


@pytest.mark.rule("althing-12.1")
@parts
def test_the_two_variants_still_hold(part: str, seats: int) -> None:
    stage = engine.begin(1, seats, scenario=part, cowardly_troll="on", dodge_the_counter="on").stage()
    assert (stage.cowardly_troll, stage.dodge_the_counter) == (True, True)


@pytest.mark.rule("althing-12.2")
@parts
def test_icons_that_are_not_in_force_do_nothing(part: str, seats: int) -> None:
    table = Table(seats, scenario=part).hand(RED, "baldur halldora siggy dilbrett")
    table.at(*[1] * seats)
    in_force = SCENARIOS[part, seats == 4].icons
    for card, symbol in (
        ("baldur", "day_labourer"),
        ("baldur", "rework"),
        ("halldora", "axe"),
        ("halldora", "storm"),
        ("halldora", "troll"),
        ("siggy", "plot"),
        ("dilbrett", "reorganise"),
        ("dilbrett", "detroll"),
    ):
        if symbol in in_force:
            assert f"play {card} {symbol}" in table.legal
        else:
            assert table.refuses(f"play {card} {symbol}") == "12.2 symbol-not-in-force"
            assert table.refusal(f"play {card} {symbol}").params == {"symbol": symbol}


@pytest.mark.rule("althing-12.2")
def test_the_cards_keep_their_resources() -> None:
    table = Table(scenario="1a").hand(RED, "baldur odin").at(1, 1)
    assert table.choices("play") == ""
    table.do("recruit 4", "pay baldur", "confirm")
    assert table.owned(RED)["horik"] == 1


@pytest.mark.rule("althing-12.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_part_one(seats: int) -> None:
    for part in ("1a", "1b"):
        assert track(part, seats) == ["kattegat-a", "eldaskali-a", "kernelyd-a", "knorrer-a", "thing"]
        assert hands(part, seats) == {("odin", "odin", "odin", "freyr")}
        stage = engine.begin(1, seats, scenario=part).stage()
        assert (stage.storms, stage.reserve) == (False, "off")
        player = engine.begin(1, seats, scenario=part).scene(RED).players[RED]
        assert (player.owned, player.deck, player.storm_ready) == (dict(CLASSIC), 2, False)
    assert icons("1a", seats) == {"troll", "detroll"}
    assert icons("1b", seats) == {"troll", "detroll", "plot", "shield", "axe"}


@pytest.mark.rule("althing-12.3")
@pytest.mark.rule("althing-2.1")
def test_part_one_has_four_crossings() -> None:
    table = Table(scenario="1a").at(3, 1).hand(RED, "olaf olaf odin")
    table.do("cross", "pay olaf", "pay olaf", "confirm")
    assert table.scene().players[RED].finished
    assert table.position(RED) == 4


@pytest.mark.rule("althing-12.4")
@pytest.mark.parametrize("seats", [2, 3])
def test_part_two(seats: int) -> None:
    assert track("2", seats) == [
        "kattegat-a",
        "eldaskali-a",
        "knorrer-a",
        "dragvendil-a",
        "kernelyd-a",
        "althing",
    ]
    assert hands("2", seats) == {("odin", "odin", "odin", "freyr")}
    assert icons("2", seats) == {"troll", "detroll", "plot", "shield", "axe", "storm", "fair_weather"}
    played = engine.begin(1, seats, scenario="2")
    assert (played.stage().storms, played.stage().reserve) == (True, "off")
    assert played.scene(SPECTATOR).track[3].symbols == ("seasoned",)


@pytest.mark.rule("althing-12.4")
def test_in_part_two_dragvendil_makes_seasoned() -> None:
    table = Table(scenario="2").at(2, 2).hand(RED, "gudrid gudrid odin")
    table.do("cross", "pay gudrid", "pay gudrid")
    assert names(table.do("confirm")) == ["StepCrossed", "HandLimitRaised"]


@pytest.mark.rule("althing-12.5")
@pytest.mark.parametrize("seats", [2, 3])
def test_parts_three_and_four(seats: int) -> None:
    for part in ("3", "4"):
        assert track(part, seats) == [
            "kattegat-a",
            "kernelyd-b",
            "vegvisir-a",
            "drakkar-a",
            "knorrer-b",
            "althing",
        ]
        played = engine.begin(1, seats, scenario=part)
        assert played.scene(RED).players[RED].owned == dict(WITH_BALDUR)
        assert played.scene(RED).deck.number == 38
        assert played.stage().reserve == "hidden"
        assert len(hands(part, seats)) > 4
    assert set(SYMBOLS) - icons("3", seats) == {"rework", "reorganise"}
    assert icons("4", seats) == set(SYMBOLS)


@pytest.mark.rule("althing-12.5")
def test_in_part_three_a_labourer_can_be_countered() -> None:
    table = Table(scenario="3").hand(RED, "baldur odin").hand(BLUE, "hild odin").at(1, 1)
    table.do("play baldur day_labourer")
    assert (table.asked, table.choices("answer")) == (("answering", BLUE), "hild")


@pytest.mark.rule("althing-12.6")
def test_part_one_for_four() -> None:
    for part in ("1a", "1b"):
        assert track(part, 4) == ["kattegat-a", "eldaskali-a", "kernelyd-a", "knorrer-a", "thing"]
        assert hands(part, 4) == {("odin", "odin", "odin", "freyr")}
        played = engine.begin(1, 4, scenario=part)
        assert played.scene(RED).players[RED].owned == dict(WITH_BALDUR)
        assert (played.stage().storms, played.stage().reserve) == (False, "off")
        assert played.scene(RED).deck.number == 38
    assert icons("1a", 4) == {"troll", "detroll", "day_labourer"}
    assert icons("1b", 4) == {"troll", "detroll", "day_labourer", "plot", "shield", "axe"}


@pytest.mark.rule("althing-12.6")
@pytest.mark.parametrize("part", ["1a", "1b"])
def test_there_a_labourer_cannot_be_countered(part: str) -> None:
    table = Table(4, scenario=part).hand(RED, "baldur odin").hand(BLUE, "hild halldora").at(1, 1, 1, 1)
    table.do("play baldur day_labourer")
    assert table.asked == ("hiring", RED)
    (symbol,) = [s for s in table.now().stage().symbols if s.id == "day_labourer"]
    assert (symbol.in_force, symbol.answer) == (True, "")


@pytest.mark.rule("althing-12.7")
def test_parts_two_and_three_for_four() -> None:
    for part in ("2", "3"):
        assert track(part, 4) == track("3", 2)
        assert len(hands(part, 4)) > 4
        assert engine.begin(1, 4, scenario=part).scene(RED).players[RED].owned == dict(WITH_BALDUR)
    assert set(SYMBOLS) - icons("2", 4) == {"rework", "reorganise"}
    assert icons("3", 4) == set(SYMBOLS)
    assert [engine.begin(1, 4, scenario=part).stage().reserve for part in ("2", "3")] == ["off", "open"]
    assert engine.begin(1, 4, scenario="2").stage().storms


@pytest.mark.rule("althing-12.7")
def test_in_part_two_for_four_a_labourer_can_be_countered() -> None:
    table = Table(4, scenario="2").hand(RED, "baldur odin").hand(BLUE, "hild odin").at(1, 1, 1, 1)
    table.do("play baldur day_labourer")
    assert (table.asked, table.choices("answer")) == (("answering", BLUE), "hild")


@pytest.mark.rule("althing-12.8")
@parts
def test_fjord_trolls_are_recruited_wherever_they_are_in_the_assembly(part: str, seats: int) -> None:
    fjord = {"beldurk", "dilbrett", "dazgul", "heskabech"}
    stage = engine.begin(1, seats, scenario=part).stage()
    there = {card.id for card in stage.cards} & fjord
    assert there == (fjord if SCENARIOS[part, seats == 4].complement else set())
    if there:
        table = Table(seats, scenario=part).row("beldurk floki sigvaar horik hild").hand(RED, "hild odin")
        table.do("recruit 1", "pay hild", "confirm")
        assert table.owned(RED)["beldurk"] == 1


def test_one_may_win_part_one_without_ever_seeing_a_storm() -> None:
    table = Table(3, scenario="1b").hand(RED, "hild odin").at(1, 1, 1)
    assert table.choices("play") == ""
    assert table.scene().players[GREEN].storm_ready is False
