import { beforeAll, expect, test } from "vitest";

import { bestLanguage, eventKey, join, optionKey, t, tg, words } from "../src/lib/words.svelte.ts";
import { frontOf, messagesOf } from "../vite/words.ts";

beforeAll(() => words.load("looot"));

test("the language changes in place", async () => {
  await words.speak("fr");
  expect(document.documentElement.lang).toBe("fr");
  expect([t("yes"), tg("looot", "tile-title", { tile: "wood" })]).toEqual(["oui", "Bois"]);
  await words.speak("en");
  expect(document.documentElement.lang).toBe("en");
  expect([t("yes"), tg("looot", "tile-title", { tile: "wood" })]).toEqual(["yes", "Wood"]);
});

test("lists", async () => {
  await words.speak("fr");
  expect(join([])).toBe("");
  expect(join(["Astrid"])).toBe("Astrid");
  expect(join(["Astrid", "Olaf"])).toBe("Astrid et Olaf");
  await words.speak("en");
  expect(join(["Astrid", "Hilda", "Olaf"])).toBe("Astrid, Hilda and Olaf");
});

test("what has no words, or lacks a variable, is an error of ours and never hidden", () => {
  expect(() => t("no-such-key")).toThrow("no words for no-such-key");
  expect(() => t("seat")).toThrow("seat");
  expect(() => tg("no-such-game", "yes")).toThrow("not loaded");
});

test("the home page knows of a game what it is called, and no more until all of it is loaded", async () => {
  await words.meet("lofoten");
  expect([tg("lofoten", "game-title"), words.has("lofoten")]).toEqual(["Lofoten", false]);
  expect(() => tg("lofoten", "part-market")).toThrow("no words for part-market");
  await words.speak("fr");
  expect(tg("lofoten", "game-tagline")).toMatch(/^Deux clans/);
  await words.load("lofoten");
  await words.meet("lofoten");
  expect([tg("lofoten", "part-market"), words.has("lofoten")]).toEqual(["Marché", true]);
  await words.speak("en");
  expect(tg("lofoten", "part-market")).toBe("Market");
});

test("a Fluent file is sent without its comments, and messages of several lines are whole", () => {
  const source =
    "# Of the game\n\ngame-title = Hnefatafl\ngame-tagline =\n    A king\n    and hunters\ncount =\n    { $n ->\n" +
    "        [one] one\n       *[other] more\n    }\n";
  expect(messagesOf(source)).toHaveLength(3);
  expect(messagesOf(source)[2]).toMatch(/^count =[^]*\}$/);
  expect(frontOf(source)).toBe("game-title = Hnefatafl\ngame-tagline =\n    A king\n    and hunters");
});

test("the first language we speak", () => {
  expect(bestLanguage(["de", "fr-CA", "en"])).toBe("fr");
  expect(bestLanguage(["", "EN_us"])).toBe("en");
  expect(bestLanguage(["frisian", "de"])).toBe("en");
});

test("keys", () => {
  expect(eventKey("VikingPlaced")).toBe("event-viking-placed");
  expect(optionKey("loot_order")).toBe("option-loot-order");
  expect(optionKey("loot_order", "resource_first")).toBe("option-loot-order-resource-first");
});
