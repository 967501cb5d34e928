"""The worked examples of the modules' rules, and the cases that come up where two of them meet."""

from __future__ import annotations

from itertools import combinations

import pytest

from drakkar.games.althing import events as base
from drakkar.games.althing import events_modules as ev
from drakkar.games.althing.pieces import CARDS
from tests.games.althing.modular import GAME, Modular, kinds
from tests.games.althing.test_decks_composed import acting, stoned
from tests.games.althing.test_hela import CROSS, PLAIN, table_with
from tests.games.althing.test_thorfinn import next_card, solo

DEFENSIVE = ["odin", "odin", "baldur", "loki", "freyr", "idhunn"]


def worth(cards: tuple[str, ...], resource: str) -> int:
    """What they give of one resource, the universal ones with them."""
    box = [GAME.components.cards[CARDS.index(card)] for card in cards]
    return sum(getattr(card, resource) + card.universal for card in box)


# ---- composed decks


@pytest.mark.rule("althing-13.1")
def test_the_example_of_a_defensive_deck() -> None:
    hands = list(combinations(DEFENSIVE, 4))
    assert max(worth(hand, "wood") for hand in hands) == 3
    assert max(worth(hand, "bones") for hand in hands) == 2
    assert max(worth(hand, "nuggets") for hand in hands) == 5
    table = acting("odin odin baldur loki", row="gudrid floki sigvaar horik olaf").at(0, 0)
    table.track(PLAIN.replace("eldaskali-a", "eldaskali-b"))
    assert "recruit 5" in table.legal, "Olaf for five nuggets"
    assert table.refuses("cross") == "5.1 cannot-cross"


@pytest.mark.rule("althing-13.4")
def test_loki_gives_one_resource_of_any_type_or_one_symbol() -> None:
    table = acting("loki floki", row="gudrid beldurk sigvaar horik olaf", fjord_trolls="always").pool("olaf")
    assert [ply for ply in table.choices("recruit") if ply != "recruit 2"] == ["recruit 1", "recruit 3"]
    assert "recruit 2" in table.legal, "three of wood and bones"
    table.track(PLAIN.replace("kernelyd-a", "eldaskali-a").replace("eldaskali-a", "knorrer-a", 1))
    assert "cross" in table.legal, "three wood"
    table.do("play loki unexpected")
    assert table.cards(0) == "floki", "used for a symbol he gives nothing more"
    assert not table.choices("recruit")


@pytest.mark.rule("althing-13.5")
@pytest.mark.rule("althing-14.5")
def test_a_guest_does_not_count_in_an_assembly_of_three() -> None:
    table = table_with("kernelyd-a+right:helgrind", deck="own").hand(0, "horik bjorn loki odin")
    table.do(*CROSS)
    table.do("play loki unexpected")
    scene = table.scene()
    assert (scene.size, len([card for card in scene.assembly if card]), scene.guest != "") == (3, 3, True)


@pytest.mark.rule("althing-13.6")
def test_the_example_of_bjorn() -> None:
    def taken(row: str, *slots: int) -> bool:
        table = acting("loki bjorn odin", row=row)
        table.do("play loki demobilised", "give bjorn")
        for slot in slots:
            if f"take {slot}" not in table.legal:
                return False
            table.do(f"take {slot}")
        return "confirm" in table.legal

    row = "gudrid floki sigvaar horik hild"
    assert taken(row, 1), "one of 1"
    assert taken(row, 4), "one of 2"
    assert taken(row, 1, 4), "one of 1 and one of 2"
    assert taken(row, 1, 2, 3), "three of 1"
    assert taken(row, 5), "Hild, who costs 3 too"
    assert not taken(row, 1, 2, 4)
    assert not taken("gudrid floki sigvaar horik halldora", 5)


@pytest.mark.rule("althing-13.6")
def test_demobilised_under_a_storm_and_an_illness() -> None:
    table = acting("loki bjorn odin").storm(1, 0, 2)
    assert not table.choices("recruit")
    table.do("play loki demobilised", "give bjorn", "take 1", "take 2", "confirm")
    assert table.cards(0) == "odin gudrid floki"
    table = table_with("kernelyd-a+right:helgrind", deck="own").at(2, 1).hand(0, "loki bjorn odin")
    table.row("- - sigvaar horik hild")
    assert table.names("play loki demobilised", "give bjorn", "take 3", "confirm") == ["CardsDemobilised"]
    assert table.scene().assembly == ("", "", "bjorn", "horik", "hild"), "filled up to three, not to five"


