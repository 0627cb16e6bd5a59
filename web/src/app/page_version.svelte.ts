// Whether this page is older than the server. Then only reloading it helps.
class PageVersion {
  old = $state(false);
}

export const pageVersion = new PageVersion();

/** Ask when a part of the page cannot be loaded: after an update the server has other parts, with other names. */
export async function findOutWhetherOld(): Promise<void> {
  const mine = document.querySelector("script[src]")?.getAttribute("src");
  const now = await fetch("/", { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  if (mine && now && !now.includes(mine)) pageVersion.old = true;
}
