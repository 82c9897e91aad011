/** The calls of goods issues, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { goodsIssueCalls } from '#contract/goods-issues.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const nothing = (answer: unknown) => expect(answer).toEqual({ Data: [] });
const issueOf = (SaleUnit: string, P_Code: string) => ({
  headers: { 'idempotency-key': randomUUID() },
  body: {
    SaleUnit,
    Purpose: 'sample' as const,
    Remark: 'For the fair',
    Lines: [{ P_Code, Unit: 1 as const, Quantity: 2 }],
  },
});

export const goodsIssueCallTests: CallTests<typeof goodsIssueCalls> = {
  issuableProducts: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { search: 'P1' } },
    crossTenant: [{ as: 'superAdmin', given: { query: { search: ONLY_ALPHA.product } }, hears: nothing }],
    crossCustomer: [{ given: { query: { search: 'P1' } }, hears: '403 NOT_ALLOWED' }],
    crossCenter: [],
  },
  createGoodsIssue: {
    may: ['salesman', 'superAdmin'],
    sample: () => issueOf('C1', 'P1'),
    crossTenant: [
      { as: 'superAdmin', given: issueOf('C1', ONLY_ALPHA.product), hears: '400 ISSUE_LINES_WRONG' },
    ],
    crossCustomer: [{ given: issueOf('C1', 'P1'), hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: issueOf('C1', 'P1'), hears: '409 CENTER_MISMATCH' }],
  },
};
