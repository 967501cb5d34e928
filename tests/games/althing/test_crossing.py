"""Clauses 1.2, 1.3 and 5: crossing, and the course and end of a phase."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as ev
from drakkar.games.althing.game import load_game
from drakkar.kernel.game import SPECTATOR
from tests.games.althing.table import BLUE, GREEN, RED, Table, names
from tests.games.played import of_type

SEASONED = "kattegat-b snekkar-a drakkar-a dragvendil-a kernelyd-a althing"
STRONG = "olaf olaf hild aslaug"  # four nuggets, five wood, five bones
QUICK = load_game(("quick.toml", "[limit]\nactions = 3\n"))


# ---- crossing


@pytest.mark.rule("althing-5.1")
@pytest.mark.parametrize(
    ("hand", "missing"),
    [
        ("odin odin thor thor", 0),
        ("horik thor freyr", 0),
        ("horik freyr odin", 1),
        ("gudrid gudrid odin", 1),
        ("baldur baldur freyr", 2),
        ("floki floki floki", 4),
    ],
)
def test_at_least_what_the_step_asks_for_type_by_type(hand: str, missing: int) -> None:
    """Kernelyd: two nuggets and two bones."""
    table = Table().hand(RED, hand)
    if missing:
        assert table.refuses("cross") == "5.1 cannot-cross"
        assert table.refusal("cross").params == {"step": "kernelyd", "face": "a", "missing": missing}
    else:
        assert "cross" in table.legal


@pytest.mark.rule("althing-5.1")
def test_the_pawn_moves_to_the_step() -> None:
    table = Table().hand(RED, "horik thor freyr")
    table.do("cross", "pay horik", "pay thor")
    assert table.do("confirm") == [ev.StepCrossed(RED, "kernelyd", "a", 2, ("thor", "horik"), "")]
    assert (table.position(RED), table.position(BLUE)) == (2, 1)
    assert table.pile(RED) == "thor horik"
    assert table.now().score().totals == (2, 1)


@pytest.mark.rule("althing-5.2")
def test_one_step_a_phase() -> None:
    table = Table().hand(RED, "horik thor olaf hild")
    table.do("cross", "pay horik", "pay thor", "confirm")
    assert table.refuses("cross") == "5.2 already-crossed"
    assert table.scene().crossed
    table.do("recruit 1", "pay olaf", "confirm")
    table.end()
    table.end()
    assert table.acts == RED
    assert not table.scene().crossed, "but in the next phase again"


@pytest.mark.rule("althing-5.3")
def test_step_by_step_and_any_number_of_pawns_on_one() -> None:
    table = Table(3).hand(RED, "horik thor odin").at(1, 2, 2)
    table.do("cross")
    assert table.says("confirm").params == {"step": "kernelyd", "face": "a"}, "the next one, never another"
    table.do("pay horik", "pay thor", "confirm")
    assert [table.position(seat) for seat in range(3)] == [2, 2, 2]


# ---- phases and rounds


@pytest.mark.rule("althing-1.2")
def test_one_phase_for_each_clockwise_and_the_first_player_begins_every_round() -> None:
    table = Table(3).first(GREEN).turn(GREEN)
    began = [event for _ in range(7) for event in of_type(table.end(), ev.PhaseBegan)]
    assert began == [
        ev.PhaseBegan(RED, 3, ""),
        ev.PhaseBegan(BLUE, 3, ""),
        ev.PhaseBegan(GREEN, 4, ""),
        ev.PhaseBegan(RED, 4, ""),
        ev.PhaseBegan(BLUE, 4, ""),
        ev.PhaseBegan(GREEN, 5, ""),
        ev.PhaseBegan(RED, 5, ""),
    ]


@pytest.mark.rule("althing-1.3")
def test_anything_in_any_order_and_more_than_once() -> None:
    table = Table().hand(RED, "thor sigvaar horik baldur thor").limits(5, 5)
    table.do("recruit 1", "pay sigvaar", "confirm")
    table.do("play thor troll", "let")
    table.do("store baldur")
    table.do("cross", "pay horik", "pay thor", "confirm")
    assert table.acts == BLUE, "no card left"
    table = Table().hand(RED, "thor odin baldur horik thor").limits(5, 5)
    table.do("recruit 1", "pay odin", "confirm", "recruit 2", "pay baldur", "confirm")
    table.do("play thor axe", "let", "decline", "play thor troll", "let")
    assert table.cards(RED) == "horik"


@pytest.mark.rule("althing-1.3")
def test_arranging_is_the_last_thing() -> None:
    table = Table()
    table.do("end")
    assert table.legal == ["drop odin", "drop thor", "drop freyr", "draw"]
    assert table.refuses("recruit 1") == "1.3 not-this-choice"
    assert table.refusal("recruit 1").params == {"phase": "arranging"}


@pytest.mark.rule("althing-5.4")
def test_a_phase_ends_when_its_player_says_so() -> None:
    table = Table()
    assert table.do("end") == []
    assert table.asked == ("arranging", RED)
    happened = table.do("draw")
    assert (names(happened), table.asked) == (["PhaseBegan"], ("acting", BLUE)), "the hand was full"


@pytest.mark.rule("althing-5.4")
def test_or_at_once_when_no_card_is_left() -> None:
    table = Table().hand(RED, "odin").deck(RED, "odin odin thor freyr freyr")
    happened = table.do("recruit 1", "pay odin", "confirm", luck="olaf odin thor odin freyr")
    assert names(happened) == ["CardsRecruited", "AssemblyRefilled", "CardsDrawn", "PhaseBegan"]
    assert (table.cards(RED), table.acts) == ("odin odin thor freyr", BLUE), "nothing to arrange"
    table = Table().hand(RED, "odin")
    happened = table.do("store odin")
    assert names(happened) == ["CardStored", "CardsDrawn", "PhaseBegan"]


@pytest.mark.rule("althing-5.4")
def test_who_begins_with_an_empty_hand_has_come_to_the_end() -> None:
    """Robbed of the last card: Blue's phase passes, with the cards drawn for the next."""
    table = Table().hand(BLUE, "odin").deck(BLUE, "thor freyr")
    table.do("play thor axe", "let", "decline")
    table.do("end")
    happened = table.do("draw")
    assert names(happened) == ["CardsDrawn", "PhaseBegan", "DeckReshuffled", "CardsDrawn", "PhaseBegan"]
    assert happened[1] == ev.PhaseBegan(BLUE, 3, "")
    assert happened[4] == ev.PhaseBegan(RED, 4, "")
    assert (table.cards(BLUE), table.acts) == ("odin thor freyr", RED)