@pytest.mark.rule("althing-13.6")
def test_a_guest_is_taken_and_the_given_card_leaves_in_its_stead() -> None:
    table = acting("loki bjorn odin").pool("gudrid")
    table.do("play loki unexpected")
    table.hand(0, "loki bjorn odin").do("play loki demobilised", "give bjorn", "take 6", "confirm")
    assert (table.cards(0), table.scene().guest) == ("odin gudrid", "bjorn")
    table.do("end")
    assert ev.GuestLeft(0, "bjorn") in table.do("draw")


@pytest.mark.rule("althing-13.8")
def test_with_a_second_loki_on_the_stone_the_first_may_pay() -> None:
    """Two of Sigvaar, doubled by the stone, and one of Loki: Olaf for five."""
    table = stoned("loki", "loki sigvaar").row("gudrid floki sigvaar horik olaf")
    assert "recruit 5" in table.legal
    table.do("recruit 5")
    assert table.refuses("reward sigvaar") == "3.2 could-not-complete", "that would be Loki of the hand"
    happened = table.do("pay loki", "reward sigvaar", "confirm")
    assert happened[0] == ev.RewardPlayed(0, "loki", "sigvaar", "stone")


@pytest.mark.rule("althing-13.9")
@pytest.mark.rule("althing-5.8")
def test_a_renewal_draws_up_to_the_limit_in_force() -> None:
    deck = "freyr freyr freyr freyr odin odin"
    table = acting("tyr odin").deck(0, deck).limit(0, 5)
    table.do("play tyr renewal")
    assert len(table.cards(0).split()) == 5
    table = acting("tyr odin").deck(0, deck)
    table.state.seasoned = True
    table.do("play tyr renewal")
    assert len(table.cards(0).split()) == 4, "five from the end of this phase on"
    table = acting("tyr odin thor").deck(0, deck)
    table.do("store odin")
    assert table.refuses("play tyr renewal") == "13.9 not-first-action", "the reserve is an action too"


@pytest.mark.rule("althing-13.10")
def test_hela_cards_go_with_their_step() -> None:
    track = "kattegat-b eldaskali-a kernelyd-a+left:sott snekkar-a vegvisir-a+right:nastrond thing"
    table = acting("tyr odin").track(track)
    table.do("play tyr heimdall", "switch 2 4")
    steps = [(step.id, step.left, step.right) for step in table.scene().track]
    assert steps[2] == ("vegvisir", "", "nastrond")
    assert steps[4] == ("kernelyd", "sott", "")
    table = acting("tyr odin").track(track)
    table.do("play tyr heimdall", "turn 2")
    step = table.scene().track[2]
    assert (step.id, step.face, step.left) == ("kernelyd", "b", "sott")


@pytest.mark.rule("althing-13.10")
def test_steps_passed_may_be_changed_but_never_the_ends() -> None:
    table = acting("tyr odin").at(3, 2)
    table.do("play tyr heimdall")
    assert table.legal == ["turn 1", "turn 4", "switch 1 4"]
    assert table.refuses("switch 1 5") == "13.10 not-a-step"


@pytest.mark.rule("althing-13.11")
def test_the_changed_step_is_crossed_at_once() -> None:
    table = acting("tyr floki freyr odin").track(
        "kattegat-b snekkar-a eldaskali-b kernelyd-a vegvisir-a thing"
    )
    assert "cross" not in table.legal
    table.do("play tyr heimdall", "turn 2", "cross", "pay floki", "pay freyr", "confirm")
    assert table.scene().players[0].position == 2


@pytest.mark.rule("althing-13.12")
def test_a_stone_cannot_be_robbed_and_pays_for_nothing() -> None:
    table = stoned("sigvaar", "")
    table.state.active = table.state.to_act = 1
    table.hand(1, "thor odin")
    assert table.refuses("play thor axe") == "6.2 no-target"
    table = stoned("sigvaar", "freyr")
    assert not table.choices("recruit")


@pytest.mark.rule("althing-13.13")
def test_the_example_of_a_new_stone_that_stops_an_axe() -> None:
    table = acting("idhunn gudrid odin").deck(0, "odin odin odin odin odin").hand(1, "thor odin")
    table.do("play idhunn invocation", "lay gudrid", "end", "draw", "play thor axe")
    assert "invoke shield" in table.legal
    (dodged, *_) = table.do("invoke shield")
    assert dodged == base.DodgePlayed(0, 1, "gudrid", "shield", "axe", stone=True)
    assert table.scene().players[0].stone is None
    assert {"idhunn", "gudrid"} <= set(table.scene().players[0].discard)


