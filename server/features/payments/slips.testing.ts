/** The calls of transfer slips, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { slipCalls } from '#contract/slips.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { samplePicture } from '#server/testing/sample-files.ts';

const NOT_THERE = '404 ORDER_NOT_FOUND';
const files = { slip: samplePicture };
const once = () => ({ headers: { 'idempotency-key': randomUUID() } });

export const slipCallTests: CallTests<typeof slipCalls> = {
  slipOrders: {
    may: ['customer', 'actingSalesman'],
    sample: { query: { saleUnit: 'C1' } },
    crossTenant: [{ given: {}, hears: (answer) => expect(answer).toEqual({ Data: [] }) }],
    crossCustomer: [{ given: {}, hears: (answer) => expect(answer).toEqual({ Data: [] }) }],
  },
  orderSlips: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [{ given: { params: orderKey }, hears: NOT_THERE }],
    crossCustomer: ({ orderKey }) => [{ given: { params: orderKey }, hears: NOT_THERE }],
  },
  sendSlip: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderKey }) => ({ params: orderKey, body: { PaymentMethod: 'TRANSFER' }, files, ...once() }),
    crossTenant: ({ orderKey }) => [
      { given: { params: orderKey, body: {}, files, ...once() }, hears: NOT_THERE },
    ],
    crossCustomer: ({ orderKey }) => [
      { given: { params: orderKey, body: {}, files, ...once() }, hears: NOT_THERE },
    ],
  },
};
