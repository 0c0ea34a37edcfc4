// Why a request did not work, in the reader's language.

import type { Failure } from "../net/api";
import { catalogue, say } from "./catalogue.svelte";

/** What a refusal speaks of: numbers as they are, rules and modules by their names. */
function named(thing: string | number): string | number {
  const names = [`preset-${thing}`, `module-${thing}`].filter((name) => catalogue.has(name));
  return names[0] ? say(names[0]) : thing;
}

export function failureText(failure: Failure | null): string {
  const message = `web-failure-${failure?.code ?? "failed"}`;
  const about = Object.entries(failure?.about ?? {}).map(([name, thing]) => [name, named(thing)]);
  return say(catalogue.has(message) ? message : "web-failure-failed", Object.fromEntries(about));
}
