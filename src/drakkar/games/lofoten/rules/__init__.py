"""The rules of Lofoten, one module for each part of a turn."""
