// Figures about the server, as people read them.

const MEBIBYTE = 2 ** 20;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

/** A number of bytes, or a dash where the system does not tell. */
export function mebibytes(bytes: number | null | undefined, language: string): string {
  return bytes == null ? "–" : `${new Intl.NumberFormat(language).format(Math.round(bytes / MEBIBYTE))} MiB`;
}

/** How long ago something was, in the largest unit that fits. */
export function ago(milliseconds: number, language: string): string {
  const [unit, step] = STEPS.find(([, length]) => milliseconds >= length) ?? ["second", 1000];
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(milliseconds / step), unit);
}
