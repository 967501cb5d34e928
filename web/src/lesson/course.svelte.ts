/** A lesson as it is taken at a table: what is told now, what it waits for, and the way through it. */

import type { LessonAt, LessonBook, LessonStep } from "../generated/protocol.ts";
import type { Guide } from "../table/intent.svelte.ts";
import type { TableLink } from "../table/socket.svelte.ts";

/** Why nothing comes of a press: something has to be read first, or this is not what the step is about. */
type Astray = "listen" | "other";

/** What was told of the others between two steps; it stays until it is read. */
export const toldMeanwhile = (steps: readonly LessonStep[], from: number, to: number): number[] =>
  [...steps.keys()].filter((at) => at >= from && at < to && steps[at]!.kind === "others" && steps[at]!.say);

export class Course implements Guide {
  readonly book: LessonBook;
  readonly #link: TableLink;
  /** Steps of the others, who have played on: each is shown until it is read. */
  #held = $state.raw<readonly number[]>([]);
  #astray = $state<Astray | null>(null);
  /** The step last told by the server, and the one on the way to which it is. */
  #seen: number | null = null;
  #going: number | null = null;

  constructor(link: TableLink, book: LessonBook) {
    this.#link = link;
    this.book = book;
  }

  /** Null if the lesson was changed since it was begun here. */
  at = $derived.by((): LessonAt | null => this.#link.lesson);
  shown = $derived.by((): number => this.#held[0] ?? this.at?.step ?? 0);
  step = $derived.by((): LessonStep => this.book.steps[this.shown]!);
  free = $derived.by(
    (): boolean =>
      this.at === null || (this.#held.length === 0 && this.book.steps[this.at.step]!.kind === "free"),
  );
  /** The actions that it waits for. */
  expected = $derived.by((): string[] => (this.#held.length === 0 ? (this.at?.expected ?? []) : []));
  /** The message that the step is about; in free play, the tip for now. */
  tip = $derived.by((): string =>
    this.step.kind === "free" ? (this.step.tips[this.at?.tip ?? -1] ?? "") : "",
  );
  astray = $derived.by((): Astray | null => this.#astray);
  /** Whether there is something to read and nothing to do. */
  reads = $derived.by(
    (): boolean => this.#held.length > 0 || (this.step.kind === "talk" && (this.at?.onward ?? -1) >= 0),
  );
  ends = $derived.by((): boolean => this.shown === this.book.steps.length - 1);
  talks = $derived.by((): "on" | "over" | null => (this.reads ? "on" : this.ends ? "over" : null));

  wants = (action: string): boolean => this.free || this.expected.includes(action);

  refuse = (): void => {
    this.#link.dismiss();
    this.#astray = this.expected.length > 0 ? "other" : "listen";
  };

  readOn = (): boolean => {
    if (!this.reads) return false;
    this.#forget();
    if (this.#held.length > 0) this.#held = this.#held.slice(1);
    else this.goTo(this.at!.onward);
    return true;
  };

  back(): void {
    if (this.at && this.at.back >= 0) this.goTo(this.at.back);
  }

  goTo(step: number): void {
    this.#held = [];
    this.#going = step;
    this.#link.goTo(step);
  }

  /** The server has told where one is. */
  follow(at: LessonAt): void {
    const before = this.#seen ?? at.step;
    this.#forget();
    this.#seen = at.step;
    const going = this.#going;
    if (going !== null) {
      const onTheWay = going > before ? at.step < going : at.step > going;
      if (onTheWay) return;
      this.#going = null;
      this.#held = toldMeanwhile(this.book.steps, going, at.step);
    } else if (at.step > before) {
      this.#held = [...this.#held, ...toldMeanwhile(this.book.steps, before, at.step)];
    } else if (at.step < before) {
      this.#held = [];
    }
  }

  /** What was answered to a press has been read. */
  #forget(): void {
    this.#astray = null;
    this.#link.dismiss();
  }

  /** A wish was refused. */
  stay(): void {
    this.#going = null;
  }
}
