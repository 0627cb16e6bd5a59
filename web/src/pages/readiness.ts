// Who is ready at a table before the start.
import type { SeatInfo, TableInfo } from "../api/protocol";

/** The people whom the host waits for: everybody but the host, who starts the game. */
export const guests = (info: Pick<TableInfo, "seats" | "host">): SeatInfo[] =>
  info.seats.filter((seat) => seat.kind === "person" && seat.seat !== info.host);
