// Monster tokens and Loot cards, by the engine's numbers.

/** A Monster token: its points, or what an L token brings. */
export type TokenKind =
  { pile: "base"; points: number } | { pile: "l"; brings: "pearl" | "key" | "council"; count: number };
export const TOKEN_KINDS: readonly TokenKind[] = [
  { pile: "base", points: 2 },
  { pile: "base", points: 3 },
  { pile: "base", points: 4 },
  { pile: "l", brings: "pearl", count: 2 },
  { pile: "l", brings: "pearl", count: 3 },
  { pile: "l", brings: "key", count: 1 },
  { pile: "l", brings: "council", count: 1 },
];

/** The values of the Loot cards. */
export const LOOT_CARDS: readonly number[] = [3, 4, 5, 6, 7];
