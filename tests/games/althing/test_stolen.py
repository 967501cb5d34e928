"""Clauses 6.3 to 6.5 and 6.9: what may be done with a card that an axe has brought."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as ev
from drakkar.games.althing.game import load_game
from drakkar.kernel.game import SPECTATOR
from tests.games.althing.table import BLUE, GREEN, RED, Table, names

QUICK = load_game(("quick.toml", "[limit]\nactions = 1\n"))


def stolen(card: str, hand: str = "odin", seats: int = 2, /, **options: str) -> Table:
    """Red has taken this card from Blue, and holds these cards besides."""
    table = Table(seats, **options).hand(RED, f"thor {hand}").hand(BLUE, f"{card} odin")
    table.do("play thor axe", *(["target 1"] if seats > 2 else []))
    table.do("let", luck=card)
    return table


@pytest.mark.rule("althing-6.4")
def test_it_is_used_in_the_very_next_action_or_not_at_all() -> None:
    table = stolen("horik", "odin freyr")
    assert table.legal == [*(f"recruit {slot}" for slot in (1, 2, 3, 4, 5)), "play horik axe", "decline"]
    for notation in ("end", "store odin", "store horik"):
        assert table.refuses(notation) == "1.3 not-this-choice"
    assert table.refuses("play freyr detroll") == "6.4 not-the-borrowed-card"
    assert table.refusal("play freyr detroll").params == {"card": "horik"}
    assert table.cards(RED) == "odin freyr", "it never comes into one's hand"


@pytest.mark.rule("althing-6.4")
def test_not_used_it_lies_on_its_owners_discard_pile() -> None:
    table = stolen("horik", "odin freyr", 3)
    assert table.do("decline") == [ev.StolenCardUnused(RED, BLUE, "horik", False)]
    assert table.pile(BLUE) == table.pile(BLUE, viewer=RED) == "horik"
    assert table.pile(BLUE, viewer=GREEN) == table.pile(BLUE, viewer=SPECTATOR) == "?"
    assert table.asked == ("acting", RED)


@pytest.mark.rule("althing-6.4")
def test_used_it_lies_there_too_and_all_have_seen_it() -> None:
    table = stolen("horik", "odin freyr", 3)
    table.do("recruit 4", "confirm")
    assert [table.pile(BLUE, viewer=viewer) for viewer in (RED, BLUE, GREEN)] == ["horik"] * 3
    table = stolen("aslaug", "odin freyr", 3)
    table.do("play aslaug troll")
    assert table.pile(BLUE, viewer=GREEN) == "aslaug"


@pytest.mark.rule("althing-6.4")
def test_used_as_an_axe_it_brings_the_next() -> None:
    """The rulebook: one may use the card for its ruse, on the same opponent or on another."""
    table = Table(3).hand(RED, "thor odin").hand(BLUE, "horik odin").hand(GREEN, "bjorn odin")
    table.do("play thor axe", "target 1")
    table.do("let", luck="horik")
    table.do("play horik axe", "target 2")
    table.do("let", luck="bjorn")
    table.do("play bjorn axe", "target 1")
    table.do("let", luck="odin")
    assert table.legal == ["recruit 1", "recruit 2", "recruit 3", "recruit 4", "decline"]
    table.do("recruit 1", "confirm")
    assert (table.pile(BLUE), table.pile(GREEN)) == ("odin horik", "bjorn")
    assert table.pile(RED) == "thor gudrid"


@pytest.mark.rule("althing-6.4")
@pytest.mark.parametrize("symbol", ["troll", "storm"])
def test_as_if_it_were_ones_own(symbol: str) -> None:
    """With the Trolls and the storm Troll of who plays it."""
    table = stolen("halldora", "odin", 3)
    table.do(f"play halldora {symbol}", "target 1", "let")
    assert table.scene().players[RED].trolls == (1 if symbol == "troll" else 2)
    assert table.scene().players[RED].storm_ready == (symbol == "troll")
    assert table.pile(BLUE) == "halldora"


@pytest.mark.rule("althing-6.4")
def test_detroll_and_rework_work_on_ones_own_deck() -> None:
    table = Table().hand(RED, "thor odin").hand(BLUE, "sigvaar").deck(RED, "odin", on_top="troll-1")
    table.do("play thor axe", "let")
    assert table.do("play sigvaar detroll")[-1] == ev.TrollSentHome(RED, BLUE)
    table = stolen("baldur", "odin freyr")
    assert table.do("play baldur rework", "let")[-1] == ev.AnswerDeclined(BLUE)
    table.do("drop odin")
    assert len(table.cards(RED).split()) == 3
    assert table.pile(BLUE) == "baldur"


@pytest.mark.rule("althing-6.4")
def test_it_is_asked_even_if_nothing_can_be_done_with_it() -> None:
    """Or the others would learn something about it."""
    for card in ("troll-2", "gudrid"):
        table = stolen(card, "odin", 3)
        assert table.legal == ["decline"]
        assert table.scene(GREEN).phase == "borrowed"


@pytest.mark.rule("althing-6.5")
def test_alone_or_together_with_ones_own_cards() -> None:
    table = stolen("horik", "odin freyr")
    table.do("recruit 5")
    assert table.choices("pay") == "odin"
    table.do("pay odin")
    happened = table.do("confirm")
    assert happened[0] == ev.CardsRecruited(RED, ("hild",), ("odin",), "horik")
    assert (table.pile(RED), table.pile(BLUE)) == ("odin thor hild", "horik"), "the recruit is the user's"
    table = stolen("horik", "gudrid freyr")
    table.do("cross", "pay gudrid")
    happened = table.do("confirm")
    assert happened[0] == ev.StepCrossed(RED, "kernelyd", "a", 2, ("gudrid",), "horik")
    assert (table.position(RED), table.pile(BLUE)) == (2, "horik")


@pytest.mark.rule("althing-6.5")
def test_several_recruits_with_a_borrowed_card() -> None:
    table = stolen("horik", "odin odin")
    table.do("recruit 1", "recruit 4", "pay odin", "confirm")
    assert table.pile(RED) == "odin thor gudrid horik"


@pytest.mark.rule("althing-6.5")
def test_it_must_give_something_of_what_is_asked() -> None:
    """Freyr's wood helps neither a Viking nor the next step; one's own cards could pay for them."""
    table = stolen("freyr", "horik gudrid")
    assert table.legal == ["play freyr detroll", "decline"]
    assert table.refuses("recruit 1") == "6.5 borrowed-useless"
    assert table.refuses("cross") == "6.5 borrowed-useless"
    assert table.refusal("cross").params == {"card": "freyr"}
    table.do("decline")
    assert {"recruit 1", "cross"} <= set(table.legal), "but with their own cards they may"


@pytest.mark.rule("althing-6.5")
def test_a_universal_card_always_helps() -> None:
    table = stolen("beldurk", "thor gudrid")
    assert table.choices("recruit") == "1, 2, 3, 4"
    assert "cross" in table.legal
    table.do("cross", "pay gudrid", "confirm")
    assert table.position(RED) == 2


@pytest.mark.rule("althing-6.5")
def test_what_is_stolen_is_not_announced_before_it_is_confirmed() -> None:
    table = stolen("horik", "odin freyr", 3)
    seen = {viewer: table.scene(viewer) for viewer in (BLUE, GREEN, SPECTATOR)}
    table.do("recruit 5", "pay odin")
    assert table.scene(RED).phase == "paying"
    for viewer, scene in seen.items():
        assert table.scene(viewer) == scene
        assert scene.phase == "borrowed"


@pytest.mark.rule("althing-6.5")
def test_the_victims_deck_is_reshuffled_if_it_was_empty() -> None:
    """All of Blue's cards were in the hand."""
    table = Table().hand(BLUE, "horik odin").deck(BLUE, "")
    table.do("play thor axe")
    table.do("let", luck="horik")
    assert names(table.do("decline")) == ["StolenCardUnused", "DeckReshuffled"]
    assert (table.left(BLUE), table.pile(BLUE)) == (1, "")


