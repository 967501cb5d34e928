"""The words of every game and of the command line, in each language: one catalogue for all."""

from drakkar.words.catalogue import (
    Catalogue,
    WordsError,
    best_language,
    error_text,
    event_key,
    languages,
    option_key,
    reason_key,
)
from drakkar.words.events import event_text, named
from drakkar.words.rules_text import Clause, FirstMatch, RulesText, Section, rules

__all__ = [
    "Catalogue",
    "Clause",
    "FirstMatch",
    "RulesText",
    "Section",
    "WordsError",
    "best_language",
    "error_text",
    "event_key",
    "event_text",
    "languages",
    "named",
    "option_key",
    "reason_key",
    "rules",
]
