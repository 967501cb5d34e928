import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ignoreResting } from "../src/table/resting.ts";

let stop: () => void;
let piece: HTMLElement;
const look = vi.fn();

const at = (name: string, clientX: number, target: EventTarget = piece): boolean =>
  target.dispatchEvent(new PointerEvent(name, { pointerType: "mouse", clientX, clientY: 5, bubbles: true }));

beforeEach(() => {
  stop = ignoreResting();
  piece = document.body.appendChild(document.createElement("button"));
  vi.spyOn(piece, "matches").mockReturnValue(true);
  piece.addEventListener("pointerenter", look);
  look.mockClear();
});
afterEach(() => {
  stop();
  piece.remove();
});

test("a pointer that moves to a piece looks at it", () => {
  at("pointermove", 10, document.body);
  at("pointerenter", 20);
  expect(look).toHaveBeenCalledOnce();
});

test("a piece that comes under a resting pointer is looked at once the pointer moves", () => {
  at("pointermove", 20, document.body);
  at("pointerenter", 20);
  expect(look).not.toHaveBeenCalled();
  at("pointermove", 21);
  expect(look).toHaveBeenCalledOnce();
  at("pointermove", 22);
  expect(look).toHaveBeenCalledOnce();
});

test("a page that opens under a pointer says nothing of what lies there, before it moves", () => {
  at("pointerenter", 20);
  expect(look).not.toHaveBeenCalled();
  at("pointermove", 21);
  expect(look).toHaveBeenCalledOnce();
});
