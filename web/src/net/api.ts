// The HTTP interface: every call either gives the answer or throws a Failure with the server's code.

import type {
  Advice,
  Blocks,
  CallSettings,
  Calls,
  Companion,
  Components,
  Example,
  Examples,
  Failure as FailureBody,
  GameRatings,
  GamesPlayed,
  GivenShare,
  Glossary,
  HostReport,
  Kept,
  Leaderboard,
  Me,
  NewGuest,
  NewTable,
  NewToken,
  NewTournament,
  Opening,
  OpenTables,
  OwnRatings,
  OwnSeat,
  OwnTournament,
  OwnTournaments,
  Profile,
  PushSubscription,
  RecoveryKey,
  Replay,
  ReportPlayer,
  Review,
  Rules,
  RulesData,
  SeatClaimed,
  Seated,
  SeatKey,
  Statistics,
  TableOptions,
  Tell,
  Tokens,
  Tutorial,
  Verification,
} from "./wire";

export class Failure extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly about: FailureBody["about"] = {},
  ) {
    super(message);
  }
}

async function call<Answer>(path: string, body?: unknown, token = ""): Promise<Answer> {
  const bearer: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const request: RequestInit =
    body === undefined
      ? { headers: bearer }
      : {
          method: "POST",
          headers: { "Content-Type": "application/json", ...bearer },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Failure("no-connection", path);
  }
  if (!response.ok) {
    const failure = (await response.json().catch(() => null)) as FailureBody | null;
    throw new Failure(failure?.code ?? "failed", failure?.message ?? response.statusText, failure?.about);
  }
  return (await response.json()) as Answer;
}

