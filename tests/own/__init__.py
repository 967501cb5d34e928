"""Games that live in the tests alone: each a folder as in `drakkar/games`, registered by being there."""

from __future__ import annotations

from pathlib import Path

FOLDERS = sorted(meta.parent.name for meta in Path(__file__).parent.glob("*/meta.py"))
PACKAGES = ",".join(f"{__name__}.{folder}" for folder in FOLDERS)
