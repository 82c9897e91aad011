/** The calls of consents, for the tests of all calls. */
import { expect } from 'vitest';
import type { consentCalls, merchantConsentCalls } from '#contract/consent.calls.ts';
import { consentPurposeNames } from '#domain/consent/purposes.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { wordingsOf } from './consent.rules.ts';

/** The small shops have a cookies policy alone, in words that name the shop. */
const analyticsOf = (tenant: string) => {
  const [titleTh, titleEn] = [`เรื่อง cookies-policy ของ ${tenant}`, `cookies-policy of ${tenant}`];
  const policy = {
    code: 'cookies-policy',
    titleTh,
    titleEn,
    bodyTh: '## หัวข้อ',
    bodyEn: `## Heading of ${tenant}`,
  };
  return {
    body: { Consents: [{ Purpose: 'analytics', Type: true, Version: wordingsOf([policy]).analytics.id }] },
  };
};
const params = { code: 'CUST1', saleunit: 'C1' };
const withdrawal = { params, body: { Purpose: 'marketingSms' } };

export const consentCallTests: CallTests<typeof consentCalls> = {
  consentPurposes: {
    may: 'everybody',
    sample: {},
    crossTenant: [{ given: {}, hears: (answer) => expect(JSON.stringify(answer)).not.toMatch(/alpha/) }],
  },
  consents: {
    may: ['customer'],
    sample: {},
    // It takes no id; consent.test.ts has whose they are.
    crossTenant: ({ cookies }) => [
      {
        given: { cookies },
        hears: (answer) =>
          expect(answer).toMatchObject({
            Data: consentPurposeNames.map(() => ({ Type: null })),
            History: [],
          }),
      },
    ],
  },
  saveConsents: {
    may: ['guest', 'customer'],
    sample: ({ tenant }) => analyticsOf(tenant),
    // Words that are not beta's; a guest is refused before, so nothing of alpha's is written.
    crossTenant: [
      {
        given: { body: { Consents: [{ Purpose: 'marketingSms', Type: true, Version: '0123456789abcdef' }] } },
        hears: '409 CONSENT_WORDING_CHANGED',
      },
    ],
  },
  saveVersionPdpa: {
    may: ['customer'],
    sample: { body: { Customer_Id: 'CUST1', SaleUnit: 'C1', Type: true } },
    crossTenant: [
      { given: { body: { Customer_Id: ONLY_ALPHA.customer, Type: true } }, hears: '403 NOT_ALLOWED' },
      { given: { body: { SaleUnit: ONLY_ALPHA.center, Type: true } }, hears: '409 CENTER_MISMATCH' },
    ],
    crossCustomer: [{ given: { body: { Customer_Id: 'CUST1', Type: true } }, hears: '403 NOT_ALLOWED' }],
  },
};

export const merchantConsentCallTests: CallTests<typeof merchantConsentCalls> = {
  customerConsents: {
    may: ['salesman', 'superAdmin'],
    sample: { params },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { params: { code: ONLY_ALPHA.customer, saleunit: 'C1' } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
      {
        as: 'superAdmin',
        given: { params: { code: 'CUST1', saleunit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { params }, hears: '404 CENTER_NOT_FOUND' }],
  },
  recordWithdrawal: {
    may: ['salesman', 'superAdmin'],
    sample: withdrawal,
    crossTenant: [
      {
        as: 'superAdmin',
        given: { ...withdrawal, params: { code: ONLY_ALPHA.customer, saleunit: 'C1' } },
        hears: '404 CUSTOMER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: withdrawal, hears: '404 CENTER_NOT_FOUND' }],
  },
};
