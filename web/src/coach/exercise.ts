/** A position in which a good choice is to be found. */

import type { Advice, Decision, LogEntry, PreviewOf, ReasonLine } from "../generated/protocol.ts";

export interface Exercise {
  scene: unknown;
  decision: Decision;
  /** What each option brings at once, where that is shown. */
  previews: readonly PreviewOf[];
  /** What led to the position. */
  log: LogEntry[];
  /** So often one may answer. */
  tries: number;
  /** The choices that answer it, the best first. */
  right: readonly string[];
  /** What the search found of the choices that it tried. */
  tried: readonly Advice[];
  /** The words for a wrong answer. */
  wrong: string;
  better: Advice;
  /** What the answer is compared with, and why it is better; of several, after this wrong answer. */
  compared: (wrong: string | undefined) => { key: string; advice: Advice; why: ReasonLine[] };
}
