import { expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import { leadsToApproval } from './use-refused-entry.ts';

const refused = (code: string) => new ApiError({ statusCode: 403, code, message: '' });

test('S-33 W-25 who waits for approval is led to its page where PENDING_APPROVAL_REGISTER is Y', () => {
  const on = readWebConfig({ PENDING_APPROVAL_REGISTER: 'Y' });
  const off = readWebConfig({ PENDING_APPROVAL_REGISTER: 'N' });
  expect(leadsToApproval(refused('PENDING_APPROVAL'), on)).toBe(true);
  expect(leadsToApproval(refused('PENDING_APPROVAL'), off)).toBe(false);
  expect(leadsToApproval(refused('CUSTOMER_INACTIVE'), on)).toBe(false);
  expect(leadsToApproval(new Error('x'), on)).toBe(false);
});
