"""Clause 13: decks of one's own, and the cards that come with them."""

from __future__ import annotations

from collections import Counter

import pytest

from drakkar.games.althing import events_modules as ev
from drakkar.games.althing.events import DodgePlayed
from drakkar.games.althing.pieces import CARDS
from drakkar.kernel.game import SPECTATOR
from tests.games.althing.modular import SETTING_UP, Modular

OWN = ("odin", "odin", "thor", "freyr", "tyr", "idhunn")


def composing(seats: int = 2, deck: str = "own", **options: str) -> Modular:
    return Modular(seats, SETTING_UP, deck=deck, **options)


@pytest.mark.rule("althing-13.1")
def test_six_of_ten_in_secret_and_shown_when_all_are_done() -> None:
    table = composing()
    first = table.state.active
    assert (table.phase, table.prompt) == ("composing", "prompt-compose")
    assert table.scene(first).composed is not None
    assert table.scene(1 - first).composed is None
    assert table.refuses("confirm") == "13.1 deck-not-complete"
    assert table.do(*[f"pick {card}" for card in OWN]) == []
    assert (table.legal, table.prompt) == (["confirm"], "prompt-compose-done")
    assert table.refuses("pick loki") == "13.1 deck-complete"
    assert table.refuses("pick thor") == "13.1 card-not-yours"
    other = table.game.view(table.state, 1 - first)
    assert other.modules.picked == ()
    assert table.do("confirm") == []
    assert table.state.active == 1 - first
    waiting = table.scene(first).composed
    assert waiting is not None, "who waits for the others still sees the own deck"
    assert (waiting.size, waiting.picked, waiting.left) == (6, OWN, {})
    assert table.scene(SPECTATOR).composed is None
    table.do(*["pick odin"] * 4, "pick thor", "pick freyr")
    hidden = table.game.view(table.state, 1 - first).modules.chosen[first]
    assert set(hidden) == {31}, "nobody knows the other's deck yet"
    happened = table.do("confirm")
    assert happened[0] == ev.DeckComposed(first, OWN)
    assert table.phase == "acting"
    owned = table.scene(1 - first).players[first].owned
    assert Counter(owned) == Counter(OWN)


@pytest.mark.rule("althing-13.2")
def test_loki_as_a_seventh_card_for_all() -> None:
    table = composing(deck="own_loki")
    assert table.refuses("pick loki") == "13.2 card-not-yours"
    table.do(*["pick odin"] * 3, "pick thor", "pick freyr")
    composed = table.scene(table.state.active).composed
    assert composed is not None
    assert (composed.size, composed.picked[-1]) == (7, "loki")
    table.do("confirm", *["pick odin"] * 3, "pick baldur", "pick tyr", "confirm")
    assert all(sum(player.owned.values()) == 7 for player in table.scene().players)


@pytest.mark.rule("althing-13.3")
def test_cards_are_named_in_their_order_and_the_last_ones_come_by_themselves() -> None:
    """With Loki for all there is no deck without an Odin."""
    table = composing()
    table.do("pick odin", "pick thor")
    assert table.refuses("pick odin") == "13.3 picked-in-order"
    table.do("pick baldur")
    composed = table.scene(table.state.active).composed
    assert composed is not None
    assert composed.picked == ("odin", "thor", "baldur", "tyr", "idhunn", "loki")
    assert composing().refuses("pick freyr") == "13.3 too-few-left"
    assert composing(deck="own_loki").state.modules.picked == (0,)


@pytest.mark.rule("althing-16.2")
def test_no_baldur_against_thorfinn() -> None:
    table = composing(1)
    table.do("pick odin", "pick odin")
    assert table.refuses("pick baldur") == "16.2 card-not-yours"


def acting(cards: str, row: str = "gudrid floki sigvaar horik hild", **options: str) -> Modular:
    """The first player's phase, with these cards in hand, in the middle of the track."""
    options = {"kattegat": "b"} | options
    table = Modular(2, deck="own", **options)
    table.state.active = table.state.to_act = 0
    table.track("kattegat-b eldaskali-a kernelyd-a snekkar-a vegvisir-a thing").at(1, 1)
    return table.hand(0, cards).hand(1, "odin odin thor freyr").row(row)


