import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { givenOut, palette } from "../src/lib/palette.svelte.ts";
import { words } from "../src/lib/words.svelte.ts";
import ColourChoice from "../src/shell/ColourChoice.svelte";

afterEach(() => palette.wear([]));

test("who has no wish gets the usual colour, or the first that is free", () => {
  expect(givenOut(["", "", ""])).toEqual(["blue", "red", "yellow"]);
  expect(givenOut(["yellow", ""])).toEqual(["yellow", "red"]);
  expect(givenOut(["red", "", ""])).toEqual(["red", "blue", "yellow"]);
  expect(givenOut(["", "blue"])).toEqual(["red", "blue"]);
});

test("a page wears the colours of its seats, the others follow, and it takes them off again", () => {
  const { style } = document.documentElement;
  palette.wear(["grey", "blue"]);
  expect(palette.colours).toEqual(["grey", "blue", "red", "yellow"]);
  expect(style.getPropertyValue("--seat-0")).toBe("var(--seat-grey)");
  expect(style.getPropertyValue("--seat-3-wash")).toBe("var(--seat-yellow-wash)");
  palette.wear([]);
  expect(palette.colours).toEqual(["blue", "red", "yellow", "grey"]);
  expect(style.getPropertyValue("--seat-0")).toBe("var(--seat-blue)");
});

test("a colour is chosen among those that nobody keeps", async () => {
  await words.speak("fr");
  const onchoose = vi.fn();
  const props = { seat: 1, colour: "red", taken: { blue: "Astrid" }, onchoose };
  const choice = mount(ColourChoice, { target: document.body, props });
  const opener = document.querySelector<HTMLButtonElement>("button.mark")!;
  expect(opener.getAttribute("aria-label")).toBe("Place 2\u00a0: rouge. Changer de couleur");
  opener.click();
  await vi.waitFor(() => expect(document.querySelectorAll(".colours button")).toHaveLength(4));
  const offered = [...document.querySelectorAll<HTMLButtonElement>(".colours button")];
  expect(offered.map((button) => button.disabled)).toEqual([true, false, false, false]);
  expect(offered[0]!.textContent).toContain("Astrid");
  offered[3]!.click();
  expect(onchoose).toHaveBeenCalledExactlyOnceWith("grey");
  await vi.waitFor(() => expect(document.querySelector(".colours")).toBeNull());
  await unmount(choice);
  await words.speak("en");
});
