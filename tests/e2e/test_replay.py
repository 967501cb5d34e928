"""Replay: the scrubber, other eyes, a link to a position, and a branch that becomes a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.play import GAMES, choices, play_ply, press_list, upload, wait_for_turn
from tests.e2e.sagas import finished
from tests.e2e.server import Server

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("game", GAMES)
def test_replay_share_and_branch(game: str, person: NewPerson, server: Server) -> None:
    page = person(permissions=["clipboard-read", "clipboard-write"])
    table = upload(page, server, finished(2, game))
    page.goto(f"{server.url}/r/{table}#12")
    position = page.get_by_test_id("position")
    expect(position).to_contain_text(re.compile(r"^Ply 12 of \d+$"))
    expect(page.get_by_text("Luck verified")).to_be_visible()

    # Keys, the slider and the log all move it, and the address follows.
    page.keyboard.press("ArrowRight")
    expect(position).to_contain_text("Ply 13 ")
    expect(page).to_have_url(re.compile(r"#13$"))
    page.keyboard.press("Home")
    expect(position).to_contain_text("Ply 0 ")
    page.get_by_test_id("scrubber").fill("20")
    expect(position).to_contain_text("Ply 20 ")
    first = page.get_by_role("log").get_by_role("link").first
    told = str(first.get_attribute("href")).partition("#")[2]
    first.click()
    expect(position).to_contain_text(f"Ply {told} ")
    page.keyboard.press("Shift+ArrowRight")
    expect(position).not_to_contain_text(re.compile(rf"Ply {told}\b"))
    page.get_by_test_id("eyes").select_option("1")
    page.keyboard.press("End")
    expect(page.get_by_role("table")).to_be_visible()

    # It plays by itself.
    page.goto(f"{server.url}/r/{table}#5")
    expect(position).to_contain_text("Ply 5 ")
    page.get_by_label("Speed").select_option("4")
    page.get_by_test_id("play").click()
    expect(position).not_to_contain_text(re.compile(r"Ply [56] "))
    page.get_by_test_id("play").click()

    # A link to this very position, opened by somebody else, who sees what is public.
    with page.expect_response(re.compile(r"/replay\?as=-1$")):
        page.get_by_test_id("eyes").select_option("-1")
    page.goto(f"{server.url}/r/{table}#30")
    expect(position).to_contain_text("Ply 30 ")
    what = page.get_by_test_id("what").inner_text()
    page.get_by_test_id("copy-link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = person()
    other.goto(link)
    expect(other.get_by_test_id("what")).to_have_text(what)

    # From here on it is a table.
    other.get_by_test_id("branch").click()
    other.get_by_test_id("branch-go").click()
    other.wait_for_url("**/t/*")
    wait_for_turn(other)
    assert int(other.locator("main").get_attribute("data-ply") or "0") >= 30
    expect(other.get_by_text("Practice: this match goes on from ply 30")).to_be_visible()
    assert choices(other)
    play_ply(other, press_list)


def test_the_saga_can_be_downloaded_and_opened_again(person: NewPerson, server: Server) -> None:
    page = person()
    table = upload(page, server, finished())
    page.goto(f"{server.url}/t/{table}")
    with page.expect_download() as download:
        page.get_by_test_id("saga").click()
    text = download.value.path().read_text(encoding="utf-8")
    again = upload(page, server, text)
    page.goto(f"{server.url}/r/{again}#0")
    expect(page.get_by_test_id("position")).to_contain_text("Ply 0 ")
