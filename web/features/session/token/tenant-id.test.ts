import { expect, test } from 'vitest';
import { tenantIdFor } from './tenant-id.ts';

test("C-01 N-01 calls name the tenant of the query parameter, else the document's", () => {
  expect(tenantIdFor({ search: '?tenantId=a', state: 'b' })).toBe('a');
  expect(tenantIdFor({ search: '?tenantId=', state: 'b' })).toBe('b');
  expect(tenantIdFor({ search: '', state: 'b' })).toBe('b');
});
