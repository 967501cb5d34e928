/** The keys of the table: language-neutral, never in a text field; the letters can be changed or switched off. */

type Act = (event: KeyboardEvent) => void;

/** The letters until somebody chooses others. */
export const LETTERS = {
  next: "n",
  previous: "p",
  options: "o",
  undo: "u",
  restart: "r",
  inspect: "i",
  advice: "h",
  last: "l",
  since: "w",
  scores: "s",
  turn: "t",
  mute: "m",
  branch: "b",
  help: "?",
} as const;
export type Letter = keyof typeof LETTERS;

interface Choice {
  off: boolean;
  letters: Record<Letter, string>;
}

const KEY = "drakkar.keys";

/** Whether a key writes one sign, so that it can be chosen. */
export const isLetter = (key: unknown): key is string =>
  typeof key === "string" && [...key].length === 1 && key.trim() !== "" && key === key.toLowerCase();

/** What was stored; whatever makes no sense is as it was at first. */
export function read(text: string | null): Choice {
  let stored: Partial<Choice> | null;
  try {
    stored = JSON.parse(text ?? "null") as Partial<Choice> | null;
  } catch {
    stored = null;
  }
  const letters: Record<Letter, string> = { ...LETTERS, ...stored?.letters };
  const known = Object.keys(LETTERS).every((name) => isLetter(letters[name as Letter]));
  const distinct = new Set(Object.values(letters)).size === Object.keys(LETTERS).length;
  return { off: stored?.off === true, letters: known && distinct ? letters : { ...LETTERS } };
}

export const keys: Choice = $state(read(localStorage.getItem(KEY)));

const keep = (): void => localStorage.setItem(KEY, JSON.stringify(keys));

export function switchKeys(on: boolean): void {
  keys.off = !on;
  keep();
}

/** Gives a key to what is named; whoever had that key gets the one that is now free. */
export function choose(name: Letter, key: string): void {
  const other = (Object.keys(LETTERS) as Letter[]).find((one) => keys.letters[one] === key);
  if (other) keys.letters[other] = keys.letters[name];
  keys.letters[name] = key;
  keep();
}

export const areDefault = (): boolean =>
  (Object.keys(LETTERS) as Letter[]).every((name) => keys.letters[name] === LETTERS[name]);

export function reset(): void {
  keys.letters = { ...LETTERS };
  keep();
}

const WRITING = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";
/** Keys that already mean something on a focused control. */
const PRESSES = new Set(["Enter", " "]);
const CONTROLS = "button, a[href], [role=button], summary, input, select";
const MOVES = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/** Listens on the whole page, but not while something covers it; returns how to stop. */
export function listen(
  letters: Partial<Record<Letter, Act>>,
  others: Record<string, Act>,
  isCovered: () => boolean = () => false,
): () => void {
  const found = (event: KeyboardEvent): Act | undefined => {
    const key = event.key.toLowerCase();
    if (!isLetter(key)) return others[event.shiftKey ? `Shift+${event.key}` : event.key];
    const name = (Object.keys(letters) as Letter[]).find((one) => keys.letters[one] === key);
    return name && !keys.off ? letters[name] : undefined;
  };
  const hear = (event: KeyboardEvent): void => {
    if (isCovered()) return;
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest?.(WRITING)) return;
    if (document.querySelector("dialog[open]")) return;
    if (PRESSES.has(event.key) && target.closest?.(CONTROLS)) return;
    if (MOVES.has(event.key) && target.closest?.("input, [role=group] svg, svg")) return;
    const act = found(event);
    if (!act) return;
    event.preventDefault();
    act(event);
  };
  window.addEventListener("keydown", hear);
  return () => window.removeEventListener("keydown", hear);
}
