import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { tg, words, type Params } from "../src/lib/words.svelte.ts";

interface Line {
  language: "en" | "fr";
  game: string;
  key: string;
  params: Params;
  text: string;
}

// Run by tests/web/test_words.py, which writes down what Python says.
const said = process.env.DRAKKAR_SAID;

test.runIf(said)("the browser says what Python says", async () => {
  const lines = JSON.parse(readFileSync(said!, "utf8")) as Line[];
  for (const language of ["en", "fr"] as const) {
    await words.speak(language);
    for (const line of lines.filter((one) => one.language === language)) {
      await words.load(line.game);
      expect([line.key, tg(line.game, line.key, line.params)]).toEqual([line.key, line.text]);
    }
  }
});
