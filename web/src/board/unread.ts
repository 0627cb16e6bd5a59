// Which messages were on this screen: stored in this browser.
import type { ChatLine } from "../api/protocol";
import { isMine } from "./mutes.svelte";

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
