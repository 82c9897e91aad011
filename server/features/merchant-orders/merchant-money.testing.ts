/** The calls of cash and refunds, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantMoneyCalls } from '#contract/merchant-money.calls.ts';
import { foreignCenter, type Attempt } from '#server/testing/attempts.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { atC2, ofOneOrder, type OrderKey } from './merchant-orders.testing.ts';

const AFTER = '1772427600000_260302-AAAAA';
const nothing = (answer: unknown) => expect(answer).toMatchObject({ Data: [] });
const ofCenter = [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }];

/** Without the right nobody learns whether the order is there; with it, see refunds.test.ts. */
function ofRefund<Body extends object>(body: Body) {
  return {
    ...ofOneOrder(body),
    crossCenter: ({ orderKey }: { orderKey: OrderKey }): Attempt[] =>
      [orderKey, atC2(orderKey)].map((params) => ({ given: { params, body }, hears: '403 RIGHT_MISSING' })),
  };
}

export const merchantMoneyCallTests: CallTests<typeof merchantMoneyCalls> = {
  cashWaiting: {
    may: ['salesman', 'superAdmin'],
    sample: {},
    crossTenant: [{ as: 'superAdmin', given: {}, hears: (answer) => expect(answer).toEqual({ Count: 0 }) }],
    crossCustomer: [{ given: {}, hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: {}, hears: (answer) => expect(answer).toEqual({ Count: 0 }) }],
  },
  cashTakers: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1' } },
    crossTenant: [foreignCenter],
    crossCustomer: [{ given: {}, hears: '403 NOT_ALLOWED' }],
    crossCenter: ofCenter,
  },
  cashHandIns: {
    may: ['salesman', 'superAdmin'],
    sample: {
      query: {
        saleUnit: 'C1',
        person: 'SALE',
        dateStart: '2026-01-01',
        dateEnd: '2026-12-31',
        after: '1772427600000_1',
        take: '25',
      },
    },
    crossTenant: [{ as: 'superAdmin', given: {}, hears: nothing }, foreignCenter],
    crossCustomer: [{ given: {}, hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: {}, hears: nothing }, ...ofCenter],
  },
  cashHandIn: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { handInId: '1', after: AFTER, take: '25' } },
    crossTenant: [{ as: 'superAdmin', given: { query: { handInId: '1' } }, hears: '404 HAND_IN_NOT_FOUND' }],
    crossCustomer: [{ given: { query: { handInId: '1' } }, hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: { query: { handInId: '1' } }, hears: '404 HAND_IN_NOT_FOUND' }],
  },
  refundsDue: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1', after: AFTER, take: '25' } },
    crossTenant: [{ as: 'superAdmin', given: {}, hears: nothing }, foreignCenter],
    crossCustomer: [{ given: {}, hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: {}, hears: nothing }, ...ofCenter],
  },
  payMerchantRefund: ofRefund({
    Amount: 20,
    Method: 'transfer',
    Reference: 'T1',
    Reason: 'Came back',
  } as const),
  undoMerchantRefund: ofRefund({ No: 1, Reason: 'Wrong order' }),
};
