// One table as this browser knows it: what the server last said, and what the player is about to say.
// No rules here: what may be done is what the server's options say.

import { api, nonce } from "../net/api";
import { type Link, TableSocket, type Viewer } from "../net/socket";
import type {
  Claim,
  ClockShown,
  Option,
  Reason,
  RulesData,
  Seated,
  ServerMessage,
  Situation,
  Table,
  Talk,
  Unmasking,
} from "../net/wire";
import { seatName } from "../words/names";
import { type Ground, groundOf } from "../words/places";
import { Sentences, type Words } from "../words/sentences";
import {
  endOf,
  goesOn,
  hasEndedRound,
  hasLostSeat,
  heardBy,
  type LogLine,
  RoundEnds,
  sinceLastTurn,
  UNMASKING,
} from "./happened";
import { giveShare } from "./shares";
import { way } from "./way.svelte";

export class TableState {
  readonly code: string;
  table = $state.raw<Table | null>(null);
  you = $state<number | null>(null);
  host = $state(false);
  rules = $state.raw<RulesData | null>(null);
  now = $state.raw<Situation | null>(null);
  log = $state.raw<LogLine[]>([]);
  fresh = $state.raw<Words[]>([]);
  here = $state.raw<boolean[]>([]);
  /** For which seats a bot plays until somebody is back. */
  played = $state.raw<boolean[]>([]);
  /** The seats whose people have left the game: bots play on. */
  left = $state.raw<number[]>([]);
  talk = $state.raw<Talk[]>([]);
  /** The last remark before each round that began while this page was open, with the round's number. */
  roundsTalked = $state.raw<{ after: number; round: number }[]>([]);
  /** The last remark that was in sight. */
  #read = $state(0);
  /** Whether the player says no to every reaction window. */
  standing = $state(false);
  /** Whether the server passes for the player to the end of the round. */
  passing = $state(false);
  #clock = $state.raw<(ClockShown & { until: number }) | null>(null);
  /** Why something that was no move could not be done: talk, more time. A code of the server's. */
  problem = $state<string | null>(null);
  /** Whom the player does not want to hear; nobody else knows. */
  muted = $state.raw<number[]>([]);
  link = $state<Link>("connecting");
  lag = $state<number | null>(null);
  refused = $state.raw<Reason[]>([]);
  waiting = $state<string | null>(null);
  missing = $state(false);
  /** Whether the host has taken the player off the table. */
  sentAway = $state(false);
  /** What happened since the last round ended, until the player has read it. */
  roundEnd = $state.raw<Words[] | null>(null);
  /** What the server says of the end of a round while everybody looks at it; `until` is when the game goes on. */
  unmasking = $state.raw<(Unmasking & { until: number | null }) | null>(null);
  readonly #ends = new RoundEnds();
  #socket: TableSocket | null = null;
  #lines = 0;
  #tablesTold = 0;
  #seq = 0;
  /** The last update that the server knows the player to have seen. */
  #looked = -1;
  #acked: { id: string; seq: number } | null = null;

  constructor(
    code: string,
    /** As whom the table is looked at; by default as the person of this browser. */
    readonly as: Viewer = {},
  ) {
    this.code = code;
  }

  /** Under which name private notes are kept: people who share a device do not share these. */
  get notebook(): string {
    const { token, watch } = this.as;
    return token || watch ? `${this.code}-${this.you}` : this.code;
  }

