/** What is left until something ends, as a countdown on its last day says it. */
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whole hours and minutes, a begun minute counted; undefined before the last 24 hours and once it is over. */
export function timeLeft(endsAt: Date, now: number): { hours: number; minutes: number } | undefined {
  const leftMs = endsAt.getTime() - now;
  if (leftMs <= 0 || leftMs > DAY_MS) return undefined;
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
