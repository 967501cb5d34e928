"""The rules of Althing, one module for each part of a phase."""
