/** Puzzles on this device: the record, and the puzzle of the day. */

import { beforeEach, describe, expect, it } from "vitest";

import { keep, ofTheDay, solvedOf } from "../src/lib/puzzles.ts";

beforeEach(() => localStorage.clear());

describe("the record", () => {
  it("keeps the first result, unless that was a miss", () => {
    keep("looot", "1-005", 0);
    expect(keep("looot", "1-005", 2)).toEqual({ "1-005": 2 });
    expect(keep("looot", "1-005", 1)).toEqual({ "1-005": 2 });
    keep("althing", "1-039", 1);
    expect(solvedOf("looot")).toEqual({ "1-005": 2 });
    expect(solvedOf("lofoten")).toEqual({});
  });

  it("begins anew where what is kept is none", () => {
    localStorage.setItem("drakkar.puzzles", "{");
    expect(keep("looot", "1-005", 3)).toEqual({ "1-005": 3 });
  });
});

describe("the puzzle of the day", () => {
  const puzzles = ["a", "b", "c"];

  it("is the same all day, another one the next, and each in its turn", () => {
    const morning = new Date(2026, 10, 19, 0, 5);
    const night = new Date(2026, 10, 19, 23, 55);
    expect(ofTheDay(puzzles, morning)).toBe(ofTheDay(puzzles, night));
    expect(ofTheDay(puzzles, morning, 1)).toBe(ofTheDay(puzzles, new Date(2026, 10, 20)));
    expect(new Set([0, 1, 2].map((ahead) => ofTheDay(puzzles, morning, ahead))).size).toBe(3);
    expect(ofTheDay([], morning)).toBeUndefined();
  });
});
