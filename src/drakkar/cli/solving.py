"""Solving a puzzle at the prompt: the position, a few tries, then the answer with its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from drakkar.bots.levels import USUAL
from drakkar.cli.options_list import Option, list_options
from drakkar.cli.prompt import ACT, NOTHING, Order, read_line, understand
from drakkar.cli.puzzle_record import MISSED, keep, solved
from drakkar.cli.saving import Store
from drakkar.cli.screen import Screen
from drakkar.cli.seats import ME, people
from drakkar.cli.terminal import FINE, INTERRUPTED, Quit, Terminal
from drakkar.coach.percent import as_percent
from drakkar.kernel.errors import UserError
from drakkar.puzzles import puzzle, puzzles_of
from drakkar.puzzles.arranging import arrange, why
from drakkar.puzzles.form import Puzzle
from drakkar.words import error_text

# What may be asked about a position; the rest is about playing on.
ASKED: Final = ("m", "f", "l", "w", "q")
# Shows the answer.
SHOW: Final = "n"


def solve(game: str, name: str | None, screen: Screen, ask: Callable[[str], str] = read_line) -> int:
    """The puzzle of that name alone, or one after the other of those that were not solved yet, the easiest
    first. Returns the exit code."""
    if not puzzles_of(game):
        raise UserError("no-puzzles", game=game)
    try:
        while True:
            asked = puzzle(game, name) if name else _next(game)
            if asked is None:
                screen.say("cli-puzzles-all-solved")
                return FINE
            Solver(screen, asked, ask).try_it()
            tries = solved(game)
            screen.say(
                "cli-puzzles-record",
                solved=sum(tried != MISSED for tried in tries.values()),
                first=sum(tried == 1 for tried in tries.values()),
                total=len(puzzles_of(game)),
            )
            if name:
                return FINE
            if ask(screen.text("cli-puzzle-on") + " ").strip().lower() == "q":
                return FINE
    except (Quit, EOFError):
        return FINE
    except KeyboardInterrupt:
        screen.print()
        return INTERRUPTED


def _next(game: str) -> Puzzle | None:
    """The easiest that was not tried yet, or else that was missed."""
    tries = solved(game)
    waiting = [puzzle(game, name) for name in puzzles_of(game) if tries.get(name, MISSED) == MISSED]
    return min(waiting, key=lambda one: (one.id in tries, one.difficulty, one.id), default=None)


class Solver(Terminal):
    """One puzzle and the screen it is solved on."""

    keys = "cli-puzzle-keys"

    def __init__(self, screen: Screen, asked: Puzzle, ask: Callable[[str], str] = read_line) -> None:
        match = arrange(asked)
        names = [ME if seat == asked.seat else USUAL for seat in range(asked.players)]
        persons = people(names, screen.words, match.options)
        super().__init__(screen, match, persons, asked.seed, Store(None, ours=False), ask)
        self.asked = asked

    def try_it(self) -> None:
        """Ask until it is solved or the last try is over, and keep how it went."""
        asked, seat, legal = self.asked, self.asked.seat, self.match.legal()
        options = list_options(self.board, self.match.state, self.match.view(seat), legal)
        self.screen.say(
            "cli-puzzle-title", style="bold", puzzle=asked.id, difficulty=asked.difficulty, tries=asked.tries
        )
        self._show_decision(seat, legal, options)
        wrong: list[str] = []
        tried = MISSED
        while len(wrong) < asked.tries and (answer := self._listen(legal, options)):
            if answer in asked.solution:
                tried = len(wrong) + 1
                self.screen.say("cli-puzzle-right", style="green", tries=tried)
                break
            wrong.append(answer)
            self.screen.say("cli-puzzle-wrong", style="red", left=asked.tries - len(wrong))
        keep(asked.game, asked.id, tried)
        self._explain(options, wrong[-1] if wrong else asked.temptation)

    def _listen(self, legal: Sequence[int], options: Sequence[Option]) -> str:
        """The next answer, in notation, nothing for who would rather see it; what else is typed is obeyed."""
        space = self.match.game.space
        while True:
            text = self.ask(self.screen.text("cli-question-prompt", last=len(legal)) + " ")
            if text.strip().lower() == SHOW:
                return ""
            try:
                order = understand(text, legal, space)
                if order.verb == ACT and order.action in legal:
                    return space.notation(order.action)
                self._obey(order, self.asked.seat, options)
            except UserError as error:
                self._complain(error_text(self.screen.words, error))

    def _obey(self, order: Order, seat: int, options: Sequence[Option]) -> None:
        reason = self.match.game.why_not(self.match.state, order.action) if order.verb == ACT else None
        if reason is not None:
            self._refuse(reason)
        elif order.verb == "q":
            raise Quit
        elif order.verb in (*ASKED, NOTHING):
            super()._obey(order, seat, options)
        else:
            self.screen.say(self.keys, style="dim")

    def _explain(self, options: Sequence[Option], other: str) -> None:
        """The solution, and why it is better than that choice."""
        texts = {self.match.game.space.notation(option.action): option.text for option in options}
        for key, action in (
            *(("cli-puzzle-solution", action) for action in self.asked.solution),
            ("cli-puzzle-other", other),
        ):
            found = self.asked.choices[action]
            chance = self.screen.text("coach-chance", **as_percent(found.chance, found.error))
            self.screen.say(key, action=texts[action], chance=chance)
        for line in why(self.asked, self.match, other):
            self.screen.print(f"   {self.teller.line(line)}", indent=3)
        missed = [self.screen.text("bot", bot=bot) for bot in self.asked.fails]
        if missed:
            self.screen.say("cli-puzzle-missed-by", bots=self.screen.words.join(missed), count=len(missed))
