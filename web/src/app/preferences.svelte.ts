// What somebody likes on this device: kept in the browser, nothing of it is known to the server.

export interface Prefs {
  theme: "dark" | "light" | "text";
  language: string;
  commit: "instant" | "careful" | "always";
  motion: "full" | "less";
  sound: boolean;
  /** How loud, of 100. */
  volume: number;
  density: "roomy" | "compact";
  /** One gentle reminder before a turn ends with a power that was not used. */
  reminders: boolean;
}

export const CHOICES = {
  theme: ["dark", "light", "text"],
  commit: ["instant", "careful", "always"],
  motion: ["full", "less"],
  density: ["roomy", "compact"],
} as const;

const KEY = "hadal-prefs";
const USUAL: Prefs = {
  theme: "dark",
  language: "",
  commit: "careful",
  motion: "full",
  sound: false,
  volume: 60,
  density: "roomy",
  reminders: true,
};

function allowed(name: keyof Prefs, value: unknown): boolean {
  if (name in CHOICES) return (CHOICES[name as keyof typeof CHOICES] as readonly unknown[]).includes(value);
  return typeof value === typeof USUAL[name];
}

/** What was kept; what cannot be read, or is of another age, is as usual. */
function kept(): Prefs {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const sound = Object.entries(found).filter(([name, value]) => name in USUAL && allowed(name as keyof Prefs, value));
    return { ...USUAL, ...Object.fromEntries(sound) };
  } catch {
    return { ...USUAL };
  }
}

export const prefs: Prefs = $state(kept());

/** Change something, and keep it for the next visit. */
export function prefer(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still obeys for this visit.
  }
}

/** Is movement unwanted, here or by the system's own setting? */
export function still(): boolean {
  return prefs.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Put the looks on the page. */
export function applyTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = prefs.theme === "text" ? "light" : prefs.theme;
  root.dataset.plain = String(prefs.theme === "text");
  root.dataset.motion = prefs.motion;
  root.dataset.density = prefs.density;
}
