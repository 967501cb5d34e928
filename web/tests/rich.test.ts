import { expect, test } from "vitest";

import { blocks, says, spans } from "../src/lib/rich.ts";

const clauses = new Set(["5.2", "10.4"]);

test("emphasis and references", () => {
  expect(spans("See **5.2** or *option* of 10.4, not 3.14 or 5.25.", clauses)).toEqual([
    { text: "See " },
    { text: "5.2", strong: true },
    { text: " or " },
    { text: "option", emphasis: true },
    { text: " of " },
    { text: "10.4", clause: "10.4" },
    { text: ", not 3.14 or 5.25." },
  ]);
});

test("what is found is marked in its place, accents and capitals aside", () => {
  expect(spans("Le Château. Deux *châteaux*", clauses, "chateau")).toEqual([
    { text: "Le " },
    { text: "Château", found: true },
    { text: ". Deux " },
    { text: "château", emphasis: true, found: true },
    { text: "x", emphasis: true },
  ]);
  expect(says("Une **tour**", "TOUR")).toBe(true);
  expect(says("Une tour", "chateau")).toBe(false);
});

test("no text is lost", () => {
  const text = "Vikings **place** *one* viking (5.2): 3 × 2.";
  const shown = spans(text, clauses, "viking").map((part) => part.text);
  expect(shown.join("")).toBe(text.replaceAll("*", ""));
});

test("paragraphs and lists", () => {
  expect(blocks("One.\n\n- two\n- three\n  more\n\nFour.")).toEqual([
    "One.",
    ["two", "three\n  more"],
    "Four.",
  ]);
});
