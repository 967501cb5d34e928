"""Lofoten, by Sébastien Dujardin (Pearl Games, 2022)."""
