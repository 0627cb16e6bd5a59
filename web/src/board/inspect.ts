// A long press, or I on a focused thing, opens its sheet: nothing needs hover.
const PRESS_MS = 450;

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
  // The click that ends a long press is not meant as a click.
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
  node.addEventListener("pointerdown", start);
  node.addEventListener("pointerup", stop);
  node.addEventListener("pointerleave", stop);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("click", swallow, true);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("keydown", key);
  return {
    update(next) {
      act = next;
    },
    destroy() {
      stop();
      node.removeEventListener("pointerdown", start);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointerleave", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", swallow, true);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("keydown", key);
    },
  };
}
