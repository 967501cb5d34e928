"""What is asked, and how each choice is put, read off the oracle's position: keys and what they must say."""

from __future__ import annotations

from tests.games.lofoten.oracle import CLOCKWISE, Oracle
from tests.games.lofoten.position import NOBODY, clan_of, good_of, value_of
from tests.games.lofoten.worth import CARDS

Said = tuple[str, dict[str, str | int]]

# Effect and two amounts of each Jarl (clauses 12.8 to 12.10), effect and amount of each longship (13.5 on).
JARLS: dict[str, tuple[str, int, int]] = {
    "gunnar": ("take_coins", 4, 0),
    "astrid": ("store_tile", 1, 0),
    "leif": ("extra_moves", 1, 0),
    "ingrid": ("extra_uses", 1, 0),
    "harald": ("cheaper", 1, 2),
    "sigrun": ("add_to_total", 1, 0),
    "torsten": ("lead_bonus", 4, 0),
    "ylva": ("buckler_groups", 1, 2),
}
LONGSHIPS: dict[str, tuple[str, int]] = {
    "A": ("points", 3),
    "B": ("capacity", 4),
    "C": ("any_good", 0),
    "D": ("uses", 4),
}


def card(name: str) -> dict[str, str | int]:
    return {"good": good_of(name), "value": value_of(name)}


def tile(name: str) -> dict[str, str | int]:
    return {**card(name), "buckler": clan_of(name)}


def facing(oracle: Oracle) -> dict[str, str | int]:
    lying = oracle.market[oracle.me.area - 1]
    return {"longship": oracle.me.slots["top"].name, **card(lying)}


def prompt(oracle: Oracle) -> Said:
    """What the seat to act is asked."""
    if oracle.phase == "action":
        kind = "-last" if oracle.last else "-extra" if oracle.extra_turn else ""
        return f"prompt-action{kind}", {}
    if oracle.phase == "moving":
        possible = any(notation.startswith(("shift", "turn")) for notation in oracle.legal())
        if oracle.moves or not possible:
            return "prompt-move", {"side": oracle.side, "moves": oracle.moves}
        return "prompt-move-paid", {"side": oracle.side, "coins": 1}
    if oracle.phase == "power":
        possible = any(notation.startswith(oracle.power) for notation in oracle.legal())
        return (
            (f"prompt-power-{oracle.power}", {"uses": oracle.uses}) if possible else ("prompt-power-done", {})
        )
    if oracle.phase == "drawing":
        assert oracle.drawn is not None
        return "prompt-draw", card(oracle.drawn.card)
    if oracle.phase == "loading":
        return "prompt-load", facing(oracle)
    waiting = good_of(oracle.waiting[0]) if oracle.waiting else ""
    orders: dict[str, str | int] = {}
    if oracle.phase == "starting":
        orders["good"] = good_of(oracle.starts()[0].order)
    others: dict[str, Said] = {
        "starting": ("prompt-orders", orders),
        "storing": ("prompt-store", {"good": waiting}),
        "pile": ("prompt-pile", {"empty": len(oracle.empty_areas())}),
        "area": ("prompt-area", tile(oracle.turned) if oracle.turned else {}),
        "closing": ("prompt-close", {}),
        "attaching": ("prompt-attach", {"jarl": oracle.jarl}),
        "seizing": ("prompt-seize", {"jarl": oracle.jarl}),
        "flipping": ("prompt-flip", {"longship": oracle.upgrading}),
        "unloading": ("prompt-unload", {}),
    }
    return others[oracle.phase]


