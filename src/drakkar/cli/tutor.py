"""A lesson at the prompt: it speaks, waits for what it is about, and lets the others play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from drakkar.cli.options_list import Option
from drakkar.cli.prompt import ACT, Order, read_line
from drakkar.cli.saving import Store
from drakkar.cli.scores import show_scores
from drakkar.cli.screen import Screen
from drakkar.cli.seats import ME, people
from drakkar.cli.terminal import FINE, INTERRUPTED, Quit, Terminal
from drakkar.lessons import course, path_of
from drakkar.lessons.form import LEARNER, SPARRING, Lesson, Step
from drakkar.lessons.proving import begin

BACK: Final = "b"
ONWARD: Final = "n"
LEAVE: Final = "q"
# More choices than this are not named one by one.
FEW: Final = 7
# What would take plies back; going back a step does that.
UNDO: Final = ("u", "r")


class Turned(Exception):
    """The learner goes to another step."""

    def __init__(self, step: int) -> None:
        super().__init__(step)
        self.step = step


class Tutor(Terminal):
    """One lesson and the screen it is taken on."""

    def __init__(self, screen: Screen, lesson: Lesson, ask: Callable[[str], str] = read_line) -> None:
        match = begin(lesson)
        seats = people([ME, *lesson.players[1:]], screen.words, match.options)
        persons = [one if one.seat == LEARNER else replace(one, bot=SPARRING) for one in seats]
        super().__init__(screen, match, persons, lesson.seed, Store(None, ours=False), ask=self._listen)
        self.lesson = lesson
        self.read = ask
        self.page = 0
        self.tipped = course.NOWHERE  # the last tip of free play that was given

    @property
    def at(self) -> int:
        return course.current(self.lesson, self.match.ply, self.page)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    def take(self, start: int) -> int:
        """From that step to the end, or until the learner leaves. Returns the exit code."""
        self.screen.heading(self.screen.text(f"lesson-{self.lesson.id}"))
        self.screen.say("cli-lesson-keys", style="dim")
        code = FINE
        try:
            self._go_to(start)
            if self.step.kind != "do":  # a decision comes with the table anyway
                self._show_table()
            while self._take_step():
                pass
        except (Quit, EOFError, KeyboardInterrupt) as left:
            self.screen.print()
            self.screen.say("cli-lesson-left", command=self._command(self.lesson.id, self.at + 1))
            code = INTERRUPTED if isinstance(left, KeyboardInterrupt) else FINE
        else:
            self._end()
        return code

    # ---- steps

    def _take_step(self) -> bool:
        """Whether there is another one."""
        at, step = self.at, self.step
        try:
            if step.kind != "do":
                self._say(at, step.say)
            if step.show == "scores":
                show_scores(self.match.tally(LEARNER), self.persons, self.screen, over=self.match.over)
            if step.kind == "others":
                for action in course.scripted(self.lesson, at, self.match.ply):
                    self._tell(self.match.play_notation(self.match.state.to_act, action))
            elif step.kind == "do":
                self._decide(LEARNER)
            elif step.kind == "free" and not self.match.over:
                while not self.match.over:
                    self._next_ply()
            else:
                self.ask(self.screen.text("cli-lesson-on") + " ")
            onward = course.after(self.lesson, at)
        except Turned as turned:
            onward = turned.step
        if onward != course.NOWHERE:
            self._go_to(onward)
        return onward != course.NOWHERE

    def _show_table(self) -> None:
        """What the first words are about."""
        match = self.match
        legal = match.legal() if match.state.to_act == LEARNER else []
        self.screen.print()
        self._show(self.board.table(match.view(LEARNER), legal, self.screen.out.size))

    def _say(self, at: int, words: str) -> None:
        if not words:
            return
        self.screen.print()
        self.screen.say("cli-lesson-step", style="dim", step=at + 1, last=len(self.lesson.steps))
        self.screen.say(self.lesson.key(words), style="bold")

    def _show_decision(self, seat: int, legal: Sequence[int], options: Sequence[Option]) -> None:
        """What it is about is said below the board, where one types; in free play, the tip of this turn."""
        super()._show_decision(seat, legal, options)
        at, step = self.at, self.step
        if step.kind == "free":
            tip = course.tip(self.lesson, at, [entry.seat for entry in self.match.saga.entries])
            if tip > self.tipped:
                self.tipped = tip
                self._say(at, step.tips[tip])
        else:
            self._say(at, step.say)
            self._point(at, options)

    def _point(self, at: int, options: Sequence[Option]) -> None:
        """What a board on the screen would outline, by number and name."""
        expected = self._expected(at)
        notation = self.match.game.space.notation
        meant = [option for option in options if notation(option.action) in expected]
        if len(meant) <= FEW:
            choices = "; ".join([f"{option.number} {option.text}" for option in meant])
            self.screen.say("cli-lesson-do", style="dim", choices=choices)

    def _go_to(self, step: int) -> None:
        """Back over plies they are taken back; ahead they are played as the lesson says."""
        begins = course.starts(self.lesson)[step]
        if step < course.free_step(self.lesson) and begins < self.match.ply:
            self.match.rewind(begins)
        while self.match.ply < begins:
            at = course.consuming(self.lesson, self.match.ply)
            others = course.scripted(self.lesson, at, self.match.ply)
            self._tell(self.match.play_notation(self.match.state.to_act, (self._expected(at) or others)[0]))
        self.page = step

    def _expected(self, at: int) -> Sequence[str]:
        notation = self.match.game.space.notation
        return course.expected(self.lesson.steps[at], [notation(action) for action in self.match.legal()])

    # ---- what is typed

    def _listen(self, prompt: str) -> str:
        """Turning pages is possible wherever something may be typed."""
        text = self.read(prompt)
        word = text.strip().lower()
        if word == BACK:
            raise Turned(max(course.before(self.lesson, self.at), 0))
        if word == ONWARD and (onward := course.after(self.lesson, self.at)) != course.NOWHERE:
            raise Turned(onward)
        if word == LEAVE:
            raise Quit
        return text

    def _obey(self, order: Order, seat: int, options: Sequence[Option]) -> None:
        """What is allowed, and not what the step is about, waits for later."""
        step = self.step
        if step.kind == "do" and order.verb in UNDO:
            raise Turned(max(course.before(self.lesson, self.at), 0))
        if step.kind == "do" and order.verb == ACT:
            notation = self.match.game.space.notation(order.action)
            legal = order.action in [option.action for option in options]
            if legal and notation not in self._expected(self.at):
                self._complain(
                    self.screen.text(self.lesson.key(step.wrong) if step.wrong else "refusal-lesson-not-now")
                )
                return
        super()._obey(order, seat, options)

    # ---- the end

    def _end(self) -> None:
        game, path = self.lesson.game, path_of(self.lesson.game)
        self.screen.print()
        self.screen.say("cli-lesson-end", style="bold")
        options = self.lesson.then or self.lesson.options
        words = [f"--option {name}={value}" for name, value in options.items()]
        seats = ",".join([ME, *[SPARRING] * (len(self.lesson.players) - 1)])
        play = " ".join(["drakkar play", game, "--seats", seats, *words])
        self.screen.say("cli-lesson-play", command=play)
        for name in path[path.index(self.lesson.id) + 1 :][:1]:
            lesson = self.screen.text(f"lesson-{name}")
            self.screen.say("cli-lesson-next", lesson=lesson, command=self._command(name))

    def _command(self, name: str, step: int = 1) -> str:
        return f"drakkar learn {self.lesson.game} {name}" + (f" --step {step}" if step > 1 else "")
