/**
 * One attempt to place an order. Its key is made once: sent again after a lost line, the same key makes the server
 * give the same order; only another order gets another key. The attempt lives in the tab's storage until its outcome
 * is known, so that also a reload cannot order twice.
 */
import { isApiError } from '#contract/client.ts';
import type { CallInput } from '#contract/schemas.ts';
import type { Quote } from './order-blockers.ts';

export type OrderBody = CallInput<'placeOrder'>['body'];
export type OrderAttempt = { key: string; body: OrderBody };

/** What the buyer sees, for the shop to compare with what it computes. */
export const seenIn = ({ Total, DeliveryFee, Lines }: Quote) => ({
  SeenTotal: Total,
  SeenDeliveryFee: DeliveryFee,
  SeenPrices: Lines.map(({ P_Code, Unit, UnitPrice }) => ({ P_Code, Unit, UnitPrice })),
});

/** The attempt for this order: the earlier one when it is for the very same order. */
export function attemptFor(
  body: OrderBody,
  { earlier, newKey }: { earlier: OrderAttempt | undefined; newKey: () => string },
): OrderAttempt {
  if (earlier && JSON.stringify(earlier.body) === JSON.stringify(body)) return earlier;
  return { key: newKey(), body };
}

/**
 * Whether the order may have been placed although no answer says so: the connection was lost, or something between here
 * and the shop answered in its place. Everything else was refused, and nothing was written.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return !isApiError(error) || error.answer.statusCode >= 500;
}

/** 32 random hexadecimal digits. `getRandomValues`, because `randomUUID` is missing on plain http. */
export function randomKey(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  return Array.from(random.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type KeptAttempt = {
  read: () => OrderAttempt | undefined;
  write: (attempt: OrderAttempt) => void;
  clear: () => void;
};

/** Keeps the attempt under a name; in memory alone where the storage refuses. */
export function keepAttempt(storage: AttemptStorage, name: string): KeptAttempt {
  let kept: OrderAttempt | undefined;
  return {
    read: () => (kept ??= parseAttempt(tried(() => storage.getItem(name)) ?? null)),
    write: (attempt) => {
      kept = attempt;
      tried(() => storage.setItem(name, JSON.stringify(attempt)));
    },
    clear: () => {
      kept = undefined;
      tried(() => storage.removeItem(name));
    },
  };
}

function parseAttempt(stored: string | null): OrderAttempt | undefined {
  const parsed = tried(() => JSON.parse(stored ?? 'null') as unknown);
  if (typeof parsed !== 'object' || parsed === null || !('key' in parsed) || !('body' in parsed))
    return undefined;
  const { key, body } = parsed;
  // Written by `write` alone; the server checks the body again.
  return typeof key === 'string' && typeof body === 'object' && body
    ? { key, body: body as OrderBody }
    : undefined;
}

function tried<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
