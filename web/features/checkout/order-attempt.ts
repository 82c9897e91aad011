/**
 * One attempt to place an order. It lives in the tab's storage until its outcome is known, so that also a reload cannot
 * order twice.
 */
import type { CallInput } from '#contract/schemas.ts';
import type { Attempt } from '../attempt/attempt.ts';
import type { Quote } from './order-blockers.ts';

export type OrderBody = CallInput<'placeOrder'>['body'];
export type OrderAttempt = Attempt<OrderBody>;

/** What the buyer sees, for the shop to compare with what it computes. */
export const seenIn = ({ Total, DeliveryFee, Lines }: Quote) => ({
  SeenTotal: Total,
  SeenDeliveryFee: DeliveryFee,
  SeenPrices: Lines.map(({ P_Code, Unit, UnitPrice, DiscountAmount, Quantity, IsFree }) => ({
    P_Code,
    Unit,
    UnitPrice,
    ...((DiscountAmount > 0 || IsFree) && { DiscountAmount }),
    ...(IsFree && { Quantity, IsFree }),
  })),
});

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
