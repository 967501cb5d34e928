"""`python -m drakkar.server`: the same as `drakkar serve`."""

import sys

from drakkar.cli.main import app

if __name__ == "__main__":
    app(["serve", *sys.argv[1:]])
