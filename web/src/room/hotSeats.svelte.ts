// Several people at one device: a connection for each of their seats, and one that sees what everybody may see. One
// seat at a time is shown, or none: then the table lies there as for somebody who only watches.

import { TableState } from "../state/table.svelte";
import type { Held } from "./heldSeats";

export class HotSeats {
  /** The table as everybody may see it. */
  readonly table: TableState;
  /** The table as each of those sees it who play here, in the order of their seats. */
  readonly seats: TableState[];
  readonly covered: boolean;
  /** Whose cards are open; null while nobody's are. */
  shown = $state.raw<TableState | null>(null);

  constructor(code: string, { seats, covered }: Held) {
    this.table = new TableState(code, { watch: true });
    this.seats = [...seats]
      .sort((one, other) => one.seat - other.seat)
      .map(({ token }) => new TableState(code, token ? { token } : {}));
    this.covered = covered;
  }

  /** Who has the next question to answer. Of several who are asked at once, all come up, one seat after the other. */
  readonly next = $derived.by(() => this.seats.find((seat) => seat.myTurn) ?? null);

  /** Whether everything is there that can be shown. */
  readonly ready = $derived.by(
    () => Boolean(this.table.now && this.table.rules) && this.seats.every((seat) => seat.now),
  );

  /** Whether the end of a round is to be looked at, and nobody has anything to answer about it. */
  readonly resting = $derived.by(() => this.table.ending !== null && this.next === null);

  async open(): Promise<void> {
    await Promise.all([this.table, ...this.seats].map((state) => state.open()));
  }

  close(): void {
    for (const state of [this.table, ...this.seats]) {
      state.close();
    }
  }

  /** Turn up somebody's cards. What has happened meanwhile everybody has seen already. */
  show(seat: TableState): void {
    seat.fresh = [];
    seat.refused = [];
    this.shown = seat;
  }

  cover(): void {
    this.table.fresh = [];
    this.shown = null;
  }

  /** All have looked at the end of the round. */
  goOn(): void {
    for (const seat of this.seats) {
      seat.goOn();
    }
    if (!this.table.waits) {
      this.table.unmasking = null;
      this.table.roundEnd = null;
    }
  }
}
