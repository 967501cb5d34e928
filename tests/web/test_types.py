"""The client's types are those of the server."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GENERATED = ROOT / "web" / "src" / "generated"

pytestmark = pytest.mark.checkout


def test_generated_types_are_current(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "scripts" / "make_types.py", tmp_path], check=True)
    made = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    committed = {path.name: path.read_text("utf-8") for path in GENERATED.iterdir()}
    assert made == committed, "stale: run `.venv/bin/python scripts/make_types.py`"
