// Made by scripts/wire.mjs from the Python definitions (undermine.protocol.schema). Do not edit.

export type ClientMessage =
  Hello | Act | Say | Claim | MoreTime | Standing | PassOn | Mute | Ready | SawUpdate | Ping;
export type ServerMessage =
  | Welcome
  | TableChanged
  | Snapshot
  | Update
  | Ack
  | Refused
  | Problem
  | Presence
  | ClockShown
  | StandingOrders
  | Passing
  | Unmasking
  | Held
  | Talk
  | Talked
  | Said
  | Pong;

/**
 * The messages of protocol version 1
 */
export interface Wire {
  Hello?: Hello;
  Act?: Act;
  Say?: Say;
  Claim?: Claim;
  Looked?: Looked;
  Trust?: Trust;
  Suspect?: Suspect;
  RepairMe?: RepairMe;
  Innocent?: Innocent;
  WhyMe?: WhyMe;
  Thanks?: Thanks;
  Tease?: Tease;
  PassingBecause?: PassingBecause;
  MoreTime?: MoreTime;
  Standing?: Standing;
  PassOn?: PassOn;
  Mute?: Mute;
  Ready?: Ready;
  SawUpdate?: SawUpdate;
  Ping?: Ping;
  Welcome?: Welcome;
  Table?: Table;
  Seat?: Seat;
  TableOptions?: TableOptions;
  TableChanged?: TableChanged;
  Snapshot?: Snapshot;
  Situation?: Situation;
  SaboteurView?: SaboteurView;
  BoardCard?: BoardCard;
  Goal?: Goal;
  LostMinesView?: LostMinesView;
  HeldTreasure?: HeldTreasure;
  EdgeToken?: EdgeToken;
  Ask?: Ask;
  "undermine.protocol.views.Options"?: Options;
  Option?: Option;
  Target?: Target;
  Update?: Update;
  Ack?: Ack;
  Refused?: Refused;
  Reason?: Reason;
  Problem?: Problem;
  Presence?: Presence;
  ClockShown?: ClockShown;
  StandingOrders?: StandingOrders;
  Passing?: Passing;
  Unmasking?: Unmasking;
  Held?: Held;
  Talk?: Talk;
  Talked?: Talked;
  Said?: Said;
  Pong?: Pong;
  NewTable?: NewTable;
  "undermine.protocol.http.Options"?: Options1;
  Join?: Join;
  SameDevice?: SameDevice;
  HandOver?: HandOver;
  TakeOver?: TakeOver;
  GivenShare?: GivenShare;
  SetSeat?: SetSeat;
  Reorder?: Reorder;
  ReplayFile?: ReplayFile;
  Lessons?: Lessons;
  CheckFile?: CheckFile;
  Recover?: Recover;
  Credentials?: Credentials;
  NewPassword?: NewPassword;
  TokenWanted?: TokenWanted;
  ShowProfile?: ShowProfile;
  NewTournament?: NewTournament;
  TournamentFormat?: TournamentFormat;
  RegisterPlayer?: RegisterPlayer;
  TypeInPlayers?: TypeInPlayers;
  ClaimPlayer?: ClaimPlayer;
  SetAttendance?: SetAttendance;
  TournamentCommand?: TournamentCommand;
  BeginRound?: BeginRound;
  GiveResult?: GiveResult;
  SendAway?: SendAway;
  ReportPlayer?: ReportPlayer;
  BlockPlayer?: BlockPlayer;
  Unblock?: Unblock;
  DeleteMe?: DeleteMe;
  CallSettings?: CallSettings;
  PushSubscription?: PushSubscription;
  NewAddress?: NewAddress;
  ConfirmAddress?: ConfirmAddress;
  RemoveAddress?: RemoveAddress;
  NewCompanion?: NewCompanion;
  ClaimSeat?: ClaimSeat;
  Look?: Look;
  Tell?: Tell;
  RoundOver?: RoundOver;
  GoldPicked?: GoldPicked;
  GoldCounted?: GoldCounted;
  DealForTable?: DealForTable;
  EnterResult?: EnterResult;
  Seated?: Seated;
  NewGuest?: NewGuest;
  SeatKey?: SeatKey;
  Me?: Me;
  RunningTable?: RunningTable;
  RecoveryKey?: RecoveryKey;
  NewToken?: NewToken;
  Tokens?: Tokens;
  Token?: Token;
  Rules?: Rules;
  Fairness?: Fairness;
  Share?: Share;
  Verification?: Verification;
  Check?: Check;
  Replay?: Replay;
  Step?: Step;
  Seen?: Seen;
  Remark?: Remark;
  Round?: Round;
  Review?: Review;
  ReviewedRound?: ReviewedRound;
  ReviewedMove?: ReviewedMove;
  GaveAway?: GaveAway;
  Advice?: Advice;
  AdvisedOption?: AdvisedOption;
  AdviceReason?: AdviceReason;
  Tutorial?: Tutorial;
  TutorialStep?: TutorialStep;
  Example?: Example;
  Picture?: Picture;
  Examples?: Examples;
  Glossary?: Glossary;
  GlossarySection?: GlossarySection;
  GlossaryWord?: GlossaryWord;
  GamesPlayed?: GamesPlayed;
  GamePlayed?: GamePlayed;
  SeatResult?: SeatResult;
  Statistics?: Statistics;
  RulesStatistics?: RulesStatistics;
  RoleStatistics?: RoleStatistics;
  OpenTables?: OpenTables;
  OpenTable?: OpenTable;
  OpenTablesChanged?: OpenTablesChanged;
  Opening?: Opening;
  GameRatings?: GameRatings;
  SeatRatings?: SeatRatings;
  RatingChange?: RatingChange;
  RatedRound?: RatedRound;
  Leaderboard?: Leaderboard;
  Leader?: Leader;
  Profile?: Profile;
  SkillRating?: SkillRating;
  RatedMoment?: RatedMoment;
  OwnRatings?: OwnRatings;
  TournamentShown?: TournamentShown;
  TournamentPlayer?: TournamentPlayer;
  TournamentRound?: TournamentRound;
  TournamentTable?: TournamentTable;
  TournamentStanding?: TournamentStanding;
  OwnTournament?: OwnTournament;
  Organising?: Organising;
  OwnTournaments?: OwnTournaments;
  ListedTournament?: ListedTournament;
  Blocks?: Blocks;
  Blocked?: Blocked;
  Calls?: Calls;
  CallAddress?: CallAddress;
  Kept?: Kept;
  MyData?: MyData;
  KeptToken?: KeptToken;
  KeptTable?: KeptTable;
  KeptText?: KeptText;
  KeptRating?: KeptRating;
  KeptReport?: KeptReport;
  KeptAddress?: KeptAddress;
  Failure?: Failure;
  HostReport?: HostReport;
  Versions?: Versions;
  Counts?: Counts;
  Load?: Load;
  Memory?: Memory;
  HostedTable?: HostedTable;
  LoggedFault?: LoggedFault;
  PlayerReport?: PlayerReport;
  RulesData?: RulesData;
  CardData?: CardData;
  Components?: Components;
  Copies?: Copies;
  GoldCards?: GoldCards;
  Companion?: Companion;
  CompanionSeat?: CompanionSeat;
  DwarfCount?: DwarfCount;
  OfTournament?: OfTournament;
  OwnSeat?: OwnSeat;
  SeatClaimed?: SeatClaimed;
  ClientMessage?: ClientMessage;
  ServerMessage?: ServerMessage;
}
/**
 * The first message. `last` is the number of the last update the client has seen: it wants those behind it.
 *
 *     `talk` is the same for what was said; `mute` are seats whose texts the client does not want (see mute).
 *     `token` is that of a program, from a browser, which cannot send it as a header. `watch` asks for what everybody may
 *     see and nothing else, also for somebody who has a seat.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  last?: number | null;
  talk?: number | null;
  /**
   * @maxItems undefined
   */
  mute?: number[];
  token?: string;
  watch?: boolean;
}
/**
 * Do this, as the answer to the ask with that number. The same id again has no second effect.
 */
