// A small seeded generator, so that a card looks hand-drawn and yet the same every time.

export type Random = () => number;

export function seeded(text: string): Random {
  let state = 2166136261;
  for (const letter of text) {
    state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
