/** The games that the client can draw: each one's board and cover, fetched when first needed. */

import type { Component } from "svelte";

import type {
  Decision,
  GameInfo,
  LogEntry,
  ModeRecord,
  Phrase,
  PreviewOf,
  RouteOf,
  TableInfo,
} from "../generated/protocol.ts";
import type { GameEvent } from "../table/log.ts";
import type { TableFacts } from "./facts.ts";
import { sprites } from "../art/sprites.ts";
import { DRAWINGS, SYMBOLS } from "./althing/art.ts";
import { ALTHING } from "./althing/facts.ts";
import { LOFOTEN } from "./lofoten/facts.ts";
import { LOOOT } from "./looot/facts.ts";
import { VIKINGS_ON_BOARD } from "./vikings_on_board/facts.ts";

/** A thing on the board that explains itself. `provenance` is a section and id of the components file. */
export interface Piece {
  title: Phrase;
  text?: Phrase;
  clause?: string;
  provenance?: [section: string, id: string];
}

/** Stage and scene are of the types that the game's board expects: the server made them for it. */
export interface BoardProps<Stage = unknown, Scene = unknown> {
  stage: Stage;
  scene: Scene;
  table: TableInfo;
  /** The seat whose eyes these are; -1 is a spectator. */
  viewer: number;
  /** Null, or without options: nothing to choose. */
  decision: Decision | null;
  /** By action notation; they may arrive later. */
  previews: Map<string, PreviewOf>;
  /** By the action that they begin with, "" for none: what `onroutes` asked for, once it is answered. */
  routes: Map<string, RouteOf[]>;
  /** The action chosen but not yet confirmed, or hovered or focused in the option list. */
  selected: string | null;
  /** The route chosen but not yet confirmed. */
  route: readonly string[] | null;
  /** The plies just received, to animate; empty on first render and in jumps. */
  events: LogEntry[];
  /** Everything up to the position shown, as this viewer may know it. */
  log: LogEntry[];
  /** `sure`: at once, even where a tap asks for a second one, as it can be taken back. */
  onact: (action: string, sure?: boolean) => void;
  /** Take back so many of one's last plies, then do these. */
  onrevise?: (undo: number, actions: string[]) => void;
  onselect: (action: string | null) => void;
  /** A route was pressed: its actions are to be done one after another, as long as each may be chosen. */
  onroute: (actions: readonly string[]) => void;
  /** What would several of these steps do, after that action? */
  onroutes: (first: string, steps: string[], length: number) => void;
  onwhy: (action: string) => void;
  oninspect: (piece: Piece | null) => void;
  /** Whose own area is shown large. */
  focusSeat: number;
}

/** The path through a game on the page of a new table. */
export interface PathProps {
  game: GameInfo;
  seats: number;
  /** The part chosen. */
  chosen: string;
  /** Parts that were played to their end. */
  done: ReadonlySet<string>;
  onchoose: (part: string) => void;
}

/** What one has come to alone; at the end of a match, with that match. */
export interface RecordProps {
  records: ModeRecord[];
  /** The mode chosen, or of the match that is over. */
  mode: string;
  /** The last position of a match that is over. */
  scene?: unknown;
  won?: boolean;
}

interface GameArt {
  board: () => Promise<{ default: Component<BoardProps> }>;
  cover: () => Promise<{ default: Component }>;
  path?: () => Promise<{ default: Component<PathProps> }>;
  record?: () => Promise<{ default: Component<RecordProps> }>;
  facts: TableFacts;
}

/** Here, and only here, a game's board meets stages and scenes whose types the table does not know. */
const drawn = <Stage, Scene>(
  load: () => Promise<{ default: Component<BoardProps<Stage, Scene>> }>,
): GameArt["board"] => load as unknown as GameArt["board"];

/** With the drawings that it uses, fetched beside it. */
const illustrated =
  <Loaded>(load: () => Promise<Loaded>, urls: readonly string[]) =>
  async (): Promise<Loaded> =>
    (await Promise.all([load(), sprites(urls)]))[0];

export const GAMES: Record<string, GameArt> = {
  looot: {
    board: drawn(() => import("./looot/Board.svelte")),
    cover: () => import("./looot/Cover.svelte"),
    facts: LOOOT,
  },
  vikings_on_board: {
    board: drawn(() => import("./vikings_on_board/Board.svelte")),
    cover: () => import("./vikings_on_board/Cover.svelte"),
    facts: VIKINGS_ON_BOARD,
  },
  lofoten: {
    board: drawn(() => import("./lofoten/Board.svelte")),
    cover: () => import("./lofoten/Cover.svelte"),
    facts: LOFOTEN,
  },
  althing: {
    board: drawn(illustrated(() => import("./althing/Board.svelte"), DRAWINGS)),
    cover: () => import("./althing/Cover.svelte"),
    path: illustrated(() => import("./althing/Campaign.svelte"), SYMBOLS),
    record: () => import("./althing/Record.svelte"),
    facts: ALTHING,
  },
};

/** What a game shows beside each player's score. */
export function countsOf(game: string, scene: unknown): { key: string; counts: number[] } {
  const { key, of } = GAMES[game]!.facts.counts;
  return { key, counts: of(scene) };
}

/** Whether an event made points of that category for that seat. */
export function isBehind(game: string, category: string, seat: number, event: GameEvent): boolean {
  return event.seat === seat && (GAMES[game]!.facts.evidence[category]?.(event) ?? false);
}
