// Whether this page is older than the server. Then only reloading it helps.
class PageVersion {
  old = $state(false);
}

export const pageVersion = new PageVersion();
