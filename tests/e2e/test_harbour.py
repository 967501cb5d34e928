"""The harbour of Vikings on Board: it fits every window, answers every question, and loses no press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.play import (
    BOT,
    ME,
    choices,
    new_table,
    on_board,
    open_table,
    play_ply,
    ply,
    press_board,
    press_list,
    wait_for_turn,
)
from tests.e2e.server import Server
from tests.games.vikings_on_board.browser import BROWSING, roaming

pytestmark = pytest.mark.e2e

GAME = "vikings_on_board"
TABLET = {"width": 820, "height": 1180}
SIZES = [
    {"width": 1920, "height": 1080},
    {"width": 1440, "height": 900},
    {"width": 1280, "height": 720},
    TABLET,
    PHONE,
]
TOUCH = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}

# What is drawn beside something else must not lie upon it, nor reach out of what it belongs to.
MISPLACED = """() => {
  const all = (selector) => [...document.querySelectorAll(`[data-board] ${selector}`)]
    .filter((one) => one.getClientRects().length > 0);
  const box = (one) => one.getBoundingClientRect();
  const found = [];
  const apart = (ones, what) => ones.forEach((one, at) => ones.slice(at + 1).forEach((other) => {
    const [a, b] = [box(one), box(other)];
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (x > 1.5 && y > 1.5) found.push(`${what}: ${one.className} and ${other.className} by ${x} × ${y}`);
  }));
  const inside = (ones, of, what) => ones.forEach((one) => {
    const [a, b] = [box(one), box(one.parentElement.closest(of))];
    const out = Math.max(b.left - a.left, a.right - b.right, b.top - a.top, a.bottom - b.bottom);
    if (out > 1.5) found.push(`${what} reaches out of ${of} by ${out}: ${one.textContent}`);
  });
  const stuck = (one) => getComputedStyle(one).position === "sticky";
  const parts = [".street", ".sign[data-at]", ".harbour", ".market", "[data-at^='seat:']"];
  apart(parts.flatMap(all).filter((one) => !stuck(one.parentElement)), "parts");
  const room = box(document.querySelector(".room"));
  parts.flatMap(all).forEach((one) => {
    const out = Math.max(room.left - box(one).left, box(one).right - room.right);
    if (out > 1.5) found.push(`${one.className} reaches out of the room by ${out}`);
  });
  apart(all(".street > .piece"), "buildings");
  apart(all(".berth"), "berths");
  all(".quay").forEach((quay) => apart([...quay.querySelectorAll(".zone")], "zones"));
  const isCrew = (one) => one.matches(".body, .slice");
  all(".hold").forEach((hold) => apart([...hold.children].filter(isCrew), "crews"));
  all(".area").forEach((area) => apart([...area.querySelectorAll(".things .piece")], "things"));
  all(".order > .one").forEach((one) => inside([one], ".piece.influence", "influence"));
  inside(all(".street .name"), ".piece", "name");
  inside(all(".street .name > *"), ".name", "the text of a name");
  inside(all(".sign[data-at] .text > *, .sign[data-at] .order"), ".sign", "notice");
  inside(all(".record > *"), ".water", "record");
  inside(all(".area .things .piece, .area h2 > *"), ".area", "own thing");
  inside(all(".rivals button > *:not(.visually-hidden)"), "button", "rival's thing");
  inside(all("div.stores .stores .piece"), ".stores", "store");
  const dealt = [".ranks li", ".dealing li", ".pool", ".bet p"].map((one) => `.departure ${one}`);
  inside(dealt.flatMap(all), ".departure", "share");
  return found;
}"""

SMALL = """() => [...document.querySelectorAll("[data-board] .piece.legal")]
  .filter((one) => one.getClientRects().length > 0)
  .map((one) => [one.dataset.target, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44)
  .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""


def sail_until(page: Page, phase: str, least: int = 0) -> None:
    """On until this is asked, after at least so many decisions."""
    plan = roaming()
    for decisions in range(400):
        if decisions >= least and page.locator("[data-phase]").get_attribute("data-phase") == phase:
            return
        play_ply(page, press_list, plan)
        assert wait_for_turn(page)
    raise AssertionError(f"{phase} is never asked")


@pytest.mark.parametrize(
    ("seats", "moments"), [(4, [("choosing", 1), ("choosing", 24)]), (2, [("sharing", 0)])], ids=["4", "2"]
)
def test_nothing_overlaps_and_nothing_is_cut_off(
    seats: int, moments: list[tuple[str, int]], person: NewPerson, server: Server
) -> None:
    page = person(bypass_csp=True)
    open_table(page, server, new_table(page, server, [ME, *[BOT] * (seats - 1)], GAME))
    misplaced: list[str] = []
    for asked, least in moments:
        sail_until(page, asked, least)
        for size in SIZES:
            page.set_viewport_size(size)  # type: ignore[arg-type]
            for text in (100, 150):
                page.evaluate("text => document.documentElement.style.fontSize = `${text}%`", text)
                found = page.evaluate(MISPLACED)
                misplaced += [f"{asked}, {size}, {text} %: {one}" for one in found]
                # In the window of a computer all of it is seen at once.
                if text == 100 and size["width"] > TABLET["width"]:
                    height = page.locator(".table-page .board").evaluate(
                        "one => one.scrollHeight - one.clientHeight"
                    )
                    misplaced += [f"{asked}, {size}: {height} px to scroll"] if height > 1 else []
        page.set_viewport_size(SIZES[1])  # type: ignore[arg-type]
        page.evaluate("document.documentElement.style.fontSize = ''")
    assert not misplaced, "\n".join(misplaced)


def test_every_question_is_answered_by_finger_on_the_board(person: NewPerson, server: Server) -> None:
    """On a tablet, without the list, until everything was asked; whatever may be chosen is large enough."""
    page = person(**TOUCH, viewport=TABLET, bypass_csp=True)
    open_table(page, server, new_table(page, server, [ME, BOT], GAME))
    page.add_style_tag(content=".side .choices { display: none }")
    plan, asked, small = roaming(), set[str](), list[str]()

    def tap(page: Page, action: str) -> None:
        on_board(page, action).tap()
        page.get_by_test_id("primary").tap()

    # A chest for the box is pressed where one's own is taken.
    while {BROWSING.targets[verb] for verb in asked} != set(BROWSING.targets.values()):
        assert wait_for_turn(page), f"the match asked for nothing but {asked}"
        asked |= {action.partition(" ")[0] for action in choices(page)}
        small += page.evaluate(SMALL)
        play_ply(page, tap, plan)
    assert small == []


def test_while_a_ship_sails_off_the_street_may_be_pressed(person: NewPerson, server: Server) -> None:
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT], GAME))
    sail_until(page, "departing")
    page.emulate_media(reduced_motion="no-preference")
    play_ply(page, press_list, lambda actions: actions[0])
    while not choices(page)[0].startswith("go"):
        wait_for_turn(page)
        play_ply(page, press_board, lambda actions: actions[0])
    expect(page.locator(".departure.playing")).to_be_visible()
    before = ply(page)
    building = on_board(page, choices(page)[0])
    # As a person presses: where it is, whatever moves.
    box = building.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function("before => document.querySelector('main').dataset.ply > before", arg=before)
    expect(page.locator(".departure")).to_have_count(0)
