/**
 * How long a sign-in has to wait: between one-time codes, which cost money and ring somebody's phone, and between
 * wrong passwords. The first tries are free, then each wait is longer than the previous one.
 */

/** Seconds after the first, second, third unused code; the last value applies to all that follow. */
const CODE_WAITS = [30, 60, 120, 300, 600];

/** Seconds after wrong passwords beyond the free ones. */
const PASSWORD_WAITS = [30, 60, 120, 300, 900];

/** Unused codes and wrong passwords count for an hour: longer than any wait. */
export const COUNTED_SECONDS = 3600;

/** This many wrong passwords for one name within the hour, from any addresses, are an attack and not typos. */
const ATTACKED_NAME = 50;

const waitAfter = (waits: readonly number[], count: number): number =>
  count <= 0 ? 0 : (waits[Math.min(count, waits.length) - 1] ?? 0);

/** Seconds between the latest code to a number and the next, given its number of unused codes. */
export const codeWait = (unused: number): number => waitAfter(CODE_WAITS, unused);

/** The same for an address, which may be a whole mobile network's: `free` unused codes cause no wait. */
export const addressCodeWait = (unused: number, free: number): number =>
  waitAfter(CODE_WAITS, unused - free + 1);

type Failures = {
  /** Wrong passwords for the name from this address. */
  here: number;
  /** For the name from all addresses. */
  everywhere: number;
  /** This many from one address cause no wait. */
  free: number;
};

/**
 * Seconds between the latest wrong password for a name from an address and the next try there. Another address
 * always has a try: a name under attack only gets fewer free ones at each.
 */
export function passwordWait({ here, everywhere, free }: Failures): number {
  return waitAfter(PASSWORD_WAITS, here - (everywhere >= ATTACKED_NAME ? 1 : free) + 1);
}

/** Whole seconds left of a wait that began at `since`; never more than the whole wait, even if clocks differ. */
export function secondsLeft(wait: number, { since, now }: { since: Date; now: Date }): number {
  const passed = (now.getTime() - since.getTime()) / 1000;
  return Math.ceil(Math.min(wait, Math.max(0, wait - passed)));
}
