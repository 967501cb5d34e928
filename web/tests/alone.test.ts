import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ModeRecord, TableInfo } from "../src/generated/protocol.ts";
import { words } from "../src/lib/words.svelte.ts";
import Alone from "../src/shell/Alone.svelte";
import TableRow from "../src/shell/TableRow.svelte";

beforeEach(async () => {
  await words.speak("en");
  await words.load("althing");
});
afterEach(() => vi.unstubAllGlobals());

const body = (): string => document.body.textContent.replaceAll(/\s+/g, " ");

test("results that cannot be fetched say why, and can be asked for again", async () => {
  const record: ModeRecord = { mode: "normal", played: 3, won: 2, best: 17 };
  const answers = [
    new Response('{"refusal": {"key": "internal", "params": {}, "clause": ""}}', { status: 500 }),
    new Response(JSON.stringify([record])),
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  const alone = mount(Alone, { target: document.body, props: { game: "althing", mode: "normal" } });
  await vi.waitFor(() => expect(body()).toContain("Your results could not be fetched: Something went wrong"));
  document.querySelector("button")!.click();
  await vi.waitFor(() => expect(body()).toContain("Normal: 2 wins of 3 fastest victory: round 17"));
  expect(body()).not.toContain("could not be fetched");
  await unmount(alone);
});

test("a match that nobody at the table won was won by whom they played against", async () => {
  const seat = { index: 0, kind: "person", name: "Astrid", bot: "", mine: true };
  const table = {
    id: "t",
    game: "althing",
    status: "over",
    seats: [seat],
    winners: [],
    totals: [12],
    past: null,
    to_act: -1,
    changed: 0,
  };
  for (const [winners, totals, told] of [
    [[], [12], "Thorfinn won"],
    [[0], [12], "Astrid won"],
    [[], [], "Ended without a result"],
  ] as const) {
    const row = { winners: [...winners], totals: [...totals] };
    const props = { table: { ...table, ...row } as unknown as TableInfo };
    const shown = mount(TableRow, { target: document.body, props });
    flushSync();
    expect(body()).toContain("against Thorfinn");
    expect(body()).toContain(told);
    await unmount(shown);
  }
});