export interface Act {
  type: "act";
  id: string;
  ask: number;
  action: string;
}
/**
 * Say this to the whole table; there is no other way to talk. The same id again has no second effect.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * Claim something before the whole table, in a form that programs can read.
 */
export interface Claim {
  type: "claim";
  id: string;
  claim: Looked | Trust | Suspect | RepairMe | Innocent | WhyMe | Thanks | Tease | PassingBecause;
}
/**
 * I looked at this goal, and it is that card. Not in The Lost Mines: what a look showed stays secret (LM-37).
 */
export interface Looked {
  is: "looked";
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  card: string;
}
/**
 * I think this seat is on my side.
 */
export interface Trust {
  is: "trust";
  seat: number;
}
/**
 * I think this seat is not on my side.
 */
export interface Suspect {
  is: "suspect";
  seat: number;
}
/**
 * Somebody repair my tools, please.
 */
export interface RepairMe {
  is: "repair-me";
}
/**
 * I am on your side.
 */
export interface Innocent {
  is: "innocent";
}
/**
 * I ask this seat why it did that to me.
 */
export interface WhyMe {
  is: "why-me";
  seat: number;
}
/**
 * Thank you, on this seat.
 */
export interface Thanks {
  is: "thanks";
  seat: number;
}
/**
 * A friendly jibe at this seat.
 */
export interface Tease {
  is: "tease";
  seat: number;
}
/**
 * I pass because my tools are broken, or because no card of mine is of use. Not in The Lost Mines (LM-37).
 */
export interface PassingBecause {
  is: "passing";
  why: "broken" | "no-card";
}
/**
 * Give the open question more time: as much as a turn has. Each seat can do this a few times a game.
 */
export interface MoreTime {
  type: "more-time";
}
/**
 * Standing orders about reaction windows: say no to every one, or stop actions with these verbs, or neither.
 *
 *     They count where the seat does not answer itself. Nobody else hears of them.
 */
export interface Standing {
  type: "standing";
  no: boolean;
  /**
   * @maxItems undefined
   */
  veto?: string[];
}
/**
 * Pass for me to the end of this round, or no longer; once the deck is empty.
 */
export interface PassOn {
  type: "pass-on";
  on: boolean;
}
/**
 * Do not tell me on this connection what these seats say, and no others; what they claim is told.
 */
export interface Mute {
  type: "mute";
  /**
   * @maxItems undefined
   */
  seats: number[];
}
/**
 * I have looked at how this round ended, and want to go on.
 */
export interface Ready {
  type: "ready";
  round: number;
}
/**
 * Somebody has looked at the table as it was after the update with this number (0: before the game).
 *
 *     They are not called back then to what they have seen, on whichever device.
 */
export interface SawUpdate {
  type: "seen";
  seq: number;
}
/**
 * Asks whether the server is still there.
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to hello: the table, and which seat is yours.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: Table;
  you: number | null;
}
/**
 * What everybody who has a table's code may know of it. `commitment` fixes the deal before the seats are.
 *
 *     `revealing`: the host has begun, and everybody who has promised a share in the deal shows it now.
 *     `removed` are the names of those whom the host has sent away.
 *     `other_rules`: the game was dealt by another version of the rules; it can be neither played on nor replayed here.
 */
export interface Table {
  code: string;
  rules: string;
  status: string;
  seats: Seat[];
  commitment: string;
  options: TableOptions;
  rematch?: string | null;
  other_rules?: boolean;
  revealing?: boolean;
  removed?: string[];
}
/**
 * Who sits on a seat: a person, a bot of some level, or nobody yet (an empty name).
 *
 *     `promise` is the fingerprint of the person's share in the deal, if they have given one. `assistant`: an AI assistant
 *     plays here. `research`: the person agrees that the finished game may become data for research.
 */
