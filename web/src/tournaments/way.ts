// From which tournament somebody has come to a table, for the way back; kept as long as the window is open.

const STORED = "undermine-tournament-of-";

export function noteWay(table: string, tournament: string): void {
  sessionStorage.setItem(STORED + table, tournament);
}

/** The address of the tournament to which a table belongs, if one has come from there. */
export function wayBack(table: string): string | null {
  const tournament = sessionStorage.getItem(STORED + table);
  return tournament ? `/tournament/${tournament}` : null;
}
