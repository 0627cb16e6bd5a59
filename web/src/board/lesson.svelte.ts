// The progress of a lesson: its current step, and which lessons were finished in this browser.
import type { ActionChoice, LessonInfo, LessonStepInfo } from "../api/protocol";
import { api } from "../api/http";
import { i18n } from "../i18n/i18n.svelte";
import type { Table } from "./table.svelte";

const KEY = "hadal-lessons";

/** The lessons finished in this browser. */
export function finished(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

function finish(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...finished(), name])]));
  } catch {
    // Without storage only the tick is missing.
  }
}

export class Lesson {
  info = $state.raw<LessonInfo | null>(null);
  /** The step on display: the newest, unless the learner went back. */
  shown = $state(0);
  /** Closed after the last step. */
  over = $state(false);
  #from = -1; // the move at which the newest steps begin

  constructor(
    readonly table: Table,
    readonly name: string,
  ) {}

  async load(): Promise<void> {
    const [lessons] = await Promise.all([api.lessons(), i18n.load(`lesson_${this.name}`)]);
    this.info = lessons.find((lesson) => lesson.name === this.name) ?? null;
  }

  get steps(): readonly LessonStepInfo[] {
    return this.info?.steps ?? [];
  }

  get step(): LessonStepInfo | undefined {
    return this.steps[this.shown];
  }

  /** The last step that can be read now; later ones belong to moves still to come. */
  get newest(): number {
    return this.steps.findLastIndex((step) => step.at <= this.table.moves);
  }

  get last(): boolean {
    return this.shown === this.steps.length - 1;
  }

  /** The moves of this step that the learner has still to make. */
  get todo(): number[] {
    const step = this.step;
    if (!step || this.shown !== this.newest || !this.table.mine) return [];
    const done = this.table.moves - step.at;
    return step.jump ? [] : (step.do ?? []).slice(done);
  }

  /** The same as a choice of the question. */
  get choice(): ActionChoice | undefined {
    return this.table.question?.choices?.find((choice) => choice.action === this.todo[0]);
  }

  /** Is the opponent playing after the moves of this step? */
  get waits(): boolean {
    const step = this.step;
    return !!step && !this.last && this.shown === this.newest && this.table.moves > step.at && this.todo.length === 0;
  }

  /** The game moved on: go to the first step of the new position. */
  follow(): void {
    const at = this.steps[this.newest]?.at ?? -1;
    if (at === this.#from) return;
    // A finished lesson that is played on stays closed.
    this.over = this.#from < 0 && this.table.moves > (this.info?.moves ?? 0) && finished().includes(this.name);
    this.#from = at;
    this.shown = Math.max(
      0,
      this.steps.findIndex((step) => step.at === at),
    );
    this.#note();
  }

  next(): void {
    this.shown = Math.min(this.newest, this.shown + 1);
    this.#note();
  }

  back(): void {
    this.shown = Math.max(0, this.shown - 1);
  }

  /** Make the move of this step for the learner. */
  async help(): Promise<void> {
    if (this.todo.length) await this.table.move(this.todo);
  }

  /** Play some turns for the learner, without animation. */
  async jump(): Promise<void> {
    const after = this.steps[this.shown + 1]?.at ?? 0;
    await this.table.leap(this.step?.do ?? [], after);
  }

  #note(): void {
    if (this.info && this.last) finish(this.name);
  }
}
