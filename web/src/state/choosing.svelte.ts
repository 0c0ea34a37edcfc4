// How a player narrows the server's options down to one: a card, what to do with it, then target after target.
// Everything on offer comes from the options; a choice that leaves one option can be confirmed and sent.

import type { Option, Target } from "../net/wire";

const DISCARDS = "spare-card";

export class Choosing {
  readonly #options: () => Option[];
  card = $state<string | null>(null);
  verb = $state<string | null>(null);
  cell = $state<string | null>(null);
  turned = $state(false);
  picked = $state.raw<string[]>([]);
  also = $state.raw<string[]>([]);

  constructor(options: () => Option[]) {
    this.#options = options;
  }

  /** Options with the chosen card; questions that need no card have options without one. */
  readonly ofCard = $derived.by(() => {
    const card = this.card ?? "";
    return this.#options().filter((option) => (option.card ?? "") === card);
  });

  readonly verbs = $derived([...new Set(this.ofCard.map((option) => option.verb))]);
  readonly currentVerb = $derived(this.verb ?? (this.verbs.length === 1 ? (this.verbs[0] ?? null) : null));
  readonly ofVerb = $derived(this.ofCard.filter((option) => option.verb === this.currentVerb));
  readonly discarding = $derived(
    this.ofVerb.some((option) => option.targets?.[0]?.kind === DISCARDS) || this.isPass,
  );
  readonly mostDiscards = $derived(
    1 + Math.max(0, ...this.ofVerb.map((option) => option.targets?.length ?? 0)),
  );

  get isPass(): boolean {
    return this.currentVerb === "pass";
  }

  readonly matching = $derived.by(() => {
    if (this.isPass) {
      return this.ofVerb.filter((option) => sameCards(option, this.also));
    }
    return this.ofVerb.filter((option) => this.#fits(option));
  });

  /** The next target to choose among the options that are left, if they still differ in one. */
  readonly next = $derived.by<Target[]>(() => {
    if (this.isPass || this.currentVerb === null) {
      return [];
    }
    const place = this.#step;
    const targets = this.matching.flatMap((option) => option.targets?.[place] ?? []);
    return distinct(targets);
  });

  /** The one option that is left: ready to be sent. */
  readonly ready = $derived.by<Option | null>(() => {
    if (this.currentVerb === null || this.matching.length === 0) {
      return null;
    }
    const exact = this.matching.filter(
      (option) => (option.targets?.length ?? 0) === this.#step || this.isPass,
    );
    if (exact.length === 1) {
      return exact[0] ?? null;
    }
    return this.cell !== null && this.matching.length <= 2 ? this.#oriented() : null;
  });

  readonly canTurn = $derived(
    this.cell !== null &&
      this.matching.some((o) => way(o) === true) &&
      this.matching.some((o) => way(o) === false),
  );

  get #step(): number {
    return this.picked.length + (this.cell === null ? 0 : 1);
  }

  #fits(option: Option): boolean {
    const texts = this.picked;
    const targets = option.targets ?? [];
    const start = this.cell === null ? 0 : 1;
    if (this.cell !== null && cellKey(targets[0]) !== this.cell) {
      return false;
    }
    return texts.every((text, index) => targets[start + index]?.text === text);
  }

  #oriented(): Option | null {
    return this.matching.find((option) => (way(option) ?? false) === this.turned) ?? this.matching[0] ?? null;
  }

  pickCard(card: string): void {
    if (this.isPass && this.card !== null) {
      this.#toggle(card);
      return;
    }
    const again = this.card === card;
    this.clear();
    if (!again) {
      this.card = card;
      const plays = this.verbs.filter((verb) => verb !== "pass");
      this.verb = plays.length === 1 ? (plays[0] ?? null) : plays.length === 0 ? "pass" : null;
    }
  }

  #toggle(card: string): void {
    const index = this.also.indexOf(card);
    if (index >= 0) {
      this.also = this.also.filter((_, place) => place !== index);
    } else if (1 + this.also.length < this.mostDiscards) {
      this.also = [...this.also, card];
    }
  }

  pickVerb(verb: string): void {
    this.verb = verb;
    this.cell = null;
    this.picked = [];
    this.also = [];
  }

  pickTarget(target: Target): void {
    if (target.cell && this.#step === 0) {
      this.cell = cellKey(target);
      this.turned = this.matching.every((option) => way(option) === true);
    } else {
      this.picked = [...this.picked, target.text];
    }
  }

  turn(): void {
    this.turned = !this.turned;
  }

  clear(): void {
    this.card = null;
    this.verb = null;
    this.cell = null;
    this.turned = false;
    this.picked = [];
    this.also = [];
  }
}

export function cellKey(target: Target | undefined): string | null {
  return target?.cell ? target.cell.join(",") : null;
}

function way(option: Option): boolean | undefined {
  const target = option.targets?.[0];
  return target?.kind === "place" ? (target.turned ?? false) : undefined;
}

function distinct(targets: Target[]): Target[] {
  const seen = new Map(targets.map((target) => [cellKey(target) ?? target.text, target]));
  return [...seen.values()];
}

/** Cards passed together lie on the pile in the order in which they were chosen. */
function sameCards(option: Option, also: string[]): boolean {
  const named = (option.targets ?? []).map((target) => target.card ?? "");
  return named.join() === also.join();
}
