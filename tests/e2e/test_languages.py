"""French, from the first page to the score sheet, and the switch in place."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.play import (
    BOT,
    BROWSING,
    GAMES,
    ME,
    choices,
    new_table,
    open_table,
    play_ply,
    press_list,
    upload,
    wait_for_turn,
)
from tests.e2e.sagas import finished
from tests.e2e.server import Server
from tests.games.looot.browser import wanted

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("game", GAMES)
def test_french(game: str, person: NewPerson, server: Server) -> None:
    page = person(locale="fr-FR")
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    open_table(page, server, new_table(page, server, [ME, BOT], game))
    asked, happens, category = BROWSING[game].french
    expect(page.get_by_test_id("turn")).to_have_text("À vous de jouer")
    expect(page.get_by_test_id("prompt")).to_contain_text(asked)
    expect(page.get_by_test_id("undo")).to_have_text("Annuler")
    for choice in BROWSING[game].chosen or ("",):
        press_list(page, choice or wanted(choices(page)))
    expect(page.get_by_role("log")).to_contain_text(happens)
    page.goto(f"{server.url}/t/{upload(page, server, finished(2, game))}")
    expect(page.get_by_test_id("end")).to_contain_text("Victoire")
    expect(page.get_by_test_id("end")).to_contain_text(category)


def test_the_language_changes_in_place(person: NewPerson, server: Server) -> None:
    page = person()
    open_table(page, server, new_table(page, server, [ME, BOT]))
    play_ply(page, press_list)
    wait_for_turn(page)
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("log")).to_contain_text("place un viking")
    expect(page.get_by_test_id("turn")).to_have_text("À vous de jouer")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("log")).to_contain_text("places a viking")
