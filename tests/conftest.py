"""For all tests."""

import signal


def pytest_configure() -> None:
    """Whoever starts the tests in the background has Ctrl-C ignored; what the tests start must heed it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
