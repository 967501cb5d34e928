"""What a client draws: names instead of codes, and everything a player sees on the table."""

from __future__ import annotations

from drakkar.games.althing.scene_types import (
    AlthingStage,
    AnnouncedScene,
    BorrowedScene,
    CardInfo,
    DeckScene,
    LookedScene,
    PaymentScene,
    PlayerScene,
    StepScene,
    StormScene,
    SymbolInfo,
)
from drakkar.kernel.game import SPECTATOR
from tests.games.althing import engine
from tests.games.althing.table import BLUE, GREEN, RED, YELLOW, Table

INVENTED, GUESSED = "invented", "guessed"


def test_the_stage_is_what_never_changes() -> None:
    table = Table(4, cowardly_troll="on").first(GREEN)
    stage = table.now().stage()
    assert isinstance(stage, AlthingStage)
    assert (stage.scenario, stage.seats, stage.first) == ("free", 4, GREEN)
    assert stage.teams == ((RED, GREEN), (BLUE, YELLOW))
    assert (stage.slots, stage.trolls, stage.storms, stage.reserve) == (5, 2, True, "open")
    assert (stage.cowardly_troll, stage.dodge_the_counter) == (True, False)
    assert (stage.seasoned_limit, stage.round_cap, stage.action_cap) == (5, 200, 40)
    table.do("recruit 1", "pay odin", "confirm")
    for viewer in range(SPECTATOR, 4):
        assert table.game.stage(table.game.view(table.now().state, viewer)) == stage


def test_cards_of_the_stage() -> None:
    cards = {card.id: card for card in Table(4).now().stage().cards}
    assert cards["hild"] == CardInfo(
        "hild", "viking", 3, "nuggets", 0, 2, 1, 0, ("storm", "shield"), -1, INVENTED, ""
    )
    assert cards["dazgul"] == CardInfo(
        "dazgul", "fjord_troll", 4, "wood_bones", 0, 0, 0, 2, ("axe", "shield", "rework"), -1, INVENTED, ""
    )
    assert cards["odin"] == CardInfo("odin", "player", 0, "", 1, 0, 0, 0, (), -1, GUESSED, "weak")
    assert cards["troll-2"] == CardInfo("troll-2", "troll", 0, "", 0, 0, 0, 0, (), 2, "rulebook", "")


def test_only_the_kinds_that_can_turn_up() -> None:
    few = {card.id for card in Table(2).now().stage().cards}
    assert {"troll-0", "troll-1", "hild", "odin"} <= few
    assert few.isdisjoint({"troll-2", "troll-3", "beldurk", "baldur"})
    many = {card.id for card in Table(4, deck="baldur").now().stage().cards}
    assert len(many) == 22


def test_symbols_of_the_stage() -> None:
    symbols = {symbol.id: symbol for symbol in Table().now().stage().symbols}
    assert symbols["axe"] == SymbolInfo("axe", "ruse", "shield", True)
    assert symbols["shield"] == SymbolInfo("shield", "dodge", "", True)
    assert symbols["plot"] == SymbolInfo("plot", "event", "", True)
    assert symbols["reorganise"] == SymbolInfo("reorganise", "providence", "axe", True)
    symbols = {symbol.id: symbol for symbol in Table(scenario="1a").now().stage().symbols}
    assert symbols["axe"] == SymbolInfo("axe", "ruse", "", False), "nothing stops what is not there"
    assert symbols["troll"] == SymbolInfo("troll", "ruse", "detroll", True)


def test_the_track() -> None:
    table = Table().track("kattegat-a drakkar-b dragvendil-a snekkar-a kernelyd-b althing")
    track = table.now().scene(SPECTATOR).track
    assert track[1] == StepScene(
        place=1,
        position=1,
        id="drakkar",
        face="b",
        role="step",
        next=(2,),
        branch="",
        left="",
        right="",
        nuggets=3,
        wood=4,
        bones=0,
        printed=(3, 4, 0),
        symbols=("seasoned",),
        source=INVENTED,
        strength="",
    )
    assert (track[0].role, track[0].symbols, track[0].source) == ("start", ("sacred_ground",), "rulebook")
    assert (track[5].id, track[5].face, track[5].role, track[5].next) == ("althing", "", "althing", ())


