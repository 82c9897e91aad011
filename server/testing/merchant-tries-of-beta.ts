/** What staff of beta try with alpha's orders, customers and centers (see tries-of-beta.ts). */
import { expect } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { ONLY_ALPHA, type AlphaOrder } from './only-alpha.ts';
import { samplesOf } from './samples.ts';
import type { Try } from './tries.ts';

const as = 'superAdmin';
const noOrder = '404 ORDER_NOT_FOUND';
const foreignCenter: Try = {
  as,
  given: { query: { saleUnit: ONLY_ALPHA.center } },
  hears: '404 CENTER_NOT_FOUND',
};
const noOrders = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null, MoreCustomers: false });
const noChanges = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null });

export const merchantTriesOfBeta = ({ orderId }: AlphaOrder) => {
  const params = { orderid: orderId, saleunit: 'C1' };
  const ordersOfAlpha: Record<string, string>[] = [
    {},
    { text: orderId },
    { text: 'Customer of alpha' },
    { customer: ONLY_ALPHA.customer },
    { customer: 'CUST1' },
  ];
  return {
    merchantOrders: [
      ...ordersOfAlpha.map((query) => ({ as, given: { query }, hears: noOrders }) as const),
      foreignCenter,
    ],
    merchantOrdersWaiting: [
      {
        as,
        given: {},
        hears: (answer) => {
          const { Data } = answer as { Data: { Count: number }[] };
          expect(Data.map(({ Count }) => Count)).toEqual([0, 0, 0, 0]);
        },
      },
      foreignCenter,
    ],
    merchantOrderDetail: [{ as, given: { body: params }, hears: noOrder }],
    stepMerchantOrder: [{ as, given: { params, body: { From: 'Wait', To: 'Approved' } }, hears: noOrder }],
    trackMerchantOrder: [{ as, given: { ...samplesOf('beta').trackMerchantOrder, params }, hears: noOrder }],
    merchantOrderPaper: [
      { as, given: { params: { ...params, kind: 'packing-list' } }, hears: noOrder },
      { as, given: { params: { ...params, kind: 'delivery-note' } }, hears: noOrder },
    ],
    merchantHome: [
      {
        as,
        given: {},
        hears: (answer) => expect(answer).toMatchObject({ Today: { Count: 0 }, Waiting: { Count: 0 } }),
      },
      foreignCenter,
    ],
    newCustomersReport: [foreignCenter],
    topSalesReport: [
      { as, given: {}, hears: (answer) => expect(answer).toMatchObject({ Total: 0, Products: [] }) },
      foreignCenter,
    ],
    merchantLog: [
      { as, given: {}, hears: noChanges },
      { as, given: { query: { subject: `order/${orderId}` } }, hears: noChanges },
    ],
  } satisfies Partial<Record<CallName, Try[]>>;
};
