import { beforeEach, expect, test, vi } from "vitest";

import type { Choice } from "../src/generated/protocol.ts";
import { Intent } from "../src/table/intent.svelte.ts";
import type { TableLink } from "../src/table/socket.svelte.ts";

const choice = (action: string): Choice => ({ action, label: { key: action, params: {} }, targets: [] });

/** A line to a table that offers these actions; `act` makes it wait until `arrive`. */
function lineTo(...actions: string[]) {
  const line = {
    pending: null as { type: string; action: string } | null,
    frame: { decision: { seat: 0, prompt: { key: "", params: {} }, options: actions.map(choice) } },
    sent: [] as string[],
    explained: 0,
    act: (action: string): void => {
      line.sent.push(action);
      line.pending = { type: "act", action };
    },
    dismiss: vi.fn(),
    askWhy: vi.fn(),
  };
  return line;
}

let line = lineTo();
let intent = new Intent(line as unknown as TableLink);
function sit(...actions: string[]): void {
  line = lineTo(...actions);
  intent = new Intent(line as unknown as TableLink);
}
/** The answer is there, and with it the next question. */
function arrive(...actions: string[]): void {
  line.pending = null;
  Object.defineProperty(intent, "options", { value: actions.map(choice), configurable: true });
  intent.goOn();
}

const ROUTE = ["play left", "shift left", "turn ccw"];
beforeEach(() => sit("play left", "play right"));

test("a route is done one action after another", () => {
  intent.pressRoute(ROUTE);
  expect(line.sent).toEqual(["play left"]);
  arrive("shift left", "turn ccw", "done");
  arrive("shift left", "turn ccw", "done");
  expect(line.sent).toEqual(ROUTE);
  arrive("done");
  expect(line.sent).toEqual(ROUTE);
});

test("it ends where something else is asked, and is not taken up again", () => {
  intent.pressRoute(ROUTE);
  arrive("warehouse 1", "warehouse 2");
  arrive("shift left", "done");
  expect(line.sent).toEqual(["play left"]);
});

test("what the coach advises waits to be confirmed, whatever the settings", () => {
  intent.choose("play right");
  expect(line.sent).toEqual([]);
  expect(intent.selected).toBe("play right");
  expect(intent.waits).toBe(true);
  intent.confirm();
  expect(line.sent).toEqual(["play right"]);
  sit("play left");
  intent.choose("play right");
  expect(intent.waits).toBe(false);
});

test("what is better not done waits to be confirmed, even with a mouse", () => {
  sit("warehouse 1", "warehouse 2");
  line.frame.decision.options[1]!.label.key = "action-attach-unwise";
  intent.press("warehouse 2");
  expect(line.sent).toEqual([]);
  expect(intent.waits).toBe(true);
  intent.press("warehouse 2");
  expect(line.sent).toEqual(["warehouse 2"]);
  sit("warehouse 1");
  intent.press("warehouse 1");
  expect(line.sent).toEqual(["warehouse 1"]);
});

test("a refusal ends it", () => {
  intent.pressRoute(ROUTE);
  intent.stop();
  arrive("shift left", "done");
  expect(line.sent).toEqual(["play left"]);
});

test("with a finger it is chosen first, then confirmed", () => {
  intent.pointer = "touch";
  intent.pressRoute(ROUTE);
  expect([line.sent, intent.route, intent.waits, intent.selected]).toEqual([[], ROUTE, true, "play left"]);
  intent.press("play right");
  expect([intent.route, intent.chosen]).toEqual([null, "play right"]);
  intent.pressRoute(ROUTE);
  intent.confirm();
  arrive("shift left", "done");
  expect(line.sent).toEqual(["play left", "shift left"]);
});

test("what may not be chosen begins no route", () => {
  intent.pressRoute(["play middle", "shift left"]);
  expect(line.sent).toEqual([]);
});

test("in a lesson only what it is about is done, and offered without the board", () => {
  const guide = {
    wants: (action: string) => action === "play right",
    refuse: vi.fn(),
    readOn: () => false,
    talks: null,
  };
  intent.guide = guide;
  expect(intent.offered.map(({ action }) => action)).toEqual(["play right"]);
  intent.press("play left");
  intent.pressRoute(ROUTE);
  intent.sendSurely("play left");
  expect(line.sent).toEqual([]);
  expect(guide.refuse).toHaveBeenCalledTimes(3);
  expect(intent.step(1)?.action).toBe("play right");
  intent.press("play right");
  expect(line.sent).toEqual(["play right"]);
});
