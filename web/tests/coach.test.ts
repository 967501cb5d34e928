import { expect, test } from "vitest";

import { AnalysisOf, type Point } from "../src/coach/analysis.svelte.ts";
import { areaOf, HEIGHT, lineOf, MARGIN, plyAt, xOf, yOf } from "../src/coach/graph.ts";
import { inPercent } from "../src/coach/percent.ts";
import { pointersOf } from "../src/coach/reasons.ts";
import type { Advice, AnalysedPly, Analysis, Choice } from "../src/generated/protocol.ts";
import { ApiError } from "../src/lib/api.ts";

const judged = (ply: number): AnalysedPly => {
  const played = { label: { key: "", params: {} }, chance: 0.6, error: 0.01, visits: 9 };
  return {
    ply,
    seat: 0,
    chances: [0.6, 0.4],
    errors: [0.02, 0.02],
    luck: false,
    played,
    better: null,
    why: [],
  };
};

/** A match of so many plies; `asked` remembers what was asked for. */
function server(plies: number, asked: number[], fails: () => boolean = () => false) {
  return (from: number, count: number): Promise<Analysis> => {
    asked.push(from);
    if (fails()) return Promise.reject(new ApiError({ key: "rate-limited", params: {}, clause: "" }, 429));
    const length = Math.min(count, plies - from);
    const part = Array.from({ length }, (_, at) => judged(from + at + 1));
    return Promise.resolve({ plies, judged: part, swings: [], end: [0, 1] });
  };
}

test("an analysis asks until it is whole, and ends with who has won", async () => {
  const asked: number[] = [];
  const analysis = new AnalysisOf(server(9, asked));
  await analysis.run();
  expect(asked).toEqual([0, 4, 8]);
  expect(analysis.done).toBe(true);
  expect(analysis.running).toBe(false);
  expect(analysis.points.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(analysis.points.at(-1)).toEqual({ ply: 9, chances: [0, 1], errors: [0, 0] });
});

test("stopped or refused it keeps what it has, and goes on from there", async () => {
  const asked: number[] = [];
  let broken = false;
  const analysis = new AnalysisOf(server(9, asked, () => broken));
  const first = analysis.run();
  analysis.stop();
  await first;
  expect(analysis.judged.length).toBe(4);
  expect(analysis.points.length).toBe(4);
  broken = true;
  await analysis.run();
  expect(analysis.refusal?.key).toBe("rate-limited");
  expect(analysis.running).toBe(false);
  broken = false;
  await analysis.run();
  expect(analysis.refusal).toBe(null);
  expect(analysis.done).toBe(true);
  expect(asked).toEqual([0, 4, 4, 8]);
});

test("the graph leads from left to right and from 0 to 100 per cent", () => {
  expect(xOf(0, 10, 300)).toBe(MARGIN.left);
  expect(xOf(10, 10, 300)).toBe(300 - MARGIN.right);
  expect(yOf(1)).toBe(MARGIN.top);
  expect(yOf(0)).toBe(HEIGHT - MARGIN.bottom);
  expect(yOf(1.3)).toBe(yOf(1));
  for (const ply of [0, 3, 10]) expect(plyAt(xOf(ply, 10, 300), 10, 300)).toBe(ply);
  expect(plyAt(-50, 10, 300)).toBe(0);
  expect(plyAt(900, 10, 300)).toBe(10);
});

test("a band lies around its line", () => {
  const points: Point[] = [
    { ply: 0, chances: [0.5, 0.5], errors: [0.1, 0.1] },
    { ply: 1, chances: [0.6, 0.4], errors: [0.1, 0.1] },
  ];
  expect(lineOf(points, 0, 1, 300).split("L").length).toBe(2);
  expect(areaOf(points, 0, 1, 300).split("L").length).toBe(4);
  expect(areaOf(points, 0, 1, 300)).toContain(yOf(0.7).toFixed(1));
  expect(lineOf([], 0, 1, 300) + areaOf([], 0, 1, 300)).toBe("");
});

test("an error is never said to be less than it is", () => {
  expect(inPercent(0.617, 0.021)).toEqual({ chance: 62, error: 3 });
  expect(inPercent(0.5, 0.9)).toEqual({ chance: 50, error: 50 });
});

test("what is recommended is pointed at where it alone is pressed, else in the list", () => {
  const choice = (action: string, targets: string[]): Choice => ({
    action,
    label: { key: "", params: {} },
    targets,
  });
  const advice = (action: string): Advice => ({ action, chance: 0.6, error: 0.01, visits: 9, why: [] });
  const options = [
    choice("put c1 a", ["card:c1", "ship:a"]),
    choice("put c1 b", ["card:c1", "ship:b"]),
    choice("end", []),
  ];
  expect(pointersOf([advice("put c1 b"), advice("end"), advice("gone")], options)).toEqual([
    {
      label: "1",
      places: ['[data-target="ship\\:b"]', '[data-target="card\\:c1"]', '[data-action="put\\ c1\\ b"]'],
    },
    { label: "2", places: ['[data-action="end"]'] },
  ]);
});