  /** What places are told by, as text: the same as long as nothing of it moves, so that what was told stays told. */
  readonly #ground = $derived(JSON.stringify(groundOf(this.now?.view ?? null, way.of)));
  readonly ground = $derived(JSON.parse(this.#ground) as Ground);

  readonly sentences = $derived.by(() =>
    this.rules
      ? new Sentences(
          this.rules,
          () => this.table?.seats.map(seatName) ?? [],
          () => ({ you: this.you, ground: this.ground }),
        )
      : null,
  );

  /** What the cards of these rules are, by their names. */
  readonly cards = $derived(new Map(this.rules?.cards.map((card) => [card.name, card]) ?? []));

  /** Whether the player has left the game, and a bot plays on. */
  readonly hasLeft = $derived(this.you !== null && this.left.includes(this.you));

  readonly options = $derived<Option[]>(this.waiting || this.hasLeft ? [] : (this.now?.options?.all ?? []));
  readonly myTurn = $derived(this.options.length > 0);

  /** Whether the game waits until everybody has looked at how the round ended. */
  readonly waits = $derived(this.now?.ask?.name === UNMASKING);

  /** The end of a round that is to be looked at. */
  readonly ending = $derived(endOf(this.now, this.unmasking, this.roundEnd));

  /** The clock of the open question, with its end in milliseconds of this browser's clock; null where there is none. */
  readonly clock = $derived(this.#clock?.ask === this.now?.ask?.number ? this.#clock : null);
  readonly heard = $derived(heardBy(this.talk, this.table, this.muted));

  /** How many remarks of others the player has not seen yet. */
  readonly unread = $derived(
    this.heard.filter((said) => said.seat !== this.you && said.number > this.#read).length,
  );

  /** What happened since the player's last turn ended. */
  readonly sinceLastTurn = $derived(sinceLastTurn(this.log, this.you, this.myTurn));

  /** Whether those who watch may look at a round that is over with all cards open. */
  readonly hasOpenRounds = $derived(
    this.you === null && Boolean(this.table?.options.open_rounds) && hasEndedRound(this.now, this.log),
  );

  async open(): Promise<void> {
    try {
      const seated = await api.table(this.code, this.as.token);
      this.take(this.as.watch ? { ...seated, you: null, host: false } : seated);
    } catch {
      this.missing = true;
      return;
    }
    this.#connect();
  }

  #connect(): void {
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket(
      `${scheme}://${location.host}/ws/tables/${this.code}`,
      {
        message: (message) => void this.hear(message),
        link: (state, lag) => {
          this.link = state;
          this.lag = lag ?? this.lag;
        },
      },
      this.as,
    );
  }

  /** Ask something by HTTP and take the answer. What the socket has told meanwhile is no older: there, order is kept. */
  async ask(request: () => Promise<Seated>): Promise<void> {
    const told = this.#tablesTold;
    const seated = await request();
    const overtaken = told === this.#tablesTold ? null : this.table;
    this.take({ ...seated, table: overtaken ?? seated.table });
  }

  /** Take what an HTTP request has answered. Who has sat down or got up is somebody else to the server: connect anew. */
  take(seated: Seated): void {
    const moved = this.#socket !== null && seated.you !== this.you;
    this.table = seated.table;
    this.you = seated.you;
    this.host = seated.host;
    this.#share();
    if (moved) {
      this.#connect();
    }
  }

  /** Give the player's share in the deal, when it is time. What comes of it the socket tells. */
  #share(): void {
    if (this.table && !this.as.token) {
      giveShare(this.table, this.you).catch(() => undefined);
    }
  }

  close(): void {
    this.#socket?.close();
  }

  /** Tell the server that the player sees what they would be called back for: their turn, the end, a full table. */
  acknowledge(): void {
    const full = this.table?.seats.every((seat) => seat.name !== "") ?? false;
    const calling = this.now === null ? full && this.you !== null : this.myTurn || this.now.view.over;
    if (calling && document.visibilityState === "visible" && this.#looked !== this.#seq) {
      this.#looked = this.#seq;
      this.#socket?.seen(this.#seq);
    }
  }

  /** Send one of the options as the answer to the open question. */
  act(action: string): void {
    const ask = this.now?.ask;
    if (!ask || !this.#socket) {
      return;
    }
    const id = nonce();
    this.waiting = id;
    this.refused = [];
    this.#socket.act(id, ask.number, action);
  }

  /** Take what the server says, over the socket or otherwise. */
  protected async hear(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case "welcome":
      case "table":
        this.#tablesTold += 1;
        this.sentAway =
          message.you === null && (this.sentAway || hasLostSeat(this.table, this.you, message.table));
        this.table = message.table;
        this.you = message.you;
        this.#share();
        await this.#loadRules(message.table.rules);
        break;
      case "snapshot":
        this.#arrived(message.seq);
        this.now = message.now;
        this.log = [];
        this.roundEnd = null;
        this.#tell(message.story);
        this.#collectRoundEnd(message.story);
        this.fresh = [];
        break;
      case "update":
        this.#arrived(message.seq);
        this.now = message.now ?? this.now;
        this.#tell(message.events);
        this.#collectRoundEnd(message.events);
        this.fresh = message.events;
        // Nobody is passed for beyond the end of a round, and the server does not say so.
        this.passing &&= !message.events.some((event) => event["is"] === "round-began");
        break;
      case "ack":
        this.#acked = message;
        this.#arrived(this.#seq);
        break;
      case "refused":
        this.#answered(message.id);
        this.refused = message.reasons;
        break;
      case "error":
        this.problem = message.code;
        if (message.id) {
          this.#answered(message.id);
        }
        break;
      case "talked":
        this.#listen(message.talk);
        break;
      case "talk":
        this.#listen([message]);
        break;
      case "standing":
        this.standing = message.no;
        break;
      case "passing":
        this.passing = message.on;
        break;
      case "clock":
        this.#clock = { ...message, until: Date.now() + 1000 * message.left };
        break;
      case "unmasking":
        this.#unmask(message);
        break;
      case "presence":
        this.here = message.here;
        this.played = message.played ?? [];
        this.left = message.left ?? [];
        break;
      default:
        break;
    }
  }

  say(text: string): void {
    this.problem = null;
    this.#socket?.say(nonce(), text);
  }

  claim(claim: Claim["claim"]): void {
    this.problem = null;
    this.#socket?.claim(nonce(), claim);
  }

  moreTime(): void {
    this.problem = null;
    this.#socket?.moreTime();
  }

  /** Hear a seat no longer, or again. */
  mute(seat: number): void {
    const others = this.muted.filter((other) => other !== seat);
    this.muted = others.length < this.muted.length ? others : [...others, seat];
    this.#socket?.mute(this.muted);
  }

  /** The player has looked at how the round ended. */
  goOn(): void {
    const round = this.unmasking?.round;
    if (round !== undefined) {
      this.#socket?.ready(round);
    }
    if (!this.waits) {
      this.unmasking = null;
      this.roundEnd = null;
    }
  }

  #unmask(message: Unmasking): void {
    const seen = this.you !== null && message.ready.includes(this.you);
    if (seen && !this.waits) {
      this.unmasking = null;
      this.roundEnd = null;
      return;
    }
    const { left = null } = message;
    this.unmasking = { ...message, until: left === null ? null : Date.now() + 1000 * left };
  }

