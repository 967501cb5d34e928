"""Puzzles for everybody: a list of them, and each whole, by nothing but what its seat knows."""

from __future__ import annotations

from drakkar.games.registry import OURS, load_game, meta
from drakkar.puzzles import puzzle, puzzles_of
from drakkar.puzzles.arranging import arrange
from tests.server.harness import Person, Server


def test_every_game_has_its_puzzles(server: Server) -> None:
    person = Person(server)
    counts = {game["name"]: game["puzzles"] for game in person.get("/api/catalogue")["games"]}
    for game in (*OURS, "mimir"):
        found = person.get(f"/api/puzzles/{game}")
        assert [one["id"] for one in found] == list(puzzles_of(game))
        assert len(found) == counts[game] > 0
        assert all(1 <= one["difficulty"] <= 5 and one["seats"] in meta(game).seats for one in found)
    assert person.refused("GET", "/api/puzzles/chess", status=404) == "error-unknown-game"
    assert person.refused("GET", "/api/puzzles/looot/9-999", status=404) == "error-unknown-puzzle"


def test_a_puzzle_holds_all_that_is_needed_to_solve_it(server: Server) -> None:
    person = Person(server)
    for game in OURS:
        name = puzzles_of(game)[0]
        board, asked = person.get(f"/api/puzzles/{game}/{name}"), puzzle(game, name)
        options = [option["action"] for option in board["decision"]["options"]]
        assert sorted(options) == sorted(asked.choices)
        assert [one["action"] for one in board["previews"]] == options
        assert [one["action"] for one in board["choices"] if one["right"]] == list(asked.choices)[
            : len(asked.solution)
        ]
        assert all(one["why"][-1]["key"] == "tried" for one in board["choices"])
        assert (board["viewer"], board["seats"], board["tries"]) == (asked.seat, asked.players, asked.tries)
        assert board["decision"]["seat"] == asked.seat
        assert [entry["ply"] for entry in board["log"]] == list(range(len(asked.begin) + 1))
        assert board["scene"]
        assert board["stage"]


def test_it_is_seen_as_its_seat_sees_it(server: Server) -> None:
    """What others did in secret is not told, and the board is drawn from the view."""
    person = Person(server)
    for game in OURS:
        if not meta(game).has_secrets:
            continue
        asked = puzzle(game, puzzles_of(game)[0])
        board, match = person.get(f"/api/puzzles/{game}/{asked.id}"), arrange(asked)
        for entry, true in zip(board["log"][1:], match.saga.entries, strict=True):
            assert entry["action"] == (true.action if true.seat == asked.seat else "")
        rules = load_game(game)
        assert board["score"]["hidden"] == list(rules.tally(match.view(asked.seat)).hidden)
