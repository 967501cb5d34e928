/** The way through a game: which lesson or match comes after which, and where one is. */

import { describe, expect, it } from "vitest";

import type { GameInfo, LessonTaken, TableInfo } from "../src/generated/protocol.ts";
import type { Guide } from "../src/games/facts.ts";
import { pathOf } from "../src/lib/path.ts";

const lesson = (id: string, scenario = "") => ({
  id,
  minutes: 5,
  seats: 2,
  options: scenario ? { scenario } : {},
});
const GAME = {
  name: "althing",
  minutes: 40,
  lessons: [lesson("first", "1a"), lesson("more", "1a"), lesson("alone")],
} as unknown as GameInfo;
const GUIDE = { option: "scenario", parts: ["1a", "2"] } as unknown as Guide;
const match = (scenario: string, status = "over"): TableInfo =>
  ({ game: "althing", status, options: { scenario } }) as unknown as TableInfo;
const taken = (id: string, done: boolean, table = ""): LessonTaken => ({ id, done, table });
const ways = (lessons: LessonTaken[], tables: TableInfo[]) =>
  pathOf(GAME, GUIDE, lessons, tables).map(({ id, state }) => `${id} ${state}`);

describe("the way through a game", () => {
  it("has a part of the campaign after the lessons that prepare for it", () => {
    expect(ways([], [])).toEqual(["first next", "more later", "1a later", "alone later", "2 later"]);
  });

  it("goes on with the first that is not done", () => {
    expect(ways([taken("first", true)], [])[1]).toBe("more next");
    expect(ways([taken("first", false, "a"), taken("more", true)], [match("1a")])).toEqual([
      "first begun",
      "more done",
      "1a done",
      "alone later",
      "2 later",
    ]);
  });

  it("counts a part as done once its match is over", () => {
    expect(ways([], [match("2", "playing")]).at(-1)).toBe("2 later");
    expect(ways([], [match("2")]).at(-1)).toBe("2 done");
  });

  it("leads to a lesson, and to a table of a part", () => {
    const [first, , part] = pathOf(GAME, GUIDE, [], []);
    expect(first?.href).toBe("/learn/althing/first");
    expect(part?.href).toBe("/new/althing?scenario=1a");
  });
});
