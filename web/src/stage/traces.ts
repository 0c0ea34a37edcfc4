// What is to be seen of everything that happens, where it happens. Read from the event's own fields, so that whatever a
// module lets happen leaves a trace; only what needs a look of its own is named here.

import { QUIET } from "../words/eventIcons";
import type { Words } from "../words/sentences";

/** Where something flies from or to: a player's place, a card that lies before a player, or the piles. */
export type Place = { seat: number; card?: string } | "pile";
export type How = "look" | "break" | "turn" | "glow";

export type Trace =
  | { is: "flight"; card: string | null; sign: string; from: Place; to: Place }
  | { is: "mark"; spot: string; how: How; seat: number | null }
  | { is: "bubble"; seat: number }
  | { is: "notice" };

const HOW: [RegExp, How][] = [
  [/-seen$|lifted|returned/, "look"],
  [/^rock-fell|-buried|^storm-raged|-removed|^tunnel-lifted|-left$/, "break"],
  [/-revealed|-turned-up|^dark-card-laid/, "turn"],
];
/** What is thrown onto the piles, what comes from there, and with which drawing. */
const FLIGHTS: [RegExp, "to" | "from", string][] = [
  [/^passed|^two-discarded|^figure-paid-for|^hand-set-aside|^trap-sprung/, "to", "cards"],
  [/^tokens-lost|^dragon-paid|^nugget-returned|^gold-changed/, "to", "coin"],
  [/^gold-|^tokens-gained|^share-paid|^crystals-paid|^nugget-(?:taken|kept)|^treasure-taken/, "from", "coin"],
  [/^vault|^kept-of|^draws-changed|^three-put-off/, "from", "cards"],
];
/** The other player of an act, by what the field is called. */
const OTHERS = ["target", "victim", "receiver", "player"];
/** Where what is between two players goes the other way. */
const TAKEN = /^gold-stolen|^card-taken/;
/** What takes away a card that lies before a player: it flies to that card. */
const REMOVED = /^tool-repaired|^player-freed|^theft-stopped/;

type Kinds = Record<string, string>;

function seatIn(content: unknown): number | null {
  const found = /^@(\d+)$/.exec(String(content));
  return found ? Number(found[1]) : null;
}

function cardIn(event: Words, field: string): string | null {
  const content = event[field];
  return typeof content === "string" && content !== "?" ? content : null;
}

function flights(event: Words, name: string, seat: number): Trace[] {
  const other = OTHERS.map((field) => seatIn(event[field])).find((found) => found !== null) ?? null;
  const card = cardIn(event, "card");
  const between = FLIGHTS.find(([pattern]) => pattern.test(name));
  const sign = between?.[2] ?? (/gold|tokens/.test(name) ? "coin" : "cards");
  const removed = REMOVED.test(name) ? cardIn(event, "removed") : null;
  if (other !== null && removed !== null) {
    return [{ is: "flight", card, sign, from: { seat }, to: { seat: other, card: removed } }];
  }
  if (other !== null && other !== seat) {
    const [from, to] = TAKEN.test(name) ? [other, seat] : [seat, other];
    return [{ is: "flight", card, sign, from: { seat: from }, to: { seat: to } }];
  }
  if (!between) {
    return [];
  }
  const place: Place = { seat };
  return [
    between[1] === "to"
      ? { is: "flight", card, sign, from: place, to: "pile" }
      : { is: "flight", card, sign, from: "pile", to: place },
  ];
}

/** The traces that an event leaves; none only for what is never told. */
export function tracesOf(event: Words, kinds: Kinds): Trace[] {
  const name = String(event["is"]);
  if (QUIET.has(name)) {
    return [];
  }
  const seat = seatIn(event["seat"]);
  const how = HOW.find(([pattern]) => pattern.test(name))?.[1] ?? "glow";
  const spots = Object.entries(kinds)
    .filter(([, kind]) => /^(?:cell|edge)s?$/.test(kind))
    .flatMap(([field]) => [event[field]].flat().map(String));
  const marks = spots.filter((spot) => spot !== "?").map((spot): Trace => ({ is: "mark", spot, how, seat }));
  return seat === null
    ? [...marks, { is: "notice" }]
    : [...flights(event, name, seat), ...marks, { is: "bubble", seat }];
}

/** The cards before a player that something flies to: they were taken away, and are still seen until it is there. */
export function mendedAt(traces: Trace[], seat: number): string[] {
  return traces.flatMap((trace) => {
    const to = trace.is === "flight" && trace.to !== "pile" ? trace.to : null;
    return to?.card && to.seat === seat ? [to.card] : [];
  });
}

/** What the player has just looked at in secret, by the card's name: the field is called like what was seen. */
export function ownLook(events: Words[], you: number | null): { event: Words; card: string } | null {
  for (const event of events) {
    const card = event[/^(.*)-seen$/.exec(String(event["is"]))?.[1] ?? ""];
    if (you !== null && seatIn(event["seat"]) === you && typeof card === "string" && card !== "?") {
      return { event, card };
    }
  }
  return null;
}

/** What a look is at: a cell, a treasure by its number (`#3`), or a player's dwarf (`@2`). */
function lookedAt(event: Words): string {
  const { cell, number, target } = event;
  return String(cell ?? (number === undefined ? target : `#${number}`));
}

/** Who has looked at what in this round: an eye of each stays there, for everybody. A new dwarf was looked at by nobody. */
export function looksIn(events: Words[]): Map<string, number[]> {
  const looks = new Map<string, number[]>();
  for (const event of events) {
    const name = String(event["is"]);
    const seat = seatIn(event["seat"]);
    if (name === "round-began") {
      looks.clear();
    } else if (name === "dwarfs-dealt-anew") {
      for (const key of [...looks.keys()].filter((other) => other.startsWith("@"))) {
        looks.delete(key);
      }
    } else if (name === "dwarf-exchanged") {
      looks.delete(String(event["seat"]));
    } else if (/^(?:goal|mine|chest|treasure|dwarf|role)-seen$/.test(name) && seat !== null) {
      const key = lookedAt(event);
      looks.set(key, [...new Set([...(looks.get(key) ?? []), seat])]);
    }
  }
  return looks;
}
