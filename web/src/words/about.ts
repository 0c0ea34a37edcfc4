// What a card or dwarf is for, in a line, and by which clause. No rules: why a card cannot be played is read from what
// the server offers and what lies before the player.

import { gameOf } from "../games/games";
import type { AnyView } from "../net/views";
import type { CardData, RulesData } from "../net/wire";
import { catalogue, say } from "./catalogue.svelte";

export interface About {
  text: string;
  clause: string;
}

/** The family a card belongs to by its name, what is said of it, and the clause. The first that fits counts. */
const FAMILIES: [RegExp, string, string][] = [
  [/^broken-/, "broken", "BASE-21"],
  [/^repair-/, "repair", "BASE-22"],
  [/^handyman/, "repair", "WC-2021"],
  [/^rockfall/, "rockfall", "BASE-24"],
  [/^map/, "map", "BASE-25"],
  [/^ladder/, "ladder", "S2-11"],
  [/^blue-door/, "blue-door", "S2-13"],
  [/^green-door/, "green-door", "S2-13"],
  [/^crystal/, "crystal", "S2-14"],
  [/^theft/, "theft", "S2-16"],
  [/^hands-off/, "hands-off", "S2-16"],
  [/^trap/, "trap", "S2-17"],
  [/^free/, "free", "S2-17"],
  [/^inspection/, "inspection", "S2-18"],
  [/^swap-hats/, "swap-hats", "S2-19"],
  [/^swap-hands/, "swap-hands", "S2-20"],
  [/^goal-swap/, "goal-swap", "WC-2017"],
  [/^vault/, "vault", "WC-2018"],
  [/^veto/, "veto", "WC-2019"],
  [/^change-of-direction/, "change-of-direction", "WC-2020"],
  [/^pioneer/, "pioneer", "WC-2022"],
  [/^diversion/, "diversion", "WC-2023"],
  [/^(?:tree|lake|ditch)-/, "obstacle", "LM-25"],
  [/^campfire/, "campfire", "LM-24"],
  [/^rocks/, "rocks", "LM-25"],
  [/^path/, "path", "LM-16"],
  [/^(?:axe|boat|rope)$/, "tool", "LM-17"],
  [/^look-/, "look", "LM-18"],
  [/^forest-trap/, "forest-trap", "LM-20"],
  [/^troll/, "troll", "LM-21"],
  [/^storm/, "storm", "LM-22"],
  [/^treasure$/, "treasure", "BASE-28"],
  [/^stone-/, "stone", "BASE-20"],
  [/start$/, "start", "BASE-13"],
];

export function cardAbout(card: CardData): About | null {
  const family = FAMILIES.find(([pattern]) => pattern.test(card.name));
  if (family) {
    return { text: say(`about-${family[1]}`), clause: family[2] };
  }
  if (card.message === "card-dead-end") {
    return { text: say("about-dead-end"), clause: "BASE-14" };
  }
  return card.kind === "tunnel" ? { text: say("about-tunnel"), clause: "BASE-15" } : null;
}

/** What a dwarf wants. */
export function roleAim(dwarf: string): string {
  const message = `role-aim-${dwarf}`;
  return catalogue.has(message) ? say(message) : "";
}

/** Decks of dwarfs of their own, of which nothing is said here. */
const OTHER_DECKS = ["tournament"];

/** What everybody knows about the dwarfs at this table. */
export function tableFacts(rules: RulesData, players: number): string {
  if (rules.modules.some((module) => OTHER_DECKS.includes(module))) {
    return "";
  }
  const game = rules.modules.find((module) => catalogue.has(`role-facts-${module}`)) ?? "base";
  return say(`role-facts-${game}`, { players });
}

const BLOCKS = /^(?:broken-|trap$)/;

/** Why a card of the hand that is not on offer cannot be played now. */
export function whyNot(card: CardData, view: AnyView, asked: boolean): string {
  if (!asked) {
    return say("why-not-turn");
  }
  const lying = view.seat === null ? [] : gameOf(view).lying(view, view.seat);
  if (card.kind === "tunnel") {
    return say(lying.some((name) => BLOCKS.test(name)) ? "why-blocked" : "why-no-place");
  }
  return say("why-no-target");
}
