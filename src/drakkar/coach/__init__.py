"""The coach: what a search says of the choices of a match, before they are made and afterwards."""
