/** The calls that look after centers, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantCenterCalls } from '#contract/merchant-centers.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

/** Everything that is kept of a center. */
export const sampleCenter = {
  DIST_NAME: 'ศูนย์พระนคร',
  DIST_NAME_EN: 'Phra Nakhon',
  DIST_SHORTNAME: 'PNK',
  Address: '1 ถนนหน้าพระลาน',
  AddressEn: '1 Na Phra Lan Road',
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
  LatDecimal: 13.7515,
  LonDecimal: 100.4927,
  Phone: '02 123 4567',
  LineName: '@phranakhon',
  LineUrl: 'https://line.me/R/ti/p/@phranakhon',
  Hours: [{ Day: 1, From: '08:00', Until: '17:00' }],
  ClosedDays: [{ Date: '2026-12-31', Name: 'สิ้นปี' }],
};

const one = { params: { saleUnit: 'C2' } };
const foreign = { params: { saleUnit: ONLY_ALPHA.center } };
const notAllowed = '403 NOT_ALLOWED';

export const merchantCenterCallTests: CallTests<typeof merchantCenterCalls> = {
  merchantCenters: {
    may: ['superAdmin'],
    sample: { query: { text: 'C', province: '10', active: 'Y', after: 'C1', take: '10' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { query: { text: ONLY_ALPHA.center } },
        hears: (answer) => expect(answer).toEqual({ Data: [], Next: null }),
      },
    ],
    crossCenter: [{ given: {}, hears: notAllowed }],
  },
  merchantCenter: {
    may: ['superAdmin'],
    sample: one,
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: '404 CENTER_NOT_FOUND' }],
    crossCenter: [{ given: one, hears: notAllowed }],
  },
  addCenter: {
    may: ['superAdmin'],
    sample: { body: { ...sampleCenter, SaleUnit: 'C9', Active: 'Y' } },
    crossTenant: [],
    crossCenter: [{ given: { body: { ...sampleCenter, SaleUnit: 'C9', Active: 'Y' } }, hears: notAllowed }],
  },
  saveCenter: {
    may: ['superAdmin'],
    sample: { ...one, body: { ...sampleCenter, Version: 1 } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { ...foreign, body: { ...sampleCenter, Version: 1 } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { ...one, body: { ...sampleCenter, Version: 1 } }, hears: notAllowed }],
  },
  setCenterActive: {
    may: ['superAdmin'],
    sample: { ...one, body: { Active: 'Y' } },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, body: { Active: 'N' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { ...one, body: { Active: 'N' } }, hears: notAllowed }],
  },
};
