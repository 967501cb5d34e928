"""`drakkar replay`: a saga verified, then told, stepped through or shown at one ply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from drakkar.cli.arguments import Components, Json, Lang, Marks, Plain

if TYPE_CHECKING:
    from drakkar.bots.ismcts import Effort
    from drakkar.cli.viewing import Viewing
    from drakkar.kernel.loader import Override

# Of the analysis, where nobody says how hard to think.
ITERATIONS: Final = 400


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    ply: Annotated[str | None, typer.Option("--ply", metavar="N")] = None,
    viewer: Annotated[str | None, typer.Option("--as", metavar="SEAT|all")] = None,
    analyse: Annotated[bool, typer.Option("--analyse")] = False,
    learn: Annotated[bool, typer.Option("--learn")] = False,
    iterations: Annotated[str | None, typer.Option("--iterations", metavar="N")] = None,
    seconds: Annotated[str | None, typer.Option("--seconds", metavar="S")] = None,
    components: Components = None,
    marks: Marks = False,
    plain: Plain = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.arguments import whole
    from drakkar.cli.boards.marks import shown_words
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.cli.viewing import open_saga
    from drakkar.kernel.errors import UserError

    chosen = language(lang)
    folders = ("common", "coach") if analyse or learn else ("common",)

    def make_screen(game: str, override: Override | None) -> Screen:
        words = shown_words(chosen, game, folders, override, plain) if marks else None
        return Screen(chosen, plain, game, folders, words)

    viewing = open_saga(file, components, viewer, make_screen)
    last = viewing.past.shown
    if last < 0 and (analyse or learn or ply is not None):
        raise UserError("saga-nothing-shown", file=file)
    error = UserError("bad-ply", ply=ply or "", last=last)
    number = None if ply is None else whole(ply, 0, error)
    if number is not None and number > last:
        raise error
    if learn:
        _learn(viewing, _effort(viewing.match.game.name, iterations, seconds))
        return
    if analyse:
        _analyse(viewing, _effort(viewing.match.game.name, iterations, seconds), json)
        return
    if json:
        viewing.screen.json(viewing.log_data() if number is None else viewing.position_data(number))
        return
    viewing.introduce()
    if number is not None:
        viewing.show_position(number, scores=True)
    elif viewing.screen.interactive and not plain and last >= 0:
        _step(viewing)
    else:
        viewing.tell_all()


def _effort(game: str, iterations: str | None, seconds: str | None) -> Effort:
    """So many iterations a decision, or so many seconds, or whichever ends first if both are given."""
    from drakkar.bots.styles import effort
    from drakkar.cli.arguments import positive, whole
    from drakkar.kernel.errors import UserError

    if iterations is None and seconds is None:
        return effort(game, ITERATIONS, 0.0)
    tries, time = 0, 0.0
    if iterations is not None:
        tries = whole(iterations, 1, UserError("bad-iterations", iterations=iterations))
    if seconds is not None:
        time = positive(seconds, UserError("bad-seconds", seconds=seconds))
    return effort(game, tries, time)


def _analyse(viewing: Viewing, effort: Effort, json: bool) -> None:
    from drakkar.cli.analysis import analysis_data, judge_all, show_analysis

    if not json:
        viewing.introduce()
    judged = judge_all(viewing, range(1, viewing.match.ply + 1), effort)
    if json:
        viewing.screen.json({**viewing.header(), **analysis_data(viewing, judged)})
    elif judged:
        show_analysis(viewing, judged)
    _end_of_analysis(viewing, len(judged), viewing.match.ply)


def _learn(viewing: Viewing, effort: Effort) -> None:
    from drakkar.cli.analysis import judge_all
    from drakkar.cli.questions import ask_all, plies_of
    from drakkar.kernel.errors import UserError
    from drakkar.kernel.game import SPECTATOR

    seat = 0 if len(viewing.persons) == 1 else viewing.viewer
    if seat == SPECTATOR:
        known = [f"{person.seat + 1} ({person.name})" for person in viewing.persons]
        raise UserError("learn-whose", seats=known)
    viewing.introduce()
    plies = plies_of(viewing, seat)
    judged = judge_all(viewing, plies, effort)
    ask_all(viewing, judged, seat)
    _end_of_analysis(viewing, len(judged), len(plies))


def _end_of_analysis(viewing: Viewing, done: int, plies: int) -> None:
    from drakkar.cli.simulate import INTERRUPTED

    if done < plies:
        text = viewing.screen.text("cli-analysis-interrupted", done=done, plies=plies)
        typer.echo(text, err=True)
        raise typer.Exit(INTERRUPTED)


def _step(viewing: Viewing) -> None:
    """Forwards, backwards or to a ply, as long as the reader likes."""
    last = viewing.match.ply
    at, shown = 0, -1
    while True:
        if at != shown:
            viewing.show_position(at)
            shown = at
        try:
            prompt = viewing.screen.text("cli-replay-prompt", ply=at, last=last)
            answer = input(prompt + " ").strip().lower()
        except EOFError:
            return
        if answer == "q":
            return
        if answer in ("", "n"):
            at = min(last, at + 1)
        elif answer == "p":
            at = max(0, at - 1)
        elif answer.isascii() and answer.isdigit() and int(answer[:9]) <= last:
            at = int(answer)
        else:
            viewing.screen.say("error-bad-ply", ply=answer, last=last)