  passOn(on: boolean): void {
    this.#socket?.passOn(on);
  }

  alwaysNo(no: boolean): void {
    this.#socket?.standing(no);
  }

  /** Note that all that was said is in sight. */
  readTalk(): void {
    this.#read = this.talk.at(-1)?.number ?? 0;
  }

  #listen(talk: Talk[]): void {
    const known = new Set(this.talk.map((spoken) => spoken.number));
    this.talk = [...this.talk, ...talk.filter((spoken) => !known.has(spoken.number))];
  }

  /** Note how far things have come. A command is answered once what it did is here: until then, the question is old. */
  #arrived(seq: number): void {
    this.#seq = seq;
    if (this.#acked && this.#acked.seq <= seq) {
      this.#answered(this.#acked.id);
      this.#acked = null;
    }
  }

  #answered(id: string): void {
    if (this.waiting === id) {
      this.waiting = null;
    }
  }

  #tell(events: Words[]): void {
    const lines = events.map((event) => {
      this.#lines += 1;
      return { key: this.#lines, event };
    });
    this.log = [...this.log, ...lines];
  }

  #collectRoundEnd(events: Words[]): void {
    for (const event of events) {
      if (event["is"] === "round-began") {
        const mark = { after: this.talk.at(-1)?.number ?? 0, round: Number(event["round"]) };
        this.roundsTalked = [...this.roundsTalked, mark];
      }
      if (goesOn(event) && this.unmasking?.until) {
        this.unmasking = null; // where the game had waited, everybody has looked
        this.roundEnd = null;
      }
      this.roundEnd = this.#ends.collected(event, this.roundEnd);
    }
  }

  async #loadRules(rules: string): Promise<void> {
    if (this.rules?.rules !== rules) {
      this.rules = await api.rulesData(rules);
    }
  }
}
