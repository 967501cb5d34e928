"""Clause 6: axe, Troll and storm, whom they hit and what they do."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as ev
from drakkar.kernel.chance import Draw, Replay
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from tests.games.althing.table import BLUE, GREEN, RED, YELLOW, Table, names

RUSES = ("axe", "troll", "storm")


# ---- who is hit


@pytest.mark.rule("althing-6.1")
@pytest.mark.parametrize("symbol", RUSES)
def test_the_only_opponent_needs_no_choosing(symbol: str) -> None:
    table = Table().hand(RED, "halldora odin")
    happened = table.do(f"play halldora {symbol}")
    assert happened[0] == ev.SymbolPlayed(RED, "halldora", symbol, False)
    assert happened[1] == ev.TargetChosen(RED, BLUE, symbol, False)
    assert table.asked == ("answering", BLUE)


@pytest.mark.rule("althing-6.1")
@pytest.mark.parametrize("symbol", RUSES)
def test_one_opponent_wherever_he_stands(symbol: str) -> None:
    table = Table(3).hand(RED, "halldora odin").at(1, 4, 2)
    assert names(table.do(f"play halldora {symbol}")) == ["SymbolPlayed"]
    assert table.legal == ["target 1", "target 2"]
    assert table.refuses("target 0") == "6.1 not-an-opponent"
    assert table.refuses("target 3") == "1.4 no-such-seat"
    assert table.do("target 2") == [ev.TargetChosen(RED, GREEN, symbol, False)]
    assert table.asked == ("answering", GREEN)


@pytest.mark.rule("althing-6.1")
@pytest.mark.rule("althing-1.4")
@pytest.mark.parametrize("symbol", RUSES)
def test_a_partner_is_no_target(symbol: str) -> None:
    table = Table(4).hand(BLUE, "halldora odin").turn(BLUE)
    table.do(f"play halldora {symbol}")
    assert table.legal == ["target 0", "target 2"]
    assert table.refuses("target 3") == "6.1 not-an-opponent"
    assert table.refusal("target 3").params == {"whom": YELLOW}


@pytest.mark.rule("althing-6.1")
def test_several_ruses_may_follow_each_other_at_the_same_one_too() -> None:
    table = Table().hand(RED, "halldora thor aslaug horik")
    table.do("play halldora storm", "let", "play thor troll", "let", "play aslaug troll", "let")
    table.do("play horik axe", "let")
    assert (table.weather(BLUE), table.scene().players[BLUE].deck_trolls) == (
        "stormur-0",
        ("troll-0", "troll-0"),
    )
    assert table.phase == "borrowed"


@pytest.mark.rule("althing-6.2")
@pytest.mark.parametrize("symbol", RUSES)
def test_on_sacred_ground_nobody_is_hit(symbol: str) -> None:
    table = Table(3).hand(RED, "halldora odin").at(1, 0, 1)
    table.do(f"play halldora {symbol}")
    assert table.asked == ("answering", GREEN), "Blue stands on Kattegat, so there is nothing to choose"
    table = Table(4).hand(RED, "halldora odin").at(1, 0, 1, 0)
    assert table.refuses(f"play halldora {symbol}") == "6.2 no-target"
    assert table.refusal(f"play halldora {symbol}").params == {"symbol": symbol}


@pytest.mark.rule("althing-6.2")
@pytest.mark.rule("althing-2.2")
def test_who_stands_there_may_use_ruses_and_on_face_b_all_are_hit() -> None:
    table = Table().hand(RED, "thor odin").at(0, 1)
    table.do("play thor axe")
    assert table.asked == ("answering", BLUE)
    plain = "kattegat-b eldaskali-a kernelyd-a snekkar-a vegvisir-a thing"
    table = Table(kattegat="b").track(plain).hand(RED, "thor odin").at(1, 0)
    table.do("play thor axe")
    assert table.asked == ("answering", BLUE)


@pytest.mark.rule("althing-6.2")
def test_a_target_on_sacred_ground_is_refused() -> None:
    table = Table(4).hand(RED, "halldora odin").at(1, 1, 1, 0).reserve(BLUE, "odin")
    table.do("play halldora axe")
    assert table.legal == ["target 1", "target 1 reserve"]
    assert table.refuses("target 3") == "6.2 on-sacred-ground"
    assert table.refusal("target 3").params == {"whom": YELLOW}


# ---- the axe


@pytest.mark.rule("althing-6.3")
@pytest.mark.parametrize("card", ["odin", "thor", "freyr"])
def test_an_axe_takes_a_card_at_random_and_looks_at_it(card: str) -> None:
    table = Table().hand(BLUE, "odin thor freyr")
    declined, stolen = table.do("play thor axe", "let", luck=card)[-2:]
    assert declined == ev.AnswerDeclined(BLUE)
    assert stolen == ev.CardStolen(RED, BLUE, card, False)
    assert table.asked == ("borrowed", RED)
    shown = table.scene(RED).borrowed
    assert shown is not None
    assert (shown.card, shown.origin, shown.owner) == (card, "hand", BLUE)
    assert card not in table.cards(BLUE).split()


@pytest.mark.rule("althing-6.3")
def test_an_axe_needs_a_hand() -> None:
    table = Table(3).hand(BLUE, "").hand(RED, "thor odin")
    table.do("play thor axe")
    assert table.asked == ("answering", GREEN)
    table = Table(4).hand(RED, "thor odin").hand(BLUE, "").reserve(YELLOW, "odin")
    table.do("play thor axe")
    assert table.legal == ["target 3", "target 3 reserve"]
    assert table.refuses("target 1") == "6.3 hand-empty"
    assert table.refusal("target 1").params == {"whom": BLUE}
    assert Table().hand(BLUE, "").refuses("play thor axe") == "6.2 no-target"


@pytest.mark.rule("althing-6.3")
def test_every_card_of_the_hand_is_as_likely() -> None:
    table = Table().hand(BLUE, "odin odin odin thor")
    table.do("play thor axe")
    comes = []
    for outcome in range(4):
        state = table.now().state.clone()
        happened: list[Event] = []
        luck = Replay([Draw("hand-1", 4, outcome)])
        table.game.apply(state, table.game.space.parse("let"), luck, happened)
        comes += [event.card for event in happened if isinstance(event, ev.CardStolen)]
    assert comes == ["odin", "odin", "odin", "thor"]


# ---- Trolls


@pytest.mark.rule("althing-6.6")
def test_a_troll_lies_on_the_targets_deck_and_is_his_card() -> None:
    table = Table().hand(RED, "thor odin").hand(BLUE, "odin odin").deck(BLUE, "thor freyr")
    assert table.do("play thor troll", "let")[-1] == ev.TrollPlaced(RED, BLUE)
    shown = table.scene().players
    assert (shown[RED].trolls, shown[BLUE].deck, shown[BLUE].deck_trolls) == (1, 3, ("troll-0",))
    assert shown[BLUE].owned["troll-0"] == 1
    table.end()
    table.do("end")
    drawn, *_ = table.do("draw", luck="freyr")
    assert drawn == ev.CardsDrawn(BLUE, 2, ("troll-0", "freyr")), "the very next card"
    assert table.scene(RED).players[BLUE].hand == ("troll-0", "", "", ""), "as everybody saw"


@pytest.mark.rule("althing-6.6")
def test_as_often_as_one_has_trolls() -> None:
    table = Table().hand(RED, "thor aslaug halldora odin")
    table.do("play thor troll", "let", "play aslaug troll", "let")
    assert table.scene().players[RED].trolls == 0
    assert table.refuses("play halldora troll") == "6.6 no-trolls-left"
    assert "play halldora axe" in table.legal


@pytest.mark.rule("althing-6.6")
def test_it_stays_the_targets_card_through_discard_pile_and_deck() -> None:
    table = Table().hand(BLUE, "troll-0 odin").deck(BLUE, "odin").turn(BLUE)
    table.do("end", "drop troll-0", "draw")
    assert table.scene().players[BLUE].owned["troll-0"] == 1
    assert table.scene().players[RED].trolls == 1


@pytest.mark.rule("althing-6.6")
def test_several_trolls_lie_in_the_order_in_which_they_came() -> None:
    table = Table(3).hand(RED, "thor odin").hand(BLUE, "thor odin").hand(GREEN, "odin").deck(GREEN, "freyr")
    table.do("play thor troll", "target 2", "let")
    table.end()
    table.do("play thor troll", "target 2", "let")
    assert table.scene().players[GREEN].deck_trolls == ("troll-1", "troll-0")
    table.end()
    table.do("end")
    drawn, *_ = table.do("draw")
    assert drawn == ev.CardsDrawn(GREEN, 3, ("troll-1", "troll-0", "freyr"))
    assert table.cards(GREEN) == "odin freyr troll-0 troll-1"


# ---- storms


@pytest.mark.rule("althing-6.7")
def test_a_storm_lasts_two_phases_of_its_target() -> None:
    table = Table().hand(RED, "halldora odin")
    assert table.do("play halldora storm", "let")[-1] == ev.StormRaised(RED, BLUE)
    assert (table.weather(BLUE), table.scene().players[RED].storm_ready) == ("stormur-0", False)
    assert table.end()[-1] == ev.PhaseBegan(BLUE, 3, "stormur")
    assert ev.StormTurned(RED, BLUE) in table.end()
    assert table.weather(BLUE) == "ovedur-0"
    assert table.end()[-1] == ev.PhaseBegan(BLUE, 4, "ovedur")
    assert ev.StormPassed(RED, BLUE) in table.end()
    assert (table.weather(BLUE), table.scene().players[RED].storm_ready) == ("", True)
    assert table.end()[-1] == ev.PhaseBegan(BLUE, 5, "")


@pytest.mark.rule("althing-6.7")
def test_no_other_storm_while_it_is_away() -> None:
    table = Table(3).hand(RED, "halldora hild odin")
    table.do("play halldora storm", "target 2", "let")
    assert table.refuses("play hild storm") == "6.7 storm-away"
    assert table.refusal("play hild storm").params == {"whom": GREEN}


@pytest.mark.rule("althing-6.7")
def test_it_is_raised_before_a_phase_not_in_it() -> None:
    """What is raised while the target is not active counts from his next phase, whoever plays in between."""
    table = Table(3).hand(RED, "halldora odin")
    table.do("play halldora storm", "target 2", "let")
    table.end()
    assert table.weather(GREEN) == "stormur-0"
    table.end()
    assert table.acts == GREEN
    assert table.weather(GREEN) == "stormur-0"
    table.end()
    assert table.weather(GREEN) == "ovedur-0"


@pytest.mark.rule("althing-6.7")
def test_an_empty_hand_does_not_stop_the_weather() -> None:
    table = Table().hand(BLUE, "").deck(BLUE, "odin odin odin odin odin").storm(RED, BLUE)
    happened = table.end()
    assert ev.StormTurned(RED, BLUE) in happened
    assert (table.acts, table.weather(BLUE)) == (RED, "ovedur-0")


@pytest.mark.rule("althing-6.8")
def test_under_stormur_nobody_recruits_or_crosses() -> None:
    table = Table(fjord_trolls="always").row("beldurk floki sigvaar horik hild").storm(BLUE, RED)
    table.hand(RED, "horik horik thor gudrid")
    assert table.legal == [
        "play thor axe",
        "play thor troll",
        "play horik axe",
        "store thor",
        "store gudrid",
        "store horik",
        "end",
    ]
    assert table.refuses("recruit 2") == "6.8 no-recruiting"
    assert table.refuses("recruit 1") == "6.8 no-recruiting", "a fjord troll is recruited too"
    assert table.refuses("cross") == "6.8 no-crossing"
    assert table.refusal("cross").params == {"storm": "stormur"}
    assert table.prompt.key == "prompt-act-storm"


@pytest.mark.rule("althing-6.8")
def test_under_ovedur_one_crosses_but_does_not_recruit() -> None:
    table = Table().storm(BLUE, RED, 1).hand(RED, "horik thor odin")
    assert "cross" in table.legal
    assert table.choices("recruit") == ""
    assert table.refuses("recruit 1") == "6.8 no-recruiting"
    assert table.refusal("recruit 1").params == {"storm": "ovedur"}
    table.do("cross", "pay horik", "pay thor", "confirm")
    assert table.position(RED) == 2


@pytest.mark.rule("althing-6.8")
@pytest.mark.rule("althing-9.7")
def test_nor_is_anybody_hired() -> None:
    for left, face in ((2, "stormur"), (1, "ovedur")):
        table = Table().storm(BLUE, RED, left).hand(RED, "baldur odin")
        assert table.refuses("play baldur day_labourer") == "9.7 no-recruiting"
        assert table.refusal("play baldur day_labourer").params == {"storm": face}


@pytest.mark.rule("althing-6.8")
def test_storms_of_two_opponents_have_each_their_own_time() -> None:
    table = Table(3).storm(BLUE, RED, 1).storm(GREEN, RED, 2)
    assert table.weather(RED) == "ovedur-1 stormur-2"
    assert table.refuses("cross") == "6.8 no-crossing", "the worse one counts"
    happened = table.end()
    assert [event for event in happened if isinstance(event, ev.StormPassed | ev.StormTurned)] == [
        ev.StormPassed(BLUE, RED),
        ev.StormTurned(GREEN, RED),
    ]
    assert table.weather(RED) == "ovedur-2", "and is not longer for it"


@pytest.mark.rule("althing-6.8")
def test_under_a_storm_a_stolen_card_recruits_nobody_either() -> None:
    table = Table().storm(BLUE, RED).hand(RED, "thor odin").hand(BLUE, "baldur")
    table.do("play thor axe", "let")
    assert table.legal == ["play baldur rework", "decline"]
    assert table.refuses("recruit 1") == "6.8 no-recruiting"


def test_ruses_are_public() -> None:
    table = Table(3).hand(RED, "halldora odin")
    table.do("play halldora troll", "target 1")
    shown = table.scene(SPECTATOR).announced
    assert shown is not None
    assert (shown.seat, shown.card, shown.symbol, shown.target, shown.answer) == (
        RED,
        "halldora",
        "troll",
        BLUE,
        "detroll",
    )
