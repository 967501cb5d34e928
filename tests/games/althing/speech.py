"""What is asked, and how each choice is put, read off the oracle's position: keys and what they must say."""

from __future__ import annotations

from tests.games.althing import payment, speech_modules
from tests.games.althing.facts import ANSWERS, RUSES
from tests.games.althing.oracle import Oracle
from tests.games.althing.position import NOBODY

Said = tuple[str, dict[str, str | int]]


def prompt(oracle: Oracle) -> Said:
    """What the seat to act is asked."""
    said = speech_modules.prompt(oracle)
    if said is not None:
        return said
    if oracle.phase == "acting":
        weather = oracle.weather(oracle.active)
        if oracle.actions >= oracle.action_cap:
            return "prompt-act-enough", {"actions": oracle.action_cap}
        return ("prompt-act-storm", {"storm": weather}) if weather else ("prompt-act", {})
    if oracle.phase == "paying":
        return paying(oracle)
    if oracle.phase == "answering":
        return answering(oracle)
    if oracle.borrowed is not None:
        card, owner = oracle.borrowed.card, oracle.borrowed.owner
        if owner == NOBODY:
            return "prompt-hired", {"card": card}
        return "prompt-stolen", {"card": card, "whom": owner}
    if oracle.looked is not None:
        return looking(oracle)
    if oracle.phase == "targeting":
        assert oracle.announced is not None
        return "prompt-target", {"symbol": oracle.announced.symbol}
    if oracle.phase == "plotting":
        return "prompt-plot", {"number": len(oracle.plotted) + 1}
    if oracle.phase == "arranging":
        return "prompt-arrange", {"number": to_draw(oracle), "limit": limit(oracle)}
    return {"hiring": "prompt-hire", "reworking": "prompt-rework", "returning": "prompt-return"}[
        oracle.phase
    ], {}


def limit(oracle: Oracle) -> int:
    return oracle.seasoned_limit if oracle.me.grows else oracle.me.limit


def to_draw(oracle: Oracle) -> int:
    there = len(oracle.deck_of(oracle.active)) + len(oracle.me.discard)
    return min(there, limit(oracle) - len(oracle.me.hand))


def looking(oracle: Oracle) -> Said:
    assert oracle.looked is not None
    looked = oracle.looked
    if oracle.phase == "reorganising":
        return "prompt-reorganise", {"number": len(looked.cards)}
    if oracle.phase == "exchanging":
        return "prompt-exchange", {"card": looked.brought}
    return "prompt-stack", {"side": looked.side, "number": len(looked.cards) + len(looked.returned)}


def paying(oracle: Oracle) -> Said:
    assert oracle.goal is not None
    slots = oracle.goal.slots
    price = oracle.price(oracle.goal)
    given = oracle.given(oracle.goal)
    missing = payment.missing(price, given)
    if slots:
        said: dict[str, str | int] = {"number": len(slots), "cost": price.nuggets + price.wood_bones}
        said["currency"] = oracle.cards[oracle.lying(slots[0])].currency
    else:
        said = speech_modules.here(oracle, oracle.goal.place)
    goal = "recruit" if slots else "cross"
    if missing:
        return f"prompt-pay-{goal}", {**said, "missing": missing}
    return f"prompt-pay-enough-{goal}", said


def answering(oracle: Oracle) -> Said:
    assert oracle.announced is not None
    played = oracle.announced
    said: dict[str, str | int] = {"whom": played.seat, "answer": played.answer}
    if played.counter != NOBODY:
        said |= {"whom": played.counter, "symbol": ANSWERS[played.symbol]}
        return "prompt-answer-counter", said
    if played.reserve:
        return "prompt-answer-reserve", {**said, "card": oracle.players[played.target].reserve}
    kind = "ruse" if played.symbol in RUSES else "providence"
    return f"prompt-answer-{kind}", {**said, "symbol": played.symbol}


