// Parts of the page that are not seen at first. They come when the page has nothing else to do, so that they are there
// when they are wanted, also while the connection is gone for a moment.
import { untrack, type Component } from "svelte";
import { errors } from "./errors.svelte";
import { t, i18n } from "../i18n/i18n.svelte";
import { activity } from "./activity.svelte";

const AGAIN_MS = 2000;
const REST_MS = 200;

/** The props of a component that takes none. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- what Svelte takes for a component without props
export type NoProps = {};

/** A component that is fetched once. */
export class LazyComponent<P extends Record<string, unknown>> {
  here = $state.raw<Component<P> | null>(null);
  #coming: Promise<void> | null = null;
  #load: () => Promise<{ default: Component<P> }>;
  #words: string[];

  /** How it is fetched, and the words it says beside those that every page says. */
  constructor(load: () => Promise<{ default: Component<P> }>, ...words: string[]) {
    this.#load = load;
    this.#words = words;
  }

  /** Fetch it; asked twice at once, it comes once, and what went wrong is tried again with the next wish. */
  fetch(): Promise<void> {
    if (this.here) return Promise.resolve();
    this.#coming ??= Promise.all([this.#load(), i18n.load(...this.#words)])
      .then(
        ([found]) => void (this.here = found.default),
        () => Promise.reject(new Error(t("ui-fault-offline"))), // the browser's own words help nobody
      )
      .finally(() => (this.#coming = null));
    return this.#coming;
  }

  /** It is to be seen now: the page is not at rest before it is there. Called off by the function that is returned. */
  want(): () => void {
    if (untrack(() => this.here)) return () => {};
    const done = activity.hold();
    let wanted = true;
    let failed = false;
    const attempt = (): void => {
      if (!wanted) return;
      void untrack(() => this.fetch()).then(
        () => {
          if (failed) errors.clear();
          done();
        },
        (fault: unknown) => {
          failed = true;
          errors.text = fault instanceof Error ? fault.message : String(fault);
          setTimeout(attempt, AGAIN_MS);
        },
      );
    };
    attempt();
    return () => {
      wanted = false;
      done();
    };
  }
}

interface Fetched {
  fetch(): Promise<void>;
}
const waiting: Fetched[] = [];
let fetching = false;

/** Fetch these, one after the other, once the page is at rest. Nobody waits for them: it stays at rest. */
export function whenIdle(...parts: Fetched[]): void {
  waiting.unshift(...parts); // what was asked for last is nearest to what is seen
  if (!fetching) void fetchAll();
}

async function fetchAll(): Promise<void> {
  fetching = true;
  await new Promise<void>((go) => setTimeout(go, REST_MS)); // what is shown just now may ask for more
  while (waiting.length) {
    await idle();
    await waiting
      .shift()
      ?.fetch()
      .catch(() => {}); // it is fetched again when it is wanted
  }
  fetching = false;
}

/** Try until it is done: for that without which nothing can be shown. */
export async function retryUntilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await work().then(
      (made) => ({ made }),
      () => null,
    );
    if (done) return done.made;
    await new Promise<void>((go) => setTimeout(go, AGAIN_MS));
  }
}

/** Until the page is at rest and the browser has time. */
async function idle(): Promise<void> {
  while (!untrack(() => activity.idle)) await new Promise<void>((go) => setTimeout(go, REST_MS));
  if (typeof requestIdleCallback === "function")
    await new Promise<unknown>((go) => requestIdleCallback(go, { timeout: AGAIN_MS }));
}
