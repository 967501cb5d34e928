"""How the tests sit at a table: they read the choices offered and press them in different ways."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

from playwright.sync_api import Locator, Page, expect

from drakkar.games.registry import OURS
from tests.e2e.browsing import Browsing, Plan
from tests.e2e.server import Server
from tests.games.looot.browser import wanted

READY = """() => {
  const table = document.querySelector("main[data-ply]");
  if (!table?.querySelector(".room *")) return false;
  if (table.dataset.busy === "yes" || table.dataset.connection !== "open") return false;
  return table.dataset.status === "over" || table.dataset.turn === "mine";
}"""

SETTLED = "() => document.querySelector('main[data-ply]')?.dataset.busy !== 'yes'"


def seat(kind: str, name: str = "", bot: str = "") -> dict[str, str]:
    return {"kind": kind, "name": name, "bot": bot}


ME, BOT = seat("me"), seat("bot", bot="greedy")


def ask(page: Page, server: Server, path: str, body: object) -> Any:
    """What the server answers this person, without a page being drawn for it; text goes as it is."""
    asks = page.context.request
    if not page.context.cookies(server.url):
        asks.get(f"{server.url}/api/me")
    [token] = [one["value"] for one in page.context.cookies(server.url) if one["name"] == "csrftoken"]
    kind = "text/plain; charset=utf-8" if isinstance(body, str) else "application/json"
    data = body if isinstance(body, str) else json.dumps(body)
    headers = {"x-csrftoken": token, "content-type": kind}
    answer = asks.post(f"{server.url}{path}", data=data, headers=headers)
    assert answer.ok, f"{path}: {answer.text()}"
    return answer.json()


def wish(game: str, seats: list[dict[str, str]], **wishes: Any) -> dict[str, Any]:
    """What a new table is to be."""
    return {"game": game, "seats": seats, "options": {}, "undo": "turn", "watch": "anyone", **wishes}


def waiting_table(page: Page, server: Server, wanted: dict[str, Any]) -> str:
    """A table that has not started, made by this person."""
    return str(ask(page, server, "/api/tables", wanted)["id"])


def sit_and_start(host: Page, friend: Page) -> None:
    """The friend takes the free seat, and only then does the host start: a bot would take an empty seat."""
    with friend.expect_response("**/join"):
        friend.get_by_role("button", name=re.compile("Take a seat|Prendre une place")).click()
    host.get_by_role("button", name="Start").click()


def new_table(
    page: Page, server: Server, seats: list[dict[str, str]], game: str = "looot", **wishes: Any
) -> str:
    """A table that has started, with this person as its host; its id."""
    table = ask(page, server, "/api/tables", wish(game, seats, **wishes))
    if table["status"] == "waiting":
        ask(page, server, f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


def upload(page: Page, server: Server, saga: str) -> str:
    """A finished match from its saga; its id."""
    return str(ask(page, server, "/api/sagas", saga)["id"])


def branch(page: Page, server: Server, over: str, ply: int, seats: list[dict[str, str]]) -> str:
    """A table that goes on from a ply of that match; its id."""
    return str(ask(page, server, f"/api/tables/{over}/branch", {"ply": ply, "seats": seats})["id"])


def open_table(page: Page, server: Server, table: str) -> None:
    page.goto(f"{server.url}/t/{table}")
    wait_for_turn(page)


def wait_for_turn(page: Page) -> bool:
    """Waits until this person is asked something; False when the match is over instead."""
    page.wait_for_function(READY)
    return page.locator("main[data-ply]").get_attribute("data-status") == "playing"


def wait_for_board(page: Page) -> None:
    """Waits until the position is drawn: a game's board arrives after the page around it."""
    page.wait_for_selector('main[data-busy="no"] .room *', state="attached")


def ply(page: Page) -> int:
    return int(page.locator("main[data-ply]").get_attribute("data-ply") or "-1")


def choices(page: Page) -> list[str]:
    """The actions offered, as the option list has them."""
    return [
        str(action)
        for action in page.locator("button[data-action]").evaluate_all(
            "all => all.map(one => one.dataset.action)"
        )
    ]


Press = Callable[[Page, str], None]


# Those that have a board of their own, with what the tests know of each.
BROWSING: dict[str, Browsing] = {game: import_module(f"tests.games.{game}.browser").BROWSING for game in OURS}
PLANS: dict[str, Callable[[], Plan]] = {game: browsing.plan for game, browsing in BROWSING.items()}
GAMES = OURS


def play_ply(page: Page, press: Press, plan: Plan = wanted) -> str:
    """One decision of this person, pressed in a given way; the action done."""
    before = ply(page)
    action = plan(choices(page))
    press(page, action)
    page.wait_for_function(
        "before => Number(document.querySelector('main[data-ply]')?.dataset.ply) > before", arg=before
    )
    return action


def play_to_the_end(page: Page, press: Press, plan: Plan = wanted, limit: int = 1500) -> list[str]:
    """All the decisions of this person until the match is over."""
    done: list[str] = []
    while wait_for_turn(page):
        done.append(play_ply(page, press, plan))
        assert len(done) < limit
    expect(page.get_by_test_id("end")).to_be_visible()
    return done


def play_turn(page: Page, plan: Plan = wanted) -> None:
    """This person's decisions until the next one's turn."""
    wait_for_turn(page)
    while page.locator("main[data-ply]").get_attribute("data-turn") == "mine":
        if play_ply(page, press_list, plan) == "end":
            return
        page.wait_for_function(SETTLED)


def press_list(page: Page, action: str) -> None:
    """In the list of choices."""
    page.locator(f'button[data-action="{action}"]').click()


# What is done with a card of the hand that has to be picked first.
PICKED = ("store", "fetch", "swap", "trade")
# What is done with a step of the epic that has to be chosen first.
SHAPED = ("turn", "switch")
# What points at no piece: the brass button offers it.
PLAIN = ("end", "done", "pass", "confirm", "draw")


def on_board(page: Page, action: str) -> Locator:
    """What an action points at."""
    game = str(page.locator("main[data-game]").get_attribute("data-game"))
    verb, _, what = action.partition(" ")
    kind = BROWSING[game].targets[verb]
    if verb == "target" and what.endswith(" reserve"):
        kind, what = "reserve", what.removesuffix(" reserve")
    if verb == "cross":
        what = what or "next"
    if "{" in kind:
        target = kind.format(*what.split(" "))
    else:
        target = f"{kind}:{what}" if what else kind
    return page.locator(f'[data-target="{target}"]:visible').first


def press_board(page: Page, action: str) -> None:
    """On the board itself; to finish and the like is the brass button."""
    if action in PLAIN:
        page.get_by_test_id("primary").click()
        return
    verb, _, what = action.partition(" ")
    if verb in PICKED:
        page.locator(f'[data-target="hand:{what}"]:visible').first.click()
    if verb in SHAPED and (step := page.locator(f'[data-target="shape:{what.split(" ")[0]}"]')).count():
        step.click()
    on_board(page, action).click()