function table(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}`;
}

function tournament(code: string): string {
  return `/api/tournaments/${encodeURIComponent(code)}`;
}

/** The drawing of the link to a tournament, or with a key that of a player. */
export function tournamentQr(code: string, key = ""): string {
  return `${tournament(code)}/qr.svg${key ? `?key=${key}` : ""}`;
}

function companion(code: string): string {
  return `/api/companion/${encodeURIComponent(code)}`;
}

export const api = {
  me: () => call<Me>("/api/me"),
  rules: () => call<Rules>("/api/rules"),
  rulesData: (rules: string) => call<RulesData>(`/api/rules/${encodeURIComponent(rules)}`),
  components: (rules: string) => call<Components>(`/api/rules/${encodeURIComponent(rules)}/components`),
  beginCompanion: (rules: string, names: string[]) => call<Companion>("/api/companion", { rules, names }),
  companion: (code: string) => call<Companion>(companion(code)),
  claimSeat: (code: string, seat: number) => call<SeatClaimed>(`${companion(code)}/claim`, { seat }),
  ownSeat: (code: string, key: string) => call<OwnSeat>(`${companion(code)}/look`, { key }),
  tellCompanion: (code: string, key: string, entry: Tell["entry"]) =>
    call<Companion>(`${companion(code)}/tell`, { key, entry }),
  enterResult: (code: string, key: string) => call<Companion>(`${companion(code)}/result`, { key }),
  dealForTable: (tournament: string, round: number, table: number) =>
    call<Companion>(`/api/tournaments/${encodeURIComponent(tournament)}/deal`, { round, table }),
  create: (wanted: NewTable) => call<Seated>("/api/tables", wanted),
  table: (code: string, token = "") => call<Seated>(table(code), undefined, token),
  seatGuest: (code: string, name: string) => call<NewGuest>(`${table(code)}/guests`, { name }),
  handOver: (code: string, seat: number) => call<SeatKey>(`${table(code)}/hand-over`, { seat }),
  takeOver: (code: string, key: string, name: string) =>
    call<Seated>(`${table(code)}/take-over`, { key, name }),
  join: (code: string, name: string, seat: number | null, guest: boolean) =>
    call<Seated>(`${table(code)}/join`, { name, seat, guest }),
  letIn: (code: string, name: string) => call<Seated>(`${table(code)}/let-in`, { name }),
  share: (code: string, given: GivenShare) => call<Seated>(`${table(code)}/share`, given),
  setRules: (code: string, rules: string, seats: number) =>
    call<Seated>(`${table(code)}/rules`, { rules, seats }),
  comeBack: (code: string) => call<Seated>(`${table(code)}/return`, {}),
  research: (code: string, agrees: boolean) => call<Seated>(`${table(code)}/research`, { agrees }),
  leave: (code: string, token = "") => call<Seated>(`${table(code)}/leave`, {}, token),
  setSeat: (code: string, seat: number, bot: string | null) =>
    call<Seated>(`${table(code)}/seat`, { seat, bot }),
  order: (code: string, order: number[]) => call<Seated>(`${table(code)}/order`, { order }),
  options: (code: string, options: TableOptions) => call<Seated>(`${table(code)}/options`, options),
  start: (code: string) => call<Seated>(`${table(code)}/start`, {}),
  rematch: (code: string) => call<Seated>(`${table(code)}/rematch`, {}),
  games: (first = 0, count = 10) => call<GamesPlayed>(`/api/me/games?first=${first}&count=${count}`),
  statistics: () => call<Statistics>("/api/me/statistics"),
  openTables: () => call<OpenTables>("/api/open"),
  opening: (code: string) => call<Opening>(`${table(code)}/opening`),
  gameRatings: (code: string) => call<GameRatings>(`${table(code)}/ratings`),
  leaderboard: (skill: string, season: string) =>
    call<Leaderboard>(`/api/ratings?skill=${skill}&season=${encodeURIComponent(season)}`),
  profile: (name: string) => call<Profile>(`/api/players/${encodeURIComponent(name)}`),
  ownRatings: () => call<OwnRatings>("/api/me/ratings"),
  showProfile: (wanted: boolean) => call<OwnRatings>("/api/me/profile", { public: wanted }),
  replay: (code: string, seat: string, first: number, count = 50) =>
    call<Replay>(`${table(code)}/replay?seat=${seat}&first=${first}&count=${count}`),
  advice: (code: string, move: number) => call<Advice>(`${table(code)}/advice?move=${move}`),
  review: (code: string) => call<Review>(`${table(code)}/review`),
  replayFile: (record: string, seat: string, first: number) =>
    call<Replay>("/api/replay", { record, seat, first }),
  tutorial: (answers: string[]) => call<Tutorial>("/api/tutorial", { answers }),
  examples: () => call<Examples>("/api/examples"),
  example: (clause: string) => call<Example>(`/api/examples/${encodeURIComponent(clause)}`),
  glossary: () => call<Glossary>("/api/glossary"),
  calls: () => call<Calls>("/api/me/calls"),
  setCalls: (settings: CallSettings) => call<Calls>("/api/me/calls/settings", settings),
  subscribe: (subscription: PushSubscription) => call<Calls>("/api/me/calls/push", subscription),
  addAddress: (address: string) => call<Calls>("/api/me/calls/address", { address }),
  confirmAddress: (id: string, code: string) => call<Calls>("/api/me/calls/confirm", { id, code }),
  removeAddress: (id: string) => call<Calls>("/api/me/calls/remove", { id }),
  kept: () => call<Kept>("/api/privacy"),
  blocks: () => call<Blocks>("/api/me/blocks"),
  unblock: (name: string) => call<Blocks>("/api/me/blocks/lift", { name }),
  block: (code: string, seat: number) => call<Blocks>(`${table(code)}/block`, { seat }),
  report: (code: string, report: ReportPlayer) => call<Blocks>(`${table(code)}/report`, report),
  sendAway: (code: string, seat: number) => call<Seated>(`${table(code)}/send-away`, { seat }),
  deleteMe: (password: string) => call<Me>("/api/me/delete", { password }),
  settle: (number: number, token: string) =>
    call<HostReport>(`/api/host/reports/${number}/settle`, {}, token),
  host: (token: string) => call<HostReport>("/api/host", undefined, token),
  tournaments: () => call<OwnTournaments>("/api/tournaments"),
  openTournament: (wanted: NewTournament) => call<OwnTournament>("/api/tournaments", wanted),
  tournament: (code: string) => call<OwnTournament>(tournament(code)),
  /** Ask for something in a tournament; sent again with the same id, it happens once. */
  inTournament: (code: string, what: string, body: object) =>
    call<OwnTournament>(`${tournament(code)}/${what}`, body),
  verify: (code: string) => call<Verification>(`${table(code)}/verify`),
  recoveryKey: () => call<RecoveryKey>("/api/me/recovery-key", {}),
  recover: (key: string) => call<Me>("/api/me/recover", { key }),
  openAccount: (name: string, password: string) => call<Me>("/api/account", { name, password }),
  logIn: (name: string, password: string) => call<Me>("/api/login", { name, password }),
  logOut: () => call<Me>("/api/logout", {}),
  changePassword: (old: string, fresh: string) => call<Me>("/api/account/password", { old, new: fresh }),
  tokens: () => call<Tokens>("/api/me/tokens"),
  makeToken: (name: string) => call<NewToken>("/api/me/tokens", { name }),
  revokeToken: (id: string) => call<Tokens>(`/api/me/tokens/${encodeURIComponent(id)}/revoke`, {}),
};

/** Where a finished game's record can be had as a file. */
export function recordAddress(code: string): string {
  return `${table(code)}/record`;
}

export async function words(language: string, part: "game" | "rules"): Promise<string> {
  const response = await fetch(`/api/words/${language}${part === "rules" ? "/rules" : ""}`);
  return await response.text();
}

/** A number that nobody can guess: an id, or a person's share in a deal. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
