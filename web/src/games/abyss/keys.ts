// The keyboard: a letter for each action. Nothing happens while a text field has the focus or a modifier is held.
import type { ActionChoice } from "../../api/protocol";
import { dialogOpen, panelKey } from "../../app/keyboard";
import type { Game } from "./game.svelte";
import type { EventQueue } from "../../board/event_queue";
import { QUIET } from "./verbs";

let council = false; // C was pressed: the next digit is a stack

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);

/** Does what has the focus react to Enter or Space itself? Things on the table let Enter confirm, as radios do. */
function keepsKey(event: KeyboardEvent): boolean {
  const own = event.key === "Enter" ? "button:not(.thing, [role=radio])" : "button:not(.thing), .thing.can";
  return event.target instanceof HTMLElement && event.target.matches(`${own}, a, summary`);
}

/** The first of some verbs that is on offer. */
const first = (game: Game, ...verbs: string[]): ActionChoice | undefined =>
  verbs.map((verb) => game.lit.verb(verb)).find((choice) => choice !== undefined);

function digit(event: KeyboardEvent, n: number): void {
  const things = council ? ".stacks .stack" : ".lords .slot > .thing";
  const wanted = document.querySelectorAll<HTMLElement>(things)[n - 1];
  if (!wanted) return;
  wanted.focus();
  wanted.click();
  council = false;
  event.preventDefault();
}

function space(game: Game): boolean {
  const quiet = QUIET.map((verb) => game.lit.verb(verb)).find((choice) => choice);
  if (!quiet) return false;
  game.press(quiet);
  return true;
}

export function onKey(event: KeyboardEvent, game: Game, queue: Pick<EventQueue, "busy" | "skip">): void {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey || dialogOpen()) return;
  const key = event.key;
  if (key === " ") {
    if (queue.busy) queue.skip();
    else if (keepsKey(event) || game.sheet || !space(game)) return;
    event.preventDefault();
    return;
  }
  if (key === "Escape") {
    if (!game.dismiss()) {
      if (!game.notice) return;
      game.hush();
    }
    event.preventDefault();
    return;
  }
  // Undo works in sheets that a question opened by itself.
  const own = game.sheet?.kind === "choices" || (game.sheet?.kind === "pay" && !game.sheet.first.length);
  if (key.toLowerCase() === "z" && (!game.sheet || own)) {
    game.undo(event.shiftKey);
    return;
  }
  if (game.sheet) return; // a sheet has its own keys
  if (key === "Enter") {
    if (!keepsKey(event) && game.confirm()) event.preventDefault();
    return;
  }
  if (/^[1-6]$/u.test(key)) {
    digit(event, Number(key));
    return;
  }
  const wasCouncil = council;
  council = false;
  const press = (choice: ActionChoice | undefined): void => {
    if (!choice) return;
    game.press(choice);
    event.preventDefault();
  };
  switch (key.toLowerCase()) {
    case "e": {
      press(first(game, "explore", "go-on", "search"));
      return;
    }
    case "t": {
      press(first(game, "take"));
      return;
    }
    case "f": {
      press(first(game, "fight", "fight-leviathan", "fight-again"));
      return;
    }
    case "b": {
      press(first(game, "buy", "buy-mixed"));
      return;
    }
    case "p": {
      press(first(game, "plot"));
      return;
    }
    case "c":
      council = !wasCouncil;
      game.tab = "council";
      return;
    case "a": {
      game.open({ kind: "orders" });
      return;
    }
  }
  panelKey(event, {
    log: () => {
      game.drawer = game.rail !== "log" || !game.drawer;
      game.rail = "log";
    },
    chat: () => {
      game.drawer = true;
      game.rail = "chat";
    },
    help: () => game.open({ kind: "aid" }),
  });
}
