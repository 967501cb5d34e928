/** What the things of the modules are called and how they explain themselves: guest, illness, stone. */

import type { CardInfo, StoneScene } from "../../generated/althing.ts";
import { join } from "../../lib/words.svelte.ts";
import type { Piece } from "../registry.ts";
import type { Box } from "./box.ts";
import { cardLabel, cardSource, ta, type NameOf } from "./pieces.ts";

export const told = (...parts: string[]): Piece["title"] => ({
  key: "board-parts",
  params: { parts: parts.join("; ") },
});

/** The slot of a card that came unexpectedly. */
export const GUEST = 6;

export const guestPiece = (card: CardInfo, box: Box, nameOf: NameOf): Piece => ({
  title: told(
    ta("board-guest", { card: card.id, cost: card.cost, currency: card.currency }),
    cardLabel(card, box, nameOf),
  ),
  text: { key: "piece-guest", params: {} },
  clause: "13.5",
  provenance: cardSource(card),
});

/** A slot that an illness keeps empty. */
export const illPiece = (size: number): Piece => ({
  title: { key: "board-size", params: { count: size } },
  text: { key: "piece-size", params: {} },
  clause: "14.5",
});

export function stonePiece({ card, laid, ready }: StoneScene, player: string): Piece {
  const label = laid
    ? ta("board-stone", { player, laid, card })
    : ta("board-stone-choosing", { player, card });
  return {
    title: laid ? told(label, ta(ready ? "board-stone-ready" : "board-stone-new")) : told(label),
    text: { key: "piece-stone", params: {} },
    clause: "13.13",
  };
}

/** A symbol of the card on one's stone. */
export const invokePiece = (symbol: string, laid: string, box: Box): Piece => {
  const { family, answer } = box.symbol(symbol);
  return {
    title: { key: "action-invoke", params: { card: laid, symbol } },
    text: { key: answer ? "piece-symbol-stopped" : "piece-symbol", params: { symbol, family, answer } },
    clause: "13.13",
  };
};

export const outPiece = (out: Readonly<Record<string, number>>): Piece => ({
  title: {
    key: "board-out",
    params: {
      cards: join(Object.entries(out).map(([card, count]) => ta("board-card-number", { card, count }))),
    },
  },
  text: { key: "piece-out", params: {} },
  clause: "14.4",
});
