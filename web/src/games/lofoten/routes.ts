/** The ways that a card's moves could take the fleet: what to ask the server about them, and what is worth showing. */

import { happenings, number, text, type Happening } from "../../board/happenings.ts";
import type { LofotenScene } from "../../generated/lofoten.ts";
import type { PreviewOf, RouteOf } from "../../generated/protocol.ts";
import { ghostOf, type Ghost } from "./ghost.ts";

/** What `onroutes` is asked. */
export interface Question {
  first: string;
  steps: string[];
  length: number;
}

/** A way worth going: something is loaded or unloaded with its last step. */
export interface Route {
  /** All that is to be done: the card to be played, if none is being used, and then the steps. */
  actions: string[];
  /** The board after it. */
  ghost: Ghost;
  points: number;
}

/** The server goes no further. */
const LONGEST = 5;
const STEPS: Record<string, string[]> = {
  left: ["shift left", "turn ccw"],
  right: ["shift right", "turn cw"],
  shift: ["shift left", "shift right"],
  turn: ["turn ccw", "turn cw"],
};

const question = (first: string, way: string, length: number): Question | null =>
  STEPS[way] && length > 0 ? { first, steps: STEPS[way], length: Math.min(length, LONGEST) } : null;

/** What to ask about a card that could be played. */
export function afterCard(preview: PreviewOf): Question | null {
  for (const event of happenings(preview)) {
    if (event.event === "side-card-played")
      return question(preview.action, text(event, "side"), number(event, "moves"));
    if (event.event === "order-placed")
      return question(preview.action, text(event, "power"), number(event, "uses"));
  }
  return null;
}

/** What to ask in the middle of a card's moves, or when each more of them costs a coin; `offered` are the choices. */
export function fromHere(scene: LofotenScene, seat: number, offered: readonly string[]): Question | null {
  const { coins, costs } = scene.players[seat]!;
  if (scene.phase === "power") return question("", scene.power, scene.uses);
  const bought = Math.floor(coins / Math.max(1, costs.move));
  if (scene.phase === "moving") return question("", scene.side, scene.moves || bought);
  // After a side card a move may be for sale at any moment of the turn.
  const way = ["left", "right"].find((side) => STEPS[side]!.some((step) => offered.includes(step)));
  return way === undefined ? null : question("", way, bought);
}

const NEWS = new Set(["tile-loaded", "order-fulfilled"]);

const loadsOf = ({ steps }: Ghost) => steps.flatMap(({ loads }) => loads);
/** By longship: the same tile aboard of another one is another gain. */
const cargoOf = ({ fleet }: Ghost) =>
  (fleet?.ships ?? []).map(({ longship, cargo }) => [longship, cargo]).sort();
const storesOf = ({ steps }: Ghost) => steps.flatMap(({ stores }) => stores);

/** The routes that bring something: of those that bring the same the shortest, the best first. */
export function worthwhile(
  scene: LofotenScene,
  seat: number,
  first: PreviewOf | undefined,
  routes: readonly RouteOf[],
): Route[] {
  const before = new Map<string, Happening[]>([["", happenings(first)]]);
  const found = new Map<string, Route>();
  for (const { steps, points, events, luck } of routes) {
    const last = events as unknown as Happening[];
    const all = [...(before.get(steps.slice(0, -1).join()) ?? []), ...last];
    before.set(steps.join(), all);
    if (!last.some(({ event }) => NEWS.has(event))) continue;
    const ghost = ghostOf(scene, seat, all, luck);
    if (!ghost) continue;
    const fruit = JSON.stringify([cargoOf(ghost), storesOf(ghost)]);
    const actions = first ? [first.action, ...steps] : steps;
    if (!found.has(fruit)) found.set(fruit, { actions, ghost, points });
  }
  return [...found.values()].sort(
    ({ ghost: one, ...a }, { ghost: other, ...b }) =>
      b.points - a.points ||
      storesOf(other).length - storesOf(one).length ||
      loadsOf(other).length - loadsOf(one).length ||
      one.steps.length - other.steps.length,
  );
}

/** How far the moves could bring the fleet: by area, the steps to it; by longship, the quarter turns to the top. */
export interface Reach {
  areas: Map<number, { steps: number; sign: string }>;
  ships: Map<string, { steps: number; sign: string }>;
}

export function reachOf(routes: readonly RouteOf[]): Reach | null {
  const reach: Reach = { areas: new Map(), ships: new Map() };
  for (const { steps, events } of routes) {
    // Only moves of one kind, one way: who mixes them finds the way from there.
    if (new Set(steps).size > 1) continue;
    const sign = steps[0]!.replace(" ", "-");
    for (const event of events as unknown as Happening[]) {
      const at = { steps: steps.length, sign };
      if (event.event === "fleet-shifted") reach.areas.set(number(event, "area"), at);
      if (event.event === "fleet-turned" && !reach.ships.has(text(event, "top")))
        reach.ships.set(text(event, "top"), at);
    }
  }
  return reach.areas.size + reach.ships.size > 0 ? reach : null;
}