export interface Seat {
  seat: number;
  name: string;
  bot?: string | null;
  host?: boolean;
  promise?: string;
  assistant?: boolean;
  research?: boolean;
}
/**
 * The host's settings.
 *
 *     `watch`: everybody with the code may watch what is public; `open_rounds`: they may also see rounds that are
 *     over with all cards open. `turn_seconds`: for each turn, 0 for no clock;
 *     `turn_days`: for each turn, instead of seconds; `reserve_seconds`: what each seat has beyond that in the whole game;
 *     `when_out`: what happens then (a bot moves, or the most harmless answer is given). `reaction_seconds`: how long a
 *     reaction window lasts, whatever is answered; 0 closes it with the last answer, which is for tables of programs.
 *     `chatter`: how much bots talk.
 *     `unmasking_seconds`: how long the game waits for people to look at the end of a round; 0: not at all.
 *     `rated`: the game changes everybody's ratings, once it is over. `listed`: everybody may find the table, with the
 *     `language` that is spoken there; `bots_after_seconds`: then the game begins by itself, when all seats are taken or
 *     after that time with bots of `bots_level` on the free ones; 0: the host begins. `assistants`: AI assistants may sit
 *     down, and are marked for everybody.
 */
export interface TableOptions {
  watch?: boolean;
  turn_seconds?: number;
  reserve_seconds?: number;
  reaction_seconds?: number;
  when_out?: "bot" | "harmless";
  turn_days?: number;
  open_rounds?: boolean;
  unmasking_seconds?: number;
  chatter?: "lively" | "silent" | "some";
  rated?: boolean;
  listed?: boolean;
  language?: string;
  bots_after_seconds?: number;
  bots_level?: string;
  assistants?: boolean;
}
/**
 * Somebody has come or gone, or the game has begun or ended.
 */
export interface TableChanged {
  type: "table";
  table: Table;
  you: number | null;
}
/**
 * How things stand, for a client that begins here. `story` is what everybody has seen of this round.
 */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  now: Situation;
  story: {
    [k: string]: unknown;
  }[];
}
/**
 * How things stand for one seat: what it sees, the open question, and its answers if it is asked.
 */
export interface Situation {
  view: SaboteurView | LostMinesView;
  ask: Ask | null;
  options: Options | null;
}
/**
 * What a seat sees of a game of Saboteur.
 */
export interface SaboteurView {
  game: "saboteur";
  seat: number | null;
  turn: number;
  hand: string[];
  hand_sizes: number[];
  deck_size: number;
  discard_size: number;
  parts: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  round: number;
  starter: number | null;
  active: number | null;
  board: BoardCard[];
  goals: Goal[];
  dwarfs: (string | null)[];
  unused: (string | null)[];
  before: string[][];
  gold: number[];
  gold_cards: number[];
  tokens: number[];
  supply_size: number;
  memories: {
    [k: string]: unknown;
  }[];
  last_digger: number | null;
  last_dug: [number, number] | null;
  treasure_found: boolean;
  finisher: number | null;
  winners: number[];
  over: boolean;
  wealth: number[];
}
/**
 * A card lying face up. `lit` are its openings that are joined to the start, of the letters NESW.
 */
export interface BoardCard {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  card: string;
  turned?: boolean;
  lit?: string;
}
/**
 * A goal, face down (the card is null) or revealed.
 */
export interface Goal {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cell: [number, number];
  card: string | null;
}
/**
 * What a seat sees of a game of The Lost Mines. Clans are the backs of the dwarf cards.
 */
export interface LostMinesView {
  game: "lost-mines";
  seat: number | null;
  turn: number;
  hand: string[];
  hand_sizes: number[];
  deck_size: number;
  discard_size: number;
  parts: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  round: number;
  starter: number | null;
  active: number | null;
  board: BoardCard[];
  mines: Goal[];
  clans: string[];
  dwarfs: (string | null)[];
  places: [number, number][];
  treasures: HeldTreasure[];
  tokens: EdgeToken[];
  tools: [number, number][];
  points: number[];
  dragon: number | null;
  last_player: number | null;
  memories: {
    [k: string]: unknown;
  }[];
  winners: number[];
  over: boolean;
}
/**
 * A treasure on display (no holder) or before its holder; its back shows the kind, its card may be unknown.
 */
export interface HeldTreasure {
  back: string;
  card: string | null;
  holder: number | null;
}
/**
 * A trap (no owner) or somebody's troll on the edge between two cells.
 */
export interface EdgeToken {
  /**
   * @minItems 2
   * @maxItems 2
   */
  cells: [[number, number], [number, number]];
  owner: number | null;
}
/**
 * The open question: its number, its name, who is asked, and what everybody knows of its subject.
 */
export interface Ask {
  number: number;
  name: string;
  seats: number[];
  about?: {
    [k: string]: unknown;
  } | null;
}
/**
 * All options, and their places in that list by card and verb (card "" for those that take none).
 */
export interface Options {
  all: Option[];
  by_card: {
    [k: string]: {
      [k: string]: number[];
    };
  };
}
/**
 * Something the seat may do now; `action` is what to send.
 */
export interface Option {
  action: string;
  verb: string;
  card?: string | null;
  targets?: Target[];
}
/**
 * What an action is aimed at: always as text, and as what it is where a client draws it.
 */
export interface Target {
  kind: string;
  text: string;
  cell?: [number, number] | null;
  turned?: boolean;
  seat?: number | null;
  card?: string | null;
  number?: number | null;
}
/**
 * What happened, as this seat may know it. Numbers follow each other without a gap, for each seat its own.
 *
 *     `now` is left out where another update follows at once.
 */
export interface Update {
  type: "update";
  seq: number;
  events: {
    [k: string]: unknown;
  }[];
  now?: Situation | null;
}
/**
 * The command is done and will never be lost; `seq` is the number of its update.
 */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}
/**
 * The command was not done, for all these reasons. Nobody else hears of it.
 */
export interface Refused {
  type: "refused";
  id: string;
  reasons: Reason[];
}
/**
 * One reason against an action: a code, the clause of the rules, and what it is about.
 */
export interface Reason {
  code: string;
  clause?: string;
  about?: string;
}
/**
 * A message could not be used at all; `id` is that of the command, if it was one, `clause` the rule against it.
 */
export interface Problem {
  type: "error";
  code: string;
  id?: string | null;
  clause?: string | null;
}
/**
 * Which seats have somebody at the other end; bots always do. At tables with a clock: for whom a bot plays.
 *
 *     `left` are the seats whose people have left the game: bots play them to its end, or until their people are back.
 */
