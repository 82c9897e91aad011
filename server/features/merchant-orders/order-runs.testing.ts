/** The calls of work on many orders, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { orderRunCalls } from '#contract/order-runs.calls.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import type { CallTests } from '#server/testing/call-test.ts';

type Key = { orderid: string; saleunit: string };
const keysOf = ({ orderid, saleunit }: Key) => ({ Orders: [{ OrderID: orderid, SaleUnit: saleunit }] });
/** What narrows a list; orders that are named are not narrowed by it. */
const narrowed = {
  tab: 'All',
  payment: ['unpaid', 'paid'],
  text: '2603',
  dateStart: '2026-01-01',
  dateEnd: '2026-12-31',
  totalMin: 1.5,
  totalMax: 5000,
  saleUnit: 'C1',
  customer: ['CUST1', 'CUST2'],
  salesman: ['SALE'],
  product: ['P1'],
  delivery: ['transport', 'parcel'],
  note: 'Y',
};
const Seen = { Count: 1, Sum: 19, CashCount: 0, CashSum: 0 };
const none = (answer: unknown) => expect(answer).toEqual({ Count: 0, BusyCount: 0, Busy: [], Steps: [] });
const nothing = (answer: unknown) => expect(answer).toEqual({ Data: [] });
const key = () => ({ headers: { 'idempotency-key': randomUUID() } });

export const orderRunCallTests: CallTests<typeof orderRunCalls> = {
  orderStepsAhead: {
    may: ['salesman', 'superAdmin'],
    sample: ({ orderKey }) => ({ body: { type: '3', ...narrowed, ...keysOf(orderKey) } }),
    crossTenant: ({ orderKey }) => [
      { as: 'superAdmin', given: { body: keysOf(orderKey) }, hears: none },
      {
        as: 'superAdmin',
        given: { body: { saleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: ({ orderKey }) => [
      { given: { body: keysOf(orderKey) }, hears: none },
      { given: { body: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
  runOrderSteps: {
    may: ['salesman', 'superAdmin'],
    sample: ({ orderKey }) => ({
      ...key(),
      body: { type: '3', ...narrowed, ...keysOf(orderKey), To: 'Approved', Cash: false, Seen },
    }),
    crossTenant: ({ orderKey }) => [
      {
        as: 'superAdmin',
        given: { ...key(), body: { ...keysOf(orderKey), To: 'Approved', Seen } },
        hears: '409 ORDERS_CHANGED',
      },
    ],
    crossCenter: ({ orderKey }) => [
      {
        given: { ...key(), body: { ...keysOf(orderKey), To: 'Approved', Seen } },
        hears: '409 ORDERS_CHANGED',
      },
    ],
  },
  printableOrders: {
    may: ['salesman', 'superAdmin'],
    sample: () => ({ body: narrowed }),
    crossTenant: ({ orderKey }) => [
      { as: 'superAdmin', given: { body: { text: orderKey.orderid } }, hears: nothing },
      {
        as: 'superAdmin',
        given: { body: { saleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: () => [{ given: { body: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  exportOrders: {
    may: ['salesman', 'superAdmin'],
    sample: () => ({ ...key(), body: { ...narrowed, sort: 'placed', dir: 'desc' } }),
    crossTenant: () => [
      {
        as: 'superAdmin',
        given: { ...key(), body: { saleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: () => [{ given: { ...key(), body: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
};
