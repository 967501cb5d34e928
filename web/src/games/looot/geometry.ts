/** Where things are: hexes with flat tops, the map turned to fill its column, the fjord as printed. */

import type { At } from "../../board/compass.ts";
import type { FjordSpace, LoootStage, Point } from "../../generated/looot.ts";

/** From the centre of a hex to its corners, in drawing units. */
export const SIZE = 40;
const ROOT3 = Math.sqrt(3);
/** Width over height of the room that a map usually gets. */
const ROOM = 0.85;

export interface Box extends At {
  width: number;
  height: number;
}

export const centre = ({ q, r }: Point): At => ({ x: 1.5 * SIZE * q, y: ROOT3 * SIZE * (r + q / 2) });

/** Columns a to g; every other column sits half a hex lower, as on the printed fjord. */
export const spaceCentre = ({ col, row }: FjordSpace): At => ({
  x: 1.5 * SIZE * col,
  y: ROOT3 * SIZE * (row + (col % 2 === 0 ? 0.5 : 0)),
});

/** Turned about the origin by `steps` × 60° clockwise. */
export function turned({ q, r }: Point, steps: number): Point {
  let at = { q, r };
  for (let step = 0; step < steps; step++) at = { q: -at.r, r: at.q + at.r };
  return at;
}

/** The smallest box around hexes at these centres. */
export function around(points: readonly At[], margin = 0): Box {
  const xs = points.map((at) => at.x);
  const ys = points.map((at) => at.y);
  const left = Math.min(...xs) - SIZE - margin;
  const top = Math.min(...ys) - (ROOT3 / 2) * SIZE - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + SIZE + margin - left,
    height: Math.max(...ys) + (ROOT3 / 2) * SIZE + margin - top,
  };
}

/** How far to turn the map so that its hexes come out largest; the same on every screen. */
export function bestTurn(stage: LoootStage): number {
  const all = [...stage.hexes, ...stage.sea, ...stage.trophy_hexes];
  const scale = (steps: number): number => {
    const box = around(all.map((hex) => centre(turned(hex, steps))));
    return Math.min(ROOM / box.width, 1 / box.height);
  };
  return [0, 1, 2].reduce((best, steps) => (scale(steps) > scale(best) * 1.02 ? steps : best), 0);
}

/** Room around the map for its coast. */
const COAST = 14;

/** The map's hexes, sea and trophies where they are drawn, and the box around them. */
export function layOut(stage: LoootStage): { put: (hex: Point) => At; box: Box } {
  const turn = bestTurn(stage);
  const put = (hex: Point): At => centre(turned(hex, turn));
  return { put, box: around([...stage.hexes, ...stage.sea, ...stage.trophy_hexes].map(put), COAST) };
}

export type Corner = "top left" | "top right" | "bottom left" | "bottom right";

/** The corner of the box with the most open water, for what must not cover a hex. */
export function openCorner(points: readonly At[], box: Box): Corner {
  const corners: [Corner, At][] = [
    ["bottom right", { x: box.x + box.width, y: box.y + box.height }],
    ["bottom left", { x: box.x, y: box.y + box.height }],
    ["top right", { x: box.x + box.width, y: box.y }],
    ["top left", { x: box.x, y: box.y }],
  ];
  const room = (corner: At): number =>
    Math.min(...points.map((at) => Math.hypot(at.x - corner.x, at.y - corner.y)));
  return corners.reduce((best, one) => (room(one[1]) > room(best[1]) ? one : best))[0];
}
