"""Clause 4: the assembly, and what its cards cost."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as ev
from drakkar.kernel.game import SPECTATOR
from tests.games.althing.table import BLUE, RED, Table, names
from tests.games.played import of_type

FJORD = "beldurk dilbrett gudrid dazgul hild"


def mixed() -> Table:
    """An assembly of Vikings and fjord trolls."""
    return Table(fjord_trolls="always").row(FJORD)


# ---- the row


@pytest.mark.rule("althing-4.1")
@pytest.mark.parametrize(
    ("slot", "row"),
    [
        (1, "olaf floki sigvaar horik siggy"),
        (2, "olaf gudrid sigvaar horik siggy"),
        (3, "olaf gudrid floki horik siggy"),
        (4, "olaf gudrid floki sigvaar siggy"),
        (5, "olaf gudrid floki sigvaar horik"),
    ],
)
def test_cards_nearer_to_the_deck_move_up_and_a_new_one_comes_in_at_slot_1(slot: int, row: str) -> None:
    table = Table().row("gudrid floki sigvaar horik siggy").hand(RED, "odin odin odin")
    table.do(f"recruit {slot}", "pay odin")
    if slot > 3:
        table.do("pay odin")
    happened = table.do("confirm", luck="olaf")
    assert table.assembly == row
    assert of_type(happened, ev.AssemblyRefilled) == [ev.AssemblyRefilled(("olaf",))]


@pytest.mark.rule("althing-4.1")
def test_new_cards_come_in_one_after_the_other() -> None:
    table = Table().hand(RED, "odin odin odin")
    table.do("recruit 2", "recruit 3", "pay odin", "pay odin")
    happened = table.do("confirm", luck="olaf bjorn")
    assert table.assembly == "bjorn olaf gudrid horik hild", "the first one made room for the second"
    assert of_type(happened, ev.AssemblyRefilled) == [ev.AssemblyRefilled(("olaf", "bjorn"))]


# ---- paying


@pytest.mark.rule("althing-4.2")
def test_the_rulebooks_example_hild_for_horik_and_halldora() -> None:
    """L177: three nuggets, just enough for Hild; all three cards go to the discard pile."""
    table = (
        Table(fjord_trolls="always").row("gudrid floki beldurk horik hild").hand(RED, "horik halldora odin")
    )
    table.do("recruit 5", "pay horik")
    assert table.prompt.params == {"number": 1, "cost": 3, "currency": "nuggets", "missing": 1}
    table.do("pay halldora")
    recruited, refilled = table.do("confirm", luck="olaf")
    assert recruited == ev.CardsRecruited(RED, ("hild",), ("horik", "halldora"), "")
    assert refilled == ev.AssemblyRefilled(("olaf",))
    assert table.pile(RED) == "horik hild halldora"
    assert table.assembly == "olaf gudrid floki beldurk horik"


@pytest.mark.rule("althing-4.3")
def test_the_rulebooks_example_beldurk_for_the_same_two() -> None:
    """L177: one wood and two bones."""
    table = (
        Table(fjord_trolls="always").row("gudrid floki beldurk horik hild").hand(RED, "horik halldora odin")
    )
    table.do("recruit 3", "pay halldora", "pay horik")
    recruited, *_ = table.do("confirm")
    assert recruited == ev.CardsRecruited(RED, ("beldurk",), ("horik", "halldora"), "")
    assert table.pile(RED) == "horik halldora beldurk"


@pytest.mark.rule("althing-4.2")
def test_several_recruits_in_one_payment() -> None:
    """Baldur, Horik and Odin: five nuggets, for one, one and two."""
    table = Table().hand(RED, "baldur horik odin")
    table.do("recruit 1")
    assert table.choices("recruit") == "2, 3, 4, 5"
    table.do("recruit 4")
    assert table.choices("recruit") == "2, 3", "Hild would make six"
    table.do("recruit 2")
    assert table.choices("recruit") == "3", "five would just do"
    table.do("pay baldur", "pay horik")
    assert table.legal == ["recruit 3", "confirm"]
    happened = table.do("confirm")
    assert happened[0] == ev.CardsRecruited(RED, ("gudrid", "floki", "horik"), ("baldur", "horik"), "")
    assert table.pile(RED) == "baldur gudrid floki horik horik"


@pytest.mark.rule("althing-4.2")
def test_one_more_may_be_wanted_while_paying() -> None:
    table = Table().hand(RED, "baldur odin thor")
    table.do("recruit 1", "pay baldur")
    assert table.legal == ["recruit 2", "recruit 3", "recruit 4", "confirm"]
    table.do("recruit 4")
    assert table.choices("pay") == "odin", "now one is missing again"
    assert table.refuses("confirm") == "3.2 not-enough-yet"
    table.do("pay odin", "confirm")
    assert table.cards(RED) == "thor"


@pytest.mark.rule("althing-4.2")
def test_who_cannot_pay_does_not_recruit() -> None:
    table = Table().hand(RED, "odin odin thor freyr")
    assert table.choices("recruit") == "1, 2, 3, 4"
    assert table.refuses("recruit 5") == "4.2 cannot-afford"
    params = {"slot": 5, "card": "hild", "currency": "nuggets", "cost": 3, "have": 2}
    assert table.refusal("recruit 5").params == params
    table.do("recruit 1")
    assert table.refuses("recruit 1") == "4.2 slot-chosen"
    assert table.refuses("recruit 4") == "4.2 cannot-afford"
    params = {"slot": 4, "card": "horik", "currency": "nuggets", "cost": 3, "have": 2}
    assert table.refusal("recruit 4").params == params, "the cost of all that are chosen"


@pytest.mark.rule("althing-4.2")
def test_what_comes_in_is_not_part_of_the_same_payment() -> None:
    table = Table().hand(RED, "baldur odin")
    table.do("recruit 1", "pay baldur")
    table.do("confirm", luck="gudrid")
    assert table.assembly.startswith("gudrid floki"), "one nugget was too much, and is lost"
    table.do("recruit 1", "pay odin", "confirm")
    assert table.pile(RED) == "", "the deck was empty: all was shuffled"
    assert table.owned(RED)["gudrid"] == 2


@pytest.mark.rule("althing-4.3")
def test_fjord_trolls_are_paid_with_wood_and_bones_in_any_mix() -> None:
    for hand in ("floki freyr", "gudrid thor", "floki thor", "gudrid freyr", "hild odin"):
        table = mixed().hand(RED, f"{hand} odin")
        first, second = hand.split()
        table.do("recruit 1", f"pay {first}")
        if second != "odin":
            assert table.choices("pay") == second
            table.do(f"pay {second}")
        table.do("confirm")
        assert table.owned(RED)["beldurk"] == 1
    table = mixed().hand(RED, "baldur baldur odin odin")
    assert table.choices("recruit") == "3, 5", "nuggets do not help"
    params = {"slot": 1, "card": "beldurk", "currency": "wood_bones", "cost": 3, "have": 0}
    assert table.refusal("recruit 1").params == params


@pytest.mark.rule("althing-4.3")
def test_vikings_are_paid_with_nuggets_alone() -> None:
    table = mixed().hand(RED, "floki gudrid hild aslaug")
    assert table.choices("recruit") == "1, 2, 4"
    assert table.refusal("recruit 3").params["have"] == 0


@pytest.mark.rule("althing-4.3")
def test_one_payment_is_in_one_currency() -> None:
    table = mixed().hand(RED, "olaf halldora siggy hild")
    table.do("recruit 3")
    assert table.refuses("recruit 1") == "4.3 other-currency"
    assert table.refusal("recruit 1").params == {"slot": 1, "currency": "nuggets"}
    assert table.choices("recruit") == "5"
    table = mixed().hand(RED, "olaf halldora siggy hild")
    table.do("recruit 1")
    assert table.choices("recruit") == "2, 4"
    assert table.refuses("recruit 3") == "4.3 other-currency"
    table.do("recruit 2", "pay hild", "pay siggy", "pay halldora", "confirm")
    assert table.pile(RED) == "siggy hild halldora beldurk dilbrett"


@pytest.mark.rule("althing-4.3")
def test_a_universal_card_pays_in_either_currency() -> None:
    table = mixed().hand(RED, "dazgul thor odin")
    assert table.choices("recruit") == "1, 2, 3, 5"
    table.do("recruit 5", "pay dazgul")
    assert table.choices("pay") == "odin"
    table = mixed().hand(RED, "dazgul thor odin")
    table.do("recruit 1", "pay dazgul")
    assert table.choices("pay") == "thor"


# ---- nothing is announced before it is confirmed


@pytest.mark.rule("althing-4.4")
def test_until_it_is_confirmed_nobody_sees_goal_or_cards() -> None:
    table = Table(3).hand(RED, "baldur horik odin")
    before = {viewer: table.scene(viewer) for viewer in (BLUE, 2, SPECTATOR)}
    for ply in ("recruit 1", "pay baldur", "recruit 4", "pay horik"):
        assert table.do(ply) == []
        for viewer, seen in before.items():
            assert table.scene(viewer) == seen
    assert table.scene(RED).phase == "paying"
    payment = table.scene(RED).payment
    assert payment is not None
    assert (payment.cards, payment.pledged, payment.cost) == (("gudrid", "horik"), ("baldur", "horik"), 3)
    assert (payment.nuggets, payment.wood, payment.bones, payment.missing) == (4, 0, 1, 0)
    table.do("confirm")
    assert table.pile(RED, viewer=BLUE) == "baldur gudrid horik horik"


@pytest.mark.rule("althing-4.4")
def test_a_goal_once_chosen_is_paid_or_taken_back() -> None:
    table = Table().hand(RED, "odin odin thor")
    table.do("recruit 1")
    for notation in ("end", "cross", "play thor axe", "store odin"):
        assert table.refuses(notation) == "1.3 not-this-choice"
    table = Table().hand(RED, "horik gudrid")
    table.do("cross")
    assert table.refuses("recruit 1") == "1.3 not-this-choice", "nor is anything added to a crossing"


# ---- refilling


@pytest.mark.rule("althing-4.5")
def test_the_row_is_refilled_once_after_the_action() -> None:
    table = Table().hand(RED, "baldur odin odin").deck(RED, "odin")
    table.do("recruit 1", "recruit 2", "recruit 3", "pay baldur", "pay odin")
    assert table.assembly == "gudrid floki sigvaar horik hild"
    happened = table.do("confirm", luck="olaf bjorn siggy")
    assert names(happened) == ["CardsRecruited", "AssemblyRefilled"]
    assert table.assembly == "siggy bjorn olaf horik hild"


@pytest.mark.rule("althing-4.6")
def test_with_an_empty_deck_the_row_stays_short() -> None:
    table = Table().pool("").hand(RED, "odin odin odin")
    assert names(table.do("recruit 3", "pay odin", "confirm")) == ["CardsRecruited"]
    assert table.assembly == "- gudrid floki horik hild"
    assert table.refuses("recruit 1") == "4.6 slot-empty"
    assert table.refusal("recruit 1").params == {"slot": 1}
    table = Table().pool("olaf").hand(RED, "odin odin odin")
    table.do("recruit 1", "recruit 3", "pay odin", "pay odin", "confirm")
    assert table.assembly == "- olaf floki horik hild"


@pytest.mark.rule("althing-4.6")
def test_cards_put_under_the_deck_come_again() -> None:
    table = Table().pool("").placed(bottom="olaf bjorn").hand(RED, "odin odin odin")
    table.do("recruit 2", "pay odin", "confirm")
    assert table.assembly == "olaf gudrid sigvaar horik hild", "in their order"
    assert table.scene().deck.bottom == ("bjorn",)


@pytest.mark.rule("althing-4.6")
def test_cards_on_top_come_before_the_shuffled_ones_and_those_before_the_bottom() -> None:
    table = Table().placed(top="olaf", bottom="bjorn").pool("siggy").hand(RED, "odin odin odin")
    table.do("recruit 1", "recruit 2", "recruit 3", "pay odin", "pay odin", "pay odin", "confirm")
    assert table.assembly == "bjorn siggy olaf horik hild"