@pytest.mark.rule("althing-5.5")
def test_any_of_the_hand_is_dropped_face_down_then_cards_are_drawn() -> None:
    table = Table().deck(RED, "gudrid floki sigvaar siggy").discard(RED, "olaf")
    table.do("end")
    assert table.do("drop thor") == [ev.CardDropped(RED, "thor")]
    table.do("drop odin")
    assert (table.pile(RED), table.pile(RED, viewer=BLUE)) == ("odin thor olaf", "olaf ? ?")
    happened = table.do("draw", luck="siggy floki")
    assert happened[0] == ev.CardsDrawn(RED, 2, ("siggy", "floki"))
    assert table.cards(RED) == "odin freyr floki siggy"


@pytest.mark.rule("althing-5.5")
def test_the_whole_hand_or_nothing_of_it() -> None:
    table = Table().hand(RED, "odin thor").deck(RED, "gudrid floki sigvaar siggy")
    table.do("end", "drop odin", "drop thor")
    assert table.legal == ["draw"]
    table.do("draw")
    assert table.cards(RED) == "gudrid floki sigvaar siggy"


@pytest.mark.rule("althing-5.6")
def test_after_forty_actions_only_the_end_is_left() -> None:
    table = Table().acted(39)
    assert table.scene().actions_left == 1
    table.do("recruit 1", "pay odin", "confirm")
    assert table.legal == ["end"]
    assert table.refuses("recruit 1") == "5.6 enough-actions"
    assert table.refuses("play thor axe") == "5.6 enough-actions"
    assert table.refusal("play thor axe").params == {"actions": 40}
    assert table.prompt.key == "prompt-act-enough"
    table.end()
    table.end()
    assert table.scene().actions_left == 40


@pytest.mark.rule("althing-5.6")
def test_what_counts_as_an_action() -> None:
    table = Table(2, QUICK).hand(RED, "thor odin odin freyr")
    table.do("play thor axe", "let")
    table.do("decline")
    assert table.scene().actions_left == 2, "to decline is none"
    table.do("store odin")
    assert table.scene().actions_left == 1
    table.do("swap freyr")
    assert table.legal == ["end"]


# ---- reshuffling


@pytest.mark.rule("althing-5.7")
def test_the_discard_pile_becomes_the_deck_the_moment_that_is_empty() -> None:
    table = Table().hand(RED, "odin thor").deck(RED, "gudrid floki").discard(RED, "olaf siggy")
    table.do("end")
    happened = table.do("draw")
    assert names(happened) == ["DeckReshuffled", "CardsDrawn", "PhaseBegan"]
    assert happened[0] == ev.DeckReshuffled(RED, 2)
    assert (table.cards(RED), table.left(RED), table.pile(RED)) == ("odin thor gudrid floki", 2, "")


