/** The end of a payment is the same in whichever order, and however often, things are said of it. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAsAsked, isForeign, isOpen, textOf, withSaid, type Attempt, type Said } from './attempt.ts';
import { paymentStatusOf, sharesOf } from './order-payment.ts';

const ASKED = 1000;
const fresh: Attempt = { state: 'starting', satang: ASKED, receivedSatang: 0, refundedSatang: 0 };
const said = (more: Partial<Said> = {}): Said => ({
  state: 'succeeded',
  satang: ASKED,
  currency: 'THB',
  refundedSatang: 0,
  ...more,
});
const anySaid: fc.Arbitrary<Said> = fc.record({
  state: fc.constantFrom(
    'pending',
    'authorised',
    'failed',
    'expired',
    'canceled',
    'succeeded',
    'refunded',
    'unknown',
  ),
  satang: fc.constantFrom(undefined, ASKED, 900, 1200),
  currency: fc.constantFrom('THB', 'THB', 'THB', 'USD'),
  refundedSatang: fc.constantFrom(0, 0, 300, ASKED),
});
const endOf = (all: readonly Said[]): Attempt => all.reduce((known, one) => withSaid(known, one), fresh);

describe('U-05d what is said of an attempt', () => {
  test('gives the same end in any order, doubled or delayed', () => {
    fc.assert(
      fc.property(
        fc.array(anySaid, { maxLength: 6 }).chain((all) =>
          fc.tuple(
            fc.constant(all),
            // Each at least once, some again, in another order.
            fc
              .array(fc.constantFrom(...(all.length > 0 ? all : [said()])), {
                maxLength: all.length > 0 ? 4 : 0,
              })
              .chain((again) =>
                fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
              ),
          ),
        ),
        ([all, mixed]) => {
          expect(endOf(mixed)).toEqual(endOf(all));
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('what is lost changes the end only by what it alone says: looking at the provider mends it', () => {
    fc.assert(
      fc.property(fc.array(anySaid, { minLength: 1, maxLength: 6 }), fc.nat(5), (all, lost) => {
        const rest = all.filter((_, at) => at !== lost);
        // The provider's truth, asked at last, says all of it.
        const truth = all.reduce((known, one) => withSaid(known, one), endOf(rest));
        expect(truth).toEqual(endOf(all));
      }),
      { numRuns: 1000 },
    );
  });

  test('success wins over failure, expiry and cancel; what was paid back had come', () => {
    for (const state of ['failed', 'expired', 'canceled', 'pending'] as const)
      for (const order of [
        [said(), said({ state })],
        [said({ state }), said()],
      ])
        expect(endOf(order)).toMatchObject({ state: 'succeeded', receivedSatang: ASKED });
    expect(endOf([said({ state: 'refunded', satang: undefined, refundedSatang: 300 })])).toEqual({
      state: 'refunded',
      satang: ASKED,
      receivedSatang: ASKED,
      refundedSatang: 300,
    });
  });

  test('money in another currency is not money of the attempt, and another sum is not the one asked for', () => {
    const dollars = said({ currency: 'USD' });
    expect(isForeign(dollars)).toBe(true);
    expect(endOf([dollars])).toEqual(fresh);
    expect(isAsAsked(endOf([said({ satang: 900 })]))).toBe(false);
    expect(isAsAsked(endOf([said({ satang: undefined })]))).toBe(true);
    expect(isOpen(endOf([said({ state: 'authorised' })]).state)).toBe(true);
    expect(isOpen(endOf([said({ state: 'failed' })]).state)).toBe(false);
  });

  test('the same said again is the same text, anything else another', () => {
    expect(textOf(said())).toBe(textOf(said()));
    const others = [said({ satang: 900 }), said({ currency: 'USD' }), said({ refundedSatang: 1 })];
    expect(new Set([said(), ...others].map(textOf)).size).toBe(4);
  });
});

describe('U-05d what of a sum is for which order', () => {
  const asked = [
    { orderId: 'A', satang: 600 },
    { orderId: 'B', satang: 400 },
  ];

  test('each gets what it was asked for, in turn, and the last what is more', () => {
    expect(sharesOf(asked, 1000)).toEqual(asked);
    expect(sharesOf(asked, 700)).toEqual([
      { orderId: 'A', satang: 600 },
      { orderId: 'B', satang: 100 },
    ]);
    expect(sharesOf(asked, 1300)).toEqual([
      { orderId: 'A', satang: 600 },
      { orderId: 'B', satang: 700 },
    ]);
  });

  test('the parts are the sum, whether it comes at once or bit by bit', () => {
    const sums = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sums, (parts) => {
        const booked = new Map<string, number>();
        for (const part of parts)
          for (const { orderId, satang } of sharesOf(asked, part, booked))
            booked.set(orderId, (booked.get(orderId) ?? 0) + satang);
        const sum = parts.reduce((all, part) => all + part, 0);
        expect([...booked].map(([orderId, satang]) => ({ orderId, satang }))).toEqual(sharesOf(asked, sum));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('U-05c how far an order is paid', () => {
  const none = { attempts: [], isInReview: false, isExpired: false };
  const sums = (paidSatang: number, refundedSatang = 0, worthSatang = 1000) => ({
    worthSatang,
    paidSatang,
    refundedSatang,
  });

  test('goes by the money first, then by what is under way', () => {
    expect(paymentStatusOf(sums(1000), { ...none, isInReview: true })).toBe('paid');
    expect(paymentStatusOf(sums(400), none)).toBe('partlyPaid');
    expect(paymentStatusOf(sums(1000, 300), none)).toBe('partlyRefunded');
    expect(paymentStatusOf(sums(1000, 1000), none)).toBe('refunded');
    // Canceled, and paid all the same: the shop owes it.
    expect(paymentStatusOf(sums(1000, 0, 0), none)).toBe('paid');
    expect(paymentStatusOf(sums(400), { ...none, isInReview: true })).toBe('inReview');
  });

  test('of the tries the one that is open counts, then the last', () => {
    const of = (...attempts: Attempt['state'][]) => paymentStatusOf(sums(0), { ...none, attempts });
    expect(of()).toBe('unpaid');
    expect(of('failed', 'starting')).toBe('pending');
    expect(of('authorised', 'failed')).toBe('authorised');
    expect(of('pending', 'failed')).toBe('pending');
    expect(of('failed')).toBe('refused');
    expect(of('failed', 'expired')).toBe('expired');
    expect(of('canceled')).toBe('unpaid');
    expect(paymentStatusOf(sums(0), { ...none, isExpired: true, attempts: ['failed'] })).toBe('expired');
  });
});