def test_a_player() -> None:
    table = (
        Table(3)
        .at(1, 0, 2)
        .hand(BLUE, "olaf odin", shown="olaf")
        .reserve(BLUE, "hild")
        .limits(5, 4, 5, grows=(BLUE,))
    )
    table.deck(BLUE, "thor", on_top="troll-0 troll-2").discard(BLUE, "horik", hidden="gudrid")
    table.storm(BLUE, GREEN).storm(RED, BLUE, 1)
    owned = ("odin", "thor", "gudrid", "horik", "hild", "olaf", "troll-0", "troll-2")
    seen = PlayerScene(
        place=0,
        position=0,
        sacred=True,
        finished=False,
        hand=("olaf", ""),
        hand_limit=4,
        limit_grows=True,
        deck=3,
        deck_trolls=("troll-2", "troll-0"),
        discard=("horik", ""),
        reserve="",
        reserve_full=True,
        stone=None,
        cursed=False,
        ill=False,
        trolls=2,
        storm_ready=False,
        storms=(StormScene(RED, "ovedur"),),
        owned=dict.fromkeys(owned, 1),
        points={"steps": 0},
        total=0,
    )
    assert table.scene(RED).players[BLUE] == table.scene(SPECTATOR).players[BLUE] == seen
    own = table.scene(BLUE).players[BLUE]
    assert (own.hand, own.discard, own.reserve) == (("odin", "olaf"), ("gudrid", "horik"), "hild")
    assert [player.trolls for player in table.scene().players] == [1, 2, 1]


def test_a_phase() -> None:
    shown = Table(3).round(7).turn(BLUE).acted(5, 2, crossed=True).scene(GREEN)
    assert (shown.phase, shown.round, shown.active, shown.crossed) == ("acting", 7, BLUE, True)
    assert (shown.actions_left, shown.ending, shown.plotted) == (35, False, 0)
    assert (shown.payment, shown.borrowed, shown.announced, shown.looked) == (None, None, None, None)


def test_a_payment() -> None:
    table = Table(fjord_trolls="always").row("beldurk dilbrett gudrid horik hild")
    table.hand(RED, "heskabech hild odin freyr")
    table.do("recruit 1", "recruit 2", "pay heskabech")
    assert table.scene(RED).payment == PaymentScene(
        goal="recruit",
        place=0,
        slots=(1, 2),
        cards=("beldurk", "dilbrett"),
        currency="wood_bones",
        cost=6,
        pledged=("heskabech",),
        reward="",
        doubled="",
        nuggets=0,
        wood=0,
        bones=0,
        universal=3,
        missing=3,
        enough=False,
    )
    assert table.scene(RED).players[RED].hand == ("odin", "freyr", "hild")
    table.do("pay hild")
    payment = table.scene(RED).payment
    assert payment is not None
    assert (payment.wood, payment.bones, payment.universal) == (2, 1, 3)
    assert (payment.missing, payment.enough) == (0, True)


def test_a_payment_for_a_step_with_a_borrowed_card() -> None:
    table = Table().hand(RED, "thor gudrid odin").hand(BLUE, "horik")
    table.do("play thor axe", "let", "cross")
    assert table.scene(RED).payment == PaymentScene(
        goal="cross",
        place=2,
        slots=(),
        cards=(),
        currency="",
        cost=4,
        pledged=(),
        reward="",
        doubled="",
        nuggets=2,
        wood=0,
        bones=1,
        universal=0,
        missing=1,
        enough=False,
    )
    assert table.scene(RED).borrowed == BorrowedScene("horik", "hand", BLUE)


def test_what_is_announced() -> None:
    table = Table(3).hand(RED, "halldora odin")
    table.do("play halldora axe")
    assert table.scene(BLUE).announced == AnnouncedScene(RED, "halldora", "axe", -1, False, "", -1, "")
    table.do("target 2")
    expected = AnnouncedScene(RED, "halldora", "axe", GREEN, False, "shield", -1, "")
    for viewer in (RED, BLUE, GREEN, SPECTATOR):
        assert table.scene(viewer).announced == expected
    table.do("let")
    assert table.scene().announced is None


def test_what_a_reorganiser_holds() -> None:
    table = Table().hand(RED, "dilbrett odin").hand(BLUE, "").pool("olaf bjorn siggy horik")
    table.do("play dilbrett reorganise", luck="siggy bjorn olaf")
    table.do("bring bjorn")
    assert table.scene(RED).looked == LookedScene(3, ("siggy", "olaf"), (), "bjorn", (), "")
    table.do("against 3", "above", "stack olaf")
    assert table.scene(RED).looked == LookedScene(3, ("siggy",), ("sigvaar",), "", ("olaf",), "above")
    assert table.scene(BLUE).looked == LookedScene(3, (), (), "", (), "above")
    assert table.scene(RED).deck == DeckScene(1, (), ())
    table.do("stack sigvaar")
    assert table.scene(RED).deck == DeckScene(4, ("olaf", "sigvaar", "siggy"), ())
    assert table.scene(BLUE).deck == DeckScene(4, ("", "", ""), ())


def test_a_plot_under_way() -> None:
    table = Table().hand(RED, "siggy odin")
    table.do("play siggy plot", "plot 4")
    assert [table.scene(viewer).plotted for viewer in (RED, BLUE, SPECTATOR)] == [4, 0, 0]
    assert table.scene(BLUE).phase == "plotting"


def test_every_card_of_a_match_is_on_its_stage() -> None:
    for seats in (2, 3, 4):
        played = engine.begin(seats, seats)
        known = {card.id for card in played.stage().cards}
        shown = played.scene(SPECTATOR)
        assert set(shown.assembly) <= known
        for player in shown.players:
            assert set(player.owned) <= known