export interface Presence {
  type: "presence";
  here: boolean[];
  played?: boolean[];
  left?: number[];
}
/**
 * How many seconds the question with this number has left; for each seat, its reserve and how often it can add.
 */
export interface ClockShown {
  type: "clock";
  ask: number;
  left: number;
  reserve: number[];
  more: number[];
}
/**
 * This seat's standing orders: it says no to every reaction window, or stops actions with these verbs.
 */
export interface StandingOrders {
  type: "standing";
  no: boolean;
  veto?: string[];
}
/**
 * Whether the server passes for this seat to the end of the round.
 */
export interface Passing {
  type: "passing";
  on: boolean;
}
/**
 * A round is over, and everybody looks at it: which one, who is `ready` to go on, and how many seconds are `left`.
 *
 *     Where the game does not wait for that (`left` is null: turns have days), `now` is the table as the round left it
 *     and `events` are those from the end of play on; elsewhere the updates tell it.
 */
export interface Unmasking {
  type: "unmasking";
  round: number;
  ready: number[];
  left?: number | null;
  now?: Situation | null;
  events?: {
    [k: string]: unknown;
  }[];
}
/**
 * The answer to a reaction window is held until it closes; then it is acknowledged. Another may replace it.
 */
export interface Held {
  type: "held";
  id: string;
}
/**
 * A seat has said something, while the question `ask` was open. Numbers follow each other without a gap.
 */
export interface Talk {
  type: "talk";
  number: number;
  seat: number;
  ask: number;
  text?: string | null;
  claim?: (Looked | Trust | Suspect | RepairMe | Innocent | WhyMe | Thanks | Tease | PassingBecause) | null;
}
/**
 * What was said before the client came, as far as it is remembered.
 */
export interface Talked {
  type: "talked";
  talk: Talk[];
}
/**
 * What the client wanted to say has been said, under this number.
 */
export interface Said {
  type: "said";
  id: string;
  number: number;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
}
/**
 * A table with this many seats; the first is the host's, and bots of these levels take the last ones.
 *
 *     `assistant`: the host is an AI assistant, which the options must allow.
 */
export interface NewTable {
  rules: string;
  seats: number;
  name: string;
  /**
   * @maxItems undefined
   */
  bots?: string[];
  nonce?: string;
  options?: Options1;
  promise?: string;
  assistant?: boolean;
}
/**
 * The host's settings, all of them; what is left out gets its default.
 */
export interface Options1 {
  watch?: boolean;
  turn_seconds?: number;
  reserve_seconds?: number;
  reaction_seconds?: number;
  when_out?: "bot" | "harmless";
  turn_days?: number;
  open_rounds?: boolean;
  unmasking_seconds?: number;
  chatter?: "lively" | "silent" | "some";
  rated?: boolean;
  listed?: boolean;
  language?: string;
  bots_after_seconds?: number;
  bots_level?: string;
  assistants?: boolean;
}
/**
 * Sit down: on that seat, or on the first free one; a `guest` has no name of their own and is numbered.
 *
 *     The nonce is the person's share in the deal, the promise its fingerprint, if it is to be shown later. An `assistant`
 *     is an AI assistant: the host must allow it, and everybody sees it.
 */
export interface Join {
  name: string;
  seat?: number | null;
  nonce?: string;
  promise?: string;
  guest?: boolean;
  assistant?: boolean;
}
/**
 * Sit somebody else down who plays on the asker's device: on that seat, or on the first free one.
 */
export interface SameDevice {
  name: string;
  seat?: number | null;
}
/**
 * The host hands over the seat of somebody who is gone.
 */
export interface HandOver {
  seat: number;
}
/**
 * Sit down in the middle of a game, on the seat that was handed over with this key, under this name.
 */
export interface TakeOver {
  key: string;
  name: string;
}
/**
 * A share in the deal: the fingerprint of it before the game begins, itself when the table asks for it.
 */
export interface GivenShare {
  promise?: string;
  nonce?: string;
}
/**
 * The host puts a bot on a seat, or with null empties it.
 */
export interface SetSeat {
  seat: number;
  bot: string | null;
}
/**
 * The host changes who sits where: the present seats in their new order.
 */
export interface Reorder {
  /**
   * @maxItems undefined
   */
  order: number[];
}
/**
 * A record that somebody has as a file, and which of its steps are wanted; nothing of it is kept.
 */
export interface ReplayFile {
  record: string;
  seat?: string;
  first?: number;
  count?: number;
}
/**
 * Everything the pupil of the tutorial has answered so far.
 */
export interface Lessons {
  /**
   * @maxItems undefined
   */
  answers: string[];
}
/**
 * A record that is to be checked, with what was noted before the game; nothing of it is kept.
 */
export interface CheckFile {
  record: string;
  commitment?: string;
  nonce?: string;
}
/**
 * Become, on this device, the person whose recovery key this is.
 */
export interface Recover {
  key: string;
}
/**
 * The name and password of an account.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * Another password in the place of the present one.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * A token for a program; the name is for the owner's own list.
 */
export interface TokenWanted {
  name: string;
}
/**
 * Whether others may see the asker on leaderboards and on a page of their own, by the name of their account.
 */
export interface ShowProfile {
  public: boolean;
}
/**
 * A tournament; `organiser` is the asker's own name, `onsite`: all tables are played with real cards.
 */
export interface NewTournament {
  name: string;
  organiser: string;
  rules?: string;
  format?: TournamentFormat;
  onsite?: boolean;
  options?: Options1;
}
/**
 * Rounds at tables of `fewest` to `most`, then semifinals and a final of the best; 0: there is none.
 */
export interface TournamentFormat {
  fewest?: number;
  most?: number;
  rounds?: number;
  semifinal?: number;
  final?: number;
}
/**
 * Take part, by this name.
 */
export interface RegisterPlayer {
  id: string;
  name: string;
}
/**
 * The organiser registers people.
 */
export interface TypeInPlayers {
  id: string;
  /**
   * @minItems 1
   * @maxItems undefined
   */
  names: [string, ...string[]];
}
/**
 * Be, with this device, the player whose key this is.
 */
export interface ClaimPlayer {
  key: string;
}
/**
 * The organiser says of a player, or a player of themselves: withdrawn, back, absent from the next round or not.
 */
