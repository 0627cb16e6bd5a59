// The default settings of a table (src/hadal/server/protocol/settings.py).
import type { TableSettings } from "../api/protocol";

export function usualSettings(): TableSettings {
  return {
    clock: { kind: "none", base_s: 600, increment_s: 15, days: 3 },
    sealed: false,
    spectators: true,
    open_hands: 0,
    listed: true,
    takebacks: true,
    memory: "full",
    odds: true,
    bot_pace_ms: 900,
    takeover: "greedy",
    absence_s: 0,
    cover_ms: 0,
  };
}
