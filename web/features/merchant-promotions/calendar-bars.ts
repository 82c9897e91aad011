/** Months and the part of one in which a promotion runs; days as YYYYMMDD. */

export const daysInMonth = (month: string): number => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** The month some months before or after one given as YYYY-MM. */
export function monthBeside(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year, number - 1 + by, 1));
  return at.toISOString().slice(0, 7);
}

/** The first and the last day of it in the month, from 1. */
export function barOf(
  month: string,
  { begin, end }: { begin: string; end: string },
): { from: number; to: number } {
  const [first, last] = [`${month.replace('-', '')}01`, `${month.replace('-', '')}${daysInMonth(month)}`];
  const dayOf = (day: string): number => Number(day.slice(6));
  return { from: begin < first ? 1 : dayOf(begin), to: end > last ? daysInMonth(month) : dayOf(end) };
}
