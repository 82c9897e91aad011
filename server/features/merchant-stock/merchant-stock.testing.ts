/** The calls that look after stock, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantStockCalls } from '#contract/merchant-stock.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const may = ['salesman', 'superAdmin'] as const;
const headers = { 'idempotency-key': 'stock-of-tests' };
const one = { params: { code: 'P1' } };
const foreign = { params: { code: ONLY_ALPHA.product } };
const unknown = '404 PRODUCT_NOT_FOUND';
const noCenter = '404 CENTER_NOT_FOUND';
const noRight = '403 RIGHT_MISSING';
const none = (answer: unknown) => expect(answer).toMatchObject({ Data: [] });

const adjusted = { SaleUnit: 'C1', Pieces: -1, Reason: 'damaged', Note: 'fell down' };
const counted = { SaleUnit: 'C1', SetTo: 90, OnHand: 100, Reason: 'damaged', Note: 'fell down' };
const received = {
  SaleUnit: 'C1',
  Pieces: 12,
  Reference: 'DN-1',
  Lot: 'L1',
  ExpiresOn: '2099-12-31',
  Note: 'by van',
};

const sent = { SaleUnit: 'C1', To: 'C2', Pieces: 2, Note: 'for the fair' };
const way = { params: { id: '999999' } };

export const merchantStockCallTests: CallTests<typeof merchantStockCalls> = {
  stockItems: {
    may,
    sample: { query: { saleUnit: 'C1', text: 'Product', show: 'held', after: 'P1', take: '25' } },
    crossTenant: [
      { as: 'salesman', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: noCenter },
      { as: 'salesman', given: { query: { text: ONLY_ALPHA.word } }, hears: none },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: noCenter }],
  },
  expiringStock: {
    may,
    sample: { query: { saleUnit: 'C1', days: '30', after: '2026-01-01_1', take: '25' } },
    crossTenant: [{ as: 'salesman', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: noCenter }],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: noCenter }],
  },
  productStock: {
    may,
    sample: { ...one, query: { saleUnit: 'C1' } },
    crossTenant: [{ as: 'salesman', given: foreign, hears: unknown }],
    crossCenter: [{ given: { ...one, query: { saleUnit: 'C1' } }, hears: noCenter }],
  },
  stockLedger: {
    may,
    sample: { ...one, query: { saleUnit: 'C1', after: '99_100', take: '25' } },
    crossTenant: [{ as: 'salesman', given: foreign, hears: unknown }],
    crossCenter: [{ given: { ...one, query: { saleUnit: 'C1' } }, hears: noCenter }],
  },
  adjustStock: {
    may,
    sample: { ...one, headers, body: adjusted },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, headers, body: adjusted }, hears: unknown },
      { as: 'superAdmin', given: { ...foreign, headers, body: counted }, hears: unknown },
      {
        as: 'superAdmin',
        given: { ...one, headers, body: { ...adjusted, SaleUnit: ONLY_ALPHA.center } },
        hears: noCenter,
      },
    ],
    crossCenter: [{ given: { ...one, headers, body: adjusted }, hears: noRight }],
  },
  sendStock: {
    may,
    sample: { ...one, headers, body: sent },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, headers, body: sent }, hears: unknown },
      {
        as: 'superAdmin',
        given: { ...one, headers, body: { ...sent, To: ONLY_ALPHA.center } },
        hears: noCenter,
      },
    ],
    crossCenter: [{ given: { ...one, headers, body: sent }, hears: noRight }],
  },
  stockTransfers: {
    may,
    sample: { query: { saleUnit: 'C1', open: 'Y', after: '9', take: '25' } },
    crossTenant: [{ as: 'salesman', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: noCenter }],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: noCenter }],
  },
  receiveTransfer: {
    may,
    sample: { ...way, headers, body: { Received: 2 } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { ...way, headers, body: { Received: 1 } },
        hears: '404 TRANSFER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { ...way, headers, body: { Received: 1 } }, hears: noRight }],
  },
  recallTransfer: {
    may,
    sample: { ...way, headers, body: {} },
    crossTenant: [
      { as: 'superAdmin', given: { ...way, headers, body: {} }, hears: '404 TRANSFER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { ...way, headers, body: {} }, hears: noRight }],
  },
  receiveStock: {
    may,
    sample: { ...one, headers, body: received },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, headers, body: received }, hears: unknown },
      {
        as: 'superAdmin',
        given: { ...one, headers, body: { ...received, SaleUnit: ONLY_ALPHA.center } },
        hears: noCenter,
      },
    ],
    crossCenter: [{ given: { ...one, headers, body: received }, hears: noRight }],
  },
};
