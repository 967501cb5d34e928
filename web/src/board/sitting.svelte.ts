/** How a board sits at its table: who is asked, whose area is shown, and the hands that its pieces talk through. */

import type { BoardProps } from "../games/registry.ts";
import { nameAt } from "../lib/seats.ts";
import { byTarget, type Hand } from "./hand.ts";

/** All that the table tells a board but what is on it. */
type Around = Omit<BoardProps, "stage" | "scene" | "events" | "log">;

/** Getters, so that pointing at a piece redraws that piece and not all of them. */
const handOf = (
  game: string,
  around: () => Around,
  active: () => boolean,
  legal: () => Hand["legal"],
): Hand => ({
  game,
  get active() {
    return active();
  },
  get legal() {
    return legal();
  },
  get previews() {
    return around().previews;
  },
  get selected() {
    return around().selected;
  },
  act: (action) => around().onact(action),
  select: (action) => around().onselect(action),
  why: (action) => around().onwhy(action),
  inspect: (piece) => around().oninspect(piece),
});

const NOTHING: Hand["legal"] = new Map();

export class Sitting {
  /** Another seat's area looked at, until the table says whose to show. */
  peeked = $state<number | null>(null);

  readonly #around: () => Around;
  readonly #placed: typeof byTarget;
  /** For what belongs to all. */
  readonly hand: Hand;
  /** For the area shown: nothing can be chosen in somebody else's. */
  readonly ownHand: Hand;

  /** `placed` tells what is pressed for each choice. */
  constructor(game: string, around: () => Around, placed: typeof byTarget = byTarget) {
    this.#around = around;
    this.#placed = placed;
    this.hand = handOf(
      game,
      around,
      () => this.active,
      () => this.#legal,
    );
    this.ownHand = handOf(
      game,
      around,
      () => this.active && this.#asked,
      () => (this.#asked ? this.#legal : NOTHING),
    );
  }

  /** Whether this viewer has something to choose. */
  active = $derived.by((): boolean => (this.#around().decision?.options.length ?? 0) > 0);
  toAct = $derived.by((): number => this.#around().decision?.seat ?? this.#around().table.to_act);
  /** Whose area is shown large, and whose it is when nobody looks elsewhere. */
  seat = $derived.by((): number => this.peeked ?? this.#around().focusSeat);
  home = $derived.by((): number =>
    this.#around().viewer >= 0 ? this.#around().viewer : this.#around().focusSeat,
  );
  #legal = $derived.by((): Hand["legal"] => this.#placed(this.#around().decision));
  #asked = $derived.by((): boolean => this.#around().decision?.seat === this.seat);

  readonly nameOf = (seat: number): string => nameAt(this.#around().table, seat);

  /** Look at another's area, or back. */
  peek(seat: number): void {
    this.peeked = seat === this.#around().focusSeat ? null : seat;
  }
}
