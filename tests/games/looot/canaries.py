"""Looot hides nothing: what is to come does not exist yet (looot-12.5)."""

from tests.server.canaries import Canary, Sitting

CANARY = Canary(sittings=(Sitting(bots=1),), never_now=("end", "lay b5"))
