// What the charts draw of a review: how much a watcher suspected each seat after every move, and who was one.

export interface ReviewedRound {
  round: number;
  saboteurs: number[];
}

export interface Review {
  rounds: ReviewedRound[];
  moves: { seq: number; round: number; observer: number[] }[];
  gave_away: { seq: number; seat: number; before: number; after: number }[];
}
