import { expect, test } from 'vitest';
import { readPhotoFilters } from './photo-filters.ts';

test('N-33c groups, months and days of photos are read from the address; what the call would refuse is left out', () => {
  const read = (search: string) => readPhotoFilters(new URLSearchParams(search));
  expect(read('photoGroups=G1,G2&monthYears=2026-01,2025-12,2026-01&fromDate=2026-01-05')).toEqual({
    photoGroups: ['G1', 'G2'],
    monthYears: ['2026-01', '2025-12'],
    fromDate: '2026-01-05',
  });
  expect(read('photoGroups=%20&monthYears=2026-13,x&fromDate=2026-02-30')).toEqual({});
});
