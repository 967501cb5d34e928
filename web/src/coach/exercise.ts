/** A position in which a good choice is to be found. */

import type { Advice, Decision, ReasonLine } from "../generated/protocol.ts";

export const TRIES = 3;

export interface Exercise {
  scene: unknown;
  decision: Decision;
  /** The choices that answer it, the best first. */
  right: readonly string[];
  /** What the search found of the choices that it tried. */
  tried: readonly Advice[];
  /** The answer, what it is compared with, and why it is better. */
  better: Advice;
  other: { key: string; advice: Advice };
  why: ReasonLine[];
}
