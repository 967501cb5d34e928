"""The quick phrases: a closed list, said in each reader's language."""

from typing import Final

PHRASES: Final = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-nice-move",
    "phrase-oops",
    "phrase-thinking",
    "phrase-your-turn",
    "phrase-thanks",
    "phrase-good-game",
    "phrase-again",
)
