// At which tables this phone is only a hand, because the table lies on a big screen. Forgotten with the page's session.

const KEPT = "undermine-hand";

class HandLayout {
  /** For the tables that were joined from a big screen: whether only the hand is shown. */
  #tables = $state.raw<Record<string, boolean>>({});

  constructor() {
    this.#tables = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as Record<string, boolean>;
  }

  isOffered(code: string): boolean {
    return code in this.#tables;
  }

  isOn(code: string): boolean {
    return this.#tables[code] ?? false;
  }

  set(code: string, on: boolean): void {
    this.#tables = { ...this.#tables, [code]: on };
    sessionStorage.setItem(KEPT, JSON.stringify(this.#tables));
  }
}

export const handLayout = new HandLayout();
