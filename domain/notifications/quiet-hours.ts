/** The hours in which nobody is disturbed by a channel; the bell in the shop is silent anyway. By the clock of Bangkok. */

/** Minutes after midnight; `from` equal to `until` is not a span. It may go over midnight. */
export type QuietHours = { from: number; until: number };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Bangkok has had no other offset since 1920. */
const BANGKOK_MINUTES = 7 * 60;

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The first moment from `at` on at which the person may be disturbed. */
export function afterQuietHours(at: Date, quiet: QuietHours | undefined): Date {
  if (!quiet || quiet.from === quiet.until) return at;
  const minute = Math.floor(at.getTime() / MINUTE_MS) + BANGKOK_MINUTES;
  const ofDay = minute % DAY_MINUTES;
  const into = (ofDay - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const length = (quiet.until - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  if (into >= length) return at;
  return new Date((minute - BANGKOK_MINUTES + length - into) * MINUTE_MS);
}
