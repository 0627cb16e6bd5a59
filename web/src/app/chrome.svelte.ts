// What surrounds a screen: a drawn table uses the whole window.

class Chrome {
  /** No header and no margins. */
  bare = $state(false);
  /** The height of the strips above a table. */
  strips = $state(0);
  /** The game of the table on the page, if any. */
  game = $state("");
}

export const chrome = new Chrome();
