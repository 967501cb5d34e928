import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { read, settings } from "../src/lib/settings.svelte.ts";
import { ago } from "../src/lib/when.ts";
import { words } from "../src/lib/words.svelte.ts";

test("what is stored badly is the default", () => {
  const usual = read(null);
  expect(read("{")).toEqual(usual);
  expect(read("[]")).toEqual(usual);
  expect(read('{"theme": "pink", "sound": 1, "motion": 9, "other": true}')).toEqual(usual);
  expect(usual.marks).toBe(false);
  expect(read('{"marks": "yes"}')).toEqual(usual);
  expect(read('{"theme": "dark", "sound": false}')).toEqual({ ...usual, theme: "dark", sound: false });
});

test("a choice is kept and shown", () => {
  settings.theme = "dark";
  flushSync();
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(read(localStorage.getItem("drakkar.settings")).theme).toBe("dark");
  settings.theme = "auto";
  flushSync();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test("moments", async () => {
  await words.speak("en");
  expect(ago(1000, 1030)).toBe("this minute");
  expect(ago(1000, 1000 + 7300)).toBe("2 hours ago");
  await words.speak("fr");
  expect(ago(0, 86_400)).toBe("hier");
});
