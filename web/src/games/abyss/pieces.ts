// Draws pieces that are not on the page when they set out: on a phone they may be behind a tab.
import { type Component, mount, unmount } from "svelte";
import type { Drawn } from "../../board/motion";
import DeckBack from "./DeckBack.svelte";
import Location from "./Location.svelte";
import Lord from "./Lord.svelte";

const LOCATION = { width: 246, height: 92 };

function drawn<Props extends Record<string, unknown>>(
  piece: Component<Props>,
  props: Props,
  shape?: Drawn["shape"],
): Drawn {
  const element = document.createElement("div");
  const card = mount(piece, { target: element, props });
  return { element, shape, remove: () => void unmount(card) };
}

/** Draw a piece by its name: a Lord, a Location, or the back of a card. */
export function draw(name: string): Drawn {
  const [kind, number] = name.split(":");
  if (kind === "lord") return drawn(Lord, { lord: Number(number) });
  if (kind === "place") return drawn(Location, { place: Number(number) }, LOCATION);
  return drawn(DeckBack, { deck: "depths" });
}
