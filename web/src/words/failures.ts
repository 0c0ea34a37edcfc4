// Why a request did not work, in the reader's language.

import type { Failure } from "../net/api";
import { catalogue, say } from "./catalogue.svelte";

const FORBIDDEN = /'([^']+)' cannot be combined with '([^']+)'/;

function moduleName(id: string): string {
  return catalogue.has(`module-${id}`) ? say(`module-${id}`) : id;
}

export function failureText(failure: Failure | null): string {
  const pair = FORBIDDEN.exec(failure?.message ?? "");
  if (failure?.code === "bad-rules" && pair) {
    return say("web-cannot-combine", { one: moduleName(pair[1] ?? ""), other: moduleName(pair[2] ?? "") });
  }
  const message = `web-failure-${failure?.code ?? "failed"}`;
  return say(catalogue.has(message) ? message : "web-failure-failed");
}
