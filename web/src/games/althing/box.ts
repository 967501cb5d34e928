/** What is in the box of this match, by its name. */

import { createContext } from "svelte";

import type { AlthingStage, CardInfo, HelaInfo, SymbolInfo } from "../../generated/althing.ts";

export class Box {
  readonly stage: AlthingStage;
  readonly #cards: ReadonlyMap<string, CardInfo>;
  readonly #symbols: ReadonlyMap<string, SymbolInfo>;
  readonly #order: ReadonlyMap<string, number>;

  constructor(stage: AlthingStage) {
    this.stage = stage;
    this.#cards = new Map(stage.cards.map((card) => [card.id, card]));
    this.#symbols = new Map(stage.symbols.map((symbol) => [symbol.id, symbol]));
    this.#order = new Map(stage.cards.map(({ id }, at) => [id, at]));
  }

  /** Null for a card that the viewer does not know. */
  card(id: string): CardInfo | null {
    return this.#cards.get(id) ?? null;
  }

  symbol(id: string): SymbolInfo {
    return this.#symbols.get(id)!;
  }

  /** Null where there is none. */
  hela(id: string): HelaInfo | null {
    return this.stage.hela.find((card) => card.id === id) ?? null;
  }

  /** Cards as a hand shows them: in the order of the box, unknown ones last. */
  sorted<T>(items: readonly T[], idOf: (item: T) => string): T[] {
    const at = (item: T): number => this.#order.get(idOf(item)) ?? this.#order.size;
    return [...items].sort((one, other) => at(one) - at(other));
  }

  partnerOf(seat: number): number {
    return this.stage.teams.find((team) => team.includes(seat))?.find((one) => one !== seat) ?? -1;
  }
}

/** The box that the parts of a board look things up in. */
export const [boxAround, surroundWith] = createContext<() => Box>();
