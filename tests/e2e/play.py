"""How the tests sit at a table: they read the choices offered and press them in different ways."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.server import Server

READY = """() => {
  const table = document.querySelector("main[data-ply]");
  if (!table?.querySelector(".room *")) return false;
  if (table.dataset.busy === "yes" || table.dataset.connection !== "open") return false;
  return table.dataset.status === "over" || table.dataset.turn === "mine";
}"""

SETTLED = "() => document.querySelector('main[data-ply]')?.dataset.busy !== 'yes'"

MAKE_TABLE = """async (wish) => {
  const token = decodeURIComponent(/csrftoken=([^;]+)/.exec(document.cookie)[1]);
  const post = async (path, body, type) => {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": type, "x-csrftoken": token },
      body: type === "application/json" ? JSON.stringify(body) : body,
    });
    if (!answer.ok) throw new Error(path + ": " + (await answer.text()));
    return answer.json();
  };
  if (typeof wish === "string") return (await post("/api/sagas", wish, "text/plain; charset=utf-8")).id;
  const table = await post("/api/tables", wish, "application/json");
  if (table.status === "waiting") await post(`/api/tables/${table.id}/start`, {}, "application/json");
  return table.id;
}"""


WAITING_TABLE = """async (wish) => {
  const token = decodeURIComponent(/csrftoken=([^;]+)/.exec(document.cookie)[1]);
  const headers = { "content-type": "application/json", "x-csrftoken": token };
  const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
  return (await answer.json()).id;
}"""


def seat(kind: str, name: str = "", bot: str = "") -> dict[str, str]:
    return {"kind": kind, "name": name, "bot": bot}


ME, BOT = seat("me"), seat("bot", bot="greedy")


def arrive(page: Page, server: Server) -> None:
    """At the home page, known by a cookie."""
    page.goto(server.url)
    page.wait_for_function("() => document.cookie.includes('csrftoken=')")
    page.wait_for_load_state("networkidle")


def wish(game: str, seats: list[dict[str, str]], **wishes: Any) -> dict[str, Any]:
    """What a new table is to be."""
    return {"game": game, "seats": seats, "options": {}, "undo": "turn", "watch": "anyone", **wishes}


def waiting_table(page: Page, wanted: dict[str, Any]) -> str:
    """A table that has not started, made by whoever looks at this page."""
    return str(page.evaluate(WAITING_TABLE, wanted))


def sit_and_start(host: Page, friend: Page) -> None:
    """The friend takes the free seat, and only then does the host start: a bot would take an empty seat."""
    with friend.expect_response("**/join"):
        friend.get_by_role("button", name=re.compile("Take a seat|Prendre une place")).click()
    host.get_by_role("button", name="Start").click()


def new_table(
    page: Page, server: Server, seats: list[dict[str, str]], game: str = "looot", **wishes: Any
) -> str:
    """A table that has started, with this person as its host; its id."""
    arrive(page, server)
    return str(page.evaluate(MAKE_TABLE, wish(game, seats, **wishes)))


def upload(page: Page, server: Server, saga: str) -> str:
    """A finished match from its saga; its id."""
    arrive(page, server)
    return str(page.evaluate(MAKE_TABLE, saga))


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


def wanted(actions: list[str]) -> str:
    """A modest plan: no shields; a longship and a trophy when they can be had; else the first choice."""
    for verb in ("claim", "take", "end", "place", "lay", "pick"):
        for action in actions:
            if action.split(" ")[0] == verb:
                return action
    return actions[0]


Press = Callable[[Page, str], None]


Plan = Callable[[list[str]], str]


def roaming() -> Plan:
    """A plan that tries a bit of everything, and lets a ship leave whenever it can."""
    turns = count(1)

    def plan(actions: list[str]) -> str:
        if "go departure" in actions:
            return "go departure"
        return actions[7 * next(turns) % len(actions)]

    return plan


def trading() -> Plan:
    """A plan that spends no coins but on moves, orders goods when it can, and takes what modules offer.

    Its luck is one that does a bit of everything in a match that is not long.
    """
    luck = Random(91)

    def plan(actions: list[str]) -> str:
        for verb in ("claim", "upgrade", "unload", "load", "play middle"):
            for action in actions:
                if action.startswith(verb):
                    return action
        rest = [action for action in actions if action not in ("renew", "extra")]
        moves = [action for action in rest if action.startswith(("shift", "turn"))]
        return luck.choice(moves or rest)

    return plan


# What a traveller would rather do: recruit and cross, let things happen, and play what is left over.
ERRANDS = (
    *("confirm", "pay", "cross", "recruit", "let", "invoke", "play", "target", "hire", "plot", "draw", "end"),
)


def travelling(seed: int = 6) -> Plan:
    """A plan that gets to the end of an epic, not always by the same way.

    How long that takes is a matter of luck, which is known: as a rule this seed gets there soon.
    """
    luck = Random(seed)

    def plan(actions: list[str]) -> str:
        for verb in ERRANDS:
            found = sorted(one for one in actions if one.split(" ")[0] == verb)
            # Symbols are played now and then, or nothing would be left to pay with.
            if found and (verb != "play" or luck.random() < 0.3):
                return luck.choice(found)
        return actions[0]

    return plan


PLANS: dict[str, Callable[[], Plan]] = {
    "looot": lambda: wanted,
    "vikings_on_board": roaming,
    "lofoten": trading,
    "althing": travelling,
}
GAMES = tuple(PLANS)


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


# By game and verb: the kind of piece that is pressed on the board, or the piece; {0}, {1}: what is named.
TARGETS = {
    "looot": {"place": "hex", "lay": "space", "take": "longship", "claim": "trophy", "pick": "tile"},
    "vikings_on_board": {
        "go": "building",
        "body": "body",
        "ship": "ship",
        "barrel": "barrel",
        "bet": "zone",
        "chest": "chest",
        "raise": "price",
        "take": "share",
        "box": "share",
    },
    "lofoten": {
        "play": "hand",
        "shift": "shift",
        "turn": "turn",
        "coin": "coins:reserve",
        "discard": "area",
        "renew": "buy:renew",
        "extra": "buy:extra",
        "put": "end",
        "pile": "pile",
        "area": "area",
        "warehouse": "warehouse",
        "load": "tile:load",
        "leave": "tile:leave",
        "claim": "jarl",
        "seize": "area",
        "upgrade": "longship",
        "flip": "stored",
        "unload": "longship",
        "keep": "choice:keep",
        "redraw": "choice:redraw",
    },
    "althing": {
        "cross": "step",
        "recruit": "assembly",
        "hire": "assembly",
        "plot": "assembly",
        "against": "assembly",
        "pay": "hand",
        "answer": "hand",
        "drop": "hand",
        "play": "play:{0}:{1}",
        "target": "seat",
        "return": "seat",
        "let": "answer:let",
        "decline": "borrowed:decline",
        "bring": "looked",
        "stack": "looked",
        "above": "deck:above",
        "below": "deck:below",
        "store": "store",
        "fetch": "fetch",
        "swap": "swap",
        "trade": "trade",
        "reward": "reward",
        "give": "hand",
        "take": "assembly",
        "lay": "hand",
        "invoke": "invoke",
        "spread": "assembly",
        "place": "place:{0}:{1}",
        "turn": "turn",
        "switch": "switch:{0}:{1}",
    },
}
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
    kind = TARGETS[game][verb]
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
