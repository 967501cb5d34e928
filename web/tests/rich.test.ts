import { expect, test } from "vitest";

import type { RulesBook } from "../src/generated/protocol.ts";
import { blocks, found, says, spans } from "../src/lib/rich.ts";

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

const book = (language: string, title: string, text: string, example: string): RulesBook => ({
  game: "looot",
  language,
  preface: "",
  first_match: null,
  sections: [
    { number: "3", title, clauses: [{ id: "looot-3.1", number: "3.1", text, examples: [example] }] },
    { number: "4", title: "4", clauses: [{ id: "looot-4.1", number: "4.1", text: "…", examples: [] }] },
  ],
  notes_title: "",
  notes: "",
  tables: [],
  boards: {},
});
const english = book("en", "Placing", "A **viking** goes ashore.", "Astrid gains an axe.");
const french = book("fr", "Placer", "Un viking débarque.", "Astrid gagne une hache.");

test("a clause is found by a word of either language, and says where", () => {
  const one = (query: string) => found([english, french], query).flatMap(({ clauses }) => clauses);
  expect(one("ashore").map(({ number, elsewhere }) => [number, elsewhere])).toEqual([["3.1", undefined]]);
  expect(one("debarque")[0]!.elsewhere).toEqual({ language: "fr", text: "Un viking débarque." });
  expect(one("hache")[0]!.elsewhere).toEqual({ language: "fr", text: "Astrid gagne une hache." });
  expect(one("placer")[0]!.elsewhere).toEqual({ language: "fr", text: "Un viking débarque." });
  expect(one("viking")[0]!.elsewhere).toBeUndefined();
  expect(one("4.1").map(({ number }) => number)).toEqual(["4.1"]);
  expect(one("")).toHaveLength(2);
  expect(one("xyzzy")).toEqual([]);
});
