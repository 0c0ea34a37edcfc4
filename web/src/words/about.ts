// What a card or dwarf is for, in a line, and by which clause. No rules: why a card cannot be played is read from what
// the server offers and what lies before the player.

import { gameOf } from "../games/games";
import type { AnyView } from "../net/views";
import type { CardData, RulesData, Seat } from "../net/wire";
import type { Subject } from "../state/sheet.svelte";
import { catalogue, say } from "./catalogue.svelte";
import { levelAbout, levelName } from "./names";
import { listed, type Sentences } from "./sentences";

export interface About {
  text: string;
  clause: string;
}

/** Something that lies on the table and can be asked about: what it is called, and how it looks. */
export interface Thing extends Partial<About> {
  title: string;
  card?: string;
  turned?: boolean;
  icon?: string;
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
  [/^dragon-mine/, "dragon-mine", "LM-27"],
  [/-mine$/, "mine", "LM-28"],
  [/^(?:silver|gold|gems)-/, "shown-treasure", "LM-28"],
  [/^nugget-/, "nugget", "NUGGET-2"],
  [/^treasure$/, "treasure", "BASE-28"],
  [/^stone-/, "stone", "BASE-20"],
  [/^(?:blue|yellow)-start$/, "clan-start", "LM-8"],
  [/^start$/, "start", "BASE-13"],
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

/** A card that lies open, as something to ask about. */
export function cardThing(name: string, turned: boolean, sentences: Sentences): Thing {
  const card = sentences.cardData(name);
  return { title: sentences.wholeCard(name, turned), card: name, turned, ...(card && cardAbout(card)) };
}

/** A token or piece of which there is a drawing, as something to ask about. */
export function pieceThing(title: string, icon: string, about: string, clause: string): Thing {
  return { title, icon, text: say(`about-${about}`), clause };
}

/** A card that lies face down: who has looked at it, and what the player knows of it. */
export function hiddenThing(
  title: string,
  about: About,
  seen: string | undefined,
  lookers: number[],
  sentences: Sentences,
): Thing {
  const names = listed(lookers.map((seat) => sentences.seat(seat)));
  const lines = [
    about.text,
    names ? say("about-looked-at", { names }) : "",
    seen ? say("about-known", { card: sentences.card(seen) }) : "",
  ];
  return { title, text: lines.filter(Boolean).join(" "), clause: about.clause, ...(seen && { card: seen }) };
}

/** What a sheet is about: a card, a dwarf or what lies somewhere; nothing where it is about a player. */
export function thingsOf(subject: Subject, sentences: Sentences): Thing[] {
  if ("things" in subject) {
    return subject.things;
  }
  if ("dwarf" in subject) {
    return [{ title: sentences.card(subject.dwarf), icon: subject.dwarf, text: roleAim(subject.dwarf) }];
  }
  return "card" in subject ? [cardThing(subject.card, false, sentences)] : [];
}

/** Who somebody is, in a line. */
export function playerAbout({ bot, seat }: Seat, you: number | null): string {
  const [self, level] = [seat === you ? "yes" : "no", bot ? levelName(bot) : ""];
  const who = say("web-sheet-player", { self, bot: bot ? "yes" : "no", level });
  return bot ? `${who} ${levelAbout(bot)}` : who;
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
