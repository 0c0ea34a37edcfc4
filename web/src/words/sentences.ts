// What the engine's values mean in words, for one table. The counterpart of undermine/locale/words.py: every field of
// an event becomes variables of its message ($field, $field-id, $field-known, $field-count, $field-by-seat).

import type { FluentVariable } from "@fluent/bundle";
import type { CardData, Reason, RulesData } from "../net/wire";
import { catalogue, say } from "./catalogue.svelte";

export type Words = Record<string, unknown>;
type Args = Record<string, FluentVariable>;

const UNKNOWN = ["?", "@?"];

export class Sentences {
  readonly #cards: Map<string, CardData>;

  constructor(
    private readonly rules: RulesData,
    private readonly names: () => string[],
  ) {
    this.#cards = new Map(rules.cards.map((card) => [card.name, card]));
  }

  cardData(name: string): CardData | undefined {
    return this.#cards.get(name);
  }

  card(name: string | null): string {
    const card = name === null ? undefined : this.#cards.get(name);
    return card ? say(card.message, { shape: shapeOf(card.name) }) : say("card-unknown");
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
    return this.#say("event", event);
  }

  memory(memory: Words): string {
    return this.#say("memory", memory);
  }

  reason(reason: Reason): string {
    const told = say(`refusal-${reason.code}`, { about: reason.about ?? "" });
    return say("refusal-told", { reason: told, clause: reason.clause ?? "" });
  }

  #say(sort: string, value: Words): string {
    const name = String(value["is"]);
    const kinds = this.rules.values[name] ?? {};
    const args: Args = {};
    for (const [field, kind] of Object.entries(kinds)) {
      Object.assign(args, this.#field(field, kind, value[field]));
    }
    return say(`${sort}-${name}`, args);
  }

  #field(field: string, kind: string, content: unknown): Args {
    if (Array.isArray(content)) {
      return kind === "values"
        ? { [`${field}-count`]: content.length }
        : this.#several(field, kind.slice(0, -1), content.map(String));
    }
    const text = String(content);
    return {
      [field]: this.#word(kind, text),
      [`${field}-id`]: text,
      [`${field}-known`]: UNKNOWN.includes(text) ? "no" : "yes",
    };
  }

  #several(field: string, kind: string, texts: string[]): Args {
    const known = texts.filter((text) => !UNKNOWN.includes(text));
    const args: Args = {
      [field]: listed(known.map((text) => String(this.#word(kind, text)))),
      [`${field}-count`]: texts.length,
      [`${field}-known`]: known.length === texts.length ? "yes" : known.length > 0 ? "some" : "no",
    };
    const names = this.names();
    if (texts.length === names.length) {
      const told = texts.flatMap((text, seat) =>
        UNKNOWN.includes(text)
          ? []
          : [say("of-seat", { seat: names[seat] ?? "", thing: this.#word(kind, text) })],
      );
      args[`${field}-by-seat`] = told.join(", ");
    }
    return args;
  }

  #word(kind: string, text: string): FluentVariable {
    if (kind === "number") {
      return UNKNOWN.includes(text) ? text : Number(text);
    }
    if (kind === "seat") {
      return this.seat(UNKNOWN.includes(text) ? null : Number(text.slice(1)));
    }
    if (kind === "card" || kind === "spare-card") {
      return this.card(UNKNOWN.includes(text) ? null : text);
    }
    if (kind === "action") {
      return this.action(text);
    }
    if (kind === "place") {
      const [cell = "", turned] = text.split(" ");
      return turned ? say("place-turned", { cell }) : cell;
    }
    const message = `${kind}-${slug(text)}`;
    return catalogue.has(message) ? say(message) : text;
  }

  /** Say an action as the server writes it: `repair repair-pick @2 pick`. */
  action(text: string): string {
    const [verb = "", ...rest] = text.split(" ");
    const told = rest.filter((word) => word !== "turned").map((word) => this.#anyWord(word));
    return say("action-told", { verb: say(`verb-${verb}`), told: told.join(", ") });
  }

  #anyWord(word: string): string {
    if (word.startsWith("@")) {
      return String(this.#word("seat", word));
    }
    if (this.#cards.has(word)) {
      return this.card(word);
    }
    return catalogue.has(`tool-${word}`) ? say(`tool-${word}`) : word;
  }
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
