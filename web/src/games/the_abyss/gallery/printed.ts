// The printed deck, for the gallery and for tests.

/** The cards of The Abyss: suit, points, name, line. */
export const LUCK_ROWS = [
  ["sword", 1, "Sword", "Steal a card or give a Panic"],
  ["sword", 2, "Sword", "Steal a card or give a Panic"],
  ["hook", 1, "Hook", "Someone draws two, keeps one"],
  ["hook", 2, "Hook", "Someone draws two, keeps one"],
  ["eye", 1, "Eye", "See four, put them top or bottom"],
  ["eye", 2, "Eye", "See four, put them top or bottom"],
  ["panic", 0, "Panic", "The third one drowns you"],
  ["points", 3, "Coins", ""],
  ["points", 4, "Chalice", ""],
  ["points", 5, "Mask", ""],
  ["points", 6, "Crown", ""],
  ["points", 8, "Giant pearl", ""],
] as const;
