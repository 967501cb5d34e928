/** The ways into a game that several pages offer. */

import type { GameInfo, Refusal } from "../generated/protocol.ts";
import { api } from "./api.ts";
import { attempt } from "./ask.svelte.ts";
import { usualBot } from "./catalogue.svelte.ts";
import { router } from "./router.svelte.ts";

/** One click to a match: me against the usual bot, everything else as usual too. Why not, if there is none. */
export async function playBot(game: string): Promise<Refusal | null> {
  const answer = await attempt(() =>
    api.create({
      game,
      seats: [
        { kind: "me", name: "", bot: "", colour: "" },
        { kind: "bot", name: "", bot: usualBot(), colour: "" },
      ],
      options: {},
      undo: "free",
      watch: "anyone",
      coach: "alone",
    }),
  );
  if ("refusal" in answer) return answer.refusal;
  router.go(`/t/${answer.value.id}`);
  return null;
}

/** Whether this guest has taken a lesson of the game to its end; not, if nobody can say. */
export async function learnt(game: GameInfo): Promise<boolean> {
  if (game.lessons.length === 0) return false;
  const answer = await attempt(() => api.lessons(game.name));
  return "value" in answer && answer.value.some(({ done }) => done);
}
