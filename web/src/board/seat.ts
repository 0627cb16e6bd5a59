// What stands for a chair, the same for everybody who looks.
export { sigilOf as sigil } from "../art/ids";
export { LETTERS as SEAT_LETTERS } from "../lib/seats";
