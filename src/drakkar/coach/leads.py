"""How large a lead must be to make victory e times as likely: what makes chances come true, game by game.

Measured with scripts/calibrate.py. The leads that make a bot strong (bots/styles.py) may make it too sure.
"""

from __future__ import annotations

from typing import Final

LEADS: Final[dict[str, float]] = {
    "looot": 18.0,
    "vikings_on_board": 14.0,
    "lofoten": 10.0,
    "althing": 1.2,
}
