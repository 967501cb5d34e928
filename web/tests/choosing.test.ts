import { expect, test } from "vitest";

import type { GameInfo } from "../src/generated/protocol.ts";
import { idleOptions, presetOf, withPreset } from "../src/lib/choosing.ts";
import { tg, words } from "../src/lib/words.svelte.ts";

const option = (name: string, ...values: string[]): GameInfo["options"][0] => ({
  name,
  values,
  default: values[0]!,
  clause: "g-1.1",
});
const game = {
  options: [
    option("shore", "sea", "ship"),
    option("order", "free", "strict"),
    option("first", "seat", "any"),
  ],
  exclusions: [],
  presets: [
    { name: "usual", clause: "g-1.3", options: {} },
    { name: "letter", clause: "g-1.3", options: { shore: "ship", order: "strict" } },
  ],
} as unknown as GameInfo;

test("a preset is known by the options that it sets, whatever the others are", () => {
  expect(presetOf(game, {})?.name).toBe("usual");
  expect(presetOf(game, { first: "any" })?.name).toBe("usual");
  expect(presetOf(game, { shore: "ship", order: "strict" })?.name).toBe("letter");
  expect(presetOf(game, { shore: "ship", order: "strict", first: "any" })?.name).toBe("letter");
  expect(presetOf(game, { shore: "ship" })).toBeUndefined();
});

test("choosing a preset sets its options, takes back those of another, and leaves the rest", () => {
  expect(withPreset(game, { first: "any" }, "letter")).toEqual({
    first: "any",
    shore: "ship",
    order: "strict",
  });
  expect(withPreset(game, { first: "any", shore: "ship" }, "usual")).toEqual({ first: "any" });
  expect(withPreset(game, {}, "nobody knows")).toEqual({});
});

test("an option without effect says why, with the reason that the server gives", async () => {
  await words.load("althing");
  const idle = [
    { key: "only-alone", options: ["order", "first"], option: "", values: [], seats: [2] },
    { key: "no-twin-first", options: ["order"], option: "shore", values: ["sea"], seats: [] },
    { key: "never-countered", options: ["first"], option: "shore", values: ["ship"], seats: [3] },
  ];
  const some = { ...game, name: "althing", idle } as unknown as GameInfo;
  const said = (key: string): string => tg("althing", `idle-${key}`);
  expect(idleOptions(some, {}, 2)).toEqual({ order: said("only-alone"), first: said("only-alone") });
  expect(idleOptions(some, {}, 3)).toEqual({ order: said("no-twin-first") });
  expect(idleOptions(some, { shore: "ship" }, 3)).toEqual({ first: said("never-countered") });
  expect(idleOptions(some, { shore: "ship" }, 4)).toEqual({});
});
