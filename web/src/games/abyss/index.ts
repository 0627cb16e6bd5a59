// The plug-in of Abyss.
import "./colours.css";
import type { GamePlugin } from "../plugin";
import { EVENTS } from "./ids";
import { passing } from "./standing_orders";
import type { AbyssView } from "./view";

export const plugin: GamePlugin = {
  texts: ["ui_abyss", "options"],
  table: () => import("./Table.svelte"),
  rulePicture: () => import("./RulePicture.svelte"),
  showcase: () => import("./Showcase.svelte"),
  lids: () => import("./Lid.svelte"),
  boxes: {
    option: "expansions",
    more: ["kraken", "leviathan"],
    valueOf: (added) => (added.length > 1 ? "both" : (added[0] ?? "none")),
    addedBy: (value) => (value === "both" ? ["kraken", "leviathan"] : value === "none" ? [] : [value]),
    needed: (players) => (players > 4 ? ["leviathan"] : []),
  },
  lesson: { name: "abyss", minutes: 8 },
  lessonSeatPlaces: ["pearls"],
  keys: [
    ["E", "ui-abyss-key-explore"],
    ["T", "ui-abyss-key-take"],
    ["F", "ui-abyss-key-fight"],
    ["B", "ui-abyss-key-buy"],
    ["P", "ui-abyss-key-plot"],
    ["1 … 6", "ui-abyss-key-7"],
    ["C 1 … 5", "ui-abyss-key-8"],
    ["A", "ui-abyss-key-13"],
  ],
  verbs: {
    e: ["explore", "go-on"],
    t: ["take"],
    f: ["fight", "fight-leviathan", "fight-again", "choose-leviathan"],
    p: ["plot"],
    b: ["buy", "buy-mixed"],
    d: ["draw"],
    " ": ["pass", "go-on", "pass-by", "decline", "done", "end-turn", "skip", "stop-searching", "stop-fighting"],
  },
  settings: ["sealed"],
  mainOptions: ["expansions"],
  passOrders: (question) => (question.kind === "offer" ? passing() : null),
  position: () => import("./position_texts"),
  checkDeal: async (key, seats, options, view) =>
    (await import("./deal")).isDeal(key, seats, options, view as unknown as AbyssView),
  events: EVENTS,
};
