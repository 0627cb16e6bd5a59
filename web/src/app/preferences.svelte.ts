// Preferences: stored in this browser and unknown to the server.

export interface Prefs {
  theme: "dark" | "light" | "text";
  language: string;
  commit: "instant" | "careful" | "always";
  /** How fast the table is animated. */
  motion: "calm" | "brisk" | "instant";
  /** The one switch for all sound. */
  sound: boolean;
  /** Volume of events, 0 to 100. */
  volume: number;
  /** Volume of the sea around the table, 0 to 100. */
  ambience: number;
  density: "roomy" | "compact";
  /** Remind once before a turn ends with an unused power. */
  reminders: boolean;
}

export const CHOICES = {
  theme: ["dark", "light", "text"],
  commit: ["instant", "careful", "always"],
  motion: ["calm", "brisk", "instant"],
  density: ["roomy", "compact"],
} as const;

const KEY = "hadal-prefs";
const USUAL: Prefs = {
  theme: "dark",
  language: "",
  commit: "careful",
  motion: "calm",
  sound: true,
  volume: 60,
  ambience: 30,
  density: "roomy",
  reminders: true,
};

function allowed(name: keyof Prefs, value: unknown): boolean {
  if (name in CHOICES) return (CHOICES[name as keyof typeof CHOICES] as readonly unknown[]).includes(value);
  return typeof value === typeof USUAL[name];
}

/** Read the stored preferences; unreadable or outdated ones get their defaults. */
function stored(): Prefs {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    if (found.motion === "less") found.motion = "instant"; // its name in earlier versions
    const valid = Object.entries(found).filter(([name, value]) => name in USUAL && allowed(name as keyof Prefs, value));
    return { ...USUAL, ...Object.fromEntries(valid) };
  } catch {
    return { ...USUAL };
  }
}

export const prefs: Prefs = $state(stored());

/** Change and store preferences. */
export function prefer(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Without storage the change lasts for this visit.
  }
}

/** Is reduced motion wanted, here or in the system settings? */
export function still(): boolean {
  return prefs.motion === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Apply the appearance to the page. */
export function applyTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = prefs.theme === "text" ? "light" : prefs.theme;
  root.dataset.plain = String(prefs.theme === "text");
  root.dataset.motion = prefs.motion;
  root.dataset.density = prefs.density;
}
