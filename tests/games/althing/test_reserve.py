"""Clause 10: the reserve, face down for two and three players, open for four."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as ev
from drakkar.kernel.game import SPECTATOR
from tests.games.althing.table import BLUE, GREEN, RED, YELLOW, Table, names


@pytest.mark.rule("althing-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_of_the_hand_goes_into_the_empty_reserve(seats: int) -> None:
    table = Table(seats)
    assert table.choices("store") == "odin, thor, freyr"
    assert table.do("store thor") == [ev.CardStored(RED, "thor", seats == 4)]
    assert (table.kept(RED), table.cards(RED)) == ("thor", "odin odin freyr")
    assert table.scene(BLUE).players[RED].reserve_full
    assert table.refuses("store odin") == "10.1 reserve-full", "one card at most"


@pytest.mark.rule("althing-10.1")
def test_in_ones_own_phase_before_arranging() -> None:
    table = Table()
    table.do("end")
    assert table.refuses("store odin") == "1.3 not-this-choice"
    table.do("draw")
    assert table.acts == BLUE
    table.do("play thor axe")
    assert table.refuses("store odin") == "1.3 not-this-choice", "nor in another's"


@pytest.mark.rule("althing-10.1")
def test_without_the_option_there_is_none() -> None:
    table = Table(reserve="off")
    assert table.choices("store") == ""
    for verb in ("store", "fetch", "swap", "trade"):
        assert table.refuses(f"{verb} odin") == "10.1 reserve-off"
    assert Table(4, reserve="off").refuses("trade odin") == "10.1 reserve-off"


@pytest.mark.rule("althing-10.2")
def test_it_is_taken_back_by_dropping_a_card() -> None:
    table = Table().reserve(RED, "olaf")
    assert table.choices("fetch") == "odin, thor, freyr"
    assert table.do("fetch odin") == [ev.ReserveFetched(RED, "olaf", "odin", False)]
    assert (table.cards(RED), table.kept(RED), table.pile(RED)) == ("odin thor freyr olaf", "", "odin")
    assert table.pile(RED, viewer=BLUE) == "?"
    assert table.refuses("fetch odin") == "10.2 reserve-empty"
    assert table.refuses("swap odin") == "10.2 reserve-empty"


@pytest.mark.rule("althing-10.2")
def test_or_by_leaving_another_one_there() -> None:
    table = Table().reserve(RED, "olaf")
    assert table.do("swap thor") == [ev.ReserveSwapped(RED, "olaf", "thor", False)]
    assert (table.cards(RED), table.kept(RED), table.pile(RED)) == ("odin odin freyr olaf", "thor", "")


@pytest.mark.rule("althing-10.2")
def test_a_card_against_its_like_is_no_exchange_but_may_be_dropped_for_it() -> None:
    table = Table().reserve(RED, "odin")
    assert table.refuses("swap odin") == "10.2 same-card"
    assert table.refusal("swap odin").params == {"card": "odin"}
    table.do("fetch odin")
    assert (table.cards(RED), table.kept(RED), table.pile(RED)) == ("odin odin thor freyr", "", "odin")


@pytest.mark.rule("althing-10.2")
def test_nothing_is_taken_with_an_empty_hand() -> None:
    """Storing the last card ends the phase; the reserve waits."""
    table = Table().hand(RED, "odin").deck(RED, "")
    happened = table.do("store odin")
    assert names(happened) == ["CardStored", "PhaseBegan"]
    assert table.cards(RED) == ""
    happened = table.end()
    assert table.acts == BLUE, "and so does the next one, with no card to draw"
    assert happened[-2:] == [ev.PhaseBegan(RED, 4, ""), ev.PhaseBegan(BLUE, 4, "")]


@pytest.mark.rule("althing-10.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_for_two_and_three_it_lies_face_down(seats: int) -> None:
    table = Table(seats).reserve(RED, "olaf")
    assert [table.scene(viewer).players[RED].reserve for viewer in (RED, BLUE, SPECTATOR)] == ["olaf", "", ""]
    assert table.scene(BLUE).players[RED].reserve_full


@pytest.mark.rule("althing-10.3")
def test_and_cannot_be_robbed() -> None:
    table = Table(3).reserve(BLUE, "olaf").hand(BLUE, "")
    table.do("play thor axe")
    assert table.asked == ("answering", GREEN), "Blue's hand is empty, the reserve is safe"
    table = Table(3).reserve(BLUE, "olaf")
    table.do("play thor axe")
    assert table.legal == ["target 1", "target 2"]
    assert table.refuses("target 1 reserve") == "10.5 reserve-not-open"


@pytest.mark.rule("althing-10.3")
def test_what_lies_in_it_goes_no_further() -> None:
    """It is neither in the deck nor drawn, whatever is shuffled."""
    table = Table().reserve(RED, "olaf").hand(RED, "odin odin").deck(RED, "")
    table.do("end", "drop odin", "draw")
    assert (table.cards(RED), table.kept(RED)) == ("odin odin", "olaf")


@pytest.mark.rule("althing-10.4")
def test_for_four_it_lies_open() -> None:
    table = Table(4)
    table.do("store thor")
    for viewer in (RED, BLUE, GREEN, YELLOW, SPECTATOR):
        assert table.scene(viewer).players[RED].reserve == "thor"
    table.do("swap freyr")
    assert table.scene(BLUE).players[RED].reserve == "freyr"
    assert table.scene(BLUE).players[RED].hand[0] == "thor", "all saw it taken back"


@pytest.mark.rule("althing-10.5")
def test_an_axe_takes_just_that_card() -> None:
    table = Table(4).reserve(BLUE, "olaf").hand(BLUE, "odin thor")
    table.do("play thor axe")
    assert table.legal == ["target 1", "target 3", "target 1 reserve"]
    assert table.do("target 1 reserve") == [ev.TargetChosen(RED, BLUE, "axe", True)]
    assert table.asked == ("answering", BLUE)
    assert table.do("let")[-1] == ev.CardStolen(RED, BLUE, "olaf", True)
    for viewer in (RED, BLUE, GREEN, YELLOW, SPECTATOR):
        shown = table.scene(viewer).borrowed
        assert shown is not None
        assert (shown.card, shown.origin, shown.owner) == ("olaf", "reserve", BLUE)
    assert table.cards(BLUE) == "odin thor"
    table.do("decline")
    assert (table.pile(BLUE, viewer=GREEN), table.kept(BLUE)) == ("olaf", "")


@pytest.mark.rule("althing-10.5")
@pytest.mark.rule("althing-7.1")
def test_only_its_owner_may_use_a_shield() -> None:
    table = Table(4).reserve(BLUE, "olaf").hand(BLUE, "freyr odin").hand(YELLOW, "freyr odin")
    table.do("play thor axe", "target 1 reserve")
    assert table.choices("answer") == "freyr"
    assert table.prompt.key == "prompt-answer-reserve"
    table.do("answer freyr")
    assert (table.kept(BLUE), table.asked) == ("olaf", ("acting", RED))
    table = Table(4).reserve(BLUE, "olaf").hand(BLUE, "odin").hand(YELLOW, "freyr odin")
    table.do("play thor axe", "target 1 reserve")
    assert (table.asked, table.legal) == (("answering", BLUE), ["let"])


@pytest.mark.rule("althing-10.5")
def test_a_reserve_is_hit_even_if_the_hand_is_empty_and_then_nobody_is_asked() -> None:
    table = Table(4).reserve(BLUE, "olaf").hand(BLUE, "").hand(YELLOW, "")
    happened = table.do("play thor axe")
    assert names(happened) == ["SymbolPlayed", "TargetChosen", "CardStolen"]
    assert table.asked == ("borrowed", RED)


@pytest.mark.rule("althing-10.5")
def test_what_cannot_be_raided() -> None:
    table = Table(4).reserve(BLUE, "olaf").reserve(GREEN, "olaf").at(1, 1, 1, 1)
    table.do("play thor axe")
    assert table.refuses("target 3 reserve") == "10.5 reserve-empty-there"
    assert table.refuses("target 2 reserve") == "6.1 not-an-opponent"
    table = Table(4).reserve(BLUE, "olaf").reserve(YELLOW, "olaf").at(1, 0, 1, 1)
    table.do("play thor axe")
    assert table.legal == ["target 3", "target 3 reserve"]
    assert table.refuses("target 1 reserve") == "6.2 on-sacred-ground"
    table = Table(4).reserve(BLUE, "olaf")
    table.do("play thor troll")
    assert table.legal == ["target 1", "target 3"]
    assert table.refuses("target 1 reserve") == "10.5 raid-needs-axe"
    assert table.refusal("target 1 reserve").params == {"symbol": "troll"}


@pytest.mark.rule("althing-10.6")
def test_the_partners_card_is_taken_by_leaving_ones_own() -> None:
    table = Table(4).reserve(GREEN, "olaf")
    assert table.choices("trade") == "odin, thor, freyr"
    assert table.do("trade thor") == [ev.ReserveTraded(RED, GREEN, "olaf", "thor")]
    assert (table.cards(RED), table.kept(GREEN), table.kept(RED)) == ("odin odin freyr olaf", "thor", "")
    assert (table.owned(RED)["olaf"], table.owned(GREEN)["thor"]) == (1, 2), "each is its new owner's"
    table.do("recruit 1", "pay olaf", "confirm")
    assert table.pile(RED) == "gudrid olaf"


@pytest.mark.rule("althing-10.6")
def test_no_more_than_that() -> None:
    table = Table(4)
    assert table.refuses("trade odin") == "10.6 partner-reserve-empty", "an empty one is not filled"
    assert table.refusal("trade odin").params == {"whom": GREEN}
    table = Table(4).reserve(GREEN, "olaf")
    assert table.choices("fetch") == table.choices("swap") == "", "nor is it taken for a card dropped"
    table = Table(4).reserve(GREEN, "odin")
    assert table.refuses("trade odin") == "10.6 same-card"
    for seats in (2, 3):
        assert Table(seats).reserve(BLUE, "olaf").refuses("trade odin") == "10.6 no-partner"


@pytest.mark.rule("althing-10.6")
def test_the_opponents_reserves_are_their_own() -> None:
    table = Table(4).reserve(BLUE, "olaf").reserve(YELLOW, "olaf")
    assert table.choices("trade") == ""


@pytest.mark.rule("althing-10.7")
def test_three_exchanges_in_a_row() -> None:
    table = Table().reserve(RED, "olaf")
    table.do("swap thor", "swap olaf", "swap thor")
    assert table.choices("swap") == ""
    assert table.refuses("swap olaf") == "10.7 three-exchanges"
    assert table.choices("fetch") != ""
    table.do("recruit 1", "pay odin", "confirm")
    assert table.choices("swap") == "odin, freyr, olaf", "something else in between"


@pytest.mark.rule("althing-10.7")
def test_exchanges_with_the_partner_count_too() -> None:
    table = Table(4).reserve(RED, "olaf").reserve(GREEN, "hild")
    table.do("swap thor", "trade olaf", "swap hild")
    assert table.refuses("trade odin") == "10.7 three-exchanges"
    assert table.refuses("swap odin") == "10.7 three-exchanges"
    table.end()
    for _ in range(3):
        table.end()
    assert table.acts == RED
    assert table.choices("trade") != "", "in the next phase again"


@pytest.mark.rule("althing-10.7")
def test_three_are_enough_for_every_arrangement() -> None:
    """Of one card of the hand, one in the own reserve and one in the partner's."""
    start = ("thor", "olaf", "hild")
    reached = set()
    plans: list[tuple[str, ...]] = [()]
    for _ in range(3):
        plans += [(*plan, verb) for plan in plans if len(plan) == _ for verb in ("swap", "trade")]
    for plan in plans:
        table = Table(4).hand(RED, "thor").reserve(RED, "olaf").reserve(GREEN, "hild")
        for verb in plan:
            table.do(f"{verb} {table.cards(RED)}")
        reached.add((table.cards(RED), table.kept(RED), table.kept(GREEN)))
    assert len(reached) == 6
    assert start in reached
