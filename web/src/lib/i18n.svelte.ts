// The texts of the page: Fluent catalogues, shared with the Python side (src/hadal/words/LANGUAGE/ui.ftl).
// Sentences of the games come from the server, in the language the socket was told.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";

const FILES = import.meta.glob<string>("../../../src/hadal/words/*/ui*.ftl", { query: "?raw", import: "default" });
const ENGLISH = import.meta.glob<string>("../../../src/hadal/words/en/ui*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const USUAL = "en";

export type Args = Record<string, FluentVariable>;

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? USUAL;
}

/** The languages there are texts in. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(FILES).map(languageOf))].sort();

function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const english = bundle(USUAL, Object.values(ENGLISH));

class Tongue {
  language = $state(USUAL);
  #bundle = $state.raw(english);

  /** A text by its id; English where a translation is missing, and the id where nothing is. */
  text(id: string, args?: Args): string {
    for (const catalogue of [this.#bundle, english]) {
      const found = catalogue.getMessage(id);
      if (found?.value) return catalogue.formatPattern(found.value, args ?? null, []);
    }
    return id;
  }

  has(id: string): boolean {
    return english.hasMessage(id);
  }

  /** Speak another language from now on. */
  async speak(language: string): Promise<void> {
    const files = Object.entries(FILES).filter(([path]) => languageOf(path) === language);
    const foreign = language !== USUAL && files.length > 0;
    this.#bundle = foreign ? bundle(language, await Promise.all(files.map(([, load]) => load()))) : english;
    this.language = foreign ? language : USUAL;
    document.documentElement.lang = this.language;
  }
}

export const tongue = new Tongue();

/** The best language for this person: as chosen here, or as the browser says. */
export function wished(): string {
  const wishes = [prefs.language, ...navigator.languages.map((wish) => wish.toLowerCase().split("-")[0] ?? "")];
  return wishes.find((wish) => LANGUAGES.includes(wish)) ?? USUAL;
}

/** A text of the page. */
export function t(id: string, args?: Args): string {
  return tongue.text(id, args);
}

/** How long ago something was, in words. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - at) / 60_000));
  if (minutes < 60) return t("ui-ago-minutes", { n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t("ui-ago-hours", { n: hours }) : t("ui-ago-days", { n: Math.round(hours / 24) });
}
