/** What this browser prefers, kept in localStorage. */

import { MediaQuery } from "svelte/reactivity";

import { CODES, type Language } from "./languages.ts";

export type Theme = "auto" | "light" | "dark";

interface Settings {
  theme: Theme;
  sound: boolean;
  /** Speed of animations: 0 shows results at once, 1 is normal, 2 is twice as fast. */
  motion: 0 | 1 | 2;
  /** Ask before an action counts: "auto" asks on touch screens only. */
  confirm: "auto" | "always" | "never";
  /** Whether the board marks what is guessed or invented; the help says it either way. */
  marks: boolean;
  /** Who names what is new at a table: "first" only in the first match of a game. */
  helper: "first" | "always" | "never";
  /** Empty: the browser's. */
  language: "" | Language;
}

const KEY = "drakkar.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  sound: true,
  motion: 1,
  confirm: "auto",
  marks: false,
  helper: "first",
  language: "",
};
const ALLOWED: { [name in keyof Settings]: readonly Settings[name][] } = {
  theme: ["auto", "light", "dark"],
  sound: [true, false],
  motion: [0, 1, 2],
  confirm: ["auto", "always", "never"],
  marks: [true, false],
  helper: ["first", "always", "never"],
  language: ["", ...CODES],
};

/** The stored settings; whatever is missing or not allowed is the default. */
export function read(text: string | null): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    stored = null;
  }
  const found = typeof stored === "object" && stored ? (stored as Record<string, unknown>) : {};
  const allowed = Object.entries(ALLOWED).filter(([name, values]) =>
    (values as readonly unknown[]).includes(found[name]),
  );
  return { ...DEFAULTS, ...Object.fromEntries(allowed.map(([name]) => [name, found[name]])) };
}

export const settings: Settings = $state(read(localStorage.getItem(KEY)));

$effect.root(() => {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
  $effect(() => {
    if (settings.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
  });
});

const dark = new MediaQuery("(prefers-color-scheme: dark)");

/** Whether the page is dark now, by choice or as the device is. */
export const isDark = (): boolean => (settings.theme === "auto" ? dark.current : settings.theme === "dark");

/** The speed of animations now: 0 when the system asks for less motion. */
export function motion(): 0 | 1 | 2 {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : settings.motion;
}
