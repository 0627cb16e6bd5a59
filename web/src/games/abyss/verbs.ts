// How the verbs of choices look: which icon, which key.
import type { ActionChoice } from "../../api/protocol";

/** Is this a Lord's power, offered beside the answers of the question? */
export const isPower = (choice: Pick<ActionChoice, "verb">): boolean => choice.verb === "use";

const ICONS: Record<string, string> = {
  explore: "ui-explore",
  "go-on": "ui-explore",
  take: "ui-take",
  fight: "ui-fight",
  buy: "ui-buy",
  "buy-mixed": "nebulis",
  pass: "ui-pass",
  recruit: "ui-recruit",
  support: "council",
  plot: "ui-plot",
  "end-turn": "ui-pass",
  skip: "ui-pass",
  pay: "ui-recruit",
  "pay-mixed": "nebulis",
  use: "each-turn",
  control: "location",
  draw: "deck",
  pick: "location",
  "fight-leviathan": "ui-fight",
  "fight-again": "ui-fight",
  "stop-fighting": "ui-stop",
  "pass-by": "leviathan",
  search: "chest",
  "stop-searching": "ui-stop",
  strike: "ui-fight",
  boost: "pearl",
  spoils: "monster-token",
  "reveal-token": "monster-token-l",
  "keep-tokens": "ui-pass",
  reward: "either-token",
  "place-sentinel": "sentinel",
  decline: "ui-pass",
  "keep-hand": "pearl",
  "spend-tokens": "key",
  "keep-tile": "ui-pass",
  "trade-away": "ui-swap",
};
export const iconOf = (verb: string): string => ICONS[verb] ?? "ui-right";

const ROLLS = new Set(["strike", "pass-by", "send-leviathan"]);
export const rolls = (verb: string): boolean => ROLLS.has(verb);

const KEYS: Record<string, string> = {
  explore: "E",
  "go-on": "E",
  take: "T",
  fight: "F",
  "fight-leviathan": "F",
  "fight-again": "F",
  buy: "B",
  plot: "P",
  pass: "Space",
  decline: "Space",
  "end-turn": "Space",
  skip: "Space",
  "stop-fighting": "Space",
  "stop-searching": "Space",
  "keep-tokens": "Space",
  "pass-by": "Space",
  "keep-tile": "Space",
};
export const keyOf = (verb: string): string => KEYS[verb] ?? "";
/** What Space answers, the most harmless answer first. */
export const QUIET = [
  "pass",
  "decline",
  "end-turn",
  "skip",
  "stop-fighting",
  "stop-searching",
  "keep-tokens",
  "keep-tile",
  "pass-by",
];
