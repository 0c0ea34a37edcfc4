// Lengths of time in words and on a clock.

import { say } from "./catalogue.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A round length of time: `30 s`, `2 minutes`, `3 days`. */
export function lasting(seconds: number): string {
  if (seconds >= DAY) {
    return say("web-days", { days: Math.floor(seconds / DAY) });
  }
  return seconds >= MINUTE ? say("web-minutes", { minutes: Math.floor(seconds / MINUTE) }) : `${seconds} s`;
}

/** What a clock shows that runs down: seconds, then minutes, hours and days as far as they matter. */
export function clockFace(seconds: number): string {
  if (seconds >= 2 * DAY) {
    return say("web-days", { days: Math.round(seconds / DAY) });
  }
  if (seconds >= HOUR) {
    return `${Math.floor(seconds / HOUR)}:${twoDigits(Math.floor((seconds % HOUR) / MINUTE))} h`;
  }
  return seconds >= MINUTE
    ? `${Math.floor(seconds / MINUTE)}:${twoDigits(seconds % MINUTE)}`
    : `${seconds} s`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
