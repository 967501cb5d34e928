"""The built web client, in memory: hashed files for ever, the page always fresh."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from drakkar.table.refusals import Refuse

IMMUTABLE: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
# Vite puts the files whose names hold a hash of their content here.
HASHED: Final = "assets/"
SQUEEZED: Final = (".js", ".css", ".svg", ".html", ".json", ".webmanifest", ".txt", ".ftl", ".map")
PAGE: Final = "index.html"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True)
class ClientFile:
    content: bytes
    squeezed: bytes | None
    media_type: str
    etag: str
    cache: str


class Client:
    """The files of the build, in memory; read again when the page is newer."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read_at = -1.0
        self._files: dict[str, ClientFile] = {}

    def find(self, path: str) -> ClientFile:
        """A file of the build, or the page: the client has addresses of its own."""
        page = self._folder / PAGE
        if not page.is_file():
            raise Refuse("client-missing")
        changed = page.stat().st_mtime
        if changed != self._read_at:
            self._files = {
                file.relative_to(self._folder).as_posix(): _read(file, self._folder)
                for file in sorted(self._folder.rglob("*"))
                if file.is_file()
            }
            self._read_at = changed
        found = self._files.get(path)
        if found is None and path.startswith((HASHED, "api/")):
            raise Refuse("not-found")
        return found or self._files[PAGE]


def _read(file: Path, folder: Path) -> ClientFile:
    content = file.read_bytes()
    name = file.relative_to(folder).as_posix()
    squeezed = gzip.compress(content, 9, mtime=0) if file.suffix in SQUEEZED else None
    return ClientFile(
        content,
        squeezed if squeezed is not None and len(squeezed) < len(content) else None,
        mimetypes.guess_type(name)[0] or "application/octet-stream",
        f'"{sha256(content).hexdigest()[:24]}"',
        IMMUTABLE if name.startswith(HASHED) else REVALIDATE,
    )
