"""Each field of an event says who may know it: from that come what viewers see, and whom it tells what."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

import pytest

from drakkar.games.registry import load_game
from drakkar.kernel.events import Event, check_events, redact
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.secrecy import (
    OWN,
    PUBLIC,
    SEALED,
    SHOWN,
    Drawn,
    Own,
    Public,
    Sealed,
    Shown,
    Turned,
    known_to,
)

RED, BLUE, GREEN, YELLOW = range(4)
VIEWERS = (SPECTATOR, RED, BLUE, GREEN, YELLOW)


@dataclass
class Passed(Event):
    seat: Public[int]
    cards: Public[int]


@dataclass
class Dropped(Event):
    """Face down, from the hand."""

    seat: Public[int]
    card: Own[str]


@dataclass
class Drew(Event):
    seat: Public[int]
    number: Public[int]
    cards: Drawn[tuple[str, ...]]


@dataclass
class Played(Event):
    """From the hand to the table."""

    seat: Public[int]
    card: Shown[str]


@dataclass
class Flipped(Event):
    """The top card of the deck, which nobody knew."""

    card: Turned[str]


@dataclass
class Buried(Event):
    """Under the deck, unseen by all."""

    seat: Public[int]
    card: Sealed[int]
    worn: Sealed[bool]


@dataclass
class Stolen(Event):
    """By `seat` from the hand of `whom`, and so new to `seat`."""

    seat: Public[int]
    whom: Public[int]
    card: Annotated[str, known_to("seat", "whom", new=("seat",))]


@dataclass
class Stored(Event):
    """In a reserve that may be `open`, and may be on `fire`."""

    seat: Public[int]
    card: Annotated[str, OWN.when("fire", SEALED).when("open", SHOWN)]
    open: Public[bool] = False
    fire: Public[bool] = False


@dataclass
class Glimpsed(Event):
    """There may be no card at all."""

    seat: Public[int]
    card: Drawn[str | None]


@dataclass
class Missing(Event):
    """The seat has looked through its own deck. What that tells the others is in no field."""

    fact = SHOWN
    seat: Public[int]


@dataclass
class Whispered(Event):
    """The others do not even see that it happened."""

    fact = known_to("seat", "whom", new=("whom",))
    seat: Public[int]
    whom: Public[int]
    card: Public[str]


@pytest.mark.parametrize(
    ("event", "known_to", "to_others", "told"),
    [
        (Passed(BLUE, 2), VIEWERS, None, 0b0000),
        (Dropped(BLUE, "troll"), (BLUE,), Dropped(BLUE, ""), 0b0000),
        (Drew(BLUE, 2, ("troll", "elf")), (BLUE,), Drew(BLUE, 2, ()), 0b0010),
        (Played(BLUE, "troll"), VIEWERS, None, 0b1101),
        (Flipped("troll"), VIEWERS, None, 0b1111),
        (Buried(BLUE, 7, True), (), Buried(BLUE, 0, False), 0b0000),
        (Stolen(BLUE, RED, "troll"), (BLUE, RED), Stolen(BLUE, RED, ""), 0b0010),
        (Stored(BLUE, "troll"), (BLUE,), Stored(BLUE, ""), 0b0000),
        (Stored(BLUE, "troll", open=True), VIEWERS, None, 0b1101),
        (Glimpsed(BLUE, "troll"), (BLUE,), Glimpsed(BLUE, None), 0b0010),
        (Missing(BLUE), VIEWERS, None, 0b1101),
        (Whispered(BLUE, RED, "troll"), (BLUE, RED), None, 0b0001),
    ],
    ids=repr,
)
def test_an_event_shows_and_tells_what_it_declares(
    event: Event, known_to: tuple[int, ...], to_others: Event | None, told: int
) -> None:
    for viewer in VIEWERS:
        assert redact(event, viewer) == (event if viewer in known_to else to_others)
    assert event.told() == told


def test_of_several_cases_the_first_that_is_true_holds() -> None:
    event = Stored(BLUE, "troll", open=True, fire=True)
    assert redact(event, BLUE) == Stored(BLUE, "", open=True, fire=True)
    assert event.told() == 0


def test_what_is_all_known_is_not_copied() -> None:
    for event in (Played(BLUE, "troll"), Drew(BLUE, 1, ("elf",))):
        assert redact(event, BLUE) is event


def test_everybody_is_as_many_seats_as_the_game_has_at_most() -> None:
    class Duel(Flipped):
        most_seats = 2

    assert Duel("troll").told() == 0b11


# ---- what is refused


@dataclass
class Forgotten(Event):
    seat: Public[int]
    card: str


@dataclass
class Contradictory(Event):
    seat: Public[int]
    card: Own[Public[str]]


@dataclass
class Nobodys(Event):
    """There is no seat that acts."""

    card: Own[str]


@dataclass
class Unconditional(Event):
    seat: Public[int]
    card: Annotated[str, OWN.when("open", PUBLIC)]


@dataclass
class Circular(Event):
    """Whether it is open must not be a secret: who may know it would depend on it."""

    seat: Public[int]
    open: Own[bool]
    card: Annotated[str, OWN.when("open", PUBLIC)]


@dataclass
class Numbered(Event):
    """A number is no condition."""

    seat: Public[int]
    open: Public[int]
    card: Annotated[str, OWN.when("open", PUBLIC)]


@dataclass
class Vague(Event):
    fact = known_to("whom")


@dataclass
class Solid(Event):
    """What a set would be without what is in it, nobody has said."""

    seat: Public[int]
    cards: Own[frozenset[str]]


UNDECLARED = "does not say who may know it, as Public[…] or Own[…] would"
REFUSED: list[tuple[Event, str]] = [
    (Forgotten(RED, "troll"), f"Forgotten.card {UNDECLARED}"),
    (Contradictory(RED, "troll"), f"Contradictory.card {UNDECLARED}"),
    (Nobodys("troll"), "Nobodys.card depends on seat, which is no public int of the event"),
    (Unconditional(RED, "troll"), "Unconditional.card depends on open, which is no public bool of the event"),
    (Circular(RED, True, "troll"), "Circular.card depends on open, which is no public bool of the event"),
    (Numbered(RED, 1, "troll"), "Numbered.card depends on open, which is no public bool of the event"),
    (Vague(), "Vague.fact depends on whom, which is no public int of the event"),
    (Solid(RED, frozenset()), "Solid.cards can be hidden, but there is no blank for its type"),
]


@pytest.mark.parametrize(("event", "complaint"), REFUSED, ids=lambda given: type(given).__name__)
def test_a_game_with_an_event_that_does_not_say_it_well_is_not_loaded(
    event: Event, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(event), "__module__", "drakkar.games.althing.events")
    load_game("looot")
    with pytest.raises(TypeError) as refusal:
        load_game("althing")
    assert str(refusal.value) == f"drakkar.games.althing.events.{complaint}"


@pytest.mark.parametrize(("event", "complaint"), REFUSED, ids=lambda given: type(given).__name__)
def test_nor_is_such_an_event_shown_to_anybody_if_no_game_was_loaded(event: Event, complaint: str) -> None:
    for use in (lambda: redact(event, RED), event.told):
        with pytest.raises(TypeError, match=re.escape(complaint)):
            use()


def test_what_is_below_an_event_is_checked_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Later(Forgotten):
        pass

    monkeypatch.setattr(Later, "__module__", "some.game")
    with pytest.raises(TypeError, match=r"some\.game\..*Later\.card"):
        check_events("some")
