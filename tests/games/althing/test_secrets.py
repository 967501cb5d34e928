"""Clauses 1.5, 4.4 and 7.2: who knows what. Views, guesses made from them, the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from fractions import Fraction
from random import Random

import pytest

from drakkar.games.althing import events as ev
from drakkar.games.althing.pieces import CARDS
from drakkar.games.althing.state import AlthingState
from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, SPECTATOR
from tests.conformance.checks import written
from tests.games.althing import engine
from tests.games.althing.table import BLUE, GREEN, RED, YELLOW, Table
from tests.games.althing.test_against_oracle import FULL, eager
from tests.games.outcomes import distribution, every

GAME = engine.GAME
WILD = FULL | {"kattegat": "b", "dodge_the_counter": "on"}


def told(table: Table, viewer: int) -> bytes:
    """All that a view says, byte by byte, but for the tables that every view of a match shares."""
    view = GAME.view(table.now().state, viewer)
    view.setting, view.epic = SHARED.setting, SHARED.epic
    return written(view)


SHARED = engine.begin(0, 2).state


def only(known_to: set[int], *worlds: Table) -> None:
    """These viewers can tell the worlds apart, nobody else can, by view or by scene."""
    one, two = worlds
    for viewer in range(SPECTATOR, one.oracle.seats):
        same = told(one, viewer) == told(two, viewer)
        assert same == (viewer not in known_to), f"seat {viewer}"
        assert (one.scene(viewer) == two.scene(viewer)) == same


def played(arrange: Callable[[], Table], *stories: tuple[str, str]) -> tuple[Table, Table]:
    """Twice the same table; then the same plies, but for the last one's luck or name."""
    tables = []
    for plies, luck in stories:
        table = arrange()
        table.do(*plies.split(", "), luck=luck)
        tables.append(table)
    return tables[0], tables[1]


# ---- what lies where


