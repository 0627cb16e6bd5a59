// How choices are offered: on the board, in a sheet, or as a button with which text.
import type { ActionChoice } from "../../api/protocol";
import type { Game } from "./game.svelte";
import { split } from "../../board/sentences";
import { RACES, SPACES } from "./constants";
import { isPower } from "./verbs";
import { t } from "./texts";

/** Questions whose choices are not on the board; a sheet shows them. */
export const CHOOSER_KINDS = new Set([
  "control",
  "pick-drawn",
  "smokers",
  "trade-for",
  "trade-away",
  "heal",
  "lose-affiliated",
  "affiliate",
  "assassinate",
  "liberate",
  "spend-keys",
  "spoils",
  "guard",
]);

const ON_BOARD = new Set(["ally", "court", "lord", "location", "stack", "race"]);
const BORDER_VERBS = new Set(["choose-leviathan", "rebel", "breed"]);

/** Can this choice be clicked on the table itself? */
export function isOnBoard(choice: ActionChoice): boolean {
  if (choice.verb === "decline" || choice.verb === "keep-tile" || choice.verb === "pay" || choice.verb === "draw")
    return false;
  return ON_BOARD.has(choice.zone ?? "") || BORDER_VERBS.has(choice.verb) || choice.verb === "boost";
}

/** What the buttons of a prompt stand for. */
export interface PromptButtons {
  /** Answers of the question. */
  answers: ActionChoice[];
  /** Powers of Lords with buttons of their own. */
  powers: ActionChoice[];
  /** Powers that share one button, which opens the list of all choices. */
  grouped: ActionChoice[];
}

/**
 * Share the room of a prompt: the question's own answers come first, then powers of Lords. With more answers than
 * `room`, those that cannot be clicked on the table get buttons; the others are in the list of all choices.
 * `all` is the room for answers and powers together.
 */
export function promptButtons(choices: readonly ActionChoice[], room: number, all: number): PromptButtons {
  const own = choices.filter((choice) => !isPower(choice));
  const uses = choices.filter(isPower);
  const answers = own.length <= room ? own : own.filter((choice) => !isOnBoard(choice)).slice(0, 2);
  const each = answers.length + uses.length <= all;
  return { answers, powers: each ? uses : [], grouped: each ? [] : uses };
}

/** Questions for a race or a zone: all answers have short names, which fit beside the question in two rows. */
const NAMING = new Set(["banish-stack", "place-kraken", "take-stack", "second-stack", "execute", "breed"]);

export const isNaming = (kind: string): boolean => NAMING.has(kind);

/** The race or zone of an answer. */
export function raceOrZone(game: Game, choice: ActionChoice): { icon: string; name: string } {
  if (choice.verb === "breed") {
    return { icon: "leviathan", name: t("in-zone", { zone: game.zoneName((choice.amount ?? 0) - 1) }) };
  }
  const race = choice.card ?? -1;
  return { icon: `race-${RACES[race] ?? "kraken"}`, name: game.raceName(race) };
}

/** Verbs whose buttons have a short text; the full sentence is in the tooltip and for screen readers. */
const SHORT = new Set([
  "explore",
  "buy",
  "buy-mixed",
  "pass",
  "take",
  "go-on",
  "fight",
  "fight-leviathan",
  "pass-by",
  "end-turn",
  "plot",
  "decline",
  "support",
  "strike",
  "stop-searching",
  "search",
  "stop-fighting",
  "keep-tokens",
  "ignore",
  "choose-leviathan",
  "rebel",
  "breed",
  "execute",
]);

/** Verbs whose buttons are named after what is chosen, because the question says what happens to it. */
const BY_NAME = new Set([
  "give-nebulis",
  "give-figure",
  "send-leviathan",
  "hunt",
  "replace",
  "discard",
  "cut",
  "sell",
  "dismiss",
  "surrender",
  "second-stack",
  "spend-key",
  "liberate",
  "appoint",
  "bribe",
  "pick",
  "trade-away",
]);

export function shortText(game: Game, choice: ActionChoice): { main: string; then: string } {
  const whole = game.say(choice.text);
  const rest = split(whole);
  const named = BY_NAME.has(choice.verb);
  if (!named && !SHORT.has(choice.verb)) return rest;
  const card = choice.card ?? -1;
  const zone = choice.zone ?? "";
  const name =
    zone === "track" || zone === "ally"
      ? game.cardName(card)
      : zone === "lord" || zone === "court"
        ? game.lordName(card)
        : zone === "stack"
          ? game.raceName(card)
          : zone === "border" && card >= 0
            ? game.beastName(card)
            : zone === "location"
              ? game.placeName(card)
              : "";
  const amount = choice.amount ?? 0;
  if (named) {
    const main = name ? (zone === "stack" ? `${amount} × ${name}` : name) : game.name(choice.seat ?? -1);
    return { main, then: rest.then || (/: (.+)$/u.exec(whole)?.[1] ?? "") };
  }
  if (choice.verb === "execute") {
    return { main: game.raceName(card), then: t("do-execute", { n: amount }) };
  }
  if (choice.verb === "choose-leviathan" || choice.verb === "rebel" || choice.verb === "breed") {
    const at = choice.verb === "breed" ? amount - 1 : game.view.border.indexOf(card);
    const place = game.zoneName(at);
    return { main: t(`do-${choice.verb}`, { name, zone: place }), then: t("in-zone", { zone: place }) };
  }
  const main = t(`do-${choice.verb}`, { name, amount, rest: game.view.sold + 1 - amount });
  const then = ["explore", "pass", "go-on", "end-turn", "decline"].includes(choice.verb) && card !== 0 ? "" : rest.then;
  return { main, then: main.includes(then) ? "" : then };
}

/** What to know before the next card is revealed: the id of a text, or empty. */
export function exploringHint(game: Pick<Game, "question" | "lit" | "view">): string {
  const kind = game.question?.kind ?? "";
  if (kind !== "take-or-dig" && kind !== "meet-monster") return "";
  const shown = game.view.track.filter((card) => card >= 0).length;
  const on = game.lit.verb("go-on") ?? game.lit.verb("pass-by");
  if (shown === SPACES && !on) return kind === "take-or-dig" ? "hint-must-take" : "hint-must-fight";
  return shown === SPACES - 1 && on ? "hint-fifth-next" : "";
}
