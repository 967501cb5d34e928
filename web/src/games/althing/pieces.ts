/** What each thing on the board is called and how it explains itself. */

import type {
  AlthingScene,
  CardInfo,
  DeckScene,
  PlayerScene,
  StepScene,
  StormScene,
} from "../../generated/althing.ts";
import type { Phrase } from "../../generated/protocol.ts";
import { join, tg, type Params } from "../../lib/words.svelte.ts";
import type { Piece } from "../registry.ts";
import type { Box } from "./box.ts";

export type NameOf = (seat: number) => string;

export const ta = (key: string, params: Params = {}): string => tg("althing", key, params);

export const cardName = (card: string): string => ta("card", { card });
export const symbolName = (symbol: string): string => ta("symbol", { symbol });
export const stepName = ({ id, face }: StepScene): string => ta("step-title", { step: id, face });

const given = ({ nuggets, wood, bones, universal }: CardInfo) => ({ nuggets, wood, bones, universal });
/** Trolls are one record of the components file, whosever they are. */
export const cardSource = (card: CardInfo): [string, string] => ["card", card.owner >= 0 ? "troll" : card.id];

const symbolsOf = (card: CardInfo, box: Box): string =>
  join(
    card.symbols.map((symbol) => ta(box.symbol(symbol).in_force ? "symbol" : "board-symbol-off", { symbol })),
  );

function cardTitle(card: CardInfo, box: Box, nameOf: NameOf): Phrase {
  if (card.owner >= 0) return { key: "board-troll", params: { card: card.id, player: nameOf(card.owner) } };
  return card.symbols.length > 0
    ? { key: "board-card-symbols", params: { card: card.id, ...given(card), symbols: symbolsOf(card, box) } }
    : { key: "board-card", params: { card: card.id, ...given(card) } };
}

/** A card in full: what it gives and its symbols. */
export const cardLabel = (card: CardInfo, box: Box, nameOf: NameOf): string => {
  const { key, params } = cardTitle(card, box, nameOf);
  return ta(key, params);
};

export function cardPiece(card: CardInfo | null, box: Box, nameOf: NameOf): Piece {
  if (!card)
    return {
      title: { key: "board-card-hidden", params: {} },
      text: { key: "piece-hand", params: {} },
      clause: "1.5",
    };
  const text = card.owner >= 0 ? "piece-troll" : card.universal > 0 ? "piece-universal" : "piece-card-use";
  return {
    title: cardTitle(card, box, nameOf),
    text: { key: text, params: {} },
    clause: card.owner >= 0 ? "3.6" : card.universal > 0 ? "3.4" : "3.1",
    provenance: cardSource(card),
  };
}

export function pledgedPiece(card: CardInfo): Piece {
  return {
    title: { key: "board-pledged", params: { card: card.id } },
    text: { key: "board-pay-private", params: {} },
    clause: "4.4",
    provenance: cardSource(card),
  };
}

const SYMBOL_CLAUSES: Record<string, string> = {
  axe: "6.3",
  troll: "6.6",
  storm: "6.7",
  shield: "7.1",
  detroll: "7.4",
  fair_weather: "7.1",
  plot: "8.2",
  day_labourer: "9.6",
  rework: "9.8",
  reorganise: "9.9",
  unexpected: "13.5",
  demobilised: "13.6",
  reward: "13.8",
  renewal: "13.9",
  heimdall: "13.10",
  invocation: "13.12",
  illness: "14.12",
  cursed_troll: "14.13",
  shortage_nuggets: "16.7",
  shortage_wood: "16.7",
  shortage_bones: "16.7",
};

export function symbolPiece(symbol: string, box: Box, card = ""): Piece {
  const { family, answer, in_force } = box.symbol(symbol);
  return {
    title: card ? { key: "chip-play", params: { card, symbol } } : { key: "symbol", params: { symbol } },
    text: in_force
      ? { key: answer ? "piece-symbol-stopped" : "piece-symbol", params: { symbol, family, answer } }
      : { key: "piece-symbol-off", params: {} },
    clause: in_force ? SYMBOL_CLAUSES[symbol]! : "12.2",
  };
}

export function slotPiece(slot: number, card: CardInfo | null, box: Box, nameOf: NameOf): Piece {
  if (!card)
    return {
      title: { key: "board-slot-empty", params: { slot } },
      text: { key: "piece-slot", params: {} },
      clause: "4.6",
    };
  const { cost, currency } = card;
  return {
    title: { key: "board-slot-full", params: { slot, cost, currency, label: cardLabel(card, box, nameOf) } },
    text: { key: "piece-card", params: { card: card.id } },
    clause: "4.3",
    provenance: cardSource(card),
  };
}

/** Cards of a deck that the viewer knows, among those that were put there. */
const placed = (cards: readonly string[]): string =>
  join(cards.map((card) => (card ? cardName(card) : ta("board-card-hidden"))));

export function assemblyDeckPiece({ number, top, bottom }: DeckScene): Piece {
  const known = [
    ta("board-assembly-deck", { count: number }),
    ...(top.some(Boolean) ? [ta("board-deck-top", { cards: placed(top) })] : []),
    ...(bottom.some(Boolean) ? [ta("board-deck-bottom", { cards: placed(bottom) })] : []),
  ];
  return {
    title: { key: "board-parts", params: { parts: known.join("; ") } },
    text: { key: "piece-assembly-deck", params: {} },
    clause: "4.6",
  };
}

