// Card reading, animation and sounds of a drawn table. They are not needed at first and are loaded when the page is idle.
import { onDestroy } from "svelte";
import { whenIdle } from "../app/lazy.svelte";
import { type Sound, speaker } from "../app/sounds";
import type { EntryNews } from "../api/protocol";
import type { Motion } from "./motion";
import type { Reader } from "./reading";
import type { Table } from "./table.svelte";

/** What a game loads for its table. */
export interface Effects {
  motion: Motion;
  /** The sound of an entry, if any. */
  soundOf: (events: EntryNews["events"]) => Sound | null;
}

/** Belongs to the component that makes it, and stops with it. */
export class DeferredEffects {
  #effects = $state.raw<Effects | null>(null);
  readonly loaded = $derived.by(() => this.#effects !== null);

  constructor(game: Reader & { table: Table }, load: () => Promise<Effects>) {
    let left = false;
    let stopReading: (() => void) | undefined;
    onDestroy(() => {
      left = true;
      stopReading?.();
    });
    const cardReading = {
      async fetch(): Promise<void> {
        const { watchCards } = await import("./reading");
        if (!left) stopReading ??= watchCards(game);
      },
    };
    const effects = { fetch: async (): Promise<void> => void (this.#effects ??= await load()) };
    $effect(() => whenIdle(cardReading, effects));
    $effect(() => {
      const motion = this.#effects?.motion;
      return motion && game.table.direct((...entry) => motion.play(...entry));
    });
  }

  /** Play the sound of an entry, unless nobody looks at the page. */
  sound(news: EntryNews): void {
    const sound = this.#effects?.soundOf(news.events);
    if (sound && !document.hidden) speaker.play(sound);
  }
}