@pytest.mark.rule("althing-13.5")
def test_an_unexpected_guest_until_the_end_of_the_phase() -> None:
    table = acting("loki loki odin").pool("olaf bjorn")
    (came,) = table.do("play loki unexpected")[1:]
    assert isinstance(came, ev.GuestCame)
    assert table.scene().guest == came.card
    assert table.refuses("play loki unexpected") == "13.5 guest-there"
    assert table.refuses("recruit 6") in ("4.2 cannot-afford", "")
    assert "plot 6" not in [table.game.space.notation(n) for n in range(len(table.game.space))]
    happened = table.names("end", "draw")
    assert happened[0] == "GuestLeft"
    assert table.scene().guest == ""
    assert table.scene().deck.bottom == (came.card,)
    assert acting("loki").refuses("recruit 6") == "13.5 no-guest"
    assert acting("loki odin").pool("").refuses("play loki unexpected") == "13.5 assembly-deck-empty"


@pytest.mark.rule("althing-13.5")
def test_a_guest_is_recruited_or_hired_like_the_others() -> None:
    table = acting("loki odin horik").pool("floki")
    table.do("play loki unexpected", "recruit 6", "pay odin", "confirm")
    assert (table.scene().guest, len(table.scene().assembly)) == ("", 5)
    table = acting("loki baldur").pool("olaf")
    table.do("play loki unexpected", "play baldur day_labourer", "let", "hire 6")
    assert (table.phase, table.scene().guest) == ("borrowed", "")


@pytest.mark.rule("althing-13.6")
def test_a_card_is_demobilised_for_others_of_no_higher_cost() -> None:
    table = acting("loki bjorn odin beldurk")
    table.do("play loki demobilised")
    assert (table.phase, table.choices("give")) == ("demobilising", ["give bjorn"])
    assert table.refuses("give horik") == "3.1 card-not-in-hand"
    assert table.refuses("take 1") == "13.6 give-first"
    table.do("give bjorn")
    assert table.refuses("give bjorn") == "13.6 given-already"
    assert table.refuses("confirm") == "13.6 take-something"
    assert table.scene(1).demobilised is None
    table.do("take 1")
    assert table.refuses("take 1") == "13.6 slot-taken"
    assert table.refuses("take 5") == "13.6 costs-too-much"
    happened = table.do("take 4", "confirm")
    assert happened[0] == ev.CardsDemobilised(0, "bjorn", ("gudrid", "horik"), (1, 4))
    assert table.cards(0) == "odin gudrid horik beldurk"
    assert "bjorn" in table.scene().assembly
    assert "" not in table.scene().assembly


@pytest.mark.rule("althing-13.6")
def test_only_nugget_costs_are_exchanged() -> None:
    table = acting("loki olaf beldurk", row="beldurk floki jotunn jotunn olaf", fjord_trolls="always")
    table.do("play loki demobilised")
    assert table.choices("give") == ["give olaf"]
    table.do("give olaf")
    assert table.refuses("take 1") == "13.6 no-nugget-cost"
    assert table.choices("take") == ["take 2", "take 3", "take 4", "take 5"]
    assert acting("loki odin").refuses("play loki demobilised") == "13.6 nothing-to-demobilise"


@pytest.mark.rule("althing-13.7")
def test_too_many_cards_are_dropped_at_the_end() -> None:
    table = acting("loki olaf odin thor", row="gudrid floki sigvaar gudrid hild")
    table.do("play loki demobilised", "give olaf", "take 1", "take 2", "take 3", "take 4", "confirm", "end")
    assert len(table.cards(0).split()) == 6
    assert table.prompt == "prompt-arrange-down"
    assert table.refuses("draw") == "13.7 hand-too-big"
    table.do("drop odin", "drop thor")
    assert "draw" in table.legal


@pytest.mark.rule("althing-13.8")
def test_a_reward_doubles_nuggets_in_a_recruit() -> None:
    """The rulebook's example: Loki, Sigvaar and Siggy for Olaf."""
    table = acting("loki sigvaar siggy", row="gudrid floki sigvaar horik olaf")
    assert "recruit 5" in table.legal
    assert table.refuses("play loki reward") == "13.8 reward-in-payment"
    table.do("recruit 5")
    assert table.refuses("pay loki") == "3.2 could-not-complete"
    assert table.refuses("reward siggy") == "3.2 could-not-complete"
    assert table.refuses("reward loki") == "13.8 no-nuggets-on-it"
    table.do("reward sigvaar")
    assert table.refuses("reward siggy") == "13.8 one-reward"
    payment = table.scene(0).payment
    assert payment is not None
    assert (payment.reward, payment.doubled, payment.nuggets, payment.missing) == ("loki", "sigvaar", 4, 1)
    assert table.scene(1).players[0].hand == ("", "", ""), "nobody else sees it"
    happened = table.do("pay siggy", "confirm")
    assert happened[0] == ev.RewardPlayed(0, "loki", "sigvaar", "hand")
    assert Counter(table.scene(0).players[0].owned)["loki"] >= 1


