/** The log of a table: what frames add and take back, and what stands behind a number of the score sheet. */

import { expect, test } from "vitest";

import type { Frame, LogEntry } from "../src/generated/protocol.ts";
import { isBehind as behind } from "../src/games/registry.ts";
import { tg, words } from "../src/lib/words.svelte.ts";
import {
  inShort,
  lineOf,
  markOfLine,
  merge,
  paragraph,
  turnPlies,
  type GameEvent,
} from "../src/table/log.ts";

const entry = (ply: number, seat: number, action = `act ${ply}`): LogEntry => ({
  ply,
  seat,
  action,
  events: [],
  at: ply,
});
const frame = (ply: number, ...entries: LogEntry[]): Frame => ({ ply, entries }) as unknown as Frame;
const LOG = [entry(1, 0), entry(2, 0), entry(3, 1)];

test("a frame adds its plies", () => {
  expect(merge(LOG, frame(4, entry(4, 1))).map((one) => one.ply)).toEqual([1, 2, 3, 4]);
});

test("an undone ply is gone", () => {
  expect(merge(LOG, frame(1)).map((one) => one.ply)).toEqual([1]);
});

test("a ply undone and played otherwise is replaced", () => {
  expect(merge(LOG, frame(3, entry(3, 1, "other"))).map((one) => one.action)).toEqual([
    "act 1",
    "act 2",
    "other",
  ]);
});

test("turns begin where another seat acts", () => {
  expect(turnPlies([...LOG, entry(4, 0)])).toEqual([2, 3]);
});

test("the set-up is nobody's turn", () => {
  expect(turnPlies([entry(0, -1), ...LOG, entry(4, 0)])).toEqual([2, 3]);
  expect(merge([entry(0, -1), ...LOG], frame(0)).map((one) => one.ply)).toEqual([0]);
});

test("a ply is told in its order, and what a figure does carries its mark", () => {
  const named = (...names: string[]): unknown[] =>
    names.map((name) => {
      const [event, seat] = name.split(" ");
      return seat ? { event, seat: Number(seat) } : { event };
    });
  const told = (ply: number, seat: number, events: unknown[]): [string, unknown][] => {
    const one = paragraph("althing", { ...entry(ply, seat), events } as LogEntry, String);
    return one.parts.flatMap(({ heading, lines }, part) =>
      lines.map((line, at): [string, unknown] => [
        (heading ? "# " : "") + line.event.event,
        markOfLine(one, line, part === 0 && at === 0, 1),
      ]),
    );
  };
  const round = ["round-began", "thorfinn-revealed 1", "assembly-refilled", "phase-began 0"];
  expect(told(7, 0, named("card-dropped 0", "cards-drawn 0", ...round))).toEqual([
    ["card-dropped", 0],
    ["cards-drawn", null],
    ["# round-began", null],
    ["thorfinn-revealed", "figure"],
    ["assembly-refilled", null],
    ["# phase-began", null],
  ]);
  expect(told(0, -1, named("epic-laid", "cards-drawn 0", ...round))).toEqual([
    ["epic-laid", null],
    ["cards-drawn", 0],
    ["# round-began", null],
    ["thorfinn-revealed", "figure"],
    ["assembly-refilled", null],
    ["# phase-began", 0],
  ]);
  const passing = paragraph(
    "althing",
    { ...entry(3, 0), events: named("phase-began 0") } as LogEntry,
    String,
  );
  expect(inShort(passing).map((line) => line.event.event)).toEqual(["phase-began"]);
});

test("only what made the points is behind a number", () => {
  const gained = { event: "resource-gained", seat: 0, tile: "wood", hex: "a1" };
  expect(behind("looot", "wood", 0, gained)).toBe(true);
  expect(behind("looot", "gold", 0, gained)).toBe(false);
  expect(behind("looot", "wood", 1, gained)).toBe(false);
  expect(behind("looot", "wood", 0, { event: "viking-placed", seat: 0, tile: "wood", hex: "a1" })).toBe(
    false,
  );
});

test("sentences use what is true or false, lists, and what is not known", async () => {
  await words.speak("en");
  await words.load("lofoten");
  const tell = (event: GameEvent): string => {
    const line = lineOf("lofoten", event, (seat) => ["Ragnar", "Hilda"][seat]!);
    return tg("lofoten", line.key, line.params);
  };
  const turn = { event: "turn-began", seat: 1, turn: 9, extra: false, last: false };
  expect(tell(turn)).toBe("Turn 9: Hilda plays.");
  expect(tell({ ...turn, extra: true })).toBe("Turn 9: Hilda plays an extra turn.");
  expect(tell({ ...turn, last: true })).toBe("Turn 9: Hilda plays the last turn.");
  const hand = { event: "hand-drawn", seat: 0, goods: ["fish", "mead", "coffer"], values: [2, 1, 3] };
  expect(tell(hand)).toBe("Ragnar draws a hand: fish 2, mead 1 and coffer 3.");
  expect(tell({ ...hand, goods: [], values: [] })).toBe("Ragnar draws a hand.");
});
