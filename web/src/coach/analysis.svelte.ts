/** The analysis of a finished match, fetched a few plies at a time until it is whole or stopped. */

import type { AnalysedPly, Analysis, Refusal, SwingInfo } from "../generated/protocol.ts";
import { attempt } from "../lib/ask.svelte.ts";

/** Plies asked for at once: few enough that the graph grows before one's eyes. */
const AT_ONCE = 4;

/** Everybody's chances at a position. */
export interface Point {
  ply: number;
  chances: number[];
  errors: number[];
}

export class AnalysisOf {
  plies = $state(0);
  judged = $state.raw<AnalysedPly[]>([]);
  swings = $state.raw<SwingInfo[]>([]);
  running = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  #end: number[] = [];
  readonly #ask: (from: number, count: number) => Promise<Analysis>;

  done = $derived.by(() => this.plies > 0 && this.judged.length === this.plies);
  /** The positions before each decision and, in the end, that of who has won. */
  points = $derived.by((): Point[] => {
    const points = this.judged.map(({ ply, chances, errors }) => ({ ply: ply - 1, chances, errors }));
    if (this.done) points.push({ ply: this.plies, chances: this.#end, errors: this.#end.map(() => 0) });
    return points;
  });

  constructor(ask: (from: number, count: number) => Promise<Analysis>) {
    this.#ask = ask;
  }

  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.refusal = null;
    while (this.running && !this.done) {
      const answer = await attempt(() => this.#ask(this.judged.length, AT_ONCE));
      if ("refusal" in answer) {
        this.refusal = answer.refusal;
        break;
      }
      const { plies, judged, swings, end } = answer.value;
      this.#end = end;
      this.plies = plies;
      this.judged = [...this.judged, ...judged];
      this.swings = swings;
      if (plies === 0) break;
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }
}
