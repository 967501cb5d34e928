"""Clauses 1.5, 4.4, 7.2 and 13.1 with the modules: who knows what. Views, guesses made from them, the log."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from drakkar.games.althing import events_modules as ev
from drakkar.games.althing.pieces import CARDS
from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, SPECTATOR
from tests.conformance.checks import written
from tests.games.althing import engine, pieces
from tests.games.althing.facts import POOL
from tests.games.althing.modular import GAME, SETTING_UP, Modular
from tests.games.althing.test_against_oracle import ALL_MODULES, MAGIC, cunning, eager
from tests.games.althing.test_secrets import asked

RED, BLUE, GREEN = range(3)
TRACK = "kattegat-b eldaskali-a kernelyd-a snekkar-a vegvisir-a thing"
ROW = "gudrid floki sigvaar horik hild"
SHARED = engine.begin(0, 2).state


def told(table: Modular, viewer: int) -> bytes:
    """All that a view says, byte by byte, but for the tables that every view of a match shares."""
    view = GAME.view(table.state, viewer)
    view.setting, view.epic = SHARED.setting, SHARED.epic
    return written(view)


def only(known_to: set[int], one: Modular, two: Modular) -> None:
    """These viewers can tell the worlds apart, nobody else can, by view or by scene."""
    for viewer in range(SPECTATOR, one.state.setting.seats):
        same = told(one, viewer) == told(two, viewer)
        assert same == (viewer not in known_to), f"seat {viewer}"
        assert (one.scene(viewer) == two.scene(viewer)) == same


def red(hand: str, seats: int = 3, **options: str) -> Modular:
    """Red's phase on the first step; nobody is on sacred ground."""
    table = Modular(seats, deck="own", kattegat="b", **options)
    table.state.active = table.state.to_act = RED
    table.track(TRACK).at(*[1] * seats).row(ROW)
    for seat in range(1, seats):
        table.hand(seat, "odin odin thor freyr")
    return table.hand(RED, hand)


# ---- composing


DECKS = (["odin"] * 4 + ["thor", "freyr"], ["odin", "odin", "tyr", "idhunn", "loki"])


def composed(*decks: list[str]) -> Modular:
    """The first players have chosen these; where only one choice is left it was made by itself."""
    table = Modular(3, SETTING_UP, deck="own")
    for cards in decks:
        for card in cards:
            if f"pick {card}" in table.legal:
                table.do(f"pick {card}")
    return table


@pytest.mark.rule("althing-13.1")
@pytest.mark.parametrize("number", range(1, 6))
def test_who_composes_shows_nothing(number: int) -> None:
    """Neither what is picked nor how many."""
    table = composed()
    first = table.state.active
    one, two = composed(["odin"] * min(number, 4)), composed(["odin", "thor", "freyr", "tyr"][:number])
    if number == 1:
        two = composed()
    only({first}, one, two)


@pytest.mark.rule("althing-13.1")
def test_a_deck_stays_secret_until_all_are_composed() -> None:
    first = composed().state.active
    tables = []
    for deck in (
        ["odin", "odin", "odin", "odin", "thor", "loki"],
        ["odin", "thor", "freyr", "baldur", "tyr"],
    ):
        table = composed(deck)
        while "confirm" not in table.legal:
            table.do(table.legal[-1])
        assert table.do("confirm") == [], "nothing is told"
        tables.append(table)
    for viewer in range(SPECTATOR, 3):
        assert (told(tables[0], viewer) == told(tables[1], viewer)) == (viewer != first)
        assert (tables[0].scene(viewer) == tables[1].scene(viewer)) == (viewer != first)
    for table in tables:
        assert [sum(player.owned.values()) for player in table.scene().players] == [0, 0, 0]
        for _ in range(2):
            while "confirm" not in table.legal:
                table.do(table.legal[0])
            table.do("confirm")
    for viewer in range(SPECTATOR, 3):
        owned = [Counter(table.scene(viewer).players[first].owned) for table in tables]
        assert owned[0] != owned[1], "now everybody knows"
        assert all(sum(deck.values()) == 6 for deck in owned)


