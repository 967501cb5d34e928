"""The page for researchers is true: its blocks of Python run, in their order, as one program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_every_block_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = PAGE.read_text("utf-8")
    shared: dict[str, object] = {"__name__": "research"}
    blocks = list(re.finditer(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))
    assert blocks
    for block in blocks:
        # So that an error names the line of the page.
        before = "\n" * page.count("\n", 0, block.start(1))
        exec(compile(before + block[1], PAGE, "exec"), shared)
