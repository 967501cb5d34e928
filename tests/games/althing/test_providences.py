"""Clause 9: day labourer, rework and reorganise, and the counter-attacks on them."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as ev
from drakkar.kernel.game import SPECTATOR
from tests.games.althing.table import BLUE, GREEN, RED, YELLOW, Table, names

PROVIDENCES = [
    ("heskabech", "day_labourer", "storm", "fair_weather"),
    ("beldurk", "rework", "troll", "detroll"),
    ("dilbrett", "reorganise", "axe", "shield"),
]
PHASES = {"day_labourer": "hiring", "rework": "reworking", "reorganise": "reorganising"}
providences = pytest.mark.parametrize(("card", "providence", "ruse", "dodge"), PROVIDENCES)


# ---- who is asked


@pytest.mark.rule("althing-9.1")
@providences
def test_the_ruse_that_matches_counters_it(card: str, providence: str, ruse: str, dodge: str) -> None:
    carriers = {
        "axe": "thor, horik, bjorn, halldora, dazgul",
        "troll": "thor, aslaug, halldora, beldurk",
        "storm": "hild, halldora",
    }[ruse]
    table = Table().hand(RED, f"{card} odin")
    table.hand(BLUE, "odin thor freyr aslaug horik hild bjorn halldora beldurk dazgul floki")
    table.do(f"play {card} {providence}")
    assert (table.asked, table.choices("answer")) == (("answering", BLUE), carriers)
    assert table.refuses("answer odin") == "9.1 not-an-answer"
    assert table.refusal("answer odin").params == {"card": "odin", "symbol": ruse}
    assert table.do("answer halldora") == [ev.CounterPlayed(BLUE, RED, "halldora", ruse, providence)]
    assert table.asked == ("acting", RED)
    assert (table.pile(RED), table.pile(BLUE)) == (card, "halldora")
    assert dodge not in carriers


@pytest.mark.rule("althing-9.1")
@pytest.mark.rule("althing-7.2")
@providences
def test_every_opponent_is_asked_clockwise_whatever_he_holds(
    card: str, providence: str, ruse: str, dodge: str
) -> None:
    table = Table(3).turn(BLUE).hand(BLUE, f"{card} odin").hand(GREEN, "odin").hand(RED, "odin halldora")
    table.do(f"play {card} {providence}")
    assert (table.asked, table.legal) == (("answering", GREEN), ["let"])
    assert table.do("let") == [ev.AnswerDeclined(GREEN)]
    assert (table.asked, table.legal) == (("answering", RED), ["answer halldora", "let"])
    table.do("let")
    assert table.asked == (PHASES[providence], BLUE)
    assert (ruse, dodge) != ("", "")


@pytest.mark.rule("althing-9.1")
@providences
def test_a_partner_is_not_asked(card: str, providence: str, ruse: str, dodge: str) -> None:
    table = Table(4).turn(BLUE).hand(BLUE, f"{card} odin").hand(YELLOW, "halldora odin")
    table.do(f"play {card} {providence}")
    assert table.acts == GREEN
    table.do("let")
    assert table.acts == RED
    table.do("let")
    assert table.asked == (PHASES[providence], BLUE)
    assert ruse in ("axe", "troll", "storm")
    assert dodge


@pytest.mark.rule("althing-9.1")
def test_the_first_counter_attack_ends_it() -> None:
    table = Table(3).hand(RED, "baldur odin").hand(BLUE, "thor odin").hand(GREEN, "thor odin")
    table.do("play baldur rework", "answer thor")
    assert table.asked == ("acting", RED), "Green is not asked any more"
    assert table.cards(GREEN) == "odin thor"


@pytest.mark.rule("althing-9.1")
@pytest.mark.rule("althing-7.2")
def test_only_an_empty_hand_spares_the_question() -> None:
    table = Table(3).hand(RED, "baldur odin").hand(BLUE, "")
    table.do("play baldur rework")
    assert table.acts == GREEN
    table = Table().hand(RED, "baldur odin").hand(BLUE, "")
    table.do("play baldur rework")
    assert table.asked == ("reworking", RED)


@pytest.mark.rule("althing-7.2")
@providences
def test_who_could_counter_and_who_could_not_look_the_same(
    card: str, providence: str, ruse: str, dodge: str
) -> None:
    """The others see the same question, and the same when it was let pass."""
    seen = []
    for hand, deck in (("halldora odin", "odin freyr"), ("odin freyr", "halldora odin")):
        table = Table(3).hand(RED, f"{card} odin").hand(BLUE, hand).deck(BLUE, deck)
        table.do(f"play {card} {providence}")
        asked = [table.scene(viewer) for viewer in (RED, GREEN, SPECTATOR)]
        told = [table.game.redact(event, RED) for event in table.do("let")]
        seen.append((asked, told, [table.scene(viewer) for viewer in (RED, GREEN, SPECTATOR)]))
    assert seen[0] == seen[1], (ruse, dodge)


# ---- what a counter-attack does


@pytest.mark.rule("althing-9.2")
@pytest.mark.parametrize(("card", "providence"), [("heskabech", "day_labourer"), ("beldurk", "rework")])
def test_no_troll_and_no_storm_troll_is_needed(card: str, providence: str) -> None:
    """Blue has neither at hand, and nothing is given or raised."""
    table = Table(3).hand(RED, f"{card} odin").hand(BLUE, "halldora odin").storm(BLUE, GREEN)
    table.discard(GREEN, "troll-1 troll-1")
    table.do(f"play {card} {providence}", "answer halldora")
    shown = table.scene().players
    assert (shown[RED].storms, shown[RED].deck_trolls, shown[BLUE].trolls) == ((), (), 0)
    assert table.weather(GREEN) == "stormur-1"


@pytest.mark.rule("althing-9.2")
def test_nothing_is_stolen_by_a_counter_attack() -> None:
    table = Table(3).hand(RED, "dilbrett odin").hand(BLUE, "thor odin")
    table.do("play dilbrett reorganise", "answer thor")
    assert (table.cards(RED), table.scene().borrowed) == ("odin", None)
    assert table.scene(RED).deck.number == 25, "nor was anything looked at"


@pytest.mark.rule("althing-9.3")
@pytest.mark.rule("althing-6.2")
@providences
def test_on_sacred_ground_nobody_is_asked(card: str, providence: str, ruse: str, dodge: str) -> None:
    table = Table(3).hand(RED, f"{card} odin").at(0, 1, 1).hand(BLUE, "halldora odin")
    table.do(f"play {card} {providence}")
    assert table.asked == (PHASES[providence], RED), (ruse, dodge)
    plain = "kattegat-b eldaskali-a kernelyd-a snekkar-a vegvisir-a thing"
    table = Table(3).track(plain).hand(RED, f"{card} odin").at(0, 0, 0)
    table.do(f"play {card} {providence}")
    assert table.asked == ("answering", BLUE)


@pytest.mark.rule("althing-9.3")
def test_who_counters_may_stand_on_sacred_ground() -> None:
    table = Table().hand(RED, "baldur odin").at(1, 0).hand(BLUE, "thor odin")
    table.do("play baldur rework")
    assert table.choices("answer") == "thor"


@pytest.mark.rule("althing-9.4")
@providences
def test_a_counter_attack_cannot_be_dodged(card: str, providence: str, ruse: str, dodge: str) -> None:
    table = Table().hand(RED, f"{card} olaf").hand(BLUE, "halldora odin")
    table.do(f"play {card} {providence}", "answer halldora")
    assert table.asked == ("acting", RED), (ruse, dodge)
    assert table.cards(RED) == "olaf"


@pytest.mark.rule("althing-9.5")
@providences
def test_with_the_option_it_can(card: str, providence: str, ruse: str, dodge: str) -> None:
    """The rulebook's example: a day labourer, countered by a storm, saved by fair weather."""
    table = Table(3, dodge_the_counter="on").hand(RED, f"{card} olaf odin").hand(BLUE, "halldora odin")
    table.do(f"play {card} {providence}", "answer halldora")
    assert (table.asked, table.legal) == (("answering", RED), ["answer olaf", "let"])
    shown = table.scene(GREEN).announced
    assert shown is not None
    assert (shown.counter, shown.counter_card, shown.answer) == (BLUE, "halldora", dodge)
    assert table.refuses("answer odin") == "9.5 not-an-answer"
    happened = table.do("answer olaf")
    assert happened[0] == ev.DodgePlayed(RED, BLUE, "olaf", dodge, ruse)
    assert table.asked == (PHASES[providence], RED), "the providence goes on, and nobody else is asked"
    shown = table.scene(GREEN).announced
    assert shown is not None
    assert (shown.counter, shown.counter_card) == (-1, "")


