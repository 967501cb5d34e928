/** The address bar as state: which page is shown, and links that change it without loading anything. */

export type Route =
  | { page: "home" }
  | { page: "game"; game: string }
  | { page: "new"; game: string }
  | { page: "seat"; token: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "better"; id: string }
  | { page: "rules"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "doubts"; game: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "data" }
  | { page: "lost" };

const ID = "([A-Za-z0-9_-]+)";
/** The lesson where no other is named: the guided first match. */
const FIRST = "first";
const ROUTES: [RegExp, (name: string, second: string) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/data$/, () => ({ page: "data" })],
  [new RegExp(`^/g/${ID}$`), (game) => ({ page: "game", game })],
  [new RegExp(`^/new/${ID}$`), (game) => ({ page: "new", game })],
  [new RegExp(`^/s/${ID}$`), (token) => ({ page: "seat", token })],
  [new RegExp(`^/t/${ID}$`), (id) => ({ page: "table", id })],
  [new RegExp(`^/r/${ID}$`), (id) => ({ page: "replay", id })],
  [new RegExp(`^/r/${ID}/better$`), (id) => ({ page: "better", id })],
  [new RegExp(`^/rules/${ID}$`), (game) => ({ page: "rules", game })],
  [new RegExp(`^/puzzles/${ID}$`), (game) => ({ page: "puzzles", game })],
  [new RegExp(`^/doubts/${ID}$`), (game) => ({ page: "doubts", game })],
  [
    new RegExp(`^/learn/${ID}(?:/${ID})?$`),
    (game, lesson) => ({ page: "learn", game, lesson: lesson || FIRST }),
  ],
];

export function match(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, route] of ROUTES) {
    const found = pattern.exec(clean);
    if (found) return route(found[1] ?? "", found[2] ?? "");
  }
  return { page: "lost" };
}

class Router {
  path = $state(location.pathname);
  /** What follows `#`: the ply of a replay, the clause of the rules. */
  hash = $state(location.hash.slice(1));
  route = $derived(match(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Goes to a page of ours; `replace` leaves no step in the history. */
  go(to: string, { replace = false } = {}): void {
    const before = this.path;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  /** Every plain click on an `<a href>` to a page of ours; the server's own addresses are left alone. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (match(link.pathname).page === "lost") return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
