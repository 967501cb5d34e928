"""Clause 7: who may stop a ruse, with what, and what the question tells."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as ev
from drakkar.kernel.game import SPECTATOR
from tests.games.althing.table import BLUE, GREEN, RED, YELLOW, Table, names

DODGES = [("axe", "shield"), ("troll", "detroll"), ("storm", "fair_weather")]
CARRIERS = {
    "shield": ["freyr", "gudrid", "hild", "olaf", "dazgul"],
    "detroll": ["freyr", "sigvaar", "olaf", "dilbrett"],
    "fair_weather": ["floki", "olaf"],
}
ALL_CARRIERS = "freyr gudrid floki sigvaar hild olaf dilbrett dazgul"


@pytest.mark.rule("althing-7.1")
@pytest.mark.parametrize(("ruse", "dodge"), DODGES)
def test_the_dodge_that_matches_and_no_other(ruse: str, dodge: str) -> None:
    table = Table().hand(RED, "halldora odin").hand(BLUE, f"{ALL_CARRIERS} odin")
    table.do(f"play halldora {ruse}")
    answers = table.choices("answer").split(", ")
    assert answers == CARRIERS[dodge]
    assert table.refuses("answer odin") == "7.1 not-an-answer"
    assert table.refusal("answer odin").params == {"card": "odin", "symbol": dodge}
    assert table.refuses("answer thor") == "3.1 card-not-in-hand"


@pytest.mark.rule("althing-7.1")
@pytest.mark.parametrize(("ruse", "dodge"), DODGES)
def test_one_dodge_stops_the_ruse(ruse: str, dodge: str) -> None:
    table = Table().hand(RED, "halldora odin").hand(BLUE, "olaf odin")
    table.do(f"play halldora {ruse}")
    assert table.do("answer olaf") == [ev.DodgePlayed(BLUE, RED, "olaf", dodge, ruse)]
    assert table.asked == ("acting", RED)
    shown = table.scene()
    assert (shown.borrowed, shown.announced) == (None, None)
    assert (table.weather(BLUE), shown.players[BLUE].deck_trolls) == ("", ())
    assert (table.pile(RED), table.pile(BLUE)) == ("halldora", "olaf")


@pytest.mark.rule("althing-7.1")
def test_nobody_else_may_stop_it() -> None:
    """Green and Yellow have the shield, but Blue is the target."""
    table = Table(4).hand(RED, "thor odin").hand(GREEN, "freyr").hand(YELLOW, "freyr").hand(BLUE, "odin")
    table.do("play thor axe", "target 1")
    assert (table.asked, table.legal) == (("answering", BLUE), ["let"])
    table.do("let")
    assert table.asked == ("borrowed", RED)


@pytest.mark.rule("althing-7.2")
@pytest.mark.parametrize(("ruse", "dodge"), DODGES)
def test_the_target_is_asked_whatever_it_holds(ruse: str, dodge: str) -> None:
    table = Table().hand(RED, "halldora odin").hand(BLUE, "odin")
    table.do(f"play halldora {ruse}")
    assert table.asked == ("answering", BLUE)
    assert table.legal == ["let"]
    shown = table.scene(RED).announced
    assert shown is not None
    assert shown.answer == dodge


@pytest.mark.rule("althing-7.2")
def test_who_could_answer_and_who_could_not_look_the_same_to_the_others() -> None:
    for ruse, _ in DODGES:
        seen = []
        for hand, deck in (("olaf odin", "odin thor"), ("odin thor", "olaf odin")):
            table = Table(3).hand(RED, "halldora odin").hand(BLUE, hand).deck(BLUE, deck)
            table.do(f"play halldora {ruse}", "target 1")
            seen.append([table.scene(viewer) for viewer in (RED, GREEN, SPECTATOR)])
        assert seen[0] == seen[1]


@pytest.mark.rule("althing-7.2")
@pytest.mark.parametrize("ruse", ["troll", "storm"])
def test_an_empty_hand_spares_the_question(ruse: str) -> None:
    table = Table().hand(RED, "halldora odin").hand(BLUE, "")
    happened = table.do(f"play halldora {ruse}")
    effect = "TrollPlaced" if ruse == "troll" else "StormRaised"
    assert names(happened) == ["SymbolPlayed", "TargetChosen", effect]
    assert table.acts == RED


@pytest.mark.rule("althing-7.2")
def test_a_dodge_that_is_not_in_force_spares_it_too() -> None:
    """Part 1a knows Troll and Detroll; were there axes without shields, nobody would be asked."""
    table = Table(scenario="1b").at(1, 1)
    table.oracle.icons = tuple(icon for icon in table.oracle.icons if icon != "shield")
    happened = table.do("play thor axe")
    assert names(happened) == ["SymbolPlayed", "TargetChosen", "CardStolen"]


@pytest.mark.rule("althing-7.3")
def test_a_troll_that_is_stopped_stays_with_its_owner() -> None:
    table = Table().hand(RED, "thor odin").hand(BLUE, "sigvaar odin")
    table.do("play thor troll", "answer sigvaar")
    assert table.scene().players[RED].trolls == 2
    assert "troll-0" not in table.owned(BLUE)


@pytest.mark.rule("althing-7.3")
def test_and_so_does_a_storm_troll() -> None:
    table = Table().hand(RED, "hild halldora odin").hand(BLUE, "floki odin")
    table.do("play hild storm", "answer floki")
    assert table.scene().players[RED].storm_ready
    assert "play halldora storm" in table.legal


# ---- detroll in one's own phase


@pytest.mark.rule("althing-7.4")
def test_detroll_sends_a_troll_home_from_ones_own_deck() -> None:
    table = Table().deck(RED, "odin odin", on_top="troll-1 troll-1").discard(RED, "horik")
    assert table.scene().players[BLUE].trolls == 0
    happened = table.do("play freyr detroll")
    assert happened == [ev.SymbolPlayed(RED, "freyr", "detroll", False), ev.TrollSentHome(RED, BLUE)]
    shown = table.scene().players
    assert (shown[BLUE].trolls, shown[RED].deck, shown[RED].deck_trolls) == (1, 3, ()), "shuffled: not on top"
    assert table.asked == ("acting", RED), "nobody is asked about that"


@pytest.mark.rule("althing-7.4")
def test_neither_hand_nor_discard_pile_is_searched() -> None:
    table = Table().hand(RED, "freyr troll-1").deck(RED, "odin odin").discard(RED, "troll-1")
    assert table.do("play freyr detroll")[-1] == ev.NoTrollFound(RED)
    assert table.scene().players[BLUE].trolls == 0
    assert table.asked == ("acting", RED), "it may be played though none is there"


@pytest.mark.rule("althing-7.4")
def test_not_on_an_empty_deck() -> None:
    table = Table().hand(RED, "freyr odin").deck(RED, "")
    assert table.refuses("play freyr detroll") == "7.4 deck-empty"


@pytest.mark.rule("althing-7.4")
def test_with_trolls_of_several_owners_one_chooses() -> None:
    table = Table(3).deck(RED, "odin troll-1 troll-2 troll-2")
    table.do("play freyr detroll")
    assert table.legal == ["return 1", "return 2"]
    assert table.refuses("return 0") == "7.4 no-troll-of"
    assert table.refusal("return 0").params == {"whom": RED}
    assert table.refuses("return 3") == "1.4 no-such-seat"
    assert table.do("return 2") == [ev.TrollSentHome(RED, GREEN)]
    shown = table.scene().players
    assert [player.trolls for player in shown] == [2, 1, 1]


@pytest.mark.rule("althing-7.4")
def test_when_the_deck_was_a_troll_the_discard_pile_is_shuffled() -> None:
    table = Table().hand(RED, "freyr odin").deck(RED, "", on_top="troll-1")
    happened = table.do("play freyr detroll")
    assert names(happened) == ["SymbolPlayed", "TrollSentHome", "DeckReshuffled"]
    assert table.left(RED) == 1


@pytest.mark.rule("althing-7.5")
@pytest.mark.parametrize(("card", "symbol"), [("gudrid", "shield"), ("floki", "fair_weather")])
def test_shield_and_fair_weather_are_played_in_answer_only(card: str, symbol: str) -> None:
    table = Table().hand(RED, f"{card} odin").storm(BLUE, RED)
    assert table.choices("play") == ""
    assert table.refuses(f"play {card} {symbol}") == "7.5 only-in-answer"
    assert table.refusal(f"play {card} {symbol}").params == {"symbol": symbol}


@pytest.mark.rule("althing-7.5")
def test_after_the_announcement_it_is_too_late() -> None:
    """Blue lets the storm come; fair weather in Blue's own phase does not help."""
    table = Table().hand(RED, "halldora odin").hand(BLUE, "floki odin")
    table.do("play halldora storm", "let")
    table.end()
    assert table.refuses("play floki fair_weather") == "7.5 only-in-answer"


@pytest.mark.rule("althing-7.6")
def test_an_answer_is_discarded_and_not_replaced_before_ones_own_next_arranging() -> None:
    table = Table().hand(RED, "thor odin").hand(BLUE, "freyr gudrid odin")
    table.do("play thor axe", "answer gudrid")
    assert (table.cards(BLUE), table.pile(BLUE, viewer=RED)) == ("odin freyr", "gudrid")
    table.end()
    assert table.cards(BLUE) == "odin freyr", "still at the beginning of the own phase"
    table.end()
    assert len(table.cards(BLUE).split()) == 4


@pytest.mark.rule("althing-7.6")
def test_an_answer_may_be_the_last_card_and_start_a_new_deck() -> None:
    table = Table().hand(RED, "thor horik odin").hand(BLUE, "gudrid").deck(BLUE, "")
    table.do("play thor axe")
    assert names(table.do("answer gudrid")) == ["DodgePlayed", "DeckReshuffled"]
    assert table.left(BLUE) == 1
    assert table.refuses("play horik axe") == "6.2 no-target"