@pytest.mark.rule("althing-9.5")
def test_who_is_countered_is_asked_whatever_he_holds() -> None:
    table = Table(dodge_the_counter="on").hand(RED, "baldur odin").hand(BLUE, "thor odin")
    table.do("play baldur rework", "answer thor")
    assert (table.asked, table.legal) == (("answering", RED), ["let"])
    table.do("let")
    assert table.asked == ("acting", RED)
    assert table.pile(RED) == "baldur"
    table = Table(dodge_the_counter="on").hand(RED, "baldur").hand(BLUE, "thor odin")
    table.do("play baldur rework", "answer thor")
    assert table.acts == BLUE, "with an empty hand he is not, and the phase is over"


@pytest.mark.rule("althing-9.5")
def test_a_dodge_that_is_not_in_force_is_not_asked_for() -> None:
    table = Table(dodge_the_counter="on").hand(RED, "baldur freyr").hand(BLUE, "thor odin")
    table.oracle.icons = tuple(icon for icon in table.oracle.icons if icon != "detroll")
    table.do("play baldur rework", "answer thor")
    assert table.asked == ("acting", RED)


# ---- the day labourer


def hiring(hand: str = "odin") -> Table:
    """Red, with these cards besides, is about to choose a labourer; Blue has no card to counter with."""
    table = Table(fjord_trolls="always").hand(RED, f"baldur {hand}").hand(BLUE, "")
    table.row("gudrid beldurk olaf horik hild")
    table.do("play baldur day_labourer")
    return table


