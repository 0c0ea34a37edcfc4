// What people ask of a table before the game: one thing after the other, so that a quick second wish counts on top of
// the first. What the host has chosen is shown at once, and goes back if the server refuses it.

import { api, Failure } from "../net/api";
import type { Seated, TableOptions } from "../net/wire";
import { failureText } from "../words/failures";
import type { TableState } from "./table.svelte";

export class Wishes {
  /** Why the last thing that was refused could not be had. */
  failure = $state("");
  /** Changes of the settings that the server has not answered yet, in their order. */
  #changes = $state.raw<Partial<TableOptions>[]>([]);
  #before: Promise<void> = Promise.resolve();

  constructor(private readonly game: TableState) {}

  /** The settings as the host wants them. */
  readonly options = $derived.by<TableOptions>(() =>
    Object.assign({}, this.game.table?.options, ...this.#changes),
  );

  /** Ask for something once everything before it has been answered. */
  ask(request: () => Promise<Seated>): Promise<void> {
    this.failure = "";
    this.#before = this.#before.then(() => this.#attempt(request));
    return this.#before;
  }

  /** Change some of the settings. The server takes all of them at once: the rest stays as it stands there now. */
  async change(wanted: Partial<TableOptions>): Promise<void> {
    const { code } = this.game;
    this.#changes = [...this.#changes, wanted];
    await this.ask(async () => {
      const { table } = await api.table(code);
      return api.options(code, { ...table.options, ...wanted });
    });
    this.#changes = this.#changes.slice(1);
  }

  async #attempt(request: () => Promise<Seated>): Promise<void> {
    try {
      await this.game.ask(request);
    } catch (error) {
      this.failure = failureText(error instanceof Failure ? error : null);
    }
  }
}