@pytest.mark.rule("althing-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_is_known_to_its_owner_alone(seats: int) -> None:
    """A partner does not know it either."""
    one = Table(seats).hand(BLUE, "odin thor").deck(BLUE, "freyr odin")
    two = Table(seats).hand(BLUE, "freyr odin").deck(BLUE, "odin thor")
    only({BLUE}, one, two)


@pytest.mark.rule("althing-1.5")
@pytest.mark.rule("althing-10.3")
def test_a_face_down_reserve_is_known_to_its_owner_alone() -> None:
    one = Table(3).hand(BLUE, "odin thor").reserve(BLUE, "freyr")
    two = Table(3).hand(BLUE, "odin freyr").reserve(BLUE, "thor")
    only({BLUE}, one, two)


@pytest.mark.rule("althing-1.5")
def test_cards_dropped_face_down_are_known_to_who_dropped_them() -> None:
    for ply in ("end, drop {}", "play baldur rework, let, let, drop {}"):
        tables = []
        for card in ("odin", "freyr"):
            table = Table(3).hand(RED, "baldur odin odin freyr").deck(RED, "horik hild thor")
            plies = ply.format(card).split(", ")
            table.do(*plies)
            tables.append(table)
        only({RED}, *tables)


@pytest.mark.rule("althing-1.5")
def test_the_cards_of_a_discard_pile_that_nobody_saw() -> None:
    one = Table(3).discard(BLUE, "horik", hidden="hild").deck(BLUE, "olaf")
    two = Table(3).discard(BLUE, "horik", hidden="olaf").deck(BLUE, "hild")
    only({BLUE}, one, two)


@pytest.mark.rule("althing-1.5")
def test_the_place_of_a_hidden_card_in_a_pile_tells_nothing() -> None:
    """Among cards that all know it may come first or last."""
    one = Table().discard(BLUE, "horik sigvaar", hidden="odin").deck(BLUE, "olaf")
    two = Table().discard(BLUE, "horik sigvaar", hidden="olaf").deck(BLUE, "odin")
    only({BLUE}, one, two)
    assert one.pile(BLUE, viewer=RED) == "sigvaar horik ?"


@pytest.mark.rule("althing-1.5")
@pytest.mark.parametrize("place", ["top", "bottom"])
def test_cards_of_the_assembly_deck_known_to_one(place: str) -> None:
    tables = []
    for cards, rest in (("olaf hild", "bjorn siggy"), ("siggy bjorn", "hild olaf")):
        table = Table(3).pool(rest)
        tables.append(table.placed(**{place: cards}, known=(GREEN,)))
    only({GREEN}, *tables)


@pytest.mark.rule("althing-1.5")
def test_what_all_have_seen_all_know() -> None:
    one = Table(3).discard(BLUE, "hild").deck(BLUE, "olaf").placed(bottom="siggy").pool("bjorn")
    two = Table(3).discard(BLUE, "olaf").deck(BLUE, "hild").placed(bottom="bjorn").pool("siggy")
    only({SPECTATOR, RED, BLUE, GREEN}, one, two)


@pytest.mark.rule("althing-1.5")
def test_what_each_player_owns_is_public_wherever_it_is() -> None:
    table = Table(3).hand(BLUE, "odin thor").deck(BLUE, "hild", on_top="troll-0").reserve(BLUE, "olaf")
    table.discard(BLUE, "horik", hidden="siggy")
    owned = dict.fromkeys(("odin", "thor", "hild", "troll-0", "olaf", "horik", "siggy"), 1)
    for viewer in (RED, BLUE, GREEN, SPECTATOR):
        assert table.scene(viewer).players[BLUE].owned == owned
        assert table.scene(viewer).players[BLUE].deck == 2


# ---- what is done


@pytest.mark.rule("althing-1.5")
def test_cards_drawn_are_known_to_who_draws_them() -> None:
    def arrange() -> Table:
        return Table(3).hand(RED, "odin odin odin").deck(RED, "thor freyr")

    only({RED}, *played(arrange, ("end, draw", "thor"), ("end, draw", "freyr")))


@pytest.mark.rule("althing-1.5")
def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    def arrange() -> Table:
        return Table(4).hand(BLUE, "horik hild odin")

    steal = "play thor axe, target 1, let"
    one, two = played(arrange, (steal, "horik"), (steal, "hild"))
    only({RED, BLUE}, one, two)
    for table in (one, two):
        table.do("decline")
    only({RED, BLUE}, one, two)


@pytest.mark.rule("althing-1.5")
def test_a_spectator_of_two_does_not_know_it() -> None:
    def arrange() -> Table:
        return Table().hand(BLUE, "horik hild odin")

    steal = "play thor axe, let"
    one, two = played(arrange, (steal, "horik"), (steal, "hild"))
    only({RED, BLUE}, one, two)
    for table in (one, two):
        table.do("decline")
    only({RED, BLUE}, one, two)


@pytest.mark.rule("althing-1.5")
def test_it_still_counts_as_its_owners_so_that_nobody_can_tell_by_counting() -> None:
    table = Table(3).hand(BLUE, "horik odin")
    owned = table.scene(GREEN).players[BLUE].owned
    table.do("play thor axe", "target 1")
    table.do("let", luck="horik")
    assert table.scene(GREEN).players[BLUE].owned == owned


@pytest.mark.rule("althing-4.4")
@pytest.mark.parametrize(
    "plies", ["recruit 1", "recruit 1, pay odin", "recruit 1, recruit 2, pay odin, pay odin"]
)
def test_what_is_not_confirmed_is_nobody_elses_business(plies: str) -> None:
    one, two = Table(3), Table(3)
    assert two.do(*plies.split(", ")) == []
    only({RED}, one, two)


@pytest.mark.rule("althing-4.4")
def test_nor_what_a_stolen_card_is_to_be_used_for() -> None:
    def arrange() -> Table:
        table = Table(3).hand(RED, "thor odin").hand(BLUE, "horik")
        table.do("play thor axe", "target 1", "let")
        return table

    one, two = arrange(), arrange()
    two.do("recruit 5", "pay odin")
    only({RED}, one, two)


@pytest.mark.rule("althing-9.9")
def test_what_a_reorganiser_looks_at_and_plans() -> None:
    def arrange() -> Table:
        table = Table(3).hand(RED, "dilbrett odin").hand(BLUE, "").hand(GREEN, "")
        return table.pool("olaf bjorn siggy horik hild halldora")

    look = "play dilbrett reorganise"
    only({RED}, *played(arrange, (look, "olaf bjorn siggy"), (look, "horik hild halldora")))
    one, two = played(arrange, (look, "olaf bjorn siggy"), (look, "olaf bjorn siggy"))
    two.do("bring olaf")
    only({RED}, one, two)


@pytest.mark.rule("althing-9.10")
@pytest.mark.parametrize("side", ["above", "below"])
def test_in_what_order_the_cards_were_put_back(side: str) -> None:
    def arrange() -> Table:
        table = Table(3).hand(RED, "dilbrett odin").hand(BLUE, "").hand(GREEN, "")
        table.do("play dilbrett reorganise", luck="olaf bjorn siggy")
        return table

    one, two = arrange(), arrange()
    one.do(side, "stack olaf")
    two.do(side, "stack siggy")
    only({RED}, one, two)
    one.do("stack bjorn")
    two.do("stack bjorn")
    only({RED}, one, two)


@pytest.mark.rule("althing-9.10")
def test_how_many_of_them_are_alike_is_told_by_no_question() -> None:
    """As many plies, and the same seen, whether the three cards are alike or not."""
    tables = []
    for luck, first in (("olaf olaf olaf", "olaf"), ("olaf bjorn siggy", "bjorn")):
        table = Table(3).hand(RED, "dilbrett odin").hand(BLUE, "").hand(GREEN, "")
        table.pool("olaf olaf olaf bjorn siggy").do("play dilbrett reorganise", luck=luck)
        table.do("above", f"stack {first}")
        tables.append(table)
    only({RED}, *tables)
    for table in tables:
        table.do("stack olaf")
    only({RED}, *tables)


@pytest.mark.rule("althing-9.9")
def test_once_exchanged_a_card_lies_open() -> None:
    table = Table(3).hand(RED, "dilbrett odin").hand(BLUE, "").hand(GREEN, "")
    table.do("play dilbrett reorganise", luck="olaf bjorn siggy")
    (event,) = table.do("bring olaf", "against 1")
    assert table.game.redact(event, GREEN) == ev.CardExchanged(RED, 1, "olaf", "gudrid")
    assert table.scene(GREEN).assembly[0] == "olaf"


# ---- questions


RUSES = [("axe", "freyr"), ("troll", "sigvaar"), ("storm", "floki")]
PROVIDENCES = [("heskabech", "day_labourer"), ("beldurk", "rework"), ("dilbrett", "reorganise")]


@pytest.mark.rule("althing-7.2")
@pytest.mark.parametrize(("ruse", "answer"), RUSES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ruse_let_pass_tells_nothing_about_the_hand(ruse: str, answer: str, seats: int) -> None:
    tables, logs = [], []
    for hand, deck in ((f"{answer} olaf", "odin"), ("odin olaf", answer)):
        table = Table(seats).hand(RED, "halldora odin").hand(BLUE, hand).deck(BLUE, f"{deck} thor")
        happened = table.do(f"play halldora {ruse}", *(["target 1"] * (seats > 2)))
        tables.append(table)
        logs.append([[GAME.redact(event, viewer) for event in happened] for viewer in others(BLUE, seats)])
    only({BLUE}, *tables)
    for number, table in enumerate(tables):
        happened = table.do("let", luck="olaf" if ruse == "axe" else "")
        logs[number] += [[GAME.redact(event, viewer) for event in happened] for viewer in others(BLUE, seats)]
    only({BLUE}, *tables)
    assert logs[0] == logs[1]


@pytest.mark.rule("althing-7.2")
@pytest.mark.parametrize(("card", "providence"), PROVIDENCES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_providence_let_pass_tells_nothing_about_the_hands(card: str, providence: str, seats: int) -> None:
    """Halldora can counter all three."""
    tables = []
    for hand, deck in (("halldora odin", "odin freyr"), ("odin freyr", "halldora odin")):
        table = Table(seats).hand(RED, f"{card} odin").hand(BLUE, hand).deck(BLUE, deck)
        table.do(f"play {card} {providence}")
        tables.append(table)
    only({BLUE}, *tables)
    for table in tables:
        table.do("let")
    only({BLUE}, *tables)


@pytest.mark.rule("althing-7.2")
def test_a_counter_attack_let_stand_tells_nothing_about_the_hand() -> None:
    """Who is countered is asked for a dodge whatever he holds."""
    tables = []
    for hand, deck in (("sigvaar odin", "odin thor"), ("odin thor", "sigvaar odin")):
        table = Table(3, dodge_the_counter="on").hand(RED, f"baldur {hand}").deck(RED, deck)
        table.hand(BLUE, "aslaug odin").do("play baldur rework", "answer aslaug")
        tables.append(table)
    only({RED}, *tables)
    for table in tables:
        table.do("let")
    only({RED}, *tables)


def others(seat: int, seats: int) -> list[int]:
    return [viewer for viewer in range(SPECTATOR, seats) if viewer != seat]


# ---- what all know of a hand


@pytest.mark.rule("althing-10.4")
def test_a_card_taken_from_an_open_reserve_is_known_until_it_may_have_gone() -> None:
    table = Table(4).reserve(RED, "olaf").hand(RED, "odin thor horik siggy")
    table.do("fetch siggy")
    assert table.scene(BLUE).players[RED].hand == ("olaf", "", "", "")
    table.do("recruit 1", "pay odin", "confirm")
    assert table.scene(BLUE).players[RED].hand == ("olaf", "", ""), "an Odin was seen to go"
    table.do("end", "drop thor")
    assert table.scene(BLUE).players[RED].hand == ("", ""), "it may have been Olaf"


@pytest.mark.rule("althing-10.4")
def test_a_known_card_that_is_played_or_stored_is_known_no_longer() -> None:
    for ply in (("recruit 1", "pay olaf", "confirm"), ("store olaf",)):
        table = Table(4).hand(RED, "olaf odin thor", shown="olaf")
        table.do(*ply)
        assert table.scene(BLUE).players[RED].hand == ("", "")
    table = Table(4).hand(RED, "olaf odin thor", shown="olaf").reserve(GREEN, "hild")
    table.do("trade olaf")
    assert table.scene(BLUE).players[RED].hand == ("hild", "", "")


@pytest.mark.rule("althing-6.3")
def test_who_was_robbed_may_have_lost_it() -> None:
    table = Table(4).hand(BLUE, "olaf odin thor", shown="olaf")
    table.do("play thor axe", "target 1")
    table.do("let", luck="odin")
    assert table.scene(GREEN).players[BLUE].hand == ("", "")


@pytest.mark.rule("althing-10.3")
def test_a_troll_seen_coming_is_known_until_a_card_is_hidden() -> None:
    table = Table(3).turn(RED).hand(RED, "odin thor").deck(RED, "odin odin", on_top="troll-1")
    table.end()
    assert table.scene(BLUE).players[RED].hand == ("troll-1", "", "", "")
    table.end()
    table.end()
    table.do("store troll-1")
    assert table.scene(BLUE).players[RED].hand == ("", "", "")
    assert table.scene(BLUE).players[RED].reserve == ""


# ---- guesses


def names(cards: tuple[int, ...]) -> str:
    return " ".join(CARDS[card] for card in cards)


@pytest.mark.rule("althing-1.5")
def test_every_hand_is_guessed_as_often_as_it_can_be_drawn() -> None:
    """Two cards of four: odin odin thor freyr."""
    table = Table().hand(BLUE, "odin thor").deck(BLUE, "odin freyr")
    view = GAME.view(table.now().state, RED)
    found = distribution(
        (odds, names(world.hand[BLUE])) for odds, world in every(lambda luck: GAME.determinize(view, luck))
    )
    sixth = Fraction(1, 6)
    assert found == {
        "odin odin": sixth,
        "odin thor": 2 * sixth,
        "odin freyr": 2 * sixth,
        "thor freyr": sixth,
    }


@pytest.mark.rule("althing-1.5")
def test_all_hidden_places_are_guessed_from_what_is_unknown() -> None:
    """Hand, reserve, a card dropped, and a stolen card that somebody else has seen."""
    table = Table(3).hand(BLUE, "odin horik").deck(BLUE, "thor").reserve(BLUE, "freyr")
    table.discard(BLUE, "olaf", hidden="hild")
    table.do("play thor axe", "target 1")
    table.do("let", luck="horik")
    view = GAME.view(table.now().state, GREEN)
    seen: dict[str, set[str]] = {"hand": set(), "reserve": set(), "stolen": set(), "dropped": set()}
    for _, world in every(lambda luck: GAME.determinize(view, luck)):
        assert GAME.view(world, GREEN) == view
        seen["hand"].add(names(world.hand[BLUE]))
        seen["reserve"].add(CARDS[world.reserve[BLUE]])
        seen["stolen"].add(CARDS[world.borrowed])
        seen["dropped"] |= {CARDS[entry >> 4] for entry in world.discard[BLUE] if entry & 15 == 2}
    assert set(seen["hand"]) == set(seen["reserve"]) == {"odin", "horik", "thor", "freyr", "hild"}
    assert seen["stolen"] == seen["dropped"] == seen["reserve"]


@pytest.mark.rule("althing-1.5")
def test_thief_and_victim_do_not_guess_the_stolen_card() -> None:
    table = Table(3).hand(BLUE, "odin horik").deck(BLUE, "thor freyr")
    table.do("play thor axe", "target 1")
    table.do("let", luck="horik")
    for viewer in (RED, BLUE):
        view = GAME.view(table.now().state, viewer)
        stolen = {CARDS[GAME.determinize(view, Search(seed)).borrowed] for seed in range(20)}
        assert stolen == {"horik"}


def test_a_reorganiser_does_not_guess_at_the_own_plans() -> None:
    table = Table(3).hand(RED, "dilbrett odin").hand(BLUE, "").hand(GREEN, "")
    table.do("play dilbrett reorganise", luck="olaf bjorn siggy")
    table.do("bring bjorn", "against 2", "above", "stack siggy")
    state = table.now().state
    for seed in range(5):
        world = GAME.determinize(GAME.view(state, RED), Search(seed))
        assert (world.looked, world.returned, world.stacked) == (state.looked, state.returned, state.stacked)
        other = GAME.determinize(GAME.view(state, BLUE), Search(seed))
        assert len(other.looked) + len(other.stacked) == 3


def test_other_players_guesses_leave_the_asked_seat_something_to_choose() -> None:
    """Somebody who watches may play a guess on: there is always a choice, and each can be carried out."""
    for seats in (2, 3, 4):
        match, dice, chance = engine.begin(seats, seats, **WILD), Random(seats), Search(seats)
        ply = 0
        while match.state.to_act != OVER:
            ply += 1
            if ply % 2 == 0:
                viewer = ply // 2 % (seats + 1) - 1
                world = GAME.determinize(GAME.view(match.state, viewer), chance)
                legal = GAME.legal(world)
                assert legal
                GAME.apply(world, dice.choice(legal), chance)
            match.apply(eager(match.legal(), dice))


def test_a_guess_about_a_choice_of_trolls_has_several_owners() -> None:
    """Red searches the deck, and everybody sees that there is a choice."""
    table = Table(3).deck(RED, "odin odin odin odin horik troll-1 troll-2")
    table.do("play freyr detroll")
    for viewer in (BLUE, GREEN, SPECTATOR):
        view = GAME.view(table.now().state, viewer)
        for seed in range(20):
            assert len(GAME.legal(GAME.determinize(view, Search(seed)))) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_choices_prompts_and_reasons_are_the_same_in_every_guess(seats: int) -> None:
    match, dice, chance = engine.begin(seats, seats, **WILD), Random(seats), Search(seats)
    ply = 0
    while match.state.to_act != OVER:
        ply += 1
        if ply % 6 == 0:
            state = match.state
            world = GAME.determinize(GAME.view(state, state.to_act), chance)
            assert asked(world) == asked(state)
        match.apply(eager(match.legal(), dice))


def asked(state: AlthingState) -> list[object]:
    legal = GAME.legal(state)
    said: list[object] = [GAME.prompt(state), *(GAME.describe(state, action) for action in legal)]
    return said + [GAME.why_not(state, action) for action in range(len(GAME.space))]


# ---- the log


HIDDEN: list[tuple[Event, Event, set[int]]] = [
    (ev.CardsDrawn(RED, 2, ("odin", "thor")), ev.CardsDrawn(RED, 2, ()), {RED}),
    (ev.CardDropped(RED, "odin"), ev.CardDropped(RED, ""), {RED}),
    (ev.CardsLookedAt(RED, 2, ("hild", "olaf")), ev.CardsLookedAt(RED, 2, ()), {RED}),
    (ev.CardsStacked(RED, "above", 1, ("hild",)), ev.CardsStacked(RED, "above", 1, ()), {RED}),
    (ev.CardStolen(RED, BLUE, "odin", False), ev.CardStolen(RED, BLUE, "", False), {RED, BLUE}),
    (ev.StolenCardUnused(RED, BLUE, "odin", False), ev.StolenCardUnused(RED, BLUE, "", False), {RED, BLUE}),
    (ev.CardStored(RED, "odin", False), ev.CardStored(RED, "", False), {RED}),
    (ev.ReserveFetched(RED, "olaf", "odin", False), ev.ReserveFetched(RED, "", "", False), {RED}),
    (ev.ReserveFetched(RED, "olaf", "odin", True), ev.ReserveFetched(RED, "olaf", "", True), {RED}),
    (ev.ReserveSwapped(RED, "olaf", "odin", False), ev.ReserveSwapped(RED, "", "", False), {RED}),
]
OPEN: list[Event] = [
    ev.PhaseBegan(RED, 3, "stormur"),
    ev.DeckReshuffled(RED, 4),
    ev.HandLimitRaised(RED, 5),
    ev.CardsRecruited(RED, ("hild",), ("odin", "horik"), "olaf"),
    ev.StepCrossed(RED, "snekkar", "a", 2, ("odin",), "olaf"),
    ev.AssemblyRefilled(("hild",)),
    ev.SymbolPlayed(RED, "thor", "axe", False),
    ev.TargetChosen(RED, BLUE, "axe", False),
    ev.DodgePlayed(BLUE, RED, "freyr", "shield", "axe"),
    ev.CounterPlayed(BLUE, RED, "thor", "troll", "rework"),
    ev.AnswerDeclined(BLUE),
    ev.CardStolen(RED, BLUE, "olaf", True),
    ev.CardStolen(RED, BLUE, "olaf", False, True),
    ev.StolenCardUnused(RED, BLUE, "olaf", True),
    ev.TrollFled(RED, GREEN),
    ev.TrollPlaced(RED, BLUE),
    ev.TrollSentHome(RED, BLUE),
    ev.NoTrollFound(RED),
    ev.StormRaised(RED, BLUE),
    ev.StormTurned(RED, BLUE),
    ev.StormPassed(RED, BLUE),
    ev.CardsPlotted(RED, ("hild", "olaf"), (1, 2)),
    ev.LabourerHired(RED, "hild", 2),
    ev.LabourerUnused(RED, "hild"),
    ev.CardExchanged(RED, 1, "hild", "olaf"),
    ev.CardStored(RED, "odin", True),
    ev.ReserveSwapped(RED, "olaf", "odin", True),
    ev.ReserveTraded(RED, GREEN, "olaf", "odin"),
    ev.EndReached(RED),
    ev.MatchStalled(200),
    ev.MatchEnded((RED,)),
]


@pytest.mark.rule("althing-1.5")
@pytest.mark.parametrize(("event", "shown", "known_to"), HIDDEN, ids=lambda value: type(value).__name__)
def test_the_log_keeps_secrets(event: Event, shown: Event, known_to: set[int]) -> None:
    for viewer in (SPECTATOR, RED, BLUE, GREEN, YELLOW):
        assert GAME.redact(event, viewer) == (event if viewer in known_to else shown)


@pytest.mark.rule("althing-1.5")
@pytest.mark.parametrize("event", OPEN, ids=lambda value: type(value).__name__)
def test_what_lies_open_is_told_to_all(event: Event) -> None:
    assert all(GAME.redact(event, viewer) == event for viewer in (SPECTATOR, RED, BLUE, GREEN, YELLOW))


SEEN_BY_OTHERS = (
    ev.CardsRecruited,
    ev.StepCrossed,
    ev.SymbolPlayed,
    ev.DodgePlayed,
    ev.CounterPlayed,
    ev.TrollSentHome,
    ev.NoTrollFound,
    ev.CardExchanged,
    ev.ReserveTraded,
)
SEEN_BY_ALL = (ev.AssemblyRefilled, ev.TrollFled, ev.MatchEnded)


@pytest.mark.parametrize("event", [*(event for event, _, _ in HIDDEN), *OPEN], ids=lambda e: type(e).__name__)
def test_who_learns_something_new_by_it(event: Event) -> None:
    """That is what an undo cannot take back."""
    learns = 0
    if isinstance(event, SEEN_BY_ALL) or (isinstance(event, ev.CardStolen) and not event.reserve):
        learns = 0b1111  # of a stolen card all see at least, with cowardly Trolls, that it is none
    elif isinstance(event, ev.CardsDrawn | ev.CardsLookedAt):
        learns = 1 << event.seat
    elif isinstance(event, (*SEEN_BY_OTHERS, ev.CardStored, ev.ReserveSwapped)):
        learns = 0b1111 & ~(1 << event.seat) if getattr(event, "open", True) else 0
    assert event.told() == learns


def test_these_are_all_the_events() -> None:
    kinds = {type(event) for event, _, _ in HIDDEN} | {type(event) for event in OPEN}
    assert kinds == {
        kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event)
    } - {Event}


def test_a_view_has_nothing_but_plain_values_besides_what_all_know() -> None:
    view = GAME.view(Table(3).now().state, GREEN)
    assert view.foe is None
    for part, shared in ((view, ("setting", "epic", "modules", "foe")), (view.modules, ())):
        for field in fields(part):
            if field.name not in shared:
                assert isinstance(getattr(part, field.name), int | tuple | bytes | bool)
