"""For all tests."""

import os
import signal

from tests.own import PACKAGES

# Before anything asks which games there are; the processes that tests start ask, too.
os.environ["DRAKKAR_GAMES"] = PACKAGES


def pytest_configure() -> None:
    """Whoever starts the tests in the background has Ctrl-C ignored; what the tests start must heed it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
