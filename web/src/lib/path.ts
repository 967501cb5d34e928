/** The way through a game: its lessons and, where it has a campaign, the matches that they lead to. */

import type { GameInfo, LessonTaken, TableInfo } from "../generated/protocol.ts";
import type { Guide } from "../games/facts.ts";

export interface Stone {
  kind: "lesson" | "part";
  /** The lesson's name, or the part of the campaign. */
  id: string;
  minutes: number;
  href: string;
  state: "done" | "begun" | "next" | "later";
}

/** A part of the campaign follows the last lesson that prepares for it; one without a lesson comes at the end. */
export function pathOf(
  game: GameInfo,
  guide: Guide | undefined,
  taken: readonly LessonTaken[],
  tables: readonly TableInfo[],
): Stone[] {
  const over = tables.filter((table) => table.game === game.name && table.status === "over");
  const stones: Stone[] = [];
  const lay = (stone: Omit<Stone, "state">, done: boolean, begun: boolean): void => {
    const next = stones.every(({ state }) => state === "done");
    stones.push({ ...stone, state: done ? "done" : begun ? "begun" : next ? "next" : "later" });
  };
  const layPart = (part: string): void => {
    const { option } = guide!;
    const href = `/new/${game.name}?${option}=${part}`;
    const done = over.some((table) => table.options[option] === part);
    lay({ kind: "part", id: part, minutes: game.minutes, href }, done, false);
  };
  const parts = guide?.parts ?? [];
  const preparing = (part: string): number =>
    game.lessons.findLastIndex(({ options }) => options[guide!.option] === part);
  game.lessons.forEach(({ id, minutes }, at) => {
    const own = taken.find((one) => one.id === id);
    const href = `/learn/${game.name}/${id}`;
    lay({ kind: "lesson", id, minutes, href }, own?.done ?? false, Boolean(own?.table));
    parts.filter((part) => preparing(part) === at).forEach(layPart);
  });
  parts.filter((part) => preparing(part) < 0).forEach(layPart);
  return stones;
}
