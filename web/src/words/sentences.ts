// What the engine's values mean in words, for one table. The counterpart of undermine/locale/words.py: every field of
// an event becomes variables of its message ($field, $field-id, $field-known, $field-count, $field-by-seat). People are told
// by `told-…`, with places and shapes in words and "you" for the reader; who wants notation gets what the command line says.

import type { FluentVariable } from "@fluent/bundle";
import { edgeCells, readCell } from "../board/layout";
import type { Way } from "../board/turning";
import type { CardData, Reason, RulesData } from "../net/wire";
import { settings } from "../state/settings.svelte";
import { actionArgs } from "./actionWords";
import { catalogue, say } from "./catalogue.svelte";
import { edgePlace, type Ground, goalName, groundOf, isMine, mineName, placeOf } from "./places";
import { isTile, openSides, shapeName } from "./shapes";

export type Words = Record<string, unknown>;
type Args = Record<string, FluentVariable>;

/** A line that tells something: what happened, or nothing where somebody spoke. */
export interface Told {
  key: number | string;
  event: Words | null;
}

/** A piece of a sentence: words, or the name of a card that is drawn beside it. */
export interface Part {
  text: string;
  card: string | null;
  turned: boolean;
}

const UNKNOWN = ["?", "@?"];
/** Around the card that a name in a sentence belongs to; both are taken out again before anybody reads it. */
const MARKED = /\uE000(.*?)(\uE003?)\uE001(.*?)\uE002/gu;
const OPENING_QUOTE = /[„“«‚‘]$/u;
const NOWHERE = groundOf(null, "east");

/** Who reads, and what places are told by. */
export interface Reader {
  you: number | null;
  ground: Ground;
}

export class Sentences {
  readonly #cards: Map<string, CardData>;

  constructor(
    private readonly rules: RulesData,
    private readonly names: () => string[],
    private readonly reader: () => Reader = () => ({ you: null, ground: NOWHERE }),
  ) {
    this.#cards = new Map(rules.cards.map((card) => [card.name, card]));
  }

  /** Which way the mine is dug on the reader's screen. */
  get way(): Way {
    return this.reader().ground.way;
  }

  cardData(name: string): CardData | undefined {
    return this.#cards.get(name);
  }

  /** Name a card: a tunnel by its shape. */
  card(name: string | null): string {
    const card = name === null ? undefined : this.#cards.get(name);
    if (!card) {
      return say("card-unknown");
    }
    return settings.notation ? say(card.message, { shape: shapeOf(card.name) }) : this.#plainName(card);
  }

