"""The coach: a hint at the table, and the analysis of a match in its replay."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PHONE, NewPerson
from tests.e2e.play import (
    BOT,
    ME,
    branch,
    choices,
    new_table,
    on_board,
    open_table,
    ply,
    seat,
    upload,
    wait_for_turn,
)
from tests.e2e.sagas import finished
from tests.e2e.server import Server
from tests.e2e.test_accessibility import check

pytestmark = pytest.mark.e2e

GOLDEN = Path(__file__).parents[1] / "golden" / "looot-2.saga"
SURE = re.compile(r"\d+% ± \d+")
PHONE_BY_NIGHT: dict[str, Any] = {
    "viewport": PHONE,
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
    "locale": "fr-FR",
}


# After so many plies of that match the first seat has a choice that is clearly better than another.
CLEAR = 132


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit_at_a_clear_choice(page: Page, server: Server) -> None:
    over = upload(page, server, GOLDEN.read_text("utf-8"))
    open_table(page, server, branch(page, server, over, CLEAR, [ME, BOT]))


def test_a_hint_has_its_reason_and_is_numbered_on_the_board(person: NewPerson, server: Server) -> None:
    page = person(bypass_csp=True)
    sit_at_a_clear_choice(page, server)
    board = page.locator(".room")
    wide = board.bounding_box()
    page.get_by_test_id("hint").click()
    panel = page.get_by_test_id("hint-panel")
    best = panel.locator("[data-advice]").first
    expect(best).to_contain_text(SURE)
    assert board.bounding_box() == wide, "the board keeps its size and its place"
    assert 1 <= panel.locator("[data-advice]").count() <= 3
    expect(panel.get_by_test_id("hint-reason").first).to_contain_text("The search played on ")
    expect(panel).to_contain_text("Surely worse, and compared with:")

    # Its ring lies around what it is about.
    action = best.get_attribute("data-advice")
    assert action in choices(page)
    ring = middle(page.locator('[data-testid="pointing"] [data-label="1"]'))
    assert ring == pytest.approx(middle(on_board(page, str(action))), abs=4)

    before = ply(page)
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    assert check(page, "hint") == []
    assert ply(page) == before, "nothing is done before it is confirmed"
    page.get_by_test_id("primary").click()
    page.wait_for_function(
        "before => Number(document.querySelector('main').dataset.ply) > before", arg=before
    )
    expect(panel).to_be_hidden()

    # By its key, and closed again.
    wait_for_turn(page)
    page.keyboard.press("h")
    page.get_by_role("button", name="Close the hint").click()
    expect(panel).to_be_hidden()


def test_a_table_without_a_coach_offers_none(person: NewPerson, server: Server) -> None:
    page = person()
    for table in (
        new_table(page, server, [ME, BOT], coach="never"),
        new_table(page, server, [ME, seat("device", "Olaf")]),
    ):
        open_table(page, server, table)
        expect(page.get_by_test_id("undo")).to_be_visible()
        expect(page.get_by_test_id("hint")).to_have_count(0)


def test_the_coach_is_a_choice_of_a_new_table(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/new/looot")
    page.get_by_label("Seat 2: who sits there").select_option("device")
    page.locator("summary").click()
    page.get_by_text("For everybody").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-panel")).to_contain_text(re.compile("The coach (would play|recommends)"))


def test_where_a_match_turned_and_what_was_better(person: NewPerson, server: Server) -> None:
    page = person(bypass_csp=True)
    # Played at random, so that much could have been better.
    table = upload(page, server, GOLDEN.read_text("utf-8"))
    page.goto(f"{server.url}/t/{table}")
    page.get_by_test_id("to-analysis").click()
    analysis = page.get_by_test_id("analysis")
    expect(analysis).to_have_attribute("data-done", "true")

    # The graph is a slider: keys and clicks move the replay.
    graph, position = page.get_by_test_id("graph"), page.get_by_test_id("position")
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute(
        "aria-valuetext", re.compile(r"^Ply 0: Astrid \d+% ± \d+ and Ragnar \d+% ± \d+$")
    )
    page.keyboard.press("ArrowRight")
    expect(position).to_contain_text("Ply 1 ")
    page.keyboard.press("End")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r" (100|0)% ± 0 and "))
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(position).not_to_contain_text(re.compile(r"Ply (0|1|2) "))

    # A swing goes to its decision and tells what was better.
    swing = page.get_by_test_id("swing").filter(has_text="gives away").first
    at = int(re.findall(r"Ply (\d+)", swing.inner_text())[0])
    swing.click()
    expect(position).to_contain_text(f"Ply {at - 1} ")
    reason = analysis.locator(".reason:visible")
    expect(reason).to_contain_text(re.compile(r"Better: .*\d+% ± \d+"))
    expect(reason).to_contain_text(re.compile(r"Played: .*\d+% ± \d+"))
    expect(reason).to_contain_text("The search played on ")

    # The same as a table.
    analysis.get_by_text("As a table").click()
    analysis.get_by_role("row").nth(4).get_by_role("link").click()
    expect(position).to_contain_text("Ply 3 ")
    assert check(page, "analysis") == []


def test_a_player_is_asked_where_they_could_have_done_better(person: NewPerson, server: Server) -> None:
    """One of the wrong answers, the answer and its reason, and so on to the last question."""
    page = person(bypass_csp=True)
    table = upload(page, server, GOLDEN.read_text("utf-8"))
    page.goto(f"{server.url}/r/{table}")
    page.get_by_role("link", name="Where could I have done better?").click()
    page.get_by_role("button", name="Astrid").click()
    exercise, comments = page.get_by_test_id("exercise"), page.get_by_test_id("comments")
    expect(exercise).to_contain_text(re.compile(r"You played: .*\. Find better\."))
    expect(comments).to_contain_text("3 tries left.")
    expect(page.get_by_test_id("answer")).to_be_disabled()
    page.locator(".choices [data-action]").first.click()
    expect(comments).to_contain_text("3 tries left.")
    page.get_by_test_id("answer").click()
    expect(comments.locator("p").first).to_contain_text(re.compile(r"Better, indeed|not surely|no try"))
    assert check(page, "question") == []
    asked = 0
    while exercise.is_visible():
        asked += 1
        expect(exercise).to_contain_text(f"Question {asked} of ")
        if page.get_by_test_id("show").is_visible():
            page.get_by_test_id("show").click()
        expect(comments).to_contain_text(re.compile(r"Better: .*\d+% ± \d+.*Played: .*\d+% ± \d+"))
        page.get_by_test_id("onward").click()
    expect(page.get_by_role("main")).to_contain_text("That was all.")
    assert check(page, "best decision") == []


def test_on_a_phone_by_night_in_french(person: NewPerson, server: Server) -> None:
    page = person(bypass_csp=True, **PHONE_BY_NIGHT)
    table = upload(page, server, finished(2, "lofoten"))
    page.goto(f"{server.url}/r/{table}#0")
    page.get_by_test_id("analyse").tap()
    analysis = page.get_by_test_id("analysis")
    expect(analysis).to_have_attribute("data-done", "true")
    expect(analysis).to_contain_text("Les tournants de la partie")
    assert check(page, "analysis") == []
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing sticks out to the side"

    sit_at_a_clear_choice(page, server)
    page.get_by_test_id("hint").tap()
    best = page.get_by_test_id("hint-panel").locator("[data-advice]").first
    expect(best).to_contain_text(re.compile(r"\d+\s% ± \d+"))
    best.tap()
    expect(page.get_by_test_id("primary")).to_contain_text("Confirmer")
    assert check(page, "hint") == []
