"""Loading a game's pieces: read and checked once for each set of a reader's corrections."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Generic, Protocol, TypeVar, final

from drakkar.kernel.components import Catalogue, Record, load, merge
from drakkar.kernel.kept import is_kept, restore
from drakkar.kernel.travel import loaded_again

Override = tuple[str, str]  # the name and the text of a reader's file, or of a box as it is kept


class Boxed(Protocol):
    """Components know the digest of what they were made of."""

    @property
    def digest(self) -> str: ...


C = TypeVar("C", bound=Boxed)

_KEPT = 8  # sets of corrections
# By package and digest of components: what they were loaded from.
_ORIGINS: Final[dict[tuple[str, str], Override | None]] = {}


def travelling(package: str, digest: str) -> tuple[object, ...]:
    """What `__reduce__` of a game's components says: they are loaded again, or found, where they arrive."""
    return loaded_again, (package, _ORIGINS[package, digest])


@final
class Loader(Generic[C]):
    """The components of one game, `build` making typed and checked values of its records."""

    def __init__(self, package: str, build: Callable[[Catalogue], C]) -> None:
        self.package = package
        self.build = build
        self._catalogues = lru_cache(maxsize=_KEPT)(self._read)
        self._components = lru_cache(maxsize=_KEPT)(self._build)

    def load(self, override: Override | None = None) -> C:
        """The pieces, with a reader's corrections given as (file name, text of the file)."""
        return self._components(override)

    def provenance(self, override: Override | None = None) -> tuple[Record, ...]:
        """Every record with its `section`, `id`, `summary`, `source` and `where`; corrections are checked."""
        self._components(override)
        return self.catalogue(override).provenance()

    def source_of(self, section: str, key: str = "", override: Override | None = None) -> str:
        """Where one record comes from: rulebook, public, reconstructed or override."""
        return self.catalogue(override).record(section, key).source

    def catalogue(self, override: Override | None = None) -> Catalogue:
        """The records as they are written, not yet checked against the box."""
        return self._catalogues(override)

    def _read(self, override: Override | None) -> Catalogue:
        if override is None:
            return load(self.package)
        name, text = override
        return restore(self.catalogue(), name, text) if is_kept(text) else merge(self.catalogue(), name, text)

    def _build(self, override: Override | None) -> C:
        components = self.build(self.catalogue(override))
        _ORIGINS[self.package, components.digest] = override
        return components
