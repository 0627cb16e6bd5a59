// The symbols of The Abyss: one for each suit. See art/symbols.ts.
import { both, circle } from "../../../art/geom";
import { cut, cutLine, eye, f, hi, line, lo, type SymbolSet } from "../../../art/symbols";

const sword =
  f("M58 3L61 6L56 24L26.5 49L15 37.5L40 8Z") +
  lo("M58 3L61 6L56 24L26.5 49L20.7 43.2Z") +
  f(
    "M6.5 34L12 30L34 52L30 57.5C27 56.5 25.5 55 24 53.5L17 60.5C15 62.5 12 63 9 61.5C6 60 4 58 2.5 55C1.5 52 1.5 50 3.5 48L10.5 41C8.5 39.5 7 37.5 6.5 34Z",
  ) +
  cut(circle(10, 54, 3)) +
  cutLine("M25 38L49 14", 2.6);
const hook =
  line("M40 12L40 40C40 51 33 57 25 57C16 57 10 51 10 42", 8) +
  f("M10 26L23 45L2 47Z") +
  f(circle(40, 9, 8)) +
  cut(circle(40, 9, 3.6)) +
  lo("M36 20L44 20L44 40C44 53 36 61 25 61C33 58 36 50 36 40Z");
const panic =
  f("M32 2C48 2 57 12 57 26C57 34 53.5 38 53 44C52 55 43 62 32 62S12 55 11 44C10.5 38 7 34 7 26C7 12 16 2 32 2Z") +
  lo("M32 2C48 2 57 12 57 26C57 34 53.5 38 53 44C52 55 43 62 32 62Z") +
  both(cut("M21 16C26 16 29 19.5 29 24.5S26 33.5 21 33.5S13 30 13 24.5S16 16 21 16Z") + f(circle(22, 25, 2.6))) +
  cut("M32 36C38.5 36 41.5 40 41 47C40.6 53 37.5 57 32 57S23.4 53 23 47C22.5 40 25.5 36 32 36Z") +
  f("M27 51C30 49.5 34 49.5 37 51C36 54 34.5 55 32 55S28 54 27 51Z") +
  cutLine("M40 3.5L37 9L42 12", 2.4);
const gem =
  f("M18 6L46 6L61 24L32 61L3 24Z") +
  lo("M46 6L61 24L32 61L42 24ZM18 6L22 24L3 24Z") +
  hi("M18 6L32 6L22 24Z") +
  cutLine("M3 24L61 24M22 24L32 60L42 24M22 24L32 6L42 24", 2.2);

export const SYMBOLS: SymbolSet = { sword, hook, eye, panic, gem };
