// How a player who looks elsewhere hears that it is their turn: the page's title, a sound, and a notification if wanted.

import { sound } from "../sound/sounds";
import { say } from "../words/catalogue.svelte";
import { settings } from "./settings.svelte";

const TITLE = "Undermine";

/** Ask the browser for leave to notify; return whether it was given. */
export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Show in the title whether it is the player's turn, and call them if it has just become so. */
export function callToTurn(mine: boolean, code: string): void {
  document.title = mine ? `● ${say("web-your-turn")} – ${TITLE}` : TITLE;
  if (!mine) {
    return;
  }
  sound("turn");
  if (
    settings.notify &&
    document.hidden &&
    "Notification" in window &&
    Notification.permission === "granted"
  ) {
    const note = new Notification(say("web-your-turn"), {
      body: say("web-notify-body", { code }),
      tag: code,
      icon: "/icon.svg",
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

export function quietTitle(): void {
  document.title = TITLE;
}