@pytest.mark.rule("althing-9.6")
def test_a_viking_is_borrowed_whatever_he_costs() -> None:
    table = hiring()
    assert table.legal == ["hire 1", "hire 3", "hire 4", "hire 5"]
    assert table.do("hire 3") == [ev.LabourerHired(RED, "olaf", 3)]
    assert table.assembly == "gudrid beldurk - horik hild", "nothing moves while he is in use"
    assert table.asked == ("borrowed", RED)
    for viewer in (RED, BLUE, SPECTATOR):
        shown = table.scene(viewer).borrowed
        assert shown is not None
        assert (shown.card, shown.origin, shown.owner) == ("olaf", "assembly", -1)


@pytest.mark.rule("althing-9.6")
def test_he_is_used_at_once_then_goes_under_the_assembly_deck() -> None:
    table = hiring()
    table.do("hire 3", "recruit 5", "pay odin")
    recruited, refilled = table.do("confirm", luck="siggy floki")[:2]
    assert recruited == ev.CardsRecruited(RED, ("hild",), ("odin",), "olaf")
    assert refilled == ev.AssemblyRefilled(("siggy", "floki"))
    assert table.assembly == "floki siggy gudrid beldurk horik"
    assert table.scene().deck.bottom == ("olaf",)
    assert "olaf" not in table.owned(RED)


