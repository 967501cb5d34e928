/** A departure as a play: its steps are shown one after another, and any input skips to the end. */

import { happenings, text, type Happening } from "../../board/happenings.ts";
import type { LogEntry } from "../../generated/protocol.ts";
import type { ShipScene, VikingsOnBoardScene } from "../../generated/vikings_on_board.ts";
import { motion } from "../../lib/settings.svelte.ts";
import { departures, steps, tell, type Story } from "./story.ts";

/** How long a step stays before the next one, in milliseconds at normal speed. */
const TIMES: Record<string, number> = {
  "ship-named": 400,
  "influence-ranked": 850,
  "barrel-won": 500,
  "no-barrel-won": 350,
  "ship-left": 950,
};
/** All the chests dealt at once together, and the longest that one of them takes. */
const SHARES_TIME = 700;
const SHARE_TIME = 350;

const isShare = (step: Happening): boolean => /^chests?-(?:taken|boxed)$/.test(step.event);

/** The goods without some of them. */
function without(goods: readonly string[], gone: readonly string[]): string[] {
  const left = [...goods];
  for (const good of gone) {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export class Playhouse {
  #steps: Happening[] = $state.raw([]);
  #shown = $state(0);
  /** The chests on the bow when the ship was named. */
  #load: string[] = $state.raw([]);
  /** What each share was, as seen when it left the bow, where the log does not say it. */
  #seen: string[] = $state.raw([]);
  #timer = 0;

  /** Whether steps are still being shown one by one. */
  get playing(): boolean {
    return this.#timer !== 0;
  }

  /** Whether the departure is on stage. */
  open = $state(false);
  #ship: ShipScene | null = $state.raw(null);

  readonly #visible = $derived.by(() => this.#steps.slice(0, this.#shown));
  /** What is shown of the departure so far. */
  story: Story = $derived.by(() => tell(this.#visible));
  /** The step shown last. */
  step: Happening | undefined = $derived.by(() => this.#visible.at(-1));
  done = $derived.by(() => this.#shown === this.#steps.length);
  /** The ship as it was, until the play has shown it leave. */
  ghost: ShipScene | null = $derived.by(() => this.#ship && { ...this.#ship, chests: this.pool });
  sailing = $derived.by(() => this.#ship !== null && this.story.left > 0);
  /** What the last share shown was. */
  dealt: string = $derived.by(() => this.#seen[this.story.shares.length - 1] ?? "");
  /** The chests still on the bow. */
  pool: string[] = $derived.by(() => without(this.#load, this.#seen.slice(0, this.story.shares.length)));

  /** Takes in a new position; `fresh` are the plies that led to it from `before`. */
  see(
    log: readonly LogEntry[],
    fresh: readonly LogEntry[],
    before: VikingsOnBoardScene,
    now: VikingsOnBoardScene,
  ): void {
    const news = fresh.flatMap((entry) => steps(happenings(entry)));
    if (news.length === 0 && fresh.length > 0 && this.#timer !== 0) return;
    const last = departures(log).at(-1) ?? [];
    const begins = news.some((step) => step.event === "ship-named");
    const story = tell(last);
    const ship = before.ships[story.ship - 1];
    const known = last
      .filter(isShare)
      .map((step) => text(step, "good") || ((step.goods as string[])?.[0] ?? ""));
    const left = now.departure?.chests ?? [];
    if (begins && ship) this.#load = [...ship.chests];
    else if (!this.open) this.#load = [...left, ...known.filter((good) => good !== "")];
    // Others' chests are not in the log, but everybody saw them leave the bow.
    const unnamed = without(without(this.#load, left), known);
    this.#seen = known.map((good) => good || (unnamed.shift() ?? ""));
    this.#steps = last;
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (news.length === 0 || motion() === 0) {
      this.#shown = last.length;
      this.#ship = null;
      this.open = now.departure !== null;
      return;
    }
    if (now.ships[story.ship - 1]?.docked) this.#ship = null;
    else if (ship?.docked) this.#ship = ship;
    this.#shown = Math.min(this.open && !begins ? this.#shown : last.length - news.length, last.length);
    this.open = true;
    this.#next(now.departure !== null);
  }

  /** Shows the next step, and so on; at the end the stage is free again unless a share is still to be chosen. */
  #next(stays: boolean): void {
    if (this.done) {
      this.#timer = 0;
      this.open = stays;
      if (!stays) this.#ship = null;
      return;
    }
    this.#shown += 1;
    const shares = this.#steps.filter(isShare).length;
    const time = TIMES[this.step?.event ?? ""] ?? Math.min(SHARE_TIME, SHARES_TIME / shares);
    this.#timer = window.setTimeout(() => this.#next(stays), time / (motion() || 1));
  }

  /** To the end at once. */
  skip(now: VikingsOnBoardScene): void {
    if (this.#timer === 0) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#shown = this.#steps.length;
    this.open = now.departure !== null;
    if (!this.open) this.#ship = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
