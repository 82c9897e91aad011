/** The calls that look after prices, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { merchantPriceCalls } from '#contract/merchant-prices.calls.ts';
import { CELLS, cellName, typeName, type CellName, type TypeName } from '#domain/pricing/price-cells.ts';
import type { TaxType } from '#domain/pricing/tax.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

type Cells = Record<CellName, number | null> & Record<TypeName, TaxType | null>;

/** No price at all, but for these. */
export const cellsOf = (more: Partial<Cells> = {}): Cells =>
  ({
    ...Object.fromEntries(CELLS.map(({ unit, level }) => [cellName(unit, level), null])),
    ...Object.fromEntries(CELLS.map(({ unit, level }) => [typeName(unit, level), null])),
    ...more,
  }) as Cells;

const key = () => ({ 'idempotency-key': randomUUID() });
const staff = ['salesman', 'superAdmin'] as const;
const one = { params: { code: 'P1' } };
const foreign = { params: { code: ONLY_ALPHA.product } };
const noRight = '403 RIGHT_MISSING';
const unknown = '404 PRODUCT_NOT_FOUND';
const id = '00000000-0000-4000-8000-000000000001';
const ofOne = { params: { code: 'P1', id } };
const ofForeign = { params: { code: ONLY_ALPHA.product, id } };
const prices = cellsOf({ UNIT1PRICELEVEL1: 20, UNIT1PRICELEVEL1TYPE: 1 });
const advance = { Name: 'Songkran', DateStart: '2026-04-13', DateEnd: '2026-04-15', ...prices };

const agreed = { CUSTOMERCODE: 'CUST1', Unit: 1 as const, Price: 15 };
const raise = { Codes: ['P1'], Units: [1 as const], Levels: [1 as const], By: 'percent' as const, Amount: 5 };
/** Of prices that nobody was shown. */
const SEEN = 'nothing';
const CUSTOMER_OF_C1 = { params: { code: 'CUST1', saleUnit: 'C1' }, query: {} };

export const merchantPriceCallTests: CallTests<typeof merchantPriceCalls> = {
  productPrices: {
    may: staff,
    sample: { ...one, query: {} },
    crossTenant: [
      { as: 'salesman', given: { ...foreign, query: {} }, hears: unknown },
      {
        as: 'salesman',
        given: { ...one, query: { saleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { ...one, query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  saveProductPrices: {
    may: staff,
    sample: { ...one, body: { Version: 1, ...prices } },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, body: { Version: 1, ...prices } }, hears: unknown },
      {
        as: 'superAdmin',
        given: { ...one, body: { Version: 1, SaleUnit: ONLY_ALPHA.center, ...prices } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { ...one, body: { Version: 1, ...prices } }, hears: noRight }],
  },
  explainPrice: {
    may: staff,
    sample: { ...one, query: { customerCode: 'CUST1', saleUnit: 'C1', day: '2026-03-02' } },
    crossTenant: [
      { as: 'salesman', given: foreign, hears: unknown },
      {
        as: 'salesman',
        given: { ...one, query: { saleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { ...one, query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  advancePrices: {
    may: staff,
    sample: { body: { P_Code: 'P1', SaleUnit: 'C1' } },
    crossTenant: [
      { as: 'salesman', given: { body: { P_Code: ONLY_ALPHA.product } }, hears: unknown },
      {
        as: 'salesman',
        given: { body: { P_Code: 'P1', SaleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { body: { P_Code: 'P1', SaleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  addAdvancePrice: {
    may: staff,
    sample: { ...one, body: advance },
    crossTenant: [{ as: 'superAdmin', given: { ...foreign, body: advance }, hears: unknown }],
    crossCenter: [{ given: { ...one, body: advance }, hears: noRight }],
  },
  saveAdvancePrice: {
    may: staff,
    sample: { ...ofOne, body: { Version: 1, ...advance } },
    crossTenant: [
      { as: 'superAdmin', given: { ...ofForeign, body: { Version: 1, ...advance } }, hears: unknown },
    ],
    crossCenter: [{ given: { ...ofOne, body: { Version: 1, ...advance } }, hears: noRight }],
  },
  removeAdvancePrice: {
    may: staff,
    sample: { ...ofOne, body: { Version: 1 } },
    crossTenant: [{ as: 'superAdmin', given: { ...ofForeign, body: { Version: 1 } }, hears: unknown }],
    crossCenter: [{ given: { ...ofOne, body: { Version: 1 } }, hears: noRight }],
  },
  agreedPrices: {
    may: staff,
    sample: { ...one, query: {} },
    crossTenant: [{ as: 'salesman', given: { ...foreign, query: {} }, hears: unknown }],
    crossCenter: [],
  },
  addAgreedPrice: {
    may: staff,
    sample: { ...one, body: agreed, headers: key() },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, body: agreed, headers: key() }, hears: unknown },
      {
        as: 'superAdmin',
        given: { ...one, body: { ...agreed, CUSTOMERCODE: ONLY_ALPHA.customer }, headers: key() },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { ...one, body: agreed, headers: key() }, hears: noRight }],
  },
  saveAgreedPrice: {
    may: staff,
    sample: { ...ofOne, body: { Version: 1, Price: 15 } },
    crossTenant: [
      { as: 'superAdmin', given: { ...ofForeign, body: { Version: 1, Price: 15 } }, hears: unknown },
    ],
    crossCenter: [{ given: { ...ofOne, body: { Version: 1, Price: 15 } }, hears: noRight }],
  },
  removeAgreedPrice: {
    may: staff,
    sample: { ...ofOne, body: { Version: 1 } },
    crossTenant: [{ as: 'superAdmin', given: { ...ofForeign, body: { Version: 1 } }, hears: unknown }],
    crossCenter: [{ given: { ...ofOne, body: { Version: 1 } }, hears: noRight }],
  },
  priceBuyers: {
    may: staff,
    sample: { query: { text: 'a' } },
    crossTenant: [
      { as: 'salesman', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  pricesAhead: {
    may: staff,
    sample: { body: raise },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { ...raise, Codes: [ONLY_ALPHA.product] } },
        hears: (answer) => expect(answer).toMatchObject({ Products: 0, Data: [] }),
      },
    ],
    crossCenter: [{ given: { body: raise }, hears: noRight }],
  },
  changePrices: {
    may: staff,
    sample: { body: { ...raise, Seen: SEEN }, headers: key() },
    crossTenant: [
      {
        as: 'superAdmin',
        given: {
          body: { ...raise, Codes: [ONLY_ALPHA.product], Seen: SEEN },
          headers: key(),
        },
        hears: '409 PRICE_PREVIEW_CHANGED',
      },
    ],
    crossCenter: [{ given: { body: { ...raise, Seen: SEEN }, headers: key() }, hears: noRight }],
  },
  customerAgreedPrices: {
    may: staff,
    sample: CUSTOMER_OF_C1,
    crossTenant: [
      {
        as: 'salesman',
        given: { params: { code: ONLY_ALPHA.customer, saleUnit: 'C1' }, query: {} },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: CUSTOMER_OF_C1, hears: '404 CENTER_NOT_FOUND' }],
  },
};
