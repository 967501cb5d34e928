"""Who sits where: people and bots, with the names, colours and marks they are shown by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from drakkar.bots.levels import USUAL
from drakkar.bots.registry import BOTS
from drakkar.cli.arguments import fill_up, names
from drakkar.kernel.colours import colours_of
from drakkar.kernel.errors import UserError
from drakkar.visitors.registry import check_bot, is_visitor
from drakkar.words import Catalogue

ME: Final = "me"
# A colour goes with its shape, here as in the browser: neither has to be told from the others alone.
MARKS: Final = {"blue": "●", "red": "■", "yellow": "▲", "grey": "◆"}
# On black, so that they stand out from every terrain.
STYLES: Final = {
    "blue": "bold deep_sky_blue1 on grey0",
    "red": "bold red1 on grey0",
    "yellow": "bold yellow1 on grey0",
    "grey": "bold grey74 on grey0",
}
# An opponent of the box, such as Thorfinn, has no seat, so no mark of one.
FIGURE: Final = ("Þ", "bold white on dark_red")
LONGEST_NAME: Final = 20
USUAL_OPTIONS: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True)
class Person:
    """A player as the screen shows it; `bot` is empty for people."""

    seat: int
    name: str
    bot: str
    colour: str
    mark: str
    style: str


def seat_names(seats: str | None, bots: str | None, players: int | None) -> list[str]:
    """One name per seat, as a saga keeps them: `me`, a person's name, or that of a bot."""
    chosen = [_seat_name(text) for text in names(seats or ME)]
    wanted = names(bots or "")
    for bot in wanted:
        if is_visitor(bot):
            check_bot(bot)
        elif bot not in BOTS:
            raise UserError("unknown-bot", bot=bot, known=BOTS)
    if players is None:
        players = max(2, len(chosen) + len(wanted)) if seats is None or wanted else len(chosen)
    if len(chosen) > players:
        raise UserError("too-many-seats", seats=len(chosen), players=players)
    chosen += fill_up(wanted or [USUAL], players - len(chosen)) if wanted or len(chosen) < players else []
    own = [name for name in chosen if name != ME and not is_bot(name)]
    for name in own:
        if own.count(name) > 1:
            raise UserError("name-twice", name=name)
    return chosen


def people(
    seats: Sequence[str], words: Catalogue, options: Mapping[str, str] = USUAL_OPTIONS
) -> list[Person]:
    """The players of a match with these options. Those without a name of their own go by their colour."""
    found: list[Person] = []
    for seat, (name, colour) in enumerate(zip(seats, colours_of(options, len(seats)), strict=True)):
        bot = name if is_bot(name) else ""
        shown = words.text("colour-name", colour=colour) if bot or name == ME else name
        found.append(Person(seat, shown, bot, colour, MARKS[colour], STYLES[colour]))
    return found


def name_of(seat: int, persons: Sequence[Person], words: Catalogue) -> str:
    """A figure of the game that has no seat, such as Thorfinn, is named by the game's own words."""
    return persons[seat].name if seat < len(persons) else words.text("game-figure")


def mark_of(seat: int, persons: Sequence[Person]) -> tuple[str, str]:
    """The mark of a seat with its style, or that of a figure of the game."""
    return (persons[seat].mark, persons[seat].style) if seat < len(persons) else FIGURE


def find_seat(text: str, persons: Sequence[Person]) -> int:
    """A seat by its number from 1, or by the name of who sits there."""
    wanted = text.strip().casefold()
    for person in persons:
        if wanted in (str(person.seat + 1), person.name.casefold()):
            return person.seat
    known = [f"{person.seat + 1} ({person.name})" for person in persons]
    raise UserError("bad-seat", seat=text, seats=known)


def is_bot(name: str) -> bool:
    """Whether a seat of this name is a bot's, ours or one from elsewhere."""
    return name in BOTS or is_visitor(name)


def _seat_name(text: str) -> str:
    if is_visitor(text):
        check_bot(text)
    if text == ME or is_bot(text):
        return text
    kind, colon, name = text.partition(":")
    if kind != ME or not colon:
        raise UserError("unknown-seat", seat=text, known=(ME, f"{ME}:NAME", *BOTS))
    name = " ".join(name.split())
    if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME or name.lower() in (ME, *BOTS):
        raise UserError("bad-name", name=name, longest=LONGEST_NAME)
    return name
