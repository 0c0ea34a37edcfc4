// The clauses of the rules, read from the catalogue's Fluent text in the order in which they stand there.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export interface Clause {
  id: string;
  /** The title of the rules page on which it stands. */
  page: string;
  section: string;
  text: string;
}

/** Which modules a clause is about, by the word its id begins with. */
const ABOUT: Record<string, string[]> = {
  base: ["dwarfs"],
  s2: ["saboteur2"],
  chest: ["chests", "chests-chosen"],
  cost: ["costume"],
  party: ["party"],
  post: ["costume", "party"],
  goals: ["new-goals"],
  nugget: ["nuggets"],
  toll: ["toll"],
  sab: ["sabotaged"],
  tour: ["tournament"],
  lm: ["lost-mines"],
};

function isInPlay(id: string, modules: readonly string[]): boolean {
  const [family = "", number = ""] = id.split("-");
  if (family === "wc") {
    return modules.includes(`wc${number}`);
  }
  if (family === "mix") {
    return modules.some((module) => !["dwarfs", "gold-cards", "current", "classic"].includes(module));
  }
  return ABOUT[family]?.some((module) => modules.includes(module)) ?? false;
}

/** Return the clauses that matter where these modules are in play, or all of them. */
export function clausesOf(text: string, modules: readonly string[] | null): Clause[] {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const said = (pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined): string =>
    pattern ? bundle.formatPattern(pattern, {}, []) : "";
  let page = "";
  const clauses: Clause[] = [];
  for (const [, title, id = ""] of text.matchAll(
    /^(?:(rules-[a-z0-9-]+-title)|clause-([a-z0-9]+-[0-9]+)) =/gm,
  )) {
    if (title) {
      page = said(bundle.getMessage(title)?.value);
    } else if (!modules || isInPlay(id, modules)) {
      const message = bundle.getMessage(`clause-${id}`);
      const section = said(message?.attributes["section"]);
      clauses.push({ id: id.toUpperCase(), page, section, text: said(message?.value) });
    }
  }
  return clauses;
}

/** Those in which all words are found, wherever they stand. */
export function searched(clauses: Clause[], wanted: string): Clause[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return clauses.filter(({ id, section, text }) => {
    const whole = `${id} ${section} ${text}`.toLocaleLowerCase();
    return words.every((word) => whole.includes(word));
  });
}
