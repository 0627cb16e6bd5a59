// The keyboard: a letter for each action, a number for each choice in its order.
import type { EventQueue } from "../../board/event_queue";
import { choiceByNumber, dialogOpen, isPlain, isTyping, panelKey } from "../../app/keyboard";
import type { ActionChoice } from "../../api/protocol";
import type { Game } from "./game.svelte";
import { verbsOf } from "./verbs";

/** The choice that a key means. */
export function meant(key: string, choices: readonly ActionChoice[]): ActionChoice | undefined {
  const verbs = verbsOf(key);
  return (
    choices.find((choice) => verbs.includes(choice.verb)) ?? choiceByNumber(key, { kind: "", choices: [...choices] })
  );
}

export function onKey(event: KeyboardEvent, game: Game, queue: Pick<EventQueue, "busy" | "skip">): void {
  if (!isPlain(event) || isTyping(event) || dialogOpen()) return;
  const done = (): void => event.preventDefault();
  const { key } = event;
  if (key === " " && queue.busy) {
    queue.skip();
    done();
    return;
  }
  if (key === "Escape") {
    if (!game.dismiss()) {
      if (!game.result) return;
      game.closeResult();
    }
    done();
    return;
  }
  if (game.sheet) return; // a sheet has its own keys
  if (key === "Enter") {
    if (game.confirm()) done();
    return;
  }
  const choice = meant(key, game.choices);
  if (choice) {
    game.press(choice);
    done();
    return;
  }
  switch (key.toLowerCase()) {
    case "s":
      if (game.question) game.noStop();
      return;
    case "z": {
      game.undo(event.shiftKey);
      return;
    }
    case "r": {
      game.open({ kind: "rounds" });
      return;
    }
  }
  panelKey(event, {
    log: () => (game.rail = "log"),
    chat: () => (game.rail = "chat"),
    help: () => game.open({ kind: "aid" }),
  });
}
