"""A verified saga and how to show it: as a log, as a position, as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, is_dataclass
from typing import Final

from drakkar.cli.boards import Board, make_board
from drakkar.cli.files import read_override, read_text
from drakkar.cli.scores import show_scores
from drakkar.cli.screen import Screen
from drakkar.cli.seats import Person, find_seat, people
from drakkar.cli.telling import Teller
from drakkar.games.registry import load_game, meta
from drakkar.kernel.game import OVER, SPECTATOR
from drakkar.play.match import Match
from drakkar.play.replay import replay
from drakkar.play.saga import Saga, parse

ALL: Final = "all"


@dataclass(frozen=True)
class Viewing:
    """`viewer` is the seat whose eyes we see through, or SPECTATOR; `everyone` shows each seat its own."""

    file: str
    saga: Saga
    match: Match
    screen: Screen
    persons: list[Person]
    teller: Teller
    board: Board
    viewer: int
    everyone: bool

    def introduce(self) -> None:
        """The verdict first: everything shown after it is true."""
        screen = self.screen
        screen.heading(screen.text("cli-replay-title", game=screen.text("game-title"), file=self.file))
        luck = screen.text("cli-luck-matches" if self.saga.seed else "cli-luck-sealed")
        screen.say("cli-replay-verified", plies=self.match.ply, luck=luck)
        if self.everyone:
            screen.say("cli-replay-everyone")
        elif self.viewer == SPECTATOR:
            screen.say("cli-replay-public")
        else:
            screen.say("cli-replay-as", player=self.teller.name(self.viewer))

    def tell_all(self) -> None:
        """The whole match in words, one line an event."""
        for ply in range(1, self.match.ply + 1):
            for _, sentence in self._told(ply):
                self.screen.print(f"{ply:>4}  {sentence}")
        self._close()

    def show_position(self, ply: int, scores: bool = False) -> None:
        """The table after a ply, what that ply did, who is to act and, if asked for, how the scores stand."""
        screen = self.screen
        state = self.match.position(ply)
        game = self.match.game
        view = game.view(state, self.viewer)
        screen.print()
        screen.heading(screen.text("cli-replay-position", ply=ply, last=self.match.ply))
        if ply:
            entry = self.saga.entries[ply - 1]
            if self._may_know(entry.seat):
                screen.say("named", style="dim", name=self.teller.name(entry.seat), text=entry.action)
            for _, sentence in self._told(ply):
                screen.print(sentence)
        legal = game.legal(state) if state.to_act != OVER and self._may_know(state.to_act) else []
        for part in self.board.table(view, legal, screen.out.size):
            screen.print(part)
        for person in self.persons:
            seen = game.view(state, person.seat) if self.everyone else view
            for part in self.board.seat(seen, person.seat, screen.out.size):
                screen.print(part)
        if scores or state.to_act == OVER:
            sheet = game.score(state) if self.everyone else game.tally(view)
            show_scores(sheet, self.persons, screen, over=state.to_act == OVER)
        if state.to_act != OVER:
            screen.say("cli-turn", style="bold", player=self.teller.name(state.to_act))

    def log_data(self) -> dict[str, object]:
        plies = [
            {
                "ply": ply,
                "seat": entry.seat + 1,
                "do": entry.action if self._may_know(entry.seat) else None,
                "events": [sentence for _, sentence in self._told(ply)],
            }
            for ply, entry in enumerate(self.saga.entries, 1)
        ]
        return {**self.header(), "log": plies}

    def position_data(self, ply: int) -> dict[str, object]:
        state = self.match.position(ply)
        game = self.match.game
        view = game.view(state, self.viewer)
        sheet = game.score(state) if self.everyone else game.tally(view)
        return {
            **self.header(),
            "ply": ply,
            "to_act": None if state.to_act == OVER else state.to_act + 1,
            "scores": [None if seat in sheet.hidden else points for seat, points in enumerate(sheet.totals)],
            "scene": _plain(game.scene(view)),
        }

    def header(self) -> dict[str, object]:
        return {
            "verified": True,
            "luck": "matches" if self.saga.seed else "sealed",
            "game": self.match.game.name,
            "seats": list(self.saga.header.seats),
            "options": self.saga.header.options,
            "plies": self.match.ply,
            "over": self.match.over,
            "winners": [seat + 1 for seat in self.saga.winners],
            "totals": list(self.saga.totals),
        }

    def _told(self, ply: int) -> list[tuple[int | None, str]]:
        viewer = None if self.everyone else self.viewer
        return self.teller.events(self.match.game, self.match.events[ply - 1], viewer)

    def _may_know(self, seat: int) -> bool:
        """Whether what this seat may do, and does, is to be shown."""
        return self.everyone or self.viewer == seat or not meta(self.match.game.name).has_secrets

    def _close(self) -> None:
        if self.match.over:
            show_scores(self.match.score(), self.persons, self.screen, over=True)
        else:
            self.screen.say("cli-replay-unfinished")


def _plain(scene: object) -> dict[str, object]:
    """A scene as plain values; every game's scene is a dataclass."""
    if not is_dataclass(scene) or isinstance(scene, type):
        raise TypeError(f"{scene!r} is no scene")
    return asdict(scene)


def open_saga(
    file: str, components: str | None, viewer: str | None, make_screen: Callable[[str], Screen]
) -> Viewing:
    """Read and verify a saga, and see it through the eyes asked for."""
    saga = parse(read_text(file), file)
    facts = meta(saga.header.game)
    game = load_game(facts.name, read_override(components))
    match = replay(game, facts, saga, file)
    screen = make_screen(facts.name)
    persons = people(saga.header.seats, screen.words)
    everyone = viewer == ALL
    seat = SPECTATOR if viewer is None or everyone else find_seat(viewer, persons)
    board = make_board(game, screen.words, persons, screen.plain)
    return Viewing(file, saga, match, screen, persons, Teller(screen.words, persons), board, seat, everyone)
