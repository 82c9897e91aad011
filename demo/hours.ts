/** Hours of the Bangkok day, so that the demo's people are awake when they do something. */
import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BANGKOK_MS = 7 * HOUR_MS;

/** From the first hour up to, not including, the second. */
type Hours = readonly [from: number, until: number];

/** When customers order or change their minds. */
export const AWAKE: Hours = [7, 23];
/** When staff and riders work. */
export const AT_WORK: Hours = [8, 19];

/** The first moment of the Bangkok day that `at` lies in. */
export const startOfBangkokDay = (at: Date): number =>
  Math.floor((at.getTime() + BANGKOK_MS) / DAY_MS) * DAY_MS - BANGKOK_MS;

export function isWithin(at: Date, [from, until]: Hours): boolean {
  const hour = (at.getTime() - startOfBangkokDay(at)) / HOUR_MS;
  return from <= hour && hour < until;
}

/** The moment itself where it lies within the hours, else some time in the first hour of when they next begin. */
export function nextWithin(at: Date, hours: Hours, random: Random): Date {
  if (isWithin(at, hours)) return at;
  const begins = startOfBangkokDay(at) + hours[0] * HOUR_MS;
  return new Date((at.getTime() < begins ? begins : begins + DAY_MS) + random.int(0, HOUR_MS - 1));
}

/** The moment itself where it lies within the hours, else some time in the last hour of when they last were. */
export function lastWithin(at: Date, hours: Hours, random: Random): Date {
  if (isWithin(at, hours)) return at;
  const ends = startOfBangkokDay(at) + hours[1] * HOUR_MS;
  return new Date((at.getTime() >= ends ? ends : ends - DAY_MS) - random.int(1, HOUR_MS));
}
