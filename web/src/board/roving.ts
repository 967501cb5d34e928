/**
 * Keys in a group of pieces: one tab stop for all of them, arrows go to the nearest piece. N, P, Home and End go to
 * the next, previous, first and last piece of the whole board that may be chosen; I asks why one may not.
 */

import type { Attachment } from "svelte/attachments";

import { isArrow, neighbour } from "./compass.ts";
import type { Hand } from "./hand.ts";

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
const piecesIn = (root: ParentNode, kind = ""): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`.piece${kind}`)].filter(isShown);

/** The piece in a direction on the screen. */
function beside(from: HTMLElement, group: HTMLElement, key: string): HTMLElement | undefined {
  if (!isArrow(key)) return undefined;
  const pieces = piecesIn(group);
  const middles = pieces.map((piece) => {
    const box = piece.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  return pieces[neighbour(middles, pieces.indexOf(from), key)] ?? from;
}

/** The piece that may be chosen, forwards or backwards, in the order of the board. */
function legal(from: HTMLElement, key: string): HTMLElement | undefined {
  const board = from.closest("[data-board]") ?? document;
  const choices = piecesIn(board, ".legal");
  const isAfter = (one: HTMLElement): boolean =>
    (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isBefore = (one: HTMLElement): boolean =>
    (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  if (key === "Home") return choices[0];
  if (key === "End") return choices.at(-1);
  if (key === "n" || key === "N") return choices.find(isAfter) ?? choices[0];
  if (key === "p" || key === "P") return choices.findLast(isBefore) ?? choices.at(-1);
  return undefined;
}

/** `changes` is read so that the tab stop is set again when what may be chosen, or what is there, changes. */
export const roving =
  (hand: Hand, changes: () => unknown): Attachment<HTMLElement> =>
  (group) => {
    changes();
    void hand.legal;
    const visited = piecesIn(group).find((piece) => piece.tabIndex === 0);
    const stopAt = (stop: HTMLElement | undefined): void => {
      for (const piece of group.querySelectorAll<HTMLElement>(".piece")) piece.tabIndex = -1;
      if (stop) stop.tabIndex = 0;
    };
    stopAt(piecesIn(group, ".legal")[0] ?? visited ?? piecesIn(group)[0]);

    const focusin = (event: FocusEvent): void => {
      const piece = (event.target as HTMLElement).closest<HTMLElement>(".piece");
      if (piece) stopAt(piece);
    };
    const keydown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const piece = (event.target as HTMLElement).closest<HTMLElement>(".piece");
      if (!piece) return;
      const next = beside(piece, group, event.key) ?? legal(piece, event.key);
      const why = (event.key === "i" || event.key === "I") && !piece.classList.contains("legal");
      if (next) next.focus();
      else if (why && hand.active && piece.dataset.asks) hand.why(piece.dataset.asks);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    group.addEventListener("focusin", focusin);
    group.addEventListener("keydown", keydown);
    return () => {
      group.removeEventListener("focusin", focusin);
      group.removeEventListener("keydown", keydown);
    };
  };
