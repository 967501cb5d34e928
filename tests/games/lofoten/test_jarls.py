"""Clauses 12.1 to 12.7: module 2, alliances with other Jarls."""

from __future__ import annotations

from collections import Counter

import pytest

from drakkar.games.lofoten.events import (
    CoinsGiven,
    JarlAttached,
    JarlClaimed,
    LongshipUpgraded,
    TileFlipped,
)
from tests.games.lofoten import engine
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.played import of_type

JARLS = ("gunnar", "astrid", "leif", "ingrid", "harald", "sigrun", "torsten", "ylva")
GAP = "mead-1-raven - sheep-3-raven coffer-2-bear mead-3-bear"
FACES = {
    ("each_good", ""),
    ("goods", ""),
    ("bucklers_each", ""),
    ("bucklers_same", ""),
    ("pay_coins", ""),
    ("coins", ""),
    *((kind, good) for kind in ("tiles_of", "goods_of") for good in ("mead", "fish", "sheep", "coffer")),
}


def table(**options: str) -> Table:
    return Table(jarls="on", **options).coins(0, 0)


def closing(arranged: Table) -> Table:
    """Whoever is to act has done nothing, and the turn ends."""
    arranged.do("play left", "done", luck="coffer-3")
    arranged.do("put left")
    assert arranged.phase == "closing"
    return arranged


def claiming(jarl: str, houses: str = "W1-1 W1-2 W1-3 W1-4", **options: str) -> Table:
    """Raven can claim this Jarl for three fish tiles."""
    at = table(**options).houses(houses).jarl(jarl, "tiles_of fish").jarl(other_than(jarl), "tiles_of coffer")
    return closing(at.stored(RAVEN, "fish-1-bear fish-1-raven fish-2-bear"))


def other_than(jarl: str) -> str:
    return "ylva" if jarl != "ylva" else "leif"


def progress(at: Table, number: int = 1) -> tuple[int, int, bool]:
    """How far Raven is with a Jarl."""
    shown = at.scene().jarls[number - 1].progress[RAVEN]
    return shown.have, shown.need, shown.met


# ---- 12.1 the set-up


@pytest.mark.rule("lofoten-12.1")
def test_two_jarls_at_random_each_with_a_face_of_a_requirement_card() -> None:
    jarls: Counter[str] = Counter()
    faces: Counter[tuple[str, str]] = Counter()
    for seed in range(250):
        played = engine.begin(seed, jarls="on")
        both = played.stage().jarls
        assert len({jarl.id for jarl in both}) == 2
        assert len({jarl.requirement.id[:2] for jarl in both}) == 2, "two different cards"
        jarls.update(jarl.id for jarl in both)
        faces.update((jarl.requirement.kind, jarl.requirement.good) for jarl in both)
        assert [(jarl.owner, jarl.warehouse) for jarl in played.scene(-1).jarls] == [(-1, 0), (-1, 0)]
    assert set(jarls) == set(JARLS)
    assert set(faces) == FACES, "either side of each of the seven cards"
    assert all(abs(times - 62) < 28 for times in jarls.values())


@pytest.mark.rule("lofoten-12.1")
def test_none_without_the_module() -> None:
    assert engine.begin(1).stage().jarls == ()
    at = Table().coins(2, 0)
    closing(at)
    assert at.refuses("claim gunnar") == "12.1 jarls-off"
    assert "jarl" not in at.now().score().categories


@pytest.mark.rule("lofoten-12.1")
def test_a_jarl_who_is_not_in_play_cannot_be_claimed() -> None:
    at = claiming("leif")
    assert at.refuses("claim gunnar") == "12.1 jarl-not-here"
    assert at.refusal("claim gunnar").params == {"jarl": "gunnar"}


# ---- 12.2 when


@pytest.mark.rule("lofoten-12.2")
def test_after_the_maintenance_of_every_turn() -> None:
    """Ruling 41."""
    at = table().jarl("leif", "tiles_of fish").jarl("ylva", "goods").market(GAP)
    at.stored(RAVEN, "fish-1-bear fish-1-raven fish-2-bear")
    for _ in range(1):
        at.do("play left", "done", luck="coffer-3")
        at.do("put left")
    assert at.refuses("claim leif") == "1.2 not-this-choice"
    at.refill()
    assert (at.phase, at.legal) == ("closing", ["claim leif", "end"])


