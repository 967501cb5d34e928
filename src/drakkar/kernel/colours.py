"""The colours of seats: a choice of the players, kept beside the options of a match.

Under the name `colours` stands a list by seat, `yellow,blue`. Without it the seats have the usual ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from drakkar.kernel.errors import UserError

OPTION: Final = "colours"
COLOURS: Final = ("blue", "red", "yellow", "grey")


def colours_of(options: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """By seat; a seat beyond the colours there are has none."""
    chosen = options.get(OPTION, "")
    return tuple(chosen.split(",")) if chosen else COLOURS[:seats]


def palette(options: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """The colours of the seats, then those that nobody has."""
    own = colours_of(options, seats)
    return (*own, *[colour for colour in COLOURS if colour not in own])


def given_out(wishes: Sequence[str], seats: int) -> tuple[str, ...]:
    """Each seat's wish; who has none gets the usual colour or, if that is taken, the first free one."""
    if len(wishes) > seats:
        raise UserError("too-many-colours", colours=len(wishes), seats=seats)
    for wish in wishes:
        if wish and wish not in COLOURS:
            raise UserError("unknown-colour", colour=wish, known=", ".join(COLOURS))
        if wish and wishes.count(wish) > 1:
            raise UserError("colour-twice", colour=wish)
    found = [*wishes, *[""] * (seats - len(wishes))]
    for seat in range(seats):
        if not found[seat] and COLOURS[seat] not in found:
            found[seat] = COLOURS[seat]
    for colour in COLOURS:
        if "" in found and colour not in found:
            found[found.index("")] = colour
    return tuple(found)


def chosen_colours(text: str, seats: int) -> str:
    """A list as people write it, complete; nothing if it comes to the usual colours."""
    if not text.strip():
        return ""
    colours = given_out([name.strip() for name in text.split(",")], seats)
    return "" if colours == COLOURS[:seats] else ",".join(colours)
