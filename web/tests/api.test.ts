import { afterEach, expect, test, vi } from "vitest";

import { address, api, ApiError } from "../src/lib/api.ts";
import { Ask, attempt } from "../src/lib/ask.svelte.ts";

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

function server(response: Response | Error): ReturnType<typeof vi.fn> {
  const fake = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response.clone()),
  );
  vi.stubGlobal("fetch", fake);
  return fake;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = "csrftoken=; max-age=0";
});

test("what changes something carries the CSRF token", async () => {
  document.cookie = "csrftoken=a%2Bb";
  const fake = server(answer(200, { nickname: "Astrid" }));
  await expect(api.rename("Astrid")).resolves.toEqual({ nickname: "Astrid" });
  const [path, options] = fake.mock.calls[0] as [string, RequestInit];
  expect(path).toBe("/api/me");
  expect(options.method).toBe("PUT");
  expect(options.body).toBe('{"nickname":"Astrid"}');
  expect(options.headers).toMatchObject({ "x-csrftoken": "a+b", "content-type": "application/json" });
});

test("a saga is sent as it is", async () => {
  const fake = server(answer(201, {}));
  await api.openSaga('{"format":1}\n');
  const [, options] = fake.mock.calls[0] as [string, RequestInit];
  expect(options.body).toBe('{"format":1}\n');
  expect(options.headers).toMatchObject({ "content-type": "text/plain; charset=utf-8" });
});

test("a refusal keeps its words", async () => {
  const refusal = { key: "table-full", params: { count: 2 }, clause: "" };
  server(answer(409, { refusal }));
  const error = await api.join("abc").catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).refusal).toEqual(refusal);
  expect((error as ApiError).status).toBe(409);
});

test.each([
  ["nothing there", answer(404, {}), "not-found"],
  ["a broken server", new Response("<h1>no", { status: 502 }), "server-error"],
  ["no line", new TypeError("Failed to fetch"), "offline"],
])("%s", async (_, response, key) => {
  server(response);
  expect(await attempt(() => api.catalogue())).toEqual({ refusal: { key, params: {}, clause: "" } });
});

test("a mistake of ours is not taken for a refusal", async () => {
  await expect(attempt(() => Promise.reject(new RangeError("ours")))).rejects.toThrow("ours");
});

test("only the last question counts", async () => {
  const late: ((value: string) => void)[] = [];
  const ask = new Ask(() => new Promise<string>((resolve) => late.push(resolve)));
  const again = ask.again();
  late[1]!("new");
  await again;
  late[0]!("old");
  await Promise.resolve();
  expect(ask.value).toBe("new");
});

test("ids cannot leave their place in an address", () => {
  expect(address.saga("../me")).toBe("/api/tables/..%2Fme/saga");
});
