"""A match played at the prompt: people and bots in turn, until it is over or put aside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final

from rich.text import Text

from drakkar.bots.bot import Bot
from drakkar.bots.levels import USUAL
from drakkar.bots.styles import effort
from drakkar.cli.boards import make_board
from drakkar.cli.options_list import Option, list_options, show_options
from drakkar.cli.prompt import ACT, NOTHING, Order, find_action, read_line, understand
from drakkar.cli.saving import Store
from drakkar.cli.scores import show_scores
from drakkar.cli.screen import Screen
from drakkar.cli.seats import Person, find_seat, mark_of
from drakkar.cli.telling import Teller
from drakkar.coach.judging import Weighed, advise
from drakkar.coach.percent import as_percent
from drakkar.coach.reasons import reason
from drakkar.games.registry import meta
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR, Reason
from drakkar.play.match import IllegalAction, Match, UndoRefused
from drakkar.visitors.failing import BotFailed
from drakkar.visitors.registry import is_visitor, make_bot
from drakkar.visitors.talking import TalkingBot
from drakkar.words import error_text

FINE: Final = 0
INTERRUPTED: Final = 130
LOG_LINES: Final = 20
UNTOLD: Final = -1
# How long a hint may think before it looks more closely at the best: iterations, or seconds if fewer.
HINT_ITERATIONS: Final = 2000
HINT_SECONDS: Final = 1.5
HELP_LINES: Final = 5
NO_ACTION: Final = -1


class Quit(Exception):
    """The person has left."""


class Terminal:
    """One match and the screen it is played on. `seed` feeds the bots too: a match can come again."""

    # What says which letters there are.
    keys = "cli-keys"

    def __init__(
        self,
        screen: Screen,
        match: Match,
        persons: Sequence[Person],
        seed: str,
        store: Store,
        ask: Callable[[str], str] = read_line,
    ) -> None:
        self.screen = screen
        self.match = match
        self.persons = persons
        self.seed = seed
        self.store = store
        self.ask = ask
        self.teller = Teller(screen.words, persons)
        self.board = make_board(match.game, screen.words, persons, screen.plain)
        self.humans = [person.seat for person in persons if not person.bot]
        self.secrets = meta(match.game.name).has_secrets
        # Whose eyes the screen is for, and the last ply of which each seat was told (0 is the set-up).
        self.eyes = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.told = [match.ply or UNTOLD] * len(persons)
        # Bots from elsewhere, or who plays instead of one: they are kept, as a program takes time to begin.
        self._visitors: dict[int, Bot] = {}
        self.warned = NO_ACTION  # the unwise choice that was just asked about

    def run(self) -> int:
        """Play on; however it ends, the match is kept. Returns the exit code."""
        try:
            self._open()
            while not self.match.over:
                self._next_ply()
            self._finish()
        except Quit:
            return FINE
        except EOFError:
            self.screen.print()
            self._keep()
        except KeyboardInterrupt:
            self.screen.print()
            self._keep()
            return INTERRUPTED
        finally:
            for bot in self._visitors.values():
                if isinstance(bot, TalkingBot):
                    bot.close()
        return FINE

    def _open(self) -> None:
        """What set-up did, unless the match goes on from later; with secrets, each is told in their turn."""
        if self.match.ply == 0 and not (self.secrets and len(self.humans) > 1):
            self._tell(self.match.opening)

    # ---- plies

    def _next_ply(self) -> None:
        seat = self.match.state.to_act
        person = self.persons[seat]
        if person.bot:
            self._tell(self.match.play(seat, self._bots_choice(seat, person.bot)))
        else:
            self._decide(seat)

    def _bots_choice(self, seat: int, name: str) -> int:
        """One that fails is told of, and another bot goes on in its seat: nobody's match is hurt."""
        view, legal = self.match.view(seat), self.match.legal()
        if seat not in self._visitors and is_visitor(name):
            self._visitors[seat] = make_bot(name, self.match.game, self._luck_of_bot(seat))
        bot = self._visitors.get(seat) or make_bot(name, self.match.game, self._luck_of_bot(seat))
        try:
            return bot.choose(view, legal).action
        except BotFailed as failed:
            told = {"bot": failed.name, "why": failed.why, "detail": failed.detail, "instead": USUAL}
            self._complain(self.screen.text("cli-bot-failed", **told))
            self._visitors[seat] = make_bot(USUAL, self.match.game, self._luck_of_bot(seat))
            return self._visitors[seat].choose(view, legal).action

    def _luck_of_bot(self, seat: int) -> int:
        """The same at the same ply: what is taken back and done again is answered the same way."""
        message = f"{self.seed}/bot {seat}/{self.match.ply}".encode()
        return int.from_bytes(blake2b(message, digest_size=8).digest(), "big")

    def _decide(self, seat: int) -> None:
        """Ask until something happens."""
        if self.secrets and seat != self.eyes:
            self._hand_over(seat)
        legal = self.match.legal()
        options = list_options(self.board, self.match.state, self.match.view(seat), legal)
        self._show_decision(seat, legal, options)
        ply, state = self.match.ply, self.match.state
        while self.match.ply == ply and self.match.state is state:
            prompt = self.screen.text("cli-prompt", player=self.teller.name(seat), last=len(legal)) + " "
            try:
                self._obey(understand(self.ask(prompt), legal, self.match.game.space), seat, options)
            except UserError as error:
                self._complain(error_text(self.screen.words, error))
            except IllegalAction as error:
                self._refuse(error.reason)

    def _hand_over(self, seat: int) -> None:
        """The screen passes to another person: it is cleared, and nothing is shown until they say so."""
        name = self.teller.name(seat)
        if self.eyes != SPECTATOR:
            self.told[self.eyes] = self.match.ply
            self.ask(self.screen.text("cli-hand-over-clear", player=name) + " ")
        self.eyes = SPECTATOR
        self.screen.clear()
        self.ask(self.screen.text("cli-hand-over", player=name) + " ")
        self.eyes = seat
        for ply in range(self.told[seat] + 1, self.match.ply + 1):
            self._tell(self.match.told(ply))

    def _show_decision(self, seat: int, legal: Sequence[int], options: Sequence[Option]) -> None:
        screen = self.screen
        screen.print()
        screen.heading(screen.text("cli-your-turn", player=self.teller.name(seat)))
        for part in self.board.decision(self.match.view(seat), legal, screen.out.size):
            screen.print(part)
        screen.print(self.teller.phrase(self.match.game.prompt(self.match.state)), "bold")
        show_options(options, self.board, screen)
        screen.say(self.keys, style="dim")

    def _obey(self, order: Order, seat: int, options: Sequence[Option]) -> None:
        if order.verb == ACT:
            if not self._warn(order.action, options):
                self._tell(self.match.play(seat, order.action))
        elif order.verb == NOTHING:
            self.screen.say("cli-choose", last=len(options))
        elif order.verb == "u":
            self._undo(seat)
        elif order.verb == "r":
            self._restart(seat)
        elif order.verb == "h":
            self._hint(seat, options)
        elif order.verb == "m":
            self._show(self.board.table(self.match.view(seat), self.match.legal(), self.screen.out.size))
        elif order.verb == "f":
            whose = find_seat(order.argument, self.persons) if order.argument else seat
            self._show(self.board.seat(self.match.view(seat), whose, self.screen.out.size))
        elif order.verb == "l":
            self._log(seat, order.argument)
        elif order.verb == "a":
            self._again(seat)
        elif order.verb == "w":
            self._why(order.argument, options)
        elif order.verb == "s":
            self._save(order.argument)
        elif order.verb == "q":
            self._leave()
            raise Quit
        else:
            self._help(options)

    # ---- orders

    def _warn(self, action: int, options: Sequence[Option]) -> bool:
        """Say once of an unwise choice that it is one; choosing it again confirms it."""
        chosen = next((option for option in options if option.action == action), None)
        known, self.warned = self.warned, NO_ACTION
        if chosen is None or known == action:
            return False
        if not self.match.game.describe(self.match.state, action).unwise:
            return False
        self.warned = action
        self.screen.say("cli-unwise", action=chosen.text)
        return True

    def _help(self, options: Sequence[Option]) -> None:
        """What can be typed, with examples from the choices of the moment."""
        space = self.match.game.space
        legal = {option.action for option in options}
        action = space.notation(options[0].action)
        forbidden = next(index for index in range(len(space)) if index not in legal)
        for number in range(1, HELP_LINES + 1):
            self.screen.say(
                f"cli-help-{number}",
                action=action,
                name=action.rpartition(" ")[2],
                forbidden=space.notation(forbidden),
            )

    def _undo(self, seat: int) -> None:
        """Alone against bots one may take back anything that gives no secret away; among people only what
        told nobody anything."""
        match = self.match
        try:
            if len(self.humans) == 1:
                match.rewind(match.before_own([seat], whole_turn=False, guarded=self.secrets))
            else:
                match.undo(seat)
        except UndoRefused as refused:
            self._complain(self.screen.text(f"cli-undo-{refused.key}"))
        else:
            self.screen.say("cli-undone")

    def _restart(self, seat: int) -> None:
        match = self.match
        if len(self.humans) == 1:
            start = match.ply
            while start and match.saga.entries[start - 1].seat == seat:
                if self.secrets and match.shown_to(start, seat):
                    break
                start -= 1
            taken = match.ply - start
            if taken:
                match.rewind(start)
        else:
            taken = match.restart_turn(seat)
        if taken:
            self.screen.say("cli-restarted")
        else:
            refusal = match.undo_refusal(seat) or "nothing-to-undo"
            self._complain(self.screen.text(f"cli-undo-{refusal}"))

    def _hint(self, seat: int, options: Sequence[Option]) -> None:
        """What a search recommends, with the chances of winning that it leaves and what speaks for it."""
        game, view = self.match.game, self.match.view(seat)
        thought = effort(game.name, HINT_ITERATIONS, HINT_SECONDS)
        found = advise(game, view, self.match.legal(), self._luck_of_bot(seat), thought)
        if not found.choices:
            self.screen.say("coach-hint-level")
        for choice in found.choices:
            self._say_advice("cli-hint", choice, options)
            if found.other:
                for line in reason(game, view, choice, found.other):
                    self.screen.print(f"   {self.teller.line(line, 'for')}", indent=3)
        if found.other:
            self._say_advice("coach-hint-other", found.other, options)
        if found.choices and found.untold:
            self.screen.say("coach-hint-untold", count=found.untold)

    def _say_advice(self, key: str, choice: Weighed, options: Sequence[Option]) -> None:
        option = next(option for option in options if option.action == choice.action)
        action = f"{option.number} {option.text}" + (f" ({option.gain})" if option.gain else "")
        chance = as_percent(choice.chance, choice.error)
        self.screen.print(self.screen.text(key, action=action, **chance))

    def _log(self, seat: int, argument: str) -> None:
        count = int(argument) if argument.isascii() and argument.isdigit() else LOG_LINES
        told = [
            line
            for ply in range(self.match.ply + 1)
            for line in self.teller.events(self.match.game, self.match.told(ply), seat)
        ]
        for line in told[-count:]:
            self._print_told(*line)

    def _again(self, seat: int) -> None:
        """What the others have done since the turn before of this seat, ply by ply."""
        seats = [entry.seat for entry in self.match.saga.entries]
        end = len(seats)
        while end and seats[end - 1] == seat:
            end -= 1
        start = end
        while start and seats[start - 1] != seat:
            start -= 1
        first = start + 1 if start else 0  # before one's first turn, the set-up as well
        for ply in range(first, end + 1):
            for line in self.teller.events(self.match.game, self.match.told(ply), seat):
                self._print_told(*line)

    def _why(self, argument: str, options: Sequence[Option]) -> None:
        legal = [option.action for option in options]
        action = find_action(argument, legal, self.match.game.space)
        reason = self.match.game.why_not(self.match.state, action)
        notation = self.match.game.space.notation(action)
        if reason is None:
            self.screen.say("cli-allowed", action=notation)
        else:
            self._refuse(reason)

    def _save(self, argument: str) -> None:
        if not argument:
            self.screen.say("cli-saved", file=self.store.save(self.match))
            return
        try:
            file = self.store.save_as(self.match, argument, force=False)
        except UserError as error:
            if error.key != "file-exists":
                raise
            # Only a clear yes replaces a file.
            if self._answer("cli-overwrite", file=argument) != self.screen.text("yes-letter"):
                raise
            file = self.store.save_as(self.match, argument, force=True)
        self.screen.say("cli-saved", file=file)

    # ---- the end

    def _leave(self) -> None:
        """Only a clear no leaves a match unsaved."""
        if not self.store.ours and self._answer("cli-quit-save") == self.screen.text("no-letter"):
            self.screen.say("cli-quit")
        else:
            self._keep()

    def _finish(self) -> None:
        self.screen.print()
        show_scores(self.match.score(), self.persons, self.screen, over=True)
        self._keep()

    def _keep(self) -> None:
        """Save where it was meant to be, or else where it can be: a match is never lost."""
        try:
            file = self.store.save(self.match)
        except UserError as error:
            self._complain(error_text(self.screen.words, error))
            self.store = Store(None, ours=False)
            file = self.store.save(self.match)
        self.screen.say("cli-saved", file=file)

    # ---- speaking

    def _answer(self, key: str, **params: object) -> str:
        """The first letter of the answer to a question."""
        return self.ask(self.screen.text(key, **params) + " ").strip().lower()[:1]

    def _tell(self, events: Sequence[Event]) -> None:
        for line in self.teller.events(self.match.game, events, self.eyes):
            self._print_told(*line)

    def _print_told(self, seat: int | None, sentence: str) -> None:
        if self.screen.plain:
            self.screen.print(sentence)
        elif seat is None:
            self.screen.print(Text(f"   {sentence}", "dim"))
        else:
            self.screen.print(Text.assemble(mark_of(seat, self.persons), f"  {sentence}"))

    def _show(self, parts: Sequence[object]) -> None:
        for part in parts:
            self.screen.out.print(part)

    def _complain(self, line: str) -> None:
        self.screen.print(line, "red")

    def _refuse(self, reason: Reason) -> None:
        """The reason, and the clause in full."""
        self._complain(self.teller.reason(reason))
        self.screen.print(self.teller.clause(self.match.game.name, reason.clause), "dim")
