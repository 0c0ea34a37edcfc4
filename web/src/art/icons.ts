// Which drawing a card or a sign has. The drawings themselves are plain data, by part of the box; all drawn by us.

import { BASE } from "./iconsBase";
import { FOREST } from "./iconsForest";
import { MORE } from "./iconsMore";
import { MENDED, type Stroke } from "./strokes";

export const ICONS: Record<string, Stroke[]> = { ...BASE, ...MORE, ...FOREST };

/** The drawings of a card: its own, that of its family (`stone-ne`, `chest-…`), or those of the tools it repairs. */
export function iconsOf(name: string, tags: readonly string[]): Stroke[][] {
  const own = ICONS[name] ?? ICONS[name.replace(/-.*$/, "")];
  if (own && !name.startsWith("repair")) {
    return [own];
  }
  return tags.flatMap((tag) => (ICONS[tag] ? [[...ICONS[tag], MENDED]] : []));
}
