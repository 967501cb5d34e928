/** Texts of the rules: emphasis, references to clauses and what a search has found, as data to draw. */

import type { ClauseText, RulesBook, SectionText } from "../generated/protocol.ts";

export interface Span {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  /** The number of the clause it points to. */
  clause?: string;
  found?: boolean;
}

/** Letters only for comparing: no capitals, no accents; as long as the text itself. */
export const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD")[0]!.toLowerCase()).join("");

const TOKENS = /\*\*(.+?)\*\*|\*(.+?)\*|(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d%])/gs;

/** The spans of a text. `clauses` are the numbers that exist; other numbers are just numbers. */
export function spans(text: string, clauses: ReadonlySet<string>, query = ""): Span[] {
  const parts: Span[] = [];
  let at = 0;
  for (const token of text.matchAll(TOKENS)) {
    const [whole, strong, emphasis, number] = token;
    if (number !== undefined && !clauses.has(number)) continue;
    if (token.index > at) parts.push({ text: text.slice(at, token.index) });
    if (strong !== undefined) parts.push({ text: strong, strong: true });
    else if (emphasis !== undefined) parts.push({ text: emphasis, emphasis: true });
    else parts.push({ text: number!, clause: number! });
    at = token.index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return query ? parts.flatMap((part) => mark(part, plain(query))) : parts;
}

function mark(part: Span, query: string): Span[] {
  const where = plain(part.text);
  const pieces: Span[] = [];
  let at = 0;
  for (let hit = where.indexOf(query); hit >= 0; hit = where.indexOf(query, at)) {
    if (hit > at) pieces.push({ ...part, text: part.text.slice(at, hit) });
    at = hit + query.length;
    pieces.push({ ...part, text: part.text.slice(hit, at), found: true });
  }
  if (at < part.text.length) pieces.push({ ...part, text: part.text.slice(at) });
  return pieces;
}

/** Whether a text says what is searched for. */
export const says = (text: string, query: string): boolean =>
  plain(text.replaceAll("*", "")).includes(plain(query));

/** All that a clause says, as one searches it. */
const told = (title: string, clause: ClauseText): string =>
  [title, clause.text, ...clause.examples].join("\n");

export interface FoundClause extends ClauseText {
  /** What it says in another language, if only that has what is searched for. */
  elsewhere?: { language: string; text: string };
}

/** The clauses that say what is searched for in any of the languages; the first book is the one being read. */
export function found(
  books: readonly RulesBook[],
  query: string,
): (Omit<SectionText, "clauses"> & { clauses: FoundClause[] })[] {
  const [own, ...others] = books;
  return (own?.sections ?? [])
    .map((section, at) => ({
      ...section,
      clauses: section.clauses.flatMap((clause, number): FoundClause[] => {
        if (!query || clause.number === query || says(told(section.title, clause), query)) return [clause];
        for (const book of others) {
          const same = book.sections[at]?.clauses[number];
          if (!same || !says(told(book.sections[at]!.title, same), query)) continue;
          const text = [same.text, ...same.examples].find((one) => says(one, query)) ?? same.text;
          return [{ ...clause, elsewhere: { language: book.language, text } }];
        }
        return [];
      }),
    }))
    .filter((section) => section.clauses.length > 0);
}

/** Paragraphs of a longer text; lines that begin with a dash are one list. */
export function blocks(text: string): (string | string[])[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) =>
      block.startsWith("- ") ? block.split(/\n(?=- )/).map((line) => line.slice(2).trim()) : block,
    );
}