  #plainName(card: CardData): string {
    if (["card-tunnel", "card-dead-end"].includes(card.message)) {
      return shapeName(card);
    }
    if (card.message.startsWith("goal-stone")) {
      return say("shape-stone");
    }
    return say(card.message, { shape: isTile(card) ? say("shape-beside", { shape: shapeName(card) }) : "" });
  }

  /** Name a card so that somebody who does not see it knows all of it: a tunnel with the sides to which it is open. */
  wholeCard(name: string, turned = false): string {
    const card = this.#cards.get(name);
    const named = this.card(name);
    if (!card || settings.notation || !isTile(card) || card.kind === "start") {
      return named;
    }
    return say("shape-open", { card: named, sides: openSides(card, turned, this.way) });
  }

  /** Say where a cell is. */
  place(cell: string): string {
    const at = readCell(cell);
    return at && !settings.notation ? placeOf(at, this.reader().ground) : cell;
  }

  /** Say where an edge is. */
  edge(text: string): string {
    const cells = edgeCells(text);
    return cells && !settings.notation ? edgePlace(cells, this.reader().ground) : text;
  }

  goal(cell: string): string {
    const at = readCell(cell);
    return at ? goalName(at, this.reader().ground) : cell;
  }

  mine(cell: string): string {
    const at = readCell(cell);
    return at ? mineName(at, this.reader().ground) : cell;
  }

  module(id: string): string {
    return say(`module-${id}`);
  }

  /** The first card that a value names, as the server spells it. */
  cardIn(value: Words | null): string | null {
    const kinds = this.rules.values[String(value?.["is"])] ?? {};
    const field = Object.keys(kinds).find((name) => kinds[name] === "card");
    const card = field ? String(value?.[field]) : "?";
    return this.#cards.has(card) ? card : null;
  }

  seat(seat: number | null): string {
    return seat === null ? say("nobody") : (this.names()[seat] ?? say("nobody"));
  }

  event(event: Words): string {
    return plain(this.#say("event", event));
  }

  /** Say what happened, piece by piece: cards are drawn beside their names. */
  parts(event: Words): Part[] {
    return partsOf(this.#say("event", event));
  }

  memory(memory: Words): string {
    return plain(this.#say("memory", memory));
  }

  /** The cells and edges that a value is about, as the server writes them. */
  spotsIn(value: Words): string[] {
    const kinds = this.rules.values[String(value["is"])] ?? {};
    return Object.entries(kinds).flatMap(([field, kind]) => {
      const content = value[field];
      const texts = Array.isArray(content) ? content.map(String) : [String(content)];
      return /^(?:cell|edge)s?$/.test(kind) ? texts.filter((text) => !UNKNOWN.includes(text)) : [];
    });
  }

  reason(reason: Reason): string {
    return say("refusal-told", { reason: this.why(reason), clause: reason.clause ?? "" });
  }

  /** A reason without its clause. */
  why(reason: Reason): string {
    return say(`refusal-${reason.code}`, { about: reason.about ?? "" });
  }

  #say(sort: string, value: Words): string {
    const name = String(value["is"]);
    const kinds = this.rules.values[name] ?? {};
    const people = !settings.notation && catalogue.has(`told-${name}`);
    const args: Args = {};
    for (const [field, kind] of Object.entries(kinds)) {
      Object.assign(args, this.#field(field, kind, value[field], value["turned"] === "yes"));
      if (people) {
        Object.assign(args, this.#forPeople(field, kind, value));
      }
    }
    return say(people ? `told-${name}` : `${sort}-${name}`, args);
  }

  /** What only sentences for people need: whether it is the reader, and what lies at a place. */
  #forPeople(field: string, kind: string, value: Words): Args {
    const text = String(value[field]);
    if (kind === "seat") {
      return {
        [`${field}-self`]: text === `@${this.reader().you}` ? "yes" : "no",
        [`${field}-same`]: text === value["seat"] ? "yes" : "no",
      };
    }
    if (kind === "cell") {
      const at = readCell(text);
      const { ground } = this.reader();
      return at
        ? {
            [`${field}-goal`]: goalName(at, ground),
            [`${field}-mine`]: mineName(at, ground),
            [`${field}-mine-acc`]: mineName(at, ground, "acc"),
            [`${field}-is-mine`]: isMine(at, ground) ? "yes" : "no",
          }
        : {};
    }
    if (kind === "route") {
      return { [`${field}-count`]: text.length };
    }
    return kind === "number" ? { [`${field}-place`]: Number(text) + 1 } : {};
  }

  #field(field: string, kind: string, content: unknown, turned: boolean): Args {
    if (Array.isArray(content)) {
      return kind === "values"
        ? { [`${field}-count`]: content.length }
        : this.#several(field, kind.slice(0, -1), content.map(String));
    }
    const text = String(content);
    return {
      [field]: this.#word(kind, text, turned),
      [`${field}-id`]: text,
      [`${field}-known`]: UNKNOWN.includes(text) ? "no" : "yes",
    };
  }

  #several(field: string, kind: string, texts: string[]): Args {
    const known = texts.filter((text) => !UNKNOWN.includes(text));
    const args: Args = {
      [field]: listed(
        known.map((text) => (kind === "seat" ? this.#listedSeat(text) : String(this.#word(kind, text)))),
      ),
      [`${field}-count`]: texts.length,
      [`${field}-known`]: known.length === texts.length ? "yes" : known.length > 0 ? "some" : "no",
    };
    const names = this.names();
    const { you } = this.reader();
    if (texts.length === names.length) {
      const told = texts.flatMap((text, seat) =>
        UNKNOWN.includes(text)
          ? []
          : [
              say("of-seat", {
                seat: seat === you && !settings.notation ? say("web-you") : (names[seat] ?? ""),
                thing: this.#word(kind, text),
              }),
            ],
      );
      args[`${field}-by-seat`] = told.join(", ");
    }
    return args;
  }

  #word(kind: string, text: string, turned = false): FluentVariable {
    if (kind === "number") {
      return UNKNOWN.includes(text) ? text : Number(text);
    }
    if (kind === "seat") {
      return this.seat(UNKNOWN.includes(text) ? null : Number(text.slice(1)));
    }
    if (kind === "card" || kind === "spare-card") {
      const card = text === "" || UNKNOWN.includes(text) ? null : text;
      return card && this.#cards.has(card) ? marked(card, this.card(card), turned) : this.card(card);
    }
    if (kind === "action") {
      return this.#message(text, null);
    }
    if (kind === "cell") {
      return this.place(text);
    }
    if (kind === "edge") {
      return this.edge(text);
    }
    if (kind === "place") {
      const [cell = "", way] = text.split(" ");
      return way && settings.notation ? say("place-turned", { cell }) : this.place(cell);
    }
    const message = `${kind}-${slug(text)}`;
    return catalogue.has(message) ? say(message) : text;
  }

  /** A player among others: the reader is "you". */
  #listedSeat(text: string): string {
    const seat = Number(text.slice(1));
    return seat === this.reader().you && !settings.notation ? say("seat-you") : this.seat(seat);
  }

  /** Say an action as the server writes it, `repair repair-pick @2 pick`; `doer` is the seat that acts, where it is known. */
  action(text: string, doer: number | null = null): string {
    return plain(this.#message(text, doer));
  }

  /** Say an action piece by piece: cards are drawn beside their names. */
  actionParts(text: string, doer: number | null = null): Part[] {
    return partsOf(this.#message(text, doer));
  }

  #message(text: string, doer: number | null): string {
    const [verb = "", ...words] = text.split(" ");
    if (settings.notation) {
      const told = words.map((word) => (word.startsWith("@") ? this.seat(Number(word.slice(1))) : word));
      return say("action-told", { verb: say(`verb-${verb}`), told: told.join(", ") });
    }
    const turned = words.includes("turned");
    const card = (name: string): string | null =>
      this.#cards.has(name) ? marked(name, this.card(name), turned) : null;
    const seat = (number: number): string => this.seat(number);
    return say(`action-${verb}`, actionArgs(words, { ...this.reader(), doer, card, seat, list: listed }));
  }
}

function marked(card: string, name: string, turned: boolean): string {
  return `\uE000${card}${turned ? "\uE003" : ""}\uE001${name}\uE002`;
}

function plain(text: string): string {
  return text.replace(MARKED, "$3");
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let read = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, card = "", turned, name = ""] = found;
    const before = text.slice(read, found.index);
    const [quote = ""] = OPENING_QUOTE.exec(before) ?? []; // it stands at the name, not before the drawing
    parts.push({ text: before.slice(0, before.length - quote.length), card: null, turned: false });
    parts.push({ text: quote + name, card, turned: turned !== "" });
    read = found.index + whole.length;
  }
  parts.push({ text: text.slice(read), card: null, turned: false });
  return parts.filter((part) => part.text !== "");
}

export function listed(words: string[]): string {
  if (words.length <= 1) {
    return words.join("");
  }
  return say("list-and", { first: words.slice(0, -1).join(", "), last: words[words.length - 1] ?? "" });
}

export function shapeOf(name: string): string {
  return /[[\]|NESW]+/.exec(name)?.[0] ?? "";
}

export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