@pytest.mark.rule("althing-13.1")
@pytest.mark.parametrize("deck", ["own", "own_loki"])
def test_guesses_at_decks_being_composed(deck: str) -> None:
    """Whole decks for who is done, nothing for who is not; one's own is known."""
    table = Modular(3, SETTING_UP, deck=deck)
    first = table.state.active
    for turn in range(3):
        while "confirm" not in table.legal:
            table.do(table.legal[-1] if turn else table.legal[0])
            for viewer in range(SPECTATOR, 3):
                view = GAME.view(table.state, viewer)
                world = GAME.determinize(view, Search(turn))
                assert GAME.view(world, viewer) == view
                assert GAME.legal(world)
                if viewer == table.state.to_act:
                    assert asked(world) == asked(table.state)
        if turn == 1:
            own = GAME.determinize(GAME.view(table.state, first), Search(9)).modules.chosen[first]
            assert own == table.state.modules.chosen[first]
            guessed = {
                GAME.determinize(GAME.view(table.state, table.state.to_act), Search(seed)).modules.chosen[
                    first
                ]
                for seed in range(30)
            }
            assert len(guessed) > 3
            pool = Counter(CARDS.index(card) for card in POOL.elements())
            assert all(not Counter(cards) - pool for cards in guessed)
        table.do("confirm")


# ---- what is not confirmed


@pytest.mark.rule("althing-4.4")
@pytest.mark.rule("althing-13.6")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        (["give bjorn"], []),
        (["give bjorn"], ["give horik"]),
        (["give bjorn", "take 1"], ["give bjorn", "take 4"]),
        (["give bjorn", "take 1", "take 2"], ["give horik"]),
    ],
    ids=str,
)
def test_what_is_being_demobilised(one: list[str], two: list[str]) -> None:
    tables = []
    for plies in (one, two):
        table = red("loki bjorn horik odin")
        assert table.do("play loki demobilised", *plies) == [] or not plies
        tables.append(table)
    only({RED}, *tables)


@pytest.mark.rule("althing-13.6")
def test_what_was_taken_is_known_to_be_in_the_hand() -> None:
    table = red("loki bjorn odin thor")
    table.do("play loki demobilised", "give bjorn", "take 1", "take 4", "confirm")
    assert table.scene(BLUE).players[RED].hand == ("gudrid", "horik", "", "")


@pytest.mark.rule("althing-4.4")
@pytest.mark.rule("althing-13.8")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        (["reward sigvaar"], []),
        (["reward sigvaar"], ["pay siggy"]),
        (["reward sigvaar", "pay siggy"], ["pay sigvaar", "reward sigvaar"]),
        (["reward sigvaar", "pay siggy"], ["pay siggy"]),
    ],
    ids=str,
)
def test_a_reward_in_a_payment(one: list[str], two: list[str]) -> None:
    tables = []
    for plies in (one, two):
        table = red("loki sigvaar siggy odin").row("gudrid floki sigvaar horik olaf")
        assert table.do("recruit 5", *plies) == []
        tables.append(table)
    only({RED}, *tables)
    for viewer in (SPECTATOR, BLUE, GREEN):
        scene = tables[0].scene(viewer)
        assert (scene.phase, scene.payment, len(scene.players[RED].hand)) == ("acting", None, 4)


