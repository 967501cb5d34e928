import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  areDefault,
  choose,
  keys,
  LETTERS,
  listen,
  read,
  reset,
  switchKeys,
} from "../src/table/keyboard.svelte.ts";

const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  reset();
  switchKeys(true);
});

describe("the letters of the table", () => {
  it("are heard, whatever their case, until they are switched off", () => {
    const undo = vi.fn();
    const stop = listen({ undo }, {});
    press("u");
    press("U");
    switchKeys(false);
    press("u");
    stop();
    expect(undo).toHaveBeenCalledTimes(2);
  });

  it("go to what they are chosen for, and the former owner gets the free one", () => {
    const undo = vi.fn();
    const next = vi.fn();
    const stop = listen({ undo, next }, {});
    choose("undo", "n");
    press("n");
    expect(undo).toHaveBeenCalledOnce();
    press("u");
    expect(next).toHaveBeenCalledOnce();
    stop();
    expect(areDefault()).toBe(false);
  });

  it("are kept, and come back when asked for", () => {
    choose("undo", "z");
    expect(read(localStorage.getItem("drakkar.keys")).letters.undo).toBe("z");
    reset();
    expect(keys.letters).toEqual(LETTERS);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["two of one key", '{"letters": {"undo": "n"}}'],
    ["no letter", '{"letters": {"undo": "Enter"}}'],
    ["a number", '{"letters": {"undo": 3}}'],
  ])("are the usual ones when what was stored is %s", (_, text) => {
    expect(read(text).letters).toEqual(LETTERS);
  });
});
