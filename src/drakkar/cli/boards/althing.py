"""Althing in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from rich.console import ConsoleDimensions, RenderableType
from rich.text import Text

from drakkar.cli.boards import Board
from drakkar.cli.boards.althing_epic import draw_epic, epic_lines, hela_lines, mark_lines
from drakkar.cli.boards.althing_modules import SETTING_UP, condition_lines, draw_pool, pool_lines
from drakkar.cli.boards.althing_seats import (
    doing_lines,
    draw_players,
    hand_lines,
    pile_lines,
    player_lines,
    player_text,
)
from drakkar.cli.boards.althing_table import (
    assembly_lines,
    card_names,
    draw_cards,
    legend,
    status_text,
    team_line,
)
from drakkar.cli.boards.althing_thorfinn import row_lines, thorfinn_lines
from drakkar.cli.boards.marks import mark_legend
from drakkar.cli.screen import wrap
from drakkar.cli.seats import FIGURE, Person, name_of
from drakkar.games.althing.actions import FETCH, PAY, STORE, SWAP, TRADE
from drakkar.games.althing.events import CardsRecruited, MatchEnded, StepCrossed
from drakkar.games.althing.game import Althing
from drakkar.games.althing.scene_types import AlthingScene, AlthingStage
from drakkar.games.althing.view import AlthingView
from drakkar.kernel.chance import Script, Search
from drakkar.kernel.game import Game, Phrase, State, View
from drakkar.play.preview import Preview
from drakkar.words import Catalogue, named

INDENT: Final = 4
RESERVE: Final = {STORE: "group-store", FETCH: "group-fetch", SWAP: "group-swap", TRADE: "group-trade"}


@final
class AlthingBoard(Board):
    """The epic with its pawns, the assembly over one's own hand, and the players."""

    _view: View | None = None
    _seen: tuple[AlthingStage, AlthingScene]

    def decision(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        stage, scene = self._see(view)
        doing = doing_lines(stage, scene, self.words, self.persons, view.to_act)
        if self.plain:
            own = hand_lines(stage, scene, self.words, view.viewer) if view.viewer >= 0 else []
            return [*self._in_words(view), *own, *doing]
        drawn = self._drawn(view, legal, size)
        return [*drawn, *(wrap(Text(f"  {line}", "bold"), size.width, INDENT) for line in doing)]

    def table(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        stage, scene = self._see(view)
        words = self.words
        notes = [*mark_lines(scene, words), *row_lines(stage, scene, words)]
        notes += mark_legend(words)
        decision = self.decision(view, legal, size)
        if self.plain:
            return [*decision, *notes]
        return [*decision, *(wrap(Text(note, "dim"), size.width, INDENT) for note in notes)]

    def _in_words(self, view: View) -> list[RenderableType]:
        stage, scene = self._see(view)
        words, persons = self.words, self.persons
        players = player_lines(stage, scene, words, persons)
        status = [*team_line(stage, words, persons), status_text(scene, words)]
        lines: list[RenderableType] = [*status, *epic_lines(scene, words), *hela_lines(stage, scene, words)]
        if scene.composed is not None:
            lines += pool_lines(stage, scene.composed, words)
        elif scene.phase not in SETTING_UP:
            lines += assembly_lines(stage, scene, words)
        lines += thorfinn_lines(stage, scene, words)
        return [*lines, *players, *condition_lines(stage, scene, words, persons)]

    def _drawn(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        stage, scene = self._see(view)
        words, persons = self.words, self.persons
        targets = {target for action in legal for target in self.game.space.targets(action)}
        status = [*team_line(stage, words, persons), status_text(scene, words)]
        cards: list[RenderableType] = []
        if scene.composed is not None:
            cards = ["", draw_pool(stage, scene.composed, words, targets)]
        elif scene.phase not in SETTING_UP:
            cards = ["", draw_cards(stage, scene, words, view.viewer, targets)]
        told = [Text(line) for line in thorfinn_lines(stage, scene, words)]
        if told:
            told[0] = Text.assemble("  ", FIGURE, " ", told[0])
            told[1:] = [Text.assemble(" " * INDENT, line) for line in told[1:]]
        told += draw_players(stage, scene, words, persons, view.to_act)
        told += [Text(f"  {line}", "bold") for line in condition_lines(stage, scene, words, persons)]
        return [
            *(wrap(Text(line), size.width, INDENT) for line in status),
            draw_epic(scene, words, persons, view.to_act, targets),
            *(wrap(Text(line), size.width, INDENT) for line in hela_lines(stage, scene, words)),
            *cards,
            wrap(Text(legend(stage, words), "dim"), size.width, INDENT),
            *(wrap(line, size.width, INDENT) for line in told),
        ]

    def seat(self, view: View, seat: int, size: ConsoleDimensions) -> list[RenderableType]:
        stage, scene = self._see(view)
        words = self.words
        title = words.text("board-own", player=self.persons[seat].name)
        lines = [
            player_text(stage, scene, words, self.persons, seat),
            *hand_lines(stage, scene, words, seat),
            *pile_lines(scene, words, seat),
        ]
        if self.plain:
            return [title, *lines]
        return [Text(title, "bold"), *(wrap(Text(f"  {line}"), size.width, INDENT) for line in lines)]

    def _name(self, seat: int) -> str:
        return name_of(seat, self.persons, self.words)

    def option(self, phrase: Phrase) -> str:
        params = named(phrase.params, self._name)
        return self.words.text(phrase.key, **params)

    def label(self, action: int) -> str:
        value = self.game.space.value(action)
        if value.verb in RESERVE:
            card = self.words.text("card", card=value.arguments[0])
            return self.words.text("named", name=self.words.text(RESERVE[value.verb]), text=card)
        return self.game.space.notation(action)

    def drawn(self, action: int) -> bool:
        """The hand is on the board, and its exchanges with the reserve are many."""
        return self.game.space.verb[action] in RESERVE

    def gain(self, view: View, action: int, preview: Preview) -> str:
        words = self.words
        parts: list[str] = []
        for event in preview.events:
            if isinstance(event, StepCrossed):
                parts.append(words.text("gain-crosses", step=event.step, face=event.face))
            elif isinstance(event, CardsRecruited):
                parts.append(words.text("gain-recruits", cards=card_names(event.cards, words)))
            elif isinstance(event, MatchEnded) and view.viewer in event.winners:
                parts.append(words.text("gain-wins"))
        if self.game.space.verb[action] == PAY:
            parts.append(self._missing_after(view, action))
        return words.parts(parts)

    def _missing_after(self, view: View, action: int) -> str:
        """What a pledge would leave to be paid. It needs no luck, and nothing hidden bears on it."""
        state = self.game.determinize(view, Search(0))
        self.game.apply(state, action, Script())
        game = cast(Althing, self.game)
        payment = game.scene(cast(AlthingView, self.game.view(state, view.viewer))).payment
        assert payment is not None
        return self.words.text("missing", missing=payment.missing)

    def _see(self, view: View) -> tuple[AlthingStage, AlthingScene]:
        """One decision looks at the same view many times."""
        if view is not self._view:
            game = cast(Althing, self.game)
            seen = cast(AlthingView, view)
            self._view, self._seen = view, (game.stage(seen), game.scene(seen))
        return self._seen


def board(game: Game[State, View], words: Catalogue, persons: Sequence[Person], plain: bool) -> Board:
    return AlthingBoard(game, words, persons, plain)