@pytest.mark.rule("althing-9.6")
def test_he_may_cross_or_play_a_symbol_too() -> None:
    table = hiring("gudrid")
    table.do("hire 4", "cross", "pay gudrid")
    happened = table.do("confirm")
    assert happened[0] == ev.StepCrossed(RED, "kernelyd", "a", 2, ("gudrid",), "horik")
    table = hiring("odin odin")
    table.do("hire 5")
    happened = table.do("play hild storm")
    assert happened[:2] == [
        ev.SymbolPlayed(RED, "hild", "storm", True),
        ev.AssemblyRefilled(("gudrid",)),
    ], "he goes under the deck when he is announced"
    assert ev.StormRaised(RED, BLUE) in happened
    assert table.scene().deck.bottom == ("hild",)


@pytest.mark.rule("althing-9.6")
def test_not_used_he_goes_there_too() -> None:
    table = hiring()
    table.do("hire 1")
    happened = table.do("decline", luck="floki")
    assert happened[:2] == [ev.LabourerUnused(RED, "gudrid"), ev.AssemblyRefilled(("floki",))]
    assert table.assembly == "floki beldurk olaf horik hild"
    assert table.scene().deck.bottom == ("gudrid",)


@pytest.mark.rule("althing-9.6")
def test_with_an_empty_deck_he_comes_straight_back() -> None:
    table = Table().hand(RED, "baldur odin").hand(BLUE, "").pool("")
    table.do("play baldur day_labourer", "hire 4", "decline")
    assert table.assembly == "horik gudrid floki sigvaar hild"


@pytest.mark.rule("althing-9.6")
def test_the_card_that_hires_gives_no_resources() -> None:
    """Horik's two nuggets and Odin's make three; Baldur's two are spent on the hiring."""
    table = hiring()
    table.do("hire 4")
    assert table.choices("recruit") == "1, 5"
    assert table.refusal("recruit 3").params["have"] == 3


@pytest.mark.rule("althing-9.6")
def test_his_axe_brings_the_next_card() -> None:
    table = Table().hand(RED, "baldur odin").hand(BLUE, "odin")
    table.do("play baldur day_labourer", "let", "hire 4", "play horik axe", "let")
    assert table.asked == ("borrowed", RED)
    shown = table.scene(RED).borrowed
    assert shown is not None
    assert (shown.card, shown.owner) == ("odin", BLUE)


@pytest.mark.rule("althing-9.7")
def test_fjord_trolls_are_not_hired() -> None:
    table = hiring()
    assert table.refuses("hire 2") == "9.7 not-for-hire"
    assert table.refusal("hire 2").params == {"slot": 2, "card": "beldurk"}
    table = Table(fjord_trolls="always").row("beldurk dilbrett dazgul heskabech beldurk")
    table.hand(RED, "baldur odin")
    assert table.refuses("play baldur day_labourer") == "9.6 nobody-to-hire"
    table = Table().row("- - - - hild").pool("").hand(RED, "baldur odin").hand(BLUE, "")
    table.do("play baldur day_labourer")
    assert table.refuses("hire 1") == "4.6 slot-empty"


# ---- rework


@pytest.mark.rule("althing-9.8")
def test_rework_brings_one_new_card() -> None:
    table = Table().hand(RED, "baldur odin").deck(RED, "horik hild").hand(BLUE, "")
    table.do("play baldur rework")
    assert table.legal == ["drop odin", "draw"]
    assert table.do("draw", luck="hild") == [ev.CardsDrawn(RED, 1, ("hild",))]
    assert (table.cards(RED), table.pile(RED), table.asked) == ("odin hild", "baldur", ("acting", RED))


@pytest.mark.rule("althing-9.8")
def test_or_two_with_a_second_card_face_down() -> None:
    table = Table(3).hand(RED, "baldur odin thor").deck(RED, "horik hild olaf").hand(BLUE, "").hand(GREEN, "")
    table.do("play baldur rework")
    happened = table.do("drop odin", luck="olaf hild")
    assert happened == [ev.CardDropped(RED, "odin"), ev.CardsDrawn(RED, 2, ("olaf", "hild"))]
    assert (table.cards(RED), table.pile(RED)) == ("thor hild olaf", "odin baldur")
    assert table.pile(RED, viewer=BLUE) == "baldur ?"