@pytest.mark.rule("althing-13.8")
def test_a_stone_about_to_give_a_reward_still_lies_there() -> None:
    tables = []
    for plies in (["recruit 5"], ["recruit 5", "reward sigvaar"]):
        table = red("sigvaar siggy odin").row("gudrid floki sigvaar horik olaf")
        modules = table.state.modules.copy()
        modules.stone = (CARDS.index("idhunn"), 255, 255)
        modules.laid = (CARDS.index("loki"), 255, 255)
        table.state.modules = modules
        table.do(*plies)
        tables.append(table)
    only({RED}, *tables)
    stone = tables[1].scene(BLUE).players[RED].stone
    assert stone is not None
    assert (stone.card, stone.laid) == ("idhunn", "loki")


# ---- cards that go unseen, and questions that tell nothing


@pytest.mark.rule("althing-13.9")
def test_what_a_renewal_throws_away_is_known_to_its_player() -> None:
    tables = []
    for hand, deck in (
        ("tyr odin thor", "freyr horik hild bjorn olaf"),
        ("tyr odin hild", "freyr horik thor bjorn olaf"),
    ):
        table = red(hand).deck(RED, deck).discard(RED, "")
        table.chance = Search(4)
        table.do("play tyr renewal")
        tables.append(table)
    only({RED}, *tables)


@pytest.mark.rule("althing-7.2")
@pytest.mark.rule("althing-14.13")
def test_a_curse_let_pass_tells_nothing_about_the_hand() -> None:
    tables = []
    for hand, deck in (("odin freyr", "odin thor"), ("odin odin", "freyr thor")):
        table = red("jotunn odin", 2, hela="on").hand(BLUE, hand).deck(BLUE, deck).discard(BLUE, "")
        table.do("play jotunn cursed_troll")
        assert (table.phase, table.state.to_act) == ("answering", BLUE)
        tables.append(table)
    only({BLUE}, *tables)
    for table in tables:
        table.do("let")
    only({BLUE}, *tables)


@pytest.mark.rule("althing-7.2")
@pytest.mark.rule("althing-14.6")
def test_a_cursed_step_asks_whether_a_detroll_is_held_or_not() -> None:
    tables = []
    for hand, deck in (("horik bjorn freyr", "odin thor"), ("horik bjorn odin", "freyr thor")):
        table = red(hand, hela="on").deck(RED, deck).discard(RED, "")
        table.track(TRACK.replace("kernelyd-a", "kernelyd-a+left:trolldomur"))
        table.do("cross", "pay bjorn", "pay horik", "confirm")
        assert (table.phase, table.state.to_act) == ("answering", RED)
        tables.append(table)
    only({RED}, *tables)
    for table in tables:
        table.do("let")
    only({RED}, *tables)


# ---- guesses in every phase


PHASES = {
    *("placing", "composing", "acting", "paying", "borrowed", "answering", "arranging"),
    *("demobilising", "shaping", "invoking", "ailing"),
}
MATCHES = {1: 16, 2: 3, 3: 2, 4: 3}


@pytest.mark.sweep
@pytest.mark.parametrize(("seats", "epic"), [(1, "straight"), (2, "six"), (3, "eight"), (4, "straight")])
def test_guesses_fit_what_is_known_in_every_phase(seats: int, epic: str) -> None:
    """The view is the same again, the box is complete, and who is asked is asked the same."""
    options = ALL_MODULES | {"epic": epic, "thorfinn": "legend_legendary", "dodge_the_counter": "on"}
    seen: Counter[str] = Counter()
    for seed in range(MATCHES[seats]):
        match, dice, chance = engine.begin(seed, seats, MAGIC, **options), Random(seed), Search(seed)
        decks: Counter[int] | None = None
        policy = (cunning, eager)[seed % 2]
        while match.state.to_act != OVER:
            state = match.state
            phase = match.scene(state.to_act).phase
            seen[phase] += 1
            if seen[phase] % 7 < 2:
                for viewer in range(SPECTATOR, seats):
                    view = MAGIC.view(state, viewer)
                    world = MAGIC.determinize(view, chance)
                    assert MAGIC.view(world, viewer) == view
                    pieces.check(world, decks)
                    legal = MAGIC.legal(world)
                    assert legal
                    if viewer == state.to_act:
                        assert legal == MAGIC.legal(state)
                        assert MAGIC.prompt(world) == MAGIC.prompt(state)
                        reasons = [
                            [MAGIC.why_not(one, action) for action in range(0, len(MAGIC.space), 5)]
                            for one in (world, state)
                        ]
                        assert reasons[0] == reasons[1]
                    MAGIC.apply(world, dice.choice(legal), chance)
            events = match.apply(policy(match.legal(), dice))
            shown = [
                CARDS.index(c) for event in events if isinstance(event, ev.DeckComposed) for c in event.cards
            ]
            decks = Counter(shown) if shown else decks
    assert set(seen) >= PHASES


