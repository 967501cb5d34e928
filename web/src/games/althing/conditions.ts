/** What lies upon the player whose phase it is, and upon the assembly, in words. */

import type { AlthingScene } from "../../generated/althing.ts";
import type { Box } from "./box.ts";
import { deedsOf, stoodAt } from "./foe.ts";
import type { Happening } from "../../board/happenings.ts";
import { join } from "../../lib/words.svelte.ts";
import { symbolName, ta, type NameOf } from "./pieces.ts";

export function conditionsOf(scene: AlthingScene, box: Box, nameOf: NameOf): string[] {
  const active = scene.players[scene.active];
  const player = active ? nameOf(scene.active) : "";
  const ovedur = active && scene.track[active.place]?.symbols.includes("ovedur_zone");
  const ill = scene.players.flatMap((one, seat) =>
    one.ill ? [ta(seat === scene.active ? "board-ill-coming" : "board-ill", { player: nameOf(seat) })] : [],
  );
  return [
    ...(scene.thorfinn?.shortage ?? []).map((resource) => ta("thorfinn-shortage", { resource })),
    ...(active?.cursed ? [ta("board-cursed", { player })] : []),
    ...(ovedur ? [ta(scene.cleared ? "board-cleared" : "board-ovedur", { player })] : []),
    ...ill,
    ...(scene.size < box.stage.slots && scene.phase !== "over"
      ? [ta("board-size", { count: scene.size })]
      : []),
  ];
}

/** Why Thorfinn did what he did: his card, read where you stood. */
export function whyOf(scene: AlthingScene, box: Box, entries: readonly Happening[][]): string {
  if (!scene.thorfinn) return "";
  if (scene.thorfinn.card === "troll") return ta("thorfinn-troll");
  const card = box.stage.thorfinn.find(({ id }) => id === scene.thorfinn?.card);
  if (!card) return ta("thorfinn-none");
  const position = stoodAt(scene);
  const deeds = deedsOf(card, position, entries);
  if (deeds.length === 0) return ta("thorfinn-why-nothing");
  const symbols = deeds.map(({ symbol, stopped }) =>
    stopped ? ta("thorfinn-stopped", { symbol }) : symbolName(symbol),
  );
  return ta("thorfinn-why", { position, symbols: join(symbols) });
}
