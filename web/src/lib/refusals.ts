/** Why something was not done, in words. */

import type { Refusal } from "../generated/protocol.ts";
import { words } from "./words.svelte.ts";

/** A reason of the rules comes with its clause and is in the game's words; others are the server's. */
export function refusalText(refusal: Refusal, game = ""): string {
  const wanted = [`refusal-${refusal.key}`, `reason-${refusal.key}`, `error-${refusal.key}`, refusal.key];
  const key = wanted.find((one) => words.knows(game, one)) ?? "refusal-server-error";
  return words.text(game, key, refusal.params);
}
