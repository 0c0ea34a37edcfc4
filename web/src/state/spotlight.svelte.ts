// The places on the board that a line of the log is about, lit while somebody points at the line.

class Spotlight {
  /** Cells and edges as the server writes them. */
  spots = $state.raw<string[]>([]);

  on(spots: string[]): void {
    this.spots = spots;
  }

  off(): void {
    this.spots = [];
  }
}

export const spotlight = new Spotlight();
