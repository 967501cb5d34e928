"""Vikings on Board in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from drakkar.cli.boards import Board
from drakkar.cli.boards.vikings_on_board_harbour import (
    draw_harbour,
    harbour_key,
    harbour_lines,
    influence_text,
)
from drakkar.cli.boards.vikings_on_board_town import (
    barrel_items,
    building_lines,
    by_mark,
    by_name,
    chests_text,
    draw_buildings,
    draw_players,
    player_line,
    points_text,
    status_lines,
)
from drakkar.cli.screen import wrap
from drakkar.cli.seats import Person
from drakkar.games.vikings_on_board.actions import BET, BODY, SHIP
from drakkar.games.vikings_on_board.events import (
    BarrelWon,
    BodiesSwapped,
    BodyMoved,
    BodyPromoted,
    BonusPlaced,
    InfluenceRanked,
)
from drakkar.games.vikings_on_board.game import VikingsOnBoard
from drakkar.games.vikings_on_board.scene_types import (
    Influence,
    VikingsOnBoardScene,
    VikingsOnBoardStage,
)
from drakkar.games.vikings_on_board.view import VikingsOnBoardView
from drakkar.kernel.chance import LuckNeeded, Script, Search
from drakkar.kernel.game import Game, Phrase, State, View
from drakkar.play.preview import Preview
from drakkar.words import Catalogue

# The buildings have the market, the stacks and the order beside them; from this width on the harbour too.
BUILDINGS_WIDTH: Final = 36
BOTH: Final = 118
INDENT: Final = 4


@final
class VikingsOnBoardBoard(Board):
    """The buildings, the harbour, and what the players have."""

    _view: View | None = None
    _seen: tuple[VikingsOnBoardStage, VikingsOnBoardScene]

    def decision(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        own = self._own(view)
        if self.plain:
            return [*self.table(view, legal, size), *own]
        return [*self.table(view, legal, size), *(wrap(Text(line), size.width, INDENT) for line in own)]

    def table(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        stage, scene = self._see(view)
        status = self._status(view)
        if self.plain:
            buildings = building_lines(stage, scene, self.words, self.persons)
            harbour = harbour_lines(stage, scene, self.words, self.persons)
            return [*map(str, status), *buildings, *harbour, *self._players(view, size)]
        targets = {target for action in legal for target in self.game.space.targets(action)}
        town = draw_buildings(stage, scene, self.words, self.persons, targets)
        ships = draw_harbour(stage, scene, self.words, targets)
        key = Text(harbour_key(stage, self.words), "dim")
        beside = size.width - BUILDINGS_WIDTH - 2
        facts = [wrap(line, beside, INDENT) for line in status]
        if size.width >= BOTH:
            return [_beside(town, Group(ships, key, *facts)), *self._players(view, size)]
        return [_beside(town, Group(*facts)), ships, key, *self._players(view, size)]

    def seat(self, view: View, seat: int, size: ConsoleDimensions) -> list[RenderableType]:
        _, scene = self._see(view)
        player = scene.players[seat]
        words = self.words
        name = words.text("board-own", player=self.persons[seat].name)
        title = words.text("named", name=name, text=points_text(player, words))
        lines = [
            words.text("chests-line", chests=chests_text(player, words)),
            words.text("barrels-line", barrels=", ".join(barrel_items(player, words))),
        ]
        if self.plain:
            return [title, *lines]
        return [Text(title, "bold"), *(wrap(Text(f"  {line}"), size.width, INDENT) for line in lines)]

    def option(self, phrase: Phrase) -> str:
        return self.words.text(phrase.key, **phrase.params)

    def label(self, action: int) -> str:
        value = self.game.space.value(action)
        if value.verb == BET:
            ship, colour = value.arguments
            return self.words.text("chip-bet", ship=ship, colour=colour)
        return self.game.space.notation(action).rpartition(" ")[2]

    def drawn(self, action: int) -> bool:
        return self.game.space.verb[action] in (BODY, SHIP, BET)

    def gain(self, view: View, action: int, preview: Preview) -> str:
        parts: list[str] = []
        value = self.game.space.value(action)
        if value.verb == BET:
            ship, colour = value.arguments
            parts += self._leads(view, int(ship), str(colour))
        changed: set[int] = set()
        for event in preview.events:
            if isinstance(event, BodyPromoted | BonusPlaced):
                changed.add(event.ship)
            elif isinstance(event, BodyMoved):
                changed |= {event.origin, event.ship}
            elif isinstance(event, BodiesSwapped):
                changed |= {event.ship, event.other_ship}
            elif isinstance(event, InfluenceRanked):
                ranks = zip(event.colours, event.shields, strict=True)
                parts.append(self._order(event.ship, [Influence(*rank) for rank in ranks]))
            elif isinstance(event, BarrelWon):
                parts.append(self.words.text("gain-barrel", player=self.persons[event.seat].name))
        if changed:
            parts += self._orders(view, action, changed)
        if preview.points:
            sign = "+" if preview.points > 0 else ""
            parts.append(self.words.text("points-signed", points=preview.points, sign=sign))
        return self.words.parts(parts)

    def _see(self, view: View) -> tuple[VikingsOnBoardStage, VikingsOnBoardScene]:
        """One decision looks at the same view many times."""
        if view is not self._view:
            game = cast(VikingsOnBoard, self.game)
            seen = cast(VikingsOnBoardView, view)
            self._view, self._seen = view, (game.stage(seen), game.scene(seen))
        return self._seen

    def _leads(self, view: View, ship: int, colour: str) -> list[str]:
        """Whether the colour leads the ship as it lies there now."""
        _, scene = self._see(view)
        order = scene.ships[ship - 1].influence
        if not order or order[0].colour != colour:
            return []
        return [self.words.text("gain-leads-now", colour=colour)]

    def _orders(self, view: View, action: int, ships: set[int]) -> list[str]:
        """Who would rank how aboard the ships that an action changes. Nothing hidden bears on that."""
        state = self.game.determinize(view, Search(0))
        try:
            self.game.apply(state, action, Script())
        except LuckNeeded:
            return []
        game = cast(VikingsOnBoard, self.game)
        after = game.scene(cast(VikingsOnBoardView, self.game.view(state, view.viewer)))
        changed = [after.ships[ship - 1] for ship in sorted(ships)]
        return [self._order(ship.ship, ship.influence) for ship in changed if ship.docked]

    def _order(self, ship: int, order: Sequence[Influence]) -> str:
        ranks = influence_text(order, self.words) or self.words.text("influence-none")
        return self.words.text("gain-order", ship=ship, influence=ranks)

    def _status(self, view: View) -> list[Text]:
        _, scene = self._see(view)
        seats = by_name(self.persons) if self.plain else by_mark(self.persons)
        return status_lines(scene, self.words, self.persons, seats, view.to_act)

    def _own(self, view: View) -> list[str]:
        """The viewer's barrels, whose values only they may see."""
        if view.viewer < 0:
            return []
        _, scene = self._see(view)
        barrels = barrel_items(scene.players[view.viewer], self.words)
        text = self.words.text("barrels-line", barrels=", ".join(barrels))
        return [self.words.text("named", name=self.persons[view.viewer].name, text=text)]

    def _players(self, view: View, size: ConsoleDimensions) -> list[RenderableType]:
        _, scene = self._see(view)
        if self.plain:
            texts = [player_line(player, self.words) for player in scene.players]
            named = zip(self.persons, texts, strict=True)
            return [self.words.text("named", name=person.name, text=text) for person, text in named]
        lines = draw_players(scene, self.words, self.persons, view.to_act)
        return [wrap(line, size.width, INDENT) for line in lines]


def _beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_row(left, right)
    return grid


def board(game: Game[State, View], words: Catalogue, persons: Sequence[Person], plain: bool) -> Board:
    return VikingsOnBoardBoard(game, words, persons, plain)
