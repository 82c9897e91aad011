/**
 * How much of the stock one customer's checkout may hold, and for how long. An order needs no reservation: the
 * customer can still order unreserved pieces while they are available.
 */

/** Up to this many pieces may all be reserved by one customer: half of one piece is none. */
const SMALL_REST = 5;
/** Of larger stock, half: the rest stays available to everybody else. */
const DIVIDED_BY = 2;

/**
 * Pieces of one product to reserve for a customer who wants `wanted`; `available` includes what they already hold.
 * At most half of it, or all of a rest of up to five pieces.
 */
export function piecesToReserve({ wanted, available }: { wanted: number; available: number }): number {
  const most = Math.min(available, Math.max(SMALL_REST, Math.floor(available / DIVIDED_BY)));
  return Math.max(0, Math.min(wanted, most));
}

const MINUTE_MS = 60_000;
/** A checkout that takes longer than one reservation may reserve once more. */
const TURNS = 2;
/**
 * After the last turn, before a customer may reserve stock again: one account holds stock for a small part of a day
 * at most.
 */
export const COOL_DOWN_MINUTES = 60;

type Held = {
  /** When stock was first held for the customer since the last cool-down; undefined: never. */
  since: Date | undefined;
  /** When the customer's current hold ends; undefined if there is none. */
  until: Date | undefined;
};

export type ReservationTime =
  | { since: Date; until: Date }
  /** Held long enough; not again before this. */
  | { againAt: Date };

/**
 * The period for which stock is reserved for a customer who requests it at `now` for `minutes`. Repeating the
 * request keeps the original end, whatever it asks for. After it, or after a release, one more reservation fits
 * into twice `minutes` from the first one; then none before the cool-down is over.
 */
export function reservationTime(
  { since, until }: Held,
  { now, minutes }: { now: Date; minutes: number },
): ReservationTime {
  const length = minutes * MINUTE_MS;
  const lastEnd = since && new Date(since.getTime() + TURNS * length);
  const againAt = lastEnd && new Date(lastEnd.getTime() + COOL_DOWN_MINUTES * MINUTE_MS);
  if (!since || !lastEnd || !againAt || now >= againAt)
    return { since: now, until: new Date(now.getTime() + length) };
  if (now >= lastEnd) return { againAt };
  if (until && until > now) return { since, until: earlier(until, lastEnd) };
  return { since, until: earlier(new Date(now.getTime() + length), lastEnd) };
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
