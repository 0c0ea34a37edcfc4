// How a player narrows the server's options down to one: a card, what to do with it, then target after target.
// Everything on offer comes from the options; a choice that leaves one option can be confirmed and sent.

import { untrack } from "svelte";
import type { Option, Target } from "../net/wire";

/** The verb that is never chosen for the player: discarding is meant. */
export const DISCARD = "pass";

export class Choosing {
  readonly #options: () => Option[];
  card = $state<string | null>(null);
  /** Which copy of the card was taken up. */
  #copy = $state(0);
  verb = $state<string | null>(null);
  picked = $state.raw<string[]>([]);
  turned = $state(false);

  constructor(options: () => Option[]) {
    this.#options = options;
  }

  /** True for questions that are answered without a card of one's hand. */
  readonly cardless = $derived.by(() => this.#options().every((option) => !option.card));

  /** Options with the chosen card; without one, those that need none. */
  readonly ofCard = $derived.by(() => {
    const card = this.card ?? "";
    return this.#options().filter((option) => (option.card ?? "") === card);
  });

  /** The cards that can be played, not only discarded. */
  readonly playable = $derived.by(
    () => new Set(this.#options().flatMap(({ card, verb }) => (card && verb !== DISCARD ? [card] : []))),
  );

  readonly verbs = $derived([...new Set(this.ofCard.map((option) => option.verb))]);

  /** What an answer without a card does if nothing else is said: the only verb that has targets, or the only one. */
  readonly plainVerb = $derived.by(() => {
    const aimed = this.verbs.filter((verb) =>
      this.ofCard.some((option) => option.verb === verb && option.targets?.length),
    );
    const plain = aimed.length > 0 ? aimed : this.verbs;
    return this.cardless && plain.length === 1 ? (plain[0] ?? null) : null;
  });
  readonly currentVerb = $derived(this.verb ?? this.plainVerb);
  readonly ofVerb = $derived(this.ofCard.filter((option) => option.verb === this.currentVerb));
  readonly matching = $derived(
    this.ofVerb.filter((option) => this.picked.every((key, step) => keyOf(option.targets?.[step]) === key)),
  );

  /** True once the player has chosen anything. */
  readonly begun = $derived(this.card !== null || this.verb !== null || this.picked.length > 0);

  /** What may be chosen next among the options that are left. */
  readonly next = $derived(
    distinct(this.matching.flatMap((option) => option.targets?.[this.picked.length] ?? [])),
  );

  readonly #complete = $derived(
    this.matching.filter((option) => (option.targets?.length ?? 0) === this.picked.length),
  );

  /** The one option that is left: ready to be sent. */
  readonly ready = $derived(
    this.#complete.find((option) => wayOf(option) === this.turned) ?? this.#complete[0] ?? null,
  );

  readonly canTurn = $derived(new Set(this.#complete.map(wayOf)).size > 1);

  /** The cell that was chosen first, with the way up of what is to lie there. */
  readonly cell = $derived(this.ready?.targets?.find((target) => target.cell) ?? null);

  /** Whether this copy of a card is the one to play, or to be discarded with it. */
  holds(card: string, copy: number): boolean {
    const taken = [this.card, ...this.picked].filter((other) => other === card).length;
    return taken === 1 && this.card === card ? copy === this.#copy : copy < taken;
  }

  /** Take a card of the hand: as the card to play, or as the next card to discard with it. Taken again, it is put back. */
  pickCard(card: string, copy = 0): void {
    if (this.card !== null && this.verb !== null && this.next.some((target) => target.card === card)) {
      this.picked = [...this.picked, card];
      return;
    }
    if (this.picked.includes(card)) {
      this.picked = this.picked.filter((key) => key !== card);
      return;
    }
    const again = this.card === card;
    if (again && !this.holds(card, copy)) {
      return; // another copy is no other choice
    }
    this.clear();
    if (!again) {
      this.card = card;
      this.#copy = copy;
      const plays = this.verbs.filter((verb) => verb !== DISCARD);
      this.verb = plays.length === 1 ? (plays[0] ?? null) : null;
    }
  }

  pickVerb(verb: string): void {
    this.verb = verb;
    this.picked = [];
    this.turned = false;
  }

  pickTarget(target: Target): void {
    const key = keyOf(target);
    if (key === null) {
      return;
    }
    this.picked = [...this.picked, key];
    this.turned = wayOf(this.#complete.find((option) => !wayOf(option)) ?? this.#complete[0]);
  }

  /** Whether what is carried over a target would lie there upside down. */
  lies(key: string | null): boolean {
    const there = this.ofVerb.filter((option) => keyOf(option.targets?.[0]) === key);
    return there.length > 0 ? there.every(wayOf) : this.turned;
  }

  /** Choose a target in place of the one chosen last, as a tap on another lit cell does. */
  repick(target: Target): void {
    this.picked = this.picked.slice(0, -1);
    this.pickTarget(target);
  }

  /** What could have been chosen instead of the last target. */
  readonly others = $derived.by(() => {
    const before = this.picked.slice(0, -1);
    if (this.picked.length === 0) {
      return [];
    }
    const left = this.ofVerb.filter((option) =>
      before.every((key, step) => keyOf(option.targets?.[step]) === key),
    );
    return distinct(left.flatMap((option) => option.targets?.[before.length] ?? []));
  });

  turn(): void {
    this.turned = !this.turned;
  }

  /** Begin with a new question. Where one cell is all there is to choose, only the way up is left to say. */
  begin(): void {
    this.clear();
    untrack(() => {
      const [only] = this.next;
      if (this.cardless && only?.cell && this.next.length === 1 && this.matching.length > 1) {
        this.pickTarget(only);
      }
    });
  }

  clear(): void {
    this.card = null;
    this.verb = null;
    this.picked = [];
    this.turned = false;
  }
}

/** Which copy of its kind a card of the hand is. */
export function copyAt(hand: string[], place: number): number {
  return hand.slice(0, place).filter((other) => other === hand[place]).length;
}

/** What tells targets apart: a cell, whichever way up, or the text. */
export function keyOf(target: Target | undefined): string | null {
  return target?.cell ? target.cell.join(",") : (target?.text ?? null);
}

function wayOf(option: Option | undefined): boolean {
  return option?.targets?.some((target) => target.turned) ?? false;
}

function distinct(targets: Target[]): Target[] {
  return [...new Map(targets.map((target) => [keyOf(target), target])).values()];
}
