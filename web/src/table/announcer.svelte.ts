/** What is read aloud by screen readers, apart from the log. */

const NO_BREAK_SPACE = "\u00a0";

class Announcer {
  polite = $state("");
  assertive = $state("");
  #odd = false;

  /** News that may wait until the reader has finished a sentence. */
  tell(text: string): void {
    this.polite = this.#fresh(text);
  }

  /** News that may not: it is your turn, or something went wrong. */
  interrupt(text: string): void {
    this.assertive = this.#fresh(text);
  }

  /** Nothing of what was said stays. */
  clear(): void {
    this.polite = "";
    this.assertive = "";
  }

  /** The same sentence twice is read twice: every other one ends with a space nobody hears. */
  #fresh(text: string): string {
    this.#odd = !this.#odd;
    return this.#odd ? text + NO_BREAK_SPACE : text;
  }
}

export const announcer = new Announcer();
