// Whether this page is older than the server. Then only reloading it helps.
class PageVersion {
  old = $state(false);
}

export const pageVersion = new PageVersion();

/** Compare this page with the server's: after an update its parts have other names and cannot be loaded. */
export async function checkPageVersion(): Promise<void> {
  const mine = document.querySelector("script[src]")?.getAttribute("src");
  const now = await fetch("/", { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  if (mine && now && !now.includes(mine)) pageVersion.old = true;
}