# ---- the log


HIDDEN: list[tuple[Event, Event, set[int]]] = [
    (ev.CardStruck(RED, "odin"), ev.CardStruck(RED, ""), {RED}),
]
OPEN: dict[int, list[Event]] = {
    # By who learns something new: all, all but who does it, nobody.
    0b1111: [
        ev.EpicLaid(("kattegat", "snekkar"), ("a", "b")),
        ev.HelaDealt(RED, "sott"),
        ev.DeckComposed(RED, ("odin", "loki")),
        ev.GuestCame(RED, "olaf"),
        ev.StepTurned(RED, 2, "snekkar", "b"),
        ev.StepsSwitched(RED, 2, "snekkar", 3, "drakkar"),
        ev.HelaRevealed(RED, "odin", "out"),
        ev.ThorfinnRevealed("la", 3),
    ],
    0b1110: [
        ev.HelaPlaced(RED, "sott", 2, "snekkar", "left"),
        ev.CardsDemobilised(RED, "bjorn", ("gudrid", "horik"), (1, 4)),
        ev.RewardPlayed(RED, "loki", "sigvaar", "hand"),
        ev.StoneLaid(RED, "idhunn", "thor"),
    ],
    0: [
        ev.HandsGiven(("odin", "thor")),
        ev.RoundBegan(2),
        ev.LastCardTurned("althing"),
        ev.GuestLeft(RED, "olaf"),
        ev.HandRenewed(RED, 3),
        ev.SymbolInvoked(RED, "thor", "axe"),
        ev.TrollCursed(RED, BLUE),
        ev.WeatherCleared(RED),
        ev.IllnessSpread(RED, "hild", 2),
        ev.AssemblyShrunk(("gudrid", "floki")),
        ev.ThorfinnRecruited("hild", 4),
        ev.ShortageStruck(RED, "wood"),
        ev.ShortageLifted(RED, "wood"),
        ev.LootUnused(RED, "olaf"),
        ev.ThorfinnClimbed("snekkar", "a", 3),
        ev.ThorfinnReshuffled(6),
        ev.ThorfinnArrived(20),
    ],
}
VIEWERS = (SPECTATOR, RED, BLUE, GREEN)


@pytest.mark.rule("althing-1.5")
@pytest.mark.parametrize(("event", "shown", "known_to"), HIDDEN, ids=lambda value: type(value).__name__)
def test_the_log_keeps_secrets(event: Event, shown: Event, known_to: set[int]) -> None:
    for viewer in VIEWERS:
        assert GAME.redact(event, viewer) == (event if viewer in known_to else shown)
    assert event.told() == 0b1111


@pytest.mark.rule("althing-1.5")
@pytest.mark.parametrize("learns", OPEN)
def test_what_lies_open_is_told_to_all(learns: int) -> None:
    for event in OPEN[learns]:
        assert all(GAME.redact(event, viewer) == event for viewer in VIEWERS)
        assert event.told() == learns, event


def test_these_are_all_the_events_of_the_modules() -> None:
    kinds = {type(event) for event, _, _ in HIDDEN} | {
        type(event) for events in OPEN.values() for event in events
    }
    module = {kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds == module - {Event}
