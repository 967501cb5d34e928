"""The pages around the table: first visit, quick start, preferences, rules, sagas, and no network."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Faults, NewPerson
from tests.e2e.play import BOT, ME, ask, wish
from tests.e2e.server import Server
from tests.e2e.test_accessibility import check

pytestmark = [pytest.mark.e2e, pytest.mark.slow]


def test_a_first_visit_is_one_click_from_a_match(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(server.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("Come in, the table is set")
    page.get_by_role("article", name="Looot").get_by_role("button", name="Play a bot now").click()
    page.wait_for_url("**/t/*")
    expect(page).to_have_title(re.compile("Looot"))
    page.goto(server.url)
    row = page.get_by_role("listitem").filter(has_text="with Rower")
    expect(row).to_contain_text("Your turn")
    row.get_by_role("link").click()
    page.wait_for_url("**/t/*")


def test_what_is_in_doubt_and_what_would_settle_it(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/rules/lofoten")
    page.get_by_role("link", name="All that is in doubt").click()
    page.wait_for_url("**/doubts/lofoten")
    expect(page.get_by_role("heading", level=1)).to_have_text("What is in doubt in Lofoten")
    jarls = page.get_by_role("region", name="Jarls", exact=True)
    expect(jarls).to_contain_text("What would settle it: a photo of the fronts of the eight Jarls")
    expect(jarls.locator("#doubt-jarl-gunnar")).to_contain_text("invented by us")
    lines = page.get_by_label("All that is in doubt, to be corrected")
    assert '[[jarl]]\nid = "gunnar"\neffect = "take_coins"' in lines.input_value()
    assert "[piles]\nfirst = 14" in lines.input_value(), "a record without id has none"
    page.goto(f"{server.url}/doubts/vikings_on_board")
    expect(page.get_by_role("main")).to_contain_text("Nothing: all that is played with is printed")


def test_marks_are_on_the_board_for_who_wants_them(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(server.url)
    page.get_by_role("article", name="Lofoten").get_by_role("button", name="Play a bot now").click()
    page.wait_for_url("**/t/*")
    line = page.get_by_test_id("marks")
    expect(line).to_have_text("Of 32 kinds of pieces here, 30 are guesses")
    expect(line).to_have_attribute("href", "/doubts/lofoten")
    expect(page.locator(".room .mark")).to_have_count(0)
    page.locator("header button").last.click()
    page.get_by_text("On the board too").click()
    page.get_by_role("button", name="Save").click()
    # Four warehouses, the two piles, and what a middle card of fish or sheep does.
    expect(page.locator(".room .mark").first).to_have_accessible_name("guessed")
    assert page.locator(".room .mark").count() >= 6


def test_language_theme_and_name_are_kept(person: NewPerson, server: Server) -> None:
    page = person(color_scheme="light")
    page.goto(server.url)
    page.get_by_role("button", name="FR: Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Entrez, la table est mise")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page).to_have_title("Jeux de société vikings · Drakkar")
    page.get_by_role("button", name="Nuit").click()
    page.get_by_role("button", name="changer de nom").click()
    page.get_by_role("textbox", name="Nom").fill("Sigrún")
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_role("button", name="Sigrún")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="Sigrún")).to_be_visible()


def test_a_table_is_set_with_its_options(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/new/looot")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("button", name="Add a seat")).to_be_hidden()
    page.get_by_role("button", name="Remove seat 4").click()
    for index in (2, 3):
        page.get_by_label(f"Seat {index}: who sits there").select_option("device")
        page.get_by_label(f"Seat {index}: name").fill(f"Child {index}")
    page.get_by_text("Options").click()
    page.get_by_text("Longships only").click()
    expect(page.get_by_text("1 changed")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    asked = "async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()"
    table = page.evaluate(asked)
    assert table["status"] == "playing"
    assert table["options"]["shore"] == "longship"
    assert [seat["mine"] for seat in table["seats"]] == [True, True, True]
    assert [seat["name"] for seat in table["seats"]][1:] == ["Child 2", "Child 3"]


def test_rules_are_found_by_word_and_by_address(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/rules/looot#looot-5.2")
    expect(page.locator("[id='looot-5.2']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("longship")
    expect(page.get_by_role("status").filter(has_text="clauses found")).to_be_visible()
    expect(page.locator("mark").first).to_have_text(re.compile("longship", re.IGNORECASE))
    page.get_by_role("searchbox").fill("xyzzy")
    page.get_by_role("button", name="Clear the search").click()
    expect(page.locator("[id='looot-1.1']")).to_be_attached()


def test_the_rules_open_with_the_page_for_the_first_match(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/rules/lofoten")
    first = page.get_by_role("region", name="Your first match")
    expect(first.locator("ol li")).to_have_count(5)
    expect(first.locator("ul li")).to_have_count(3)
    page.get_by_role("navigation", name="Contents").get_by_role("link").first.click()
    expect(first).to_be_in_viewport()


def test_the_rules_are_found_by_a_word_of_the_other_language(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/rules/looot")
    page.get_by_role("searchbox").fill("moutons")
    found = page.locator("[id='looot-8.2'] .elsewhere")
    expect(found.locator("mark").first).to_have_text("moutons")
    expect(found).to_have_attribute("lang", "fr")


def test_a_worked_example_is_a_live_board(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/rules/looot#looot-3.4")
    example = page.locator("[id='looot-3.4'] figure")
    expect(example.locator(".map")).to_be_visible()
    steps = example.get_by_role("list", name="Step by step").get_by_role("button")
    expect(steps).to_have_text(["Before", re.compile("Place a viking"), re.compile("e3")])
    steps.nth(1).click()
    expect(example.get_by_role("status")).to_contain_text("Astrid gains one axe from a9.")


def test_what_is_no_saga_is_refused_in_words(
    person: NewPerson, server: Server, faults: Faults, tmp_path: Path
) -> None:
    # The browser reports the refusal's status by itself.
    faults.allowed = re.compile(r"status of 4\d\d")
    page = person()
    page.goto(server.url)
    bad = tmp_path / "holiday.txt"
    bad.write_text("Dear diary", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("saga")
    expect(page).to_have_url(f"{server.url}/")


def test_an_unknown_page_leads_home(person: NewPerson, server: Server) -> None:
    page = person()
    page.goto(f"{server.url}/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing but open sea")
    page.get_by_role("link", name="Back to the longhouse").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Come in, the table is set")


def test_without_a_network_the_shell_opens_and_comes_back(
    person: NewPerson, server: Server, faults: Faults
) -> None:
    faults.allowed = re.compile(r"ERR_INTERNET_DISCONNECTED")
    page = person()
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("caches.keys().then((names) => names.length === 1)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("The line to the server is cut")
    cached = page.evaluate(
        """async () => {
          const [name] = await caches.keys();
          return (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname);
        }"""
    )
    assert "/" in cached
    assert not [path for path in cached if path.startswith(("/api", "/ws", "/s/"))]
    page.context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).to_have_text("Come in, the table is set")


def test_somebody_takes_and_deletes_what_is_kept_about_them(person: NewPerson, server: Server) -> None:
    page = person(bypass_csp=True)
    ask(page, server, "/api/tables", wish("looot", [ME, BOT]))
    ask(page, server, "/api/tables", wish("looot", [ME, BOT]))
    page.goto(server.url)
    page.get_by_role("button", name="change your name").click()
    page.get_by_role("link", name="My data").click()
    expect(page.get_by_role("main")).to_contain_text("2 tables with what was played there")
    assert check(page, "my data") == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    assert download.value.suggested_filename == "drakkar-my-data.zip"
    page.get_by_role("main").get_by_role("button", name="Delete", exact=True).first.click()
    page.get_by_role("dialog", name="Delete this table?").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("main")).to_contain_text("one table with what was played there")
    page.get_by_role("button", name="Delete everything").click()
    sure = page.get_by_role("dialog", name="Delete everything about you?")
    sure.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Delete everything").click()
    with page.expect_navigation():
        sure.get_by_role("button", name="Delete").click()
    page.goto(f"{server.url}/data")
    expect(page.get_by_role("main")).to_contain_text("Nothing is kept about you yet")
