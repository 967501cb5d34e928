import type { LofotenScene } from "../../generated/lofoten.ts";
import type { GameEvent } from "../../table/log.ts";
import { named, type TableFacts } from "../facts.ts";

/** What was stored of a good, and what was flipped. */
const stored =
  (good: string) =>
  (event: GameEvent): boolean =>
    event.good === good && (event.event === "tile-stored" || event.event === "tile-flipped");

/** The tiles that a seat has stored, in all warehouses. */
const tilesOf = (scene: LofotenScene, seat: number): number =>
  scene.warehouses.reduce((sum, { sides }) => sum + sides[seat]!.tiles.length, 0);

export const LOFOTEN: TableFacts = {
  drawsFirst: true,
  counts: {
    key: "tiles-stored",
    of: (scene) => (scene as LofotenScene).players.map((_, seat) => tilesOf(scene as LofotenScene, seat)),
  },
  evidence: {
    mead: stored("mead"),
    fish: stored("fish"),
    sheep: stored("sheep"),
    coffer: stored("coffer"),
    jarl: named("jarl-claimed", "jarl-attached"),
    longships: named("longship-upgraded"),
  },
};
