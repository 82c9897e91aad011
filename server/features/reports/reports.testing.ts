/** The calls of the reports, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantReportCalls } from '#contract/reports.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { foreignCenter } from '#server/testing/attempts.ts';

export const merchantReportCallTests: CallTests<typeof merchantReportCalls> = {
  merchantHome: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: {},
        hears: (answer) => expect(answer).toMatchObject({ Today: { Count: 0 }, Waiting: { Count: 0 } }),
      },
      foreignCenter,
    ],
    crossCustomer: ({ sample }) => [{ given: sample('merchantHome'), hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  newCustomersReport: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1', type: 'month' } },
    crossTenant: [foreignCenter],
    crossCustomer: ({ sample }) => [{ given: sample('newCustomersReport'), hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  topSalesReport: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1', type: 'month' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: {},
        hears: (answer) => expect(answer).toMatchObject({ Total: 0, Products: [] }),
      },
      foreignCenter,
    ],
    crossCustomer: ({ sample }) => [{ given: sample('topSalesReport'), hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
};
