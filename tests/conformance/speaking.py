"""Saying in words what a game reports: phrases, reasons and events, as a client would."""

from __future__ import annotations

from functools import cache

from drakkar.kernel.events import Event
from drakkar.kernel.game import Phrase, Reason
from drakkar.words import Catalogue, event_text, languages, reason_key, rules

NAMES = ("Astrid", "Ragnar", "Hilda", "Olaf")


@cache
def catalogues(game: str) -> tuple[Catalogue, ...]:
    return tuple(Catalogue(language, game) for language in languages())


def say_event(game: str, event: Event) -> list[str]:
    """The event in every language; raises where words or a field are missing."""
    return [event_text(catalogue, event, NAMES.__getitem__) for catalogue in catalogues(game)]


def say_phrase(game: str, phrase: Phrase) -> list[str]:
    return [catalogue.text(phrase.key, **phrase.params) for catalogue in catalogues(game)]


def say_reason(game: str, reason: Reason) -> list[str]:
    """The reason in every language, whose rules all have the clause it cites."""
    for language in languages():
        assert rules(game, language).clause(reason.clause).id == reason.clause
    return [catalogue.text(reason_key(reason.key), **reason.params) for catalogue in catalogues(game)]
