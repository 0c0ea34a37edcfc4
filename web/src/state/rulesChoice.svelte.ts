// Which rules are wanted: a foundation and modules on top of it. The server says which mixtures there are.

import { api, Failure } from "../net/api";
import type { Rules, RulesData } from "../net/wire";
import { failureText } from "../words/failures";

export class RulesChoice {
  offered = $state.raw<Rules | null>(null);
  rules = $state.raw<RulesData | null>(null);
  foundation = $state("base");
  added = $state.raw<string[]>([]);
  /** The module that could not be added, or none if the mixture as a whole was refused, and why. */
  refused = $state.raw<{ module: string; why: string } | null>(null);
  failure = $state("");
  #before: Promise<void> = Promise.resolve();

  readonly mixture = $derived([this.foundation, ...this.added].join("+"));
  /** With how many people these rules can be played. */
  readonly counts = $derived.by(() => {
    const { rules } = this;
    return rules
      ? Array.from({ length: rules.most - rules.fewest + 1 }, (_, more) => rules.fewest + more)
      : [];
  });

  /** Ask what can be played, and begin with these rules. */
  begin(rules = "base"): void {
    api.rules().then(
      (found) => {
        this.offered = found;
      },
      (error) => {
        this.failure = failureText(error instanceof Failure ? error : null);
      },
    );
    const [foundation = "base", ...added] = rules.split("+");
    this.#after(() => this.#attempt(foundation, added));
  }

  choose(foundation: string): void {
    this.#after(() => this.#attempt(foundation, []));
  }

  /** Add a module, or take it away again. */
  toggle(module: string): void {
    this.#after(() => {
      const without = this.added.filter((other) => other !== module);
      const chosen = [...this.added.filter((other) => !this.#rivals(module, other)), module];
      return this.#attempt(this.foundation, without.length < this.added.length ? without : chosen, module);
    });
  }

  /** Wait for what has not been answered yet; false if that was refused. */
  async settled(): Promise<boolean> {
    const known = this.refused;
    await this.#before;
    return this.refused === null || this.refused === known;
  }

  /** Do one thing after the other: a quick second click counts on top of the first. */
  #after(request: () => Promise<void>): void {
    this.#before = this.#before.then(request);
  }

  /** Take a mixture if the server knows it; else say why not and leave everything as it was. */
  async #attempt(base: string, more: string[], module = ""): Promise<void> {
    this.failure = "";
    this.refused = null;
    try {
      this.rules = await api.rulesData([base, ...more].join("+"));
      this.foundation = base;
      this.added = more;
    } catch (error) {
      this.refused = { module, why: failureText(error instanceof Failure ? error : null) };
    }
  }

  /** Whether one of two modules is another way to play the other: only one of them is played. */
  #rivals(one: string, other: string): boolean {
    return this.offered?.variants[one] === other || this.offered?.variants[other] === one;
  }
}
