/** What staff do with payments, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { merchantPaymentCalls } from '#contract/merchant-payments.calls.ts';
import { foreignCenter } from '#server/testing/attempts.ts';
import type { AttemptOf, CallTests } from '#server/testing/call-test.ts';
import { samplePicture } from '#server/testing/sample-files.ts';

const may = ['salesman', 'superAdmin'] as const;
const NOT_THERE = '404 ORDER_NOT_FOUND';
const files = { proof: samplePicture };
const once = () => ({ headers: { 'idempotency-key': randomUUID() } });
const nothing = (answer: unknown) => expect(answer).toMatchObject({ Data: [] });
const review = { reviewid: '0197f2a0-0000-7000-8000-000000000001' };
const refusal = { Decision: 'refuse', Reason: 'Not ours' } as const;
const record = { Amount: '20.00', BankReference: '', SendingBank: '', Reason: 'Came by hand' };
const back = { Reference: 'PNOBODYKNOWSTHIS', Amount: 20, Reason: 'Came back' };
const end = { Reference: 'PNOBODYKNOWSTHIS', Act: 'void', Reason: 'Not wanted' } as const;

/** Without the right nobody learns whether the order is there. */
const ofRight = <Given extends object>(given: (of: Pick<AttemptOf, 'orderKey'>) => Given) => ({
  crossTenant: (of: AttemptOf) => [{ as: 'superAdmin' as const, given: given(of), hears: NOT_THERE }],
  crossCustomer: (of: AttemptOf) => [{ given: given(of), hears: '403 NOT_ALLOWED' }],
  crossCenter: (of: AttemptOf) => [{ given: given(of), hears: '403 RIGHT_MISSING' }],
});

export const merchantPaymentCallTests: CallTests<typeof merchantPaymentCalls> = {
  merchantPayment: {
    may: [...may],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [{ as: 'superAdmin', given: { params: orderKey }, hears: NOT_THERE }],
    crossCustomer: ({ orderKey }) => [{ given: { params: orderKey }, hears: '403 NOT_ALLOWED' }],
    crossCenter: ({ orderKey }) => [
      { given: { params: orderKey }, hears: NOT_THERE },
      { given: { params: { ...orderKey, saleunit: 'C2' } }, hears: NOT_THERE },
    ],
  },
  paymentReviews: {
    may: [...may],
    sample: {
      query: {
        saleUnit: 'C1',
        kind: 'slip',
        after: '1772427600000_0197f2a0-0000-7000-8000-000000000001',
        take: '12',
      },
    },
    crossTenant: [{ as: 'superAdmin', given: {}, hears: nothing }, foreignCenter],
    crossCustomer: [{ given: {}, hears: '403 NOT_ALLOWED' }],
    crossCenter: [
      { given: {}, hears: nothing },
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
  decideReview: {
    may: [...may],
    sample: { params: review, body: refusal },
    crossTenant: [
      { as: 'superAdmin', given: { params: review, body: refusal }, hears: '404 REVIEW_NOT_FOUND' },
    ],
    crossCustomer: [{ given: { params: review, body: refusal }, hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: { params: review, body: refusal }, hears: '403 RIGHT_MISSING' }],
  },
  recordPayment: {
    may: [...may],
    sample: ({ orderKey }) => ({ params: orderKey, body: record, files, ...once() }),
    ...ofRight(({ orderKey }) => ({ params: orderKey, body: record, files, ...once() })),
  },
  refundPayment: {
    may: [...may],
    sample: ({ orderKey }) => ({ params: orderKey, body: back, ...once() }),
    ...ofRight(({ orderKey }) => ({ params: orderKey, body: back, ...once() })),
  },
  endPayment: {
    may: [...may],
    sample: ({ orderKey }) => ({ params: orderKey, body: end }),
    ...ofRight(({ orderKey }) => ({ params: orderKey, body: end })),
  },
};
