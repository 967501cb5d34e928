/** What led to each scene is played upon it, from how things were in the scene before. */

import { untrack } from "svelte";

import type { LogEntry } from "../generated/protocol.ts";
import type { Happening } from "./happenings.ts";
import { placesIn, type Places } from "./places.ts";
import type { Move, Theatre } from "./theatre.ts";

interface Now<Scene> {
  scene: () => Scene;
  events: () => LogEntry[];
  /** Where the pieces are, if they keep their names from scene to scene. */
  root?: () => ParentNode | undefined;
}

/** For the life of the component that makes it. */
export class Enactment<Scene> {
  /** The scene before, until the present one is drawn. */
  before: Scene;

  constructor(
    theatre: Theatre,
    now: Now<Scene>,
    movesOf: (event: Happening, before: Scene, places: Places) => Move[],
  ) {
    this.before = untrack(now.scene);
    let places: Places = new Map();
    $effect.pre(() => {
      void now.scene();
      places = untrack(() => placesIn(now.root?.()));
    });
    $effect(() => {
      const [before, from] = [this.before, places];
      theatre.play(now.events(), (event) => movesOf(event, before, from));
      this.before = now.scene();
    });
  }
}
