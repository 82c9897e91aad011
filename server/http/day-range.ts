/** Converts days of Bangkok in a URL (YYYY-MM-DD, both inclusive) to the moments that bound them. */
import { startOfDay } from '#domain/time/dates.ts';
import { badRequest } from './call-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type DayRange = { from: Date | undefined; until: Date | undefined };

/** `fields` names the first and the last day in the query. Throws 400 INVALID_INPUT for a day that does not exist. */
export function dayRange<F extends string>(
  query: Partial<Record<F, string | undefined>>,
  [first, last]: readonly [F, F],
): DayRange {
  const start = (field: F): Date | undefined => {
    const day = query[field];
    if (day === undefined) return undefined;
    const moment = startOfDay(day.replaceAll('-', ''));
    if (!moment)
      throw badRequest('INVALID_INPUT', { values: { fields: field }, fields: { [field]: 'INVALID_INPUT' } });
    return moment;
  };
  const end = start(last);
  return { from: start(first), until: end && new Date(end.getTime() + DAY_MS) };
}
