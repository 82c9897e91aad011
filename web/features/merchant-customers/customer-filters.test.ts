import { expect, test } from 'vitest';
import { readCustomerFilters } from './customer-filters.ts';

test.each([
  ['', {}],
  ['text=+a+&tag=VIP,BIG&level=', { text: 'a', tag: ['VIP', 'BIG'] }],
  ['never=Y&unseen=x&orderedFrom=2026-11-01&orderedTo=soon', { never: 'Y', orderedFrom: '2026-11-01' }],
  ['order=list&view=v1&status=active,lost&level=9', { status: ['active'] }],
])('B-76 the address %j narrows the list to %j', (search, filters) => {
  expect(readCustomerFilters(new URLSearchParams(search))).toEqual(filters);
});