@pytest.mark.rule("lofoten-12.2")
def test_also_of_a_bought_turn() -> None:
    at = table().jarl("leif", "tiles_of fish").jarl("ylva", "goods").coins(3, 0)
    at.stored(RAVEN, "fish-1-bear fish-1-raven fish-2-bear").do("extra")
    closing(at).do("end")
    assert at.scene().extra_turn
    at.do("play left", "done", luck="sheep-3")
    at.do("put left", "claim leif")
    assert at.scene().players[RAVEN].jarl == "leif"


@pytest.mark.rule("lofoten-12.2")
def test_and_in_the_last_turn_after_the_action_phase() -> None:
    at = table().jarl("leif", "tiles_of fish").jarl("ylva", "goods").market(GAP)
    at.stored(BEAR, "fish-1-bear fish-1-raven fish-2-bear").piles(0, 0)
    at.idle()
    assert at.scene().last_turn
    at.do("play left", "done")
    assert (at.phase, at.legal) == ("closing", ["claim leif", "end"])
    at.do("claim leif")
    assert at.over


@pytest.mark.rule("lofoten-12.2")
def test_first_a_claim_then_an_upgrade() -> None:
    at = claiming("leif", longships="on")
    events = at.do("claim leif", "upgrade A", "flip fish-1-bear")
    assert [type(event) for event in events[:3]] == [JarlClaimed, TileFlipped, LongshipUpgraded]


@pytest.mark.rule("lofoten-12.2")
def test_a_claim_after_an_upgrade_just_as_well() -> None:
    """The order is the player's; what the upgrade cost counts no more."""
    at = table(longships="on").jarl("leif", "tiles_of fish").jarl("ylva", "goods").coins(2, 0)
    closing(at.stored(RAVEN, "fish-1-bear fish-1-raven fish-2-bear"))
    at.do("upgrade A", "flip fish-1-bear")
    assert (at.phase, at.choices("claim"), at.choices("upgrade")) == ("closing", "leif", "")
    at.do("claim leif")
    assert at.scene().players[RAVEN].jarl == "leif"


# ---- 12.3 claiming


@pytest.mark.rule("lofoten-12.3")
def test_a_claim_is_optional_and_may_come_later() -> None:
    """Ruling 42."""
    at = claiming("leif")
    at.do("end")
    at.idle()
    assert at.acts == RAVEN
    at.do("play left", "done", luck="sheep-3")
    at.do("put left")
    events = at.do("claim leif")
    assert events[0] == JarlClaimed(RAVEN, "leif")
    assert (at.scene().jarls[0].owner, at.scene().players[RAVEN].jarl) == (RAVEN, "leif")


@pytest.mark.rule("lofoten-12.3")
def test_the_condition_must_hold_at_that_moment() -> None:
    """Five coins shown once do not help later."""
    at = closing(table().jarl("leif", "coins").jarl("ylva", "goods").coins(5, 0))
    assert at.choices("claim") == "leif"
    at.do("renew", luck="sheep-1 fish-1 sheep-3")
    assert at.refuses("claim leif") == "12.4 requirement-not-met"


@pytest.mark.rule("lofoten-12.3")
def test_one_jarl_for_each_player() -> None:
    at = table().jarl("leif", "tiles_of fish", RAVEN).jarl("ylva", "goods_of sheep").coins(2, 0)
    at.stored(RAVEN, "sheep-2-bear sheep-2-bear sheep-2-raven")
    at.stored(BEAR, "sheep-3-bear sheep-2-raven sheep-1-bear")
    closing(at)
    assert at.choices("claim") == ""
    assert at.refuses("claim ylva") == "12.3 one-jarl"
    at.do("end")
    closing(at)
    assert at.refuses("claim leif") == "12.3 jarl-claimed"
    assert at.refusal("claim leif").params == {"jarl": "leif"}
    assert at.choices("claim") == "ylva", "the second is left to the rival"


@pytest.mark.rule("lofoten-12.3")
def test_only_the_active_player_claims() -> None:
    at = table().jarl("leif", "tiles_of fish").jarl("ylva", "goods").coins(2, 0)
    closing(at.stored(BEAR, "fish-1-bear fish-1-raven fish-2-bear"))
    assert at.acts == RAVEN
    assert at.choices("claim") == ""


