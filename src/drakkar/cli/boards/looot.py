"""Looot in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from io import StringIO
from typing import Final, cast, final

from rich.console import Console, ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from drakkar.cli.boards import Board
from drakkar.cli.boards.looot_fjord import (
    draw_fjord,
    lacking,
    neighbourhoods,
    space_lines,
    target_line,
    targets,
    tiles_line,
)
from drakkar.cli.boards.looot_map import draw_map, legend, map_lines
from drakkar.cli.screen import wrap
from drakkar.cli.seats import Person
from drakkar.games.looot.actions import LAY, PLACE
from drakkar.games.looot.events import (
    BuildingCaptured,
    LongshipCompleted,
    ResourceGained,
    SiteFinished,
    StackEmpty,
    TileLost,
)
from drakkar.games.looot.game import Looot
from drakkar.games.looot.scene import LoootScene, LoootStage
from drakkar.games.looot.view import LoootView
from drakkar.kernel.game import OVER, Game, Phrase, State, View
from drakkar.play.preview import Preview
from drakkar.words import Catalogue

# From this width on, the map and a fjord (with its list below) fit side by side.
BOTH: Final = 118
FJORD_WIDTH: Final = 43
# From this width on, a fjord has its list beside it.
WIDE_FJORD: Final = 70
# From this height on, the map leaves room for more.
TALL: Final = 45
# Room beside the map for the list of longships at sea.
SIDE: Final = 34
# Lines that the options and the prompt take, or so.
OPTIONS_HEIGHT: Final = 11
INDENT: Final = 2


@final
class LoootBoard(Board):
    """The map and the fjords."""

    _view: View | None = None
    _seen: tuple[LoootStage, LoootScene]
    _near: dict[str, set[str]]

    def decision(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        stage, scene = self._see(view)
        on_map = scene.phase in ("placing", "linking")
        if self.plain:
            if on_map:
                return [*self._players(scene, view.to_act), *self._sea(stage, scene)]
            sea = self._sea(stage, scene) if scene.phase == "closing" else []
            return [*sea, *self.seat(view, view.to_act, size)]
        if size.width >= BOTH:
            rest = ConsoleDimensions(size.width - FJORD_WIDTH - 2, size.height)
            middle = self.table(view, legal, rest)
            if not on_map or _height(middle, rest.width) <= size.height - OPTIONS_HEIGHT:
                fjord = self.seat(view, view.to_act, ConsoleDimensions(FJORD_WIDTH, size.height))
                return [_beside(Group(*middle), Group(*fjord))]
        if not on_map:
            return self.seat(view, view.to_act, size)
        if size.height >= TALL or size.width >= BOTH:
            return self.table(view, legal, size)
        drawn = draw_map(stage, scene, self.words, self.persons, self._open_hexes(legal), size.width)
        return [*self._players(scene, view.to_act), drawn]

    def table(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        stage, scene = self._see(view)
        players = self._players(scene, view.to_act)
        sea = self._sea(stage, scene)
        if self.plain:
            return [*players, *map_lines(stage, scene, self.words, self.persons), *sea]
        drawn = draw_map(stage, scene, self.words, self.persons, self._open_hexes(legal), size.width)
        beside = size.width - max(len(line) for line in drawn.plain.split("\n")) - 2
        key = Text(legend(self.words), style="dim")
        if beside >= SIDE:
            side = [*(wrap(Text(line), beside, INDENT) for line in sea), wrap(key, beside)]
            return [*players, _beside(drawn, Group(*side))]
        return [
            *players,
            *(wrap(Text(line), size.width, INDENT) for line in sea),
            wrap(key, size.width),
            drawn,
        ]

    def seat(self, view: View, seat: int, size: ConsoleDimensions) -> list[RenderableType]:
        stage, scene = self._see(view)
        player = scene.players[seat]
        person = self.persons[seat]
        free = sum(not space.site for space in stage.spaces) - len(player.laid)
        title = self.words.text(
            "fjord-title",
            player=person.name,
            points=player.total,
            free=self.words.text("spaces-left", count=free),
        )
        lines = [target_line(target, self.words) for target in targets(stage, self._near, player)]
        lines.append(tiles_line(player, self.words))
        if self.plain:
            return [title, *lines, *space_lines(player, self.words)]
        drawn = draw_fjord(stage, player, self.words)
        if size.width < WIDE_FJORD:
            return [Text(title, style="bold"), drawn, wrap(Text("\n".join(lines)), size.width, INDENT)]
        side = wrap(Text("\n".join(lines)), size.width - FJORD_WIDTH - 2, INDENT)
        return [Text(title, style="bold"), _beside(drawn, side)]

    def option(self, phrase: Phrase) -> str:
        full = f"{phrase.key}-full"
        if not self.words.has(full):
            return self.words.text(phrase.key, **phrase.params)
        needs = [
            self.words.text("tile", tile=value)
            for name, value in phrase.params.items()
            if name.startswith("need")
        ]
        target = phrase.params.get("tile", "")
        return self.words.text(full, **{**phrase.params, "target": target, "needs": ", ".join(needs)})

    def label(self, action: int) -> str:
        return self.game.space.notation(action).rpartition(" ")[2]

    def drawn(self, action: int) -> bool:
        return self.game.space.verb[action] in (PLACE, LAY)

    def gain(self, view: View, action: int, preview: Preview) -> str:
        value = self.game.space.value(action)
        parts: list[str] = []
        if value.verb == PLACE:
            parts = self._loot(preview)
        for event in preview.events:
            if isinstance(event, LongshipCompleted):
                parts.append(self.words.text("gain-completes", longship=event.longship))
            elif isinstance(event, SiteFinished):
                parts.append(self.words.text("gain-finishes", kind=event.kind))
            elif isinstance(event, StackEmpty):
                parts.append(self.words.text("gain-empty", tile=event.tile, hex=event.hex))
            elif isinstance(event, TileLost):
                parts.append(self.words.text("gain-lost", tile=event.tile))
        if value.verb == LAY:
            parts += self._helps(view, str(value.arguments[0]), parts)
        if preview.points:
            sign = "+" if preview.points > 0 else ""
            parts.append(self.words.text("points-signed", points=preview.points, sign=sign))
        return ", ".join(parts)

    def _see(self, view: View) -> tuple[LoootStage, LoootScene]:
        """One decision looks at the same view many times."""
        if view is not self._view:
            game = cast(Looot, self.game)
            seen = cast(LoootView, view)
            self._view, self._seen = view, (game.stage(seen), game.scene(seen))
            self._near = neighbourhoods(self._seen[0])
        return self._seen

    def _open_hexes(self, legal: Sequence[int]) -> set[str]:
        values = [self.game.space.value(action) for action in legal]
        return {str(value.arguments[0]) for value in values if value.verb == PLACE}

    def _loot(self, preview: Preview) -> list[str]:
        tiles = Counter(
            event.tile for event in preview.events if isinstance(event, ResourceGained | BuildingCaptured)
        )
        return [self.words.text("tile-count", tile=tile, count=count) for tile, count in tiles.items()]

    def _helps(self, view: View, space: str, already: list[str]) -> list[str]:
        """How a space serves what is laid on it, or what lies around it."""
        stage, scene = self._see(view)
        player = scene.players[view.to_act]
        if scene.held_longship:
            if already:
                return []
            ship = next(card for card in stage.longships if card.id == scene.held_longship)
            tiles = {laid.space: laid.tile for laid in player.laid}
            there = len(ship.needs) - len(lacking(self._near[space], tiles, ship.needs))
            return [self.words.text("gain-there", count=there, needed=len(ship.needs))] if there else []
        helped = [
            target
            for target in targets(stage, self._near, player)
            if not target.done and target.space in self._near[space] and scene.held in target.missing
        ]
        return [
            self.words.text(
                "gain-helps",
                name=self.words.text("site", kind=target.site) if target.site else target.name,
                left=len(target.missing) - 1,
            )
            for target in helped
            if len(target.missing) > 1
        ]

    def _sea(self, stage: LoootStage, scene: LoootScene) -> list[str]:
        cards = {card.id: card for card in stage.longships}
        lines = [self.words.text("sea-title", bag=self.words.text("bag-left", count=scene.bag))]
        for longship in scene.sea:
            if longship:
                card = cards[longship]
                needs = ", ".join(self.words.text("tile", tile=tile) for tile in card.needs)
                lines.append(
                    self.words.text(
                        "longship-short", longship=longship, tile=card.target, bonus=card.bonus, needs=needs
                    )
                )
        left = [trophy for trophy in stage.trophies if trophy.axes in scene.trophies]
        shown = ", ".join(
            self.words.text("trophy-short", axes=trophy.axes, points=trophy.points) for trophy in left
        )
        lines.append(self.words.text("trophies-left", count=len(left), trophies=shown))
        return lines

    def _players(self, scene: LoootScene, to_act: int) -> list[RenderableType]:
        if self.plain:
            return [self._player_line(scene, person) for person in self.persons]
        grid = Table.grid(padding=(0, 2))
        for person in self.persons:
            player = scene.players[person.seat]
            turn = "▶" if person.seat == to_act and to_act != OVER else " "
            grid.add_row(
                Text.assemble(
                    turn, " ", (f"{person.mark}{person.seat + 1}", person.style), f" {person.name}"
                ),
                Text(self.words.text("points", points=player.total), style="bold"),
                self.words.text("vikings-short", count=player.vikings),
                self._shields(scene, person),
                self.words.text("trophy-short", axes=player.trophy, points=player.points["trophy"])
                if player.trophy
                else "",
            )
        return [grid]

    def _player_line(self, scene: LoootScene, person: Person) -> str:
        player = scene.players[person.seat]
        parts = [
            self.words.text("points", points=player.total),
            self.words.text("vikings-left", count=player.vikings),
            self._shields(scene, person),
        ]
        if player.trophy:
            parts.append(self.words.text("trophy", axes=player.trophy))
        return self.words.text("named", name=person.name, text=", ".join(parts))

    def _shields(self, scene: LoootScene, person: Person) -> str:
        shields = scene.players[person.seat].shields
        ready = [
            self.words.text("shield-up" if state == "raised" else "shield-short", shield=shield)
            for shield, state in shields.items()
            if state != "spent"
        ]
        return self.words.text("shields-ready", count=len(ready), shields=", ".join(ready))


def _height(parts: Sequence[RenderableType], width: int) -> int:
    """The lines that something drawn takes."""
    console = Console(width=width, file=StringIO())
    return sum(len(console.render_lines(part)) for part in parts)


def _beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_row(left, right)
    return grid


def board(game: Game[State, View], words: Catalogue, persons: Sequence[Person], plain: bool) -> Board:
    return LoootBoard(game, words, persons, plain)
