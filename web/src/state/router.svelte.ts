// Which page is shown: the address decides, and links move it without loading the client anew.

function address(): string {
  return location.pathname + location.hash;
}

class Router {
  path = $state(address());

  constructor() {
    addEventListener("popstate", () => {
      this.path = address();
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
  return /^\/t\/([A-Za-z0-9-]+)(?:#.*)?$/.exec(path)?.[1]?.toUpperCase() ?? null;
}
