import { mount, unmount } from "svelte";
import { expect, test } from "vitest";

import type { ScoreTable } from "../src/generated/protocol.ts";
import { words } from "../src/lib/words.svelte.ts";
import ScoreSheet from "../src/table/ScoreSheet.svelte";

const NAMES = ["Astrid", "Ragnar", "Hilda"];

test("what one may not know of a score is not a nought, and nobody is best by it", async () => {
  await words.speak("en");
  await words.load("vikings_on_board");
  const score: ScoreTable = {
    categories: ["furs", "barrels"],
    points: [
      [6, 0],
      [0, 0],
      [3, 0],
    ],
    totals: [6, 0, 3],
    winners: [],
    hidden: [1],
  };
  const props = { game: "vikings_on_board", score, nameOf: (seat: number) => NAMES[seat]!, chosen: null };
  const sheet = mount(ScoreSheet, { target: document.body, props: { ...props, oncell: () => {} } });
  const rows = [...document.querySelectorAll("tbody tr, tfoot tr")];
  const cells = rows.map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent.replaceAll(/\s+/g, "")),
  );
  expect(cells).toEqual([
    ["▲6", "?pointshiddenuntiltheend", "3"],
    ["0", "?pointshiddenuntiltheend", "0"],
    ["6", "?pointshiddenuntiltheend", "3"],
  ]);
  await unmount(sheet);
});
