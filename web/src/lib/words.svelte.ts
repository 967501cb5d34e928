/**
 * Sentences from the same Fluent files that the Python side reads: the common ones, the web client's, and
 * those of a game. Each file is a chunk of its own, fetched when its language or game is first needed; the
 * little that the home page says of a game comes without the rest. The words of a game that is not in the
 * bundle come from the server, which knows it.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";

import type { Phrase } from "../generated/protocol.ts";
import { api } from "./api.ts";
import { CODES, type Language } from "./languages.ts";
import { settings } from "./settings.svelte.ts";

export type Params = Record<string, FluentVariable | boolean | readonly (string | number)[]>;

type File = () => Promise<string>;
// But for those that only the command line says.
const COMMON = import.meta.glob<string>(
  ["../../../src/drakkar/words/*/*.ftl", "!../../../src/drakkar/words/{arena,doctor}/*.ftl"],
  { query: "?words", import: "default" },
);
const GAMES = import.meta.glob<string>("../../../src/drakkar/games/*/words/*.ftl", {
  query: "?words",
  import: "default",
});
const FRONTS = import.meta.glob<string>("../../../src/drakkar/games/*/words/*.ftl", {
  query: "?front",
  import: "default",
});

const LESSONS = import.meta.glob<string>("../../../src/drakkar/games/*/lessons/*.ftl", {
  query: "?words",
  import: "default",
});

const commonFiles = (language: Language): File[] =>
  Object.keys(COMMON)
    .filter((path) => path.endsWith(`/${language}.ftl`))
    .map((path) => COMMON[path]!);

const fileIn = (files: Record<string, File>, game: string, language: Language): File =>
  files[Object.keys(files).find((path) => path.endsWith(`/${game}/words/${language}.ftl`)) ?? ""] ??
  (async () => (await api.words(game, language)).text);

const lessonsIn = (game: string, language: Language): File =>
  LESSONS[Object.keys(LESSONS).find((path) => path.endsWith(`/${game}/lessons/${language}.ftl`)) ?? ""] ??
  (async () => (await api.lessonWords(game, language)).text);

/** How much of a game's words: what the home page says of it, all but its lessons, or these as well. */
const EXTENTS = ["front", "all", "lessons"] as const;
type Extent = (typeof EXTENTS)[number];

const covers = (extent: Extent | undefined, wanted: Extent): boolean =>
  extent !== undefined && EXTENTS.indexOf(extent) >= EXTENTS.indexOf(wanted);

/** The first language we speak among the wishes, best wish first. */
export function bestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split(/[-_]/)[0];
    const found = CODES.find((language) => language === code);
    if (found) return found;
  }
  return CODES[0]!;
}

/** A value as Fluent takes it: a list with commas, a bool as `yes` or `no`, as in Python. */
function plain(value: Params[string]): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ");
  return value as FluentVariable;
}

export class WordsError extends Error {}

function format(bundle: FluentBundle, key: string, params: Params): string {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new WordsError(`no words for ${key} in ${bundle.locales[0]}`);
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, plain(value)]));
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  if (errors.length) throw new WordsError(`${key} in ${bundle.locales[0]}: ${errors.join("; ")}`);
  return text;
}

async function bundleOf(language: Language, game: string, extent: Extent): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const own = game === "" ? [] : [fileIn(extent === "front" ? FRONTS : GAMES, game, language)];
  if (extent === "lessons") own.push(lessonsIn(game, language));
  const texts = await Promise.all([...commonFiles(language), ...own].map((read) => read()));
  // A game may say a few common sentences in words of its own; the catalogue in Python knows which.
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** What the address, the settings and the browser wish, in that order. */
function wished(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  return bestLanguage([asked ?? "", settings.language, ...navigator.languages]);
}

class Words {
  language: Language = $state(wished());
  /** The bundles of the language shown, by game; "" holds only the words common to all. */
  #bundles = new SvelteMap<string, FluentBundle>();
  /** What was asked for, by game, and what is there. */
  #wanted = new Map<string, Extent>([["", "front"]]);
  #loaded = new SvelteMap<string, Extent>();

  /** Loads the words of the first page. */
  async start(): Promise<void> {
    await this.#show(this.language);
  }

  /** Loads what the home page says of a game. */
  async meet(game: string): Promise<void> {
    if (!this.#wanted.has(game)) await this.#load(game, "front");
  }

  /** Loads all the words of a game; await it before `tg`. */
  async load(game: string): Promise<void> {
    if (!this.has(game)) await this.#load(game, "all");
  }

  /** Loads what the lessons of a game say, too. */
  async learn(game: string): Promise<void> {
    if (!this.teaches(game)) await this.#load(game, "lessons");
  }

  /** Whether `tg` may be called for that game now. */
  has(game: string): boolean {
    return covers(this.#loaded.get(game), "all");
  }

  /** Whether its lessons can be told now. */
  teaches(game: string): boolean {
    return covers(this.#loaded.get(game), "lessons");
  }

  /** Changes the language in place. */
  async speak(language: Language): Promise<void> {
    settings.language = language;
    await this.#show(language);
  }

  async #load(game: string, extent: Extent): Promise<void> {
    if (!covers(this.#wanted.get(game), extent)) this.#wanted.set(game, extent);
    const language = this.language;
    const bundle = await bundleOf(language, game, extent);
    if (language !== this.language) await this.#load(game, extent);
    else if (!covers(this.#loaded.get(game), extent)) this.#set(game, extent, bundle);
  }

  async #show(language: Language): Promise<void> {
    const wanted = [...this.#wanted];
    const bundles = await Promise.all(wanted.map(([game, extent]) => bundleOf(language, game, extent)));
    this.language = language;
    wanted.forEach(([game, extent], at) => this.#set(game, extent, bundles[at]!));
    document.documentElement.lang = language;
  }

  #set(game: string, extent: Extent, bundle: FluentBundle): void {
    this.#bundles.set(game, bundle);
    this.#loaded.set(game, extent);
  }

  text(game: string, key: string, params: Params = {}): string {
    const bundle = this.#bundles.get(game);
    if (!bundle) throw new WordsError(`the words of ${game || "the client"} are not loaded`);
    return format(bundle, key, params);
  }

  knows(game: string, key: string): boolean {
    return this.#bundles.get(game)?.hasMessage(key) ?? false;
  }
}

export const words = new Words();

/** A sentence common to all games. */
export const t = (key: string, params: Params = {}): string => words.text("", key, params);

/** A sentence of a game (or a common one); its words must be loaded. */
export const tg = (game: string, key: string, params: Params = {}): string => words.text(game, key, params);

/** A phrase from the server in the reader's language. */
export const say = (game: string, phrase: Phrase): string => words.text(game, phrase.key, phrase.params);

/** The items as a phrase: `Astrid`, `Astrid and Olaf`, `Astrid, Hilda and Olaf`. */
export function join(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const head = items.slice(1, -1).reduce((so, item) => t("list-more", { head: so, tail: item }), items[0]!);
  return t("list-last", { head, tail: last });
}

/** The key of an event's sentence: `VikingPlaced` gives `event-viking-placed`. */
export const eventKey = (name: string): string =>
  "event" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());

/** The key of an option's title or, given a value, of that value's label: `option-overhang-yes`. */
export const optionKey = (option: string, value?: string): string =>
  ["option", option, ...(value === undefined ? [] : [value])].join("-").replaceAll("_", "-");
