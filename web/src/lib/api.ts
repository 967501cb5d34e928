/** The server's HTTP interface: typed, with the CSRF token, and refusals as errors with a words key. */

import type {
  Analysis,
  Catalogue,
  ExampleBoard,
  GameWords,
  Invitation,
  Kept,
  LessonTaken,
  LessonBook,
  Me,
  ModeRecord,
  NewBranch,
  NewTable,
  ProvenanceRecord,
  PuzzleBoard,
  PuzzleInfo,
  Questions,
  Refusal,
  ReplayInfo,
  ReplayPly,
  RulesBook,
  TableInfo,
} from "../generated/protocol.ts";

/** A request that was not carried out; `refusal.key` names the words that say why. */
export class ApiError extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.key);
    this.name = "ApiError";
  }
}

const refusal = (key: string): Refusal => ({ key, params: {}, clause: "" });

function csrfToken(): string {
  const found = /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie);
  return found ? decodeURIComponent(found[1]!) : "";
}

async function failure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const said = (body as { refusal?: Refusal } | null)?.refusal;
  const fallback = response.status === 404 ? "not-found" : "server-error";
  return new ApiError(said ?? refusal(fallback), response.status);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  const options: RequestInit = { method, headers, credentials: "same-origin" };
  if (method !== "GET") headers["x-csrftoken"] = csrfToken();
  if (typeof body === "string") {
    headers["content-type"] = "text/plain; charset=utf-8";
    options.body = body;
  } else if (body !== undefined) {
    headers["content-type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new ApiError(refusal("offline"), 0);
  }
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

const get = <T>(path: string): Promise<T> => request<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => request<T>("POST", path, body);
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  catalogue: () => get<Catalogue>("/api/catalogue"),
  rules: (game: string, language: string) => get<RulesBook>(`/api/rules/${game}/${language}`),
  example: (game: string, language: string, clause: string, number: number) =>
    get<ExampleBoard>(`/api/examples/${game}/${language}/${clause}/${number}`),
  words: (game: string, language: string) => get<GameWords>(`/api/words/${game}/${language}`),
  lesson: (game: string, lesson: string) => get<LessonBook>(`/api/lessons/${game}/${lesson}`),
  lessonWords: (game: string, language: string) => get<GameWords>(`/api/lessons/${game}/words/${language}`),
  openLesson: (game: string, lesson: string, anew = false) =>
    post<TableInfo>(`/api/lessons/${game}/${lesson}${anew ? "?anew=true" : ""}`),
  provenance: (game: string) => get<ProvenanceRecord[]>(`/api/provenance/${game}`),
  puzzles: (game: string) => get<PuzzleInfo[]>(`/api/puzzles/${game}`),
  puzzle: (game: string, id: string) => get<PuzzleBoard>(`/api/puzzles/${game}/${encodeURIComponent(id)}`),
  lessons: (game: string) => get<LessonTaken[]>(`/api/lessons/${game}`),
  records: (game: string) => get<ModeRecord[]>(`/api/records/${game}`),
  me: () => get<Me>("/api/me"),
  rename: (nickname: string) => request<Me>("PUT", "/api/me", { nickname }),
  kept: () => get<Kept>("/api/me/kept"),
  forgetMe: () => request<unknown>("DELETE", "/api/me"),
  forget: (id: string) => request<unknown>("DELETE", table(id)),
  tables: () => get<TableInfo[]>("/api/tables"),
  table: (id: string) => get<TableInfo>(table(id)),
  create: (wish: NewTable) => post<TableInfo>("/api/tables", wish),
  invitation: (token: string) => get<Invitation>(`/api/seats/${token}`),
  /** `along`: the device that holds the seat is one's own, and keeps it. */
  accept: (token: string, along: boolean) => post<TableInfo>(`/api/seats/${token}?along=${along}`),
  join: (id: string) => post<TableInfo>(`${table(id)}/join`),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  botTakesOver: (id: string, seat: number, on: boolean) =>
    request<TableInfo>("PUT", `${table(id)}/seats/${seat}/bot`, { on }),
  playOn: (id: string, on: boolean) => request<TableInfo>("PUT", `${table(id)}/alone`, { on }),
  paint: (id: string, seat: number, colour: string) =>
    request<TableInfo>("PUT", `${table(id)}/seats/${seat}/colour`, { colour }),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),
  goOn: (id: string) => post<TableInfo>(`${table(id)}/continue`),
  end: (id: string) => post<TableInfo>(`${table(id)}/end`),
  branch: (id: string, wish: NewBranch) => post<TableInfo>(`${table(id)}/branch`, wish),
  openSaga: (text: string) => post<TableInfo>("/api/sagas", text),
  replay: (id: string, viewer: number) => get<ReplayInfo>(`${table(id)}/replay?as=${viewer}`),
  replayPly: (id: string, ply: number, viewer: number) =>
    get<ReplayPly>(`${table(id)}/replay/${ply}?as=${viewer}`),
  questions: (id: string, seat: number, from: number, count: number) =>
    get<Questions>(`${table(id)}/questions?as=${seat}&from=${from}&count=${count}`),
  analysis: (id: string, from: number, count: number) =>
    get<Analysis>(`${table(id)}/analysis?from=${from}&count=${count}`),
};

/** Addresses that the browser opens by itself. */
export const address = {
  myData: "/api/me/data",
  saga: (id: string) => `${table(id)}/saga`,
  tableQr: (id: string) => `${table(id)}/qr.svg`,
  seatQr: (id: string, seat: number) => `${table(id)}/seats/${seat}/qr.svg`,
  socket: (id: string) =>
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${encodeURIComponent(id)}`,
};
