/** Records of a game's components file in words: their names, their marks, and what is in doubt. */

import type { ProvenanceRecord } from "../generated/protocol.ts";
import { t, tg } from "./words.svelte.ts";

/** Where a record comes from, and how sure it is if it is a guess. */
export const markText = ({ source, strength }: ProvenanceRecord): string =>
  source === "guessed" ? t("provenance-guessed-sure", { strength }) : t(`provenance-${source}`);

/** A record as a reader would call it; its id is given whole and in parts, to make words of. */
export function recordName(game: string, { section, id }: ProvenanceRecord): string {
  const { stem, part } = parts(id);
  const name = stem.charAt(0).toUpperCase() + stem.slice(1).replaceAll("_", " ");
  return tg(game, "provenance-name", { section, id, stem, part, name });
}

/** What is known of a record, and from where, in the reader's language. */
export const knownText = (game: string, { section, id, where }: ProvenanceRecord): string =>
  tg(game, "provenance-known", { section, id, stem: parts(id).stem, where });

function parts(id: string): { stem: string; part: string } {
  const cut = id.lastIndexOf("-");
  return cut < 0 ? { stem: id, part: id } : { stem: id.slice(0, cut), part: id.slice(cut + 1) };
}

/** Its place on the page of doubts. */
export const recordId = ({ section, id }: ProvenanceRecord): string => `doubt-${section}-${id}`;

export const isDoubtful = ({ guessed, invented }: ProvenanceRecord): boolean =>
  guessed.length + invented.length > 0;

/** What is in doubt, as a components file of one's own would say it. */
export const correctionOf = (records: readonly ProvenanceRecord[]): string =>
  records
    .map(({ section, id, guessed, invented }) =>
      [...(id ? [`[[${section}]]`, `id = "${id}"`] : [`[${section}]`]), ...guessed, ...invented].join("\n"),
    )
    .join("\n\n");

/** Neighbours of which the same is known, together. */
export function byKnowledge(records: readonly ProvenanceRecord[]): ProvenanceRecord[][] {
  const groups: ProvenanceRecord[][] = [];
  for (const record of records) {
    const last = groups.at(-1);
    if (last?.[0]?.where === record.where) last.push(record);
    else groups.push([record]);
  }
  return groups;
}
