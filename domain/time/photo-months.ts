/** Of when photos of a customer are shown (K-30e, K-33). */
import { startOfDay, yyyymmdd } from './dates.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_EITHER_SIDE = 30;
const YEARS_BACK = 3;
const YEARS_AHEAD = 3;
const MONTHS = 12;

export type Span = { from: Date; until: Date };

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;
const yearOf = (now: Date): number => Number(yyyymmdd(now).slice(0, 4));

/** The months to choose from as YYYY-MM, the latest first: from three years back to three years ahead. */
export function photoMonths(now: Date): string[] {
  const last = yearOf(now) + YEARS_AHEAD;
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, back) => last - back);
  return years.flatMap((year) =>
    Array.from({ length: MONTHS }, (_, before) => monthOf(year, MONTHS - before)),
  );
}

/** From the first moment in Bangkok of a month given as YYYY-MM to that of the next. */
export function spanOfMonth(month: string): Span {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const next = of === MONTHS ? monthOf(year + 1, 1) : monthOf(year, of + 1);
  const startOf = (one: string): Date => startOfDay(`${one.replace('-', '')}01`) ?? new Date(0);
  return { from: startOf(month), until: startOf(next) };
}

/** What is shown where nothing is chosen. */
export const spanAround = (now: Date): Span => ({
  from: new Date(now.getTime() - DAYS_EITHER_SIDE * DAY_MS),
  until: new Date(now.getTime() + DAYS_EITHER_SIDE * DAY_MS),
});
