import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { match, router } from "../src/lib/router.svelte.ts";

beforeEach(() => vi.stubGlobal("scrollTo", vi.fn()));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  router.go("/");
});

test.each([
  ["/", { page: "home" }],
  ["/new/looot", { page: "new", game: "looot" }],
  ["/t/aB3_-x", { page: "table", id: "aB3_-x" }],
  ["/t/aB3/", { page: "table", id: "aB3" }],
  ["/r/aB3", { page: "replay", id: "aB3" }],
  ["/r/aB3/better", { page: "better", id: "aB3" }],
  ["/g/looot", { page: "game", game: "looot" }],
  ["/puzzles/looot", { page: "puzzles", game: "looot" }],
  ["/rules/looot", { page: "rules", game: "looot" }],
  ["/doubts/looot", { page: "doubts", game: "looot" }],
  ["/learn/looot", { page: "learn", game: "looot", lesson: "first" }],
  ["/learn/looot/shields", { page: "learn", game: "looot", lesson: "shields" }],
  ["/t", { page: "lost" }],
  ["/t/a/b", { page: "lost" }],
  ["/t/../api", { page: "lost" }],
  ["/api/tables", { page: "lost" }],
])("%s", (path, route) => {
  expect(match(path)).toEqual(route);
});

function click(html: string, options: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  document.querySelector("a")!.dispatchEvent(event);
  return event;
}

test("a link to a page of ours changes the page without loading", () => {
  expect(click('<a href="/rules/looot#looot-3.2"><b>rules</b></a>').defaultPrevented).toBe(true);
  expect(router.route).toEqual({ page: "rules", game: "looot" });
  expect(router.hash).toBe("looot-3.2");
});

test.each([
  ["the server's own address", '<a href="/api/tables/abc/saga">x</a>', {}],
  ["another site", '<a href="https://example.org/">x</a>', {}],
  ["a download", '<a href="/t/abc" download>x</a>', {}],
  ["a new tab", '<a href="/t/abc" target="_blank">x</a>', {}],
  ["with Ctrl", '<a href="/t/abc">x</a>', { ctrlKey: true }],
])("%s is left to the browser", (_, html, options) => {
  const stop = (event: Event): void => event.preventDefault();
  let prevented = true;
  const look = (event: Event): void => {
    prevented = event.defaultPrevented;
    stop(event); // jsdom cannot navigate
  };
  addEventListener("click", look);
  click(html, options);
  removeEventListener("click", look);
  expect(prevented).toBe(false);
  expect(router.route).toEqual({ page: "home" });
});

test("back and forward", async () => {
  router.go("/new/looot");
  router.go("/t/abc");
  history.back();
  await vi.waitFor(() => expect(router.route).toEqual({ page: "new", game: "looot" }));
});