@pytest.mark.rule("althing-9.8")
@pytest.mark.rule("althing-7.2")
def test_if_it_is_countered_the_second_card_was_never_given() -> None:
    """Who counters decides before the second card is named."""
    table = Table().hand(RED, "baldur odin").hand(BLUE, "thor odin")
    table.do("play baldur rework", "answer thor")
    assert (table.cards(RED), table.pile(RED)) == ("odin", "baldur")


@pytest.mark.rule("althing-9.8")
def test_rework_as_the_last_card() -> None:
    table = Table().hand(RED, "baldur").deck(RED, "horik").hand(BLUE, "")
    table.do("play baldur rework")
    assert table.legal == ["draw"]
    table.do("draw")
    assert (table.cards(RED), table.asked) == ("horik", ("acting", RED)), "the phase goes on"


@pytest.mark.rule("althing-9.8")
@pytest.mark.rule("althing-5.7")
def test_rework_may_draw_itself() -> None:
    table = Table().hand(RED, "baldur odin").deck(RED, "").hand(BLUE, "")
    assert names(table.do("play baldur rework")) == ["SymbolPlayed", "DeckReshuffled"]
    table.do("drop odin")
    assert table.cards(RED) == "odin baldur"


# ---- reorganise


def reorganising(pool: str = "olaf bjorn siggy", hand: str = "odin") -> Table:
    """Red has looked at these cards; Blue had no card to counter with."""
    table = Table().hand(RED, f"dilbrett {hand}").pool(pool).hand(BLUE, "")
    table.do("play dilbrett reorganise")
    return table


@pytest.mark.rule("althing-9.9")
def test_the_top_three_cards_are_looked_at_by_one_alone() -> None:
    table = Table(3).hand(RED, "dilbrett odin").hand(BLUE, "").hand(GREEN, "")
    happened = table.do("play dilbrett reorganise", luck="olaf bjorn siggy")
    assert happened[1] == ev.CardsLookedAt(RED, 3, ("olaf", "bjorn", "siggy"))
    shown = table.scene(RED).looked
    assert shown is not None
    assert (shown.number, shown.cards) == (3, ("siggy", "bjorn", "olaf"))
    assert table.legal == ["bring siggy", "bring bjorn", "bring olaf", "above", "below"]
    for viewer in (BLUE, GREEN, SPECTATOR):
        shown = table.scene(viewer).looked
        assert shown is not None
        assert (shown.number, shown.cards, shown.brought) == (3, (), "")


@pytest.mark.rule("althing-9.9")
def test_or_as_many_as_there_are() -> None:
    table = reorganising("olaf")
    assert table.legal == ["bring olaf", "above", "below"]
    table = Table().hand(RED, "dilbrett odin").pool("")
    assert table.refuses("play dilbrett reorganise") == "9.9 assembly-deck-empty"


@pytest.mark.rule("althing-9.9")
def test_known_cards_on_top_are_the_first_to_be_seen() -> None:
    table = Table().hand(RED, "dilbrett odin").hand(BLUE, "").placed("halldora", "hild gudrid").pool("olaf")
    happened = table.do("play dilbrett reorganise")
    assert happened[1] == ev.CardsLookedAt(RED, 3, ("halldora", "olaf", "hild"))
    assert table.scene().deck.bottom == ("gudrid",)


@pytest.mark.rule("althing-9.9")
def test_any_of_them_are_exchanged_one_for_one() -> None:
    table = reorganising()
    assert table.do("bring bjorn") == []
    assert table.legal == [f"against {slot}" for slot in (1, 2, 3, 4, 5)]
    assert table.do("against 2") == [ev.CardExchanged(RED, 2, "bjorn", "floki")]
    assert table.assembly == "gudrid bjorn sigvaar horik hild", "in that very slot"
    table.do("bring olaf", "against 5", "bring siggy", "against 1")
    assert table.assembly == "siggy bjorn sigvaar horik olaf"
    assert table.legal == ["above", "below"], "all were brought"


