// Which page is shown: the address decides, and links move it without loading the client anew.

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => {
      this.path = location.pathname;
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** The code of the table in the address, if it is one of a table. */
export function tableCode(path: string): string | null {
  return /^\/t\/([A-Za-z0-9-]+)$/.exec(path)?.[1]?.toUpperCase() ?? null;
}
