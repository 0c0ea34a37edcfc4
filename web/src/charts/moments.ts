// The key moments of a finished game: the moves after which the chance of the treasure, or the suspicion of somebody, jumped.

import type { Review } from "../net/wire";

export interface KeyMoment {
  seq: number;
  /** Whose suspicion jumped; null where it was the chance of the treasure. */
  seat: number | null;
  before: number;
  after: number;
}

const MOST = 4;
/** A smaller jump is none. */
const JUMP = 0.2;

type Reviewed = Review["moves"][number];

/** Whether everything is known after a move: the dwarfs lie open, which surprises nobody who counts. */
function isOpen(move: Reviewed): boolean {
  return move.observer.every((chance) => chance === 0 || chance === 1);
}

function jumps(before: Reviewed, move: Reviewed): KeyMoment[] {
  const seats = move.observer.map((after, seat) => ({
    seq: move.seq,
    seat,
    before: before.observer[seat] ?? 0,
    after,
  }));
  const [from, to] = [before.treasure ?? null, move.treasure ?? null];
  return from === null || to === null
    ? seats
    : [...seats, { seq: move.seq, seat: null, before: from, after: to }];
}

function size({ before, after }: KeyMoment): number {
  return Math.abs(after - before);
}

/** The largest jump of every move, the largest of all, in the order of the game. */
export function keyMoments({ moves }: Review): KeyMoment[] {
  const found = moves.flatMap((move, place) => {
    const before = moves[place - 1];
    const comparable = before && before.round === move.round && !isOpen(move);
    return comparable
      ? jumps(before, move)
          .sort((one, other) => size(other) - size(one))
          .slice(0, 1)
      : [];
  });
  return found
    .filter((moment) => size(moment) >= JUMP)
    .sort((one, other) => size(other) - size(one))
    .slice(0, MOST)
    .sort((one, other) => one.seq - other.seq);
}