@pytest.mark.rule("althing-9.9")
def test_what_came_from_the_assembly_does_not_go_back() -> None:
    table = reorganising()
    table.do("bring bjorn", "against 2")
    assert table.choices("bring") == "siggy, olaf"
    assert table.refuses("bring floki") == "9.9 from-the-assembly"
    assert table.refuses("bring halldora") == "9.9 not-looked-at"
    assert table.refusal("bring halldora").params == {"card": "halldora"}


@pytest.mark.rule("althing-9.9")
def test_an_empty_slot_is_not_exchanged_with() -> None:
    table = Table().hand(RED, "baldur dilbrett odin").hand(BLUE, "").pool("olaf").row("gudrid floki - - -")
    table.do("play dilbrett reorganise", "bring olaf")
    assert table.legal == ["against 1", "against 2"]
    assert table.refuses("against 3") == "4.6 slot-empty"


@pytest.mark.rule("althing-9.10")
@pytest.mark.parametrize("side", ["above", "below"])
def test_all_that_are_left_go_on_the_deck_or_under_it_in_ones_own_order(side: str) -> None:
    table = Table(3).hand(RED, "dilbrett odin odin").hand(BLUE, "").hand(GREEN, "").placed(bottom="halldora")
    table.do("play dilbrett reorganise", luck="olaf bjorn siggy")
    table.do("bring bjorn", "against 2", side)
    assert table.legal == ["stack floki", "stack siggy", "stack olaf"]
    assert table.do("stack siggy") == []
    happened = table.do("stack floki")
    assert happened == [ev.CardsStacked(RED, side, 3, ("siggy", "floki", "olaf"))], "the last by itself"
    order = ("siggy", "floki", "olaf")
    for viewer, known in ((RED, order), (BLUE, ("", "", "")), (SPECTATOR, ("", "", ""))):
        deck = table.scene(viewer).deck
        if side == "above":
            assert (deck.top, deck.bottom) == (known, ("halldora",))
        else:
            assert (deck.top, deck.bottom) == ((), ("halldora", *known))
    assert table.asked == ("acting", RED)


@pytest.mark.rule("althing-9.10")
def test_they_are_drawn_in_that_order() -> None:
    table = reorganising(hand="odin odin odin")
    table.do("above", "stack bjorn", "stack siggy")
    table.do("recruit 1", "recruit 2", "pay odin", "pay odin", "confirm")
    assert table.assembly == "siggy bjorn sigvaar horik hild"
    table.end()
    assert table.scene(RED).deck.top == ("olaf",)


@pytest.mark.rule("althing-9.10")
def test_equal_cards_are_asked_for_like_others() -> None:
    """Who were not asked would tell that they are alike."""
    table = reorganising("olaf olaf olaf")
    assert table.do("below") == []
    table.do("stack olaf")
    assert table.do("stack olaf") == [ev.CardsStacked(RED, "below", 3, ("olaf", "olaf", "olaf"))]


@pytest.mark.rule("althing-9.10")
def test_a_single_card_is_not_asked_for() -> None:
    table = reorganising("olaf")
    assert table.do("above") == [ev.CardsStacked(RED, "above", 1, ("olaf",))]


@pytest.mark.rule("althing-9.10")
def test_new_ones_on_top_lie_over_older_ones() -> None:
    table = Table().hand(RED, "dilbrett odin").hand(BLUE, "").placed("olaf bjorn siggy halldora").pool("")
    table.do("play dilbrett reorganise", "above", "stack siggy", "stack bjorn")
    assert table.scene(RED).deck.top == ("siggy", "bjorn", "olaf", "halldora")
    assert table.scene(BLUE).deck.top == ("", "", "", "halldora"), "that one all have known before"
