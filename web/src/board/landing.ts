// What a destination looks like until a piece lands there.

/** A piece on its way to an element. */
export interface Incoming {
  element: HTMLElement;
  /** Is the element new, and stands for this piece alone? */
  fresh: boolean;
  /** Show the element as if the piece had not arrived. */
  wait(): void;
  /** The piece has arrived. */
  land(): void;
}

/** The elements at some places before the new view was shown, and their texts. */
export type Places = Map<string, Map<Element, string[]>>;

const texts = (el: Element): Text[] => {
  const out: Text[] = [];
  const walker = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) out.push(walker.currentNode as Text);
  return out;
};

const at = (place: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(place)}"]`),
];

/** Note what is at some places. */
export function placesOf(names: readonly string[]): Places {
  return new Map([...new Set(names)].map((name) => [name, new Map(at(name).map((el) => [el, textData(el)]))]));
}

const textData = (el: Element): string[] => texts(el).map((text) => text.data);

/** An element that is hidden until a piece lands. */
export function hiding(element: HTMLElement): Incoming {
  return {
    element,
    fresh: true,
    wait: () => (element.style.opacity = "0"),
    land: () => (element.style.opacity = ""),
  };
}

/**
 * Hide a card that exists once at every place where it lies, also where it is drawn meanwhile.
 * Returns what shows it again.
 */
export function lifted(card: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[data-at] [data-card="${CSS.escape(card)}"] { visibility: hidden; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Several pieces for one element: its numbers follow them. */
class Counter {
  #coming = 0;
  #landed = 0;
  #waiting = false;
  readonly #changed: { text: Text; before: string; after: string; shown: string }[];

  constructor(element: Element, before: readonly string[]) {
    const now = texts(element);
    // A place that is laid out differently cannot show its old numbers.
    this.#changed =
      now.length === before.length
        ? now.flatMap((text, i) =>
            text.data === before[i] ? [] : [{ text, before: before[i]!, after: text.data, shown: text.data }],
          )
        : [];
  }

  piece(element: HTMLElement): Incoming {
    this.#coming += 1;
    return {
      element,
      fresh: false,
      wait: () => {
        if (!this.#waiting) for (const one of this.#changed) this.#write(one, one.before);
        this.#waiting = true;
      },
      land: () => this.#land(),
    };
  }

  #land(): void {
    this.#landed += 1;
    for (const one of this.#changed) this.#write(one, stepped(one.before, one.after, this.#landed / this.#coming));
  }

  /** Write unless something else has written meanwhile. */
  #write(one: { text: Text; shown: string }, data: string): void {
    if (one.text.data !== one.shown) return;
    one.text.data = one.shown = data;
  }
}

/** A number between two numbers; a text changes with the last piece. */
export function stepped(before: string, after: string, done: number): string {
  if (done >= 1) return after;
  const [from, to] = [Number(before), Number(after)];
  const numbers = before.trim() !== "" && after.trim() !== "" && Number.isInteger(from) && Number.isInteger(to);
  return numbers ? String(from + Math.trunc((to - from) * done)) : before;
}

const counters = new WeakMap<Set<Element>, Map<Element, Counter>>();

/**
 * The piece that has come to the first of some places: the element that was not there before, otherwise the place itself.
 * `taken` are the elements that other pieces of the same entry have come as.
 */
export function incoming(names: readonly string[], target: HTMLElement, known: Places, taken: Set<Element>): Incoming {
  const name = names.find((one) => one === target.dataset.at) ?? "";
  const before = known.get(name) ?? new Map<Element, string[]>();
  const fresh = at(name).find((el) => !before.has(el) && !taken.has(el) && el.getClientRects().length > 0);
  if (fresh) {
    taken.add(fresh);
    return hiding(fresh);
  }
  const all = counters.get(taken) ?? new Map<Element, Counter>();
  counters.set(taken, all);
  const counter = all.get(target) ?? new Counter(target, before.get(target) ?? []);
  all.set(target, counter);
  return counter.piece(target);
}
