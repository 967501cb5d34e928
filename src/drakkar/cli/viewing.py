"""A verified saga and how to show it: as a log, as a position, as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, is_dataclass
from typing import Final

from rich.text import Text

from drakkar.cli.boards import Board, make_board
from drakkar.cli.boards.marks import say_marks
from drakkar.cli.files import read_override, read_text
from drakkar.cli.scores import show_scores
from drakkar.cli.screen import Screen
from drakkar.cli.seats import Person, find_seat, mark_of, people
from drakkar.cli.telling import Teller
from drakkar.games.registry import load_game, meta
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER, SPECTATOR, ScoreSheet
from drakkar.kernel.loader import Override
from drakkar.kernel.marks import MarkCount
from drakkar.play.boxes import Played, played_with
from drakkar.play.marks import mark_count
from drakkar.play.match import Match
from drakkar.play.past import Past, about_past, told_past
from drakkar.play.replay import read
from drakkar.play.saga import Saga, parse

ALL: Final = "all"


@dataclass(frozen=True)
class Viewing:
    """`viewer` is the seat whose eyes we see through, or SPECTATOR; `everyone` shows each seat its own.

    `match` is as much of the saga as today's rules can show, and `past` says how much that is.
    """

    file: str
    past: Past
    override: Override | None
    saga: Saga
    match: Match
    screen: Screen
    persons: list[Person]
    teller: Teller
    board: Board
    viewer: int
    everyone: bool
    count: MarkCount

    def introduce(self) -> None:
        """The verdict first: everything shown after it is true."""
        screen = self.screen
        screen.heading(screen.text("cli-replay-title", game=screen.text("game-title"), file=self.file))
        luck = screen.text("cli-luck-matches" if self.saga.seed else "cli-luck-sealed")
        if not self.past.stopped:
            screen.say("cli-replay-verified", plies=self.match.ply, luck=luck)
        for key, params in about_past(self.past, over=bool(self.saga.totals)):
            screen.print(screen.text(key, **params))
        if self.past.components == "unknown":
            screen.say("cli-components-hint")
        if self.past.shown < 0:
            return
        if self.everyone:
            screen.say("cli-replay-everyone")
        elif self.viewer == SPECTATOR:
            screen.say("cli-replay-public")
        else:
            screen.say("cli-replay-as", player=self.teller.name(self.viewer))
        say_marks(screen, self.match.game.name, self.count)

    def tell_all(self) -> None:
        """The whole match in words, one line an event."""
        for ply in range(self.past.shown + 1):
            for seat, sentence in self._told(ply):
                self.screen.print(Text.assemble(f"{ply:>4}  ", *self._mark(seat), sentence))
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
        for seat, sentence in self._told(ply):
            screen.print(Text.assemble(*self._mark(seat), sentence))
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
            for ply, entry in enumerate(self.match.saga.entries, 1)
        ]
        return {**self.header(), "setup": [sentence for _, sentence in self._told(0)], "log": plies}

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
            "verified": not self.past.stopped,
            "rules": self.past.rules,
            "rules_now": self.past.rules_now,
            "components": self.past.components,
            "stopped": self.past.reason or None,
            "luck": "matches" if self.saga.seed else "sealed",
            "game": self.match.game.name,
            "seats": list(self.saga.header.seats),
            "options": self.saga.header.options,
            "plies": self.past.plies,
            "shown": self.past.shown,
            "over": bool(self.saga.totals),
            "winners": [seat + 1 for seat in self.saga.winners],
            "totals": list(self.saga.totals),
        }

    def _told(self, ply: int) -> list[tuple[int | None, str]]:
        viewer = None if self.everyone else self.viewer
        return self.teller.events(self.match.game, self.match.told(ply), viewer)

    def _mark(self, seat: int | None) -> list[str | tuple[str, str]]:
        """Whose deed it is, before its sentence."""
        if self.screen.plain:
            return []
        return ["   "] if seat is None else [mark_of(seat, self.persons), "  "]

    def _may_know(self, seat: int) -> bool:
        """Whether what this seat may do, and does, is to be shown."""
        return self.everyone or self.viewer == seat or not meta(self.match.game.name).has_secrets

    def _close(self) -> None:
        if self.past.stopped and self.saga.totals:
            show_scores(_recorded(self.saga), self.persons, self.screen, over=True)
        elif self.match.over:
            show_scores(self.match.score(), self.persons, self.screen, over=True)
        else:
            self.screen.say("cli-replay-unfinished")


def _recorded(saga: Saga) -> ScoreSheet:
    """The result as it was written down; of before the sheet was, the totals alone."""
    points = tuple([tuple([row[seat] for row in saga.sheet.values()]) for seat in range(len(saga.totals))])
    return ScoreSheet(tuple(saga.sheet), points, saga.totals, saga.winners)


def _plain(scene: object) -> dict[str, object]:
    """A scene as plain values; every game's scene is a dataclass."""
    if not is_dataclass(scene) or isinstance(scene, type):
        raise TypeError(f"{scene!r} is no scene")
    return asdict(scene)


def found_components(saga: Saga, file: str, components: str | None) -> Played:
    """The rules with what the saga was played with: from the file that was named, or from where it is
    kept."""
    header = saga.header
    if components is None:
        return played_with(header.game, header.components, header.kept)
    override = read_override(components)
    game = load_game(header.game, override)
    if header.components != game.components_digest:
        raise UserError(
            "saga-components", file=file, found=header.components, expected=game.components_digest
        )
    return Played(game, "own", override)


def open_saga(
    file: str,
    components: str | None,
    viewer: str | None,
    make_screen: Callable[[str, Override | None], Screen],
) -> Viewing:
    """Read and verify a saga, and see it through the eyes asked for."""
    saga = parse(read_text(file), file)
    facts = meta(saga.header.game)
    played = found_components(saga, file, components)
    followed = read(played.game, facts, saga, file, played.origin != "unknown")
    game, match = played.game, followed.match
    screen = make_screen(facts.name, played.override)
    persons = people(saga.header.seats, screen.words, match.saga.header.options)
    everyone = viewer == ALL
    seat = SPECTATOR if viewer is None or everyone else find_seat(viewer, persons)
    board = make_board(game, screen.words, persons, screen.plain)
    teller = Teller(screen.words, persons)
    count = mark_count(game, match.view(SPECTATOR), played.override)
    return Viewing(
        file,
        told_past(followed, played),
        played.override,
        saga,
        match,
        screen,
        persons,
        teller,
        board,
        seat,
        everyone,
        count,
    )
