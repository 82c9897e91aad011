import { expect, test } from 'vitest';
import { readPlace } from './list-place.ts';

const place = {
  address: '/merchant/order?tab=Wait',
  top: 400,
  pageTop: 0,
  row: 'A/C1',
  rowCount: 50,
  at: 1000,
};

test('B-51b the place in a list is for the same address, for half an hour, and nothing else that is stored is one', () => {
  const stored = JSON.stringify(place);
  expect(readPlace(stored, place.address, 2000)).toEqual(place);
  expect(readPlace(stored, '/merchant/order', 2000)).toBeNull();
  expect(readPlace(stored, place.address, 1000 + 31 * 60_000)).toBeNull();
  for (const broken of [null, '', '[', '7', '{}', JSON.stringify({ ...place, top: 'x' })])
    expect(readPlace(broken, place.address, 2000)).toBeNull();
});
