// What stands around a screen: a table with pictures takes the whole window for itself.

class Chrome {
  /** No line at the top, no margins. */
  bare = $state(false);
}

export const chrome = new Chrome();
