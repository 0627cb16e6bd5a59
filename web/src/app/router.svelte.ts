// Maps paths to screens and navigates between them without reloading the page.

export type Place =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "rules"; id: string }
  | { screen: "new" | "settings" | "account" | "about" | "missing" };

/** The screen of a path. */
export function placeOf(path: string): Place {
  const [, first = "", second = ""] = path.split("/");
  if (first === "") return { screen: "home" };
  if (first === "t" && second) return { screen: "table", id: second };
  if (first === "r" && second) return { screen: "replay", id: second };
  if (first === "rules") return { screen: "rules", id: second };
  if (first === "replay") return { screen: "replay", id: "" };
  if (first === "new" || first === "settings" || first === "account" || first === "about") return { screen: first };
  return { screen: "missing" };
}

class Router {
  place = $state<Place>({ screen: "home" });
  query = $state("");

  /** Read the address bar. */
  look(): void {
    this.place = placeOf(location.pathname);
    this.query = location.search;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  /** Replace the query string without adding a history entry. */
  note(query: string): void {
    history.replaceState(null, "", location.pathname + query);
    this.query = query;
  }
}

export const router = new Router();

/** Handle clicks on internal links without reloading; clicks with a modifier key are left to the browser. */
export function onLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.hash || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
