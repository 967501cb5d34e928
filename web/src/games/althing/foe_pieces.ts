/** What Thorfinn's things are called and how they explain themselves. */

import type { AlthingScene, ThorfinnInfo, ThorfinnScene } from "../../generated/althing.ts";
import { join } from "../../lib/words.svelte.ts";
import type { Piece } from "../registry.ts";
import { climbsLeft, lead } from "./foe.ts";
import { told } from "./module_pieces.ts";
import { cardName, symbolName, ta } from "./pieces.ts";

/** Where he stands, and how near that is to the end. */
export function foePiece(foe: ThorfinnScene, scene: AlthingScene): Piece {
  const step = scene.track[foe.place]!;
  const ahead = lead(foe, scene);
  const distance = ahead > 0 ? "thorfinn-lead" : ahead < 0 ? "thorfinn-trail" : "thorfinn-level";
  return {
    title: told(
      ta("thorfinn-at", { step: step.id, face: step.face }),
      ta(distance, { count: Math.abs(ahead) }),
      ta("thorfinn-climbs-left", { count: climbsLeft(foe, scene) }),
    ),
    text: { key: "piece-thorfinn", params: {} },
    clause: "16.9",
  };
}

const named = (symbols: readonly string[]): string =>
  symbols.length > 0 ? join(symbols.map(symbolName)) : ta("thorfinn-row-nothing");

/** One row of his card, for those who stand there. */
export function rowPiece(card: ThorfinnInfo, position: number, here: boolean): Piece {
  const label = ta("thorfinn-row", { position });
  const where = here ? ta("thorfinn-row-here", { label }) : label;
  return {
    title: told(`${where}: ${named(card.rows[position] ?? [])}`),
    text: { key: "piece-thorfinn-card", params: {} },
    clause: "16.5",
    provenance: ["thorfinn", card.id],
  };
}

/** His card in full. */
export const foeCardPiece = (card: ThorfinnInfo, legend: boolean): Piece => ({
  title: told(
    ta("thorfinn-card-title", { thorfinn: card.id }),
    ta("thorfinn-recruits", { count: card.recruits }),
    ta(card.climb > 0 ? "thorfinn-climbs" : "thorfinn-stays"),
    ta(card.shield ? "thorfinn-shield" : "thorfinn-no-shield"),
    ...(legend ? [ta(card.detroll ? "thorfinn-detroll" : "thorfinn-no-detroll")] : []),
  ),
  text: { key: "piece-thorfinn-card", params: {} },
  clause: "16.3",
  provenance: ["thorfinn", card.id],
});

/** Before his first card, and in a round that a Troll costs him. */
export const noCardPiece = (card: string): Piece => ({
  title: { key: card === "troll" ? "thorfinn-troll" : "thorfinn-none", params: {} },
  text: { key: "piece-thorfinn-card", params: {} },
  clause: card === "troll" ? "16.15" : "16.3",
});

export const foeHandPiece = ({ hand }: ThorfinnScene): Piece => ({
  title: told(
    ta("thorfinn-hand", { count: hand.length }),
    ...(hand.length > 0 ? [join(hand.map(cardName))] : []),
  ),
  text: { key: "piece-thorfinn-hand", params: {} },
  clause: "16.4",
});

export const foeTrollsPiece = ({ trolls }: ThorfinnScene): Piece => ({
  title: { key: "thorfinn-trolls", params: { count: trolls } },
  text: { key: "piece-thorfinn-card", params: {} },
  clause: "16.6",
});

export const foeDeckPiece = ({ deck, deck_trolls }: ThorfinnScene): Piece => ({
  title: told(
    ...(deck_trolls > 0 ? [ta("thorfinn-deck-trolls", { count: deck_trolls })] : []),
    ta("thorfinn-deck", { count: deck.length }),
    ...(deck.length > 0 ? [join(deck.map((thorfinn) => ta("thorfinn-card", { thorfinn })))] : []),
  ),
  text: { key: "piece-thorfinn-card", params: {} },
  clause: "16.12",
});
