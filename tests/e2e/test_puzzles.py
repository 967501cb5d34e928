"""Puzzles in the browser: solved, kept on the device, and the one of the day without a network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from drakkar.puzzles import puzzle, puzzles_of
from tests.e2e.conftest import Faults, NewPerson
from tests.e2e.server import Server
from tests.e2e.test_accessibility import check

pytestmark = pytest.mark.e2e


def test_a_puzzle_is_solved_and_kept(person: NewPerson, server: Server) -> None:
    page = person(bypass_csp=True)
    page.goto(f"{server.url}/g/vikings_on_board")
    page.get_by_role("link", name="Solve puzzles").click()
    page.wait_for_url("**/puzzles/vikings_on_board")
    total = len(puzzles_of("vikings_on_board"))
    expect(page.get_by_role("main")).to_contain_text(f"0 of {total} solved, 0 at the first try.")
    assert check(page, "puzzles") == []

    page.get_by_role("main").get_by_role("listitem").first.get_by_role("link").click()
    exercise, comments = page.get_by_test_id("exercise"), page.get_by_test_id("comments")
    expect(exercise).to_contain_text("One choice is clearly best here. Find it.")
    asked = puzzle("vikings_on_board", page.evaluate("location.hash.slice(1)"))
    answer = page.locator(".choices [data-action]")
    answer.and_(page.locator(f'[data-action="{asked.temptation}"]')).click()
    page.get_by_test_id("answer").click()
    expect(comments).to_contain_text(re.compile(r"leaves \d+% ± \d+: there is better"))
    answer.and_(page.locator(f'[data-action="{asked.solution[0]}"]')).click()
    page.get_by_test_id("answer").click()
    expect(exercise).to_have_attribute("data-found", "true")
    expect(comments).to_contain_text(re.compile(r"Better: .*Not as good: .*The search played on", re.DOTALL))
    assert check(page, "puzzle") == []
    page.get_by_test_id("all-puzzles").click()
    expect(page.get_by_role("main")).to_contain_text(f"1 of {total} solved, 0 at the first try.")


def test_the_puzzle_of_the_day_needs_no_network(person: NewPerson, server: Server, faults: Faults) -> None:
    faults.allowed = re.compile(r"ERR_INTERNET_DISCONNECTED")
    page = person()
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(f"{server.url}/puzzles/looot")
    # Of a page that was once open the parts are there, and of the next days the puzzles.
    page.get_by_role("link", name="Solve it").click()
    page.get_by_test_id("exercise").wait_for()
    page.wait_for_selector(".room *", state="attached")
    kept = "async () => (await (await caches.open('drakkar-puzzles')).keys()).length"
    page.wait_for_function(f"async () => await ({kept})() > {min(7, len(puzzles_of('looot')))}")
    page.context.set_offline(True)
    page.goto(f"{server.url}/puzzles/looot")
    page.get_by_role("link", name="Solve it").click()
    page.get_by_test_id("show").click()
    expect(page.get_by_test_id("comments")).to_contain_text("Better: ")