@pytest.mark.rule("lofoten-12.3")
def test_a_claimed_jarl_is_not_replaced() -> None:
    at = claiming("leif")
    at.do("claim leif")
    assert [jarl.id for jarl in at.scene().jarls] == ["leif", "ylva"]
    assert at.now().stage().jarls[0].id == "leif"


# ---- 12.4 to 12.6 requirements


@pytest.mark.rule("lofoten-12.4")
@pytest.mark.parametrize(
    ("requirement", "enough", "short", "have", "need"),
    [
        (
            "each_good",
            "mead-1-bear fish-1-bear sheep-1-bear coffer-1-bear",
            "mead-1-bear fish-1-bear sheep-1-bear sheep-2-raven",
            3,
            4,
        ),
        (
            "tiles_of fish",
            "fish-1-bear fish-2-bear fish-1-raven",
            "fish-3-bear fish-3-raven mead-2-bear",
            2,
            3,
        ),
        (
            "bucklers_each",
            "mead-2-bear fish-1-bear sheep-2-raven sheep-1-raven",
            "mead-2-bear fish-1-bear sheep-2-bear sheep-1-raven",
            3,
            4,
        ),
        (
            "goods",
            "fish-3-bear fish-3-raven sheep-2-bear sheep-2-raven",
            "fish-3-bear fish-3-raven sheep-2-bear sheep-1-raven",
            9,
            10,
        ),
        ("goods_of fish", "fish-3-bear fish-3-raven", "fish-3-bear fish-2-raven sheep-2-bear", 5, 6),
        (
            "bucklers_same",
            "fish-1-bear fish-2-bear sheep-1-bear sheep-2-bear coffer-1-bear",
            "fish-1-bear fish-2-bear sheep-1-bear sheep-2-bear coffer-1-raven coffer-2-raven",
            4,
            5,
        ),
    ],
)
def test_what_must_be_stored(requirement: str, enough: str, short: str, have: int, need: int) -> None:
    """Ruling 45: at least so much, on one's own side."""
    at = closing(table().jarl("leif", requirement).jarl("ylva", "coins").stored(RAVEN, enough))
    assert at.choices("claim") == "leif"
    assert progress(at)[1:] == (need, True)
    at = table().jarl("leif", requirement).jarl("ylva", "pay_coins").stored(RAVEN, short).coins(2, 0)
    assert progress(closing(at)) == (have, need, False)
    assert at.refuses("claim leif") == "12.4 requirement-not-met"
    params = at.refusal("claim leif").params
    kind, _, good = requirement.partition(" ")
    assert (params["jarl"], params["requirement"], params["good"]) == ("leif", kind, good)
    assert (params["have"], params["need"]) == (have, need)
    asked = {
        "each_good": 1,
        "tiles_of": 3,
        "bucklers_each": 2,
        "goods": 10,
        "goods_of": 6,
        "bucklers_same": 5,
    }
    assert params["amount"] == asked[kind]


@pytest.mark.rule("lofoten-12.4")
def test_five_of_the_rivals_bucklers_do_as_well() -> None:
    """The French rulebook: identical, of whichever clan."""
    at = table().jarl("leif", "bucklers_same").jarl("ylva", "coins")
    at.stored(RAVEN, "fish-1-raven fish-2-raven sheep-1-raven sheep-2-raven coffer-1-raven")
    assert closing(at).choices("claim") == "leif"


@pytest.mark.rule("lofoten-12.4")
def test_cargo_and_the_rivals_side_do_not_count() -> None:
    at = table().jarl("leif", "tiles_of fish").jarl("ylva", "pay_coins").coins(2, 0)
    at.stored(RAVEN, "fish-1-bear").stored(BEAR, "fish-2-bear fish-2-raven")
    at.aboard(RAVEN, "A", "fish-1", "fish-3-bear")
    assert progress(closing(at)) == (1, 3, False)


