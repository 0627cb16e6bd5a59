/** A view as it came over the wire; each game has its own shape. */
export type View = Record<string, unknown>;
