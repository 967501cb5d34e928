"""Clause 14: Hela cards, what they and the Hela steps do, and the Jötunn."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as base
from drakkar.games.althing import events_modules as ev
from drakkar.games.althing.pieces import CARDS
from drakkar.kernel.game import SPECTATOR
from tests.games.althing.modular import SETTING_UP, Modular, kinds

PLAIN = "kattegat-b eldaskali-a kernelyd-a snekkar-a vegvisir-a thing"


def table_with(second: str, seats: int = 2, **options: str) -> Modular:
    """Red's phase, everybody on the first step; the next one, for two nuggets and two bones, is changed."""
    table = Modular(seats, hela="on", kattegat="b", **options)
    table.state.active = table.state.to_act = 0
    steps = PLAIN.split()
    steps[2] = second
    places = [1] * seats if seats > 1 else [1, 2]
    table.track(" ".join(steps)).at(*places)
    for seat in range(seats):
        table.hand(seat, "odin odin thor freyr")
    return table.hand(0, "horik bjorn odin freyr")


CROSS = ("cross", "pay bjorn", "pay horik", "confirm")


@pytest.mark.rule("althing-14.1")
@pytest.mark.rule("althing-14.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_places_one_card(seats: int) -> None:
    table = Modular(seats, SETTING_UP, hela="on")
    first = table.state.active
    assert (table.phase, table.prompt) == ("placing", "prompt-place")
    assert table.scene().hela != ""
    assert table.scene().assembly == ("",) * (4 if seats == 1 else 5)
    assert table.refuses("place 5 left") == "14.2 not-a-step"
    assert table.refuses("place 8 left") == "14.2 no-such-place"
    dealt = table.scene().hela
    happened = table.do("place 2 left")
    step = table.scene().track[2].id
    assert happened[0] == ev.HelaPlaced(first, dealt, 2, step, "left")
    assert table.scene().track[2].left == dealt
    if seats > 1:
        assert isinstance(happened[1], ev.HelaDealt)
        assert table.refuses("place 2 left") == "14.2 side-taken"
        for _ in range(seats - 1):
            table.do(table.legal[0])
    assert table.phase in ("acting", "answering")
    placed = [card for step in table.scene().track for card in (step.left, step.right) if card]
    assert len(placed) == len(set(placed)) == seats


@pytest.mark.rule("althing-2.4")
@pytest.mark.rule("althing-14.9")
def test_afvopnud_brings_the_althing() -> None:
    for seed in range(60):
        table = Modular(1, -seed - 1, hela="on")
        seasoned = any("seasoned" in step.symbols for step in table.scene().track)
        if table.scene().hela == "afvopnud" and not seasoned:
            assert table.scene().track[-1].id == "thing"
            happened = table.do("place 3 left")
            assert happened[1] == ev.LastCardTurned("althing")
            assert table.scene().track[3].symbols[-2:] == ("seasoned", "ovedur_zone")
            return
    pytest.fail("afvopnud never came to a plain epic")


@pytest.mark.rule("althing-14.3")
def test_effects_come_printed_then_left_then_right() -> None:
    table = table_with("bolvun-a+left:trolldomur+right:nastrond").hand(0, "siggy siggy sigvaar odin")
    table.deck(0, "odin gudrid")
    assert table.names("cross", "pay siggy", "pay siggy", "confirm") == ["StepCrossed", "HelaRevealed"]
    assert (table.phase, table.state.to_act) == ("answering", 0), "then the cursed Troll on the left"
    announced = table.scene().announced
    assert announced is not None
    assert (announced.symbol, announced.target, announced.card) == ("cursed_troll", 0, "")
    assert table.prompt == "prompt-answer-cursed-step"
    assert table.names("let")[:3] == ["AnswerDeclined", "TrollCursed", "HelaRevealed"]


@pytest.mark.rule("althing-14.4")
def test_what_hela_makes_of_the_top_card() -> None:
    table = table_with("kernelyd-a+left:helgrind").deck(0, "odin")
    happened = table.do(*CROSS)
    assert happened[1] == ev.HelaRevealed(0, "odin", "out")
    assert table.scene().out == {"odin": 1}
    table = table_with("kernelyd-a+left:helgrind").deck(0, "olaf")
    assert ev.HelaRevealed(0, "olaf", "assembly") in table.do(*CROSS)
    assert table.scene(SPECTATOR).deck.top == ("olaf",)
    table = table_with("kernelyd-a+left:helgrind").deck(0, "odin")
    table.state.on_top[0] = kinds("troll-1")
    assert ev.HelaRevealed(0, "troll-1", "discard") in table.do(*CROSS)
    assert "troll-1" in table.scene().players[0].discard


@pytest.mark.rule("althing-14.5")
@pytest.mark.rule("althing-14.14")
def test_a_step_of_illness() -> None:
    table = (
        table_with("kernelyd-a+right:helgrind").row("gudrid floki sigvaar horik hild").hand(1, "olaf olaf")
    )
    happened = table.do(*CROSS)
    assert ev.AssemblyShrunk(("gudrid", "floki")) in happened
    assert table.scene().assembly == ("", "", "sigvaar", "horik", "hild")
    assert (table.scene().size, table.scene().deck.bottom) == (3, ("gudrid", "floki"))
    table.do("recruit 3", "pay odin", "confirm")
    assert table.scene().assembly[:2] == ("", "")
    assert len([card for card in table.scene().assembly if card]) == 3
    table.hand(0, "siggy gudrid").state.crossed = False
    assert "AssemblyRefilled" in table.names("cross", "pay gudrid", "pay siggy", "confirm")
    assert "" not in table.scene().assembly


@pytest.mark.rule("althing-14.6")
def test_a_cursed_step_and_its_dodge() -> None:
    table = table_with("kernelyd-a+left:trolldomur")
    table.do(*CROSS)
    assert table.legal == ["answer freyr", "let"]
    (dodged, *_) = table.do("answer freyr")
    assert dodged == base.DodgePlayed(0, 0, "freyr", "detroll", "cursed_troll")
    assert table.state.trolls[0] == 2
    table = table_with("kernelyd-a+left:trolldomur").hand(0, "horik bjorn")
    assert table.names(*CROSS)[:2] == ["StepCrossed", "TrollCursed"], "an empty hand is not asked"
    table = table_with("kernelyd-a+left:trolldomur").trolls(0, 0)
    table.do(*CROSS)
    assert table.phase == "acting", "no Troll at home"


@pytest.mark.rule("althing-14.7")
def test_who_stands_on_a_curse_uses_no_ruse_dodge_or_event() -> None:
    table = table_with("bolvun-b").at(2, 1).hand(0, "thor siggy baldur jotunn")
    assert table.scene().players[0].cursed
    assert table.refuses("play thor axe") == "14.7 cursed-here"
    assert table.refuses("play siggy plot") == "14.7 cursed-here"
    assert table.refuses("play jotunn heimdall") == "14.7 cursed-here"
    assert table.choices("play") == [
        "play baldur day_labourer",
        "play baldur rework",
        "play jotunn illness",
        "play jotunn cursed_troll",
    ]
    table = table_with("bolvun-b").at(1, 2).hand(0, "thor odin").hand(1, "gudrid odin")
    assert table.names("play thor axe") == ["SymbolPlayed", "TargetChosen", "CardStolen"], "not asked"


@pytest.mark.rule("althing-14.8")
def test_resources_change_what_a_step_asks_for() -> None:
    table = table_with("eldaskali-a+left:nastrond+right:trolldomur")
    step = table.scene().track[2]
    assert (step.nuggets, step.wood, step.bones, step.printed) == (1, 2, 1, (0, 3, 0))
    step = table_with("dragvendil-b+right:trolldomur").scene().track[2]
    assert (step.nuggets, step.wood, step.bones) == (0, 4, 1), "not below nothing"


@pytest.mark.rule("althing-14.9")
def test_on_ovedur_nobody_recruits_unless_the_weather_is_fair() -> None:
    table = table_with("kernelyd-a+left:afvopnud").at(2, 1).hand(0, "floki odin odin baldur")
    assert table.prompt == "prompt-act-ovedur"
    assert table.refuses("recruit 1") == "14.9 no-recruiting-here"
    assert table.refuses("play baldur day_labourer") == "14.9 no-recruiting-here"
    assert table.do("play floki fair_weather")[1:] == [ev.WeatherCleared(0)]
    assert table.scene().cleared
    assert "play baldur day_labourer" in table.legal
    table = table_with("kernelyd-a").hand(0, "floki odin")
    assert table.refuses("play floki fair_weather") == "7.5 only-in-answer"


@pytest.mark.rule("althing-14.10")
def test_the_steps_of_hela() -> None:
    among, heavy = set(), set()
    for seed in range(40):
        among |= {step.id for step in Modular(2, seed, hela_steps="among").scene().track}
        track = [step.id for step in Modular(2, seed, hela_steps="heavy").scene().track]
        assert {"stridur", "bolvun"} <= set(track)
        assert len(set(track)) == 6
        heavy |= set(track)
    assert {"stridur", "bolvun"} <= among
    assert len(heavy) == 12


@pytest.mark.rule("althing-14.11")
def test_three_jotunn_join_the_assembly_and_may_be_hired() -> None:
    table = Modular(2, hela="on")
    cards = [*table.state.pool.items, *table.state.row]
    assert cards.count(CARDS.index("jotunn")) == 3
    table = table_with("kernelyd-a").row("jotunn floki sigvaar horik hild").hand(0, "baldur odin olaf olaf")
    assert "recruit 1" in table.legal
    table.do("play baldur day_labourer", "let")
    assert table.do("hire 1") == [base.LabourerHired(0, "jotunn", 1)]
    assert {"play jotunn illness", "play jotunn cursed_troll"} <= set(table.legal)
    happened = table.do("play jotunn illness")
    assert happened[0] == base.SymbolPlayed(0, "jotunn", "illness", True)
    assert table.scene().deck.bottom == ("jotunn",), "he goes under the assembly deck"


@pytest.mark.rule("althing-9.7")
def test_a_jotunn_alone_is_enough_for_a_day_labourer() -> None:
    table = Modular(2, hela="on", fjord_trolls="always").row("beldurk beldurk dazgul dilbrett jotunn")
    table.hand(0, "baldur odin").hand(1, "")
    table.do("play baldur day_labourer")
    assert table.legal == ["hire 5"]


@pytest.mark.rule("althing-14.12")
@pytest.mark.rule("althing-14.14")
def test_the_illness_of_a_jotunn() -> None:
    table = (
        table_with("kernelyd-a", seats=3).row("gudrid floki sigvaar horik hild").hand(0, "jotunn jotunn odin")
    )
    table.do("play jotunn illness")
    assert table.scene().size == 5, "not yet"
    assert table.refuses("play jotunn illness") == "14.12 ill-already"
    table.do("end", "draw")
    assert (table.phase, table.state.to_act, table.prompt) == ("ailing", 0, "prompt-ail")
    (spread,) = table.do("spread 2")
    assert spread == ev.IllnessSpread(0, "floki", 2)
    assert table.refuses("spread 2") == "4.6 slot-empty"
    table.do("spread 4")
    assert table.scene().assembly == ("", "", "gudrid", "sigvaar", "hild")
    assert (table.state.active, table.scene().size) == (1, 3)
    table.hand(1, "odin").do("recruit 3", "pay odin", "confirm")
    assert len([card for card in table.scene().assembly if card]) == 3
    while table.state.active != 0:
        table.do(table.legal[-1])
    assert table.scene().size == 5
    assert "" not in table.scene().assembly


@pytest.mark.rule("althing-14.13")
def test_the_curse_of_a_jotunn() -> None:
    table = (
        table_with("kernelyd-a", seats=3).hand(0, "jotunn jotunn odin").track(PLAIN.replace("-b", "-a", 1))
    )
    table.at(1, 0, 1).trolls(2, 0)
    table.do("play jotunn cursed_troll")
    assert (table.phase, table.state.to_act) == ("answering", 1), "sacred ground is no shelter"
    assert table.prompt == "prompt-answer-cursed"
    assert table.do("let")[1] == ev.TrollCursed(0, 1)
    assert (table.state.on_top[1], table.state.trolls[1]) == (kinds("troll-1"), 1)
    table.trolls(1, 0)
    assert table.refuses("play jotunn cursed_troll") == "14.13 no-target"
    table.trolls(1, 1).trolls(2, 1)
    table.do("play jotunn cursed_troll")
    assert table.choices("target") == ["target 1", "target 2"]
    table.trolls(2, 0)
    assert table.refuses("target 2") == "14.13 no-troll-at-home"
