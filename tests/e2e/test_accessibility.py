"""axe-core finds nothing serious on any page, by day and by night, large and small."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from drakkar.games.registry import meta
from tests.e2e.conftest import DESKTOP, PHONE, NewPerson
from tests.e2e.play import (
    BOT,
    BROWSING,
    GAMES,
    ME,
    PLANS,
    new_table,
    open_table,
    play_ply,
    press_list,
    seat,
    upload,
    wait_for_turn,
    waiting_table,
    wish,
)
from tests.e2e.sagas import finished
from tests.e2e.server import Server

pytestmark = pytest.mark.e2e

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  // Two frames later the page has begun to change its colours; then they have changed.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(changing.map((one) => one.finished));
  const only = rules.length > 0 ? { runOnly: { type: "rule", values: rules } } : {};
  // Where something is takes axe as long to say as to find it, so it is asked only then.
  // No rule in use reads style sheets beforehand.
  const quick = { resultTypes: ["violations"], preload: false, selectors: false, ...only };
  const serious = async (options) =>
    (await axe.run(document, options)).violations.filter(
      (one) => one.impact === "serious" || one.impact === "critical",
    );
  if ((await serious(quick)).length === 0) return [];
  return (await serious({ ...quick, selectors: true })).map((one) => {
    const where = one.nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? ""}`);
    return `${one.id}: ${one.help}: ${where.join(" | ")}`;
  });
}"""


# All that axe knows about colours: the rest is the same by day and by night.
COLOURS = ["color-contrast", "link-in-text-block"]


def check(page: Page, name: str) -> list[str]:
    """What axe finds by day, and what it finds in the colours of the night, prefixed with the page's name."""
    page.get_by_role("main").wait_for()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    by_day: list[str] = page.evaluate(RUN, [])
    page.emulate_media(color_scheme="dark")
    by_night: list[str] = page.evaluate(RUN, COLOURS)
    page.emulate_media(color_scheme="light")
    return [f"{name}: {one}" for one in by_day] + [f"{name}, by night: {one}" for one in by_night]


LOOKS: list[tuple[str, dict[str, Any]]] = [
    ("desktop", {"viewport": DESKTOP}),
    ("phone", {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("look", "options"), LOOKS, ids=[look for look, _ in LOOKS])
def test_nothing_serious(
    look: str, options: dict[str, Any], game: str, person: NewPerson, server: Server
) -> None:
    # axe is injected as a script, which the pages' own policy rightly forbids.
    page = person(bypass_csp=True, color_scheme="light", **options)
    faults: list[str] = []
    first = game == GAMES[0]  # what is the same for all is looked at once
    if first:
        page.goto(server.url)
        page.get_by_role("link", name="With friends").first.wait_for()
        faults += check(page, "home")
    page.goto(f"{server.url}/g/{game}")
    page.get_by_role("heading", name="Learn it step by step").wait_for()
    faults += check(page, "game")
    page.goto(f"{server.url}/new/{game}")
    page.get_by_label("Seat 2: who sits there").select_option("bot")
    faults += check(page, "new table")
    page.goto(f"{server.url}/rules/{game}")
    page.get_by_role("heading", level=2).first.wait_for()
    faults += check(page, "rules")

    most = max(meta(game).seats)
    table = new_table(
        page, server, [ME, seat("bot", bot="random"), BOT][:most], game, options=dict(BROWSING[game].options)
    )
    open_table(page, server, table)
    plan = PLANS[game]()
    for _ in range(4):
        play_ply(page, press_list, plan)
        wait_for_turn(page)
        faults += check(page, "table")
    if first:
        page.keyboard.press("?")
        faults += check(page, "keys")
        waiting = waiting_table(page, server, wish(game, [ME, seat("friend")], undo="ask"))
        page.goto(f"{server.url}/t/{waiting}")
        page.get_by_role("heading", level=1).wait_for()
        faults += check(page, "waiting room")

    over = upload(page, server, finished(most, game))
    page.goto(f"{server.url}/t/{over}")
    page.get_by_test_id("end").wait_for()
    faults += check(page, "end")
    page.goto(f"{server.url}/r/{over}#40")
    page.get_by_test_id("scrubber").wait_for()
    faults += check(page, "replay")
    assert not faults, "\n".join(faults)
