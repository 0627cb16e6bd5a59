// What stands around a screen: a table with pictures takes the whole window for itself.

class Chrome {
  /** No line at the top, no margins. */
  bare = $state(false);
  /** How much of the height the strips above a table take. */
  strips = $state(0);
  /** The game at whose table somebody is, if at any. */
  game = $state("");
}

export const chrome = new Chrome();