@pytest.mark.rule("althing-5.7")
def test_in_the_middle_of_a_draw_too() -> None:
    table = Table().hand(RED, "odin").deck(RED, "gudrid").discard(RED, "olaf siggy bjorn")
    table.do("end")
    happened = table.do("draw", luck="gudrid olaf bjorn")
    assert happened[1] == ev.CardsDrawn(RED, 3, ("gudrid", "olaf", "bjorn"))
    assert (table.cards(RED), table.left(RED)) == ("odin gudrid bjorn olaf", 1)


@pytest.mark.rule("althing-5.7")
def test_cards_in_use_go_to_the_discard_pile_before_that() -> None:
    """Nothing in deck or pile: what is paid and recruited is the new deck."""
    table = Table().hand(RED, "odin thor").deck(RED, "")
    happened = table.do("recruit 1", "pay odin", "confirm")
    assert ev.DeckReshuffled(RED, 2) in happened
    assert (table.left(RED), table.pile(RED)) == (2, "")


@pytest.mark.rule("althing-5.7")
def test_a_dropped_card_may_be_drawn_again() -> None:
    table = Table().hand(RED, "odin thor").deck(RED, "")
    table.do("end")
    assert names(table.do("drop thor")) == ["CardDropped", "DeckReshuffled"]
    table.do("draw")
    assert (table.cards(RED), table.left(RED)) == ("odin thor", 0), "as many as there are"


# ---- seasoned


def ends(table: Table, *hands: int) -> None:
    """The next phases end, and these are then the sizes of the hands."""
    for number in hands:
        seat = table.acts
        table.end()
        assert len(table.scene().players[seat].hand) == number


@pytest.mark.rule("althing-5.8")
def test_who_crosses_onto_seasoned_draws_five_at_once_the_others_at_their_next_end() -> None:
    table = Table(3).track(SEASONED).hand(RED, STRONG).turn(RED)
    for seat in range(3):
        table.deck(seat, "odin odin odin odin odin odin")
    table.do("cross", "pay olaf", "pay hild")
    happened = table.do("confirm")
    assert names(happened) == ["StepCrossed", "HandLimitRaised"]
    assert happened[1] == ev.HandLimitRaised(RED, 5)
    assert [player.limit_grows for player in table.scene().players] == [False, True, True]
    ends(table, 5)
    assert len(table.scene().players[BLUE].hand) == 4, "not before the end of its phase"
    ends(table, 5, 5, 5)
    assert [player.hand_limit for player in table.scene().players] == [5, 5, 5]
    assert not any(player.limit_grows for player in table.scene().players)


@pytest.mark.rule("althing-5.8")
def test_a_partner_too_waits_for_the_end_of_his_next_phase() -> None:
    table = Table(4).track(SEASONED).hand(RED, STRONG)
    for seat in range(4):
        table.deck(seat, "odin odin odin odin odin odin")
    table.do("cross", "pay olaf", "pay hild", "confirm")
    assert [player.hand_limit for player in table.scene().players] == [5, 4, 4, 4]
    ends(table, 5, 5)
    assert [player.hand_limit for player in table.scene().players] == [5, 5, 4, 4]
    ends(table, 5, 5)
    assert table.acts == RED


@pytest.mark.rule("althing-5.8")
def test_whoever_stood_on_it_or_not_and_never_six() -> None:
    """Blue crosses the same step later, and Red another one with Seasoned."""
    table = Table().track(SEASONED).at(2, 1).limits(5, 4, grows=(BLUE,)).hand(RED, "gudrid gudrid odin odin")
    table.hand(BLUE, STRONG).deck(RED, "odin odin odin odin").deck(BLUE, "odin odin odin odin")
    table.do("cross", "pay gudrid", "pay gudrid")
    assert names(table.do("confirm")) == ["StepCrossed"], "no more than five"
    ends(table, 5)
    table.do("cross", "pay olaf", "pay hild")
    assert names(table.do("confirm")) == ["StepCrossed", "HandLimitRaised"], "in its own phase: at once"
    ends(table, 5, 5, 5)


@pytest.mark.rule("althing-5.8")
def test_without_seasoned_the_limit_stays_four() -> None:
    table = Table().hand(RED, STRONG).deck(RED, "odin odin odin odin")
    table.do("cross", "pay olaf", "pay aslaug", "confirm")
    ends(table, 4)


def test_the_limit_is_for_drawing() -> None:
    """A hand of five is kept as it is, whoever looks."""
    table = Table().limits(5, 5).hand(BLUE, "odin odin odin thor freyr").turn(BLUE)
    assert len(table.scene(SPECTATOR).players[BLUE].hand) == 5
    ends(table, 5)
