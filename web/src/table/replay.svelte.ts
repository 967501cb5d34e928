/** A recorded match being looked at: which ply, through whose eyes, and the positions fetched so far. */

import type { ReplayInfo, ReplayPly } from "../generated/protocol.ts";
import { api } from "../lib/api.ts";
import { turnPlies } from "./log.ts";

/** Positions fetched ahead of the one shown. */
const AHEAD = 3;
const PLY_TIME = 1200;

export class ReplayOf {
  info = $state.raw<ReplayInfo | null>(null);
  viewer = $state(-1);
  ply = $state(0);
  /** The position shown: that of `ply`, or the last one until it arrives. */
  position = $state.raw<ReplayPly | null>(null);
  playing = $state(false);
  speed = $state(1);

  readonly #id: string;
  readonly #cache = new Map<string, Promise<ReplayPly>>();
  #timer = 0;

  plies = $derived.by(() => this.info?.plies ?? 0);
  turns = $derived.by(() => (this.info ? turnPlies(this.info.log) : []));

  constructor(id: string) {
    this.#id = id;
  }

  async open(viewer: number, ply: number | null): Promise<void> {
    this.info = await api.replay(this.#id, viewer);
    this.viewer = this.info.viewer;
    // Of a match that today's rules cannot even lay out there is only the result.
    if ((this.info.table.past?.shown ?? 0) < 0) return;
    await this.go(ply ?? this.info.plies);
  }

  async see(viewer: number): Promise<void> {
    this.#cache.clear();
    this.info = await api.replay(this.#id, viewer);
    this.viewer = viewer;
    await this.go(this.ply);
  }

  async go(to: number): Promise<void> {
    const ply = Math.max(0, Math.min(this.plies, Math.trunc(to)));
    this.ply = ply;
    const position = await this.#fetch(ply);
    if (this.ply === ply) this.position = position;
    for (let next = ply + 1; next <= Math.min(this.plies, ply + AHEAD); next += 1) void this.#fetch(next);
  }

  /** To the next or the previous change of turn. */
  async turn(by: 1 | -1): Promise<void> {
    const marks = [0, ...this.turns, this.plies];
    const to = by > 0 ? marks.find((mark) => mark > this.ply) : marks.findLast((mark) => mark < this.ply);
    if (to !== undefined) await this.go(to);
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    void (async () => {
      if (this.ply >= this.plies) await this.go(0);
      this.#tick();
    })();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.ply >= this.plies) {
      this.playing = false;
      return;
    }
    this.#timer = window.setTimeout(
      () => void this.go(this.ply + 1).then(() => this.#tick()),
      PLY_TIME / this.speed,
    );
  }

  #fetch(ply: number): Promise<ReplayPly> {
    const key = `${this.viewer} ${ply}`;
    let found = this.#cache.get(key);
    if (!found) {
      found = api.replayPly(this.#id, ply, this.viewer);
      this.#cache.set(key, found);
      found.catch(() => this.#cache.delete(key));
    }
    return found;
  }
}
