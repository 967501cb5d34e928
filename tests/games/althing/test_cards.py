"""Clause 3: what a card can be used for."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as ev
from drakkar.games.althing import pieces
from drakkar.games.althing.pieces import FAMILIES, FAMILY_OF, SYMBOLS
from tests.games.althing.facts import CARDS, DODGES, EVENTS, MALEDICTIONS, MODULE_EVENTS, PROVIDENCES, RUSES
from tests.games.althing.table import BLUE, RED, Table

STEP = "kattegat-b vegvisir-a drakkar-a thing"  # next: two nuggets and three wood


@pytest.mark.rule("althing-3.1")
def test_a_card_is_used_for_its_resources_or_for_one_symbol() -> None:
    table = Table().hand(RED, "horik horik odin")
    table.do("recruit 1", "pay horik", "confirm")
    assert (table.cards(RED), table.pile(RED)) == ("odin horik", "gudrid horik"), "no axe, but a recruit"
    table.do("play horik axe", "let", "decline", luck="")
    assert table.cards(RED) == "odin"
    assert table.refuses("play horik axe") == "3.1 card-not-in-hand"


@pytest.mark.rule("althing-3.1")
def test_one_symbol_only_of_those_on_the_card() -> None:
    table = Table().hand(RED, "halldora odin")
    assert table.choices("play") == "halldora axe, halldora troll, halldora storm"
    assert table.refuses("play halldora plot") == "3.1 symbol-not-on-card"
    assert table.refuses("play odin axe") == "3.1 symbol-not-on-card"
    table.do("play halldora troll", "let")
    assert (table.cards(RED), table.choices("play")) == ("odin", "")


@pytest.mark.rule("althing-3.2")
def test_several_cards_for_one_action() -> None:
    table = Table().hand(RED, "horik odin gudrid freyr")
    table.do("cross", "pay horik", "pay gudrid")
    (crossed,) = table.do("confirm")
    assert crossed == ev.StepCrossed(RED, "kernelyd", "a", 2, ("gudrid", "horik"), "")
    assert table.cards(RED) == "odin freyr"


@pytest.mark.rule("althing-3.2")
def test_what_is_too_much_and_what_was_not_asked_for_is_lost() -> None:
    """Horik and Bjorn give three nuggets and three bones for two and two."""
    table = Table().hand(RED, "horik bjorn odin")
    table.do("cross", "pay horik", "pay bjorn", "confirm")
    assert table.cards(RED) == "odin"
    assert "recruit 1" in table.legal, "with the Odin that is left"
    table.do("recruit 1", "pay odin", "confirm")
    assert table.acts == BLUE, "and no more"


@pytest.mark.rule("althing-3.2")
def test_only_cards_that_give_something_still_missing() -> None:
    table = Table().hand(RED, "horik odin gudrid freyr thor").limits(5, 5)
    table.do("cross")
    assert table.choices("pay") == "odin, thor, gudrid, horik", "Freyr's wood is not asked for"
    assert table.refuses("pay freyr") == "3.2 gives-nothing-missing"
    assert table.refuses("pay bjorn") == "3.1 card-not-in-hand"
    assert table.refuses("confirm") == "3.2 not-enough-yet"
    table.do("pay horik")
    assert table.choices("pay") == "thor, gudrid", "two nuggets and a bone: one bone is missing"
    table.do("pay gudrid")
    assert table.legal == ["confirm"], "enough is enough"


@pytest.mark.rule("althing-3.3")
def test_families() -> None:
    families = dict(zip(SYMBOLS, (FAMILIES[family] for family in FAMILY_OF), strict=False))
    assert families == (
        dict.fromkeys(RUSES, "ruse")
        | dict.fromkeys(DODGES, "dodge")
        | dict.fromkeys((*EVENTS, *MODULE_EVENTS), "event")
        | dict.fromkeys(PROVIDENCES, "providence")
        | dict.fromkeys(MALEDICTIONS, "malediction")
    )
    shown = {symbol.id: symbol.family for symbol in Table().now().stage().symbols}
    assert shown == families


def test_the_numbers_are_the_places_of_the_names() -> None:
    """The engine knows cards and symbols by numbers written out, which the compiler puts in place."""
    for names in (pieces.SYMBOLS, pieces.STEP_SYMBOLS, pieces.FAMILIES[:-1], pieces.RESOURCES, pieces.SIDES):
        assert [getattr(pieces, name.upper()) for name in names] == list(range(len(names)))
    for name in ("baldur", "loki", "jotunn"):
        assert pieces.CARDS[getattr(pieces, name.upper())] == name
    assert len(pieces.CARDS) == pieces.KINDS
    assert pieces.CARDS[pieces.FIRST_VIKING : pieces.JOTUNN] == pieces.VIKINGS
    assert pieces.CARDS[pieces.FIRST_FJORD : pieces.FIRST_TROLL] == pieces.FJORD_TROLLS
    assert pieces.CARDS[pieces.FIRST_TROLL :] == pieces.TROLLS


@pytest.mark.rule("althing-3.4")
def test_a_universal_resource_is_of_any_type_for_any_goal() -> None:
    table = Table(fjord_trolls="always").row("gudrid horik hild beldurk dazgul").hand(RED, "beldurk thor")
    assert table.choices("recruit") == "1, 2, 4", "two nuggets, or with Thor's bone three for Beldurk"
    table = Table().hand(RED, "beldurk beldurk odin")
    table.do("cross", "pay beldurk", "pay beldurk", "confirm")
    assert table.position(RED) == 2, "two nuggets and two bones"


@pytest.mark.rule("althing-3.4")
def test_it_is_never_split() -> None:
    """One nugget and one bone are missing of two and two."""
    table = Table().hand(RED, "odin thor beldurk freyr")
    assert table.refuses("cross") == "5.1 cannot-cross"
    assert table.refusal("cross").params == {"step": "kernelyd", "face": "a", "missing": 1}


@pytest.mark.rule("althing-3.4")
def test_its_type_is_open_until_all_is_paid() -> None:
    """Two universal twos and Odin for two nuggets and three wood: one is both nuggets, one both wood."""
    table = Table().track("kattegat-b drakkar-a snekkar-a thing").at(0, 0)
    table.hand(RED, "beldurk beldurk freyr odin gudrid").limits(5, 5)
    table.do("cross")
    assert table.choices("pay") == "odin, freyr, beldurk"
    table.do("pay beldurk")
    assert table.choices("pay") == "odin, freyr, beldurk", "it may become wood, then nuggets are missing"
    assert table.prompt.params["missing"] == 3
    table.do("pay beldurk")
    assert table.choices("pay") == "freyr", "two of each: an Odin could not complete that any more"
    table.do("pay freyr")
    assert table.legal == ["confirm"]


@pytest.mark.rule("althing-3.4")
def test_a_universal_three_for_a_wall_of_nuggets() -> None:
    table = Table().track("kattegat-b eldaskali-b snekkar-a thing").at(0, 0)
    table.hand(RED, "heskabech baldur freyr odin")
    table.do("cross", "pay heskabech", "pay baldur", "pay odin", "confirm")
    assert table.position(RED) == 1


@pytest.mark.rule("althing-3.5")
def test_cards_used_and_recruited_go_to_ones_own_discard_pile() -> None:
    table = Table().hand(RED, "horik odin thor freyr").deck(RED, "odin")
    table.do("recruit 5", "pay horik", "pay odin", "confirm")
    assert table.pile(RED) == "odin horik hild"
    table.do("play thor axe", "let", "decline")
    assert table.pile(RED) == "odin thor horik hild"
    assert table.pile(RED, viewer=BLUE) == "odin thor horik hild", "all of them were seen"


@pytest.mark.rule("althing-3.6")
def test_a_troll_in_the_hand_is_good_for_nothing() -> None:
    table = Table().hand(RED, "troll-1 troll-1")
    assert table.legal == ["store troll-1", "end"]
    table = Table().hand(RED, "horik gudrid troll-1")
    table.do("cross")
    assert table.choices("pay") == "gudrid, horik"


@pytest.mark.rule("althing-3.6")
def test_a_troll_may_be_dropped_reworked_or_kept_in_the_reserve() -> None:
    table = Table().hand(RED, "troll-1 odin")
    table.do("end", "drop troll-1")
    assert table.pile(RED) == "troll-1"
    table = Table().hand(RED, "troll-1 baldur").deck(RED, "odin odin odin")
    table.do("play baldur rework", "let", "drop troll-1")
    assert (table.cards(RED), table.pile(RED)) == ("odin odin", "baldur troll-1")
    table = Table().hand(RED, "troll-1 odin")
    table.do("store troll-1")
    assert table.kept(RED) == "troll-1"


def test_every_symbol_is_on_some_card() -> None:
    assert {symbol for card in CARDS.values() for symbol in card.symbols} == set(SYMBOLS)
