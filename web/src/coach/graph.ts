/** Where the points of the graph lie. */

import type { Point } from "./analysis.svelte.ts";

export const HEIGHT = 190;
export const MARGIN = { top: 10, right: 14, bottom: 12, left: 30 };

export const xOf = (ply: number, plies: number, width: number): number =>
  MARGIN.left + (plies ? ply / plies : 0) * (width - MARGIN.left - MARGIN.right);

export const yOf = (chance: number): number =>
  MARGIN.top + (1 - Math.min(1, Math.max(0, chance))) * (HEIGHT - MARGIN.top - MARGIN.bottom);

/** The ply under a place of the graph. */
export function plyAt(x: number, plies: number, width: number): number {
  const share = (x - MARGIN.left) / Math.max(1, width - MARGIN.left - MARGIN.right);
  return Math.round(Math.min(1, Math.max(0, share)) * plies);
}

const place = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const path = (places: string[]): string => (places.length ? `M${places.join("L")}` : "");

export const lineOf = (points: readonly Point[], seat: number, plies: number, width: number): string =>
  path(points.map(({ ply, chances }) => place(xOf(ply, plies, width), yOf(chances[seat]!))));

/** The band of one standard error above and below the line. */
export function areaOf(points: readonly Point[], seat: number, plies: number, width: number): string {
  const edge = ({ ply, chances, errors }: Point, sign: 1 | -1): string =>
    place(xOf(ply, plies, width), yOf(chances[seat]! + sign * errors[seat]!));
  const places = [
    ...points.map((point) => edge(point, 1)),
    ...points.toReversed().map((point) => edge(point, -1)),
  ];
  return places.length ? `${path(places)}z` : "";
}
