// Whom one can mute in the chat; loaded with the chat.
import type { ChatLine } from "../api/protocol";
import { isMine, KEY, muted } from "./mutes.svelte";

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
