// The keys of a group of radio buttons, as ARIA describes them: arrows choose the next one, and they go round.
// Where a choice takes effect for everybody at once, arrows only move the focus, and Enter or Space chooses.

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Which radio a key chooses; -1 if none. */
export function radioByKey(key: string, chosen: number, count: number): number {
  if (!count) return -1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? -1 : (Math.max(0, chosen) + step + count) % count;
}

/** Svelte action for an element with the role `radiogroup`: a key focuses a radio and clicks it. */
export function radioKeys(group: HTMLElement): { destroy(): void } {
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const radios = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
    const chosen = radios.findIndex((radio) => radio.ariaChecked === "true");
    const wanted = radios[radioByKey(event.key, chosen, radios.length)];
    if (!wanted) return;
    event.preventDefault();
    wanted.focus();
    wanted.click();
  };
  group.addEventListener("keydown", onkeydown);
  return { destroy: () => group.removeEventListener("keydown", onkeydown) };
}

/** Svelte action for a group of radio inputs: arrows move the focus; Enter, like Space, chooses. */
export function focusKeys(group: HTMLElement): { destroy(): void } {
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const radios = [...group.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    const at = radios.findIndex((radio) => radio === document.activeElement);
    if (at < 0) return;
    const wanted = event.key === "Enter" ? at : radioByKey(event.key, at, radios.length);
    const radio = radios[wanted];
    if (!radio) return;
    event.preventDefault();
    radio.focus();
    if (event.key === "Enter") radio.click();
  };
  group.addEventListener("keydown", onkeydown);
  return { destroy: () => group.removeEventListener("keydown", onkeydown) };
}
