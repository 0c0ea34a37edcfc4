// The clauses of the rules, read from the catalogue's Fluent text in the order in which they stand there.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export interface Clause {
  id: string;
  section: string;
  text: string;
}

/** Which modules a clause is about, by the word its id begins with. */
const ABOUT: Record<string, string[]> = {
  base: ["dwarfs"],
  s2: ["saboteur2"],
  chest: ["chests"],
  cost: ["costume"],
  party: ["party"],
  post: ["costume", "party"],
  goals: ["new-goals"],
  nugget: ["nuggets"],
  toll: ["toll"],
  sab: ["sabotaged"],
  tour: ["tournament"],
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

/** Return the clauses that matter where these modules are in play. */
export function clausesOf(text: string, modules: readonly string[]): Clause[] {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const ids = [...text.matchAll(/^clause-([a-z0-9]+-[0-9]+) =/gm)].map((found) => found[1] ?? "");
  return ids
    .filter((id) => isInPlay(id, modules))
    .map((id) => {
      const message = bundle.getMessage(`clause-${id}`);
      const section = message?.attributes["section"];
      return {
        id: id.toUpperCase(),
        section: section ? bundle.formatPattern(section, {}, []) : "",
        text: message?.value ? bundle.formatPattern(message.value, {}, []) : "",
      };
    });
}
