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

export type Periods = {
  /** In order, as YYYY-MM-DD or YYYY-MM. */
  periods: string[];
  /** The start of the first Bangkok day. */
  from: Date;
  until: Date;
};

/**
 * The range's periods until `now`, and those of the range before, for comparison: that one ends as far into its last
 * period as `now` is into this one's, since half a day would always lose against a whole one.
 */
export function reportPeriods(
  range: ReportRange,
  now: Date,
): Periods & { unit: ReportUnit; before: Periods } {
  const { unit, many } = RANGES[range];
  const today = yyyymmdd(now);
  const days = Array.from({ length: 2 * many }, (_, index) => {
    const back = 2 * many - 1 - index;
    return unit === 'day' ? yyyymmdd(new Date(now.getTime() - back * DAY_MS)) : monthBefore(today, back);
  });
  const [before, own] = [days.slice(0, many), days.slice(many)];
  // A day formatted by us exists.
  const startOf = (day: string | undefined): Date => (day && startOfDay(day)) || now;
  const since = (unit === 'day' ? startOf(today) : startOf(own.at(-1))).getTime();
  const end = Math.min(startOf(before.at(-1)).getTime() + now.getTime() - since, startOf(own[0]).getTime());
  return {
    unit,
    periods: own.map((day) => periodOf(day, unit)),
    from: startOf(own[0]),
    until: now,
    before: {
      periods: before.map((day) => periodOf(day, unit)),
      from: startOf(before[0]),
      until: new Date(end),
    },
  };
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
