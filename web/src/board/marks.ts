/** The signs of what is not read from the printed box, for who wants to see them on the board. */

import { settings } from "../lib/settings.svelte.ts";

const SIGNS: Record<string, string> = { guessed: "~", invented: "°" };

/** Whether the printed value is not known, whatever the reader wants to see. */
export const inDoubt = (source: string): boolean => source in SIGNS;

/** The sign of a source; nothing for what is printed, or where marks are not to be shown. */
export const signOf = (source: string): string | undefined => (settings.marks ? SIGNS[source] : undefined);
