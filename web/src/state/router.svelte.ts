// Which page is shown: the address decides, and links move it without loading the client anew.

function address(): string {
  return location.pathname + location.hash;
}

class Router {
  path = $state(address());
  /** What the address says behind its question mark. */
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Note in the address where on the page the reader is; the way back does not lead through it. */
  note(path: string): void {
    history.replaceState(null, "", path);
    this.search = location.search;
  }

  #look(): void {
    this.path = address();
    this.search = location.search;
  }
}

export const router = new Router();

/** The code of the table in the address, if it is one of a table. */
export function tableCode(path: string): string | null {
  return codeIn("t", path);
}

/** Which page of which tournament the address means: `/tournament/ABCDEF`, `/tournament/ABCDEF/screen`. */
export function tournamentIn(path: string): { code: string; page: string } | null {
  const [, code, page = ""] = /^\/tournament\/([A-Za-z0-9]+)(?:\/([a-z]+))?(?:#.*)?$/.exec(path) ?? [];
  return code ? { code: code.toUpperCase(), page } : null;
}

/** The code in the address of a page about one table: `/replay/ABCDEF`. */
export function codeIn(page: string, path: string): string | null {
  const [, name, code = ""] = /^\/([A-Za-z]+)\/([A-Za-z0-9-]+)(?:#.*)?$/.exec(path) ?? [];
  return name?.toLowerCase() === page ? code.toUpperCase() : null;
}
