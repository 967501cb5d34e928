/** Who is asked for an answer to what was announced, as everybody can see. */

import type { Happening } from "../../board/happenings.ts";
import type { AlthingScene, AnnouncedScene } from "../../generated/althing.ts";
import type { Box } from "./box.ts";
import { ta } from "./pieces.ts";

export interface Asked {
  seat: number;
  /** Asked now, has let it happen, is asked if nobody before answers, or has no card to answer with. */
  state: "now" | "let" | "later" | "none";
}

/** Seats that have let it happen since it was announced. */
function silent(entries: readonly Happening[][]): Set<number> {
  const events = entries.flat();
  const start = events.findLastIndex(({ event }) => event === "symbol-played");
  const since = events.slice(start + 1).filter(({ event }) => event === "answer-declined");
  return new Set(since.map(({ seat }) => Number(seat)));
}

export function askedOf(
  announced: AnnouncedScene,
  scene: AlthingScene,
  toAct: number,
  box: Box,
  entries: readonly Happening[][],
): Asked[] {
  const providence = box.symbol(announced.symbol).family === "providence";
  if (!providence || announced.counter >= 0) return [{ seat: toAct, state: "now" }];
  const partner = box.partnerOf(announced.seat);
  const let_ = silent(entries);
  const seats = box.stage.seats;
  const around = Array.from({ length: seats - 1 }, (_, at) => (announced.seat + 1 + at) % seats);
  return around
    .filter((seat) => seat !== partner)
    .map((seat): Asked => {
      if (seat === toAct) return { seat, state: "now" };
      if (let_.has(seat)) return { seat, state: "let" };
      return { seat, state: scene.players[seat]!.hand.length === 0 ? "none" : "later" };
    });
}

/** What was announced, in a line. */
export function headingOf(
  announced: AnnouncedScene,
  viewer: number,
  box: Box,
  nameOf: (seat: number) => string,
): string {
  const { seat, card, symbol, target, reserve, counter, counter_card } = announced;
  if (counter >= 0)
    return ta("answer-heading-counter", {
      player: nameOf(counter),
      card: counter_card,
      symbol: box.symbol(symbol).answer,
    });
  // What Thorfinn does, and what a cursed step does, has no card.
  if (!card)
    return seat === target
      ? ta("symbol", { symbol })
      : ta("board-parts", { parts: `${nameOf(seat)}: ${ta("symbol", { symbol })}` });
  if (target < 0) return ta("answer-heading", { player: nameOf(seat), card, symbol });
  if (target === viewer && !reserve) return ta("answer-heading-you", { player: nameOf(seat), card, symbol });
  return ta(reserve ? "answer-heading-reserve" : "answer-heading-target", {
    player: nameOf(seat),
    card,
    symbol,
    whom: nameOf(target),
  });
}
