/** Who this browser is: a nickname that the server keeps behind a signed cookie. */

import { api } from "./api.ts";

class Guest {
  nickname = $state("");
  #known: Promise<void> | null = null;

  /** Asked once: two first requests at the same time would make two guests. */
  load(): Promise<void> {
    this.#known ??= this.#ask();
    return this.#known;
  }

  async #ask(): Promise<void> {
    try {
      this.nickname = (await api.me()).nickname;
    } catch (error) {
      this.#known = null;
      throw error;
    }
  }

  async rename(nickname: string): Promise<void> {
    this.nickname = (await api.rename(nickname)).nickname;
  }
}

export const guest = new Guest();
