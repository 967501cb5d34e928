"""The entry point of the drakkar command."""

from drakkar import __version__
from drakkar.kernel import engine


def main() -> None:
    print(f"drakkar {__version__}, {engine.describe()}")
