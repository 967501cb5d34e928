"""Lessons in the browser: each first one is played to its end by pressing what it rings, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from drakkar.games.registry import OURS
from drakkar.lessons import FIRST, lesson, path_of
from tests.e2e.conftest import NewPerson
from tests.e2e.play import wait_for_turn
from tests.e2e.server import Server
from tests.e2e.test_accessibility import check
from tests.e2e.test_phone import TOUCH

pytestmark = pytest.mark.e2e

TAUGHT = [game for game in OURS if path_of(game)]

# Where one is, once nothing moves any more and it is clear what to do: read on, press what is ringed, or play
# freely.
WHERE = """(before) => {
  const panel = document.querySelector("[data-testid=lesson]");
  const table = document.querySelector("main[data-ply]");
  if (!panel || !table?.querySelector(".room *")) return null;
  if (table.dataset.busy === "yes" || table.dataset.connection !== "open") return null;
  const rings = [...document.querySelectorAll(".spotlight .ring.pressed")];
  const where = {
    step: Number(panel.dataset.step),
    ply: Number(table.dataset.ply),
    chosen: document.querySelector(".prompt .cancel") !== null,
    kind: panel.dataset.kind,
    reads: document.querySelector("[data-testid=lesson-next]") !== null,
    ends: document.querySelector("[data-testid=lesson-play]") !== null,
    ringed: rings.map((ring) => ring.dataset.ring),
    language: document.documentElement.lang,
    said: document.querySelector("[data-testid=lesson-text]")?.textContent ?? "",
    middles: rings.map((ring) => {
      const { x, y, width, height } = ring.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }),
  };
  // The rings are where things are now, not where they were.
  dispatchEvent(new Event("resize"));
  const seen = JSON.stringify(where);
  window.frames = window.seen === seen ? window.frames + 1 : 0;
  window.seen = seen;
  const same = ({ step, ply, chosen, ringed, language }) =>
    JSON.stringify([step, ply, chosen, ringed, language]);
  if (window.frames < 3 || same(where) === same(before)) return null;
  return where.reads || where.ends || where.kind === "free" || where.ringed.length > 0 ? where : null;
}"""


@dataclass(frozen=True)
class Where:
    """Where one is in a lesson."""

    step: int
    ply: int
    chosen: bool
    kind: str
    reads: bool
    ends: bool
    language: str
    said: str
    # What is ringed to be pressed, by name, and the middle of each ring.
    ringed: list[str]
    middles: list[list[float]]


NOWHERE = Where(-1, -1, False, "", False, False, "", "", [], [])
# The switch, wherever the page is scrolled to.
SPEAK_OTHER = "() => document.querySelector('header .language').click()"

Press = Callable[[Page, Where], None]


def go_on(page: Page, before: Where) -> Where:
    """Waits until something is different from before, and it is clear what to do."""
    there = page.wait_for_function(WHERE, arg=asdict(before))
    return Where(**there.json_value())


def learn(page: Page, press: Press) -> int:
    """From the first step to the last, each in both languages; gives how many were read.

    What is ringed in one language is what is ringed in the other, and they take turns in being pressed.
    """
    read: set[int] = set()
    where = go_on(page, NOWHERE)
    while not where.ends:
        if where.step not in read:
            page.evaluate(SPEAK_OTHER)
            before, where = where, go_on(page, where)
            assert (where.step, where.ringed) == (before.step, before.ringed)
            assert "" not in (before.said, where.said), where
            assert where.said != before.said, where
        read.add(where.step)
        press(page, where)
        where = go_on(page, where)
    return len(read)


def says(game: str) -> int:
    """How many steps of a first lesson say something, but for the last."""
    return sum(1 for step in lesson(game, FIRST).steps if step.say) - 1


def by_mouse(page: Page, where: Where) -> None:
    if where.reads:
        page.get_by_test_id("lesson-next").click()
    elif where.kind == "free":
        page.get_by_test_id("lesson-skip").click()
    else:
        page.mouse.click(*where.middles[0])


def by_touch(page: Page, where: Where) -> None:
    if where.reads:
        page.get_by_test_id("lesson-next").tap()
    elif where.kind == "free":
        page.get_by_test_id("lesson-skip").tap()
    else:
        page.touchscreen.tap(*where.middles[0])


def by_keys(page: Page, where: Where) -> None:
    """Enter reads on; O leads to what is to be done, and Enter does it."""
    if where.kind == "free":
        page.get_by_test_id("lesson-skip").focus()
    elif not where.reads:
        page.keyboard.press("o")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_lesson_by_mouse(game: str, person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/learn/{game}")
    assert learn(page, by_mouse) == says(game)
    taken = page.evaluate("game => fetch(`/api/lessons/${game}`).then((answer) => answer.json())", game)
    assert taken[0] == {"id": FIRST, "done": True, "table": ""}
    page.get_by_test_id("lesson-play").click()
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    wait_for_turn(page)
    expect(page.locator("main")).to_have_attribute("data-game", game)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_lesson_by_touch(game: str, person: NewPerson, server: Server) -> None:
    page = person(locale="fr-FR", **TOUCH)
    page.goto(f"{server.url}/learn/{game}/first")
    assert learn(page, by_touch) == says(game)


def test_a_first_lesson_by_keyboard(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/learn/looot")
    assert learn(page, by_keys) == says("looot")


def test_what_is_pressed_elsewhere_is_answered_kindly(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/learn/looot")
    note, text = page.get_by_test_id("lesson-note"), page.get_by_test_id("lesson-text")
    aloud = page.locator('[aria-live="polite"]:not([role])')
    go_on(page, NOWHERE)
    expect(aloud).to_contain_text("A coast full of riches")
    page.keyboard.press("ArrowRight")
    expect(text).to_contain_text("This land is everybody’s")
    page.keyboard.press("ArrowLeft")
    expect(text).to_contain_text("A coast full of riches")
    page.locator('[data-target="hex:b1"]').click()
    expect(note).to_contain_text("Read on first")
    for _ in range(3):
        page.get_by_test_id("lesson-next").click()
    expect(text).to_contain_text("Place a viking in this meadow")
    expect(note).to_have_count(0)
    page.locator('[data-target="hex:b1"]').click()
    expect(note).to_contain_text("A good place for another day")
    page.locator('[data-target="hex:a1"]').click(force=True)
    expect(note).to_contain_text("touches neither")
    assert page.locator("main").get_attribute("data-ply") == "0", "nothing is lost"
    page.get_by_test_id("lesson-back").click()
    expect(text).to_contain_text("this is your fjord")


def test_leaving_coming_back_and_starting_over(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/learn/looot")
    go_on(page, NOWHERE)
    page.get_by_role("button", name="All steps").click()
    page.get_by_role("button", name="Now your longship").click()
    text = page.get_by_test_id("lesson-text")
    expect(text).to_contain_text("Now your longship")
    table = page.url
    page.get_by_role("link", name="Leave").click()
    page.wait_for_url(f"{server.url}/g/looot")
    page.goto(f"{server.url}/learn/looot")
    expect(text).to_contain_text("Now your longship")
    assert page.url == table
    page.get_by_role("button", name="FR:").click()
    expect(text).to_contain_text("À votre drakkar")
    page.get_by_role("button", name="Toutes les étapes").click()
    page.get_by_role("button", name="Recommencer").click()
    expect(text).to_contain_text("Une côte pleine de richesses")
    assert page.url != table


LOOKS: list[tuple[dict[str, Any], list[int]]] = [({}, [0, 3]), (TOUCH, [34])]


@pytest.mark.parametrize(("options", "steps"), LOOKS, ids=["desktop", "phone"])
def test_nothing_serious_in_a_lesson(
    options: dict[str, Any], steps: list[int], person: NewPerson, server: Server
) -> None:
    page = person(**options)
    page.goto(f"{server.url}/learn/looot")
    go_on(page, NOWHERE)
    found: list[str] = []
    for step in steps:
        page.get_by_role("button", name="All steps").click()
        page.locator(f'dialog[open] li[value="{step + 1}"] button').click()
        page.wait_for_selector(f'[data-testid="lesson"][data-step="{step}"]')
        found += check(page, f"step {step + 1}")
    assert found == []
