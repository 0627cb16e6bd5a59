// What surrounds a screen: a drawn table uses the whole window.

class Chrome {
  /** No header and no margins. */
  bare = $state(false);
  /** The height of the error line and the notice of an old page. */
  notices = $state(0);
  /** The height of the strips above a table. */
  strips = $state(0);
  /** What a table leaves free above itself. */
  get above(): number {
    return this.notices + this.strips;
  }
  /** The game of the table on the page, if any. */
  game = $state("");
}

export const chrome = new Chrome();
