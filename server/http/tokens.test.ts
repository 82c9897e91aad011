import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { createTokens } from './tokens.ts';

test('N-03 a token says whose it is, of which tenant, and until when', async () => {
  const now = new Date('2026-03-02T05:00:00Z');
  const tokens = createTokens({ secret: 's'.repeat(32), clock: () => now, isRevoked: () => false });
  const token = await tokens.sign({
    tenantId: 'alpha',
    kind: 'customer',
    customerCode: 'CUST1',
    userId: 'SALE',
    role: '',
    saleUnit: 'C1',
    sessionId: 'S',
  });
  expect(decodeJwt(token)).toMatchObject({
    UserId: 'SALE',
    TenantId: 'alpha',
    exp: now.getTime() / 1000 + 15 * 60,
  });
});