@pytest.mark.rule("althing-13.8")
def test_no_reward_for_steps_or_fjord_trolls_or_without_loki() -> None:
    table = acting("loki horik gudrid", row="beldurk floki sigvaar horik olaf", fjord_trolls="always")
    table.do("cross")
    assert table.refuses("reward horik") == "13.8 reward-for-nuggets"
    table = acting("loki thor gudrid sigvaar", row="beldurk floki sigvaar horik olaf", fjord_trolls="always")
    table.do("recruit 1")
    assert table.refuses("reward sigvaar") == "13.8 reward-for-nuggets"
    table = acting("odin sigvaar")
    table.do("recruit 4")
    assert table.refuses("reward sigvaar") == "13.8 no-reward-card"


@pytest.mark.rule("althing-13.9")
def test_a_renewal_is_the_first_action() -> None:
    table = acting("tyr odin thor").deck(0, "freyr freyr freyr freyr odin")
    happened = table.do("play tyr renewal")
    assert happened[1] == ev.HandRenewed(0, 2)
    assert len(table.cards(0).split()) == 4
    table = acting("tyr odin thor horik").deck(0, "odin odin")
    table.do("recruit 1", "pay odin", "confirm")
    assert table.refuses("play tyr renewal") == "13.9 not-first-action"


@pytest.mark.rule("althing-13.10")
@pytest.mark.rule("althing-13.11")
def test_heimdall_turns_a_step_or_exchanges_two() -> None:
    table = acting("tyr odin")
    table.do("play tyr heimdall")
    assert table.phase == "shaping"
    assert table.refuses("turn 1") == "13.10 occupied"
    assert table.refuses("turn 5") == "13.10 not-a-step"
    assert table.refuses("switch 1 2") == "13.10 occupied"
    (turned,) = table.do("turn 2")
    assert turned == ev.StepTurned(0, 2, "kernelyd", "b")
    assert turned.told() == 15, "it cannot be taken back"
    assert table.scene().track[2].nuggets == 3
    table = acting("tyr horik thor gudrid").at(1, 2)
    table.do("play tyr heimdall")
    (switched,) = table.do("switch 3 4")
    assert switched == ev.StepsSwitched(0, 3, "snekkar", 4, "vegvisir")
    assert [step.id for step in table.scene().track[3:5]] == ["vegvisir", "snekkar"]


@pytest.mark.rule("althing-13.10")
def test_no_step_without_a_pawn_no_heimdall() -> None:
    table = acting("tyr odin").track("kattegat-b eldaskali-a thing")
    assert table.refuses("play tyr heimdall") == "13.10 no-empty-step"


@pytest.mark.rule("althing-13.12")
def test_an_invocation_stone() -> None:
    table = acting("idhunn thor odin")
    table.do("play idhunn invocation")
    assert (table.phase, table.legal) == ("invoking", ["lay thor"])
    assert table.refuses("lay odin") == "13.12 no-symbol-on-it"
    assert table.refuses("lay freyr") == "3.1 card-not-in-hand"
    (laid,) = table.do("lay thor")
    assert laid == ev.StoneLaid(0, "idhunn", "thor")
    stone = table.scene().players[0].stone
    assert stone is not None
    assert (stone.card, stone.laid, stone.ready) == ("idhunn", "thor", False)
    assert table.refuses("invoke axe") == "13.13 stone-new"
    assert table.refuses("play idhunn invocation") == "3.1 card-not-in-hand"
    assert acting("idhunn odin").refuses("play idhunn invocation") == "13.12 nothing-to-lay"
    assert acting("odin").refuses("invoke axe") == "13.13 no-stone"


@pytest.mark.rule("althing-13.12")
def test_only_what_a_stone_can_bring_is_laid_on_it() -> None:
    """Aslaug has a Troll alone, Idhunn the invocation alone: such a stone would lie there for ever."""
    table = acting("idhunn idhunn aslaug")
    table.do("play idhunn invocation")
    assert table.legal == ["lay aslaug"]
    assert table.refuses("lay idhunn") == "13.12 no-symbol-on-it"
    assert acting("idhunn idhunn").refuses("play idhunn invocation") == "13.12 nothing-to-lay"


