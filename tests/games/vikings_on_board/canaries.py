"""Vikings on Board as it might have been: what the server's leak tests change behind a viewer's back."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from drakkar.games.vikings_on_board.events import ChestDrawn, ChestLoaded, ChestsDrawn
from drakkar.games.vikings_on_board.pieces import GOODS
from drakkar.games.vikings_on_board.state import VikingsOnBoardState
from drakkar.kernel.chance import Live, Script
from drakkar.kernel.events import Event
from drakkar.play.match import Match
from drakkar.play.saga import Entry, Saga
from tests.server.canaries import Canary, Json, Sitting, Truth, another


@dataclass
class Drawn:
    """A chest as it came from a stack: in which ply, and whether the viewer has seen what is in it."""

    ply: int
    good: int
    seen: bool = False


def other_barrels_and_chests(match: Match, viewer: int) -> Truth:
    """The others' barrels have other values, and chests that the viewer never saw are of other goods."""
    game, saga = match.game, match.saga
    seats = len(saga.header.seats)
    luck: list[int] = []
    dealt = 0
    for draw in saga.setup:
        outcome = draw.outcome
        if draw.source == "barrels":
            owner, first = dealt // 3, dealt % 3 == 0
            # The first of a seat's three draws decides its last barrel: another one will lie there.
            outcome = (outcome + 1) % draw.n if owner != viewer and first else outcome
            dealt += 1
        luck.append(outcome)
    opening: list[Event] = []
    state = game.new(seats, saga.header.options, Script(luck), opening)
    other = Match(
        game, state, Live("another truth"), Saga(saga.header, saga.setup, state.checksum()), opening
    )
    chests = _chests(match, viewer)
    changed = 0
    for ply, entry in enumerate(saga.entries, 1):
        assert isinstance(other.state, VikingsOnBoardState)
        pool = list(other.state.unseen.items)
        luck = []
        for chest in [chest for chest in chests if chest.ply == ply]:
            later = Counter(later.good for later in chests[chests.index(chest) + 1 :] if later.seen)
            good = chest.good if chest.seen else another(chest.good, Counter(pool) - later)
            changed += good != chest.good
            luck.append(pool.index(good))
            pool.pop(luck[-1])
        events: list[Event] = []
        game.apply(other.state, game.space.parse(entry.action), Script(luck), events)
        other.append(Entry(entry.seat, entry.action, entry.draws, entry.at, ""), events)
    return Truth(other, {"barrels": seats - (viewer >= 0), "chests": changed})


def _chests(match: Match, viewer: int) -> list[Drawn]:
    """The chests drawn so far, in order. Seen are those drawn by the viewer, shown to all, or loaded."""
    chests: list[Drawn] = []
    bottom: list[Drawn] = []
    hand: list[Drawn] = []
    picked = 0
    for ply, entry in enumerate(match.saga.entries, 1):
        if entry.action.startswith("chest "):
            picked = int(entry.action.split()[1]) - 1
        for event in match.events[ply - 1]:
            if isinstance(event, ChestDrawn):
                chests.append(Drawn(ply, GOODS.index(event.good), seen=True))
            elif isinstance(event, ChestsDrawn):
                goods = [GOODS.index(good) for good in event.goods]
                fresh = [Drawn(ply, good) for good in goods[: len(entry.draws)]]
                again = event.count - len(fresh)
                hand, bottom = fresh + bottom[:again], bottom[again:]
                assert [chest.good for chest in hand] == goods
                chests += fresh
                picked = 0
                for chest in hand:
                    chest.seen = chest.seen or event.seat == viewer
            elif isinstance(event, ChestLoaded) and event.revealed:
                hand.pop(picked).seen = True
                bottom, hand = bottom + hand, []
    return chests


def won_chests_are_not_shown(frame: Json, viewer: int) -> None:
    """All saw them on the bow, but who took which is not told again (vikings_on_board-2.9)."""
    for entry in frame["entries"]:
        if entry["seat"] != viewer:
            assert entry["action"] == ""
        for event in entry["events"]:
            if event["event"] == "chest-taken" and event["seat"] != viewer:
                assert event["good"] == ""
    for seat, player in enumerate(frame["scene"]["players"]):
        if seat != viewer and player["chests"] + player["barrels_won"]:
            assert player["points"] == -1
            assert seat in frame["score"]["hidden"]
            assert frame["score"]["totals"][seat] == 0
            assert frame["score"]["points"][seat] == [0] * 4
        if seat != viewer and player["chests"]:
            assert player["goods"] == {}


CANARY = Canary(
    hidden=other_barrels_and_chests,
    forgotten=won_chests_are_not_shown,
    # Other barrels from the start; how many chests go unseen depends on the match, see test_canaries.py.
    enough=lambda counts: counts["barrels"] > counts["frame"],
    sittings=(Sitting(bots=1),),
    never_now=("chest 3", "take furs", "bet 1.grey"),
    draws=("go warehouse_2",),
)
