"""Drakkar: modern board games with their rules enforced, played in a browser, a terminal or a simulation."""

__version__ = "0.1.0"
