// How this browser shows the client: colours, contrast, motion, sounds, notifications. Kept in this browser only.

export type Pace = "slow" | "normal" | "fast" | "off";
export type Theme = "auto" | "dark" | "light";

interface Kept {
  theme: Theme;
  contrast: boolean;
  calm: boolean;
  sound: boolean;
  notify: boolean;
  notation: boolean;
  pace: Pace;
  confirm: boolean;
  volume: number;
}

const STORED = "undermine-settings";
const wantsLight = matchMedia("(prefers-color-scheme: light)");
const wantsContrast = matchMedia("(prefers-contrast: more)");
const wantsCalm = matchMedia("(prefers-reduced-motion: reduce)");
const onPhone = matchMedia("(pointer: coarse)");

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  theme = $state<Theme>("dark");
  contrast = $state(false);
  calm = $state(false);
  sound = $state(false);
  notify = $state(false);
  /** Whether cards and cells are written as in files, for experts. */
  notation = $state(false);
  /** How quickly what happens is shown. */
  pace = $state<Pace>("normal");
  /** Whether a move is shown before it is made, to be confirmed. */
  confirm = $state(true);
  /** How loud sounds are, from 0 to 100. */
  volume = $state(100);
  #systemLight = $state(wantsLight.matches);
  #systemCalm = $state(wantsCalm.matches);

  constructor() {
    const before = kept();
    this.theme = before.theme ?? "dark";
    this.contrast = before.contrast ?? wantsContrast.matches;
    this.calm = before.calm ?? false;
    this.sound = before.sound ?? !onPhone.matches;
    this.notify = before.notify ?? false;
    this.notation = before.notation ?? false;
    this.pace = before.pace ?? "normal";
    this.confirm = before.confirm ?? true;
    this.volume = before.volume ?? 100;
    wantsLight.addEventListener("change", ({ matches }) => {
      this.#systemLight = matches;
    });
    wantsCalm.addEventListener("change", ({ matches }) => {
      this.#systemCalm = matches;
    });
  }

  readonly light = $derived(this.theme === "auto" ? this.#systemLight : this.theme === "light");
  /** Whether nothing is to move. */
  readonly still = $derived(this.calm || this.#systemCalm);

  /** Show the page as it is wanted, and go on doing so; to be called once. */
  apply(): void {
    $effect.root(() => {
      $effect(() => {
        const { dataset } = document.documentElement;
        dataset["theme"] = this.light ? "light" : "dark";
        dataset["contrast"] = this.contrast ? "high" : "normal";
        dataset["motion"] = this.still ? "none" : "some";
        const { theme, contrast, calm, sound, notify, notation, pace, confirm, volume } = this;
        const all: Kept = { theme, contrast, calm, sound, notify, notation, pace, confirm, volume };
        localStorage.setItem(STORED, JSON.stringify(all));
      });
    });
  }
}

export const settings = new Settings();