@pytest.mark.rule("lofoten-12.4")
@pytest.mark.parametrize(("kind", "need"), [("pay_coins", 3), ("coins", 5)])
def test_coins_to_give_or_to_show(kind: str, need: int) -> None:
    at = closing(table().jarl("leif", kind).jarl("ylva", "goods").coins(need, 0))
    assert at.choices("claim") == "leif"
    at = closing(table().jarl("leif", kind).jarl("ylva", "goods").coins(need - 1, 0))
    assert progress(at) == (need - 1, need, False)
    assert at.refuses("claim leif") == "12.4 requirement-not-met"
    params = {"jarl": "leif", "requirement": kind, "good": "", "amount": need, "have": need - 1, "need": need}
    assert at.refusal("claim leif").params == params


@pytest.mark.rule("lofoten-12.5")
@pytest.mark.parametrize(
    ("requirement", "tiles", "have"),
    [
        ("each_good", "mead-1-bear* fish-1-bear* sheep-1-bear coffer-1-bear", 4),
        ("tiles_of fish", "fish-1-bear* fish-2-bear* fish-1-raven", 3),
        ("bucklers_each", "mead-2-bear* fish-1-bear sheep-2-raven sheep-1-raven", 3),
        ("goods", "fish-3-bear* fish-3-raven sheep-2-bear* sheep-2-raven", 7),
        ("goods_of fish", "fish-3-bear* fish-3-raven*", 2),
        ("bucklers_same", "fish-1-bear fish-2-bear* sheep-1-bear sheep-2-bear coffer-1-bear", 4),
    ],
)
def test_flipped_tiles(requirement: str, tiles: str, have: int) -> None:
    """Ruling 46: one good, no buckler, still a tile of its good."""
    at = table(longships="on").jarl("leif", requirement).jarl("ylva", "coins").stored(RAVEN, tiles)
    assert progress(at)[0] == have


@pytest.mark.rule("lofoten-12.6")
def test_three_coins_are_given_to_the_rival() -> None:
    """Ruling 42: straight from hand to hand."""
    at = closing(table().jarl("leif", "pay_coins").jarl("ylva", "goods").coins(4, 2))
    events = at.do("claim leif")
    assert events[:2] == [JarlClaimed(RAVEN, "leif"), CoinsGiven(RAVEN, 3)]
    assert at.purse() == (1, 5, 2)


@pytest.mark.rule("lofoten-12.6")
def test_five_coins_are_only_shown() -> None:
    at = closing(table().jarl("leif", "coins").jarl("ylva", "goods").coins(5, 2))
    events = at.do("claim leif")
    assert not of_type(events, CoinsGiven)
    assert at.purse() == (5, 2, 1)


# ---- 12.7 attached to a warehouse


@pytest.mark.rule("lofoten-12.7")
@pytest.mark.parametrize("jarl", ["sigrun", "torsten"])
@pytest.mark.parametrize("warehouse", [1, 2])
def test_some_jarls_are_attached_to_any_warehouse_at_once(jarl: str, warehouse: int) -> None:
    """Ruling 43: only the French rulebook says so; an empty one will do."""
    at = claiming(jarl)
    at.do(f"claim {jarl}")
    assert (at.phase, at.scene().jarl, at.choices("warehouse")) == ("attaching", jarl, "1 2 3 4")
    assert at.refuses("end") == at.refuses("extra") == "1.2 not-this-choice"
    events = at.do(f"warehouse {warehouse}")
    assert events[0] == JarlAttached(RAVEN, jarl, warehouse)
    assert (at.scene().jarls[0].warehouse, at.scene().jarl) == (warehouse, "")
    assert at.acts == BEAR


@pytest.mark.rule("lofoten-12.7")
def test_both_players_may_use_the_same_warehouse() -> None:
    at = table().jarl("sigrun", "tiles_of fish", RAVEN, 2).jarl("torsten", "goods_of fish").turn(BEAR)
    closing(at.stored(BEAR, "fish-3-bear fish-3-raven"))
    at.do("claim torsten", "warehouse 2")
    assert [jarl.warehouse for jarl in at.scene().jarls] == [2, 2]


@pytest.mark.rule("lofoten-12.7")
@pytest.mark.parametrize("jarl", ["leif", "ingrid", "harald", "ylva", "gunnar"])
def test_the_others_are_not(jarl: str) -> None:
    at = claiming(jarl)
    at.do(f"claim {jarl}")
    assert (at.phase, at.scene().jarls[0].warehouse) == ("action" if at.acts == BEAR else "closing", 0)
