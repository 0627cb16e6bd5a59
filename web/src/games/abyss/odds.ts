// Answers by their chances.
import type { ActionChoice } from "../../api/protocol";
import type { FightOdds } from "./protocol";

/** Sort attacks, the most promising first; answers that are no attacks come last. */
export function bestFirst(choices: readonly ActionChoice[]): readonly ActionChoice[] {
  const odds = (choice: ActionChoice): FightOdds | undefined => choice.facts?.odds as FightOdds | undefined;
  if (!choices.some((choice) => odds(choice))) return choices;
  const chance = (choice: ActionChoice): number => odds(choice)?.chances[0] ?? -1;
  const levels = (choice: ActionChoice): number => odds(choice)?.levels ?? 0;
  return choices.toSorted((a, b) => chance(b) - chance(a) || levels(b) - levels(a));
}
