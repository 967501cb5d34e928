"""What went wrong, said once: a key of the words files and its parameters."""

from __future__ import annotations


class UserError(Exception):
    """A mistake in what we were given. Shown as one line in the reader's language, never as a traceback."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key}: {details}" if details else self.key
