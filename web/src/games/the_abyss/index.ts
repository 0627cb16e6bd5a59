// The plug-in of The Abyss.
import type { GamePlugin } from "../plugin";
import { EVENTS } from "./ids";
import type { TheAbyssView } from "./view";

export const plugin: GamePlugin = {
  texts: ["ui_the_abyss"],
  table: () => import("./Table.svelte"),
  rulePicture: () => import("./RulePicture.svelte"),
  lids: () => import("./Lid.svelte"),
  lesson: { name: "the_abyss", minutes: 4 },
  lessonSeatPlaces: ["panics"],
  keys: [
    ["D", "ui-the_abyss-key-draw"],
    ["T", "ui-the_abyss-key-take"],
    ["S", "ui-the_abyss-key-stop"],
    ["X", "ui-the_abyss-key-4"],
    ["R", "ui-the_abyss-key-10"],
  ],
  verbs: {
    d: ["draw"],
    t: ["take"],
    s: ["stop"],
    " ": ["decline", "done"],
  },
  settings: ["odds"],
  deckList: (options) => (options.deck_list === "standard" ? "" : (options.deck_list ?? "")),
  position: () => import("./position_texts"),
  checkDeal: async (key, seats, options, view) =>
    (await import("./deal")).isDeal(key, seats, options, view as unknown as TheAbyssView),
  events: EVENTS,
};
