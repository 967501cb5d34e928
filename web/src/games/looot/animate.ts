/** How Looot's events move. */

import { number, text, type Happening } from "../../board/happenings.ts";
import {
  arrive,
  drop,
  flip,
  lift,
  sailIn,
  together,
  type Find,
  type Move,
  type Theatre,
} from "../../board/theatre.ts";
import type { LoootScene } from "../../generated/looot.ts";

/** The movements of an event; `before` is the position it started from. */
export function movesOf(theatre: Theatre, event: Happening, before: LoootScene): Move[] {
  const seat = number(event, "seat");
  const chest: Find = () => theatre.find("at", `seat:${seat}`);
  const tray: Find = () => theatre.find("at", `loot:${seat}`) ?? chest();
  const hex: Find = () => theatre.find("at", `hex:${text(event, "hex")}`);
  const slot = (at: number): Element | undefined =>
    theatre.find("at", `sea:${at}`) ?? theatre.find("at", `quay:${at}`);
  const fjord: Find = () => theatre.find("piece", `space:${seat}:${text(event, "space")}`);
  const tile = `#good-${text(event, "tile")}`;
  switch (event.event) {
    case "longships-launched":
      return [
        together(
          (event["longships"] as string[]).map((_, slot) =>
            sailIn(() => theatre.find("piece", `sea:${slot}`)),
          ),
        ),
      ];
    case "shield-raised":
      return [lift(() => theatre.find("at", `shield:${seat}:${text(event, "shield")}`))];
    case "viking-placed":
      return [drop(() => theatre.find("piece", `viking:${text(event, "hex")}:${seat}`))];
    case "resource-gained":
      return [theatre.fly(tile, hex, tray, 260)];
    case "building-captured":
      return [theatre.fly(tile, hex, tray, 450)];
    case "tile-laid":
    case "longship-laid":
      return [arrive(fjord, () => tray()?.getBoundingClientRect())];
    case "longship-taken": {
      const from = before.sea.indexOf(text(event, "longship"));
      return [theatre.fly("#good-longship", () => slot(from), tray, 300)];
    }
    case "longship-completed":
      return [flip(() => theatre.find("owner", `${seat}:${text(event, "longship")}`))];
    case "site-finished":
      return [flip(() => theatre.find("owner", `${seat}:${text(event, "site")}`))];
    case "trophy-claimed":
      return [
        theatre.fly("#good-trophy", () => theatre.find("at", `trophy:${number(event, "axes")}`), chest, 500),
      ];
    case "longship-drawn":
      return [sailIn(() => theatre.find("piece", `sea:${number(event, "slot") - 1}`))];
    default:
      return [];
  }
}
