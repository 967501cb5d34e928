"""`python -m drakkar.server`: the same as `drakkar serve`."""

import typer

from drakkar.cli.serve import serve

if __name__ == "__main__":
    typer.run(serve)
