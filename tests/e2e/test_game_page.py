"""The page of a game, and how the home page introduces one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.play import upload
from tests.e2e.sagas import finished
from tests.e2e.server import Server

pytestmark = pytest.mark.e2e


def test_who_comes_first_learns_and_who_comes_back_plays(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(server.url)
    card = page.get_by_role("article", name="Looot")
    first = card.get_by_role("link", name="Learn it in")
    expect(first).to_have_attribute("href", "/learn/looot/first")
    expect(card.locator(".primary")).to_contain_text("Learn it in")
    card.get_by_role("link", name="Looot").click()
    page.wait_for_url("**/g/looot")
    expect(page.get_by_role("main")).to_contain_text("None yet. What you play here is kept")

    table = upload(page, server, finished())
    page.goto(f"{server.url}/g/looot")
    matches = page.get_by_role("region", name="Your matches")
    expect(matches.get_by_role("link")).to_have_attribute("href", f"/r/{table}")
    path = page.get_by_role("region", name="Learn it step by step").get_by_role("listitem")
    expect(path.first).to_contain_text("next")
    path.first.get_by_role("link").click()
    page.wait_for_url("**/t/*")
    page.goto(f"{server.url}/g/looot")
    expect(path.first).to_contain_text("go on")
    page.get_by_role("link", name="Drakkar, home").click()
    expect(card.locator(".primary")).to_have_text("Play a bot now")
    expect(first).to_have_count(0)


def test_results_against_thorfinn_are_on_the_page_of_althing(person: NewPerson, server: Server) -> None:
    page = person(locale="fr-FR")
    page.goto(f"{server.url}/g/althing")
    expect(page.get_by_role("heading", name="Vos résultats contre Thorfinn")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("pas encore joué")
    part = page.get_by_role("link", name="Une partie\u00a0: Des Trolls en chemin")
    part.click()
    page.wait_for_url("**/new/althing?scenario=1a")
    expect(page.get_by_label("Place 2\u00a0: qui s’y assoit")).to_have_value("bot")
