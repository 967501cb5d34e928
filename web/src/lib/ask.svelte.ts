/** A question to the server as a page shows it: waiting, answered or refused, and asked again. */

import type { Refusal } from "../generated/protocol.ts";
import { ApiError } from "./api.ts";

export class Ask<T> {
  value = $state.raw<T | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #run: () => Promise<T>;
  #turn = 0;

  constructor(run: () => Promise<T>) {
    this.#run = run;
    void this.again();
  }

  /** Asks (again); the last answer stays until the new one is there. */
  async again(): Promise<void> {
    const turn = ++this.#turn;
    try {
      const value = await this.#run();
      if (turn !== this.#turn) return;
      this.value = value;
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn === this.#turn) this.refusal = error.refusal;
    }
  }
}

/** Runs a request of a button; gives its refusal instead of its answer. */
export async function attempt<T>(run: () => Promise<T>): Promise<{ value: T } | { refusal: Refusal }> {
  try {
    return { value: await run() };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error.refusal };
    throw error;
  }
}
