/** What the person at this browser is about to do: what they point at, have chosen, and sent. */

import type { Choice, Decision } from "../generated/protocol.ts";
import type { Piece } from "../games/registry.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { TableLink } from "./socket.svelte.ts";

const STAYS = 3000;
/** So end the words of a choice that is allowed and better not made (`Phrase.unwise`). */
const UNWISE = "-unwise";

/** Who leads a person by the hand through a lesson. */
export interface Guide {
  /** Whether this is done now; without it, nothing but what it wants. */
  wants: (action: string) => boolean;
  /** Something else was pressed: it says why not. */
  refuse: () => void;
  /** Reads on, if there is only something to read. */
  readOn: () => boolean;
  /** Whether there is only something to read now, on the way or at the end. */
  readonly talks: "on" | "over" | null;
}

type Pointer = "mouse" | "touch" | "keyboard";

export class Intent {
  /** Pointed at: hovered, focused, or stepped to with N and P. */
  hovered = $state<string | null>(null);
  /** Tapped once; a second tap or the brass button does it. */
  chosen = $state<string | null>(null);
  /** Several actions, to be done one after another: chosen like a single one. */
  route = $state.raw<readonly string[] | null>(null);
  piece = $state.raw<Piece | null>(null);
  pointer = $state<Pointer>("mouse");
  guide = $state.raw<Guide | null>(null);

  readonly #link: TableLink;
  /** What is still to be taken back, and then done, of a route. */
  #behind = 0;
  #ahead: readonly string[] = [];

  constructor(link: TableLink) {
    this.#link = link;
  }

  decision = $derived.by((): Decision | null => this.#link.frame?.decision ?? null);
  options = $derived.by((): Choice[] => this.decision?.options ?? []);
  /** Those to choose from without the board: in a lesson, what it is about. */
  offered = $derived.by((): Choice[] => this.options.filter(({ action }) => this.isWanted(action)));
  /** The action on its way to the server. */
  sent = $derived.by((): string | null => {
    const pending = this.#link.pending;
    return pending?.type === "act" ? pending.action : null;
  });
  selected = $derived(this.sent ?? this.chosen ?? this.route?.[0] ?? this.hovered);
  /** Something waits for the second tap or the brass button. */
  waits = $derived(this.chosen !== null || this.route !== null);
  asks = $derived(settings.confirm === "always" || (settings.confirm === "auto" && this.pointer === "touch"));

  isWanted(action: string): boolean {
    return this.guide?.wants(action) ?? true;
  }

  /** A legal action was pressed, on the board or in the list. One that is better not done always asks. */
  press(action: string): void {
    const option = this.options.find((one) => one.action === action);
    if (this.#link.pending !== null || !option) return;
    if (!this.isWanted(action)) return this.#refuse();
    if ((this.asks || option.label.key.endsWith(UNWISE)) && this.chosen !== action) {
      this.chosen = action;
      this.route = null;
      this.#link.dismiss();
    } else {
      this.send(action);
    }
  }

  /** Chosen from elsewhere than the board or the list: it always waits to be confirmed. */
  choose(action: string): void {
    if (this.#link.pending !== null || !this.options.some((option) => option.action === action)) return;
    this.chosen = action;
    this.route = null;
    this.#link.dismiss();
  }

  /** A route was pressed. */
  pressRoute(actions: readonly string[]): void {
    if (this.#link.pending !== null || !this.options.some((option) => option.action === actions[0])) return;
    if (!this.isWanted(actions[0]!)) return this.#refuse();
    if (this.asks && this.route?.join() !== actions.join()) {
      this.chosen = null;
      this.route = actions;
      this.#link.dismiss();
    } else {
      this.#follow(actions);
    }
  }

  /** Do what waits to be confirmed. */
  confirm(): void {
    if (this.route !== null) this.#follow(this.route);
    else if (this.chosen !== null) this.send(this.chosen);
  }

  send(action: string): void {
    this.#ahead = [];
    this.#act(action);
  }

  #follow(actions: readonly string[]): void {
    this.#ahead = actions.slice(1);
    this.#act(actions[0]!);
  }

  #refuse(): void {
    this.stop();
    this.clear();
    this.guide?.refuse();
  }

  #act(action: string): void {
    if (!this.isWanted(action)) return this.#refuse();
    this.#link.act(action);
    this.clear();
  }

  /** At once, without asking; where it is not offered any more, not at all. */
  sendSurely(action: string): void {
    if (this.#link.pending === null && this.options.some((option) => option.action === action))
      this.send(action);
  }

  /** Take back so many of one's last plies, then do these: each when the one before is answered. */
  revise(undo: number, actions: readonly string[]): void {
    if (this.#link.pending !== null) return;
    this.clear();
    this.#behind = undo;
    this.#ahead = actions;
    this.goOn();
  }

  /** Nothing more of the route is done. */
  stop(): void {
    this.#behind = 0;
    this.#ahead = [];
  }

  /** In a new position: the next step of the route, if it may be taken now; else the route ends here. */
  goOn(): void {
    if (this.#link.pending !== null) return;
    if (this.#behind > 0) {
      this.#behind -= 1;
      this.#link.undo(false);
      return;
    }
    const next = this.#ahead[0];
    if (next === undefined) return;
    if (this.options.some((option) => option.action === next)) this.#follow(this.#ahead);
    else this.#ahead = [];
  }

  point(action: string | null): void {
    this.hovered = action;
    if (action !== null) this.#moveOn();
  }

  look(piece: Piece | null): void {
    this.piece = piece;
    if (piece !== null) this.#moveOn();
  }

  /** An explanation stays long enough for the pointer to cross the board to it; then pointing elsewhere ends it. */
  #moveOn(): void {
    if (Date.now() - this.#link.explained > STAYS) this.#link.dismiss();
  }

  why(action: string): void {
    this.chosen = null;
    this.route = null;
    this.#link.askWhy(action);
  }

  clear(): void {
    this.hovered = null;
    this.chosen = null;
    this.route = null;
    this.piece = null;
  }

  /** The next or the previous legal action becomes the one pointed at. */
  step(by: 1 | -1): Choice | null {
    const options = this.offered;
    if (options.length === 0) return null;
    const at = options.findIndex((option) => option.action === this.selected);
    const to = at < 0 ? (by > 0 ? 0 : options.length - 1) : (at + by + options.length) % options.length;
    const option = options[to]!;
    this.chosen = null;
    this.route = null;
    this.hovered = option.action;
    return option;
  }
}