@pytest.mark.rule("althing-13.12")
@pytest.mark.rule("althing-16.10")
@pytest.mark.parametrize(("mode", "brings"), [("normal", False), ("legend_normal", True)])
def test_alone_a_stone_brings_no_troll_but_in_the_legend(mode: str, brings: bool) -> None:
    table = Modular(1, deck="own", thorfinn=mode).hand(0, "idhunn aslaug")
    assert table.refuses("play idhunn invocation") == ("" if brings else "13.12 nothing-to-lay")
    table.hand(0, "idhunn aslaug hild halldora").do("play idhunn invocation")
    assert table.legal == [*["lay aslaug"] * brings, "lay hild", "lay halldora"]


def stoned(laid: str, hand: str) -> Modular:
    table = acting(hand)
    modules = table.state.modules.copy()
    modules.stone = (CARDS.index("idhunn"), 255)
    modules.laid = (CARDS.index(laid), 255)
    table.state.modules = modules
    return table


@pytest.mark.rule("althing-13.12")
def test_a_stone_does_not_bring_the_next() -> None:
    """Such a card is not laid, unless it had another symbol besides."""
    assert stoned("idhunn", "idhunn thor").refuses("invoke invocation") == "13.12 stone-there"


@pytest.mark.rule("althing-13.13")
def test_a_stone_is_invoked_in_a_later_phase() -> None:
    table = stoned("thor", "odin")
    assert table.choices("invoke") == ["invoke axe", "invoke troll"]
    assert table.refuses("invoke storm") == "3.1 symbol-not-on-card"
    happened = table.do("invoke troll")
    assert happened[0] == ev.SymbolInvoked(0, "thor", "troll")
    assert table.scene().players[0].stone is None
    assert table.scene().players[0].discard == ("thor", "idhunn")
    table.do("let")
    assert table.state.on_top[1] == (CARDS.index("troll-0"),)
    assert stoned("thor", "idhunn freyr").refuses("play idhunn invocation") == "13.12 stone-there"


@pytest.mark.rule("althing-13.13")
def test_a_stone_answers_at_once_and_asks_an_empty_hand() -> None:
    table = acting("idhunn freyr").hand(1, "thor odin")
    table.do("play idhunn invocation", "lay freyr")
    assert table.state.active == 1, "an empty hand ends the phase: the stone is new"
    table.hand(0, "")
    table.do("play thor troll")
    assert (table.phase, table.state.to_act) == ("answering", 0)
    assert table.legal == ["invoke detroll", "let"]
    assert table.refuses("invoke shield") == "7.1 not-an-answer"
    (dodged, *_) = table.do("invoke detroll")
    assert dodged == DodgePlayed(0, 1, "freyr", "detroll", "troll", stone=True)


@pytest.mark.rule("althing-5.4")
@pytest.mark.rule("althing-13.13")
def test_with_an_empty_hand_the_stone_may_still_be_used() -> None:
    table = stoned("thor", "odin")
    table.do("recruit 1", "pay odin", "confirm")
    assert (table.phase, table.prompt) == ("acting", "prompt-act-stone")
    assert table.legal == ["invoke axe", "invoke troll", "end"]
    table.do("end")
    assert table.state.active == 1


@pytest.mark.rule("althing-13.8")
@pytest.mark.rule("althing-13.13")
def test_a_reward_from_the_stone() -> None:
    table = stoned("loki", "sigvaar odin").row("gudrid floki sigvaar horik olaf")
    assert "recruit 5" in table.legal
    table.do("recruit 5", "reward sigvaar")
    happened = table.do("pay odin", "confirm")
    assert happened[0] == ev.RewardPlayed(0, "loki", "sigvaar", "stone")
    assert table.scene().players[0].stone is None


@pytest.mark.rule("althing-13.8")
def test_a_borrowed_loki_rewards_and_is_not_laid_on_a_stone() -> None:
    table = acting("thor sigvaar siggy idhunn").hand(1, "loki").row("gudrid floki sigvaar horik olaf")
    table.do("play thor axe", "let")
    assert table.phase == "borrowed"
    assert "play loki unexpected" in table.legal
    table.do("recruit 5", "reward sigvaar")
    happened = table.do("pay siggy", "confirm")
    assert happened[0] == ev.RewardPlayed(0, "loki", "sigvaar", "borrowed")
    assert "loki" in table.scene().players[1].discard
    table = acting("thor odin freyr").hand(1, "idhunn")
    table.do("play thor axe", "let")
    assert table.refuses("play idhunn invocation") == "13.12 not-with-borrowed"
