// One click to a game: against a bot, or a lesson.
import { api } from "../api/http";
import { errors } from "../app/errors.svelte";
import { router } from "../app/router.svelte";
import { session } from "../app/session.svelte";
import type { NewTable } from "../api/protocol";

/** Start a two-player base game against a bot. */
export function play(game: string): void {
  const table: NewTable = { game, seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }] };
  void errors.create(async () => {
    await session.ensureUser();
    const { playNow } = await import("../fair/contribution");
    router.go(`/t/${(await playNow(table)).id}`);
  });
}

/** Start a lesson. */
export function learn(lesson: string): void {
  void errors.create(async () => {
    await session.ensureUser();
    router.go(`/t/${(await api.learn(lesson)).id}`);
  });
}
