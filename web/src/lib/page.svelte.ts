/** What the browser shows of a page outside of it: its title, and a mark when it is the reader's turn. */

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

class Page {
  title = $state("");
  turn = $state(false);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        if (this.title) document.title = `${this.turn ? "● " : ""}${this.title} · Drakkar`;
      });
      $effect(() => {
        icon()?.setAttribute("href", this.turn ? "/favicon-turn.svg" : "/favicon.svg");
      });
    });
  }
}

export const page = new Page();
