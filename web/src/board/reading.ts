// Reading a card: the one under the pointer, in focus or held with a finger is shown large.
// Whatever draws a card marks it with data-card="KIND:NUMBER"; nothing else has to know about this.

/** A card to show large, and where its picture is on the screen. */
export interface Reading {
  card: string; // KIND:NUMBER, as in data-card
  near: Box;
}

/** Part of a rectangle of the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const HOVER_MS = 140; // a pointer that only crosses a card shows nothing
export const HOLD_MS = 250; // a finger that stays this long reads the card instead of choosing it
const SLIP_PX = 12; // a finger that moves further scrolls

export interface Reader {
  readonly sheet: unknown; // an open sheet shows a card by itself
  reading: Reading | null;
}

/** The picture of the card that an element belongs to. */
function cardOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLElement>("[data-card]") ??
    target.closest(".thing")?.querySelector<HTMLElement>("[data-card]") ??
    null
  );
}

/** Watch pointer, focus and touch, and keep `board.reading` up to date; the returned function stops. */
export function watchCards(board: Reader): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false; // the finger that is down has shown a card: lifting it chooses nothing
  let dismissed: HTMLElement | null = null; // hidden by a click or Escape while the pointer is still over it
  let down: { x: number; y: number } | null = null;
  let pointer = { x: NaN, y: NaN };
  let pointed: HTMLElement | null = null; // the card to which the pointer moved
  let arrived: HTMLElement | null = null; // a card that came under the resting pointer: nobody points at it yet

  const show = (picture: HTMLElement): void => {
    const card = picture.dataset.card;
    const { left, top, right, bottom } = picture.getBoundingClientRect();
    if (card && picture.isConnected && right > left) board.reading = { card, near: { left, top, right, bottom } };
  };
  const hide = (): void => {
    clearTimeout(timer);
    if (board.reading) board.reading = null;
  };
  const later = (picture: HTMLElement, ms: number, then?: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      then?.();
      show(picture);
    }, ms);
  };

  /** Is the pointer somewhere else than at the last event? */
  const moved = ({ clientX: x, clientY: y }: PointerEvent): boolean => {
    const was = pointer;
    pointer = { x, y };
    return x !== was.x || y !== was.y;
  };
  const over = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const picture = cardOf(event.target);
    const rests = !moved(event);
    if (picture && picture === dismissed) return;
    dismissed = null;
    arrived = null;
    const known = picture === pointed || board.reading?.card === picture?.dataset.card;
    if (picture && rests && !known) {
      hide();
      arrived = picture;
      return;
    }
    pointed = picture;
    if (!picture) hide();
    else later(picture, board.reading ? 0 : HOVER_MS);
  };
  const press = (event: PointerEvent): void => {
    const picture = cardOf(event.target);
    held = false;
    moved(event);
    hide();
    if (event.pointerType !== "touch") {
      dismissed = picture;
      return;
    }
    down = { x: event.clientX, y: event.clientY };
    if (picture) later(picture, HOLD_MS, () => (held = true));
  };
  const move = (event: PointerEvent): void => {
    const picture = arrived;
    if (moved(event) && picture) {
      arrived = null;
      if (cardOf(event.target) !== picture) return;
      pointed = picture;
      later(picture, HOVER_MS);
    }
    if (down && !held && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLIP_PX) clearTimeout(timer);
  };
  const lift = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") return;
    down = null;
    if (!held) clearTimeout(timer);
  };
  /** Browsers move the focus for a finger that is lifted. Its card stays, unless a sheet has opened. */
  const unfocused = (): void => {
    if (!held || board.sheet) hide();
  };
  /** The mouse leaves the page. A finger that is lifted leaves it, too. */
  const leave = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") hide();
  };
  // The click that ends a long touch chooses nothing. A tap on a card that is no choice shows it.
  const click = (event: MouseEvent): void => {
    if (held) {
      held = false;
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    const picture = cardOf(event.target);
    const touched = event instanceof PointerEvent && event.pointerType === "touch";
    if (!touched || !picture || picture.closest(".can, .btn, [aria-pressed]")) return;
    queueMicrotask(() => {
      if (!board.sheet) show(picture);
    });
  };
  const focus = (event: FocusEvent): void => {
    const picture = cardOf(event.target);
    const visible = event.target instanceof Element && event.target.matches(":focus-visible");
    if (picture && visible) later(picture, 0);
    else unfocused();
  };
  // A card that is removed loses the focus in the middle of an update, when nothing may change. What gets the focus shows or hides.
  const blur = (event: FocusEvent): void => {
    if (!event.relatedTarget) queueMicrotask(unfocused);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !board.reading) return;
    dismissed = cardOf(document.querySelector(":hover [data-card]:hover") ?? document.activeElement);
    hide();
  };

  const listeners: [string, (event: never) => void, boolean][] = [
    ["pointerover", over, false],
    ["pointerdown", press, true],
    ["pointermove", move, false],
    ["pointerup", lift, false],
    ["pointercancel", lift, false],
    ["click", click, true],
    ["focusin", focus, false],
    ["focusout", blur, false],
    ["keydown", key, true],
    ["scroll", hide, true],
  ];
  for (const [name, listener, capture] of listeners)
    document.addEventListener(name, listener as EventListener, capture);
  document.documentElement.addEventListener("pointerleave", leave);
  const already = cardOf([...document.querySelectorAll(":hover")].at(-1) ?? null); // before anybody watched
  if (already) later(already, HOVER_MS);
  return () => {
    hide();
    for (const [name, listener, capture] of listeners)
      document.removeEventListener(name, listener as EventListener, capture);
    document.documentElement.removeEventListener("pointerleave", leave);
  };
}

const GAP = 12;
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where a panel of this size goes: beside the card, inside the screen, and off the places to avoid.
 * Right, left, above and below are tried, each as close to the middle of the card as possible.
 */
export function placed(
  near: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
  avoid: readonly Box[],
): { left: number; top: number } {
  const within = (at: number, length: number, room: number): number => Math.max(GAP, Math.min(at, room - length - GAP));
  const middle = {
    left: within((near.left + near.right - size.width) / 2, size.width, screen.width),
    top: within((near.top + near.bottom - size.height) / 2, size.height, screen.height),
  };
  const lowest = avoid.length ? Math.min(...avoid.map((box) => box.top)) - GAP - size.height : Infinity;
  const tops = [middle.top, within(Math.min(middle.top, lowest), size.height, screen.height), GAP];
  const tries = [
    ...tops.flatMap((top) => [
      { left: near.right + GAP, top },
      { left: near.left - GAP - size.width, top },
    ]),
    { left: middle.left, top: near.top - GAP - size.height },
    { left: middle.left, top: near.bottom + GAP },
    { left: GAP, top: near.top - GAP - size.height },
    { left: screen.width - size.width - GAP, top: near.top - GAP - size.height },
    { left: GAP, top: GAP },
    { left: screen.width - size.width - GAP, top: GAP },
  ];
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const inside = overlap(box, { left: 0, top: 0, right: screen.width, bottom: screen.height });
    const lost = size.width * size.height - inside;
    const covered = avoid.reduce((sum, other) => sum + overlap(box, other), 0);
    return 4 * lost + 2 * covered + 2 * overlap(box, near);
  };
  return tries.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
