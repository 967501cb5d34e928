"""Lofoten in the terminal: what is drawn, and whose hand is on the screen."""

from __future__ import annotations

import re
from contextlib import suppress
from io import StringIO
from typing import cast

import pytest
from rich.console import Console, ConsoleDimensions, RenderableType

from drakkar.bots.registry import make_bot
from drakkar.cli.boards import Board, make_board
from drakkar.cli.boards.marks import shown_words
from drakkar.cli.saving import Store
from drakkar.cli.screen import Screen
from drakkar.cli.seats import people
from drakkar.cli.terminal import Terminal
from drakkar.games.lofoten.scene_types import LofotenScene
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, SPECTATOR, State
from drakkar.kernel.meta import resolve_options
from drakkar.play.match import Match, start_match
from drakkar.play.preview import preview
from drakkar.words import Catalogue, languages
from tests.cli.conftest import Drakkar

NAME = "lofoten"
GAME = load_game(NAME)
BASE: dict[str, str] = {}
ALL = {"level2_warehouses": "4", "jarls": "on", "longships": "on"}
SIZE = ConsoleDimensions(80, 45)


def board(language: str = "en", plain: bool = False) -> Board:
    words = Catalogue(language, NAME)
    return make_board(GAME, words, people(["me", "greedy"], words), plain)


def shown(parts: list[RenderableType], width: int = 80) -> str:
    out = StringIO()
    console = Console(width=width, file=out, color_system=None)
    for part in parts:
        console.print(part, soft_wrap=isinstance(part, str))
    return out.getvalue()


def played(options: dict[str, str], seed: int, every: int) -> list[State]:
    """Positions of a random match."""
    chance = Search(seed)
    state = GAME.new(2, resolve_options(meta(NAME), options, 2), chance)
    kept = [state.clone()]
    plies = 0
    while state.to_act != OVER:
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.index(len(legal), "test")], chance)
        plies += 1
        if plies % every == 0 or state.to_act == OVER:
            kept.append(state.clone())
    return kept


@pytest.mark.parametrize("options", [BASE, ALL], ids=["base", "all"])
def test_every_moment_fits_the_screen_in_each_language(options: dict[str, str]) -> None:
    for state in played(options, 3, every=23):
        view = GAME.view(state, max(state.to_act, 0))
        legal = GAME.legal(state)
        for language in languages():
            for plain in (False, True):
                drawn = board(language, plain)
                parts = [*drawn.decision(view, legal, SIZE), *drawn.seat(view, 0, SIZE)]
                text = shown(parts)
                assert plain or max(map(len, text.splitlines())) <= SIZE.width
                for action in legal:
                    assert drawn.option(GAME.describe(state, action))
                    assert drawn.label(action)
                    drawn.gain(view, action, preview(GAME, view, action))


def test_each_player_sees_the_market_from_their_own_side() -> None:
    state = GAME.new(2, resolve_options(meta(NAME), {}, 2), Search(1))
    rows = []
    for viewer in (0, 1):
        text = shown(board().table(GAME.view(state, viewer), [], SIZE))
        areas = next(line for line in text.splitlines() if line.startswith("Area"))
        tiles = next(line for line in text.splitlines() if line.startswith("Market"))
        rows.append((areas.split()[1:], tiles.split()[1:]))
        # The longships that face each other do so over the middle area; one's own is below.
        above, below = (text.splitlines().index(line) for line in (areas, tiles))
        marks = [text.splitlines()[at].strip()[0] for at in (above - 1, below + 1)]
        assert marks == ["●■"[1 - viewer], "●■"[viewer]]
        # Who sits opposite has their left on the viewer's right.
        sides = [re.findall(r"left|dock|right", text.splitlines()[at]) for at in (above - 2, below + 3)]
        assert sides == [["right", "dock", "left"], ["left", "dock", "right"]]
    assert rows[0][0] == ["1", "2", "3", "4", "5"]
    assert rows[0] == (rows[1][0][::-1], rows[1][1][::-1])


def test_what_may_be_chosen_on_the_board_is_marked() -> None:
    drawn = board()
    marked = 0
    for state in played(ALL, 4, every=1)[:-1]:
        legal = GAME.legal(state)
        verbs = {GAME.space.notation(action).split()[0] for action in legal}
        if verbs <= {"area", "discard", "seize", "warehouse", "done"}:
            view = GAME.view(state, state.to_act)
            lines = shown(drawn.table(view, legal, SIZE)).splitlines()
            marks = sum(len(re.findall(r"(?<=[\w·●■])\*(?= )", line)) for line in lines if "Market" in line)
            marks += sum(1 for line in lines if re.match(r"\d \w+\*", line))
            assert marks == len([action for action in legal if drawn.drawn(action)])
            marked += 1
    assert marked > 10


@pytest.mark.parametrize("plain", [False, True])
def test_a_hand_is_on_the_screen_of_its_owner_alone(plain: bool) -> None:
    for state in played(BASE, 6, every=31)[:-1]:
        drawn = board(plain=plain)
        for viewer in (0, 1, SPECTATOR):
            view = GAME.view(state, viewer)
            hands = GAME.scene(view).players  # type: ignore[attr-defined]
            text = shown([*drawn.decision(view, [], SIZE), *drawn.seat(view, 0, SIZE)])
            hidden = sum(1 for seat in (0, 1) if seat != viewer)
            tables = 2 if viewer != 0 else 1  # seat 0 is told twice
            counted = re.findall(r"hand: \d cards?", text)
            assert len(counted) == hidden - 1 + tables
            assert all(card.good == "" for seat in (0, 1) if seat != viewer for card in hands[seat].hand)


