import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderMoney } from '../orders/order-due.ts';
import {
  availableSatang,
  balanceSatang,
  heldOf,
  HOLDS_NOTHING,
  repaymentOf,
  staysTakenOver,
  type CreditAccount,
  type Held,
} from './credit.ts';

const order = (over: Partial<OrderMoney> = {}): OrderMoney => ({
  orderType: '3',
  status: 'Wait',
  paymentStatus: 'unpaid',
  totalSatang: 1000,
  returnedSatang: 0,
  paidSatang: 0,
  refundedSatang: 0,
  ...over,
});
const OURS = { isSap: false, isTakenOver: false };

describe('S-93a what an order on credit holds', () => {
  test.each([
    ['reserves what is due until it is delivered', order({ status: 'Shipping' }), OURS, [1000, 0]],
    ['is a debt from then on', order({ status: 'Delivered' }), OURS, [0, 1000]],
    ['holds nothing once canceled', order({ status: 'Canceled' }), OURS, [0, 0]],
    ['less what came back', order({ status: 'Delivered', returnedSatang: 400 }), OURS, [0, 600]],
    [
      'and less what was paid',
      order({ status: 'Delivered', paymentStatus: 'partlyPaid', paidSatang: 300 }),
      OURS,
      [0, 700],
    ],
    [
      'nothing once paid',
      order({ status: 'Delivered', paymentStatus: 'paid', paidSatang: 1000 }),
      OURS,
      [0, 0],
    ],
    [
      'reserves on where SAP owns the debt',
      order({ status: 'Delivered' }),
      { isSap: true, isTakenOver: false },
      [1000, 0],
    ],
    ['until SAP counts it', order({ status: 'Delivered' }), { isSap: true, isTakenOver: true }, [0, 0]],
  ] as const)('%s', (_, is, owner, [reservedSatang, debtSatang]) => {
    expect(heldOf(is, owner)).toEqual({ reservedSatang, debtSatang });
  });

  test('what is available is the balance less what is reserved', () => {
    const account = { limitSatang: 1000, debtSatang: 300, reservedSatang: 200 };
    expect([balanceSatang(account), availableSatang(account)]).toEqual([700, 500]);
  });

  test('a delivery that is taken back is counted by SAP no more', () => {
    expect(staysTakenOver('Shipping', true)).toBe(false);
    expect(staysTakenOver('Delivered', true)).toBe(true);
    expect(staysTakenOver('Delivered', false)).toBe(false);
  });
});

test('S-93a a repayment pays the oldest first, what is more is of no order', () => {
  const debts = [
    { orderId: 'A', satang: 100 },
    { orderId: 'B', satang: 50 },
  ];
  expect(repaymentOf(debts, 120)).toEqual({
    orders: [
      { orderId: 'A', satang: 100 },
      { orderId: 'B', satang: 20 },
    ],
    restSatang: 0,
  });
  expect(repaymentOf(debts, 200).restSatang).toBe(50);
  expect(repaymentOf(debts, 80).orders).toEqual([{ orderId: 'A', satang: 80 }]);
});

/** One thing that happens to one of three orders, or to the account. */
type Act = {
  act: 'place' | 'deliver' | 'undo' | 'cancel' | 'return' | 'pay' | 'sap';
  at: number;
  satang: number;
};
const LIMIT = 2000;
const anyAct = fc.record({
  act: fc.constantFrom<Act['act']>('place', 'deliver', 'undo', 'cancel', 'return', 'pay', 'sap'),
  at: fc.nat(2),
  satang: fc.integer({ min: 1, max: 1200 }),
});

/** The account as it is booked, by differences alone, and beside it what was reserved and owed, told anew from the orders. */
function run(acts: readonly Act[], isSap: boolean): number {
  let account: CreditAccount = { limitSatang: LIMIT, debtSatang: 0, reservedSatang: 0 };
  const orders: (OrderMoney | undefined)[] = [undefined, undefined, undefined];
  const held: Held[] = [HOLDS_NOTHING, HOLDS_NOTHING, HOLDS_NOTHING];
  const isTakenOver: boolean[] = [false, false, false];
  let told = 0;
  let checked = 0;
  const book = (at: number): void => {
    const one = orders[at];
    if (!one) return;
    isTakenOver[at] = staysTakenOver(one.status, isTakenOver[at] ?? false);
    const before = held[at] ?? HOLDS_NOTHING;
    const now = heldOf(one, { isSap, isTakenOver: isTakenOver[at] ?? false });
    account = {
      ...account,
      debtSatang: account.debtSatang + now.debtSatang - before.debtSatang,
      reservedSatang: account.reservedSatang + now.reservedSatang - before.reservedSatang,
    };
    held[at] = now;
  };
  for (const { act, at, satang } of acts) {
    const one = orders[at];
    const change = (over: Partial<OrderMoney>): void => {
      if (one) orders[at] = { ...one, ...over };
    };
    if (act === 'place' && !one && availableSatang(account) >= satang)
      orders[at] = order({ totalSatang: satang });
    if (act === 'deliver' && one?.status === 'Wait') change({ status: 'Delivered' });
    if (act === 'undo' && one?.status === 'Delivered' && one.returnedSatang === 0) change({ status: 'Wait' });
    if (act === 'cancel' && one?.status === 'Wait') change({ status: 'Canceled' });
    if (act === 'return' && one?.status === 'Delivered')
      change({ returnedSatang: Math.min(one.totalSatang, one.returnedSatang + satang) });
    if (act === 'pay' && one && one.status !== 'Canceled') {
      const paidSatang = Math.min(one.totalSatang - one.returnedSatang, one.paidSatang + satang);
      if (paidSatang > one.paidSatang)
        change({
          paidSatang,
          paymentStatus: paidSatang >= one.totalSatang - one.returnedSatang ? 'paid' : 'partlyPaid',
        });
    }
    if (act === 'sap' && isSap) {
      told = satang;
      orders.forEach((each, index) => {
        if (each?.status !== 'Delivered') return;
        isTakenOver[index] = true;
        account = { ...account, reservedSatang: account.reservedSatang - (held[index]?.reservedSatang ?? 0) };
        held[index] = HOLDS_NOTHING;
      });
      account = { ...account, debtSatang: told };
    }
    book(at);
    // Twice says the same.
    book(at);
    const due = (wanted: (is: OrderMoney) => boolean): number =>
      orders.reduce((sum, is, index) => {
        if (!is || is.status === 'Canceled' || isTakenOver[index] || is.paymentStatus === 'paid') return sum;
        return wanted(is) ? sum + Math.max(0, is.totalSatang - is.returnedSatang - is.paidSatang) : sum;
      }, 0);
    const isGone = ({ status }: OrderMoney): boolean => status === 'Delivered';
    expect(availableSatang(account) + account.reservedSatang + account.debtSatang).toBe(LIMIT);
    expect(account.reservedSatang).toBe(due((is) => isSap || !isGone(is)));
    expect(account.debtSatang).toBe(isSap ? told : due(isGone));
    expect(isSap || availableSatang(account) >= 0).toBe(true);
    checked += 1;
  }
  return checked;
}

test.each([false, true])(
  'S-93a in any interleaving what is available, reserved and owed is the limit, and nothing counts twice (SAP owns the debt: %s)',
  (isSap) => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 14 }), (acts) => {
        expect(run(acts, isSap)).toBe(acts.length);
      }),
      { numRuns: 400 },
    );
  },
);
