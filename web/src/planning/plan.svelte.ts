// A card planned while others play: it goes off when the player's turn comes, if the server still offers it. Nothing of
// it leaves this browser before.

import type { Option } from "../net/wire";
import { DISCARD, keyOf } from "../state/choosing.svelte";

export interface Plan {
  card: string;
  /** Where it goes: a spot of the board as layout.ts writes it, a seat, or the discard pile. */
  aim: { spot: string } | { seat: number } | "discard";
}

function serves({ card, aim }: Plan, option: Option): boolean {
  const [first] = option.targets ?? [];
  if (option.card !== card || (option.verb === DISCARD) !== (aim === "discard")) {
    return false;
  }
  if (aim === "discard") {
    return first === undefined;
  }
  return "spot" in aim ? keyOf(first) === aim.spot : first?.seat === aim.seat;
}

/** Among the options, what a plan means: null where it is not on offer, or where more is to be chosen. */
export function planned(plan: Plan, options: Option[]): Option | null {
  const serving = options.filter((option) => serves(plan, option));
  const actions = new Set(serving.map(({ action }) => action.replace(/ turned$/, "")));
  return actions.size === 1
    ? (serving.find(({ action }) => !action.endsWith(" turned")) ?? serving[0] ?? null)
    : null;
}

export class Planning {
  card = $state<string | null>(null);
  aim = $state.raw<Plan["aim"] | null>(null);
  /** Whether the last plan could not be carried out. */
  failed = $state(false);

  readonly plan = $derived<Plan | null>(
    this.card !== null && this.aim !== null ? { card: this.card, aim: this.aim } : null,
  );

  /** Plan with a card; taken again, it is put back. */
  pick(card: string): void {
    const again = this.card === card;
    this.forget();
    this.card = again ? null : card;
  }

  forget(): void {
    this.card = null;
    this.aim = null;
    this.failed = false;
  }

  /** The player's turn has come: return what is to be done, and plan nothing any more. */
  carriedOut(options: Option[]): Option | null {
    if (!this.plan || options.every(({ card }) => !card)) {
      return null;
    }
    const option = planned(this.plan, options);
    this.forget();
    this.failed = option === null;
    return option;
  }
}
