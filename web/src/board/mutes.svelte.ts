// Muted players: stored in this browser; nobody is told.
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

/** The messages to show; my own always. */
export const unmutedLines = (lines: readonly ChatLine[], me: number): ChatLine[] =>
  lines.filter((line) => isMine(line, me) || !isMuted(line.name));

/** Mute or unmute a player. */
export function mute(name: string, on: boolean): void {
  muted.names = [...muted.names.filter((other) => other !== name), ...(on ? [name] : [])];
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.names));
  } catch {
    // Without storage the change lasts for this visit.
  }
}

/** The names of all other players in the chat. */
export const speakers = (lines: readonly ChatLine[], me: number): string[] => [
  ...new Set(lines.filter((line) => !isMine(line, me)).map((line) => line.name)),
];

export const isMine = (line: ChatLine, me: number): boolean => me >= 0 && (line.seat ?? -1) === me;