export interface SetAttendance {
  id: string;
  player: string;
  attendance: "absent" | "playing" | "withdrawn";
}
/**
 * The organiser pairs the next round, or closes the tournament.
 */
export interface TournamentCommand {
  id: string;
}
/**
 * The organiser lets the round begin; these tables are played with real cards.
 */
export interface BeginRound {
  id: string;
  /**
   * @maxItems undefined
   */
  by_hand?: number[];
}
/**
 * Everybody's gold at a table, in the order in which its players are listed.
 */
export interface GiveResult {
  id: string;
  round: number;
  table: number;
  /**
   * @maxItems undefined
   */
  gold: number[];
}
/**
 * The host sends somebody away from a running game; a bot plays on.
 */
export interface SendAway {
  seat: number;
}
/**
 * What is wrong with somebody at a table; the place in the game is noted by the server.
 */
export interface ReportPlayer {
  seat: number;
  reason: "cheating" | "insults" | "name" | "other" | "stalling";
  words?: string;
}
/**
 * The asker does not want to meet again who sits there.
 */
export interface BlockPlayer {
  seat: number;
}
/**
 * The asker may meet those again whom they blocked by this name.
 */
export interface Unblock {
  name: string;
}
/**
 * Forget the asker; those who have an account give its password.
 */
export interface DeleteMe {
  password?: string;
}
/**
 * What the asker wants to be told of: their turn, a full table, the end of a game, the round of a tournament.
 *
 *     Quiet hours are minutes of the day in their zone; both or none are given.
 */
export interface CallSettings {
  turn?: boolean;
  full?: boolean;
  over?: boolean;
  round?: boolean;
  quiet_from?: number | null;
  quiet_to?: number | null;
  zone?: string;
  language?: string;
}
/**
 * A browser's subscription for the key that `Calls` gives (Push API).
 */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  name?: string;
}
/**
 * A mail address, or an address that `apprise` understands; a number is sent there that confirms it.
 */
export interface NewAddress {
  address: string;
}
/**
 * The number that was sent to an address.
 */
export interface ConfirmAddress {
  id: string;
  code: string;
}
/**
 * Do not call there any more.
 */
export interface RemoveAddress {
  id: string;
}
/**
 * Begin a game with printed cards: its rules, and who plays, in the order of their seats.
 */
export interface NewCompanion {
  rules: string;
  /**
   * @minItems 1
   * @maxItems undefined
   */
  names: [string, ...string[]];
}
/**
 * Take a name of the list for this device.
 */
export interface ClaimSeat {
  seat: number;
}
/**
 * Look at what the seat with this key may know.
 */
export interface Look {
  key: string;
}
/**
 * Tell how the game goes on, as the seat with this key.
 */
export interface Tell {
  key: string;
  entry: RoundOver | GoldPicked | GoldCounted;
}
/**
 * A round is over: whether the treasure was reached, and by whom.
 *
 *     In Saboteur 2 also: the `teams` that have won, and how many `crystals` lie open.
 *     In The Lost Mines instead: the treasures that lie before each seat by their names, and who has the dragon.
 */
export interface RoundOver {
  is: "round-over";
  treasure?: boolean;
  finisher?: number | null;
  /**
   * @maxItems undefined
   */
  treasures?: string[][];
  dragon?: number | null;
  /**
   * @maxItems undefined
   */
  teams?: ("blue" | "green")[];
  crystals?: number;
}
/**
 * A seat keeps a gold card of this value and passes the others on.
 */
export interface GoldPicked {
  is: "gold-picked";
  seat: number;
  value: number;
}
/**
 * A seat has got gold otherwise, or lost it, in the sight of all.
 */
export interface GoldCounted {
  is: "gold-counted";
  seat: number;
  gold: number;
}
/**
 * Deal for a table of a tournament that is played with real cards.
 */
export interface DealForTable {
  round: number;
  table: number;
}
/**
 * Enter the scores of a game that is over in its tournament, as the seat with this key.
 */
export interface EnterResult {
  key: string;
}
/**
 * A table, which seat is the asker's, and whether they are its host.
 */
export interface Seated {
  table: Table;
  you: number | null;
  host: boolean;
}
/**
 * Somebody who plays on a shared device, known by a token as a program would be, and where they sit.
 */
export interface NewGuest {
  token: string;
  seat: number;
}
/**
 * The key to a seat that was handed over: it serves once, and the key before it is void.
 */
export interface SeatKey {
  key: string;
}
/**
 * Who the asker is, the codes of their unfinished tables, and the name of their account if they have one.
 */
export interface Me {
  name: string | null;
  tables: string[];
  account?: string | null;
  running?: RunningTable[];
}
/**
 * An unfinished table of the asker: everybody's name there (empty: a free seat), and which of the seats is theirs.
 *
 *     `asked` are the seats that everybody waits for; null where nobody has looked at the table for a while.
 */
export interface RunningTable {
  code: string;
  rules: string;
  status: string;
  names: string[];
  you: number;
  asked?: number[] | null;
}
/**
 * A key that moves this identity to another device; the one before it is void.
 */
export interface RecoveryKey {
  key: string;
}
/**
 * A new token: what the program sends as `Authorization: Bearer TOKEN`. It is not shown again.
 */
export interface NewToken {
  id: string;
  name: string;
  created: number;
  token: string;
}
/**
 * The tokens of the asker's programs.
 */
export interface Tokens {
  tokens: Token[];
}
/**
 * A token of a program, as its owner sees it in a list; `created` is in milliseconds since 1970.
 */
export interface Token {
  id: string;
  name: string;
  created: number;
}
/**
 * What can be played: rulesets to begin with, modules to add with `+`, and the levels of bots.
 *
 *     `variants` names the modules that are another way to play some module and take its place, each with that module.
 */
export interface Rules {
  rulesets: string[];
  modules: string[];
  bots: string[];
  variants: {
    [k: string]: string;
  };
}
/**
 * How the deal was made. Until it is, only the commitment and the promises are known; the seed when all is over.
 *
 *     `nonces` are those that the deal was made from, `shares` says whose they are.
 */
