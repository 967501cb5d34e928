"""Make the pictures of docs/images: `python -m scripts.screenshots`, after `make client`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from scripts.find_chromium import find_or_install
from tests.e2e.browsing import Plan
from tests.e2e.play import (
    BOT,
    ME,
    choices,
    new_table,
    open_table,
    play_ply,
    ply,
    press_list,
    upload,
    wait_for_turn,
)
from tests.e2e.sagas import finished
from tests.e2e.server import SETTINGS, Server
from tests.games.althing.browser import travelling
from tests.games.lofoten.browser import trading
from tests.games.looot.browser import wanted
from tests.games.vikings_on_board.browser import roaming

ROOT = Path(__file__).resolve().parents[1]
IMAGES = ROOT / "docs" / "images"
LARGEST = 400_000
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
TURNS = 6


def person(browser: Browser, look: dict[str, Any]) -> Page:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", color_scheme="light", **look)
    return context.new_page()


def rename(page: Page, server: Server, name: str) -> None:
    """A name of our own instead of the one the server makes up."""
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    page.evaluate(
        """async (nickname) => {
          const token = decodeURIComponent(/csrftoken=([^;]+)/.exec(document.cookie)[1]);
          const headers = { "content-type": "application/json", "x-csrftoken": token };
          await fetch("/api/me", { method: "PUT", headers, body: JSON.stringify({ nickname }) });
        }""",
        name,
    )


def thrifty(actions: list[str]) -> str:
    """As in the tests, but without longships that nothing would complete."""
    return wanted([action for action in actions if not action.startswith("take")])


def play(page: Page, turns: int, verb: str) -> None:
    """Some turns, then on until this is to be chosen."""
    while turns >= 0:
        action = play_ply(page, press_list, thrifty)
        wait_for_turn(page)
        turns -= action == "end"
        if turns == 0 and any(choice.startswith(verb) for choice in choices(page)):
            return


def sail(page: Page, asked: Callable[[list[str]], bool], plan: Plan, least: int = 0) -> bool:
    """At least so many decisions, then on until this is asked; False if the match ended first."""
    decisions = 0
    while wait_for_turn(page):
        if decisions >= least and asked(choices(page)):
            return True
        play_ply(page, press_list, plan)
        decisions += 1
    return False


def harbour(page: Page, server: Server) -> None:
    """The table in the middle of a match, and a ship that leaves with something to choose from."""
    shown = False
    while not shown:
        open_table(page, server, new_table(page, server, [ME, BOT, BOT], "vikings_on_board"))
        plan = roaming()
        if sail(page, lambda actions: "go tavern_2" in actions, plan, least=22):
            take(page, "vikings-on-board", over='[data-target="building:tavern_2"]')
            shown = sail(page, lambda actions: actions[0].startswith(("take", "box")), plan)
    take(page, "vikings-on-board-departure")


def way_of(page: Page, least: int) -> Locator | None:
    """A way of so many steps, shown because its card is pointed at."""
    for card in ("left", "right", "middle"):
        if f"play {card}" not in choices(page):
            continue
        page.locator(f'[data-target="hand:{card}"]').hover()
        page.wait_for_timeout(150)
        for way in page.locator("[data-route]").all():
            if str(way.get_attribute("data-route")).count(",") >= least:
                return way
    return None


def trade(page: Page, least: int) -> bool:
    """At least so many turns, going every way that brings something, until one of two steps is shown."""
    plan = trading()
    turns = 0
    while wait_for_turn(page):
        turns += any(action.startswith("play") for action in choices(page))
        way = way_of(page, 1)
        long = way_of(page, 2) if turns > least else None
        if long is not None:
            return True
        if way is None:
            play_ply(page, press_list, plan)
            continue
        before = ply(page)
        way.click()
        page.wait_for_selector(f'main[data-busy="no"]:not([data-ply="{before}"])')
    return False


def strait(page: Page, server: Server) -> None:
    """The fleets in the middle of a match, and a way that a card could go."""
    modules = {"level2_warehouses": "2", "jarls": "on", "longships": "on"}
    shown = False
    while not shown:
        open_table(page, server, new_table(page, server, [ME, BOT], "lofoten", options=modules))
        shown = trade(page, least=14)
    ways = page.locator("[data-route]")
    longest = max(range(ways.count()), key=lambda at: len(str(ways.nth(at).get_attribute("data-route"))))
    take(page, "lofoten", over=f"[data-route] >> nth={longest}")


def epic(page: Page, server: Server) -> None:
    """The journey in the middle of a match of two teams, while a recruit is being paid for."""
    options = {"faces": "mixed", "kattegat": "b"}
    shown = False
    while not shown:
        open_table(page, server, new_table(page, server, [ME, BOT, BOT, BOT], "althing", options=options))
        shown = sail(
            page,
            lambda actions: actions[-1].startswith("pay") and page.locator(".held.pledged").count() > 0,
            travelling(),
            least=60,
        )
    take(page, "althing")


def question(phone: Page, server: Server) -> None:
    """A ruse aimed at somebody who has what would stop it."""
    shown = False
    while not shown:
        table = new_table(phone, server, [ME, BOT, BOT], "althing", options={"kattegat": "b"})
        open_table(phone, server, table)
        shown = sail(phone, lambda actions: actions[0].startswith("answer"), travelling(), least=10)
    phone.evaluate("() => scrollTo(0, 0)")
    take(phone, "althing-phone")


def analysis(page: Page, server: Server) -> None:
    """A match as the coach sees it, at a choice that could have been better."""
    table = upload(page, server, (ROOT / "tests" / "golden" / "looot-2.saga").read_text("utf-8"))
    page.goto(f"{server.url}/r/{table}#0")
    page.get_by_test_id("analyse").click()
    page.wait_for_selector('[data-testid="analysis"][data-done="true"]')
    page.get_by_test_id("swing").filter(has_text="gives away").first.click()
    take(page, "analysis")


def lesson(page: Page, server: Server, name: str) -> None:
    """A step of Looot's first lesson in which one of two spaces is chosen."""
    page.goto(f"{server.url}/learn/looot")
    page.get_by_role("button", name="All steps").click()
    page.get_by_role("button", name="Lay it on one of these two spaces").click()
    page.wait_for_selector(".ring.pressed")
    take(page, name)


