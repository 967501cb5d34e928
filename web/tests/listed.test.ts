import { mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { artOf, countsOf, isBehind } from "../src/games/registry.ts";
import { told, toldOf } from "../src/games/listed/told.ts";
import { words } from "../src/lib/words.svelte.ts";
import Cover from "../src/shell/Cover.svelte";

const FILES: Record<string, string> = {
  en: "game-title = Tiny\nscene-bag = { $value } in the bag\nscene-hand = Hand: { $value }\nitem-hand = a { $value }\n",
  fr: "game-title = Menu\nscene-bag = { $value } dans le sac\nscene-hand = Main : { $value }\nitem-hand = un { $value }\n",
};
const asked = vi.fn(async (path: string) => {
  const text = FILES[path.split("/").at(-1)!];
  return { ok: true, json: async () => ({ text }) } as Response;
});

beforeAll(async () => {
  vi.stubGlobal("fetch", asked);
  await words.load("tiny");
});
afterEach(() => words.speak("en"));

const scene = {
  bag: 3,
  hand: ["rune", "axe"],
  ship_name: "Naglfar",
  nothing: null,
  places: [{ bag: 1 }, { bag: 2 }],
  players: [{ hand: ["rune"] }, { hand: [] }],
};

test("the words of a game that is not in the bundle come from the server, in each language", async () => {
  expect(asked).toHaveBeenCalledWith("/api/words/tiny/en", expect.anything());
  expect(told("tiny", "bag", 3)).toEqual(["3 in the bag"]);
  await words.speak("fr");
  expect(told("tiny", "bag", 3)).toEqual(["3 dans le sac"]);
});

test("a scene is a list of sentences, and what has no words is named", () => {
  expect(told("tiny", "", scene)).toEqual([
    "3 in the bag",
    "Hand: a rune and a axe",
    "ship name: Naglfar",
    "1 in the bag",
    "2 in the bag",
  ]);
  expect(toldOf("tiny", scene)).toEqual([["Hand: a rune"], ["Hand: "]]);
});

test("it counts nothing beside the scores, proves nothing, and has a plain cover with its title", async () => {
  expect(countsOf("tiny", scene)).toBeNull();
  expect(isBehind("tiny", "points", 0, { event: "won", seat: 0 })).toBe(false);
  expect(artOf("tiny").cover).toBeUndefined();
  const cover = mount(Cover, { target: document.body, props: { game: "tiny" } });
  expect(document.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Tiny");
  await unmount(cover);
});
