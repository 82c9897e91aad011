/**
 * How long a sign-in has to wait: between one-time codes, which cost money and ring somebody's phone, and between wrong
 * passwords. The first tries are free, then each wait is longer than the one before.
 */

/** Seconds after the first, second, third code that nobody has used; the last counts for all that follow. */
const CODE_WAITS = [30, 60, 120, 300, 600];

/** Seconds after wrong passwords beyond the free ones. */
const PASSWORD_WAITS = [30, 60, 120, 300, 900];

/** Codes that nobody used and wrong passwords count for an hour: longer than any wait. */
export const COUNTED_SECONDS = 3600;

/** So many wrong passwords for one name within the hour, wherever they came from, are no person's slips. */
const ATTACKED_NAME = 50;

const waitAfter = (waits: readonly number[], count: number): number =>
  count <= 0 ? 0 : (waits[Math.min(count, waits.length) - 1] ?? 0);

/** Seconds between the latest code to a number and its next, after so many that nobody has used. */
export const codeWait = (unused: number): number => waitAfter(CODE_WAITS, unused);

/** The same for an address, which may be a whole mobile network's: so many unused codes are free. */
export const addressCodeWait = (unused: number, free: number): number =>
  waitAfter(CODE_WAITS, unused - free + 1);

type Failures = {
  /** Wrong passwords for the name from this address. */
  here: number;
  /** For the name from all addresses. */
  everywhere: number;
  /** So many from one address make nobody wait. */
  free: number;
};

/**
 * Seconds between the latest wrong password for a name from an address and the next try there. Who comes from another
 * address always has a try: a name under attack only has fewer free ones at each.
 */
export function passwordWait({ here, everywhere, free }: Failures): number {
  return waitAfter(PASSWORD_WAITS, here - (everywhere >= ATTACKED_NAME ? 1 : free) + 1);
}

/** Whole seconds that are left of a wait which began at `since`; never more than the whole, whatever two clocks say. */
export function secondsLeft(wait: number, { since, now }: { since: Date; now: Date }): number {
  const passed = (now.getTime() - since.getTime()) / 1000;
  return Math.ceil(Math.min(wait, Math.max(0, wait - passed)));
}
