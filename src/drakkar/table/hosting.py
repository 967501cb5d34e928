"""What a table asks of whoever hosts it: to keep its log, and to tell its people what has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from drakkar.table.records import EntryRecord
from drakkar.table.refusals import Refuse
from drakkar.table.steps import Notice, Step, commit
from drakkar.table.table import Table


class Taken(Exception):
    """Somebody else wrote this row first."""


class Storage(Protocol):
    """Where the log is kept."""

    async def append(
        self,
        table_id: str,
        entry: EntryRecord,
        summary: Mapping[str, Any],
        seat: Mapping[str, Any] | None = None,
    ) -> None:
        """One more row, and what it changes of the table (and of its seat). Raises Taken if it is there."""


class Host(Protocol):
    """Who hosts tables."""

    @property
    def storage(self) -> Storage: ...

    def announce(self, table: Table, notice: Notice) -> None:
        """Tell everybody at this table."""


async def carry_out(host: Host, table: Table, step: Step) -> int:
    """Keep it; only then let it happen and be seen. Gives the ply it leads to.

    Nobody else may change the table meanwhile. If keeping fails, or may have, the table must be loaded again.
    """
    if step.row is not None:
        try:
            await host.storage.append(table.id, step.row, step.table, step.seat)
        except Taken:
            table.outdated = True
            raise Refuse("stale") from None
        except BaseException:
            table.outdated = True
            raise
    commit(table, step)
    for notice in step.notices:
        host.announce(table, notice)
    return step.ply
