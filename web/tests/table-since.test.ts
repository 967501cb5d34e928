import { expect, test } from "vitest";

import type { LogEntry } from "../src/generated/protocol.ts";
import { sinceTurnOf } from "../src/table/since.ts";

/** A log in which these seats played, one ply each, after the set-up. */
const log = (...seats: number[]): LogEntry[] =>
  [-1, ...seats].map(
    (seat, ply) => ({ ply, seat, events: [{ event: "deed", seat }] }) as unknown as LogEntry,
  );

const plies = (entries: LogEntry[]): number[] => entries.map(({ ply }) => ply);

test("since my last turn, the others have played", () => {
  expect(plies(sinceTurnOf(0, log(0, 0, 1, 2, 2), true))).toEqual([3, 4, 5]);
});

test("what I have done of my present turn is not since my last one", () => {
  expect(plies(sinceTurnOf(0, log(0, 1, 1, 0, 0), true))).toEqual([2, 3]);
});

test("my turn has just ended: nothing has happened since", () => {
  expect(sinceTurnOf(0, log(1, 0), false)).toEqual([]);
});

test("before my first turn the set-up happened, too", () => {
  expect(plies(sinceTurnOf(1, log(0, 0), true))).toEqual([0, 1, 2]);
});

test("a ply that says nothing is no step", () => {
  const told = log(0, 1, 1);
  told[2] = { ...told[2]!, events: [{ event: "turn-ended" }] as unknown as LogEntry["events"] };
  expect(plies(sinceTurnOf(0, told, true))).toEqual([3]);
});
