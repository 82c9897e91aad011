import { describe, expect, test } from 'vitest';
import { filterQuery, historyPath, isFiltered, readFilters } from './order-filters.ts';

describe('S-54 the filters of the history', () => {
  test('are in the address, and what is no filter there is none', () => {
    const filters = { status: 'Shipping', period: 'month', text: 'royal canin 2 กก.' } as const;
    const path = historyPath(filters);
    expect(readFilters(new URL(path, 'https://shop').searchParams)).toEqual(filters);
    const odd = new URLSearchParams({ status: 'Lost', period: 'ever', text: `  ${'x'.repeat(99)}` });
    expect(readFilters(odd)).toEqual({ text: 'x'.repeat(60) });
    expect(historyPath({ text: '' })).toBe('/history');
    expect(isFiltered({ text: '' })).toBe(false);
    expect(isFiltered(filters)).toBe(true);
  });

  test('a period counts days of Bangkok, today among them', () => {
    const lateInBangkok = new Date('2026-11-21T17:30:00Z');
    expect(filterQuery({ period: 'week', text: '' }, lateInBangkok)).toEqual({ from: '2026-11-16' });
    expect(filterQuery({ status: 'Wait', text: 'A' }, lateInBangkok)).toEqual({ status: 'Wait', text: 'A' });
  });
});