def describe(oracle: Oracle, notation: str) -> Said:
    """A choice of the seat to act."""
    verb, _, what = notation.partition(" ")
    if verb == "play":
        return play(oracle, what)
    if verb in ("shift", "turn"):
        return move(oracle, verb, what)
    if verb == "warehouse":
        return warehouse(oracle, int(what))
    if verb == "claim":
        return claim(oracle, what)
    if verb in ("discard", "seize"):
        return f"action-{verb}", {"area": int(what), **tile(oracle.market[int(what) - 1])}
    if verb in ("load", "leave"):
        return f"action-{verb}", facing(oracle)
    if verb in ("keep", "redraw"):
        return f"action-{verb}", {"good": good_of(oracle.starts()[0].order)}
    if verb == "unload":
        aboard = oracle.me.ship(what).cargo
        goods: dict[str, str | int] = {"good": good_of(aboard[0]), "quantity": sum(map(value_of, aboard))}
        return "action-unload", {"longship": what, **goods}
    if verb == "put":
        assert oracle.drawn is not None
        return "action-put", {"side": what, **card(oracle.drawn.card)}
    if verb == "upgrade":
        effect, amount = LONGSHIPS[what]
        return "action-upgrade", {"longship": what, "effect": effect, "amount": amount}
    plain: dict[str, Said] = {
        "coin": ("action-coin", {"origin": "reserve" if oracle.reserve else "rival"}),
        "done": ("action-done-last" if oracle.last else "action-done", {}),
        "renew": ("action-renew", {"coins": oracle.costs(oracle.to_act)[1]}),
        "extra": ("action-extra", {"coins": oracle.costs(oracle.to_act)[2]}),
        "pass": ("action-pass", {}),
        "end": ("action-end", {}),
    }
    if verb in plain:
        return plain[verb]
    if verb == "pile":
        return "action-pile", {"pile": int(what), "good": oracle.tops[int(what) - 1]}
    if verb == "area":
        return "action-area", {"area": int(what), **card(oracle.turned)}
    return "action-flip", tile(what)


def play(oracle: Oracle, position: str) -> Said:
    held = oracle.me.hand[("left", "middle", "right").index(position)].card
    if position != "middle":
        return "action-play-side", {"side": position, **card(held), "moves": oracle.moves_of(held)}
    ship, good = oracle.me.slots["bottom"], good_of(held)
    said: dict[str, str | int] = {"longship": ship.name, "power": oracle.power_of(good)}
    return "action-play-middle", {**card(held), **said, "uses": oracle.uses_of(good, ship)}


def move(oracle: Oracle, verb: str, way: str) -> Said:
    said: dict[str, str | int] = {}
    if verb == "shift":
        said = {"side": way, "area": oracle.towards(oracle.to_act, way)}
    else:
        slots = oracle.me.slots
        for _ in range(1 if way == "cw" else 3):
            slots = {CLOCKWISE[slot]: ship for slot, ship in slots.items()}
        said = {"sense": way, "top": slots["top"].name, "bottom": slots["bottom"].name}
    if oracle.phase != "power" and not oracle.moves:
        return f"action-{verb}-paid", {**said, "coins": 1}
    return f"action-{verb}", said


def warehouse(oracle: Oracle, number: int) -> Said:
    place = oracle.warehouses[number - 1]
    said: dict[str, str | int] = {"warehouse": number, "card": place.card}
    if oracle.phase == "attaching":
        nothing = oracle.jarl == "sigrun" and "total" not in CARDS[place.card].counts
        key = "action-attach-unwise" if nothing else "action-attach"
        return key, {**said, "good": place.good, "jarl": oracle.jarl}
    return "action-store", {**said, "good": good_of(oracle.waiting[0]), "points": CARDS[place.card].points}


def claim(oracle: Oracle, name: str) -> Said:
    (jarl,) = [jarl for jarl in oracle.jarls if jarl.name == name]
    assert jarl.owner == NOBODY
    effect, amount, other = JARLS[name]
    said: dict[str, str | int] = {"jarl": name, "effect": effect, "amount": amount, "other": other}
    if jarl.kind == "pay_coins":
        return "action-claim-pay", {**said, "coins": jarl.need}
    return "action-claim", said
