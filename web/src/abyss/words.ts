// The texts of this table and of the game's cards. The catalogues are the server's own, so that a button, a line
// of the log and a card say the same words.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { tongue } from "../lib/i18n.svelte";

export type Args = Record<string, FluentVariable>;

const HERE = /\/([a-z-]+)\/(?:ui_abyss|abyss|abyss_boxes)\.ftl$/u;
const FILES = import.meta.glob<string>("../../../src/hadal/words/*/{ui_abyss,abyss,abyss_boxes}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = new Map<string, FluentBundle>();
for (const [path, source] of Object.entries(FILES)) {
  const language = HERE.exec(path)?.[1] ?? "en";
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
}

/** A text of the table; with `abyss` one of the game itself, such as the name of a Lord, or `name.brief`. */
export function t(id: string, args: Args = {}, family: "ui" | "abyss" = "ui"): string {
  const [name, attribute] = `${family === "ui" ? "ui-abyss" : "abyss"}-${id}`.split(".") as [string, string?];
  for (const language of [tongue.language, "en"]) {
    const bundle = bundles.get(language);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return attribute ? "" : id;
}
