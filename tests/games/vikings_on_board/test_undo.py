"""What may be taken back freely, and what not: whatever was drawn or shown to somebody stays."""

from __future__ import annotations

import pytest

from drakkar.games.vikings_on_board.game import VikingsOnBoard
from drakkar.games.vikings_on_board.meta import META
from drakkar.play.match import Match, UndoRefused, start_match

REVEALED = "something-was-revealed"