@pytest.mark.rule("althing-6.9")
def test_a_troll_that_is_drawn_goes_to_its_victims_discard_pile() -> None:
    table = stolen("troll-0")
    assert table.legal == ["decline"]
    table.do("decline")
    assert (table.pile(BLUE), table.scene().players[RED].trolls) == ("troll-0", 1)


@pytest.mark.rule("althing-6.9")
@pytest.mark.parametrize("owner", [RED, GREEN])
def test_a_cowardly_troll_goes_home(owner: int) -> None:
    table = Table(3, cowardly_troll="on").hand(BLUE, f"troll-{owner} odin")
    table.do("play thor axe", "target 1")
    happened = table.do("let", luck=f"troll-{owner}")
    assert happened[-1] == ev.TrollFled(RED, owner)
    assert table.scene().players[owner].trolls == 2
    assert (table.pile(BLUE), table.asked) == ("", ("acting", RED))
    assert f"troll-{owner}" not in table.owned(BLUE)


@pytest.mark.rule("althing-6.9")
def test_in_an_open_reserve_a_troll_is_not_drawn_and_stays() -> None:
    """The variant is about a Troll drawn from a hand."""
    table = Table(4, cowardly_troll="on").reserve(BLUE, "troll-0")
    table.do("play thor axe", "target 1 reserve", "let")
    assert table.legal == ["decline"]
    table.do("decline")
    assert table.pile(BLUE, viewer=GREEN) == "troll-0"


def test_the_last_card_played_was_an_axe() -> None:
    """The phase ends with the use of the stolen card, not before."""
    table = Table().hand(RED, "thor").deck(RED, "odin odin odin odin odin").hand(BLUE, "sigvaar odin")
    table.do("play thor axe")
    table.do("let", luck="sigvaar")
    assert table.asked == ("borrowed", RED)
    table.do("recruit 1", "confirm")
    assert table.acts == BLUE


def test_beyond_the_limit_of_actions_a_stolen_card_may_still_be_used() -> None:
    table = Table(2, QUICK).hand(RED, "thor odin").hand(BLUE, "horik")
    table.do("play thor axe", "let")
    assert table.scene().actions_left == 0
    assert "recruit 1" in table.legal
    assert table.refuses("play horik axe") == "5.6 enough-actions"
