/** The calls of imports, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantImportCalls } from '#contract/merchant-import.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const staff = ['salesman', 'superAdmin'] as const;
const params = { id: '00000000-0000-4000-8000-0000000000fe' };
const unknown = '404 IMPORT_NOT_FOUND';
/** Those of others are tried in merchant-import.test.ts: there they exist. */
const foreign = (given: object) =>
  [{ as: 'superAdmin', given: { params, ...given }, hears: unknown }] as const;
const other = (given: object) => [{ given: { params, ...given }, hears: unknown }] as const;
const headers = { 'idempotency-key': 'an-import-of-tests' };
const none = (answer: unknown) => expect(answer).toEqual({ Data: [] });
export const sampleSheet = new Blob(['P_Code,PRODUCTNAME\nNEW1,ข้าว\n'], { type: 'text/csv' });
const check = { body: { Columns: ['P_Code', 'PRODUCTNAME'] } };
const run = { body: { LeaveOutWrong: true, Seen: { New: 1, Changed: 0 } } };
const undo = { body: { Seen: 1 } };
const listed = {
  What: 'products',
  SearchText: 'rice',
  saleUnit: 'C1',
  Category: 'FOOD',
  P_BrandCode: 'B1',
  matype: 'DRY',
  Active: 'Y',
  Stock: 'low',
  WithoutPicture: false,
  WithoutPrice: false,
  Archived: false,
} as const;

export const merchantImportCallTests: CallTests<typeof merchantImportCalls> = {
  imports: {
    may: staff,
    sample: {},
    crossTenant: [{ as: 'superAdmin', given: {}, hears: none }],
    crossCenter: [{ given: {}, hears: none }],
  },
  importTemplate: {
    may: staff,
    sample: { params: { kind: 'products' } },
    crossTenant: [],
    crossCenter: [],
  },
  addImport: {
    may: staff,
    sample: { headers, body: { Kind: 'products', FileName: 'products.csv' }, files: { sheet: sampleSheet } },
    crossTenant: [],
    crossCenter: [
      {
        given: { headers, body: { Kind: 'products' }, files: { sheet: sampleSheet } },
        hears: '403 RIGHT_MISSING',
      },
    ],
  },
  oneImport: { may: staff, sample: { params }, crossTenant: foreign({}), crossCenter: other({}) },
  checkImport: {
    may: staff,
    sample: { params, ...check },
    crossTenant: foreign(check),
    crossCenter: other(check),
  },
  importProblems: { may: staff, sample: { params }, crossTenant: foreign({}), crossCenter: other({}) },
  runImport: { may: staff, sample: { params, ...run }, crossTenant: foreign(run), crossCenter: other(run) },
  undoImport: {
    may: staff,
    sample: { params, ...undo },
    crossTenant: foreign(undo),
    crossCenter: other(undo),
  },
  exportGoods: {
    may: staff,
    sample: { headers, body: listed },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { headers, body: { What: 'stock', saleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [
      { given: { headers, body: { What: 'stock', saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
};
