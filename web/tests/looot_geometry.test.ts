import { expect, test } from "vitest";

import type { LoootStage } from "../src/generated/looot.ts";
import { neighbour } from "../src/board/compass.ts";
import { around, bestTurn, centre, layOut, SIZE, spaceCentre, turned } from "../src/games/looot/geometry.ts";

const stage = (hexes: [number, number][]): LoootStage => ({
  hexes: hexes.map(([q, r], at) => ({ id: `a${at + 1}`, q, r, tile: "wood", building: false })),
  sea: [],
  trophy_hexes: [],
  spaces: [],
  longships: [],
  sites: [],
  trophies: [],
  points: {},
  chain: [],
  vikings: 13,
});

test("six turns of 60° bring a hex back, and its distance never changes", () => {
  const start = { q: 3, r: -5 };
  const far = (at: { q: number; r: number }): number => Math.hypot(centre(at).x, centre(at).y);
  for (let steps = 0; steps < 6; steps++) expect(far(turned(start, steps))).toBeCloseTo(far(start));
  expect(turned(start, 6)).toEqual(start);
});

test("neighbouring hexes are one height apart", () => {
  const [a, b] = [centre({ q: 0, r: 0 }), centre({ q: 1, r: -1 })];
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3) * SIZE);
});

test("every other column of the fjord sits half a hex lower", () => {
  const space = (col: number): number => spaceCentre({ id: "", col, row: 2, site: "" }).y;
  expect(space(0) - space(1)).toBeCloseTo((Math.sqrt(3) / 2) * SIZE);
  expect(space(2)).toBeCloseTo(space(0));
});

test("a long row of hexes is turned upright, where there is more room", () => {
  const row = Array.from({ length: 9 }, (_, at): [number, number] => [at, -Math.floor(at / 2)]);
  const flat = around(row.map(([q, r]) => centre({ q, r })));
  const box = layOut(stage(row)).box;
  expect(bestTurn(stage(row))).not.toBe(0);
  expect(box.height).toBeGreaterThan(flat.height);
});

test("arrows go to the nearest cell that way, and nowhere past the edge", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 60, y: 35 },
    { x: 60, y: -35 },
    { x: 120, y: 0 },
    { x: 0, y: 70 },
  ];
  expect(neighbour(points, 0, "ArrowDown")).toBe(4);
  expect([1, 2]).toContain(neighbour(points, 0, "ArrowRight"));
  expect(neighbour(points, 0, "ArrowLeft")).toBe(-1);
  expect(neighbour(points, 3, "ArrowRight")).toBe(-1);
});
