// A first game that teaches, as this page follows it: which step is said, and which lessons were finished here.
import type { ActionChoice, LessonInfo, LessonStepInfo } from "../api/protocol";
import { api } from "../api/http";
import { i18n } from "../i18n/i18n.svelte";
import type { Table } from "./table.svelte";

const KEY = "hadal-lessons";

/** The lessons that were finished in this browser. */
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
    // A browser that keeps nothing: the tick is missing, the lesson was learnt all the same.
  }
}

export class Lesson {
  info = $state.raw<LessonInfo | null>(null);
  /** The step that is shown: the newest one, unless somebody looks back. */
  shown = $state(0);
  /** Put aside after the last step. */
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

  /** The last step that may be read now: those after it belong to moves that are still to come. */
  get newest(): number {
    return this.steps.findLastIndex((step) => step.at <= this.table.moves);
  }

  get last(): boolean {
    return this.shown === this.steps.length - 1;
  }

  /** What is left of what the learner is to do at this step. */
  get todo(): number[] {
    const step = this.step;
    if (!step || this.shown !== this.newest || !this.table.mine) return [];
    const done = this.table.moves - step.at;
    return step.jump ? [] : (step.do ?? []).slice(done);
  }

  /** The same as the question has it. */
  get choice(): ActionChoice | undefined {
    return this.table.question?.choices?.find((choice) => choice.action === this.todo[0]);
  }

  /** Is the rival playing, after what was said here was done? */
  get waits(): boolean {
    const step = this.step;
    return !!step && !this.last && this.shown === this.newest && this.table.moves > step.at && this.todo.length === 0;
  }

  /** The game has gone on: what is said at the new place begins with its first step. */
  follow(): void {
    const at = this.steps[this.newest]?.at ?? -1;
    if (at === this.#from) return;
    // Who comes back to a game that is played on has heard the end.
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

  /** Do what the step says, for whoever does not find it. */
  async help(): Promise<void> {
    if (this.todo.length) await this.table.move(this.todo);
  }

  /** Some turns are played for the learner: too many at once to watch every card fly. */
  async jump(): Promise<void> {
    const after = this.steps[this.shown + 1]?.at ?? 0;
    await this.table.leap(this.step?.do ?? [], after);
  }

  #note(): void {
    if (this.info && this.last) finish(this.name);
  }
}
