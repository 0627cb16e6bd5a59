// A rematch that somebody proposed: what I can do about it, and who is waited for.
import type { TableInfo } from "../api/protocol";

/** What a person at the table sees of a rematch. */
export type RematchStage =
  | "none" // nobody has proposed one
  | "asked" // I have not answered yet
  | "waiting" // I accepted, others have not answered
  | "declined" // I declined
  | "refused" // I proposed it, and all others who are here declined
  | "ready"; // there is a table

export function rematchStage(info: TableInfo, me: number, present: readonly boolean[]): RematchStage {
  if (info.rematch) return "ready";
  const answers = info.answers;
  if (!answers || me < 0) return "none";
  if (answers.declined?.includes(me)) return "declined";
  if (!answers.accepted.includes(me)) return "asked";
  const refused = answers.accepted.length === 1 && !!answers.declined?.length && !awaited(info, present).length;
  return refused ? "refused" : "waiting";
}

/** The seats whose people are here and have not answered. */
export function awaited(info: TableInfo, present: readonly boolean[]): number[] {
  const answered = [...(info.answers?.accepted ?? []), ...(info.answers?.declined ?? [])];
  return info.seats
    .filter(({ kind, seat }) => kind === "person" && present[seat] && !answered.includes(seat))
    .map(({ seat }) => seat);
}
