"""A tournament as a page of its own: one file, no script, nothing loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from drakkar.arena.plots import Dot, bars, dots, line
from drakkar.arena.ratings import Rating
from drakkar.arena.standings import Standings
from drakkar.arena.statistics import Share
from drakkar.words import Catalogue

STYLE: Final = """
:root { color-scheme: light dark;
  --page: light-dark(#faf5e9, #0a1c27); --text: light-dark(#14212b, #eef4f1);
  --soft: light-dark(#4a5a62, #b3c6cc); --line: light-dark(#d8c9a8, #2a5163);
  --mark: light-dark(#17566f, #ebc27a); }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 0.25rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.25rem; font-size: 1.2rem; }
p { margin: 0.25rem 0 0.75rem; color: var(--soft); max-width: 46rem; }
code { overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.75rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
td small { color: var(--soft); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem; }
figure { margin: 1rem 0; } figcaption { font-weight: 600; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--soft); }
.grid { stroke: var(--line); }
.interval { stroke: var(--mark); stroke-width: 2; }
circle, rect { fill: var(--mark); }
polyline { fill: none; stroke: var(--mark); stroke-width: 2; opacity: 0.5; }
"""


class Page:
    """The parts of a report, in one language."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words
        self._parts: list[str] = []

    def say(self, key: str, **params: object) -> str:
        return self._words.text(key, **params)

    def number(self, value: float) -> str:
        rounded = round(value, 1)
        return self.say("number", number=int(rounded) if rounded == int(rounded) else rounded)

    def percent(self, value: float) -> str:
        return self.say("percent", number=round(100 * value, 1))

    def whole(self, value: float) -> str:
        return self.say("arena-whole", number=int(value))

    def seconds(self, value: float) -> str:
        return self.say("arena-second", number=round(value, 2))

    def heading(self, key: str, note: str = "") -> None:
        self._parts.append(f"<h2>{escape(self.say(key))}</h2>")
        if note:
            self._parts.append(f"<p>{escape(self.say(note))}</p>")

    def add(self, part: str) -> None:
        self._parts.append(part)

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
        body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
        self.add(
            f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        )

    def html(self, title: str) -> str:
        body = "\n".join(self._parts)
        return (
            f'<!doctype html>\n<html lang="{self._words.language}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n{body}\n</html>\n"
        )


def report(words: Catalogue, found: Standings, how: str, command: str) -> str:
    """The page. `how` says with what it was played, `command` how to play it again."""
    page = Page(words)
    _ratings(page, found)
    _duels(page, found)
    _figures(page, found)
    page.heading("arena-how")
    page.add(f"<p>{escape(how)}</p><p><code>{escape(page.say('arena-command', command=command))}</code></p>")
    players = len(found.seats)
    title = page.say("arena-title", game=page.say("game-title"), matches=found.matches, players=players)
    return page.html(title)


def _ratings(page: Page, found: Standings) -> None:
    page.heading("arena-ratings", "arena-ratings-note")
    columns = ("bot", "strength", "interval", "matches", "wins", "share", "interval", "score")
    rows = [
        (
            escape(rating.name),
            page.number(rating.strength),
            f"{page.number(rating.low)} – {page.number(rating.high)}",
            page.whole(share.games),
            page.number(share.wins),
            page.percent(share.share),
            _interval(page, share),
            page.number(share.mean_score),
        )
        for rating, share in zip(found.ratings, found.shares, strict=True)
    ]
    page.table([page.say(f"arena-column-{column}") for column in columns], rows)


def _duels(page: Page, found: Standings) -> None:
    page.heading("arena-duels", "arena-duels-note")
    names = [rating.name for rating in found.ratings]
    rows = [
        [escape(one), *("" if one == other else _duel(page, found.duels[one, other]) for other in names)]
        for one in names
    ]
    headings = [page.say("arena-column-bot"), *(page.say("arena-column-against", bot=name) for name in names)]
    page.table(headings, rows)


def _duel(page: Page, share: Share) -> str:
    if not share.games:
        return "–"
    return f"{page.percent(share.share)} <small>({_interval(page, share)})</small>"


def _interval(page: Page, share: Share) -> str:
    low, high = share.interval
    return f"{page.percent(low)} – {page.percent(high)}"


def _figures(page: Page, found: Standings) -> None:
    page.add('<div class="figures">')
    page.add(dots(page.say("arena-ratings"), [_dot(rating) for rating in found.ratings], page.number))
    seats = [
        Dot(page.say("arena-seat", seat=share.name), share.share, *share.interval) for share in found.seats
    ]
    page.add(dots(page.say("arena-seats"), seats, page.percent, (0.0, 1.0)))
    for key, values, unit in (
        ("arena-iterations", found.iterations, page.whole),
        ("arena-seconds", found.seconds, page.seconds),
    ):
        if len(values) > 1:
            pairs = [(spent, _dot(rating)) for spent, rating in values]
            page.add(line(page.say(key), pairs, page.number, unit))
    lengths = (min(found.lengths), max(found.lengths))
    page.add(bars(page.say("arena-lengths"), found.lengths, page.whole, lengths))
    every = [score for scores in found.scores.values() for score in scores]
    for name, scores in found.scores.items():
        page.add(bars(page.say("arena-scores-of", bot=name), scores, page.whole, (min(every), max(every))))
    page.add("</div>")
    page.add(f"<p>{escape(page.say('arena-seats-note'))}</p>")


def _dot(rating: Rating) -> Dot:
    return Dot(rating.name, rating.strength, rating.low, rating.high)
