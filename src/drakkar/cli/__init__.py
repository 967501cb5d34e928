"""The drakkar command."""
