// The win chances of finished games, requested once each. The server needs a moment, and nothing waits for them.
import { api } from "../api/http";

const asked = new Map<string, Promise<number[][]>>();

/** After the deal, after every turn and at the end: the chance of every seat, from 0 to 1. */
export function chancesOf(id: string): Promise<number[][]> {
  const known = asked.get(id) ?? api.chances(id).then(({ turns }) => turns);
  asked.set(id, known);
  known.catch(() => asked.delete(id)); // it may be tried again
  return known;
}
