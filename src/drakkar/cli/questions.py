"""`drakkar replay --learn`: a player's own decisions as questions, and their best one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from drakkar.cli.analysis import label, show_better, show_choice
from drakkar.cli.options_list import list_options, show_options
from drakkar.cli.prompt import ACT, read_line, understand
from drakkar.cli.viewing import Viewing
from drakkar.coach.judging import Judgement
from drakkar.coach.percent import as_percent
from drakkar.coach.questions import TRIES, best_decision, questions, right_answers
from drakkar.kernel.errors import UserError
from drakkar.words import error_text

Ask = Callable[[str], str]
SHOW = "n"
LEAVE = "q"


class Left(Exception):
    """The player has heard enough."""


def plies_of(viewing: Viewing, seat: int) -> list[int]:
    return [ply for ply, entry in enumerate(viewing.match.saga.entries, 1) if entry.seat == seat]


def ask_all(viewing: Viewing, judged: Sequence[Judgement], seat: int, ask: Ask = read_line) -> None:
    screen, found = viewing.screen, questions(judged, seat)
    if not found:
        screen.say("coach-learn-none")
    try:
        for number, one in enumerate(found, 1):
            screen.print()
            screen.heading(screen.text("coach-question", number=number, last=len(found)))
            _ask(viewing, one, ask)
    except (EOFError, Left):
        screen.print()
        return
    _praise(viewing, best_decision(judged, seat))
    screen.say("coach-learn-end")


def _ask(viewing: Viewing, judged: Judgement, ask: Ask) -> None:
    """The position before, up to three tries, and then the answer with its reason."""
    assert judged.better is not None  # else it would be no question
    screen, board, game = viewing.screen, viewing.board, viewing.match.game
    state = viewing.match.position(judged.ply - 1)
    view, legal = game.view(state, judged.seat), game.legal(state)
    for part in board.decision(view, legal, screen.out.size):
        screen.print(part)
    screen.print(viewing.teller.phrase(game.prompt(state)), "bold")
    show_options(list_options(board, state, view, legal), board, screen)
    played = label(viewing, judged.ply, judged.played.action)
    screen.say("coach-question-find", style="bold", action=played)
    right = right_answers(judged)
    for left in reversed(range(TRIES)):
        action = _answer(viewing, legal, ask)
        if action is None:
            break
        _comment(viewing, judged, action, action in right)
        if action in right:
            break
        if left:
            screen.say("coach-question-tries", style="dim", count=left)
    screen.print(screen.text("coach-question-answer"), "bold")
    show_better(viewing, judged, judged.better)


def _answer(viewing: Viewing, legal: Sequence[int], ask: Ask) -> int | None:
    """A legal action, or None for who would rather see the answer."""
    screen = viewing.screen
    while True:
        text = ask(screen.text("cli-question-prompt", last=len(legal)) + " ").strip().lower()
        if text == LEAVE:
            raise Left
        if text == SHOW:
            return None
        try:
            order = understand(text, legal, viewing.match.game.space)
        except UserError as error:
            screen.print(error_text(screen.words, error), "red")
            continue
        if order.verb == ACT and order.action in legal:
            return order.action
        screen.say("cli-choose", last=len(legal))


def _comment(viewing: Viewing, judged: Judgement, action: int, right: bool) -> None:
    told = label(viewing, judged.ply, action)
    tried = next((one for one in (judged.played, *judged.others) if one.action == action), None)
    if tried is None:
        viewing.screen.say("coach-question-untried", action=told)
        return
    chance = as_percent(tried.chance, tried.error)
    key = "coach-question-right" if right else "coach-question-wrong"
    viewing.screen.say(key, style="green" if right else "", action=told, **chance)


def _praise(viewing: Viewing, best: Judgement | None) -> None:
    if best is None:
        return
    screen = viewing.screen
    screen.print()
    screen.heading(screen.text("coach-praise"))
    screen.say("cli-ply", ply=best.ply)
    show_choice(viewing, "coach-praise-played", best.ply, best.played)
    show_choice(viewing, "coach-praise-next", best.ply, best.others[0])