# ---- Hela


@pytest.mark.rule("althing-14.4")
@pytest.mark.rule("althing-5.7")
def test_the_cards_just_spent_may_be_shown_to_hela() -> None:
    table = table_with("kernelyd-a+left:helgrind").deck(0, "").discard(0, "")
    happened = table.do(*CROSS)
    assert [type(event).__name__ for event in happened[:3]] == [
        "StepCrossed",
        "DeckReshuffled",
        "HelaRevealed",
    ]
    revealed = happened[2]
    assert isinstance(revealed, ev.HelaRevealed)
    assert revealed.card in ("horik", "bjorn")


@pytest.mark.rule("althing-14.5")
def test_an_illness_lasts_until_the_last_one_has_left() -> None:
    table = table_with("kernelyd-a+right:helgrind").at(2, 2).row("- - sigvaar horik hild")
    table.hand(0, "siggy gudrid odin").hand(1, "odin")
    table.do("cross", "pay gudrid", "pay siggy", "confirm")
    assert (table.scene().size, table.scene().assembly[:2]) == (3, ("", ""))


@pytest.mark.rule("althing-14.7")
@pytest.mark.rule("althing-13.13")
def test_a_stone_on_a_cursed_step_plays_what_is_allowed_there() -> None:
    table = stoned("halldora", "odin").track(PLAIN.replace("eldaskali-a", "bolvun-b"))
    assert table.refuses("invoke axe") == "14.7 cursed-here"
    table = stoned("beldurk", "odin").track(PLAIN.replace("eldaskali-a", "bolvun-b"))
    assert table.choices("invoke") == ["invoke rework"]


@pytest.mark.rule("althing-14.8")
def test_the_example_of_nastrond() -> None:
    step = table_with("kernelyd-a+left:nastrond").scene().track[2]
    assert (step.printed, (step.nuggets, step.wood, step.bones)) == ((2, 0, 2), (4, 0, 2))


@pytest.mark.rule("althing-14.9")
@pytest.mark.rule("althing-5.8")
def test_afvopnud_makes_seasoned() -> None:
    table = table_with("kernelyd-a+left:afvopnud")
    assert base.HandLimitRaised(0, 5) in table.do(*CROSS)
    assert table.scene().players[1].limit_grows


@pytest.mark.rule("althing-14.13")
@pytest.mark.rule("althing-7.4")
def test_a_cursed_troll_sent_home_goes_to_its_victim() -> None:
    table = table_with("kernelyd-a").hand(0, "jotunn odin").hand(1, "odin freyr")
    table.do("play jotunn cursed_troll", "let", "end", "draw")
    assert table.state.trolls[1] == 1
    assert base.TrollSentHome(1, 1) in table.do("play freyr detroll")
    assert table.state.trolls[1] == 2


@pytest.mark.rule("althing-14.14")
def test_two_illnesses_leave_three_cards() -> None:
    table = table_with("kernelyd-a+right:helgrind").at(1, 2).row("- - sigvaar horik hild")
    table.hand(0, "jotunn odin")
    table.do("play jotunn illness", "end", "draw")
    assert (table.phase, table.state.active) == ("acting", 1), "nothing more to put away"
    assert len([card for card in table.scene().assembly if card]) == 3
    table.hand(1, "siggy gudrid odin").do("cross", "pay gudrid", "pay siggy", "confirm")
    assert table.scene().size == 3, "the other illness still lies there"
    table.do("end", "draw")
    assert (table.state.active, table.scene().size) == (0, 5)
    assert "" not in table.scene().assembly


# ---- the branching epic


SIX = "kattegat-b eldaskali-a kernelyd-a snekkar-a vegvisir-a knorrer-a drakkar-a althing"
STRONG = "olaf olaf olaf beldurk beldurk"


@pytest.mark.rule("althing-15.3")
def test_the_example_of_two_ways() -> None:
    table = Modular(2, epic="six", kattegat="b").track(SIX, "six")
    for seat, side, places in ((0, "left", [1, 2, 5]), (1, "right", [3, 4, 5])):
        for number, place in enumerate(places):
            table.state.active = table.state.to_act = seat
            table.state.crossed = False
            table.hand(seat, STRONG).do(f"cross {side}" if number == 0 else "cross")
            while "confirm" not in table.legal:
                table.do(next(ply for ply in table.legal if ply.startswith("pay")))
            table.do("confirm")
            assert table.scene().players[seat].place == place
            assert table.scene().players[seat].position == number + 1


