/** The games and bots of this server, asked for once. */

import type { Catalogue, GameInfo } from "../generated/protocol.ts";
import { api } from "./api.ts";
import { Ask } from "./ask.svelte.ts";
import { words } from "./words.svelte.ts";

/** Answered once what the games are called is known too. */
export const catalogue = new Ask<Catalogue>(async () => {
  const answer = await api.catalogue();
  await Promise.all(answer.games.map((game) => words.meet(game.name)));
  return answer;
});

export const gameOf = (name: string): GameInfo | undefined =>
  catalogue.value?.games.find((game) => game.name === name);

/** The bot that sits down where nobody says which. */
export const usualBot = (): string => catalogue.value?.bots.find((bot) => bot.usual)?.name ?? "";
