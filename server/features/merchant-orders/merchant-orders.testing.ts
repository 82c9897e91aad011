/** The calls of staff's orders, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantOrderCalls } from '#contract/merchant-orders.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { foreignCenter, type Attempt } from '#server/testing/attempts.ts';

const ordersOfAlpha = (orderId: string): Record<string, string>[] => [
  {},
  { text: orderId },
  { text: 'Customer of alpha' },
  { customer: ONLY_ALPHA.customer },
  { customer: 'CUST1' },
];

export type OrderKey = { orderid: string; saleunit: string };

const printed = ({ orderid, saleunit }: OrderKey) => ({
  body: { Kind: 'packing-list' as const, Orders: [{ OrderID: orderid, SaleUnit: saleunit }] },
});

export const atC2 = (key: { orderid: string }) => ({ ...key, saleunit: 'C2' });

const noOrders = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null, MoreCustomers: false });
const nothing = (answer: unknown) => expect(answer).toMatchObject({ Data: [] });

const choicesNobodyHas = (query: Record<string, string>): Attempt => ({
  as: 'superAdmin',
  given: { query },
  hears: nothing,
});

const noCash = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null, Holders: [] });

/** The tests of a call that changes the order in its address: an order of others is not found. */
export function ofOneOrder<Body extends object>(body: Body) {
  return {
    may: ['salesman', 'superAdmin'] as const,
    sample: ({ orderKey }: { orderKey: OrderKey }) => ({ params: orderKey, body }),
    crossTenant: ({ orderKey }: { orderKey: OrderKey }): Attempt[] => [
      { as: 'superAdmin', given: { params: orderKey, body }, hears: '404 ORDER_NOT_FOUND' },
    ],
    crossCustomer: ({ orderKey }: { orderKey: OrderKey }): Attempt[] => [
      { given: { params: orderKey, body }, hears: '403 NOT_ALLOWED' },
    ],
    crossCenter: ({ orderKey }: { orderKey: OrderKey }): Attempt[] => [
      { given: { params: orderKey, body }, hears: '404 ORDER_NOT_FOUND' },
      { given: { params: atC2(orderKey), body }, hears: '404 ORDER_NOT_FOUND' },
    ],
  };
}