export interface Fairness {
  game: string;
  commitment: string;
  nonces: string[];
  server_seed?: string | null;
  deal_seed?: string | null;
  shares?: Share[];
}
/**
 * A person's share in the deal: what they promised, and what they showed. Empty: they gave none.
 */
export interface Share {
  seat: number;
  promise: string;
  nonce: string;
}
/**
 * What checking a finished game came to. A file may not say how its deal was made.
 */
export interface Verification {
  fairness: Fairness | null;
  checks: Check[];
}
/**
 * One thing that was checked (`commitment`, `nonce`, `deal`, `moves`), whether it holds, and what was found.
 */
export interface Check {
  name: string;
  holds: boolean;
  about: string;
}
/**
 * Some steps of a finished game; `moves` is how many it has.
 *
 *     `viewers` says whose eyes (-1: a spectator's, -2: everything is open), in order; `rounds` is about the whole game.
 */
export interface Replay {
  rules: string;
  names: string[];
  moves: number;
  viewers: number[];
  steps: Step[];
  talk?: Remark[];
  rounds?: Round[];
}
/**
 * A move of a finished game (0: the deal), by whom if the viewer knew it, and what each viewer saw.
 */
export interface Step {
  number: number;
  seat: number | null;
  action: string | null;
  seen: Seen[];
}
/**
 * What one viewer saw of a step: its events and how things stood after it; all hands if everything is open.
 */
export interface Seen {
  events: {
    [k: string]: unknown;
  }[];
  view: SaboteurView | LostMinesView;
  ask: Ask | null;
  hands?: string[][] | null;
}
/**
 * What a seat said after the move with this number.
 */
export interface Remark {
  text?: string | null;
  claim?: (Looked | Trust | Suspect | RepairMe | Innocent | WhyMe | Thanks | Tease | PassingBecause) | null;
  move: number;
  seat: number;
}
/**
 * A round: the step with which it began, and everybody's gold (or points) when it was over.
 */
export interface Round {
  first: number;
  scores: number[];
}
/**
 * A finished game in review; moves are numbered as the steps of a replay are.
 */
export interface Review {
  rules: string;
  names: string[];
  rounds: ReviewedRound[];
  moves: ReviewedMove[];
  gave_away: GaveAway[];
}
/**
 * What was true in a round: who the saboteurs were, and whether the treasure was found.
 */
export interface ReviewedRound {
  round: number;
  saboteurs: number[];
  treasure: boolean;
}
/**
 * What could be believed after a move: how likely each seat is a saboteur, and the chance of the treasure.
 *
 *     `observer` is somebody who only watches, `seats` has the same for every seat; a chance may not have been computed.
 */
export interface ReviewedMove {
  seq: number;
  round: number;
  seat: number;
  action: string;
  observer: number[];
  seats: number[][];
  treasure: number | null;
}
/**
 * A move by which a saboteur gave themselves away: how much a watcher suspected them before and after it.
 */
export interface GaveAway {
  seq: number;
  round: number;
  seat: number;
  before: number;
  after: number;
}
/**
 * What a master would have done before the move with this number, at the seat that made it; the best first.
 *
 *     It knows no more than that seat did. After the last move there is nobody to advise.
 */
export interface Advice {
  move: number;
  seat: number | null;
  done: string | null;
  options: AdvisedOption[];
}
/**
 * One of the options that a master would take, and why.
 */
export interface AdvisedOption {
  action: string;
  reasons: AdviceReason[];
}
/**
 * What speaks for an option: a code with a sentence in the catalogues, and the seat and chance it is about.
 */
export interface AdviceReason {
  code: string;
  seat?: number | null;
  chance?: number | null;
}
/**
 * Where the pupil is: the open lesson (null: all are done) and the card it is about.
 *
 *     `steps` is what the last answer has led to, the first one being the pupil's own. If it was not the lesson's answer
 *     nothing has happened: `again`, with reasons if it was against the rules.
 */
export interface Tutorial {
  rules: string;
  names: string[];
  lesson: string | null;
  done: number;
  lessons: number;
  card: string | null;
  steps: TutorialStep[];
  again: boolean;
  refused: Reason[];
}
/**
 * What somebody's move in the tutorial brought, as the pupil sees it.
 */
export interface TutorialStep {
  events: {
    [k: string]: unknown;
  }[];
  now: Situation;
}
/**
 * A move that shows what a clause means: the table before and after it, what it did, or why it is refused.
 *
 *     What a move does is told up to the end of its round; a new round has no picture.
 */
export interface Example {
  clause: string;
  rules: string;
  names: string[];
  seat: number;
  action: string;
  before: Picture;
  events: {
    [k: string]: unknown;
  }[];
  refused: Reason[];
  after: Picture | null;
}
/**
 * A table with everything open: what lies there, and all hands.
 */
export interface Picture {
  view: SaboteurView | LostMinesView;
  hands: string[][];
}
/**
 * The clauses that have an example.
 */
export interface Examples {
  clauses: string[];
}
/**
 * The words of the game.
 */
export interface Glossary {
  sections: GlossarySection[];
}
/**
 * Words that belong together; `title` is the message that names them.
 */
export interface GlossarySection {
  title: string;
  words: GlossaryWord[];
}
/**
 * A word of the game: in every language, and the clauses that say what it is.
 */
export interface GlossaryWord {
  word: {
    [k: string]: string;
  };
  clauses: string[];
}
/**
 * Some finished games of the asker's, newest first, and whether there are older ones.
 */
export interface GamesPlayed {
  games: GamePlayed[];
  more: boolean;
}
/**
 * A finished game of the asker's; `ended` is in milliseconds since 1970.
 */
export interface GamePlayed {
  code: string;
  rules: string;
  ended: number;
  you: number;
  seats: SeatResult[];
}
/**
 * How a game ended for one seat: its score (gold, or points), and the role it had in each round.
 */
export interface SeatResult {
  name: string;
  bot: string | null;
  score: number;
  won: boolean;
  roles: string[];
}
/**
 * What all finished games of somebody came to, the rules played most first.
 */
export interface Statistics {
  games: number;
  wins: number;
  rules: RulesStatistics[];
}
/**
 * What somebody's finished games of one set of rules came to; the score is gold, or points.
 */
