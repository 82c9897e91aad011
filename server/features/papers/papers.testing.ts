/** The calls of papers and of who sells, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantPaperCalls } from '#contract/merchant-papers.calls.ts';
import type { paperCalls } from '#contract/papers.calls.ts';
import { foreignCenter, type Attempt } from '#server/testing/attempts.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { atC2, type OrderKey } from '../merchant-orders/merchant-orders.testing.ts';

const AFTER = '2026-03-02_17';
const notAllowed = '403 NOT_ALLOWED';
const nothing = (answer: unknown) => expect(answer).toMatchObject({ Data: [] });
const one = (orderKey: OrderKey) => ({ params: orderKey, query: { paper: '1' } });

export const paperCallTests: CallTests<typeof paperCalls> = {
  orderPapers: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [{ given: { params: orderKey }, hears: '404 ORDER_NOT_FOUND' }],
    crossCustomer: ({ orderKey }) => [{ given: { params: orderKey }, hears: '404 ORDER_NOT_FOUND' }],
  },
  orderPaper: {
    may: ['customer', 'actingSalesman'],
    sample: ({ orderKey }) => one(orderKey),
    crossTenant: ({ orderKey }) => [{ given: one(orderKey), hears: '404 ORDER_NOT_FOUND' }],
    crossCustomer: ({ orderKey }) => [{ given: one(orderKey), hears: '404 ORDER_NOT_FOUND' }],
  },
};

export const sampleSeller = {
  CompanyTh: 'บริษัท ตัวอย่าง จำกัด',
  CompanyEn: 'Example Co., Ltd.',
  AddressTh: '1 ถนนหน้าพระลาน กรุงเทพมหานคร 10200',
  AddressEn: '1 Na Phra Lan Road, Bangkok 10200',
  TaxID: '0105561000011',
  BranchNo: '00000',
  IsVatRegistered: 'Y' as const,
};
const center = { params: { saleUnit: 'C2' } };
const stranger = { params: { saleUnit: ONLY_ALPHA.center } };
const saved = { body: { ...sampleSeller, Version: 0 } };

const ofOnePaper = (hears: string) => ({
  may: ['salesman', 'superAdmin'] as const,
  sample: ({ orderKey }: { orderKey: OrderKey }) => one(orderKey),
  crossTenant: ({ orderKey }: { orderKey: OrderKey }): Attempt[] => [
    { as: 'superAdmin', given: one(orderKey), hears: '404 PAPER_NOT_FOUND' },
  ],
  crossCustomer: ({ orderKey }: { orderKey: OrderKey }): Attempt[] => [
    { given: one(orderKey), hears: notAllowed },
  ],
  crossCenter: ({ orderKey }: { orderKey: OrderKey }): Attempt[] =>
    [orderKey, atC2(orderKey)].map((key) => ({ given: one(key), hears })),
});

export const merchantPaperCallTests: CallTests<typeof merchantPaperCalls> = {
  centerSeller: {
    may: ['superAdmin'],
    sample: center,
    crossTenant: [{ as: 'superAdmin', given: stranger, hears: '404 CENTER_NOT_FOUND' }],
    crossCenter: [{ given: center, hears: notAllowed }],
  },
  saveCenterSeller: {
    may: ['superAdmin'],
    sample: { ...center, ...saved },
    crossTenant: [{ as: 'superAdmin', given: { ...stranger, ...saved }, hears: '404 CENTER_NOT_FOUND' }],
    crossCenter: [{ given: { ...center, ...saved }, hears: notAllowed }],
  },
  merchantPapers: {
    may: ['salesman', 'superAdmin'],
    sample: {
      query: {
        saleUnit: 'C1',
        text: 'TX-00000-00000001',
        kind: 'full',
        state: 'Approved',
        dateStart: '2026-01-01',
        dateEnd: '2026-12-31',
        after: AFTER,
        take: '12',
      },
    },
    crossTenant: [{ as: 'superAdmin', given: {}, hears: nothing }, foreignCenter],
    crossCustomer: [{ given: {}, hears: notAllowed }],
    crossCenter: [
      { given: {}, hears: nothing },
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
  salesTax: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1', month: '2026-03', after: AFTER, take: '25' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { month: '2026-03' } }, hears: nothing },
      {
        as: 'superAdmin',
        given: { query: { month: '2026-03', saleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCustomer: [{ given: { query: { month: '2026-03' } }, hears: notAllowed }],
    // Without the right; with it, see shown-papers.test.ts.
    crossCenter: [{ given: { query: { month: '2026-03', saleUnit: 'C1' } }, hears: '403 RIGHT_MISSING' }],
  },
  merchantOrderPapers: {
    may: ['salesman', 'superAdmin'],
    sample: ({ orderKey }) => ({ params: orderKey }),
    crossTenant: ({ orderKey }) => [{ as: 'superAdmin', given: { params: orderKey }, hears: nothing }],
    crossCustomer: ({ orderKey }) => [{ given: { params: orderKey }, hears: notAllowed }],
    crossCenter: ({ orderKey }) => [
      { given: { params: orderKey }, hears: '404 ORDER_NOT_FOUND' },
      { given: { params: atC2(orderKey) }, hears: nothing },
    ],
  },
  merchantOrderPaper: ofOnePaper('404 PAPER_NOT_FOUND'),
  merchantPaperXml: ofOnePaper('403 RIGHT_MISSING'),
};
