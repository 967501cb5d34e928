/** How a board talks to the table around it: what may be chosen, and what happens when a thing is pressed. */

import type { Choice, Decision, PreviewOf } from "../generated/protocol.ts";
import type { Piece } from "../games/registry.ts";
import { say, t, tg } from "../lib/words.svelte.ts";

/** A thing that can be pointed at. */
export interface Thing {
  /** As in the targets of a choice: `hex:a5`. */
  id: string;
  piece: Piece;
  /** Asked for when it is pressed, legal or not; empty where there is nothing to ask. */
  action: string;
}

export interface Hand {
  game: string;
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

/** The full words of a thing, with what choosing it would bring. */
export function labelOf({ id, piece }: Pick<Thing, "id" | "piece">, hand: Hand): string {
  const label = say(hand.game, piece.title);
  const choice = hand.legal.get(id);
  if (!choice) return label;
  const points = hand.previews.get(choice.action)?.points ?? 0;
  return points > 0
    ? tg(hand.game, "ui-board-choose-gain", { label, points })
    : t("ui-board-choose", { label });
}

/** Press it: act if that is legal, else ask why not; when there is nothing to choose, just look at it. */
export function press({ id, piece, action }: Thing, hand: Hand): void {
  const choice = hand.legal.get(id);
  if (choice) hand.act(choice.action);
  else if (hand.active && action) hand.why(action);
  else hand.inspect(piece);
}
