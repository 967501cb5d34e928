"""The data folder: it belongs to one server at a time, and what it holds to its owner."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from drakkar.kernel.errors import UserError

LOCK: Final = "server.lock"
OWNER_ONLY: Final = 0o600


def hold(data: Path) -> FileLock:
    """Make the folder if needed, and keep every other server out of it until this process ends."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = FileLock(data / LOCK, timeout=0)
        lock.acquire()
    except Timeout:
        raise UserError("folder-in-use", folder=data) from None
    except OSError as error:
        raise UserError("file-unwritable", file=data, reason=error.strerror or str(error)) from None
    return lock


def keep_private(file: Path) -> None:
    """A file that only its owner may read, made if it is not there; somebody else's stays as it is."""
    file.touch(OWNER_ONLY)
    if os.name == "posix" and file.stat().st_uid == os.getuid():
        file.chmod(OWNER_ONLY)