@pytest.mark.parametrize(("plain", "mark"), [(True, " (guessed, unsure)"), (False, "~")])
def test_what_fish_and_sheep_do_is_marked_for_who_asks(plain: bool, mark: str) -> None:
    """The powers of coffers and mead are printed or published; which of the other two shifts is a guess."""
    words = shown_words("en", NAME, ("common",), None, plain)
    marked = make_board(GAME, words, people(["me", "greedy"], words), plain)
    middle: set[tuple[object, bool]] = set()
    side: set[bool] = set()
    power: set[tuple[str, bool]] = set()
    for state in played(BASE, 3, every=1):
        for action in GAME.legal(state):
            phrase = GAME.describe(state, action)
            if phrase.key == "action-play-middle":
                middle.add((phrase.params["good"], marked.option(phrase).endswith(mark)))
            elif phrase.key == "action-play-side":
                side.add(marked.option(phrase).endswith(mark))
        scene = cast(LofotenScene, GAME.scene(GAME.view(state, 0)))
        if scene.power and all(scene.power != seen for seen, _ in power):
            lines = shown(marked.decision(GAME.view(state, 0), [], SIZE)).splitlines()
            power |= {(scene.power, mark in line) for line in lines if "Power: " in line}
    guessed = {"fish", "sheep"}
    assert middle == {(good, good in guessed) for good in ("mead", "fish", "sheep", "coffer")}
    assert side == {False}
    assert power == {("shift", True), ("turn", True), ("discard", False), ("coin", False)}


def test_bucklers_bear_the_signs_of_the_players_and_the_clans_are_named() -> None:
    """No letters that could be taken for those of colours; a star is nothing but what may be chosen."""
    state = played(ALL, 3, every=40)[-2]
    view = GAME.view(state, 0)
    for language, clans in (("en", ("raven", "bear")), ("fr", ("corbeau", "ours"))):
        text = shown(board(language).table(view, [], SIZE))
        assert "*" not in text
        market = next(line for line in text.splitlines() if line.startswith("Mar"))
        assert re.fullmatch(r"[a-z]\d[●■]|·", market.split()[1])
        for mark, clan, player in zip(
            "●■", clans, people(["me", "greedy"], Catalogue(language, NAME)), strict=True
        ):
            assert f"{mark} {clan} ({player.name})" in " ".join(text.split())
        for plain in (False, True):
            told = " ".join(shown(board(language, plain).table(view, [], SIZE)).split())
            assert all(re.search(rf"clan (of the|du|de l’) ?{clan}", told) for clan in clans)


def attaching() -> tuple[Match, int]:
    """A match in which Sigrun is to be attached, and may be where she does nothing."""
    options = {"jarls": "on", "level2_warehouses": "3"}
    for number in range(20):
        match = start_match(GAME, meta(NAME), ("Astrid", "Bjorn"), options, seed=f"unwise {number}")
        bot = make_bot("greedy", GAME, number)
        while not match.over:
            legal = match.legal()
            for at, action in enumerate(legal, 1):
                if GAME.describe(match.state, action).unwise:
                    return match, at
            seat = match.state.to_act
            claims = [action for action in legal if GAME.space.notation(action).startswith("claim")]
            match.play(seat, (claims or [bot.choose(match.view(seat), legal).action])[0])
    raise AssertionError("never so")


def type_at(match: Match, *lines: str) -> str:
    """Type these lines, then close the terminal; what stood on the screen."""
    typed = list(lines)

    def answer(_: str) -> str:
        if typed:
            return typed.pop(0)
        raise EOFError

    screen = Screen("en", plain=True, game=NAME)
    out = StringIO()
    screen.out = Console(file=out, width=200)
    persons = people(["me:Astrid", "me:Bjorn"], screen.words)
    with suppress(EOFError):
        Terminal(screen, match, persons, "1", Store(None, ours=False), answer)._decide(match.state.to_act)
    return out.getvalue()


def test_attaching_sigrun_where_she_does_nothing_is_asked_about_once_more() -> None:
    match, number = attaching()
    before = match.ply
    asked = "all the same: more goods bring you nothing there? Choose it again"
    assert asked in type_at(match, "", str(number))
    assert match.ply == before
    assert asked in type_at(match, "", str(number), "l 1", str(number))
    assert match.ply == before + 1
    assert type(match.events[-1][0]).__name__ == "JarlAttached"


@pytest.mark.smoke
def test_a_match_is_played_to_the_end(drakkar: Drakkar) -> None:
    result = drakkar("play", NAME, "--seats", "me,random", "--seed", "5", "--plain", typed="1\n" * 3000)
    assert result.exit_code == 0, result.output
    assert "Warehouse" in result.output or "warehouse" in result.output
    assert re.search(r"wins with|Shared victory", result.output)