export interface RulesStatistics {
  rules: string;
  games: number;
  wins: number;
  score: number;
  best: number;
  roles: RoleStatistics[];
}
/**
 * In how many rounds somebody had a role, and how many of them they won.
 */
export interface RoleStatistics {
  role: string;
  rounds: number;
  wins: number;
}
/**
 * All open tables, the oldest first.
 */
export interface OpenTables {
  type: "tables";
  now: number;
  tables: OpenTable[];
}
/**
 * An open table with free seats: by what rules, who waits there, how many bots, and when it begins by itself.
 *
 *     `assistants`: AI assistants may sit down there.
 */
export interface OpenTable {
  code: string;
  rules: string;
  seats: number;
  free: number;
  people: string[];
  bots: number;
  language: string;
  rated: boolean;
  turn_seconds: number;
  turn_days: number;
  starts: number | null;
  assistants?: boolean;
}
/**
 * Tables that are new or different, and the codes of those that are gone.
 */
export interface OpenTablesChanged {
  type: "tables-changed";
  now: number;
  tables: OpenTable[];
  gone: string[];
}
/**
 * Whether everybody may find a table, and when it begins by itself.
 */
export interface Opening {
  now: number;
  listed: boolean;
  starts: number | null;
}
/**
 * What a rated game did to everybody's ratings.
 */
export interface GameRatings {
  season: string;
  seats: SeatRatings[];
}
/**
 * What a game did to the ratings of a seat.
 */
export interface SeatRatings {
  seat: number;
  name: string;
  bot: string | null;
  changes: RatingChange[];
}
/**
 * What a game did to one rating.
 */
export interface RatingChange {
  skill: string;
  before: number;
  after: number;
  doubt: number;
  rounds: RatedRound[];
}
/**
 * Why a rating changed: the dwarf of a round, the place of its side among the sides, its chance to be first.
 */
export interface RatedRound {
  dwarf: string;
  place: number;
  sides: number;
  expected: number;
}
/**
 * The best of a season in one skill, the best first; `seasons` are those there are, the latest first.
 */
export interface Leaderboard {
  season: string;
  skill: string;
  fewest_games: number;
  leaders: Leader[];
  seasons: string[];
}
/**
 * A line of a leaderboard: a person by the name of their account, or a bot by its level.
 */
export interface Leader {
  name: string;
  bot: string | null;
  rating: number;
  doubt: number;
  games: number;
}
/**
 * What somebody's rated games of a season came to.
 */
export interface Profile {
  name: string;
  season: string;
  ratings: SkillRating[];
  course: RatedMoment[];
}
/**
 * A rating, and how many games of the season it comes from; it is listed from 25 games on.
 */
export interface SkillRating {
  skill: string;
  rating: number;
  doubt: number;
  games: number;
}
/**
 * A rating after a game; `at` is in milliseconds since 1970.
 */
export interface RatedMoment {
  at: number;
  skill: string;
  rating: number;
}
/**
 * The asker's ratings, and whether others may see them; only who has an account can be seen.
 */
export interface OwnRatings {
  profile: Profile;
  public: boolean;
}
/**
 * A tournament as everybody with its code may see it. `version` is how much has happened.
 *
 *     `stage` is what is played, or else paired next. `standings` are those of the rounds, the best first; `ranking` also
 *     counts semifinals and final.
 */
export interface TournamentShown {
  type: "tournament";
  version: number;
  code: string;
  name: string;
  rules: string;
  format: TournamentFormat;
  onsite: boolean;
  stage: "final" | "over" | "round" | "semifinal";
  players: TournamentPlayer[];
  rounds: TournamentRound[];
  standings: TournamentStanding[];
  ranking: string[];
}
/**
 * Somebody who takes part, or did.
 */
export interface TournamentPlayer {
  player: string;
  name: string;
  attendance: "absent" | "playing" | "withdrawn";
}
/**
 * A round, or one that is paired and has not begun.
 */
export interface TournamentRound {
  stage: "final" | "over" | "round" | "semifinal";
  begun: boolean;
  tables: TournamentTable[];
  byes: string[];
}
/**
 * A table of a round: its players, and their gold once the game is over.
 *
 *     `by_hand`: it is played with real cards. `code` is that of a table that everybody may watch.
 */
export interface TournamentTable {
  players: string[];
  gold: number[] | null;
  by_hand: boolean;
  code?: string | null;
}
/**
 * What somebody has achieved in the rounds; what comes first breaks ties of what stands before it.
 */
export interface TournamentStanding {
  player: string;
  points: number;
  gold: number;
  opponents: number;
  firsts: number;
  played: number;
  byes: number;
}
/**
 * A tournament, which player the asker is, and the code of their table if it is played on this server.
 */
export interface OwnTournament {
  tournament: TournamentShown;
  you: string | null;
  table: string | null;
  organising: Organising | null;
}
/**
 * What only the organiser may know: players' keys, who has no device here, and the tables of the last round.
 */
export interface Organising {
  keys: {
    [k: string]: string;
  };
  without_device: string[];
  codes: string[];
}
/**
 * The asker's tournaments, the latest first.
 */
export interface OwnTournaments {
  tournaments: ListedTournament[];
}
/**
 * A tournament that the asker organises or takes part in.
 */
export interface ListedTournament {
  code: string;
  name: string;
  organiser: boolean;
}
/**
 * Whom the asker does not meet.
 */
export interface Blocks {
  people: Blocked[];
}
/**
 * Somebody whom the asker does not meet, by the name they had then.
 */
export interface Blocked {
  name: string;
  at: number;
}
/**
 * How the asker is called back. Without a `push_key` browsers cannot be; `services` are those of `apprise`.
 */
export interface Calls {
  push_key: string;
  services: string[];
  mail: boolean;
  settings: CallSettings;
  addresses: CallAddress[];
}
/**
 * Where the asker is called. `lost`: it was subscribed for another key of this server, and must be again.
 */
export interface CallAddress {
  id: string;
  kind: "apprise" | "push";
  name: string;
  created: number;
  confirmed: boolean;
  lost: boolean;
  endpoint?: string;
}
/**
 * For how many days things are kept after they were last used; 0 is until somebody deletes them.
 */
