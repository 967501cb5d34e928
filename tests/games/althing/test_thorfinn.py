"""Clause 16: alone against Thorfinn."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as base
from drakkar.games.althing import events_modules as ev
from drakkar.games.althing.meta import META
from drakkar.games.althing.pieces import MODES, TWINS
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER
from drakkar.kernel.meta import resolve_options
from scripts.thorfinn_arrival import arrivals
from tests.games.althing import pieces
from tests.games.althing.modular import GAME, Modular, kinds

TRACK = "kattegat-b eldaskali-a kernelyd-a snekkar-a vegvisir-a thing"


def solo(mode: str = "normal", **options: str) -> Modular:
    table = Modular(1, thorfinn=mode, **options)
    while table.phase == "answering":
        table.do("let")
    table.state.shortage = 0
    return table.track(TRACK).at(0, 1).hand(0, "odin odin thor freyr")


def next_card(table: Modular, card: str) -> list[object]:
    """End the phase; he reveals this card."""
    table.state.foe = None
    table.thorfinn("f", card)
    table.do("end")
    return list(table.do("draw"))


@pytest.mark.rule("althing-16.2")
def test_the_set_up() -> None:
    table = Modular(1, faces="a")
    scene = table.scene(0)
    assert scene.thorfinn is not None
    assert (scene.thorfinn.place, scene.thorfinn.position) == (1, 1)
    assert (len(scene.assembly), scene.track[0].face) == (4, "b")
    assert (scene.players[0].trolls, scene.players[0].storm_ready) == (0, False)
    stage = GAME.stage(GAME.view(table.state, 0))
    assert (stage.mode, stage.reserve, stage.slots, len(stage.thorfinn)) == ("normal", "off", 4, 6)
    assert Modular(1, thorfinn="legend_normal").scene().players[0].trolls == 2
    for given in ({"scenario": "1a"}, {"deck": "baldur"}, {"reserve": "on"}, {"kattegat": "a"}):
        with pytest.raises(UserError) as caught:
            resolve_options(META, given, 1)
        assert caught.value.params["clause"] == "althing-16.2"


@pytest.mark.rule("althing-16.3")
@pytest.mark.rule("althing-16.4")
def test_he_recruits_the_oldest_first() -> None:
    table = solo().row("gudrid floki sigvaar horik").pool("olaf hild bjorn")
    happened = next_card(table, "e")
    assert ev.ThorfinnRevealed("e", 2) in happened
    recruited = [event for event in happened if isinstance(event, ev.ThorfinnRecruited)]
    assert recruited == [ev.ThorfinnRecruited("horik", 4), ev.ThorfinnRecruited("sigvaar", 4)]
    thorfinn = table.scene(0).thorfinn
    assert thorfinn is not None
    assert {"horik", "sigvaar"} <= set(thorfinn.hand)
    assert "" not in table.scene().assembly


@pytest.mark.rule("althing-16.5")
@pytest.mark.rule("althing-16.6")
def test_his_troll_and_axe_by_your_position() -> None:
    table = solo().at(2, 3).hand(0, "odin odin")
    assert base.TrollPlaced(1, 0) in next_card(table, "b")
    assert table.state.on_top[0] == kinds("troll-1")
    table = solo().at(3, 4).hand(0, "odin")
    happened = next_card(table, "e")
    assert any(isinstance(event, ev.CardStruck) for event in happened)
    table = solo().at(1, 2).hand(0, "odin odin").trolls(1, 0)
    assert base.TrollPlaced(1, 0) not in next_card(table, "d"), "none left"


@pytest.mark.rule("althing-16.7")
def test_a_shortage_of_nuggets() -> None:
    table = solo().hand(0, "odin odin odin freyr").deck(0, "odin odin").row("gudrid beldurk sigvaar floki")
    happened = next_card(table, "a")
    assert happened[-2:] == [ev.ShortageStruck(0, "nuggets"), base.PhaseBegan(0, 2, "")]
    scene = table.scene(0)
    assert scene.thorfinn is not None
    assert (scene.thorfinn.shortage, table.prompt) == (("nuggets",), "prompt-act-shortage")
    table.hand(0, "olaf olaf heskabech").row("gudrid beldurk sigvaar floki")
    assert table.choices("recruit") == ["recruit 2"], "wood and bones still pay for a fjord troll"
    assert table.choices("cross") == ["cross"], "three wood: the universal card may be that"
    table.track(TRACK.replace("eldaskali-a", "kernelyd-a")).hand(0, "olaf heskabech gudrid")
    assert table.refuses("cross") == "5.1 cannot-cross"
    table.state.foe = None
    table.thorfinn("a", "f").do("end", "draw")
    assert table.state.shortage == 0, "for one phase"


@pytest.mark.rule("althing-16.8")
def test_an_answer_is_asked_for_only_if_it_is_held() -> None:
    table = solo().hand(0, "floki odin odin odin")
    next_card(table, "b")
    assert (table.phase, table.state.active, table.state.to_act) == ("answering", 1, 0)
    assert (table.prompt, table.legal) == ("prompt-answer-shortage", ["answer floki", "let"])
    announced = table.scene(0).announced
    assert announced is not None
    assert (announced.seat, announced.symbol) == (1, "shortage_wood")
    (dodged, *_) = table.do("answer floki")
    assert dodged == base.DodgePlayed(0, 1, "floki", "fair_weather", "shortage_wood")
    assert (table.phase, table.state.shortage) == ("acting", 0)


@pytest.mark.rule("althing-16.8")
def test_double_symbols_are_stopped_one_by_one() -> None:
    table = solo("legend_legendary").at(2, 3).hand(0, "floki floki odin odin")
    next_card(table, "la")
    table.do("answer floki")
    announced = table.scene(0).announced
    assert announced is not None
    assert announced.symbol == "shortage_bones"
    table.do("let")
    assert (table.state.shortage, table.phase) == (4, "acting")


@pytest.mark.rule("althing-2.3")
@pytest.mark.rule("althing-16.2")
def test_his_steps_are_mixed_unless_it_is_said_otherwise() -> None:
    faces = {step.face for seed in range(8) for step in Modular(1, seed).scene().track[1:-1]}
    assert faces == {"a", "b"}
    assert {step.face for step in Modular(1, faces="a").scene().track[1:-1]} == {"a"}
    assert {step.face for step in Modular(2).scene().track[1:-1]} == {"a"}, "usual with others"


@pytest.mark.rule("althing-16.17")
def test_fair_weather_lifts_a_shortage_in_ones_own_phase() -> None:
    """He could not be asked: the card was drawn only then."""
    table = solo().hand(0, "odin odin odin floki").row("gudrid floki sigvaar horik")
    assert table.refuses("play floki fair_weather") == "7.5 only-in-answer"
    table.state.shortage = 1
    assert not table.choices("recruit")
    assert table.choices("play") == ["play floki fair_weather"]
    assert table.do("play floki fair_weather")[-1] == ev.ShortageLifted(0, "nuggets")
    assert (table.state.shortage, table.phase) == (0, "acting")
    assert table.choices("recruit")


@pytest.mark.rule("althing-6.4")
@pytest.mark.rule("althing-16.17")
def test_a_stolen_card_lifts_a_shortage() -> None:
    table = solo().hand(0, "thor odin").hand(1, "floki").thorfinn("a", "b")
    table.state.shortage = 2
    assert table.do("play thor axe")[-1] == base.CardStolen(0, 1, "floki", False, True)
    assert table.do("play floki fair_weather")[-1] == ev.ShortageLifted(0, "wood")
    assert table.scene(0).out == {"floki": 1}


@pytest.mark.rule("althing-14.9")
@pytest.mark.rule("althing-16.17")
def test_of_several_things_one_is_lifted() -> None:
    table = (
        solo().hand(0, "floki floki odin").track(TRACK.replace("eldaskali-a", "eldaskali-a+left:afvopnud"))
    )
    table.at(1, 3).state.shortage = 5
    assert table.do("play floki fair_weather")[1:] == []
    assert (table.phase, table.prompt) == ("lifting", "prompt-lift")
    assert table.legal == ["lift nuggets", "lift bones", "lift ovedur"]
    assert table.refuses("lift wood") == "16.17 not-short"
    assert table.refuses("end") == "1.3 not-this-choice"
    assert table.do("lift ovedur") == [ev.WeatherCleared(0)]
    assert (table.phase, table.state.shortage) == ("acting", 5)
    assert not table.choices("recruit"), "nuggets are short"
    table.do("play floki fair_weather")
    assert table.refuses("lift ovedur") == "14.9 not-on-ovedur"
    assert table.do("lift nuggets") == [ev.ShortageLifted(0, "nuggets")]
    assert table.state.shortage == 4


@pytest.mark.rule("althing-16.17")
def test_the_stricter_reading_lifts_none() -> None:
    table = solo(fair_weather="in_answer").hand(0, "odin odin odin floki")
    table.state.shortage = 1
    assert not table.choices("play")
    assert table.refuses("play floki fair_weather") == "16.17 only-in-answer"
    table.state.shortage = 0
    assert table.refuses("play floki fair_weather") == "7.5 only-in-answer"
    next_card(table, "b")
    assert table.legal == ["answer floki", "let"], "in answer it stops one"


@pytest.mark.rule("althing-6.9")
@pytest.mark.rule("althing-16.6")
def test_his_axe_frightens_a_cowardly_troll_home() -> None:
    table = solo(cowardly_troll="on", faces="a").at(3, 4).hand(0, "troll-1").deck(0, "").discard(0, "")
    before = table.state.trolls[1]
    happened = next_card(table, "e")
    assert [event for event in happened if isinstance(event, ev.CardStruck | base.TrollFled)] == [
        ev.CardStruck(0, "troll-1"),
        base.TrollFled(1, 1),
    ]
    placed = happened.count(base.TrollPlaced(1, 0))
    assert table.state.trolls[1] == before + 1 - placed, "it is at home, and may come again"
    assert table.state.discard[0] == ()


@pytest.mark.rule("althing-16.9")
def test_he_climbs_and_may_be_first() -> None:
    table = solo()
    happened = next_card(table, "f")
    assert ev.ThorfinnClimbed("kernelyd", "a", 2) in happened
    table = solo().at(3, 4)
    happened = next_card(table, "f")
    assert happened[-3:] == [
        ev.ThorfinnClimbed("thing", "", 5),
        ev.ThorfinnArrived(2),
        base.MatchEnded(()),
    ]
    assert table.state.to_act == OVER
    assert GAME.score(table.state).winners == ()


@pytest.mark.rule("althing-16.1")
@pytest.mark.rule("althing-16.9")
def test_the_last_card_wins_at_once() -> None:
    table = solo().at(4, 4).hand(0, "olaf olaf beldurk beldurk")
    table.do("cross")
    while "confirm" not in table.legal:
        table.do(table.legal[0])
    happened = table.do("confirm")
    assert happened[-2:] == [base.EndReached(0), base.MatchEnded((0,))]
    assert GAME.score(table.state).winners == (0,)


@pytest.mark.rule("althing-16.10")
def test_what_is_not_played_against_him() -> None:
    table = solo(fjord_trolls="always", hela="on").hand(0, "thor hild jotunn beldurk")
    assert table.refuses("play thor troll") == "16.10 not-against-thorfinn"
    assert table.refuses("play hild storm") == "16.10 not-against-thorfinn"
    assert table.refuses("play jotunn cursed_troll") == "16.10 not-against-thorfinn"
    assert table.names("play beldurk rework") == ["SymbolPlayed"], "he counters nothing"
    assert table.phase == "reworking"


@pytest.mark.rule("althing-16.11")
def test_your_axe() -> None:
    table = solo().hand(0, "thor thor odin").hand(1, "olaf").thorfinn("b", "a")
    assert table.refuses("play thor axe") == "16.11 thorfinn-protected"
    table.thorfinn("a", "b")
    happened = table.do("play thor axe")
    assert happened[-1] == base.CardStolen(0, 1, "olaf", False, True)
    assert table.do("decline") == [ev.LootUnused(0, "olaf")]
    assert table.scene(0).out == {"olaf": 1}
    assert table.refuses("play thor axe") == "16.11 thorfinn-empty-handed"
    table.hand(1, "olaf").row("gudrid floki sigvaar horik").do("play thor axe", "recruit 1", "confirm")
    assert table.scene(0).out == {"olaf": 2}


@pytest.mark.rule("althing-16.12")
def test_his_deck_is_shuffled_anew_when_it_is_empty() -> None:
    table = solo()
    table.thorfinn("f", "")
    table.do("end")
    assert ev.ThorfinnReshuffled(6) in table.do("draw")


@pytest.mark.rule("althing-16.13")
@pytest.mark.rule("althing-16.14")
def test_the_cards_of_the_modes() -> None:
    decks = {}
    for mode in MODES:
        stage = GAME.stage(GAME.view(Modular(1, thorfinn=mode).state, 0))
        decks[mode] = [card.id for card in stage.thorfinn]
    assert decks == {
        "normal": ["a", "b", "c", "d", "e", "f"],
        "difficult": ["a", "b", "c", "e", "f"],
        "legend_normal": ["b", "c", "e", "f", "la"],
        "legend_difficult": ["c", "e", "f", "la", "lb"],
        "legend_legendary": ["e", "f", "la", "lb", "lc"],
    }


@pytest.mark.rule("althing-16.14")
def test_twins_are_chosen_or_drawn() -> None:
    def twins(mode: str, chosen: str, seed: int = 1) -> str:
        stage = GAME.stage(GAME.view(Modular(1, seed, thorfinn=mode, twins=chosen).state, 0))
        cards = [card.id for card in stage.thorfinn]
        assert len(cards) == (6 if mode == "normal" else 5)
        for letter in "abc":
            assert (letter in cards) != (f"l{letter}" in cards), "one of the two"
        return " ".join(card for card in cards if card[0] == "l")

    found = {
        chosen: [twins(f"legend_{mode}", chosen) for mode in ("normal", "difficult", "legendary")]
        for chosen in TWINS[:3]
    }
    assert found == {
        "nuggets": ["la", "la lb", "la lb lc"],
        "wood": ["lb", "lb lc", "la lb lc"],
        "bones": ["lc", "la lc", "la lb lc"],
    }
    assert {twins("legend_normal", "drawn", seed) for seed in range(12)} == {"la", "lb", "lc"}
    assert {twins("legend_difficult", "drawn", seed) for seed in range(12)} == {"la lb", "lb lc", "la lc"}
    assert twins("legend_legendary", "drawn") == "la lb lc"
    assert twins("normal", "bones") == twins("difficult", "drawn") == ""


@pytest.mark.rule("althing-16.12")
@pytest.mark.rule("althing-16.14")
def test_twins_drawn_stay_for_the_whole_match() -> None:
    table = solo("legend_normal", twins="drawn")
    cards = {card.id for card in GAME.stage(GAME.view(table.state, 0)).thorfinn}
    table.thorfinn("f", "")
    table.do("end", "draw")
    scene = table.scene(0)
    assert scene.thorfinn is not None
    assert {scene.thorfinn.card, *scene.thorfinn.deck} == cards


def test_a_match_recorded_before_an_option_came_keeps_its_checksums() -> None:
    """The key names options that came later only where they are not usual."""
    key = repr(Modular(1, thorfinn="legend_normal").state.key())
    assert "twins" not in key
    assert "fair_weather" not in key
    assert "twins" in repr(Modular(1, thorfinn="legend_normal", twins="wood").state.key())
    drawn = [Modular(1, seed, thorfinn="legend_normal", twins="drawn").state for seed in range(12)]
    first = {state.setting.thorfinn: state.setting.key() for state in drawn}
    assert len(set(first.values())) == len(first) == 3


@pytest.mark.rule("althing-16.15")
def test_trolling_thorfinn() -> None:
    table = solo("legend_normal").hand(0, "thor thor odin").thorfinn("b", "f")
    assert table.refuses("play thor troll") == "16.15 thorfinn-protected"
    table.thorfinn("e", "f")
    assert table.do("play thor troll")[-1] == base.TrollPlaced(0, 1)
    table.do("play thor troll", "end")
    assert table.state.trolls[0] == 0
    thorfinn = table.scene(0).thorfinn
    assert thorfinn is not None
    assert thorfinn.deck_trolls == 2
    assert [name for name in table.names("draw") if "Thorfinn" in name] == ["ThorfinnRevealed"]
    thorfinn = table.scene(0).thorfinn
    assert thorfinn is not None
    assert (thorfinn.card, thorfinn.deck_trolls, thorfinn.place) == ("troll", 1, 1)
    assert table.scene(0).out == {"troll-0": 1}
    table.hand(0, "aslaug odin")
    assert table.refuses("play aslaug troll") == "6.6 no-trolls-left"


@pytest.mark.rule("althing-16.16")
def test_his_pawn_keeps_heimdall_off_and_steps_do_nothing_to_him() -> None:
    table = solo(deck="own").hand(0, "tyr odin")
    table.do("play tyr heimdall")
    assert table.refuses("turn 1") == "13.10 occupied"
    table = solo().track(TRACK.replace("kernelyd-a", "drakkar-a"))
    next_card(table, "f")
    assert not table.state.seasoned
    assert Modular(1, epic="six").state.position[1] == 1


@pytest.mark.rule("althing-16.13")
@pytest.mark.parametrize(("mode", "first", "last"), [("normal", 19, 24), ("difficult", 16, 20)])
def test_when_he_arrives(mode: str, first: int, last: int) -> None:
    """If nobody stops him: the rulebook's numbers of rounds. The script counts ten thousand matches."""
    assert set(arrivals(GAME, mode, range(120))) == set(range(first, last + 1))


@pytest.mark.rule("althing-16.15")
def test_each_troll_of_yours_costs_him_a_round() -> None:
    for seed in range(20):
        chance = Search(seed)
        state = GAME.new(1, resolve_options(META, {"thorfinn": "legend_legendary"}, 1), chance)
        played = 0
        while state.to_act != OVER:
            trolls = [
                action for action in GAME.legal(state) if GAME.space.notation(action).endswith(" troll")
            ]
            played += bool(trolls)
            GAME.apply(state, trolls[0] if trolls else GAME.legal(state)[-1], chance)
        pieces.check(state)
        assert 16 + played <= state.round <= 20 + played
