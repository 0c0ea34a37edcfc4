// What the player notes about others at a table: kept in this browser, told to nobody.

export type Mark = "trust" | "suspect";

interface Note {
  mark: Mark | null;
  text: string;
}

const NONE: Note = { mark: null, text: "" };

class Marks {
  #notes = $state.raw<Record<string, Note>>({});

  constructor() {
    try {
      this.#notes = JSON.parse(localStorage.getItem("undermine-marks") ?? "{}") as Record<string, Note>;
    } catch {
      this.#notes = {};
    }
  }

  of(code: string, seat: number): Note {
    return this.#notes[`${code} ${seat}`] ?? NONE;
  }

  /** Mark somebody, or take the mark back. */
  mark(code: string, seat: number, mark: Mark): void {
    const note = this.of(code, seat);
    this.#keep(code, seat, { ...note, mark: note.mark === mark ? null : mark });
  }

  write(code: string, seat: number, text: string): void {
    this.#keep(code, seat, { ...this.of(code, seat), text });
  }

  #keep(code: string, seat: number, note: Note): void {
    this.#notes = { ...this.#notes, [`${code} ${seat}`]: note };
    localStorage.setItem("undermine-marks", JSON.stringify(this.#notes));
  }
}

export const marks = new Marks();
