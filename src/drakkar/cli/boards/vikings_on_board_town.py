"""The town of Vikings on Board as text: buildings and vikings, stacks, market, players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from drakkar.cli.boards.vikings_on_board_harbour import CHOSEN, EMPTY, OPEN
from drakkar.cli.seats import Person
from drakkar.games.vikings_on_board.scene_types import (
    PlayerScene,
    VikingsOnBoardScene,
    VikingsOnBoardStage,
)
from drakkar.words import Catalogue

# Where vikings are told by name, or drawn by mark.
Seats = Callable[[Sequence[int]], Text]


def sides(scene: VikingsOnBoardScene) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By building: the seat of the viking on the old side, and on the side the chief stands on; or -1."""
    return (scene.lower, scene.upper) if scene.chief == "upper" else (scene.upper, scene.lower)


def draw_buildings(
    stage: VikingsOnBoardStage,
    scene: VikingsOnBoardScene,
    words: Catalogue,
    persons: Sequence[Person],
    targets: set[str],
) -> Table:
    """One line a building: who waits there, and who has crossed over to it."""
    grid = Table.grid(padding=(0, 1))
    heads = ("", words.text("part-buildings"), words.text("column-waiting"), words.text("column-crossed"))
    grid.add_row(*[Text(head, "bold dim") for head in heads])
    waiting, crossed = sides(scene)
    for number, building in enumerate(stage.buildings):
        name = Text(words.text("building", building=building))
        if building == scene.building:
            name.append(*CHOSEN)
        elif f"building:{building}" in targets:
            name.append(*OPEN)
        old = _viking(waiting[number], persons)
        if scene.queue and scene.queue[0] == number:
            old.append("◀", "bold")
        grid.add_row(Text(f"{number + 1:>2}", "dim"), name, old, _viking(crossed[number], persons))
    return grid


def _viking(seat: int, persons: Sequence[Person]) -> Text:
    return Text(*EMPTY) if seat < 0 else Text(persons[seat].mark, persons[seat].style)


def building_lines(
    stage: VikingsOnBoardStage, scene: VikingsOnBoardScene, words: Catalogue, persons: Sequence[Person]
) -> list[str]:
    """One line a building, in words."""
    lines: list[str] = []
    waiting, crossed = sides(scene)
    for number, building in enumerate(stage.buildings):
        if crossed[number] < 0:
            line = words.text("board-building-free", building=building)
        else:
            player = persons[crossed[number]].name
            line = words.text("board-building-taken", building=building, player=player)
        if waiting[number] >= 0:
            line = words.parts([line, words.text("waits-here", player=persons[waiting[number]].name)])
        lines.append(f"{number + 1} {line}")
    return lines


def by_mark(persons: Sequence[Person]) -> Seats:
    return lambda seats: Text(" ").join(Text(persons[seat].mark, persons[seat].style) for seat in seats)


def by_name(persons: Sequence[Person]) -> Seats:
    return lambda seats: Text(", ".join(persons[seat].name for seat in seats))


def status_lines(
    scene: VikingsOnBoardScene, words: Catalogue, persons: Sequence[Person], seats: Seats, to_act: int
) -> list[Text]:
    """Round, order, market and stacks; and what the seat to act has drawn or shares out."""
    waiting, _ = sides(scene)
    lines = [words.text("round-line", round=scene.round, count=scene.sterns_left)]
    if scene.stern >= 0:
        lines.append(words.text("stern-line", player=persons[scene.stern].name))
    prices = [words.text("price-item", good=good, price=price) for good, price in scene.market.items()]
    lines.append(words.text("market-line", prices=", ".join(prices)))
    lines.append(
        words.text(
            "warehouses-line",
            first=words.text("stack-left", count=scene.warehouse_1),
            second=words.text("stack-left", count=scene.warehouse_2),
        )
    )
    if any(scene.bottom):
        lines.append(words.text("bottom-line", goods=_goods(scene.bottom, words)))
    boxed = [words.text("chests-of", good=good, count=count) for good, count in scene.boxed.items() if count]
    if boxed:
        lines.append(words.text("boxed-line", goods=", ".join(boxed)))
    shown = [Text(line) for line in lines]
    queue = [waiting[building] for building in scene.queue]
    if queue:
        shown.append(_with(words.text("queue-line", players="\x00"), seats(queue)))
    order = seats(scene.next_order) if scene.next_order else Text(words.text("next-none"))
    shown.append(_with(words.text("next-line", players="\x00"), order))
    if scene.drawn and any(scene.drawn):
        shown.append(Text(words.text("drawn-line", goods=_goods(scene.drawn, words)), "bold"))
    elif scene.drawn:
        player = persons[to_act].name
        shown.append(Text(words.text("board-drawn-hidden", player=player, count=len(scene.drawn))))
    if scene.departure is not None:
        goods = _goods(scene.departure.chests, words)
        shown.append(Text(words.text("departure-line", ship=scene.departure.ship, goods=goods), "bold"))
    return shown


def _goods(goods: Sequence[str], words: Catalogue) -> str:
    return ", ".join(words.text("good", good=good) for good in goods)


def _with(sentence: str, part: Text) -> Text:
    """A sentence with something drawn in the place that was kept for it."""
    before, _, after = sentence.partition("\x00")
    return Text.assemble(before, part, after)


def player_line(player: PlayerScene, words: Catalogue) -> str:
    """What everybody may see of a player, and what the viewer knows."""
    places = [barrel.place for barrel in player.barrels]
    parts = [points_text(player, words), chests_text(player, words)]
    barrels = {"hand": places.count("hand"), "quay": places.count("quay"), "won": player.barrels_won}
    parts += [words.text(f"barrels-{place}", count=count) for place, count in barrels.items() if count]
    if player.sterns:
        parts.append(words.text("sterns-taken", count=player.sterns))
    return ", ".join(parts)


def points_text(player: PlayerScene, words: Catalogue) -> str:
    return words.text("points-hidden") if player.points < 0 else words.text("points", points=player.points)


def chests_text(player: PlayerScene, words: Catalogue) -> str:
    known = [words.text("chests-of", good=good, count=count) for good, count in player.goods.items() if count]
    return ", ".join(known) if known else words.text("chests-count", count=player.chests)


def barrel_items(player: PlayerScene, words: Catalogue) -> list[str]:
    """Each barrel: where it is and, to who may know it, what it is worth."""
    return [
        words.text(
            f"barrel-{barrel.place}-short",
            barrel=barrel.barrel,
            value=barrel.value,
            ship=barrel.ship,
            colour=barrel.colour,
        )
        for barrel in player.barrels
    ]


def draw_players(
    scene: VikingsOnBoardScene, words: Catalogue, persons: Sequence[Person], to_act: int
) -> list[Text]:
    lines: list[Text] = []
    for person in persons:
        turn = "▶ " if person.seat == to_act else "  "
        line = Text.assemble(turn, (person.mark, person.style), f" {person.name}  ")
        lines.append(line.append(player_line(scene.players[person.seat], words)))
    return lines
