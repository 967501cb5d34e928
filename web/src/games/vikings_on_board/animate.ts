/** How the events of Vikings on Board move. Pieces keep their names, so most of them just go from there to here. */

import { number, text, type Happening } from "../../board/happenings.ts";
import type { Places } from "../../board/places.ts";
import { drop, glide, lift, together, type Find, type Move, type Theatre } from "../../board/theatre.ts";
import type { VikingsOnBoardScene } from "../../generated/vikings_on_board.ts";
import { motion } from "../../lib/settings.svelte.ts";

const BUILDINGS = [
  "first_player",
  "promotion",
  "change_ship",
  "tavern_1",
  "warehouse_1",
  "market",
  "move",
  "tavern_2",
  "warehouse_2",
  "departure",
  "swap",
];

/** The movements of an event; `before` is the position the plies just received started from. */
export function movesOf(
  theatre: Theatre,
  event: Happening,
  before: VikingsOnBoardScene,
  places: Places,
): Move[] {
  const seat = number(event, "seat");
  const piece =
    (name: string): Find =>
    () =>
      theatre.find("piece", name);
  const at =
    (name: string): Find =>
    () =>
      theatre.find("at", name);
  const boxOf =
    (find: Find): (() => DOMRect | undefined) =>
    () =>
      find()?.getBoundingClientRect();
  const moved = (name: string): Move => glide(piece(name), () => places.get(name));
  /** Bodies move up and back in their ships when one comes or goes. */
  const bodies = (): Move =>
    together([...places.keys()].filter((name) => name.startsWith("body:")).map(moved));
  switch (event.event) {
    case "viking-sent": {
      const old = before.chief === "upper" ? "lower" : "upper";
      const from = places.get(`viking:${old}:${before.queue[0]}`);
      const to = piece(`viking:${before.chief}:${BUILDINGS.indexOf(text(event, "building"))}`);
      return [from ? glide(to, () => from) : drop(to)];
    }
    case "body-promoted":
    case "body-moved":
    case "bodies-swapped":
      return [bodies()];
    case "barrel-placed": {
      const name = `barrel:${seat}:${number(event, "barrel")}`;
      return [glide(piece(name), boxOf(at(name)))];
    }
    case "barrel-moved":
      return [moved(`barrel:${seat}:${number(event, "barrel")}`)];
    case "chest-drawn":
      return [theatre.fly(`#vb-${text(event, "good")}`, at("stack:1"), at("drawn"), 300)];
    case "chests-drawn":
      return [theatre.fly("#vb-chest", at("stack:2"), at("sign"), 300)];
    case "chest-loaded":
      return [
        theatre.fly(`#vb-${text(event, "good")}`, at("sign"), piece(`bow:${number(event, "ship")}`), 400),
      ];
    case "price-raised":
      return [moved(`marker:${text(event, "good")}`)];
    case "stern-taken":
      return [theatre.fly("#vb-stern", at("sterns"), at(`seat:${seat}`), 350)];
    case "bonus-placed":
      return [lift(piece(`bow:${number(event, "ship")}`))];
    case "round-began":
      // The first one begins with all vikings lining up; later the chief changes sides.
      return number(event, "round") === 1
        ? [together(before.queue.map((building) => drop(piece(`viking:upper:${building}`))))]
        : [moved("chief")];
    default:
      return [];
  }
}

/** A chest goes from the bow to the colour whose share it is. */
export function deal(chest: Element, bow: Element): void {
  const [from, to] = [bow.getBoundingClientRect(), chest.getBoundingClientRect()];
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  chest.animate([{ transform: `translate(${dx}px, ${dy}px) scale(1.8)` }, { transform: "none" }], {
    duration: 450 / (motion() || 1),
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  });
}
