// Muted players and messages that were read: stored in this browser; nobody is told.
import type { ChatLine } from "../api/protocol";

export const KEY = "hadal-muted";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export const muted = $state<{ names: string[] }>({ names: kept() });

export const isMuted = (name: string): boolean => muted.names.includes(name);

/** The messages to show; my own always. */
export const unmutedLines = (lines: readonly ChatLine[], me: number): ChatLine[] =>
  lines.filter((line) => isMine(line, me) || !isMuted(line.name));

/** How many messages of others were not on this screen yet. With `shown` all are on it now. */
export function unread(table: string, lines: readonly ChatLine[], me: number, shown: boolean): number {
  const key = `hadal-read-${table}`;
  let read = shown ? (lines.at(-1)?.n ?? -1) : -1;
  try {
    if (shown) localStorage.setItem(key, `${read}`);
    read = Number(localStorage.getItem(key) ?? -1);
  } catch {
    // Without storage all are new whenever the chat is closed.
  }
  return lines.filter((line) => line.n > read && !isMine(line, me)).length;
}

export const isMine = (line: ChatLine, me: number): boolean => me >= 0 && (line.seat ?? -1) === me;
