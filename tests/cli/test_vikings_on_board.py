"""Vikings on Board in the terminal: what is drawn, and whose secrets are on the screen."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, ConsoleDimensions, RenderableType
from typer.testing import CliRunner

from drakkar.bots.registry import make_bot
from drakkar.cli.boards import Board, make_board
from drakkar.cli.main import app
from drakkar.cli.screen import Screen
from drakkar.cli.seats import people
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, SPECTATOR, State
from drakkar.kernel.meta import resolve_options
from drakkar.play.preview import preview
from drakkar.words import Catalogue, languages
from tests.cli.conftest import Drakkar

NAME = "vikings_on_board"
GAME = load_game(NAME)
OPTIONS = resolve_options(meta(NAME), {}, 2)
# More answers than any match asks for; what is left over is not read.
FIRST_ALWAYS = "1\n" * 1500
HAND_OVER = re.compile(r"^(\w+), press Enter when only you can see the screen\.", re.MULTILINE)


def board(seats: int, language: str = "en", plain: bool = False) -> Board:
    words = Catalogue(language, NAME)
    return make_board(GAME, words, people(["me", *["greedy"] * (seats - 1)], words), plain)


def shown(parts: list[RenderableType], width: int, colour: bool = False) -> str:
    out = StringIO()
    console = Console(
        width=width, file=out, force_terminal=colour, color_system="truecolor" if colour else None
    )
    for part in parts:
        console.print(part, soft_wrap=isinstance(part, str))
    return out.getvalue()


def played(seats: int, seed: int, every: int) -> list[State]:
    """Positions of a match between greedy bots."""
    chance = Search(seed)
    state = GAME.new(seats, OPTIONS, chance)
    bots = [make_bot("greedy", GAME, seat) for seat in range(seats)]
    kept = [state.clone()]
    plies = 0
    while state.to_act != OVER:
        choice = bots[state.to_act].choose(GAME.view(state, state.to_act), GAME.legal(state))
        GAME.apply(state, choice.action, chance)
        plies += 1
        if plies % every == 0 or state.to_act == OVER:
            kept.append(state.clone())
    return kept


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_fits_the_screen_in_each_language(seats: int) -> None:
    positions = played(seats, seats, every=17)
    for language in languages():
        drawn = board(seats, language)
        for width in (80, 120):
            size = ConsoleDimensions(width, 45)
            for state in positions:
                view = GAME.view(state, max(state.to_act, 0))
                legal = GAME.legal(state)
                parts = drawn.decision(view, legal, size)
                for seat in range(seats):
                    parts += drawn.seat(view, seat, size)
                text = shown(parts, width)
                assert max(map(len, text.splitlines())) <= width
                assert all(re.search(rf"^( .*)?\b{ship}[*»]? ", text, re.MULTILINE) for ship in range(1, 9))


def test_what_may_be_chosen_on_the_board_is_marked() -> None:
    drawn = board(3)
    marked = 0
    for state in played(3, 8, every=3)[:-1]:
        legal = GAME.legal(state)
        if drawn.drawn(legal[0]) or GAME.space.notation(legal[0]).startswith("go "):
            view = GAME.view(state, state.to_act)
            text = shown(drawn.table(view, legal, ConsoleDimensions(80, 45)), 80)
            assert text.count("*") == len(legal)
            marked += 1
    assert marked > 30


def test_without_colour_the_same_is_there() -> None:
    """Colours are told by their marks too: ● blue, ■ red, ▲ yellow, ◆ grey."""
    state = played(4, 3, every=60)[1]
    view = GAME.view(state, 0)
    parts = board(4).table(view, [], ConsoleDimensions(80, 45))
    coloured = shown(parts, 80, colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == shown(parts, 80)


def test_one_ship_in_full() -> None:
    state = GAME.new(2, OPTIONS, Search(4))
    view = GAME.view(state, 0)
    scene = GAME.scene(view)
    stage = GAME.stage(view)
    cards = {card.id: card for card in stage.bodies}  # type: ignore[attr-defined]
    marks = dict(zip(("blue", "red", "yellow", "grey"), "●■▲◆", strict=True))
    text = shown(board(2).table(view, [], ConsoleDimensions(80, 45)), 80)
    for ship in scene.ships:  # type: ignore[attr-defined]
        line = next(line for line in text.splitlines() if line.startswith(f"{ship.ship} "))
        bodies, _, _, influence = (part.split() for part in line.split("│"))
        aboard = [cards[body.id] for body in ship.bodies]
        assert bodies == [
            str(ship.ship),
            *(f"{marks[card.colour]}{card.shields}" for card in aboard),
            "·",
            "·",
        ]
        assert influence == [f"{marks[rank.colour]}{rank.shields}" for rank in ship.influence]


def test_plain_tells_all_in_words() -> None:
    state = played(3, 5, every=90)[1]
    for language, words in (("en", ("Market", "Ship 1", "Warehouse 1")), ("fr", ("Marché", "Drakkar 1"))):
        parts = board(3, language, plain=True).table(GAME.view(state, 1), [], ConsoleDimensions(80, 45))
        text = shown(parts, 80)
        assert all(word in text for word in words)
        assert not re.search(r"[\u2500-\u257f\x1b●▲■◆*]", text)
        assert len(text.splitlines()) >= 11 + 8 + 3


def test_a_spectator_sees_nobodys_secrets() -> None:
    for state in played(3, 6, every=20)[:-1]:
        for plain in (False, True):
            drawn = board(3, plain=plain)
            size = ConsoleDimensions(80, 45)
            view = GAME.view(state, SPECTATOR)
            parts = drawn.decision(view, [], size)
            for seat in range(3):
                parts += drawn.seat(view, seat, size)
            text = shown(parts, 80)
            assert "worth" not in text
            bets = [line.split("│")[2] for line in text.splitlines() if line.count("│") == 3]
            assert len(bets) == (0 if plain else 9)
            assert not re.search(r"\d", "".join(bets))


def test_gains_tell_who_would_rank_how() -> None:
    drawn = board(2)
    told = {"body": 0, "ship": 0, "bet": 0, "take": 0}
    for number, state in enumerate(played(2, 9, every=1)[:-1]):
        view = GAME.view(state, state.to_act)
        legal = GAME.legal(state)
        if number % 5 and not GAME.space.notation(legal[0]).startswith("take "):
            continue
        for action in legal:
            gain = drawn.gain(view, action, preview(GAME, view, action))
            verb = GAME.space.notation(action).split()[0]
            if verb in told and gain:
                told[verb] += 1
                if verb == "bet":
                    assert gain.endswith("leads it now")
                elif verb == "take":
                    assert re.search(r"\+\d points?$", gain)
                else:
                    assert re.search(r"ship \d: (\w+ \d|nobody)", gain)
    assert all(told.values()), told


# ---------------------------------------------------------------- at the prompt


@pytest.mark.smoke
def test_whole_match_against_a_bot(drakkar: Drakkar) -> None:
    result = drakkar("play", NAME, "--seed", "3", "--save", "m.saga", typed="m\nf 2\nh\nl\n" + FIRST_ALWAYS)
    assert result.exit_code == 0, result.output
    assert re.search(r"^(Blue|Red) wins with \d+ points?$", result.stdout, re.MULTILINE)
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert re.search(r"Blue bets a barrel worth \d on", result.stdout)
    assert re.search(r"Red bets a barrel on", result.stdout)
    assert not re.search(r"Red (bets|moves) a barrel worth", result.stdout)
    assert "Red draws 3 chests" not in result.stdout
    assert drakkar("replay", "m.saga", "--plain").exit_code == 0


def test_two_people_at_one_screen_never_see_each_others_barrels(drakkar: Drakkar) -> None:
    typed = "\n" + "1\n" * 900
    result = drakkar("play", NAME, "--seats", "me:Astrid,me:Olaf", "--seed", "2", typed=typed)
    assert result.exit_code == 0, result.output
    text = result.stdout[: result.stdout.index("The match is over")]
    parts = HAND_OVER.split(text)
    assert len(parts) > 20
    assert "worth" not in parts[0]
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        other = {"Astrid": "Olaf", "Olaf": "Astrid"}[name]
        assert f"{name}: barrels: 1 (worth" in part
        assert f"{other}: barrels:" not in part
        assert not re.search(rf"{other} (bets|moves|wins) [^.]* worth", part)
    assert text.count("Press Enter: the screen is cleared for ") == len(parts) // 2 - 1


def test_after_the_screen_was_handed_over_one_is_told_what_happened(drakkar: Drakkar) -> None:
    typed = "\nmarket\n1\n\n\nq\nn\n"
    result = drakkar("play", NAME, "--seats", "me:Astrid,me:Olaf", "--seed", "2", typed=typed)
    parts = HAND_OVER.split(result.stdout)
    assert len(parts) == 5
    first, second = parts[1], parts[3]
    assert first != second
    assert f"{first} raises the price of furs to 2." in parts[2]
    assert f"{first} raises the price of furs to 2." in parts[4]


def test_the_screen_is_cleared_with_what_was_scrolled_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen("en")
    screen.out = Console(file=StringIO(), force_terminal=True)
    screen.clear()
    assert isinstance(screen.out.file, StringIO)
    assert {"\x1b[2J", "\x1b[3J"} <= set(re.findall(r"\x1b\[[0-9]J", screen.out.file.getvalue()))
    dumb = Console(file=StringIO(), force_terminal=True, _environ={"TERM": "dumb"})
    screen.out = dumb
    screen.clear()
    assert isinstance(dumb.file, StringIO)
    assert dumb.file.getvalue().count("\n") >= 100


def test_what_was_drawn_cannot_be_taken_back_even_alone(drakkar: Drakkar) -> None:
    typed = "warehouse_1\nu\nr\n1\nu\nu\nq\nn\n"
    result = drakkar("play", NAME, "--seed", "1", typed=typed)
    assert result.stdout.count("It cannot be taken back: something was drawn or revealed.") >= 2
    typed = "market\nu\npromotion\nu\nq\nn\n"
    result = drakkar("play", NAME, "--seed", "1", typed=typed)
    assert result.stdout.count("Taken back.") == 2


# ---------------------------------------------------------------- looking back


@pytest.fixture(scope="module")
def bots_saga(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("saga") / "bots.saga"
    args = ["play", NAME, "--seats", "greedy,greedy", "--seed", "1", "--save", str(file)]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.output
    # Who watches is a spectator.
    assert "Blue bets a barrel on" in result.output
    assert "worth" not in result.output
    return file.read_text(encoding="utf-8")


def test_a_saga_through_anybodys_eyes(bots_saga: str, drakkar: Drakkar, tmp_path: Path) -> None:
    (tmp_path / "b.saga").write_text(bots_saga, encoding="utf-8")
    public = drakkar("replay", "b.saga", "--plain").stdout
    assert "worth" not in public
    blue = drakkar("replay", "b.saga", "--plain", "--as", "1").stdout
    assert re.search(r"Blue bets a barrel worth \d", blue)
    assert not re.search(r"Red bets a barrel worth \d", blue)
    everyone = drakkar("replay", "b.saga", "--plain", "--as", "all").stdout
    assert re.search(r"Blue bets a barrel worth \d", everyone)
    assert re.search(r"Red bets a barrel worth \d", everyone)


def test_a_position_through_anybodys_eyes(bots_saga: str, drakkar: Drakkar, tmp_path: Path) -> None:
    (tmp_path / "b.saga").write_text(bots_saga, encoding="utf-8")
    plies = len(bots_saga.splitlines()) - 3
    late = str(plies - 5)
    sheets = {}
    for eyes in ("1", "2", "all", ""):
        looking = ("--as", eyes) if eyes else ()
        data = json.loads(drakkar("replay", "b.saga", "--ply", late, "--json", *looking).stdout)
        sheets[eyes] = data["scores"]
        values = [{barrel["value"] for barrel in player["barrels"]} for player in data["scene"]["players"]]
        assert (values[0] == {0}) == (eyes != "1")
        assert (values[1] == {0}) == (eyes != "2")
    true = sheets["all"]
    assert None not in true
    assert (sheets["1"], sheets["2"], sheets[""]) == ([true[0], None], [None, true[1]], [None, None])
    log = json.loads(drakkar("replay", "b.saga", "--json", "--as", "2").stdout)["log"]
    assert all((ply["do"] is None) == (ply["seat"] == 1) for ply in log)
    text = drakkar("replay", "b.saga", "--ply", late, "--as", "all").stdout
    assert text.count("(worth") >= 4
    assert re.search(rf"│ Total +│ +{true[0]} │ +{true[1]} │", text)
    text = drakkar("replay", "b.saga", "--ply", late, "--as", "2").stdout
    assert re.search(rf"│ Total +│ +\? │ +{true[1]} │", text)
    text = drakkar("replay", "b.saga", "--ply", late, "--plain").stdout
    assert text.count("Total: ?") == 2


def test_colours_are_chosen_and_kept_with_the_saga(drakkar: Drakkar, tmp_path: Path) -> None:
    """Who plays yellow goes by that name and that mark."""
    started = ("--colours", "yellow,blue", "--seed", "7", "--save", "y.saga")
    text = drakkar("play", NAME, *started, typed="1\nq\ny\n").stdout
    assert re.search(r"▲ 1 Yellow: You", text)
    assert re.search(r"● 2 Blue: ", text)
    header = json.loads((tmp_path / "y.saga").read_text(encoding="utf-8").splitlines()[0])
    assert header["options"]["colours"] == "yellow,blue"
    assert "Yellow" in drakkar("replay", "y.saga", "--plain").stdout
    resumed = drakkar("play", NAME, "--resume", "y.saga", typed="q\n")
    assert "▲ 1 Yellow: You" in resumed.stdout
    fixed = drakkar("play", NAME, "--resume", "y.saga", "--colours", "red")
    assert "--colours" in fixed.stderr
    french = drakkar("play", NAME, "--colours", "red,red", "--lang", "fr")
    assert "Deux places ne peuvent pas avoir la même couleur (rouge)" in french.stderr


def test_what_was_put_back_is_shown_by_option(drakkar: Drakkar) -> None:
    typed = "go warehouse_2\nchest 1\nship 1\nm\nq\nn\n"
    for value, shown in (("off", False), ("on", True)):
        args = ("--seats", "greedy,me", "--option", f"memory_aids={value}", "--seed", "7", "--plain")
        text = drakkar("play", NAME, *args, typed=typed).stdout
        assert ("puts 2 chests back" in text) == (not shown)
        assert ("puts back under the stack of Warehouse 2: " in text) == shown
