// What pictures refer to by id: symbols. Put into the page once, by ui/Sprite.svelte.
import { symbolMarkup } from "../../../art/symbols";
import { SYMBOLS } from "./symbols";

export const definitions = (): string => symbolMarkup(SYMBOLS);