def describe(oracle: Oracle, notation: str) -> Said:
    """A choice of the seat to act."""
    said = speech_modules.describe(oracle, notation)
    if said is not None:
        return said
    verb, _, what = notation.partition(" ")
    if verb in ("recruit", "hire", "plot"):
        return at_slot(oracle, verb, int(what))
    if verb in ("cross", "confirm", "pay"):
        return goal(oracle, verb, what)
    if verb in ("answer", "let"):
        return answer(oracle, verb, what)
    if verb in ("store", "fetch", "swap", "trade"):
        return reserve(oracle, verb, what)
    if verb in ("bring", "against", "above", "below", "stack"):
        return reorganise(oracle, verb, what)
    if verb == "target":
        return target(oracle, what)
    if verb == "decline":
        assert oracle.borrowed is not None
        card, owner = oracle.borrowed.card, oracle.borrowed.owner
        if owner == NOBODY:
            return "action-decline-hired", {"card": card}
        return "action-decline-stolen", {"card": card, "whom": owner}
    if verb == "play":
        card, symbol = what.split()
        return "action-play", {"card": card, "symbol": symbol}
    rework = "-rework" if oracle.phase == "reworking" else ""
    others: dict[str, Said] = {
        "return": ("action-return", {"whom": int(what) if what.isdigit() else NOBODY}),
        "end": ("action-end", {}),
        "drop": (f"action-drop{rework}", {"card": what}),
        "draw": (f"action-draw{rework}", {} if rework else {"number": to_draw(oracle)}),
    }
    return others[verb]


def at_slot(oracle: Oracle, verb: str, slot: int) -> Said:
    card = oracle.lying(slot)
    said: dict[str, str | int] = {"card": card, "slot": slot}
    if verb != "recruit":
        return f"action-{verb}", said
    printed = oracle.cards[card]
    more = "-more" if oracle.phase == "paying" else ""
    return f"action-recruit{more}", {**said, "cost": printed.cost, "currency": printed.currency}


def goal(oracle: Oracle, verb: str, card: str) -> Said:
    if verb == "pay":
        printed = oracle.cards[card]
        nuggets, wood, bones = printed.resources
        amounts = {"nuggets": nuggets, "wood": wood, "bones": bones, "universal": printed.universal}
        return "action-pay", {"card": card, **amounts}
    if verb == "confirm":
        assert oracle.goal is not None
        if oracle.goal.slots:
            return "action-confirm-recruit", {"number": len(oracle.goal.slots)}
        return "action-confirm-cross", speech_modules.here(oracle, oracle.goal.place)
    (place,) = oracle.ways(oracle.me.position)
    nuggets, wood, bones = oracle.requirement(place)
    said = {**speech_modules.here(oracle, place), "nuggets": nuggets, "wood": wood, "bones": bones}
    return "action-cross", said


def answer(oracle: Oracle, verb: str, card: str) -> Said:
    assert oracle.announced is not None
    played = oracle.announced
    against = played.symbol if played.counter == NOBODY else ANSWERS[played.symbol]
    if verb == "let":
        return "action-let", {"against": against}
    return "action-answer", {"card": card, "symbol": played.answer, "against": against}


def target(oracle: Oracle, what: str) -> Said:
    assert oracle.announced is not None
    seat, _, reserve = what.partition(" ")
    if reserve:
        return "action-raid", {"whom": int(seat), "card": oracle.players[int(seat)].reserve}
    return "action-target", {"whom": int(seat), "symbol": oracle.announced.symbol}


def reserve(oracle: Oracle, verb: str, card: str) -> Said:
    if verb == "store":
        return "action-store", {"card": card}
    if verb == "trade":
        partner = oracle.partner(oracle.active)
        return "action-trade", {"card": card, "taken": oracle.players[partner].reserve, "whom": partner}
    return f"action-{verb}", {"card": card, "taken": oracle.me.reserve}


def reorganise(oracle: Oracle, verb: str, what: str) -> Said:
    assert oracle.looked is not None
    looked = oracle.looked
    if verb == "against":
        lying = oracle.row[int(what) - 1]
        return "action-against", {"slot": int(what), "card": lying, "brought": looked.brought}
    if verb in ("above", "below"):
        return f"action-{verb}", {"number": len(looked.cards) + len(looked.returned)}
    return f"action-{verb}", {"card": what}
