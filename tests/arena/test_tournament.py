"""Tournaments: everybody meets everybody on the same deals; results are kept; ratings follow."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import drakkar.arena
import drakkar.cli
from drakkar.arena.ledger import Ledger
from drakkar.arena.plots import scale
from drakkar.arena.ratings import ranks, rate
from drakkar.arena.report import report
from drakkar.arena.simulate import Outcome
from drakkar.arena.standings import standings
from drakkar.arena.tournament import Fixture, Played, Tournament, check_tournament, fixtures, play
from drakkar.kernel.errors import UserError
from drakkar.words import Catalogue

SMALL = Tournament("looot", ("greedy", "random", "search@2"), seats=2, games=2, seed=5)


def won(winner: str, loser: str, number: int) -> Played:
    """A match of two that the first one won."""
    return Played(Fixture((winner, loser), number), Outcome((0, 1), (0,), (9, 4), 10), 0.1)


@pytest.fixture(scope="module")
def all_played() -> list[Played]:
    found: list[Played] = []
    tournament = check_tournament(SMALL)
    assert play(tournament, fixtures(tournament), 1, found.append)
    return found


def test_everybody_meets_everybody_in_every_seat_on_the_same_deals(all_played: list[Played]) -> None:
    seated = [played.seated for played in all_played]
    pairs = [("greedy", "random"), ("greedy", "search@2"), ("random", "search@2")]
    assert sorted(seated) == sorted(pairs + [(other, one) for one, other in pairs])


def test_more_workers_the_same_results(all_played: list[Played]) -> None:
    found: list[Played] = []
    tournament = check_tournament(SMALL)
    assert play(tournament, fixtures(tournament), 2, found.append)
    assert [played.outcome for played in found] == [played.outcome for played in all_played]


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path, all_played: list[Played]) -> None:
    file, tournament = tmp_path / "results.jsonl", check_tournament(SMALL)
    ledger = Ledger(file, tournament)

    def twice(played: Played) -> None:
        ledger.add(played)
        if len(ledger.played) == 2:
            raise KeyboardInterrupt

    assert not play(tournament, fixtures(tournament), 1, twice)
    ledger.close()
    # Killed in the middle of a line.
    file.write_text(file.read_text() + '{"group": ["greedy", "ran')
    again = Ledger(file, tournament)
    left = again.left(fixtures(tournament))
    assert len(left) == 4
    assert play(tournament, left, 1, again.add)
    again.close()
    kept = Ledger(file, tournament).played
    assert [kept[fixture].outcome for fixture in fixtures(tournament)] == [
        played.outcome for played in all_played
    ]


def test_more_matches_and_more_entrants_add_to_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = check_tournament(Tournament("looot", ("greedy", "random"), 2, 2, 1))
    ledger = Ledger(file, first)
    assert play(first, fixtures(first), 1, ledger.add)
    ledger.close()
    more = check_tournament(Tournament("looot", ("greedy", "random", "search@2"), 2, 4, 1))
    assert len(Ledger(file, more).left(fixtures(more))) == more.matches - 2


def test_a_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Ledger(file, check_tournament(SMALL)).close()
    before = file.read_text()
    other = check_tournament(Tournament("looot", SMALL.entrants, 2, 2, seed=6))
    with pytest.raises(UserError) as caught:
        Ledger(file, other)
    assert (caught.value.key, caught.value.params["what"]) == ("ledger-other", "seed")
    assert file.read_text() == before


@pytest.mark.parametrize("text", ["no json\n", "[1, 2]\n{}\n", '{"format": 1}\n{"group": []}\n', "\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(UserError) as caught:
        Ledger(file, check_tournament(SMALL))
    assert caught.value.key in ("ledger-unreadable", "ledger-other")
    assert file.read_text() == text


@pytest.mark.parametrize(
    ("entrants", "seats", "key"),
    [
        (("greedy",), 2, "too-few-entrants"),
        (("greedy", "greedy"), 2, "entrant-twice"),
        (("greedy", "random", "search@2"), 4, "too-few-entrants"),
        (("greedy", "search@"), 2, "unknown-bot"),
        (("greedy", "search@0"), 2, "unknown-bot"),
        (("greedy", "search@0s"), 2, "unknown-bot"),
        (("greedy", "search@-1s"), 2, "unknown-bot"),
        (("greedy", "search@1.5"), 2, "unknown-bot"),
    ],
)
def test_a_tournament_is_checked_before_anything_is_played(
    entrants: tuple[str, ...], seats: int, key: str
) -> None:
    with pytest.raises(UserError) as caught:
        check_tournament(Tournament("looot", entrants, seats, 1, 1))
    assert caught.value.key == key


# ---- ratings and standings


@pytest.mark.parametrize(
    ("winners", "totals", "expected"),
    [
        ((0,), (9, 4), [0, 1]),
        ((0, 1), (9, 9), [0, 0]),
        ((2,), (5, 7, 3), [2, 1, 0]),  # a tie-break, or a rule of its own, made the third one the winner
        ((1,), (5, 7, 5, 2), [1, 0, 1, 3]),
        ((), (3,), [1]),
    ],
)
def test_ranks(winners: tuple[int, ...], totals: tuple[int, ...], expected: list[int]) -> None:
    assert ranks(Outcome(tuple(range(len(totals))), winners, totals, 1)) == expected


def test_who_wins_more_is_rated_higher_and_matches_make_it_surer() -> None:
    few = [won("odin", "thor", 0), won("thor", "loki", 1)]
    many = [played for _ in range(30) for played in few]
    first, middle, last = rate(("loki", "odin", "thor"), many)
    assert (first.name, middle.name, last.name) == ("odin", "thor", "loki")
    assert first.low < first.strength < first.high
    unsure = rate(("loki", "odin", "thor"), few)[0]
    assert first.high - first.low < unsure.high - unsure.low


def test_a_share_of_wins_is_of_the_matches_one_sat_in() -> None:
    matches = [won("odin", "thor", 0), won("odin", "thor", 1), won("thor", "loki", 2)]
    found = standings(Tournament("looot", ("odin", "thor", "loki"), 2, 2, 1), matches)
    shares = {share.name: (share.wins, share.games) for share in found.shares}
    assert shares == {"odin": (2, 2), "thor": (1, 3), "loki": (0, 1)}
    assert found.duels["odin", "thor"].share == 1.0
    assert found.duels["thor", "odin"].share == 0.0
    assert found.duels["odin", "loki"].games == 0
    assert [seat.share for seat in found.seats] == [1.0, 0.0]


def test_searches_are_ordered_by_their_budget() -> None:
    names = ("search@9", "search@100", "search@0.5s", "search@2s")
    matches = [won(one, other, 0) for one, other in pairwise(names)]
    found = standings(Tournament("looot", names, 2, 1, 1), matches)
    assert [spent for spent, _ in found.iterations] == [9, 100]
    assert [spent for spent, _ in found.seconds] == [0.5, 2]


# ---- the report


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_report_is_one_page_with_every_figure(language: str, all_played: list[Played]) -> None:
    words = Catalogue(language, "looot", ("common", "arena"))
    html = report(words, standings(SMALL, all_played), "how", "drakkar arena <looot>")
    for outside in ("<script", "http", "url(", "@import"):
        assert outside not in html.replace("http-equiv", "")
    assert "drakkar arena &lt;looot&gt;" in html
    figures = [part.split("</svg>")[0] + "</svg>" for part in html.split("<svg")[1:]]
    # Strength, seats, lengths, and the scores of three.
    assert len(figures) == 6
    for figure in figures:
        drawn = ElementTree.fromstring("<svg" + figure)
        assert drawn.get("aria-label")
        assert len(drawn) > 2


def test_both_languages_say_the_same_and_nothing_is_left_over() -> None:
    english, french = (Catalogue(language, None, ("common", "arena")) for language in ("en", "fr"))
    own = {key for key in english.keys() if key.startswith("arena-")}  # noqa: SIM118
    sources = "".join(
        path.read_text()
        for module in (drakkar.arena, drakkar.cli)
        for path in Path(module.__path__[0]).glob("*.py")
    )
    for key in own:
        assert english.variables(key) == french.variables(key)
        assert f'"{key}"' in sources or f"'{key}'" in sources or key.startswith("arena-column-"), key


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0.0, 1.0, [0, 0.2, 0.4, 0.6, 0.8, 1]), (18.2, 33.1, [15, 20, 25, 30, 35]), (5.0, 5.0, [5, 6])],
)
def test_an_axis_has_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert scale(low, high)[: len(expected)] == expected


def test_what_is_kept_is_plain_json(tmp_path: Path, all_played: list[Played]) -> None:
    ledger = Ledger(tmp_path / "results.jsonl", check_tournament(SMALL))
    ledger.add(all_played[0])
    ledger.close()
    head, line = ledger.path.read_text().splitlines()
    assert json.loads(head)["game"] == "looot"
    assert json.loads(line)["group"] == ["greedy", "random"]
