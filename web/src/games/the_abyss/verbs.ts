// How the verbs of choices look: which icon, which key.

const ICONS: Record<string, string> = {
  take: "ui-take",
  draw: "deck",
  keep: "hand",
  sacrifice: "panic",
  stop: "ui-stop",
  done: "ui-pass",
  submit: "ui-cross",
  "give-up": "ui-down",
  decline: "ui-pass",
  top: "ui-up",
  bottom: "ui-down",
  hook: "hook",
  steal: "sword",
  give: "panic",
  discard: "discard",
};
export const iconOf = (verb: string): string => ICONS[verb] ?? "ui-right";

const KEYS: Record<string, string> = {
  draw: "D",
  take: "T",
  stop: "S",
  sacrifice: "X",
  done: "Space",
  decline: "Space",
};
export const keyOf = (verb: string): string => KEYS[verb] ?? "";

/** The verbs of a key. */
export const verbsOf = (key: string): string[] =>
  Object.entries(KEYS)
    .filter(([, of]) => of.toLowerCase() === (key === " " ? "space" : key.toLowerCase()))
    .map(([verb]) => verb);
