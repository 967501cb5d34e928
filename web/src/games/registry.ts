/** The games that the client can draw: each one's board and cover, fetched when first needed. */

import type { Component } from "svelte";

import type { LoootScene, LoootStage } from "../generated/looot.ts";
import type { Decision, LogEntry, Phrase, PreviewOf, TableInfo } from "../generated/protocol.ts";

/** A thing on the board that explains itself. `provenance` is a section and id of the components file. */
export interface Piece {
  title: Phrase;
  text?: Phrase;
  clause?: string;
  provenance?: [section: string, id: string];
}

export interface BoardProps {
  stage: LoootStage;
  scene: LoootScene;
  table: TableInfo;
  /** The seat whose eyes these are; -1 is a spectator. */
  viewer: number;
  /** Null, or without options: nothing to choose. */
  decision: Decision | null;
  /** By action notation; they may arrive later. */
  previews: Map<string, PreviewOf>;
  /** The action chosen but not yet confirmed, or hovered or focused in the option list. */
  selected: string | null;
  /** The plies just received, to animate; empty on first render and in jumps. */
  events: LogEntry[];
  onact: (action: string) => void;
  onselect: (action: string | null) => void;
  onwhy: (action: string) => void;
  oninspect: (piece: Piece | null) => void;
  /** Whose own area is shown large. */
  focusSeat: number;
}

interface GameArt {
  board: () => Promise<{ default: Component<BoardProps> }>;
  cover: () => Promise<{ default: Component }>;
}

export const GAMES: Record<string, GameArt> = {
  looot: {
    board: () => import("./looot/Board.svelte"),
    cover: () => import("./looot/Cover.svelte"),
  },
};
