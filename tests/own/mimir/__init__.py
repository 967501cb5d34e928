"""Mimir's Well, the smallest game there is: two seats, one secret, and all that a game needs."""
