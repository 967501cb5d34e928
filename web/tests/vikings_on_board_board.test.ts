import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";

import type { Choice, TableInfo } from "../src/generated/protocol.ts";
import type { VikingsOnBoardScene } from "../src/generated/vikings_on_board.ts";
import Board from "../src/games/vikings_on_board/Board.svelte";
import { words } from "../src/lib/words.svelte.ts";
import { lineOf } from "../src/table/log.ts";
import { NAMED, RANKED, WON, ply, scene, sharing, stage } from "./vikings_on_board_position.ts";

const table = {
  seats: [{ name: "Astrid" }, { name: "Olaf" }, { name: "Hilda" }],
  to_act: 0,
} as unknown as TableInfo;
const choice = (action: string, target: string): Choice => ({
  action,
  label: { key: "action-go", params: { building: "move" } },
  targets: [target],
});

let shown: Record<string, unknown> | undefined;
const listeners = () => ({ onact: vi.fn(), onselect: vi.fn(), onwhy: vi.fn(), oninspect: vi.fn() });

function show(
  position: VikingsOnBoardScene,
  options: Choice[],
  more: object = {},
): ReturnType<typeof listeners> {
  const on = listeners();
  shown = mount(Board, {
    target: document.body,
    props: {
      stage,
      scene: position,
      table,
      viewer: 0,
      decision: { seat: 0, prompt: { key: "prompt-choose", params: {} }, options },
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
      ...more,
    },
  });
  flushSync();
  return on;
}

const piece = (target: string): HTMLButtonElement =>
  document.querySelector<HTMLButtonElement>(`[data-target="${target}"]`)!;
const key = (name: string): boolean =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
  );

beforeAll(async () => {
  await words.start();
  await words.load("vikings_on_board");
  // Nothing is laid out here, so everything counts as shown.
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

test("a free building sends the viking there, a taken one says why not", () => {
  const on = show(scene, [choice("go market", "building:market")]);
  piece("building:market").click();
  expect(on.onact).toHaveBeenCalledWith("go market");
  piece("building:departure").click();
  expect(on.onwhy).toHaveBeenCalledWith("go departure");
  expect(piece("building:departure").getAttribute("aria-label")).toBe("Departure, taken by Astrid");
});

test("pointing at a building tells what it offers and what there is to use", () => {
  show(scene, [choice("go tavern_1", "building:tavern_1")], { selected: "go tavern_1" });
  const sign = document.querySelector(".sign[data-at]")!;
  expect(sign.textContent).toContain("Bet one of your unused barrels");
  expect(sign.textContent).toContain("2 barrels in hand");
  expect(document.querySelectorAll(".zone.concerned")).toHaveLength(27);
});

test("one's own barrel on a quay is chosen by pressing it there", () => {
  const on = show({ ...scene, phase: "barrel", building: "tavern_2" }, [choice("barrel 2", "barrel:2")]);
  piece("zone:1.blue").click();
  expect(on.onact).toHaveBeenCalledWith("barrel 2");
  piece("zone:1.red").click();
  expect(on.onwhy).toHaveBeenCalledWith("bet 1.red");
});

test("what is chosen so far stands on the sign", () => {
  show({ ...scene, phase: "destination", building: "move", body: 7 }, [choice("ship 5", "ship:5")]);
  const sign = document.querySelector(".so-far")!;
  expect(sign.textContent).toMatch(/Move\s+red body \(1 shield\)/);
  expect(piece("body:2.1").getAttribute("aria-pressed")).toBe("true");
});

test("each region has one tab stop; N and P go from choice to choice, I asks why not", () => {
  const on = show(scene, [
    choice("go market", "building:market"),
    choice("go swap", "building:swap"),
    choice("raise furs", "price:furs"),
  ]);
  for (const region of [".street", ".berths", ".stores .stores", ".things"])
    expect(document.querySelectorAll(`${region} [tabindex="0"]`), region).toHaveLength(1);
  piece("building:market").focus();
  key("n");
  expect(document.activeElement).toBe(piece("building:swap"));
  key("n");
  expect(document.activeElement).toBe(piece("price:furs"));
  key("Home");
  expect(document.activeElement).toBe(piece("building:market"));
  key("p");
  expect(document.activeElement).toBe(piece("price:furs"));
  piece("building:departure").focus();
  key("i");
  expect(on.onwhy).toHaveBeenCalledWith("go departure");
});

test("others' barrels and chests are counted, never told", () => {
  show(scene, []);
  const rival = document.querySelector('.rivals [data-at="seat:1"]')!;
  expect(rival.textContent!.trim()).toMatch(
    /^Olaf\s+4 barrels in hand, no barrel on a quay, no barrel won, 2 chests won$/,
  );
  expect(rival.querySelectorAll("text")).toHaveLength(0);
});

test("the order of influence explains a tie", () => {
  const on = show(scene, []);
  piece("influence:4").click();
  expect(on.oninspect).toHaveBeenCalledWith(
    expect.objectContaining({
      text: { key: "board-influence-tie", params: { first: "Blue", second: "Red" } },
      clause: "9.4",
    }),
  );
});

test("while chests are shared the departure is on stage and a chest is chosen there", () => {
  const log = [ply(5, NAMED, RANKED, WON)];
  const on = show(sharing(["furs", "metal"]), [choice("take metal", "share:metal")], { log });
  const stageText = document.querySelector(".departure")!.textContent!;
  expect(stageText).toContain("Ship 4 leaves");
  expect(stageText).toContain("It is the turn of Astrid to take a chest.");
  expect(stageText).toContain("level, further from the bow");
  expect(document.querySelector(".street")).not.toBeNull();
  piece("share:metal").click();
  expect(on.onact).toHaveBeenCalledWith("take metal");
  piece("share:furs").click();
  expect(on.onwhy).toHaveBeenCalledWith("take furs");
});

test("lists of an event are said item by item", () => {
  const line = lineOf("vikings_on_board", RANKED, String);
  expect([line.params.colours, line.params.listed]).toEqual(["Blue 3, Red 3 and Grey 2", true]);
});
