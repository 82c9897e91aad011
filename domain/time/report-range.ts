import { startOfDay, yyyymmdd } from './dates.ts';

/** The ranges of the charts on the merchant's home; each ends today (B-31: default month). */
export const reportRanges = ['week', 'month', '3months', 'year'] as const;
export type ReportRange = (typeof reportRanges)[number];
export type ReportUnit = 'day' | 'month';

/** Whole days, or whole calendar months ending with this one. */
const RANGES = {
  week: { unit: 'day', many: 7 },
  month: { unit: 'day', many: 30 },
  '3months': { unit: 'month', many: 3 },
  year: { unit: 'month', many: 12 },
} as const satisfies Record<ReportRange, { unit: ReportUnit; many: number }>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The range's periods in order, as YYYY-MM-DD or YYYY-MM, and its bounds: from the start of the first Bangkok day
 * until `now`.
 */
export function reportPeriods(
  range: ReportRange,
  now: Date,
): { unit: ReportUnit; periods: string[]; from: Date } {
  const { unit, many } = RANGES[range];
  const today = yyyymmdd(now);
  const days = Array.from({ length: many }, (_, index) => {
    const back = many - 1 - index;
    return unit === 'day' ? yyyymmdd(new Date(now.getTime() - back * DAY_MS)) : monthBefore(today, back);
  });
  const [first = today] = days;
  const periods = days.map((day) => periodOf(day, unit));
  // A day formatted by us exists.
  return { unit, periods, from: startOfDay(first) ?? now };
}

/** The first day of the month `back` months before that of `day`; both YYYYMMDD. */
function monthBefore(day: string, back: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(4, 6)) - 1 - back;
  return `${Math.floor(months / 12)}${String((months % 12) + 1).padStart(2, '0')}01`;
}

function periodOf(day: string, unit: ReportUnit): string {
  const month = `${day.slice(0, 4)}-${day.slice(4, 6)}`;
  return unit === 'month' ? month : `${month}-${day.slice(6)}`;
}
