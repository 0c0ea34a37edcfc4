// Ratings in words, and as lines of a chart.

import type { Series } from "../charts/lines";
import type { RatedMoment } from "../net/wire";
import { say } from "../words/catalogue.svelte";

export const SKILLS = ["miner", "saboteur", "alone"] as const;
export type Skill = (typeof SKILLS)[number];

export function skillName(skill: string): string {
  return say(`rating-skill-${skill}`);
}

/** A change of a rating, with its sign: `+12`, `−8`, `±0`. */
export function signed(change: number): string {
  if (change === 0) {
    return "±0";
  }
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** One line for each skill, over the games of a season; a chart begins a little below the lowest value. */
export function curves(course: RatedMoment[]): {
  series: Series[];
  least: number;
  most: number;
  last: number;
} {
  const values = course.map(({ rating }) => rating);
  const least = Math.floor(Math.min(...values) / 100) * 100;
  const most = Math.max(least + 100, Math.ceil(Math.max(...values) / 100) * 100) - least;
  const series = SKILLS.map((skill) => {
    const own = course.flatMap((moment, at) =>
      moment.skill === skill ? [{ at, rating: moment.rating }] : [],
    );
    return {
      name: skillName(skill),
      parts: [
        { places: own.map(({ at }) => at), values: own.map(({ rating }) => rating - least), strong: true },
      ],
      told: own.map(({ rating }) => String(rating)),
    };
  }).filter(({ told }) => told.length > 0);
  return { series, least, most, last: Math.max(1, course.length - 1) };
}
