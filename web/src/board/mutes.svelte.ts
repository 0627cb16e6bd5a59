// Who is not heard in chats: kept in this browser, and nobody is told.
import type { ChatLine } from "../api/protocol";

const KEY = "hadal-muted";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

const muted = $state<{ names: string[] }>({ names: kept() });

export const isMuted = (name: string): boolean => muted.names.includes(name);

/** Do not hear somebody any more, or again. */
export function mute(name: string, on: boolean): void {
  muted.names = [...muted.names.filter((other) => other !== name), ...(on ? [name] : [])];
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.names));
  } catch {
    // A browser that keeps nothing still obeys for this visit.
  }
}

/** What is heard: my own lines always. */
export const heard = (lines: readonly ChatLine[], me: number): ChatLine[] =>
  lines.filter((line) => isMine(line, me) || !isMuted(line.name));

/** Everybody else who has said something, each once. */
export const speakers = (lines: readonly ChatLine[], me: number): string[] => [
  ...new Set(lines.filter((line) => !isMine(line, me)).map((line) => line.name)),
];

const isMine = (line: ChatLine, me: number): boolean => me >= 0 && (line.seat ?? -1) === me;
