"""Which engine runs: the compiled one of the wheel, or the plain Python of a checkout."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES


def compiled() -> bool:
    """Whether the kernel and the games run compiled. The wheel compiles them together with this module."""
    file = sys.modules[__name__].__file__
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


def describe() -> str:
    """One line for people: what runs, and what that means for them."""
    if compiled():
        return "compiled engine"
    return "plain Python engine (the compiled one is several times faster; installing it needs a C compiler)"
