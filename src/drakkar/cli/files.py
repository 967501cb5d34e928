"""Files that people name: read whole or refused, written whole or left alone."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from drakkar.kernel.errors import UserError

# More than any saga or components file: what is larger was named by mistake.
LARGEST: Final = 64 * 1024 * 1024
UTF8_MARK: Final = "\ufeff"


def read_text(file: str) -> str:
    """The text of a file, or one error that says why there is none."""
    try:
        with open(file, "rb") as stream:
            data = stream.read(LARGEST + 1)
    except FileNotFoundError:
        raise UserError("file-not-found", file=file) from None
    except (OSError, ValueError) as error:
        raise UserError("file-unreadable", file=file, reason=_reason(error)) from None
    if len(data) > LARGEST:
        raise UserError("file-unreadable", file=file, reason="large")
    try:
        return data.decode("utf-8").removeprefix(UTF8_MARK)
    except UnicodeDecodeError:
        raise UserError("file-unreadable", file=file, reason="text") from None


def read_override(file: str | None) -> tuple[str, str] | None:
    """A components file as the loaders take it: its name and its text."""
    return None if file is None else (file, read_text(file))


def check_writable(file: str, force: bool) -> None:
    """Complain early about a file that could not be written at the end."""
    path = Path(file)
    if path.exists() and not force:
        raise UserError("file-exists", file=file)
    if path.is_dir():
        raise UserError("file-unwritable", file=file, reason="folder")
    if not path.absolute().parent.is_dir():
        raise UserError("file-unwritable", file=file, reason="nowhere")


def write_text(file: str, text: str, force: bool = False) -> None:
    """Write a file whole. One that is there already stays as it is, unless it is meant to be replaced."""
    check_writable(file, force)
    path = Path(file)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if force:
            fresh.write_text(text, encoding="utf-8")
            os.replace(fresh, path)
        else:
            with open(path, "x", encoding="utf-8") as stream:
                stream.write(text)
    except FileExistsError:
        raise UserError("file-exists", file=file) from None
    except (OSError, ValueError) as error:
        fresh.unlink(missing_ok=True)
        raise UserError("file-unwritable", file=file, reason=_reason(error)) from None


def own_saga_file(game: str) -> str:
    """A new name in the user's data folder, which is made if need be."""
    folder = _data_folder() / "sagas"
    make_folder(folder)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while (path := folder / (f"{stem}.saga" if number == 1 else f"{stem}-{number}.saga")).exists():
        number += 1
    return str(path)


def own_puzzle_record() -> Path:
    """Where it is kept which puzzles were solved."""
    folder = _data_folder()
    make_folder(folder)
    return folder / "puzzles.json"


def make_folder(folder: Path) -> None:
    """A folder, with those above it, if it is not there yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError("file-unwritable", file=str(folder), reason=_reason(error)) from None


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "drakkar"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "drakkar"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "drakkar"


def _reason(error: Exception) -> str:
    """A reason that has words, or what the system says."""
    if isinstance(error, IsADirectoryError):
        return "folder"
    if isinstance(error, PermissionError):
        return "forbidden"
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
