/** The calls of the log, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import type { auditCalls } from '#contract/audit.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { noneFound } from '#server/testing/attempts.ts';

const key = () => ({ headers: { 'idempotency-key': randomUUID() } });

export const auditCallTests: CallTests<typeof auditCalls> = {
  merchantLog: {
    may: ['superAdmin'],
    sample: ({ orderId }) => ({
      query: {
        action: 'order.step',
        actor: 'ADMIN',
        subject: `order/${orderId}`,
        dateStart: '2026-01-01',
        dateEnd: '2026-12-31',
        after: '1772427600000_9',
        take: '25',
      },
    }),
    crossTenant: ({ order }) => [
      { as: 'superAdmin', given: {}, hears: noneFound },
      { as: 'superAdmin', given: { query: { subject: `order/${order.orderId}` } }, hears: noneFound },
    ],
  },
  exportLog: {
    may: ['superAdmin'],
    sample: () => ({
      ...key(),
      body: { subject: 'customer/CUST1', action: ['order.step'], dateStart: '2026-01-01' },
    }),
    crossTenant: ({ order }) => [
      {
        as: 'superAdmin',
        given: { ...key(), body: { subject: `order/${order.orderId}` } },
        hears: '400 LOG_EMPTY',
      },
    ],
  },
};
