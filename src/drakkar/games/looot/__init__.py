"""Looot, by Charles Chevallier and Laurent Escoffier (Gigamic, 2024)."""
