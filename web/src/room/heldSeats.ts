// The seats that people hold who share this browser, by the code of their table. One of them may be the person of the
// browser's own session; the others are known to the server by tokens.

const KEPT = "undermine-here-";
const FORGET_AFTER = 10;

export interface HeldSeat {
  seat: number;
  /** Empty for the person of this browser. */
  token: string;
}

export interface Held {
  seats: HeldSeat[];
  /** Whether hands are covered when the device goes from one to the next. */
  covered: boolean;
}

export function heldAt(code: string): Held | null {
  const kept = localStorage.getItem(KEPT + code);
  return kept === null ? null : (JSON.parse(kept) as Held);
}

/** Keep who plays here; of tables long ago the oldest is forgotten. */
export function hold(code: string, held: Held): void {
  const others = (JSON.parse(localStorage.getItem(`${KEPT}codes`) ?? "[]") as string[]).filter(
    (other) => other !== code,
  );
  const codes = [...others, code].slice(-FORGET_AFTER);
  for (const old of others.filter((other) => !codes.includes(other))) {
    localStorage.removeItem(KEPT + old);
  }
  localStorage.setItem(`${KEPT}codes`, JSON.stringify(codes));
  localStorage.setItem(KEPT + code, JSON.stringify(held));
}
