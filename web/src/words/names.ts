// What a seat is called: a person and a dwarf of the cast by name, another bot by its level in the reader's language.

import { temperamentOf } from "../art/faces";
import type { Seat } from "../net/wire";
import { catalogue, say } from "./catalogue.svelte";

export function levelName(bot: string): string {
  const message = `bot-name-${bot}`;
  return catalogue.has(message) ? say(message) : bot;
}

/** A sentence about how a level plays; empty for one that the catalogues do not know. */
export function levelAbout(bot: string): string {
  const message = `bot-about-${bot}`;
  return catalogue.has(message) ? say(message) : "";
}

export function seatName(seat: Seat): string {
  if (!seat.bot || temperamentOf(seat.name)) {
    return seat.name;
  }
  const number = / (\d+)$/.exec(seat.name)?.[1] ?? "";
  return `${levelName(seat.bot)} ${number}`.trim();
}

/** Mixtures that have a name of their own. */
export const PRESETS: Record<string, string> = {
  "base+tournament": "tournament",
  "base+wc2016+wc2017+wc2018+wc2019+wc2020+wc2021+wc2022+wc2023": "championship",
  "base+wc2016+wc2017+wc2018+wc2019+wc2020+wc2021+wc2022+wc2023+sabotaged+new-goals+costume+chests+nuggets+toll":
    "jubilee",
  "saboteur2+wc2017+wc2018+wc2019+wc2020+wc2021+wc2022+wc2023+new-goals+costume+chests+nuggets+toll":
    "jubilee2",
};

/** What a mixture of rules is called: by its own name, else by its modules, the foundation first. */
export function rulesName(rules: string): string {
  const preset = PRESETS[rules];
  if (preset) {
    return say(`preset-${preset}`);
  }
  return rules
    .split("+")
    .map((id) => say(`module-${id}`))
    .join(" + ");
}
