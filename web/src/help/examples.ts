// Examples of clauses, fetched once each: which clauses have one, the move that shows it, and the cards of its rules.

import { api } from "../net/api";
import type { Example, RulesData } from "../net/wire";

export interface Shown {
  example: Example;
  rules: RulesData;
}

const rulesets = new Map<string, Promise<RulesData>>();
const examples = new Map<string, Promise<Shown>>();
let listed: Promise<Set<string>> | null = null;

/** The clauses that have an example; none if the server does not answer. */
export function exampleClauses(): Promise<Set<string>> {
  listed ??= api.examples().then(
    ({ clauses }) => new Set(clauses),
    () => {
      listed = null;
      return new Set();
    },
  );
  return listed;
}

function kept<Thing>(
  cache: Map<string, Promise<Thing>>,
  key: string,
  fetched: () => Promise<Thing>,
): Promise<Thing> {
  const known = cache.get(key);
  if (known) {
    return known;
  }
  const coming = fetched();
  cache.set(key, coming);
  coming.catch(() => cache.delete(key));
  return coming;
}

export function exampleOf(clause: string): Promise<Shown> {
  return kept(examples, clause, async () => {
    const example = await api.example(clause);
    return { example, rules: await kept(rulesets, example.rules, () => api.rulesData(example.rules)) };
  });
}
