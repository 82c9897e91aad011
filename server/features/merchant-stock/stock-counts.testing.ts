/** The calls that count shelves, for the tests of all calls. */
import { expect } from 'vitest';
import type { stockCountCalls } from '#contract/stock-counts.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const may = ['salesman', 'superAdmin'] as const;
const headers = { 'idempotency-key': 'count-of-tests' };
const sheet = { params: { id: '999999' } };
const unknown = '404 COUNT_NOT_FOUND';
const noRight = '403 RIGHT_MISSING';
const begun = { SaleUnit: 'C1', Selection: 'all', Blind: 'Y' };
const brand = { SaleUnit: 'C1', Selection: 'brand', Code: ONLY_ALPHA.brand };
const counted = { P_Code: 'P1', Pieces: 3, Was: null };
const scanned = { Barcode: '8850000000017' };

export const stockCountCallTests: CallTests<typeof stockCountCalls> = {
  stockCounts: {
    may,
    sample: { query: { saleUnit: 'C1', open: 'Y', after: '9', take: '25' } },
    crossTenant: [
      { as: 'salesman', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
      { as: 'salesman', given: {}, hears: (answer: unknown) => expect(answer).toMatchObject({ Data: [] }) },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  beginStockCount: {
    may,
    sample: { headers, body: begun },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { headers, body: { ...begun, SaleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
      { as: 'superAdmin', given: { headers, body: brand }, hears: '409 COUNT_EMPTY' },
    ],
    crossCenter: [{ given: { headers, body: begun }, hears: noRight }],
  },
  stockCount: {
    may,
    sample: sheet,
    crossTenant: [{ as: 'salesman', given: sheet, hears: unknown }],
    crossCenter: [{ given: sheet, hears: unknown }],
  },
  stockCountLines: {
    may,
    sample: { ...sheet, query: { show: 'left', text: 'Product', after: 'P1', take: '25' } },
    crossTenant: [{ as: 'salesman', given: sheet, hears: unknown }],
    crossCenter: [{ given: sheet, hears: unknown }],
  },
  printStockCount: {
    may,
    sample: sheet,
    crossTenant: [{ as: 'salesman', given: sheet, hears: unknown }],
    crossCenter: [{ given: sheet, hears: unknown }],
  },
  countProduct: {
    may,
    sample: { ...sheet, headers, body: counted },
    crossTenant: [{ as: 'superAdmin', given: { ...sheet, headers, body: counted }, hears: unknown }],
    crossCenter: [{ given: { ...sheet, headers, body: counted }, hears: noRight }],
  },
  scanCounted: {
    may,
    sample: { ...sheet, headers, body: scanned },
    crossTenant: [{ as: 'superAdmin', given: { ...sheet, headers, body: scanned }, hears: unknown }],
    crossCenter: [{ given: { ...sheet, headers, body: scanned }, hears: noRight }],
  },
  bookStockCount: {
    may,
    sample: { ...sheet, headers, body: { Differences: 0 } },
    crossTenant: [
      { as: 'superAdmin', given: { ...sheet, headers, body: { Differences: 0 } }, hears: unknown },
    ],
    crossCenter: [{ given: { ...sheet, headers, body: { Differences: 0 } }, hears: noRight }],
  },
  discardStockCount: {
    may,
    sample: { ...sheet, headers, body: { Counted: 0 } },
    crossTenant: [{ as: 'superAdmin', given: { ...sheet, headers, body: { Counted: 0 } }, hears: unknown }],
    crossCenter: [{ given: { ...sheet, headers, body: { Counted: 0 } }, hears: noRight }],
  },
};
