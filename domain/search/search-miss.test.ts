import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missToRecord } from './search-miss.ts';

describe('what is kept of a search that found nothing', () => {
  test.each([
    ['  Royal   CANIN!! ', 'royal canin'],
    ['เเมว ๑๐ กก.', 'แมว 10 กก'],
    ['8850123456783', undefined],
    ['8850000000042', undefined],
    ['400 6381 333931', '4006381333931'],
    ['4006381333931', '4006381333931'],
  ])('%j is %j', (typed, kept) => {
    expect(missToRecord(typed)).toBe(kept);
  });

  test.each([
    'somchai@example.com',
    '0812345678',
    'โทร 081-234-5678',
    '1-1017-00230-70-3',
    '4111 1111 1111 1111',
    '!!',
    'a',
    '',
    'x'.repeat(80),
  ])('is nothing of %j', (typed) => {
    expect(missToRecord(typed)).toBeUndefined();
  });

  test('is short, and the same when it is typed again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (typed) => {
        const kept = missToRecord(typed);
        fc.pre(kept !== undefined);
        expect(kept?.length).toBeLessThanOrEqual(60);
        expect(missToRecord(kept ?? '')).toBe(kept);
      }),
    );
  });
});
