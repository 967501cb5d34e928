/** How the events of Lofoten move. Wheels and longships keep their names; tiles, cards and coins fly. */

import { number, text, type Happening } from "../../board/happenings.ts";
import type { Places } from "../../board/places.ts";
import {
  drop,
  flip,
  glide,
  lift,
  together,
  type Find,
  type Move,
  type Theatre,
} from "../../board/theatre.ts";

const LONGSHIPS = ["A", "B", "C", "D"];

export function movesOf(theatre: Theatre, event: Happening, places: Places): Move[] {
  const seat = number(event, "seat");
  const piece =
    (name: string): Find =>
    () =>
      theatre.find("piece", name);
  const at =
    (name: string): Find =>
    () =>
      theatre.find("at", name);
  const moved = (name: string, time?: number): Move => glide(piece(name), () => places.get(name), time);
  const good = `#good-${text(event, "good")}`;
  const ship = at(`ship:${seat}:${text(event, "longship")}`);
  const area = at(`area:${number(event, "area")}`);
  const side = at(`side:${number(event, "warehouse")}:${seat}`);
  switch (event.event) {
    case "market-laid-out":
      return [together((event["goods"] as string[]).map((_, slot) => drop(piece(`area:${slot + 1}`))))];
    case "fleet-shifted":
      return [moved(`wheel:${seat}`)];
    case "fleet-turned":
      return [together(LONGSHIPS.map((name) => moved(`ship:${seat}:${name}`)))];
    case "order-placed":
      return [theatre.fly(good, at(`hand:${seat}`), ship, 280)];
    case "tile-loaded":
      return [theatre.fly(good, area, ship, 280)];
    case "tile-stored":
      return [theatre.fly(good, text(event, "longship") ? ship : at("market"), side, 400)];
    case "tile-placed":
      return [drop(piece(`area:${number(event, "area")}`))];
    case "tile-turned":
      return [theatre.fly(good, at(`pile:${number(event, "pile")}`), at("tray"), 240)];
    case "tile-discarded":
      return [theatre.fly(good, area, at("removed"), 300)];
    case "coin-taken": {
      const from = text(event, "origin") === "rival" ? at(`purse:${1 - seat}`) : at("reserve");
      return [theatre.fly("#lf-coin", from, at(`purse:${seat}`), 260)];
    }
    case "coins-paid":
      return [theatre.fly("#lf-coin", at(`purse:${seat}`), at("reserve"), 260)];
    case "coins-given":
      return [theatre.fly("#lf-coin", at(`purse:${seat}`), at(`purse:${1 - seat}`), 260)];
    case "longship-upgraded":
      return [flip(ship)];
    case "jarl-claimed":
      return [lift(at(`jarl:${text(event, "jarl")}`))];
    default:
      return [];
  }
}
