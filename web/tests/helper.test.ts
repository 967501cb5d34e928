import { expect, test } from "vitest";

import type { Choice, LogEntry } from "../src/generated/protocol.ts";
import { read, type Memory } from "../src/helper/memory.ts";
import { doneBy, newsOf } from "../src/helper/news.ts";
import { spotBeside } from "../src/helper/spot.ts";

const choice = (action: string): Choice => ({ action, label: { key: "", params: {} }, targets: [] });
const ply = (seat: number, action: string, ...names: string[]): LogEntry => ({
  ply: 1,
  seat,
  action,
  at: 0,
  events: names.map((event) => ({ event, seat })),
});
const memory = (...told: string[]): Memory => ({ first: "t", table: "t", told, done: [] });
const kinds = (...news: { kind: string }[]): string[] => news.map(({ kind }) => kind);

test("each kind is named once: what others did, then what is possible", () => {
  const entries = [ply(1, "place a1", "turn-began", "viking-placed"), ply(1, "place a2", "viking-placed")];
  const options = [choice("place b1"), choice("place b2"), choice("raise double")];
  const found = newsOf(0, entries, options, memory());
  expect(kinds(...found)).toEqual(["did:viking-placed", "can:place", "can:raise"]);
  expect(newsOf(0, entries, options, memory(...kinds(...found)))).toEqual([]);
});

test("what the player has done is not named any more", () => {
  const done = doneBy(0, [ply(0, "place a1", "viking-placed"), ply(1, "raise double", "shield-raised")]);
  expect(done).toEqual(["can:place", "did:viking-placed"]);
  const found = newsOf(0, [ply(1, "place a2", "viking-placed")], [choice("place b1")], { ...memory(), done });
  expect(found).toEqual([]);
});

test("the first match is remembered, and what was told only for its own match", () => {
  expect(read(null, "t")).toEqual(memory());
  expect(read("{", "t")).toEqual(memory());
  expect(read('{"first": 3, "told": "x", "table": "t"}', "t")).toEqual(memory());
  const stored = JSON.stringify({ ...memory("can:place"), done: ["can:lay"] });
  expect(read(stored, "t").told).toEqual(["can:place"]);
  expect(read(stored, "u")).toEqual({ first: "t", table: "u", told: [], done: ["can:lay"] });
});

test("a line lies beside what it is about and covers nothing that may be pressed", () => {
  const screen = { x: 0, y: 0, width: 400, height: 400 };
  const about = { x: 180, y: 180, width: 40, height: 40 };
  const line = { x: 0, y: 0, width: 100, height: 30 };
  expect(spotBeside(about, line, [], screen)).toEqual({ x: 150, y: 230, width: 100, height: 30 });
  const below = { x: 0, y: 225, width: 400, height: 50 };
  expect(spotBeside(about, line, [below], screen)).toMatchObject({ x: 150, y: 140 });
  const above = { ...below, y: 130 };
  expect(spotBeside(about, line, [below, above], screen)).toMatchObject({ x: 230, y: 185 });
  expect(spotBeside(about, line, [screen], screen)).toBeNull();
  expect(spotBeside({ ...about, x: 380 }, line, [], screen)).toMatchObject({ x: 292 });
});
