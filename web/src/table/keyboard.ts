/** Single-letter keys of the table: language-neutral, never in a text field, and easy to switch off. */

export type Keys = Record<string, (event: KeyboardEvent) => void>;

const OFF = "drakkar.keys-off";

export const keysAreOn = (): boolean => localStorage.getItem(OFF) === null;

export function switchKeys(on: boolean): void {
  if (on) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, "yes");
}

const WRITING = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]";
/** Keys that already mean something on a focused control. */
const PRESSES = new Set(["Enter", " "]);
const CONTROLS = "button, a[href], [role=button], summary, input, select";
const MOVES = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/** Listens on the whole page, but not while something covers it; returns how to stop. */
export function listen(keys: Keys, isCovered: () => boolean = () => false): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (isCovered()) return;
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest?.(WRITING)) return;
    if (document.querySelector("dialog[open]")) return;
    if (PRESSES.has(event.key) && target.closest?.(CONTROLS)) return;
    if (MOVES.has(event.key) && target.closest?.("input, [role=group] svg, svg")) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const letter = event.key.length === 1 && event.key !== " ";
    if (letter && !keysAreOn()) return;
    const act = keys[event.shiftKey && !letter ? `Shift+${name}` : name];
    if (!act) return;
    event.preventDefault();
    act(event);
  };
  window.addEventListener("keydown", hear);
  return () => window.removeEventListener("keydown", hear);
}