export const merchantOrderCallTests: CallTests<typeof merchantOrderCalls> = {
  merchantOrders: {
    may: ['salesman', 'superAdmin'],
    sample: {
      query: {
        type: '3',
        tab: 'All',
        text: '2603',
        dateStart: '2026-01-01',
        dateEnd: '2026-12-31',
        saleUnit: 'C1',
        totalMin: '1.5',
        totalMax: '5000',
        payment: 'unpaid,paid',
        customer: 'CUST1,CUST2',
        salesman: 'SALE',
        product: 'P1',
        delivery: 'transport,parcel',
        note: 'Y',
        sort: 'placed',
        dir: 'desc',
        after: 'p1772427600000_260302-AAAAA',
        take: '25',
      },
    },
    crossTenant: ({ order }): Attempt[] => [
      ...ordersOfAlpha(order.orderId).map((query): Attempt => ({
        as: 'superAdmin',
        given: { query },
        hears: noOrders,
      })),
      foreignCenter,
    ],
    crossCustomer: [{ given: { query: { customer: 'CUST1' } }, hears: '403 NOT_ALLOWED' }],
    crossCenter: ({ order }): Attempt[] => [
      { given: {}, hears: nothing },
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: { text: order.orderId } }, hears: nothing },
      { given: { query: { customer: 'CUST1' } }, hears: nothing },
    ],
  },
  merchantOrdersWaiting: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { type: '3', saleUnit: 'C1', since: '2026-03-01T05:00:00Z' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: {},
        hears: (answer) => {
          const { Data } = answer as { Data: { Count: number }[] };
          expect(Data.map(({ Count }) => Count)).toEqual([0, 0, 0, 0]);
        },
      },
      foreignCenter,
    ],
    crossCustomer: [{ given: {}, hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  orderChoices: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { kind: 'customer', text: 'Customer', codes: 'CUST1', saleUnit: 'C1' } },
    crossTenant: [
      choicesNobodyHas({ kind: 'customer', codes: ONLY_ALPHA.customer }),
      choicesNobodyHas({ kind: 'customer', text: ONLY_ALPHA.customer }),
      choicesNobodyHas({ kind: 'product', codes: ONLY_ALPHA.product }),
      choicesNobodyHas({ kind: 'product', text: ONLY_ALPHA.word }),
      choicesNobodyHas({ kind: 'salesman', text: ONLY_ALPHA.staff }),
      { ...foreignCenter, given: { query: { kind: 'customer', saleUnit: ONLY_ALPHA.center } } },
    ],
    crossCustomer: [{ given: { query: { kind: 'customer' } }, hears: '403 NOT_ALLOWED' }],
    crossCenter: [
      { given: { query: { kind: 'customer', saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: { kind: 'salesman', codes: 'SALE' } }, hears: nothing },
    ],
  },
  merchantOrderDetail: {
    may: ['salesman', 'superAdmin'],
    sample: ({ orderKey }) => ({ body: orderKey }),
    crossTenant: ({ orderKey }) => [
      { as: 'superAdmin', given: { body: orderKey }, hears: '404 ORDER_NOT_FOUND' },
    ],
    crossCustomer: ({ orderKey }) => [{ given: { body: orderKey }, hears: '403 NOT_ALLOWED' }],
    crossCenter: ({ orderKey }) => [
      { given: { body: orderKey }, hears: '404 ORDER_NOT_FOUND' },
      { given: { body: atC2(orderKey) }, hears: '404 ORDER_NOT_FOUND' },
    ],
  },
  merchantOrderCosts: {
    may: ['salesman', 'superAdmin'],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [
      { as: 'superAdmin', given: { params: orderKey }, hears: '404 ORDER_NOT_FOUND' },
    ],
    crossCustomer: ({ orderKey }) => [{ given: { params: orderKey }, hears: '403 NOT_ALLOWED' }],
    // Without the right nobody learns more; with it, see order-costs.test.ts.
    crossCenter: ({ orderKey }) => [{ given: { params: orderKey }, hears: '403 RIGHT_MISSING' }],
  },
  stepMerchantOrder: {
    may: ['salesman', 'superAdmin'],
    sample: ({ orderKey }) => ({
      params: orderKey,
      body: {
        From: 'Approved',
        To: 'Packed',
        Reason: '',
        Lines: [{ Line: 1, Packed: 1, Because: 'outOfStock' }],
        Restocked: [{ Line: 1, Restocked: 1 }],
        TakenBy: 'SALE',
      },
    }),
    crossTenant: ({ orderKey }) => [
      {
        as: 'superAdmin',
        given: { params: orderKey, body: { From: 'Wait', To: 'Approved' } },
        hears: '404 ORDER_NOT_FOUND',
      },
    ],
    crossCustomer: ({ orderKey }) => [
      { given: { params: orderKey, body: { From: 'Wait', To: 'Approved' } }, hears: '403 NOT_ALLOWED' },
    ],
    crossCenter: ({ orderKey, sample }) => [
      { given: { ...sample('stepMerchantOrder'), params: orderKey }, hears: '404 ORDER_NOT_FOUND' },
      { given: { ...sample('stepMerchantOrder'), params: atC2(orderKey) }, hears: '404 ORDER_NOT_FOUND' },
    ],
  },
  undoMerchantOrder: ofOneOrder({ From: 'Approved', Return: 1 }),
  repackMerchantOrder: ofOneOrder({
    Lines: [{ Line: 1, Packed: 1, Because: 'damaged' }],
    Reason: 'Miscounted',
    Note: 'Shelf 4',
  }),
  merchantOrderPacking: {
    may: ['salesman', 'superAdmin'],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [
      { as: 'superAdmin', given: { params: orderKey }, hears: '404 ORDER_NOT_FOUND' },
    ],
    crossCustomer: ({ orderKey }) => [{ given: { params: orderKey }, hears: '403 NOT_ALLOWED' }],
    crossCenter: ({ orderKey }) => [
      { given: { params: orderKey }, hears: '404 ORDER_NOT_FOUND' },
      { given: { params: atC2(orderKey) }, hears: '404 ORDER_NOT_FOUND' },
    ],
  },
  countMerchantPacking: ofOneOrder({ Counts: [{ Line: 1, Packed: 1 }] }),
  failMerchantDelivery: ofOneOrder({ Reason: 'Nobody at home', Note: 'Dog' }),
  returnMerchantOrder: ofOneOrder({
    Lines: [{ Line: 1, Quantity: 1, Restocked: 1 }],
    Reason: 'Broken',
    Note: 'Box was open',
  }),
  merchantReturnWorth: ofOneOrder({ Lines: [{ Line: 1, Quantity: 1, Restocked: 1 }] }),
  noteMerchantOrder: ofOneOrder({ Reason: 'Comes tomorrow', Note: 'Truck is full' }),
  saveStaffNote: ofOneOrder({ Note: 'Calls before noon', Before: '' }),
  takeMerchantCash: ofOneOrder({ Amount: 260, TakenBy: 'SALE' }),
  removeMerchantCash: ofOneOrder({ Reason: 'Wrong order', Note: '' }),
  heldCash: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1', after: '1772427600000_260302-AAAAA', take: '25' } },
    crossTenant: [{ as: 'superAdmin', given: {}, hears: noCash }, foreignCenter],
    crossCustomer: [{ given: {}, hears: '403 NOT_ALLOWED' }],
    crossCenter: [
      { given: {}, hears: noCash },
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
  handInCash: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { SaleUnit: 'C1', UserId: 'SALE', Count: 1, Sum: 260 } },
    crossTenant: ({ sample }) => [
      { as: 'superAdmin', given: sample('handInCash'), hears: '409 CASH_CHANGED' },
    ],
    crossCustomer: ({ sample }) => [{ given: sample('handInCash'), hears: '403 NOT_ALLOWED' }],
    crossCenter: ({ sample }) => [{ given: sample('handInCash'), hears: '403 RIGHT_MISSING' }],
  },
  trackMerchantOrder: ofOneOrder({ Carrier: 'Post', TrackingNo: 'TH1', Url: 'https://example.com/TH1' }),
  printMerchantOrders: {
    may: ['salesman', 'superAdmin'],
    sample: ({ orderKey }) => printed(orderKey),
    crossTenant: ({ orderKey }) => [
      { as: 'superAdmin', given: printed(orderKey), hears: '404 ORDER_NOT_FOUND' },
    ],
    crossCustomer: ({ orderKey }) => [{ given: printed(orderKey), hears: '403 NOT_ALLOWED' }],
    crossCenter: ({ orderKey }) => [
      { given: printed(orderKey), hears: '404 ORDER_NOT_FOUND' },
      { given: printed(atC2(orderKey)), hears: '404 ORDER_NOT_FOUND' },
    ],
  },
  merchantOrderDocument: {
    may: ['salesman', 'superAdmin'],
    sample: ({ orderKey }) => ({ params: { ...orderKey, kind: 'delivery-note' } }),
    crossTenant: ({ orderKey }) => [
      {
        as: 'superAdmin',
        given: { params: { ...orderKey, kind: 'packing-list' } },
        hears: '404 ORDER_NOT_FOUND',
      },
      {
        as: 'superAdmin',
        given: { params: { ...orderKey, kind: 'delivery-note' } },
        hears: '404 ORDER_NOT_FOUND',
      },
    ],
    crossCustomer: ({ orderKey }) => [
      { given: { params: { ...orderKey, kind: 'delivery-note' } }, hears: '403 NOT_ALLOWED' },
    ],
    crossCenter: ({ orderKey }) => [
      { given: { params: { ...orderKey, kind: 'delivery-note' } }, hears: '404 ORDER_NOT_FOUND' },
      { given: { params: { ...atC2(orderKey), kind: 'delivery-note' } }, hears: '404 ORDER_NOT_FOUND' },
    ],
  },
};
