/** The calls that look after staff, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantStaffCalls } from '#contract/merchant-staff.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const person = (UserRole: '1' | '3', more: object = {}) => ({
  Name: 'Somsri',
  Username: 'somsri',
  Mobile: '0830000077',
  Email: '',
  UserRole,
  SaleUnits: ['C1'],
  ...more,
});
const sale = { params: { userId: 'SALE' } };
const foreign = { params: { userId: ONLY_ALPHA.staff } };
const forSuperAdmins = [{ given: sale, hears: '403 NOT_ALLOWED' }] as const;

export const merchantStaffCallTests: CallTests<typeof merchantStaffCalls> = {
  staffMembers: {
    may: ['superAdmin'],
    sample: { query: { text: 'sale', role: '3,4', status: 'active', saleUnit: 'C1,C2', take: '10' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { query: { text: ONLY_ALPHA.staff } },
        hears: (answer) => expect(answer).toEqual({ Data: [], Next: null }),
      },
    ],
    crossCenter: [{ given: {}, hears: '403 NOT_ALLOWED' }],
  },
  staffMember: {
    may: ['superAdmin'],
    sample: sale,
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: '404 STAFF_NOT_FOUND' }],
    crossCenter: forSuperAdmins,
  },
  addStaffMember: {
    may: ['superAdmin'],
    sample: { body: person('3') },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: person('3', { SaleUnits: [ONLY_ALPHA.center] }) },
        hears: '400 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { body: person('3') }, hears: '403 NOT_ALLOWED' }],
  },
  saveStaffMember: {
    may: ['superAdmin'],
    sample: {
      ...sale,
      body: person('3', { Name: 'Sale', Username: 'sale', Mobile: '0830000002', Version: 1 }),
    },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { ...foreign, body: person('3', { Version: 1 }) },
        hears: '404 STAFF_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { ...sale, body: person('3', { Version: 1 }) }, hears: '403 NOT_ALLOWED' }],
  },
  setStaffStatus: {
    may: ['superAdmin'],
    sample: { ...sale, body: { Status: 'active' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { ...foreign, body: { Status: 'disabled' } },
        hears: '404 STAFF_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { ...sale, body: { Status: 'disabled' } }, hears: '403 NOT_ALLOWED' }],
  },
  resetStaffPassword: {
    may: ['superAdmin'],
    sample: { params: { userId: 'SALE2' } },
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: '404 STAFF_NOT_FOUND' }],
    crossCenter: forSuperAdmins,
  },
  shopCenters: {
    may: ['superAdmin'],
    sample: {},
    crossTenant: [
      {
        as: 'superAdmin',
        given: {},
        hears: (answer) => expect(JSON.stringify(answer)).not.toContain(ONLY_ALPHA.center),
      },
    ],
    crossCenter: [{ given: {}, hears: '403 NOT_ALLOWED' }],
  },
  staffRoles: {
    may: ['superAdmin'],
    sample: {},
    // It takes no id: every shop has the same roles.
    crossTenant: [],
    crossCenter: [{ given: {}, hears: '403 NOT_ALLOWED' }],
  },
  saveStaffRoles: {
    may: ['superAdmin'],
    sample: {
      body: {
        Roles: [{ UserRole: '8', NameTh: 'พนักงานคลัง', NameEn: 'Warehouse', ClosedPages: [], Rights: [] }],
        Version: 0,
      },
    },
    crossTenant: [],
    crossCenter: [
      {
        given: {
          body: {
            Roles: [{ UserRole: '8', NameTh: '', NameEn: '', ClosedPages: ['orders'], Rights: ['costs'] }],
            Version: 0,
          },
        },
        hears: '403 NOT_ALLOWED',
      },
    ],
  },
};
