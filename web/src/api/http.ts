// Requests to the server. A refusal is thrown as an ApiFault with the server's own sentence.
import type {
  AccountInfo,
  Branch,
  CardFacts,
  WinChances,
  PersonChanges,
  ChangeSeat,
  ErrorInfo,
  GameInfo,
  History,
  Join,
  LessonInfo,
  LinkOwner,
  PersonalLink,
  RecoveryCode,
  Me,
  NewTable,
  Start,
  TableInfo,
  TablesInfo,
} from "./protocol";
import { t, i18n } from "../i18n/i18n.svelte";
import { activity } from "../app/activity.svelte";

/** A refused or failed request. */
export class ApiFault extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly retryAfterS = 0, // when another attempt makes sense; 0: not known
  ) {
    super(text);
  }
}

async function faultOf(answer: Response): Promise<ApiFault> {
  try {
    const fault = (await answer.json()) as ErrorInfo;
    return new ApiFault(fault.code, fault.text, answer.status, Number(answer.headers.get("retry-after")) || 0);
  } catch {
    return new ApiFault("unreadable", t("ui-fault-unreadable", { status: answer.status }), answer.status);
  }
}

async function sent(method: string, path: string, body?: string): Promise<Response> {
  const [bare, query = ""] = path.split("?");
  const asked = new URLSearchParams(query);
  asked.set("language", i18n.language);
  const init: RequestInit = { method, headers: body === undefined ? {} : { "content-type": "application/json" } };
  if (body !== undefined) init.body = body;
  const answer = await fetch(`/api${bare}?${asked}`, init).catch(() => {
    throw new ApiFault("offline", t("ui-fault-offline"), 0);
  });
  if (!answer.ok) throw await faultOf(answer);
  return answer;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const work = async (): Promise<T> => {
    const answer = await sent(method, path, body === undefined ? undefined : JSON.stringify(body));
    return (answer.status === 204 ? null : await answer.json()) as T;
  };
  return activity.during(work());
}

const MOST_TRIES = 8;
const LONGEST_WAIT_S = 30;

/** Repeats what the server postpones: when a game ends, everybody at the table asks for it at once. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const waitS = error instanceof ApiFault ? error.retryAfterS * tries : 0;
      if (waitS === 0 || waitS > LONGEST_WAIT_S || tries === MOST_TRIES) throw error;
      await new Promise((go) => setTimeout(go, waitS * 1000));
    }
  }
}

export type TableList = "mine" | "archived" | "what-ifs" | "open" | "live";

/** The same as `ask`, for what nobody waits for: the page counts as idle meanwhile. */
async function askQuietly<T>(path: string): Promise<T> {
  return (await (await sent("GET", path)).json()) as T;
}

export const api = {
  me: () => ask<Me | null>("GET", "/me?stranger=true"),
  introduce: (name: string, another = false) => ask<Me>("POST", "/me", { name, another }),
  change: (change: PersonChanges) => ask<Me>("PATCH", "/me", change),
  account: () => ask<AccountInfo>("GET", "/me/account"),
  link: (proof: string) => ask<PersonalLink>("POST", "/me/link", { proof }),
  cancelLink: (proof: string) => ask<null>("POST", "/me/link/cancel", { proof }),
  recoveryCode: (proof: string) => ask<RecoveryCode>("POST", "/me/recovery", { proof }),
  recover: (code: string) => ask<Me>("POST", "/me/recover", { code }),
  endSessions: (proof: string, session = "") => ask<null>("POST", "/me/sessions/end", { session, proof }),
  switchTo: (person: string) => ask<Me>("POST", "/me/switch", { person }),
  removeIdentity: (person: string) => ask<null>("POST", "/me/identities/remove", { person }),
  deleteMe: (proof: string) => ask<null>("POST", "/me/delete", { proof }),
  linkOwner: (token: string) => ask<LinkOwner>("POST", "/me/claim/owner", { token }),
  claim: (token: string) => ask<Me>("POST", "/me/claim", { token }),
  login: (name: string, password: string) => ask<Me>("POST", "/me/login", { name, password }),
  logout: () => ask<null>("POST", "/me/logout"),
  games: () => ask<GameInfo[]>("GET", "/games"),
  cards: (game: string, deckList = "") =>
    askQuietly<CardFacts>(`/games/${game}/cards${deckList ? `?deck_list=${encodeURIComponent(deckList)}` : ""}`),
  tables: async (list: TableList) => (await ask<TablesInfo>("GET", `/tables?list=${list}`)).tables,
  tablesQuietly: async (list: TableList) => (await askQuietly<TablesInfo>(`/tables?list=${list}`)).tables,
  demonstration: () => askQuietly<TableInfo>("/demonstration"),
  archive: (id: string, archived: boolean) => ask<TableInfo>("PUT", `/tables/${id}/archived`, { archived }),
  resign: (id: string) => ask<TableInfo>("POST", `/tables/${id}/resign`),
  ready: (id: string, ready: boolean) => ask<TableInfo>("PUT", `/tables/${id}/ready`, { ready }),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${id}`),
  createTable: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  lessons: () => ask<LessonInfo[]>("GET", "/lessons"),
  learn: (lesson: string) => ask<TableInfo>("POST", `/lessons/${lesson}`),
  join: (id: string, how: Join) => ask<TableInfo>("POST", `/tables/${id}/join`, how),
  leave: (id: string) => ask<TableInfo>("POST", `/tables/${id}/leave`),
  kick: (id: string, seat: number) => ask<TableInfo>("POST", `/tables/${id}/kick`, { seat }),
  seat: (id: string, change: ChangeSeat) => ask<TableInfo>("POST", `/tables/${id}/seat`, change),
  start: (id: string, how: Start) => ask<TableInfo>("POST", `/tables/${id}/start`, how),
  giveHash: (id: string, hash: string) => ask<TableInfo>("PUT", `/tables/${id}/hash`, { hash }),
  giveNumber: (id: string, number: string) => ask<TableInfo>("PUT", `/tables/${id}/number`, { number }),
  rematch: (id: string, yes: boolean) => ask<TableInfo>("POST", `/tables/${id}/rematch`, { yes }),
  openHands: (id: string, yes: boolean) => ask<TableInfo>("PUT", `/tables/${id}/open-hands`, { yes }),
  branch: (id: string, branch: Branch) => ask<TableInfo>("POST", `/tables/${id}/branch`, branch),
  branchRecord: (record: string, branch: Branch) => ask<TableInfo>("POST", "/records/branch", { record, branch }),
  /** Takes a while and nothing waits for it: the page is not busy meanwhile. */
  chances: (id: string) => patiently(() => askQuietly<WinChances>(`/tables/${id}/chances`)),
  history: (id: string, viewer?: number) =>
    activity.during(
      patiently(() => askQuietly<History>(`/tables/${id}/history${viewer === undefined ? "" : `?viewer=${viewer}`}`)),
    ),
  recordOf: (id: string) => activity.during(sent("GET", `/tables/${id}/record`).then((answer) => answer.text())),
  record: (text: string, viewer: number) =>
    activity.during(
      sent("POST", `/records?viewer=${viewer}`, text).then((answer) => answer.json() as Promise<History>),
    ),
};
