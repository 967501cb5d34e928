import type { LoootScene } from "../../generated/looot.ts";
import type { GameEvent } from "../../table/log.ts";
import { named, type TableFacts } from "../facts.ts";

/** Everything about a kind of tile: gaining it, laying it, losing it, and the longships that raise its worth. */
const tile =
  (kind: string) =>
  (event: GameEvent): boolean =>
    event.tile === kind && event.event !== "viking-placed";

export const LOOOT: TableFacts = {
  counts: {
    key: "vikings-left",
    of: (scene) => (scene as LoootScene).players.map((player) => player.vikings),
  },
  drawsFirst: { option: "first_player", value: "drawn" },
  evidence: {
    castle: tile("castle"),
    tower: tile("tower"),
    house: tile("house"),
    gold: tile("gold"),
    sheep: tile("sheep"),
    wood: tile("wood"),
    sites: named("site-finished"),
    trophy: named("trophy-claimed"),
    longships: named("longship-taken", "longship-laid", "longship-completed"),
  },
};
