/** The calls of staff's customers and their tags, for the tests of all calls. */
import { expect } from 'vitest';
import type { customerTagCalls, merchantCustomerCalls } from '#contract/merchant-customers.calls.ts';
import { betasOwn, noneFound } from '#server/testing/attempts.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const may = ['salesman', 'superAdmin'] as const;
const nothing = (answer: unknown) => expect(answer).toMatchObject({ Data: [] });
const cust1 = { params: { code: 'CUST1', saleUnit: 'C1' } };
const foreign = { params: { code: ONLY_ALPHA.customer, saleUnit: 'C1' } };
const elsewhere = { params: { code: 'CUST1', saleUnit: ONLY_ALPHA.center } };
const ofNobodys = [
  { as: 'superAdmin', given: foreign, hears: '404 CUSTOMER_NOT_FOUND' },
  { as: 'superAdmin', given: elsewhere, hears: '404 CENTER_NOT_FOUND' },
] as const;
const ofOtherCenter = [
  { given: cust1, hears: '404 CENTER_NOT_FOUND' },
  { given: { params: { code: 'CUST1', saleUnit: 'C2' } }, hears: '404 CUSTOMER_NOT_FOUND' },
] as const;

const signIn = { Id: 'A'.repeat(22) };
const profile = {
  CUSTOMERNAME: 'Customer CUST1 of alpha',
  PriceLevel: 1,
  Credit: 0,
  SaleUnits: ['C1'],
  IsBjcSapCustomer: false,
  Status: 'active',
  Version: 1,
};

export const merchantCustomerCallTests: CallTests<typeof merchantCustomerCalls> = {
  merchantCustomers: {
    may: [...may],
    sample: {
      query: {
        text: 'Customer',
        status: 'active,disabled',
        level: '1,3',
        saleUnit: 'C1',
        after: 'CUST1',
        take: '12',
      },
    },
    crossTenant: [
      { as: 'superAdmin', given: { query: { text: 'alpha' } }, hears: noneFound },
      { as: 'superAdmin', given: { query: { text: ONLY_ALPHA.mobile } }, hears: noneFound },
      { as: 'superAdmin', given: { query: { after: ONLY_ALPHA.customer } }, hears: noneFound },
      { as: 'superAdmin', given: { query: { tag: ONLY_ALPHA.tag } }, hears: noneFound },
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
      { as: 'superAdmin', given: { query: { text: 'CUST1' } }, hears: betasOwn },
    ],
    crossCenter: [
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: { text: 'CUST1' } }, hears: nothing },
      { given: { query: { after: 'CUST1' } }, hears: nothing },
    ],
  },
  customerChoices: {
    may: [...may],
    sample: { query: { saleUnit: 'C1' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
      {
        as: 'superAdmin',
        given: { query: { saleUnit: 'C1' } },
        hears: (answer) => expect(JSON.stringify(answer)).not.toMatch(/ONLY/i),
      },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  merchantCustomer: { may: [...may], sample: cust1, crossTenant: ofNobodys, crossCenter: ofOtherCenter },
  customerAddresses: { may: [...may], sample: cust1, crossTenant: ofNobodys, crossCenter: ofOtherCenter },
  customerSignIns: { may: [...may], sample: cust1, crossTenant: ofNobodys, crossCenter: ofOtherCenter },
  removeCustomerSignIn: {
    may: [...may],
    sample: { ...cust1, body: signIn },
    crossTenant: ofNobodys.map(({ as, given: { params }, hears }) => ({
      as,
      given: { params, body: signIn },
      hears,
    })),
    crossCenter: [{ given: { ...cust1, body: signIn }, hears: '403 RIGHT_MISSING' }],
  },
  customerAccount: {
    may: [...may],
    sample: { params: { code: 'CUST1' } },
    crossTenant: [
      { as: 'superAdmin', given: { params: { code: ONLY_ALPHA.customer } }, hears: '404 CUSTOMER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { params: { code: 'CUST1' } }, hears: '404 CUSTOMER_NOT_FOUND' }],
  },
  saveCustomerAccount: {
    may: [...may],
    sample: { params: { code: 'CUST1' }, body: profile },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { params: { code: ONLY_ALPHA.customer }, body: profile },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
      {
        as: 'superAdmin',
        given: { params: { code: 'CUST1' }, body: { ...profile, SaleUnits: [ONLY_ALPHA.center] } },
        hears: '409 CUSTOMER_CHANGED',
      },
    ],
    crossCenter: [{ given: { params: { code: 'CUST1' }, body: profile }, hears: '403 RIGHT_MISSING' }],
  },
};

const tag = { NameTh: 'ร้านใหญ่', NameEn: 'Big', Active: 'Y' };
/** Tags are the whole shop's, whatever the center. */
const ofTheShop = (answer: unknown) => expect(JSON.stringify(answer)).toContain(ONLY_ALPHA.tag);
const vip = { params: { tag: ONLY_ALPHA.tag } };

export const customerTagCallTests: CallTests<typeof customerTagCalls> = {
  customerTags: {
    may: [...may],
    sample: { query: { text: 'only', active: 'Y', take: '10' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { query: { text: ONLY_ALPHA.tag } },
        hears: (answer) => expect(answer).toEqual({ Data: [], Next: null, Tiers: [], HasTiers: false }),
      },
    ],
    crossCenter: [{ given: {}, hears: ofTheShop }],
  },
  customerTag: {
    may: [...may],
    sample: vip,
    crossTenant: [{ as: 'superAdmin', given: vip, hears: '404 TAG_NOT_FOUND' }],
    crossCenter: [{ given: vip, hears: ofTheShop }],
  },
  addCustomerTag: {
    may: [...may],
    sample: { body: { ...tag, Tag: 'BIG' } },
    crossTenant: [],
    crossCenter: [{ given: { body: { ...tag, Tag: ONLY_ALPHA.tag } }, hears: '409 TAG_TAKEN' }],
  },
  saveCustomerTag: {
    may: [...may],
    sample: { ...vip, body: { ...tag, Version: 1 } },
    crossTenant: [
      { as: 'superAdmin', given: { ...vip, body: { ...tag, Version: 1 } }, hears: '404 TAG_NOT_FOUND' },
    ],
    crossCenter: [{ given: { ...vip, body: { ...tag, Version: 99 } }, hears: '409 TAG_CHANGED' }],
  },
  tagCustomer: {
    may: [...may],
    sample: { ...cust1, body: { Tag: ONLY_ALPHA.tag, Has: false } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { ...cust1, body: { Tag: ONLY_ALPHA.tag, Has: true } },
        hears: '404 TAG_NOT_FOUND',
      },
      {
        as: 'superAdmin',
        given: { ...foreign, body: { Tag: ONLY_ALPHA.tag, Has: true } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
    ],
    crossCenter: ofOtherCenter.map(({ given, hears }) => ({
      given: { ...given, body: { Tag: ONLY_ALPHA.tag, Has: true } },
      hears,
    })),
  },
};
