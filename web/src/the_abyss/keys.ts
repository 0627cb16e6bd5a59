// The keyboard: a letter for each deed, a number for each choice in its order.
import type { Motion } from "../board/motion";
import { choiceByNumber, isPlain, isTyping } from "../lib/keys";
import type { ActionChoice } from "../protocol";
import type { Game } from "./game.svelte";
import { verbsOf } from "./verbs";

/** The choice that a key means. */
export function meant(key: string, choices: readonly ActionChoice[]): ActionChoice | undefined {
  const verbs = verbsOf(key);
  return choices.find((choice) => verbs.includes(choice.verb)) ?? choiceByNumber(key, { kind: "", choices: [...choices] });
}

export function onKey(event: KeyboardEvent, game: Game, motion: Motion): void {
  if (!isPlain(event) || isTyping(event)) return;
  const done = (): void => event.preventDefault();
  const { key } = event;
  if (key === " " && motion.busy) {
    motion.skip();
    return done();
  }
  if (key === "Escape") {
    if (game.armed) game.armed = null;
    else if (game.sheet) game.close();
    else if (game.result) game.result = null;
    else return;
    return done();
  }
  if (game.sheet) return; // a sheet has its own keys
  if (key === "Enter") {
    if (!game.armed) return;
    game.act(game.armed);
    return done();
  }
  const choice = meant(key, game.choices);
  if (choice) {
    game.press(choice);
    return done();
  }
  switch (key.toLowerCase()) {
    case "s": if (game.question) game.noStop(); return;
    case "z": return game.undo(event.shiftKey);
    case "l": game.rail = "log"; return;
    case "m": game.rail = "chat"; setTimeout(() => document.getElementById("chat-text")?.focus()); return done();
    case "h": return game.open({ kind: "aid" });
    case "r": return game.open({ kind: "rounds" });
  }
}
