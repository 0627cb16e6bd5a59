// A finished game: its views at every step, computed when needed.
import type { History, LogTurn, Standing, HistoryStep, TableInfo } from "../api/protocol";
import { OPEN } from "./events";
import { t } from "../i18n/i18n.svelte";
import { eventNames, viewAfter, type View } from "./view";
import { sumsOf } from "./hand_values";
import { joined, type Part, type Sentence } from "./sentences";

export class Replay {
  n = $state(0);
  readonly steps: HistoryStep[];
  readonly last: number;
  /** The steps at which a turn begins; the first one begins with the deal. */
  readonly turns: number[];
  /** The same for rounds. */
  readonly rounds: number[];
  /** Every beginning of a turn after the deal: its step, and whose turn it is. */
  readonly turnEvents: readonly { n: number; seat: number }[];
  /** The turns with their players, as chapters: the first begins with the deal. */
  readonly chapters: readonly { n: number; seat: number }[];
  readonly #views: View[]; // after the deal and every step, as far as computed
  readonly #sums: unknown[][]; // after every step

  constructor(
    readonly game: string,
    readonly history: History,
  ) {
    this.steps = history.steps;
    this.last = history.steps.length;
    this.#views = [history.view];
    this.#sums = sumsOf(history);
    const turn = eventNames(game).indexOf("turn");
    this.turns = [0, ...this.steps.filter((step) => step.events.some(([kind]) => kind === turn)).map((step) => step.n)];
    this.turnEvents = this.steps.flatMap(({ n, events }) =>
      events.filter(([kind]) => kind === turn).map(([, seat = -1]) => ({ n, seat })),
    );
    const seats = new Map(this.turnEvents.map(({ n, seat }) => [n, seat]));
    this.chapters = this.turns.map((n) => ({ n, seat: n ? (seats.get(n) ?? -1) : Number(history.view.turn) }));
    this.rounds = this.#rounds(turn, eventNames(game).indexOf("round"));
  }

  /** A round as the game defines it; otherwise it begins when the first player is to move again. */
  #rounds(turn: number, round: number): number[] {
    const first = Number(this.history.view.turn);
    const out = new Set([0]);
    let before = first;
    for (const { n, events } of this.steps) {
      for (const [kind, seat = -1] of events) {
        if (round >= 0 ? kind === round : kind === turn && seat === first && before !== first) out.add(n);
        if (kind === turn) before = seat;
      }
    }
    return [...out];
  }

  go(n: number): void {
    this.n = Math.max(0, Math.min(this.last, n));
  }

  /** Go to the beginning of the previous or next turn. */
  turn(direction: 1 | -1): void {
    this.#leap(this.turns, direction);
  }

  /** The same for rounds. */
  round(direction: 1 | -1): void {
    this.#leap(this.rounds, direction);
  }

  #leap(marks: readonly number[], direction: 1 | -1): void {
    const next = direction > 0 ? marks.find((n) => n > this.n) : marks.findLast((n) => n < this.n);
    this.go(next ?? (direction > 0 ? this.last : 0));
  }

  /** Where turns begin among the lines of all steps. */
  logTurns(): LogTurn[] {
    const out: LogTurn[] = [];
    let line = 0;
    for (const step of this.steps) {
      if (!step.lines?.length) continue;
      const turn = this.turnAt(step.n - 1);
      if (out.at(-1)?.turn !== turn) {
        const round = "round" in this.history.view ? this.rounds.findLastIndex((begins) => begins < step.n) + 1 : -1;
        out.push({ line, seat: this.chapters[turn - 1]!.seat, turn, round });
      }
      line += step.lines.length;
    }
    return out;
  }

  /** The turn that step n belongs to, from 1. */
  turnAt(n: number): number {
    return this.turns.findLastIndex((begins) => begins <= n) + 1;
  }

  /** The view after step n. */
  view(n: number): View {
    while (this.#views.length <= n) {
      const step = this.steps[this.#views.length - 1];
      this.#views.push(viewAfter(this.#views.at(-1)!, step?.patch));
    }
    return this.#views[n]!;
  }

  /** The view to draw: with all cards open, that of the player to move. */
  shown(n: number): View {
    const view = this.view(n);
    if (this.history.viewer !== OPEN) return view;
    const asked = Array.isArray(view.asked) ? Number(view.asked[0]) : -1;
    const eyes = (view.eyes as View[] | undefined)?.[asked];
    return eyes ?? view;
  }

  /** The step before the last decision of a seat, where a what-if game can start; for somebody without a seat, of any. */
  lastDecision(seat: number): number {
    const last = this.steps.findLast((step) => seat < 0 || step.seat === seat);
    return last ? last.n - 1 : 0;
  }

  /** The last sentence of the log up to step n. */
  lastSentence(n: number): Sentence {
    const line = this.steps.slice(0, n).findLast((step) => step.lines?.length)?.lines?.[0];
    if (!line) return [t("ui-replay-deal")];
    const who: Part = line.seat !== undefined && line.seat >= 0 ? { type: "seat", seat: line.seat } : line.who;
    return [who, " ", ...joined(line.sentences)];
  }

  standing(n: number): Standing {
    const asked = this.view(n).asked;
    const seat = Array.isArray(asked) ? Number(asked[0]) : -1;
    const over = n === this.last && (this.history.winners?.length ?? 0) > 0;
    const standing: Standing = {
      asked: { seat, text: [...this.lastSentence(n)] },
      sums: this.#sums[n] ?? [],
      facts: this.steps[n - 1]?.facts ?? {},
    };
    if (over) Object.assign(standing, { scores: this.history.scores ?? [], winners: this.history.winners ?? [] });
    return standing;
  }
}

/** The table of a record file that was opened. */
export function recordTable(game: string, seats: number): TableInfo {
  return {
    type: "table",
    id: "",
    game,
    options: {},
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, kind: "person", name: "ABCDE"[seat] ?? "" })),
    status: "over",
    commitment: "",
    settings: {
      clock: { kind: "none", base_s: 0, increment_s: 0, days: 1 },
      sealed: false,
      spectators: true,
      open_hands: 0,
      listed: false,
      takebacks: false,
      memory: "full",
      odds: true,
      bot_pace_ms: 0,
      takeover: "greedy",
      absence_s: 0,
      cover_ms: 0,
    },
  };
}
