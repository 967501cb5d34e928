"""What is asked and how choices are put in the modules; None where the base game has it. See speech.py."""

from __future__ import annotations

from tests.games.althing.facts import ANSWERS
from tests.games.althing.legal import DECK_SIZE
from tests.games.althing.oracle import Oracle
from tests.games.althing.paying import RESOURCES
from tests.games.althing.position import NOBODY

Said = tuple[str, dict[str, str | int]]


def prompt(oracle: Oracle) -> Said | None:
    if oracle.phase == "placing":
        return "prompt-place", {"hela": oracle.hela}
    if oracle.phase == "composing":
        return composing(oracle)
    if oracle.phase == "acting":
        return acting(oracle)
    if oracle.phase == "answering":
        return answering(oracle)
    if oracle.phase == "demobilising":
        return demobilising(oracle)
    if oracle.phase == "shaping":
        return "prompt-shape", {}
    if oracle.phase == "lifting":
        return "prompt-lift", {}
    if oracle.phase == "invoking":
        assert oracle.me.stone is not None
        return "prompt-lay", {"card": oracle.me.stone.card}
    if oracle.phase == "ailing":
        return "prompt-ail", {"number": len(oracle.full_slots()) - oracle.size()}
    if oracle.phase == "arranging":
        limit = oracle.seasoned_limit if oracle.me.grows else oracle.me.limit
        if len(oracle.me.hand) > limit:
            return "prompt-arrange-down", {"number": len(oracle.me.hand) - limit, "limit": limit}
    return None


def composing(oracle: Oracle) -> Said:
    loki = oracle.options["deck"] == "own_loki"
    left = DECK_SIZE - len(oracle.me.composed)
    size = DECK_SIZE + loki
    return (
        ("prompt-compose", {"number": left, "size": size})
        if left
        else ("prompt-compose-done", {"size": size})
    )


def acting(oracle: Oracle) -> Said | None:
    """A storm comes first; then, without a hand, that there is only the stone; then the step, then a
    shortage."""
    if oracle.actions >= oracle.action_cap:
        return None
    if oracle.weather(oracle.active):
        return None
    if not oracle.me.hand:
        assert oracle.me.stone is not None
        return "prompt-act-stone", {"card": oracle.me.stone.laid}
    if oracle.stands_on(oracle.active, "ovedur_zone") and not oracle.cleared:
        return "prompt-act-ovedur", here(oracle, oracle.me.position)
    if oracle.foe is not None and oracle.foe.shortage:
        return "prompt-act-shortage", {kind: int(kind in oracle.foe.shortage) for kind in RESOURCES}
    return None


def here(oracle: Oracle, place: int) -> dict[str, str | int]:
    step = oracle.step(place)
    return {"step": step.name, "face": step.face}


def answering(oracle: Oracle) -> Said | None:
    assert oracle.announced is not None
    played = oracle.announced
    if played.symbol == "cursed_troll":
        if played.target == played.seat:
            return "prompt-answer-cursed-step", {
                **here(oracle, oracle.me.position),
                "answer": played.answer,
            }
        said: dict[str, str | int] = {"whom": played.seat, "symbol": played.symbol, "answer": played.answer}
        return "prompt-answer-cursed", said
    if played.symbol.startswith("shortage"):
        resource = played.symbol.removeprefix("shortage_")
        said = {"whom": played.seat, "symbol": played.symbol, "answer": played.answer}
        return "prompt-answer-shortage", {**said, "resource": resource}
    return None


def demobilising(oracle: Oracle) -> Said:
    assert oracle.exchange is not None
    given, slots = oracle.exchange.given, oracle.exchange.slots
    if not given:
        return "prompt-demobilise-give", {}
    value = oracle.cards[given].cost - sum(oracle.cards[oracle.lying(slot)].cost for slot in slots)
    return "prompt-demobilise-take", {"card": given, "value": value, "number": len(slots)}


def describe(oracle: Oracle, notation: str) -> Said | None:
    verb, *what = notation.split()
    if verb == "cross" and what:
        return crossing(oracle, what[0])
    if verb == "confirm":
        return confirming(oracle)
    if verb == "reward":
        return reward(oracle, what[0])
    if verb == "invoke":
        return invoking(oracle, what[0])
    if verb == "give":
        return "action-give", {"card": what[0], "cost": oracle.cards[what[0]].cost}
    if verb == "take":
        card = oracle.lying(int(what[0]))
        return "action-take", {"card": card, "slot": int(what[0]), "cost": oracle.cards[card].cost}
    if verb in ("turn", "switch", "place"):
        return shaping(oracle, verb, what)
    if verb == "spread":
        return "action-spread", {"card": oracle.lying(int(what[0])), "slot": int(what[0])}
    if verb == "lift" and what[0] == "ovedur":
        return "action-lift-ovedur", here(oracle, oracle.me.position)
    if verb == "lift":
        return "action-lift", {"symbol": f"shortage_{what[0]}"}
    if verb in ("lay", "pick"):
        return f"action-{verb}", {"card": what[0]}
    return None


def crossing(oracle: Oracle, side: str) -> Said:
    place = oracle.ways(oracle.me.position)[0 if side == "left" else 1]
    amounts = zip(RESOURCES, oracle.requirement(place), strict=True)
    return "action-cross-side", {"side": side, **here(oracle, place), **dict(amounts)}


def confirming(oracle: Oracle) -> Said | None:
    if oracle.phase == "composing":
        return "action-confirm-deck", {"number": DECK_SIZE + (oracle.options["deck"] == "own_loki")}
    if oracle.phase == "demobilising":
        assert oracle.exchange is not None
        return "action-confirm-demobilise", {
            "card": oracle.exchange.given,
            "number": len(oracle.exchange.slots),
        }
    return None


def reward(oracle: Oracle, card: str) -> Said:
    assert oracle.goal is not None
    way = next(way for way in oracle.rewards(oracle.goal) if way.doubled == card)
    return "action-reward", {"card": card, "with": way.rewarder, "nuggets": oracle.cards[card].nuggets}


def invoking(oracle: Oracle, symbol: str) -> Said:
    stone = oracle.players[oracle.to_act].stone
    assert stone is not None
    said: dict[str, str | int] = {"card": stone.laid, "symbol": symbol}
    if oracle.phase != "answering":
        return "action-invoke", said
    assert oracle.announced is not None
    played = oracle.announced
    against = played.symbol if played.counter == NOBODY else ANSWERS[played.symbol]
    return "action-invoke-answer", {**said, "against": against}


def shaping(oracle: Oracle, verb: str, what: list[str]) -> Said:
    place = int(what[0])
    said: dict[str, str | int] = {"place": place, **here(oracle, place)}
    if verb == "turn":
        return "action-turn", said
    if verb == "place":
        return "action-place", {"hela": oracle.hela, **said, "side": what[1]}
    other = int(what[1])
    names: dict[str, str | int] = {"step": oracle.step(place).name, "other_step": oracle.step(other).name}
    return "action-switch", {"place": place, "other": other, **names}
