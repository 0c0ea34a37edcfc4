// A game with printed cards as this phone knows it: what everybody may see, and the keys of those who use the phone.

import { api, Failure } from "../net/api";
import type { Companion, OwnSeat, RulesData, Tell } from "../net/wire";
import { way } from "../state/way.svelte";
import { failureText } from "../words/failures";
import { groundOf } from "../words/places";
import { Sentences } from "../words/sentences";

const KEPT = "undermine-companion-";
const LOOK_EVERY_MS = 2000;

export class CompanionState {
  game = $state.raw<Companion | null>(null);
  rules = $state.raw<RulesData | null>(null);
  /** The keys of the seats whose people use this phone, by seat. */
  keys = $state.raw<Record<number, string>>({});
  /** What the one sees who has uncovered it; null while nobody has. */
  own = $state.raw<OwnSeat | null>(null);
  failure = $state("");
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly code: string) {
    this.keys = JSON.parse(localStorage.getItem(KEPT + code) ?? "{}") as Record<number, string>;
  }

  readonly names = $derived.by(() => this.game?.seats.map(({ name }) => name) ?? []);
  readonly cards = $derived.by(() => new Map(this.rules?.cards.map((card) => [card.name, card]) ?? []));
  readonly sentences = $derived.by(() =>
    this.rules
      ? new Sentences(
          this.rules,
          () => this.names,
          () => ({ you: null, ground: groundOf(this.game?.setup ?? null, way.of) }),
        )
      : null,
  );

  /** The seats whose people use this phone. */
  readonly mine = $derived.by(() => Object.keys(this.keys).map(Number));

  async open(): Promise<void> {
    await this.#attempt(async () => {
      this.game = await api.companion(this.code);
      this.rules = await api.rulesData(this.game.rules);
    });
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async claim(seat: number): Promise<void> {
    await this.#attempt(async () => {
      const { key } = await api.claimSeat(this.code, seat);
      this.keys = { ...this.keys, [seat]: key };
      localStorage.setItem(KEPT + this.code, JSON.stringify(this.keys));
      this.game = await api.companion(this.code);
    });
  }

  /** Show somebody what they alone may know. */
  async uncover(seat: number): Promise<void> {
    await this.#attempt(async () => {
      this.own = await api.ownSeat(this.code, this.keys[seat] ?? "");
    });
  }

  cover(): void {
    this.own = null;
  }

  async tell(entry: Tell["entry"], seat = this.mine[0] ?? 0): Promise<void> {
    await this.#attempt(async () => {
      this.game = await api.tellCompanion(this.code, this.keys[seat] ?? "", entry);
    });
  }

  /** Enter the scores in the tournament whose game this is. */
  async enterResult(): Promise<void> {
    await this.#attempt(async () => {
      this.game = await api.enterResult(this.code, this.keys[this.mine[0] ?? 0] ?? "");
    });
  }

  async #look(): Promise<void> {
    try {
      this.game = await api.companion(this.code);
    } catch {
      // the next look may go better
    }
  }

  async #attempt(request: () => Promise<void>): Promise<void> {
    this.failure = "";
    try {
      await request();
    } catch (error) {
      this.failure = failureText(error instanceof Failure ? error : null);
    }
  }
}
