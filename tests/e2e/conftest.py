"""A real Chromium and a real server. Whatever a page writes to its console as an error fails its test."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from scripts.find_chromium import find_or_install
from tests.e2e.server import Server

ARGUMENTS = ["--disable-dev-shm-usage", "--force-color-profile=srgb", "--font-render-hinting=none"]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
# How long anything may take before it counts as never, in ms: a busy machine is not to blame.
PATIENCE = 60_000
# What the browser itself says when a server is gone; only tests that take it away allow it.
NO_SERVER = re.compile(r"WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all the tests of a worker process."""
    running = Server(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    running = Server(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_or_install()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


class Faults:
    """Errors of pages: exceptions and what they wrote to the console."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.allowed: re.Pattern[str] | None = None

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.found.append(f"exception: {error}"))
        page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def check(self) -> None:
        allowed = self.allowed
        assert [fault for fault in self.found if not (allowed and allowed.search(fault))] == []


@pytest.fixture
def faults() -> Iterator[Faults]:
    found = Faults()
    yield found
    found.check()


NewPerson = Callable[..., Page]


@pytest.fixture
def person(browser: Browser, faults: Faults) -> Iterator[NewPerson]:
    """Makes a person: a browser of their own, without cookies, at a page that is still empty."""
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        faults.watch(page)
        return page

    yield make
    for context in contexts:
        context.close()
