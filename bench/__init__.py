"""Measures the engine beside its peers, in one run. `make bench` runs it."""
