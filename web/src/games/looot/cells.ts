/** What can be pointed at on a board: a place with its words and the action that pressing it asks for. */

import type { Choice, Decision, Phrase, PreviewOf } from "../../generated/protocol.ts";
import { tg } from "../../lib/words.svelte.ts";
import type { Piece } from "../registry.ts";
import type { At } from "./geometry.ts";

export interface Cell extends At {
  /** As in the targets of a choice: `hex:a5`. */
  id: string;
  piece: Piece;
  /** What animations call the place, where that is not its id. */
  at?: string;
  /** Asked for when it is pressed, legal or not. */
  action: string;
}

/** How the board talks to the table around it. */
export interface Hand {
  /** Whether this viewer has something to choose. */
  active: boolean;
  legal: Map<string, Choice>;
  previews: Map<string, PreviewOf>;
  selected: string | null;
  act: (action: string) => void;
  select: (action: string | null) => void;
  why: (action: string) => void;
  inspect: (piece: Piece | null) => void;
}

/** The choices by what they point at. */
export const byTarget = (decision: Decision | null): Map<string, Choice> =>
  new Map((decision?.options ?? []).flatMap((choice) => choice.targets.map((target) => [target, choice])));

const speak = (phrase: Phrase): string => tg("looot", phrase.key, phrase.params);

/** The full words of a cell, with what choosing it would bring. */
export function labelOf(cell: { id: string; piece: Piece }, hand: Hand): string {
  const label = speak(cell.piece.title);
  const choice = hand.legal.get(cell.id);
  if (!choice) return label;
  const points = hand.previews.get(choice.action)?.points ?? 0;
  return points > 0
    ? tg("looot", "board-choose-gain", { label, points })
    : tg("looot", "board-choose", { label });
}

/** Press it: act if that is legal, else ask why not; when there is nothing to choose, just look at it. */
export function press(cell: { id: string; piece: Piece; action: string }, hand: Hand): void {
  const choice = hand.legal.get(cell.id);
  if (choice) hand.act(choice.action);
  else if (hand.active && cell.action) hand.why(cell.action);
  else hand.inspect(cell.piece);
}