export interface Kept {
  open_days: number;
  unfinished_days: number;
  finished_days: number;
  guest_days: number;
}
/**
 * Everything that is kept about a person.
 */
export interface MyData {
  name: string;
  created: number;
  account: string | null;
  account_created: number | null;
  public: boolean;
  tokens: KeptToken[];
  tables: KeptTable[];
  texts: KeptText[];
  ratings: KeptRating[];
  blocked: Blocked[];
  reports: KeptReport[];
  called_at: KeptAddress[];
}
/**
 * Something by which a person is known again: a session, a device, a recovery key, or a program's token.
 */
export interface KeptToken {
  kind: string;
  name: string;
  created: number;
}
/**
 * A table at which a person sits or sat; their score and whether they won, once it is known.
 */
export interface KeptTable {
  code: string;
  rules: string;
  status: string;
  seat: number;
  name: string;
  created: number;
  started: number | null;
  ended: number | null;
  score: number | null;
  won: boolean | null;
}
/**
 * Something that a person wrote at a table.
 */
export interface KeptText {
  code: string;
  at: number;
  text: string;
}
/**
 * A rating of a season: its mean and how uncertain it is, and from how many games.
 */
export interface KeptRating {
  season: string;
  skill: string;
  mu: number;
  sigma: number;
  games: number;
}
/**
 * A report that a person made about somebody.
 */
export interface KeptReport {
  code: string;
  name: string;
  reason: string;
  words: string;
  at: number;
}
/**
 * Where a person wants to be called back.
 */
export interface KeptAddress {
  kind: string;
  address: string;
  created: number;
}
/**
 * Why a request was refused: a code for programs, what it speaks of, and a sentence for their authors.
 */
export interface Failure {
  code: string;
  message: string;
  about?: {
    [k: string]: string | number;
  };
}
/**
 * How a server is; moments are in milliseconds since 1970, a backup that was never made has none.
 */
export interface HostReport {
  now: number;
  started: number;
  backup: number | null;
  versions: Versions;
  counts: Counts;
  load: Load;
  memory: Memory;
  tables: HostedTable[];
  faults: LoggedFault[];
  reports?: PlayerReport[];
}
/**
 * What runs: the program, the rules, the database, Python, and whether the engine is compiled.
 */
export interface Versions {
  undermine: string;
  rules: number;
  database: string;
  python: string;
  compiled: boolean;
}
/**
 * How much there is: tables by their state, people, and open connections.
 */
export interface Counts {
  open: number;
  playing: number;
  over: number;
  live: number;
  accounts: number;
  guests: number;
  connections: number;
}
/**
 * What the machine does: its load of the last minute and its cores, commands since the start, bots that wait.
 */
export interface Load {
  load: number | null;
  cores: number;
  commands: number;
  waiting_bots: number;
  hurried_bots: number;
}
/**
 * Bytes: held by the server, by each process in which bots think, and free on the disk of the database.
 */
export interface Memory {
  server: number | null;
  workers: number[];
  disk_free: number | null;
}
/**
 * A table that is open or played at; `created` is in milliseconds since 1970, `live`: it is in memory.
 */
export interface HostedTable {
  code: string;
  rules: string;
  status: string;
  created: number;
  live: boolean;
}
/**
 * A line of the log that tells of something wrong; `at` is in milliseconds since 1970.
 */
export interface LoggedFault {
  at: number;
  level: string;
  message: string;
  about: string;
}
/**
 * What a player has reported: the table, the seat, the length of the game's log then, the name, why, and when.
 */
export interface PlayerReport {
  number: number;
  code: string;
  seat: number;
  move: number;
  name: string;
  reason: string;
  words: string;
  at: number;
}
/**
 * One set of rules. `values` gives for every event, memory and part the kind of each of its fields.
 */
export interface RulesData {
  rules: string;
  fewest: number;
  most: number;
  modules: string[];
  cards: CardData[];
  values: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * A kind of card: its name on the wire, the id of its name in words, and its shape if it has one.
 */
export interface CardData {
  name: string;
  kind: string;
  message: string;
  tunnels: string[];
  dead_ends: string;
  tags: string[];
  module: string;
}
/**
 * What lies in the box of a mixture: its cards, the backs that some of them have, and the gold cards.
 */
export interface Components {
  rules: string;
  modules: string[];
  cards: Copies[];
  backs: CardData[];
  gold: GoldCards[];
}
/**
 * A card of the box and the number of its copies.
 */
export interface Copies {
  card: CardData;
  copies: number;
}
/**
 * Gold cards of one value, and the number of their copies.
 */
export interface GoldCards {
  value: number;
  copies: number;
}
/**
 * A game with printed cards as everybody may see it; `last` are the dwarfs of the round that is over.
 *
 *     `setup` is how the table looks when a round begins; `version` grows with everything that is told. `tournament` is
 *     there for a game of one.
 */
export interface Companion {
  code: string;
  rules: string;
  version: number;
  round: number;
  phase: string;
  seats: CompanionSeat[];
  dwarfs: DwarfCount[];
  asked: number | null;
  last: string[];
  winners: number[];
  setup: SaboteurView | LostMinesView;
  tournament?: OfTournament | null;
}
/**
 * What everybody knows of a seat: its name, whether a device has it, its open gold or points.
 *
 *     `score` is known when the game is over.
 */
export interface CompanionSeat {
  name: string;
  claimed: boolean;
  gold: number;
  cards: number;
  score: number | null;
}
/**
 * How many of a dwarf are shuffled.
 */
export interface DwarfCount {
  dwarf: string;
  copies: number;
}
/**
 * The table of a tournament at which a game is played; `given`: its result has been entered.
 */
export interface OfTournament {
  code: string;
  round: number;
  table: number;
  given: boolean;
}
/**
 * What one seat may know beside that: its dwarf, its gold cards, and those it may choose from now.
 */
export interface OwnSeat {
  seat: number;
  dwarf: string;
  gold: number[];
  offered: number[];
}
/**
 * The key of a seat, which nobody else has.
 */
export interface SeatClaimed {
  key: string;
}
