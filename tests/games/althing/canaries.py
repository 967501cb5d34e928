"""Althing as it might have been: what the server's leak tests change behind a viewer's back."""

from __future__ import annotations

from drakkar.play.match import Match
from tests.server.althing_choice import choose
from tests.server.althing_swapped import has_modules, swapped
from tests.server.althing_truth import another_truth
from tests.server.canaries import Canary, Json, Sitting, Truth

RICH = {"fjord_trolls": "always", "deck": "baldur", "faces": "mixed"}
ALL_MODULES = {"deck": "own_loki", "hela": "on", "hela_steps": "among", "epic": "eight", "faces": "mixed"}


def other_cards_and_plans(match: Match, viewer: int) -> Truth:
    """Every card that the viewer has never seen is another one, and so is what others are about to do."""
    header = match.saga.header
    if has_modules(len(header.seats), header.options):
        other, changed = swapped(match, viewer)
        return Truth(other, changed | {"own eyes": int(header.seats[1:] == () and viewer == 0)})
    return Truth(*another_truth(match, viewer))


def plans_and_cards_are_not_shown(frame: Json, viewer: int) -> None:
    """What is hidden is there, without a face; what is not confirmed is not there (althing-1.5 and 4.4)."""
    scene = frame["scene"]
    if scene["active"] != viewer:
        assert scene["payment"] is None
        assert scene["phase"] not in ("paying", "exchanging")
        assert scene["demobilised"] is None
        assert scene["composed"] is None or not scene["composed"]["left"]
        if scene["looked"] is not None:
            assert scene["looked"]["cards"] == scene["looked"]["stacked"] == []
            assert scene["looked"]["brought"] == ""
    for entry in frame["entries"]:
        assert (entry["action"] == "") == (entry["seat"] != viewer or entry["ply"] == 0)
        for event in entry["events"]:
            if event.get("seat") == viewer:
                continue
            if event["event"] in ("cards-drawn", "cards-looked-at", "cards-stacked"):
                assert event["cards"] == []
            elif event["event"] == "card-dropped":
                assert event["card"] == ""
            elif event["event"] in ("card-stolen", "stolen-card-unused") and event["whom"] != viewer:
                assert bool(event["card"]) == (event["reserve"] or event.get("open", False))
            elif event["event"] == "card-struck":
                assert (event["card"] == "") == (event["whom"] != viewer)
            elif event["event"] in ("card-stored", "reserve-swapped"):
                assert bool(event["card"]) == event["open"]


CANARY = Canary(
    hidden=other_cards_and_plans,
    forgotten=plans_and_cards_are_not_shown,
    # Hands in most frames; which other secrets there are depends on the match, and each of them is in matches
    # of known luck (test_althing_truth.py). Alone one knows all there is.
    enough=lambda counts: (
        counts["own eyes"] == counts["frame"] + counts["welcome"]
        or max(counts["hands"], counts["swapped hands"]) > counts["frame"] / 2
    ),
    sittings=(
        Sitting(options=RICH),
        Sitting(friends=2, options=RICH | {"dodge_the_counter": "on"}),
        Sitting(friends=3, options={"cowardly_troll": "on"}),
        Sitting(friends=0, options={"thorfinn": "legend_legendary"}),
        Sitting(friends=1, options=ALL_MODULES, label="modules"),
    ),
    never_now=("confirm", "answer odin", "pay thor", "stack olaf", "return 1", "target 1 reserve"),
    draws=("draw",),
    towards=("end", "let", "decline", "confirm"),
    makes_room="drop ",
    choose=choose,
)
