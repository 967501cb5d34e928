"""Write the application's icons from the logo: SVG files, and PNG files drawn by Chromium.

`python scripts/make_icons.py` writes web/public/. Run it after changing web/src/art/Logo.svelte.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
LOGO = WEB / "src" / "art" / "Logo.svelte"
PUBLIC = WEB / "public"
SEA = "#17455c"
# The mark that says it is your turn.
TURN = '<circle cx="49" cy="15" r="12.500" fill="#e6bd6f" stroke="#14212b" stroke-width="4" />'
# File, its source, its size in pixels.
PICTURES = (
    ("icon-192.png", "favicon.svg", 192),
    ("icon-512.png", "favicon.svg", 512),
    ("icon-maskable-512.png", "icon-maskable.svg", 512),
    ("apple-touch-icon.png", "icon-maskable.svg", 180),
)


def mark() -> str:
    """What is inside the logo's <svg>."""
    found = re.search(r"<svg[^>]*>(.*?)</svg>", LOGO.read_text(encoding="utf-8"), re.DOTALL)
    if found is None:
        raise SystemExit(f"no <svg> in {LOGO}")
    return re.sub(r"\s*\n\s*", " ", found[1]).strip()


def icon(inside: str, radius: int, scale: float) -> str:
    """The logo on the sea; `scale` leaves the room that a mask may cut off."""
    edge = (64 - 64 * scale) / 2
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" rx="{radius}" fill="{SEA}"/>'
        f'<g transform="translate({edge:g} {edge:g}) scale({scale:g})">{inside}</g></svg>\n'
    )


def draw(chromium: str, source: Path, target: Path, size: int) -> None:
    """Draw an SVG file as a PNG of that size, transparent outside the icon."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "icon.html"
        page.write_text(
            f'<body style="margin:0"><img src="{source.as_uri()}" width="{size}" height="{size}" '
            'style="display:block">',
            encoding="utf-8",
        )
        subprocess.run(
            [
                chromium,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--default-background-color=00000000",
                f"--window-size={size},{size}",
                f"--screenshot={target}",
                page.as_uri(),
            ],
            check=True,
            capture_output=True,
        )


def main() -> int:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("Chromium draws the PNG icons: install it first")
    PUBLIC.mkdir(exist_ok=True)
    inside = mark()
    (PUBLIC / "favicon.svg").write_text(icon(inside, 14, 0.86), encoding="utf-8")
    turn = icon(inside, 14, 0.86).replace("</svg>", f"{TURN}</svg>")
    (PUBLIC / "favicon-turn.svg").write_text(turn, encoding="utf-8")
    (PUBLIC / "icon-maskable.svg").write_text(icon(inside, 0, 0.66), encoding="utf-8")
    for name, source, size in PICTURES:
        draw(chromium, PUBLIC / source, PUBLIC / name, size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
