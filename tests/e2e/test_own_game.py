"""A game that the client was built without: its words come from the server, and its position is a list."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.play import BOT, ME, new_table, open_table, play_to_the_end, press_list
from tests.e2e.server import Server
from tests.e2e.test_lessons import by_mouse, learn
from tests.own import PACKAGES

pytestmark = pytest.mark.e2e

GAME = "mimir"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that knows the tests' own games."""
    running = Server(tmp_path_factory.mktemp("own"), games=PACKAGES)
    running.start()
    yield running
    running.stop()


def test_it_is_found_set_up_and_played_to_the_end(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Mimir’s Well")).to_be_visible()
    page.locator(f'a[href="/new/{GAME}"]').click()
    page.get_by_label("Seat 2: who sits there").select_option("bot")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/t/*")
    board = page.locator("[data-board]")
    expect(board).to_contain_text("The well is empty.")
    expect(board).to_contain_text("22 stones in the bag")
    # Of the other's stones only how many there are.
    expect(board).to_contain_text("Stones: unknown, unknown, unknown and unknown")
    expect(page.get_by_test_id("prompt")).to_contain_text("Cast one of your stones")
    assert len(play_to_the_end(page, press_list, lambda actions: actions[0])) == 15
    expect(page.get_by_test_id("end")).to_contain_text("Wisdom")
    expect(page.get_by_role("log")).to_contain_text("casts Fehu")


def test_it_speaks_french(person: NewPerson, server: Server) -> None:
    page = person(locale="fr-FR")
    open_table(page, server, new_table(page, server, [ME, BOT], GAME))
    expect(page.locator("[data-board]")).to_contain_text("22 pierres dans le sac")
    expect(page.get_by_test_id("prompt")).to_contain_text("Jetez une de vos pierres")
    play_to_the_end(page, press_list, lambda actions: actions[-1])
    expect(page.get_by_test_id("end")).to_contain_text("Sagesse")
    expect(page.get_by_role("log")).to_contain_text("de côté")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("log")).to_contain_text("aside")


def test_its_lesson_is_taken_by_its_list(person: NewPerson, server: Server) -> None:
    page = person(locale="fr-FR")
    page.goto(f"{server.url}/learn/{GAME}")
    assert learn(page, by_mouse) == 6
