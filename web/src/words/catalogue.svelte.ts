// The catalogue of the chosen language: the same Fluent files that the server and the command line speak.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { words } from "../net/api";

export const LANGUAGES = ["en", "pl", "cs", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  cs: "Čeština",
  de: "Deutsch",
};

const STORED = "undermine-language";

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The language chosen before, else the first of the browser's that we speak, else English. */
export function firstLanguage(stored: string | null, wanted: readonly string[]): Language {
  const candidates = [stored ?? "", ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())];
  return candidates.find(isLanguage) ?? "en";
}

class Catalogue {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));

  #wanted: Language = "en";

  /** Speak a language as soon as its words have come, unless another one is wanted by then. */
  async load(language: Language): Promise<void> {
    this.#wanted = language;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await words(language, "game")));
    if (this.#wanted !== language) {
      return;
    }
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(STORED, language);
    await this.load(language);
  }

  async begin(): Promise<void> {
    await this.load(firstLanguage(localStorage.getItem(STORED), navigator.languages));
  }

  /** The rules, clause by clause, as a Fluent text of its own: only those who look them up need it. */
  rules(): Promise<string> {
    return words(this.language, "rules");
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Say a message; an unknown one is shown by its id, so that a gap is seen and not hidden. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }
}

export const catalogue = new Catalogue();

export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  return catalogue.say(id, args);
}
