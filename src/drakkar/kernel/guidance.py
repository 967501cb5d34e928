"""What bots and the coach must know of a game beside its rules: how long and how boldly to think about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """With a `slip` it looks one ply ahead and overlooks differences of that many points; else it searches,
    for so many iterations or so many seconds."""

    slip: float = 0.0
    iterations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Style:
    """The parts of an effort that belong to the game; see Effort of bots/ismcts.py. The `depth` is for
    searches by the clock: what few iterations find out must not be blurred by luck, and a coach has many
    positions to judge."""

    exploration: float
    spread: float
    lead: float
    depth: int


@dataclass(frozen=True)
class Guidance:
    """`levels` by name, from a friendly beginner to the best there is in five seconds.

    `told_lead` is how large a lead must be to make victory e times as likely, as told by the coach: with it
    chances come true (scripts/calibrate.py measures it). The lead that makes a bot strong may be too sure.
    """

    levels: Mapping[str, Level]
    style: Style
    told_lead: float
