"""The coach at tables: where it may help, how much it says, and that it knows no more than who asks."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import httpx
import pytest

from drakkar.bots.styles import effort
from drakkar.coach.judging import advise
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.play.match import start_match
from drakkar.server import bot_worker
from drakkar.server.bots import Bots
from drakkar.server.coach import AT_MOST, Coach
from drakkar.server.config import Config
from tests.server.harness import HOT_SEAT, ME_AND_BOT, ME_AND_FRIEND, Person, Server, Socket, play_out

GOLDEN = Path(__file__).parents[1] / "golden"
FEW = {
    "DRAKKAR_HINT_ITERATIONS": "30",
    "DRAKKAR_HINT_SECONDS": "0",
    "DRAKKAR_HINT_RATE": "100000",
    "DRAKKAR_HINT_BURST": "100000",
    "DRAKKAR_ANALYSIS_ITERATIONS": "10",
    "DRAKKAR_ANALYSIS_SECONDS": "0",
    "DRAKKAR_ANALYSES": "2",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("coach"), settings=FEW) as running:
        yield running


def ask_hint(at: Socket) -> dict[str, Any]:
    at.until(lambda: bool(at.options))
    at.send("ask-hint", expect=at.frame["ply"])
    while True:
        message = at.read()
        if message["type"] in ("hint", "refused"):
            return message


@pytest.mark.parametrize("game", ["looot", "althing"])
def test_alone_with_bots_one_may_ask(server: Server, game: str) -> None:
    me = Person(server)
    table = me.table(ME_AND_BOT, game=game)
    assert (table["coach"], table["hints"]) == ("alone", True)
    with me.sit(table["id"]) as at:
        hint = ask_hint(at)
        assert hint["ply"] == at.frame["ply"]
        assert len(hint["choices"]) <= 3
        chances = [choice["chance"] for choice in hint["choices"]]
        assert chances == sorted(chances, reverse=True)
        for choice in hint["choices"]:
            assert choice["action"] in at.options
            assert 0.0 <= choice["chance"] <= 1.0
            assert 0.0 < choice["error"] < 1.0
            assert choice["why"][-1]["key"] == "tried", "what speaks for it, and how often it was tried"
        assert bool(hint["choices"]) == (hint["other"] is not None), (
            "recommended is what something is worse than"
        )
        assert ask_hint(at) == hint, "asked again, it says the same"


@pytest.mark.parametrize(
    ("seats", "coach", "allowed"),
    [
        (HOT_SEAT, "alone", False),
        (HOT_SEAT, "always", True),
        (ME_AND_BOT, "never", False),
        (ME_AND_BOT, "always", True),
    ],
)
def test_the_table_decides(server: Server, seats: list[dict[str, str]], coach: str, allowed: bool) -> None:
    me = Person(server)
    table = me.table(seats, coach=coach)
    assert (table["coach"], table["hints"]) == (coach, allowed)
    with me.sit(table["id"]) as at:
        answer = ask_hint(at)
    if allowed:
        assert answer["type"] == "hint"
    else:
        assert answer["refusal"]["key"] == "coach-not-here"


def test_with_a_friend_there_is_none_and_only_who_acts_may_ask(server: Server) -> None:
    me, friend = Person(server), Person(server)
    table = me.table(ME_AND_FRIEND)
    assert not table["hints"]
    with me.sit(table["id"]) as mine:
        friend.post(f"/api/tables/{table['id']}/join")
        assert not friend.get(f"/api/tables/{table['id']}")["hints"]
        me.post(f"/api/tables/{table['id']}/start")
        assert ask_hint(mine)["refusal"]["key"] == "coach-not-here"
        with friend.sit(table["id"]) as theirs:
            assert theirs.refusal("ask-hint", expect=theirs.frame["ply"])["key"] == "not-your-turn"
        with Person(server).sit(table["id"]) as watching:
            assert watching.refusal("ask-hint", expect=watching.frame["ply"])["key"] == "not-your-turn"


def test_nobody_came_so_bots_play_and_the_coach_may_help(server: Server) -> None:
    me = Person(server)
    table = me.table(ME_AND_FRIEND)
    with me.sit(table["id"]) as at:
        assert me.post(f"/api/tables/{table['id']}/start")["hints"]
        at.until(lambda: bool(at.frame))
        assert ask_hint(at)["type"] == "hint"


def test_a_rematch_keeps_the_coach_and_a_restart_too(tmp_path: Path) -> None:
    with Server(tmp_path, settings=FEW) as own:
        me = Person(own)
        table = me.table(HOT_SEAT, coach="always")
        with me.sit(table["id"]) as at:
            play_out([at])
        own.stop()
        own.start()
        again = Person(own)
        again.http.cookies = me.http.cookies
        again.http.base_url = own.url
        rematch = again.post(f"/api/tables/{table['id']}/rematch")
        assert (rematch["coach"], rematch["hints"]) == ("always", True)


def test_a_question_about_the_past_is_not_answered(server: Server) -> None:
    me = Person(server)
    with me.sit(me.table(HOT_SEAT, coach="always")["id"]) as at:
        at.send("ask-hint", expect=at.frame["ply"] + 7)
        at.send("ping")
        assert at.read()["type"] == "pong"


def test_acting_ends_the_thought(tmp_path: Path) -> None:
    """A hint that would never end by itself keeps nobody from acting, and its process is free afterwards."""
    endless = FEW | {"DRAKKAR_HINT_ITERATIONS": "100000000", "DRAKKAR_BOT_WORKERS": "1"}
    with Server(tmp_path, settings=endless) as own:
        me = Person(own)
        with me.sit(me.table(HOT_SEAT, coach="always")["id"]) as at:
            at.send("ask-hint", expect=at.frame["ply"])
            at.act(at.options[0])
        # The only process is needed for this bot.
        with me.sit(me.table(ME_AND_BOT)["id"]) as at:
            play_out([at], plies=30)


def test_hints_are_rationed(tmp_path: Path) -> None:
    with Server(tmp_path, settings=FEW | {"DRAKKAR_HINT_RATE": "0", "DRAKKAR_HINT_BURST": "1"}) as own:
        me = Person(own)
        with me.sit(me.table(HOT_SEAT, coach="always")["id"]) as at:
            first = ask_hint(at)
            assert first["type"] == "hint"
            assert ask_hint(at) == first, "what is known costs nothing"
            at.act(at.options[0])
            assert ask_hint(at)["refusal"]["key"] == "rate-limited"


@pytest.mark.parametrize("name", ["althing", "vikings_on_board", "lofoten"])
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    """The worker replays the true match; the same hint comes of a match with other secrets."""
    game, luck = load_game(name), Search(3)
    match = start_match(game, meta(name), ["", ""], {}, "secret")
    while match.ply < 25 or len(match.legal()) < 2:
        legal = match.legal()
        match.play(match.state.to_act, legal[luck.index(len(legal), "test")])
    record = bot_worker.Record.of("here", match.saga, match.ply, match.ply)
    seat = match.state.to_act
    other = game.determinize(match.view(seat), Search(9))
    assert other.checksum() != match.state.checksum()
    advice = advise(game, game.view(other, seat), match.legal(), 5, effort(name, 30, 0.0))
    assert bot_worker.hint(bot_worker.Question(record, 30, 0.0, 5, 1)) == advice


# ---------------------------------------------------------------- analysis


def upload(person: Person, name: str) -> Any:
    text = (GOLDEN / name).read_text("utf-8")
    headers = {"x-csrftoken": person.http.cookies.get("csrftoken") or ""}
    response = person.http.post("/api/sagas", content=text, headers=headers)
    assert response.is_success, response.text
    return response.json()


@pytest.mark.parametrize("name", ["looot-3.saga", "vikings_on_board-2.saga"])
def test_a_finished_match_is_analysed_a_few_plies_at_a_time(server: Server, name: str) -> None:
    me = Person(server)
    table = upload(me, name)
    path = f"/api/tables/{table['id']}/analysis"
    part = me.get(f"{path}?from=4&count=6")
    log = me.get(f"/api/tables/{table['id']}/replay?as=-1")["log"]
    assert part["plies"] == log[-1]["ply"]
    assert [one["ply"] for one in part["judged"]] == [5, 6, 7, 8, 9, 10]
    seats = len(table["seats"])
    assert part["end"] == [1.0 if seat in table["winners"] else 0.0 for seat in range(seats)]
    for one in part["judged"]:
        assert one["seat"] == log[one["ply"]]["seat"]
        assert len(one["chances"]) == len(one["errors"]) == seats
        assert sum(one["chances"]) == pytest.approx(1.0)
        assert (one["better"] is None) == (one["why"] == [])
    analysed = {one["ply"] for one in part["judged"]}
    assert {swing["ply"] for swing in part["swings"]} <= analysed
    assert me.get(f"{path}?from=4&count=6") == part, "asked again, it says the same"
    last = me.get(f"{path}?from={part['plies'] - 2}&count={AT_MOST}")
    assert [one["ply"] for one in last["judged"]] == [part["plies"] - 1, part["plies"]]
    assert me.get(f"{path}?from={part['plies']}")["judged"] == []
    for bad in ("from=-1", "count=0", f"count={AT_MOST + 1}", "from=x"):
        assert me.refused("GET", f"{path}?{bad}", status=400) == "malformed"


def test_a_player_is_asked_what_would_have_been_better(tmp_path: Path) -> None:
    """Of a match played at random: a few of their decisions at a time, the questions with the last."""
    with Server(tmp_path, settings=FEW | {"DRAKKAR_ANALYSIS_ITERATIONS": "30"}) as own:
        me = Person(own)
        table = upload(me, "looot-2.saga")["id"]
        path = f"/api/tables/{table}/questions?as=0"
        first = me.get(f"{path}&count=2")
        assert first == {"plies": first["plies"], "questions": [], "praise": None}
        for begin in range(2, first["plies"], AT_MOST):
            last = me.get(f"{path}&from={begin}&count={AT_MOST}")
        for bad in ("from=-1", "count=0", f"count={AT_MOST + 1}"):
            assert me.refused("GET", f"{path}&{bad}", status=400) == "malformed"
        log = me.get(f"/api/tables/{table}/replay?as=0")["log"]
    assert 1 <= len(last["questions"]) <= 5
    for question in last["questions"]:
        entry, played = log[question["ply"]], question["played"]["action"]
        assert (entry["seat"], entry["action"]) == (0, played)
        options = {option["action"] for option in question["decision"]["options"]}
        assert question["right"]
        assert options >= {one["action"] for one in question["tried"]} >= set(question["right"])
        assert played in options - set(question["right"])
        assert question["better"]["chance"] > question["played"]["chance"]
        assert question["why"]


def test_only_so_many_analyses_are_kept(server: Server) -> None:
    """A third one makes room; the first is then found again, the same."""
    me = Person(server)
    tables = [upload(me, f"looot-{seats}.saga")["id"] for seats in (2, 3, 4)]
    first = me.get(f"/api/tables/{tables[0]}/analysis?count=2")
    for table in tables[1:]:
        me.get(f"/api/tables/{table}/analysis?count=1")
    again = me.get(f"/api/tables/{tables[0]}/analysis?from=1&count=1")
    assert again["judged"] == first["judged"][1:]


def test_an_open_match_is_not_analysed(server: Server) -> None:
    me = Person(server)
    table = me.table(ME_AND_BOT)["id"]
    assert me.refused("GET", f"/api/tables/{table}/analysis", status=403) == "analysis-open-match"
    assert me.refused("GET", f"/api/tables/{table}/questions", status=403) == "analysis-open-match"
    waiting = me.table(ME_AND_FRIEND)["id"]
    assert me.refused("GET", f"/api/tables/{waiting}/analysis", status=403) == "analysis-open-match"
    assert me.refused("GET", "/api/tables/nowhere/analysis", status=404) == "unknown-table"


def test_a_closed_table_shows_its_analysis_to_its_people_only(server: Server) -> None:
    me = Person(server)
    table = me.table(HOT_SEAT, watch="nobody")["id"]
    with me.sit(table) as at:
        play_out([at])
    assert me.get(f"/api/tables/{table}/analysis?count=1")["judged"]
    assert Person(server).refused("GET", f"/api/tables/{table}/analysis", status=403) == "not-watchable"


def test_the_server_stops_in_the_middle_of_an_analysis(tmp_path: Path) -> None:
    """A thought without end does not keep it; as ever, Ctrl-C is how it ended."""
    endless = FEW | {"DRAKKAR_ANALYSIS_ITERATIONS": "100000000"}
    with Server(tmp_path, settings=endless) as own, ThreadPoolExecutor(1) as pool:
        me = Person(own)
        table = upload(me, "looot-2.saga")["id"]
        answer = pool.submit(me.http.get, f"/api/tables/{table}/analysis")
        assert not wait([answer], timeout=1.0).done
        assert own.stop() == 130
        assert answer.exception() is not None or answer.result().status_code == 500


def test_an_analysis_that_nobody_waits_for_ends(tmp_path: Path) -> None:
    """Whoever asked has gone: neither what is thought nor what still waits keeps the only process."""
    endless = FEW | {"DRAKKAR_ANALYSIS_ITERATIONS": "100000000", "DRAKKAR_BOT_WORKERS": "1"}
    with Server(tmp_path, settings=endless) as own:
        me = Person(own)
        for saga in ("looot-2.saga", "looot-3.saga"):
            with pytest.raises(httpx.ReadTimeout):
                me.http.get(f"/api/tables/{upload(me, saga)['id']}/analysis", timeout=0.5)
        with me.sit(me.table(ME_AND_BOT)["id"]) as at:
            play_out([at], plies=30)


@pytest.mark.parametrize("what", ["hint", "analysis"])
def test_thinking_without_end_is_refused(tmp_path: Path, what: str) -> None:
    settings: dict[str, Any] = {f"{what}_iterations": 0, f"{what}_seconds": 0.0}
    with pytest.raises(UserError, match="bad-setting"):
        Coach(Config(tmp_path, **settings), Bots(1, 0.0))
