"""How a bot's process begins: with the engine of its server, or with that of another folder.

Nothing of the engine is imported here: it would be the server's.
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drakkar.server.bot_worker import Board


def begin(folder: str, board: Board) -> None:
    """Where a folder is named, the drakkar in it is from now on the only one this process knows."""
    if folder:
        sys.path.insert(0, folder)
        # Starting the process has imported the server's command.
        for name in [name for name in sys.modules if name.partition(".")[0] == "drakkar"]:
            del sys.modules[name]
        importlib.invalidate_caches()
    importlib.import_module("drakkar.server.bot_worker").begin(board)
