// A long press, a right click, or I on a focused thing opens its sheet.
const PRESS_MS = 900; // longer than the touch that shows the card large

/** Svelte action: `open` is called on a long press, a right click, and by the key I. */
export function inspect(node: HTMLElement, open: () => void): { update(next: () => void): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let act = open;
  let held = false;
  const start = (): void => {
    held = false;
    timer = setTimeout(() => {
      held = true;
      act();
    }, PRESS_MS);
  };
  const stop = (): void => clearTimeout(timer);
  // Ignore the click that ends a long press.
  const swallow = (event: Event): void => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    stop();
    if (!held) act();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    act();
  };
  const listeners: [string, (event: never) => void, capture?: boolean][] = [
    ["pointerdown", start],
    ["pointerup", stop],
    ["pointerleave", stop],
    ["pointercancel", stop],
    ["click", swallow, true],
    ["contextmenu", menu],
    ["keydown", key],
  ];
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener as EventListener, capture);
  return {
    update(next) {
      act = next;
    },
    destroy() {
      stop();
      for (const [name, listener, capture] of listeners)
        node.removeEventListener(name, listener as EventListener, capture);
    },
  };
}
