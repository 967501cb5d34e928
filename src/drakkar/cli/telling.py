"""Facts into sentences: events, reasons and prompts in the words of the chosen language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from drakkar.cli.seats import Person, name_of
from drakkar.coach.reasons import Line
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, Phrase, Reason, State, View
from drakkar.words import Catalogue, event_text, named, reason_key, rules


class Teller:
    """Tells what happens in one match, naming its players."""

    def __init__(self, words: Catalogue, persons: Sequence[Person]) -> None:
        self.words = words
        self.persons = persons

    def name(self, seat: int) -> str:
        return name_of(seat, self.persons, self.words)

    def event(self, event: Event) -> str:
        """One sentence."""
        return event_text(self.words, event, self.name)

    def events(
        self, game: Game[State, View], events: Iterable[Event], viewer: int | None
    ) -> list[tuple[int | None, str]]:
        """The sentences a viewer may read, each with the seat it is about; without a viewer, all of them."""
        seen: list[Event] = []
        for event in events:
            shown = event if viewer is None else game.redact(event, viewer)
            if shown is not None:
                seen.append(shown)
        return [(getattr(event, "seat", None), self.event(event)) for event in seen]

    def phrase(self, phrase: Phrase) -> str:
        return self.words.text(phrase.key, **named(phrase.params, self.name))

    def line(self, line: Line, kind: str = "why") -> str:
        """A sentence of `why` one choice is better than another; in a hint, of what speaks `for` one."""
        params: dict[str, object] = dict(line.params)
        if line.events:
            params["events"] = " ".join(self.event(event) for event in line.events)
        return self.words.text(f"coach-{kind}-{line.key}", **params)

    def reason(self, reason: Reason) -> str:
        """Why not, with the number of the clause that says so."""
        sentence = self.words.text(reason_key(reason.key), **named(reason.params, self.name))
        return self.words.text("cli-illegal-clause", reason=sentence, clause=reason.clause.rpartition("-")[2])

    def clause(self, game: str, clause: str) -> str:
        """The clause itself, numbered."""
        found = rules(game, self.words.language).clause(clause)
        return f"{found.number}  {found.plain}"
