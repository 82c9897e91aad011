import { expect, test } from 'vitest';
import { issueTicket, readTicket } from './tickets.ts';

const now = new Date('2026-03-02T05:00:00Z');
const later = new Date(now.getTime() + 60_000);
const secret = 'a secret of tests that is long enough';
const ticket = issueTicket(secret, {
  tenantId: 'alpha',
  kind: 'number',
  value: '0899999999',
  expiresAt: later,
});

test('a ticket is read by the shop and for the purpose it was issued for, until it runs out', () => {
  const check = { tenantId: 'alpha', kind: 'number', now } as const;
  expect(readTicket(secret, ticket, check)).toBe('0899999999');
  expect(readTicket(secret, ticket, { ...check, tenantId: 'beta' })).toBeUndefined();
  expect(readTicket(secret, ticket, { ...check, kind: 'waiting' })).toBeUndefined();
  expect(readTicket(secret, ticket, { ...check, now: later })).toBeUndefined();
});

test.each(['', '.', 'x', 'x.y', `${ticket}x`, `x${ticket}`, ticket.split('.')[0] ?? ''])(
  'no other text is a ticket: %s',
  (text) => {
    expect(readTicket(secret, text, { tenantId: 'alpha', kind: 'number', now })).toBeUndefined();
  },
);

test('a ticket signed with another secret is none', () => {
  expect(readTicket('another secret', ticket, { tenantId: 'alpha', kind: 'number', now })).toBeUndefined();
});