export function deckPiece(player: PlayerScene, name: string): Piece {
  const label = ta("board-deck", { player: name, count: player.deck });
  const trolls = player.deck_trolls.length;
  return {
    title:
      trolls > 0
        ? { key: "board-deck-trolls", params: { label, count: trolls } }
        : { key: "board-deck", params: { player: name, count: player.deck } },
    text: { key: trolls > 0 ? "piece-troll" : "piece-deck", params: {} },
    clause: trolls > 0 ? "6.6" : "5.7",
  };
}

export const handPiece = (player: PlayerScene, name: string): Piece => ({
  title: { key: "board-hand", params: { player: name, count: player.hand.length } },
  text: { key: "piece-hand", params: {} },
  clause: "1.5",
});

export const limitPiece = ({ hand_limit, limit_grows }: PlayerScene, grown: number): Piece => ({
  title: limit_grows
    ? { key: "board-limit-grows", params: { limit: grown } }
    : { key: "board-limit", params: { limit: hand_limit } },
  text: { key: "piece-limit", params: {} },
  clause: "5.8",
});

export function discardPiece({ discard }: PlayerScene, name: string): Piece {
  const top = discard.at(-1);
  const label = ta("board-discard", { player: name, count: discard.length });
  const parts = top ? [label, ta("board-deck-top", { cards: cardName(top) })] : [label];
  return {
    title: { key: "board-parts", params: { parts: parts.join("; ") } },
    text: { key: "piece-discard", params: {} },
    clause: "1.5",
  };
}

export const ownedPiece = (name: string): Piece => ({
  title: { key: "board-owned", params: { player: name } },
  text: { key: "piece-discard", params: {} },
  clause: "1.5",
});

export function reservePiece(player: PlayerScene, name: string, open: boolean, own: boolean): Piece {
  const card = player.reserve;
  const key = !player.reserve_full
    ? "board-reserve-empty"
    : !card
      ? "board-reserve-hidden"
      : own && !open
        ? "board-reserve-own"
        : "board-reserve-open";
  return {
    title: { key, params: { player: name, card } },
    text: { key: open ? "piece-reserve-open" : "piece-reserve-hidden", params: {} },
    clause: open ? "10.4" : "10.1",
  };
}

export const trollsPiece = ({ trolls }: PlayerScene, name: string): Piece => ({
  title: { key: "board-trolls", params: { player: name, count: trolls } },
  text: { key: "piece-trolls", params: {} },
  clause: "6.6",
});

/** A seat's own storm Troll: at home, or before somebody. */
export function stormTrollPiece(scene: AlthingScene, seat: number, nameOf: NameOf): Piece {
  const before = scene.players.findIndex(({ storms }) => storms.some(({ owner }) => owner === seat));
  return before < 0
    ? {
        title: { key: "board-storm-ready", params: { player: nameOf(seat) } },
        text: { key: "piece-storm-ready", params: {} },
        clause: "6.7",
      }
    : {
        title: { key: "board-storm-away", params: { player: nameOf(seat), whom: nameOf(before) } },
        text: { key: "symbol-effect", params: { symbol: "storm" } },
        clause: "6.7",
      };
}

/** What a seat has at home: its Trolls and its storm Troll, told together. */
export function homePiece(scene: AlthingScene, seat: number, storms: boolean, nameOf: NameOf): Piece {
  const trolls = trollsPiece(scene.players[seat]!, nameOf(seat));
  if (!storms) return trolls;
  const both = [trolls, stormTrollPiece(scene, seat, nameOf)].map(({ title }) => ta(title.key, title.params));
  return { ...trolls, title: { key: "board-parts", params: { parts: both.join("; ") } } };
}

/** One that lies before a seat. */
export const stormPiece = ({ owner, face }: StormScene, seat: number, nameOf: NameOf): Piece => ({
  title: { key: "board-storm", params: { player: nameOf(owner), whom: nameOf(seat), storm: face } },
  text: { key: "piece-storm", params: { storm: face } },
  clause: "6.8",
});

/** A seat's side, which a ruse can be aimed at. */
export function sidePiece(scene: AlthingScene, seat: number, partner: number, nameOf: NameOf): Piece {
  const player = scene.players[seat]!;
  const params = { player: nameOf(seat) };
  const team: Phrase = { key: "board-team", params: { ...params, whom: nameOf(partner) } };
  /** Who plays with whom is told beside where they stand. */
  const standing = (key: string): Phrase =>
    partner < 0
      ? { key, params }
      : { key: "board-parts", params: { parts: `${ta(key, params)}; ${ta(team.key, team.params)}` } };
  if (player.finished)
    return {
      title: standing("board-finished"),
      text: { key: "piece-ending", params: {} },
      clause: "11.1",
    };
  if (player.cursed)
    return {
      title: standing("board-cursed"),
      text: { key: "mark-effect", params: { mark: "curse_zone" } },
      clause: "14.7",
    };
  if (player.sacred)
    return {
      title: standing("board-safe"),
      text: { key: "mark-effect", params: { mark: "sacred_ground" } },
      clause: "6.2",
    };
  return partner >= 0
    ? {
        title: team,
        text: { key: "piece-team", params: {} },
        clause: "1.4",
      }
    : {
        title: { key: "board-own", params },
        text: { key: "family-help", params: { family: "ruse" } },
        clause: "6.1",
      };
}

export const worstStorm = ({ storms }: PlayerScene): string =>
  storms.some(({ face }) => face === "stormur") ? "stormur" : (storms[0]?.face ?? "");
