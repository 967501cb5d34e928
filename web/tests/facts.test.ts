import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";

import type { GameInfo } from "../src/generated/protocol.ts";
import { words } from "../src/lib/words.svelte.ts";
import Facts from "../src/shell/Facts.svelte";

afterEach(() => words.speak("en"));

async function shown(seats: number[], language: "en" | "fr"): Promise<string> {
  await words.speak(language);
  const game = { seats, minutes: 40, age: 12 } as GameInfo;
  const facts = mount(Facts, { target: document.body, props: { game } });
  const text = document.querySelector("li")!.textContent.trim();
  await unmount(facts);
  return text;
}

test("a range of players, or exactly so many", async () => {
  expect(await shown([2, 3, 4], "en")).toBe("2 to 4 players");
  expect(await shown([2], "en")).toBe("2 players");
  expect(await shown([2, 3, 4], "fr")).toBe("2 à 4 joueurs");
  expect(await shown([2], "fr")).toBe("2 joueurs");
});
