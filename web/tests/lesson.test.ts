import { SvelteMap } from "svelte/reactivity";
import { beforeEach, expect, test, vi } from "vitest";

import type { LessonAt, LessonBook, LessonStep } from "../src/generated/protocol.ts";
import { Course, toldMeanwhile } from "../src/lesson/course.svelte.ts";
import { joined, type Spot } from "../src/lesson/spots.ts";
import type { TableLink } from "../src/table/socket.svelte.ts";

const step = (kind: LessonStep["kind"], say: string, tips: string[] = []): LessonStep => ({
  kind,
  say,
  wrong: "",
  tips,
  at: [],
  show: "",
});
const [WELCOME, PLACE, SILENT, RAGNAR, AGAIN, FREE, SHEET] = [0, 1, 2, 3, 4, 5, 6];
const book: LessonBook = {
  id: "first",
  minutes: 1,
  steps: [
    step("talk", "welcome"),
    step("do", "place"),
    step("others", ""),
    step("others", "ragnar"),
    step("do", "again"),
    step("free", "free", ["tip-low", "tip-high"]),
    step("talk", "sheet"),
  ],
};

/** A line to the table; `tell` is what the server says of where one is. */
const said = new SvelteMap<"at", LessonAt>();
const line = {
  get lesson(): LessonAt | null {
    return said.get("at") ?? null;
  },
  goTo: vi.fn(),
  dismiss: vi.fn(),
};
let course = new Course(line as unknown as TableLink, book);
function tell(at: number, expected: string[] = [], tip = -1): void {
  const now = { step: at, back: at - 1, onward: at === SHEET ? -1 : at + 1, expected, tip };
  said.set("at", now);
  course.follow(now);
}

beforeEach(() => {
  vi.clearAllMocks();
  said.clear();
  course = new Course(line as unknown as TableLink, book);
});

test("what is only read is read on; what is to be done is waited for", () => {
  tell(WELCOME);
  expect([course.reads, course.wants("place a4")]).toEqual([true, false]);
  expect(course.readOn()).toBe(true);
  expect(line.goTo).toHaveBeenCalledWith(PLACE);
});

test("in a step, only what it is about is done; all else is answered", () => {
  tell(PLACE, ["place a4"]);
  expect(course.readOn()).toBe(false);
  expect(course.wants("place a4")).toBe(true);
  expect(course.wants("place b1")).toBe(false);
  course.refuse();
  expect(course.astray).toBe("other");
  tell(RAGNAR);
  expect(course.astray).toBe(null);
});

test("who presses before reading on is told to read", () => {
  tell(WELCOME);
  course.refuse();
  expect(course.astray).toBe("listen");
});

test("what the others did stays until it is read, however fast they were", () => {
  tell(PLACE, ["place a4"]);
  tell(AGAIN, ["place b1"]);
  expect(course.shown).toBe(RAGNAR);
  expect(course.wants("place b1")).toBe(false);
  expect(course.readOn()).toBe(true);
  expect(course.shown).toBe(AGAIN);
  expect(course.wants("place b1")).toBe(true);
  expect(line.goTo).not.toHaveBeenCalled();
});

test("on a jump nothing of what lies between is told", () => {
  tell(WELCOME);
  course.goTo(AGAIN);
  tell(RAGNAR);
  expect(course.shown).toBe(RAGNAR);
  tell(AGAIN, ["place b1"]);
  expect(course.shown).toBe(AGAIN);
  course.goTo(PLACE);
  tell(PLACE, ["place a4"]);
  expect(course.shown).toBe(PLACE);
});

test("a jump to what the others do is held there", () => {
  tell(WELCOME);
  course.goTo(RAGNAR);
  tell(AGAIN, ["place b1"]);
  expect(course.shown).toBe(RAGNAR);
});

test("in free play all is allowed, with the tip for now", () => {
  tell(FREE, [], 1);
  expect(course.wants("anything")).toBe(true);
  expect(course.tip).toBe("tip-high");
  tell(SHEET);
  expect([course.ends, course.reads, course.tip]).toEqual([true, false, ""]);
});

test("what was told meanwhile is what the others did and somebody tells", () => {
  expect(toldMeanwhile(book.steps, PLACE, AGAIN)).toEqual([RAGNAR]);
  expect(toldMeanwhile(book.steps, SILENT, RAGNAR)).toEqual([]);
  expect(toldMeanwhile(book.steps, AGAIN, FREE)).toEqual([]);
});

test("while something is only read, nobody is to act: the table says so", () => {
  tell(WELCOME);
  expect([course.talks, course.free]).toEqual(["on", false]);
  tell(PLACE, ["place a4"]);
  expect(course.talks).toBe(null);
  tell(FREE, [], 0);
  expect([course.talks, course.free]).toEqual(["on", false]);
  course.readOn();
  expect([course.talks, course.free]).toEqual([null, true]);
  tell(SHEET);
  expect(course.talks).toBe("over");
});

const spot = (x: number, y: number, more: Partial<Spot> = {}): Spot => ({
  x,
  y,
  width: 50,
  height: 60,
  round: false,
  onBoard: true,
  name: "",
  pressed: false,
  ...more,
});

test("neighbours that are only spoken of get one ring, what is pressed keeps its own", () => {
  const row = [spot(0, 0), spot(48, 0), spot(96, 0)];
  expect(joined(row)).toEqual([spot(0, 0, { width: 146 })]);
  expect(joined([spot(0, 0), spot(0, 58)])).toEqual([spot(0, 0, { height: 118 })]);
  for (const apart of [
    [spot(0, 0), spot(80, 0)],
    [spot(0, 0), spot(48, 20)],
    [spot(0, 0), spot(48, 0, { pressed: true })],
    [spot(0, 0, { round: true }), spot(48, 0, { round: true })],
  ])
    expect(joined(apart)).toEqual(apart);
});