def take(page: Page, name: str, over: str = "") -> None:
    """A picture, with the pointer over something or out of the way."""
    if over:
        page.locator(over).first.hover()
    else:
        page.mouse.move(0, 0)
    page.wait_for_timeout(700)
    file = IMAGES / f"{name}.png"
    page.screenshot(path=file)
    # 256 colours are plenty for flat drawings, and a third of the bytes.
    with Image.open(file) as picture:
        picture.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            file, optimize=True
        )
    size = file.stat().st_size
    if size > LARGEST:
        raise SystemExit(f"{file} has {size} bytes: more than {LARGEST}")
    print(f"{file.relative_to(ROOT)}: {size // 1000} kB")


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    # A picture is worth a longer thought than a test.
    SETTINGS["DRAKKAR_ANALYSIS_ITERATIONS"] = "200"
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_or_install())
        try:
            page = person(browser, DESKTOP)
            rename(page, server, "Freydis")
            lesson(page, server, "lesson")
            table = new_table(page, server, [ME, BOT, BOT])
            open_table(page, server, table)
            play(page, TURNS, "lay")
            take(page, "table", over='[data-target^="space:"].legal >> nth=12')
            page.goto(server.url)
            page.locator('a[href="/new/looot"]').wait_for()
            take(page, "home")
            over = upload(page, server, finished(3))
            page.goto(f"{server.url}/t/{over}")
            page.get_by_test_id("end").wait_for()
            take(page, "score-sheet")
            page.goto(f"{server.url}/r/{over}#90")
            page.get_by_test_id("scrubber").wait_for()
            take(page, "replay")
            analysis(page, server)
            phone = person(browser, PHONE)
            rename(phone, server, "Leif")
            lesson(phone, server, "lesson-phone")
            open_table(phone, server, new_table(phone, server, [ME, BOT]))
            play(phone, TURNS, "place")
            phone.evaluate("() => scrollTo(0, 0)")
            take(phone, "table-phone")
            harbour(page, server)
            table = new_table(phone, server, [ME, BOT], "vikings_on_board")
            open_table(phone, server, table)
            sail(phone, lambda actions: actions[0].startswith("body"), roaming(), least=12)
            # Who comes back sees the board, not the list that was played from.
            open_table(phone, server, table)
            take(phone, "vikings-on-board-phone")
            strait(page, server)
            open_table(phone, server, new_table(phone, server, [ME, BOT], "lofoten"))
            sail(phone, lambda actions: actions[0].startswith("shift"), trading(), least=40)
            take(phone, "lofoten-phone")
            epic(page, server)
            question(phone, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
