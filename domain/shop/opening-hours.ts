/** When a center is open: spans of a weekday, so that a break is the time between two of them, and days that it is closed. */

/** 1 is Monday, 7 Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Both as HH:MM in Bangkok; the last minute of a day is 23:59. */
export type OpenSpan = { day: number; from: string; until: string };

export const MOST_SPANS_A_DAY = 4;
export const MOST_CLOSED_DAYS = 60;

export const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** What is wrong with the span at a place of the list: it ends before it begins, or begins within another of its day. */
export type SpanMistake = { at: number; wrong: 'order' | 'overlap' };

export function spanMistakes(spans: readonly OpenSpan[]): SpanMistake[] {
  return spans.flatMap((span, at): SpanMistake[] => {
    if (!isClock(span.from) || !isClock(span.until) || span.from >= span.until)
      return [{ at, wrong: 'order' }];
    const meets = spans.some(
      (other, before) =>
        before < at && other.day === span.day && other.from < span.until && span.from < other.until,
    );
    return meets ? [{ at, wrong: 'overlap' }] : [];
  });
}

/** By day and clock. */
export const inOrder = <Span extends OpenSpan>(spans: readonly Span[]): Span[] =>
  spans.toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from));

export type DaysAlike = { first: number; last: number; spans: readonly string[] };

/**
 * The week in as few lines as say it: neighbouring days of the same hours together, `spans` as they are shown, none on a
 * day that is closed. Empty where nothing is known of the week.
 */
export function weekInLines(hours: readonly OpenSpan[]): DaysAlike[] {
  if (hours.length === 0) return [];
  const lines: DaysAlike[] = [];
  for (const day of weekdays) {
    const spans = inOrder(hours)
      .filter((span) => span.day === day)
      .map(({ from, until }) => `${from}–${until}`);
    const last = lines.at(-1);
    if (last && last.spans.join() === spans.join()) lines[lines.length - 1] = { ...last, last: day };
    else lines.push({ first: day, last: day, spans });
  }
  return lines;
}

/** The days of the list that are still to come, from this one on, the nearest first. Days as YYYY-MM-DD. */
export function closedFrom<Day extends { date: string }>(days: readonly Day[], today: string): Day[] {
  return days.filter(({ date }) => date >= today).toSorted((a, b) => a.date.localeCompare(b.date));
}

/** 'Monday' or 'Mon', in the reader's language. */
export const weekdayName = (day: number, language: 'th' | 'en', length: 'long' | 'short'): string =>
  // 1 January 2024 was a Monday.
  new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
