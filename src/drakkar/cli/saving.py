"""Where a match is kept: in the file that was named, or in a new one of the user's data folder."""

from __future__ import annotations

from drakkar.cli.files import own_saga_file, write_text
from drakkar.play.match import Match


class Store:
    """The file of one match. Once it is ours it is replaced at every saving; before, never without a word."""

    def __init__(self, file: str | None, ours: bool) -> None:
        self.file = file
        self.ours = ours

    def save(self, match: Match) -> str:
        """Save to the match's own file, which is chosen now if nobody named one."""
        if self.file is None:
            self.file = own_saga_file(match.game.name)
        write_text(self.file, match.save(), force=self.ours)
        self.ours = True
        return self.file

    def save_as(self, match: Match, file: str, force: bool) -> str:
        """Save to a file that becomes the match's own."""
        write_text(file, match.save(), force=force or (self.ours and file == self.file))
        self.file, self.ours = file, True
        return file
