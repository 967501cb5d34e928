/** Who this browser is: a nickname that the server keeps behind a signed cookie. */

import { api } from "./api.ts";

class Guest {
  nickname = $state("");

  async load(): Promise<void> {
    this.nickname = (await api.me()).nickname;
  }

  async rename(nickname: string): Promise<void> {
    this.nickname = (await api.rename(nickname)).nickname;
  }
}

export const guest = new Guest();
