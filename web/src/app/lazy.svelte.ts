// Components that are not needed at first. They are loaded when the page is idle, so that they are available
// when needed, even during a short loss of connection.
import { untrack, type Component } from "svelte";
import { errors } from "./errors.svelte";
import { t, i18n } from "../i18n/i18n.svelte";
import { activity } from "./activity.svelte";
import { checkPageVersion, pageVersion } from "./page_version.svelte";

const AGAIN_MS = 2000;
const REST_MS = 200;

/** The props of a component that takes none. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- what Svelte takes for a component without props
export type NoProps = {};

/** A component that is loaded once. */
export class LazyComponent<P extends Record<string, unknown>> {
  here = $state.raw<Component<P> | null>(null);
  #coming: Promise<void> | null = null;
  #load: () => Promise<{ default: Component<P> }>;
  #words: string[];

  /** How to load it, and which texts it needs besides those of every page. */
  constructor(load: () => Promise<{ default: Component<P> }>, ...words: string[]) {
    this.#load = load;
    this.#words = words;
  }

  /** Load it. Concurrent calls share one request; after a failure the next call tries again. */
  fetch(): Promise<void> {
    if (this.here) return Promise.resolve();
    this.#coming ??= Promise.all([this.#load(), i18n.load(...this.#words)])
      .then(
        ([found]) => void (this.here = found.default),
        async () => {
          await checkPageVersion();
          throw new Error(t("ui-fault-offline")); // the browser's message does not help players
        },
      )
      .finally(() => (this.#coming = null));
    return this.#coming;
  }

  /** Show it now: the page counts as busy until it is loaded. The returned function cancels. */
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
          if (pageVersion.old) {
            done();
            return;
          }
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

/** Load these one after the other when the page is idle; the page still counts as idle meanwhile. */
export function whenIdle(...parts: Fetched[]): void {
  waiting.unshift(...parts); // the last request is nearest to what is on the page
  if (!fetching) void fetchAll();
}

async function fetchAll(): Promise<void> {
  fetching = true;
  await new Promise<void>((go) => setTimeout(go, REST_MS)); // the page may request more meanwhile
  while (waiting.length && !pageVersion.old) {
    await idle();
    const part = waiting.shift();
    const failed = await part?.fetch().then(
      () => false,
      () => true,
    );
    if (part && failed) {
      waiting.push(part); // without a connection nothing can be loaded: try again later
      await new Promise<void>((go) => setTimeout(go, AGAIN_MS));
    }
  }
  fetching = false;
}

/** Retry until it succeeds: for what the page cannot do without. */
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

/** Wait until the page and the browser are idle. */
async function idle(): Promise<void> {
  while (!untrack(() => activity.idle)) await new Promise<void>((go) => setTimeout(go, REST_MS));
  if (typeof requestIdleCallback === "function")
    await new Promise<unknown>((go) => requestIdleCallback(go, { timeout: AGAIN_MS }));
}
