import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";

import type { LoootScene, LoootStage } from "../src/generated/looot.ts";
import type { TableInfo } from "../src/generated/protocol.ts";
import Board from "../src/games/looot/Board.svelte";
import { Last } from "../src/games/looot/last.svelte.ts";
import { words } from "../src/lib/words.svelte.ts";

const stage: LoootStage = {
  hexes: [
    { id: "a1", q: 0, r: 0, tile: "wood", building: false },
    { id: "a2", q: 1, r: 0, tile: "house", building: true },
    { id: "a3", q: 0, r: 1, tile: "gold", building: false },
  ],
  sea: [{ q: -1, r: 0 }],
  trophy_hexes: [{ q: 2, r: 0 }],
  spaces: [
    { id: "a2", col: 0, row: 1, site: "" },
    { id: "b3", col: 1, row: 2, site: "altar" },
  ],
  longships: [{ id: "L01", target: "gold", bonus: 2, needs: ["wood", "sheep", "axe"] }],
  sites: [{ id: "altar1", kind: "altar", points: 7, needs: ["house", "house", "tower", "axe"] }],
  trophies: [{ axes: 2, points: 3 }],
  points: {},
  chain: [4, 8, 12],
  vikings: 13,
};
const player = {
  vikings: 13,
  shields: { second: "ready", double: "raised", occupied: "spent" },
  laid: [],
  sites: [{ id: "altar1", space: "b3", done: false }],
  trophy: 0,
  tally: { wood: 0 },
  worth: { wood: 1 },
  points: {},
  total: 0,
};
const scene: LoootScene = {
  phase: "placing",
  second: false,
  pending: [],
  sources: [],
  held: "",
  source: "",
  held_longship: "",
  stands: [],
  stacks: [{ hex: "a2", left: 2 }],
  sea: ["L01"],
  bag: 3,
  trophies: [2],
  players: [player, player],
};
const table = { seats: [{ name: "Astrid" }, { name: "Olaf" }], to_act: 0 } as unknown as TableInfo;
const decision = {
  seat: 0,
  prompt: { key: "prompt-place", params: {} },
  options: [{ action: "place a1", label: { key: "action-end", params: {} }, targets: ["hex:a1"] }],
};

let shown: Record<string, unknown> | undefined;

function show(
  now = scene,
  asked = decision,
): { on: Record<"onact" | "onselect" | "onwhy" | "oninspect", ReturnType<typeof vi.fn>> } {
  const on = { onact: vi.fn(), onselect: vi.fn(), onwhy: vi.fn(), oninspect: vi.fn() };
  shown = mount(Board, {
    target: document.body,
    props: {
      stage,
      scene: now,
      table,
      viewer: 0,
      decision: asked,
      previews: new Map(),
      routes: new Map(),
      route: null,
      onroute: vi.fn(),
      onroutes: vi.fn(),
      selected: null,
      events: [],
      log: [],
      focusSeat: 0,
      ...on,
    },
  });
  flushSync();
  return { on };
}

const cell = (at: string): SVGGElement => document.querySelector<SVGGElement>(`g[data-at="${at}"]`)!;

beforeAll(async () => {
  await words.start();
  await words.load("looot");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

test("a legal hex acts, an illegal one asks why, and both can be focused", () => {
  const { on } = show();
  expect(cell("hex:a1").getAttribute("aria-disabled")).toBe("false");
  expect(cell("hex:a3").getAttribute("aria-disabled")).toBe("true");
  cell("hex:a1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  cell("hex:a3").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(on.onact).toHaveBeenCalledWith("place a1");
  expect(on.onwhy).toHaveBeenCalledWith("place a3");
});

test("cells have full words and the boards one tab stop each", () => {
  show();
  expect(cell("hex:a1").getAttribute("aria-label")).toBe("a1, forest, free. You may choose it");
  expect(cell("hex:a2").getAttribute("aria-label")).toBe("a2, house, 2 tiles");
  for (const board of document.querySelectorAll('svg[role="group"]'))
    expect(board.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test("Enter chooses and arrows move the focus", () => {
  const { on } = show();
  cell("hex:a1").focus();
  const press = (key: string): boolean =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  press("Enter");
  expect(on.onact).toHaveBeenCalledWith("place a1");
  press("ArrowDown");
  expect(document.activeElement).not.toBe(cell("hex:a1"));
  press("Home");
  expect(document.activeElement).toBe(cell("hex:a1"));
});

test("shields show their state and ask for the opposite", () => {
  const { on } = show();
  const shield = document.querySelector<HTMLButtonElement>('[data-at="shield:0:double"]')!;
  expect(shield.getAttribute("aria-pressed")).toBe("true");
  shield.click();
  expect(on.onwhy).toHaveBeenCalledWith("lower double");
});

test("where the hex of a tile is asked, the map and the loot both answer", () => {
  const loot = { ...scene, phase: "picking", pending: ["axe", "house", "house"], sources: ["", "a2", "b9"] };
  const option = (action: string, target: string): (typeof decision.options)[0] => ({
    action,
    label: { key: "action-end", params: {} },
    targets: [target],
  });
  const options = [option("pick axe", "tile:axe"), option("from a2", "hex:a2"), option("from b9", "hex:b9")];
  const { on } = show(loot, { ...decision, options });
  cell("hex:a2").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(on.onact).toHaveBeenLastCalledWith("from a2");
  const tray = document.querySelector('[data-at="loot:0"]')!;
  const tiles = [...tray.querySelectorAll("button")];
  expect(tiles.map((tile) => tile.textContent.trim())).toEqual(["", "a2", "b9"]);
  expect(tiles[2]!.getAttribute("aria-label")).toBe("House from b9, to lay. You may choose it");
  tiles[2]!.click();
  expect(on.onact).toHaveBeenLastCalledWith("from b9");
  tiles[0]!.click();
  expect(on.onact).toHaveBeenLastCalledWith("pick axe");
  expect(document.querySelector(".table.asked"), "the map stays in sight").toBeNull();
});

test("the last viking and the last tile are ringed, and an undo rings nothing", () => {
  const last = new Last();
  const after: LoootScene = {
    ...scene,
    stands: [{ hex: "a1", seats: [0] }],
    players: [{ ...player, laid: [{ space: "a2", tile: "wood", longship: "", done: false }] }, player],
  };
  last.see(scene);
  last.see(after);
  expect([...last.of(0)]).toEqual(["hex:a1", "space:a2"]);
  expect([...last.of(1)]).toEqual(["hex:a1"]);
  last.see(scene);
  expect([...last.of(0)]).toEqual([]);
});
