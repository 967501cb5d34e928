"""Lofoten in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from rich.console import ConsoleDimensions, RenderableType
from rich.text import Text

from drakkar.cli.boards import Board
from drakkar.cli.boards.lofoten_market import (
    doing_lines,
    draw_fleet,
    draw_market,
    fleet_lines,
    legend,
    market_text,
    near_side,
    piles_text,
    status_text,
    tile_short,
)
from drakkar.cli.boards.lofoten_warehouses import (
    draw_warehouses,
    jarl_lines,
    warehouse_lines,
)
from drakkar.cli.boards.marks import mark_legend, marked
from drakkar.cli.screen import wrap
from drakkar.cli.seats import Person
from drakkar.games.lofoten.actions import AREA, DISCARD, FLIP, PILE, SEIZE, WAREHOUSE
from drakkar.games.lofoten.events import (
    CoinTaken,
    EndTriggered,
    FourAlike,
    TileLoaded,
    TileStored,
    WarehouseOpened,
)
from drakkar.games.lofoten.game import Lofoten
from drakkar.games.lofoten.scene_types import LofotenScene, LofotenStage, TileScene
from drakkar.games.lofoten.view import LofotenView
from drakkar.kernel.chance import LuckNeeded, Script, Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, Phrase, State, View
from drakkar.play.preview import Preview
from drakkar.words import Catalogue

INDENT: Final = 4


@final
class LofotenBoard(Board):
    """The market between the two fleets, the warehouses they share, and the Jarls."""

    _view: View | None = None
    _seen: tuple[LofotenStage, LofotenScene]

    def decision(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        stage, scene = self._see(view)
        doing = doing_lines(stage, scene, self.words)
        if self.plain:
            return [*self.table(view, legal, size), *doing]
        return [*self.table(view, legal, size), *(Text(f"  {line}", "bold") for line in doing)]

    def table(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        stage, scene = self._see(view)
        words, persons = self.words, self.persons
        status = [status_text(scene, words), piles_text(scene, words)]
        notes = [*jarl_lines(stage, scene, words, persons), *mark_legend(words)]
        if self.plain:
            fleets = [line for person in persons for line in fleet_lines(scene, words, person)]
            warehouses = warehouse_lines(stage, scene, words, persons)
            return [*status, market_text(scene, words), *fleets, *warehouses, *notes]
        targets = {target for action in legal for target in self.game.space.targets(action)}
        near = near_side(view.viewer)
        sides = [
            [
                wrap(line, size.width, INDENT)
                for line in draw_fleet(scene, words, seat, persons, view.to_act, targets, seat == near)
            ]
            for seat in (1 - near, near)
        ]
        return [
            *(wrap(Text(line), size.width, INDENT) for line in status),
            *sides[0],
            draw_market(stage, scene, words, persons, near, targets),
            *sides[1],
            draw_warehouses(stage, scene, words, persons, targets),
            *(wrap(Text(line), size.width, INDENT) for line in notes),
            wrap(Text(legend(stage, words, persons), "dim"), size.width, INDENT),
        ]

    def seat(self, view: View, seat: int, size: ConsoleDimensions) -> list[RenderableType]:
        _, scene = self._see(view)
        lines = fleet_lines(scene, self.words, self.persons[seat])
        if self.plain:
            return list(lines)
        title, *rest = lines
        return [Text(title, "bold"), *(wrap(Text(f"  {line}"), size.width, INDENT) for line in rest)]

    def option(self, phrase: Phrase) -> str:
        text = self.words.text(phrase.key, **phrase.params)
        # Only the middle card's good does anything, and what it does may be a guess.
        if phrase.key == "action-play-middle":
            return marked(text, "good", str(phrase.params["good"]), self.words)
        return text

    def label(self, action: int) -> str:
        value = self.game.space.value(action)
        if value.verb == FLIP:
            good, number, buckler = str(value.arguments[0]).split("-")
            if self.plain:
                return self.words.text("tile", good=good, value=int(number), buckler=buckler)
            return tile_short(TileScene(good, int(number), buckler, False), self.words, self.persons)
        return self.game.space.notation(action).rpartition(" ")[2]

    def drawn(self, action: int) -> bool:
        return self.game.space.verb[action] in (AREA, DISCARD, SEIZE, PILE, WAREHOUSE, FLIP)

    def gain(self, view: View, action: int, preview: Preview) -> str:
        parts: list[str] = []
        for event in preview.events:
            parts += self._gains(event)
        parts += self._leads(view, action)
        if preview.points:
            sign = "+" if preview.points > 0 else ""
            parts.append(self.words.text("points-signed", points=preview.points, sign=sign))
        return self.words.parts(parts)

    def _gains(self, event: Event) -> list[str]:
        words = self.words
        match event:
            case TileLoaded():
                return [words.text("gain-loads", good=event.good, value=event.value, buckler=event.buckler)]
            case TileStored():
                tile = {"good": event.good, "value": event.value, "buckler": event.buckler}
                return [words.text("gain-stores", warehouse=event.warehouse, **tile)]
            case WarehouseOpened():
                return [words.text("gain-opens", warehouse=event.warehouse, good=event.good)]
            case CoinTaken():
                return [words.text("gain-coin", origin=event.origin)]
            case FourAlike():
                return [words.text("gain-four", good=event.good)]
            case EndTriggered():
                return [words.text("gain-ending")]
        return []

    def _leads(self, view: View, action: int) -> list[str]:
        """Where another side would be ahead; and whether a warehouse would have to be chosen."""
        state = self.game.determinize(view, Search(0))
        try:
            self.game.apply(state, action, Script())
        except LuckNeeded:
            return []
        _, before = self._see(view)
        game = cast(Lofoten, self.game)
        after = game.scene(cast(LofotenView, self.game.view(state, view.viewer)))
        parts: list[str] = []
        if after.storing and not before.storing:
            parts.append(self.words.text("gain-choose"))
        for old, new in zip(before.warehouses, after.warehouses, strict=True):
            if new.ahead == old.ahead:
                continue
            if new.ahead < 0:
                parts.append(self.words.text("gain-level", warehouse=new.warehouse))
            else:
                player = self.persons[new.ahead].name
                parts.append(self.words.text("gain-ahead", player=player, warehouse=new.warehouse))
        return parts

    def _see(self, view: View) -> tuple[LofotenStage, LofotenScene]:
        """One decision looks at the same view many times."""
        if view is not self._view:
            game = cast(Lofoten, self.game)
            seen = cast(LofotenView, view)
            self._view, self._seen = view, (game.stage(seen), game.scene(seen))
        return self._seen


def board(game: Game[State, View], words: Catalogue, persons: Sequence[Person], plain: bool) -> Board:
    return LofotenBoard(game, words, persons, plain)
