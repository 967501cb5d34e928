/** What the client knows of a game; one that it cannot draw is shown as a list. */

import type { Component } from "svelte";

import type {
  Decision,
  LogEntry,
  ModeRecord,
  Phrase,
  PreviewOf,
  RouteOf,
  TableInfo,
} from "../generated/protocol.ts";
import type { GameEvent } from "../table/log.ts";
import type { TableFacts } from "./facts.ts";
import { listed } from "./listed/game.ts";
import * as ours from "./ours.ts";

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
  /** The plies just received, to animate; empty in jumps, and on first render but for the set-up. */
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

/** What one has come to alone; at the end of a match, with that match. */
export interface RecordProps {
  records: ModeRecord[];
  /** The mode chosen, or of the match that is over. */
  mode: string;
  /** The last position of a match that is over. */
  scene?: unknown;
  won?: boolean;
}

/** A game's board and cover, fetched when first needed, and what the table around the board must know. */
export interface GameArt {
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** Without one it has a plain cover. */
  cover?: () => Promise<{ default: Component }>;
  record?: () => Promise<{ default: Component<RecordProps> }>;
  facts: TableFacts;
}

const OURS: Record<string, GameArt> = { ...ours };

export const artOf = (game: string): GameArt => OURS[game] ?? listed;

/** What a game shows beside each player's score, if it does. */
export function countsOf(game: string, scene: unknown): { key: string; counts: number[] } | null {
  const { counts } = artOf(game).facts;
  return counts ? { key: counts.key, counts: counts.of(scene) } : null;
}

/** Whether an event made points of that category for that seat. */
export function isBehind(game: string, category: string, seat: number, event: GameEvent): boolean {
  return event.seat === seat && (artOf(game).facts.evidence[category]?.(event) ?? false);
}
