"""Many matches: simulation and its statistics."""
