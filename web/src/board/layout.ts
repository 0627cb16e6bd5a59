// Which layout a screen gets. The same limits stand in the media queries of the components:
//   phone   (width <= 600px), (height <= 480px)              one zone at a time; on its side the buttons stand beside it
//   tablet  (601px <= width <= 999px) and (height > 480px)   the whole board, opponents above it, the log in a drawer
//   desk    (width > 600px) and (height > 480px)             the whole board, opponents beside it; the log in a drawer below 1200 px
// A desk of less than 840 px in height is short: the same parts, closer together.

export interface Layout {
  /** One zone of the board at a time. */
  phone: boolean;
  /** Is the log in a drawer, although the whole board is shown? */
  drawer: boolean;
  /** How much larger than designed everything is. Never smaller: text has its least size already. */
  zoom: number;
}

const DESIGNED_WIDTH = 1440;
const DESIGNED_HEIGHT = 880;

/** The layout of a table on a screen of this size, of which strips above the table take a part. */
export function layoutOf(width: number, height: number, strips = 0): Layout {
  const phone = width <= 600 || height <= 480;
  const drawer = !phone && width < 1200;
  const fits = Math.min(width / DESIGNED_WIDTH, (height - strips) / DESIGNED_HEIGHT);
  return { phone, drawer, zoom: phone || drawer ? 1 : Math.max(1, fits) };
}