# ---- Thorfinn


@pytest.mark.rule("althing-16.5")
def test_the_example_of_card_a() -> None:
    table = solo().at(2, 4).hand(0, "odin odin")
    happened = next_card(table, "a")
    assert [event for event in happened if isinstance(event, ev.ShortageStruck)] == [
        ev.ShortageStruck(0, "wood")
    ]


@pytest.mark.rule("althing-16.6")
@pytest.mark.rule("althing-16.7")
@pytest.mark.parametrize("crossings", range(5))
def test_every_card_does_what_its_row_says(crossings: int) -> None:
    """Once with nothing to answer, symbol by symbol."""
    told = {base.TrollPlaced: "troll", ev.CardStruck: "axe"}
    for mode in ("normal", "legend_legendary"):
        for card in GAME.stage(GAME.view(solo(mode).state, 0)).thorfinn:
            table = solo(mode).at(crossings, 4 if card.climb else 1).hand(0, "odin odin odin odin")
            table.track(PLAIN.replace("thing", "vegvisir-b thing"))
            happened = next_card(table, card.id)
            struck = []
            for event in happened:
                if isinstance(event, ev.ShortageStruck):
                    struck.append(f"shortage_{event.resource}")
                elif type(event) in told:
                    struck.append(told[type(event)])
            assert tuple(struck) == card.rows[crossings], card.id
            assert sum(isinstance(event, ev.ThorfinnClimbed) for event in happened) == card.climb
            recruits = sum(isinstance(event, ev.ThorfinnRecruited) for event in happened)
            assert recruits == card.recruits


@pytest.mark.rule("althing-16.7")
@pytest.mark.rule("althing-13.8")
def test_a_reward_is_of_no_use_while_nuggets_are_short() -> None:
    table = solo(deck="own").hand(0, "loki horik horik freyr").row("gudrid floki sigvaar horik")
    table.state.shortage = 1
    assert not table.choices("recruit")


@pytest.mark.rule("althing-16.12")
@pytest.mark.rule("althing-16.15")
def test_a_troll_on_an_empty_deck_comes_before_the_new_one() -> None:
    table = solo("legend_normal").hand(0, "thor odin").thorfinn("e", "")
    table.do("play thor troll", "end")
    happened = table.names("draw")
    assert "ThorfinnReshuffled" not in happened
    assert table.scene(0).thorfinn is not None
    table.do("end")
    happened = table.names("draw")
    assert happened.index("ThorfinnReshuffled") < happened.index("ThorfinnRevealed")


@pytest.mark.rule("althing-16.16")
def test_an_illness_zone_does_not_notice_him() -> None:
    table = solo(hela="on").track(PLAIN.replace("eldaskali-a", "stridur-b")).at(0, 1)
    assert table.scene().size == 4
    table.at(1, 2)
    assert table.scene().size == 3, "but it does notice you"


@pytest.mark.rule("althing-14.12")
def test_alone_the_illness_of_a_jotunn_takes_one_card() -> None:
    table = solo(hela="on").hand(0, "jotunn odin").row("gudrid floki sigvaar horik").thorfinn("b", "f")
    table.do("play jotunn illness", "end", "draw")
    assert table.phase == "ailing"
    happened = table.do("spread 1")
    assert happened[0] == ev.IllnessSpread(0, "gudrid", 1)
    assert ev.ThorfinnRecruited("horik", 4) in happened
    assert "" not in table.scene().assembly, "your phase has begun"


@pytest.mark.rule("althing-14.6")
@pytest.mark.parametrize(("mode", "trolls"), [("normal", 0), ("legend_normal", 1)])
def test_alone_a_cursed_step_takes_a_troll_only_in_the_legend(mode: str, trolls: int) -> None:
    table = solo(mode, hela="on").track(PLAIN.replace("eldaskali-a", "stridur-a")).at(0, 2)
    table.hand(0, "horik gudrid odin")
    happened = table.names("cross", "pay horik", "pay gudrid", "confirm")
    assert happened.count("TrollCursed") == trolls
    assert table.state.on_top[0] == kinds("troll-0") * trolls
