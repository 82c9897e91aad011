import { expect, test } from 'vitest';
import { photoMonths, spanAround, spanOfMonth } from './photo-months.ts';

test('K-33 months are from the current year back 3 years to 3 years ahead, by the year in Bangkok', () => {
  const months = photoMonths(new Date('2025-12-31T17:00:00Z'));
  expect([months.length, months[0], months.at(-1)]).toEqual([84, '2029-12', '2023-01']);
  expect(photoMonths(new Date('2025-12-31T16:59:59Z'))[0]).toBe('2028-12');
});

test('K-30e a month is Bangkok’s, and without one the span is 30 days either side', () => {
  expect(spanOfMonth('2026-12')).toEqual({
    from: new Date('2026-11-30T17:00:00Z'),
    until: new Date('2026-12-31T17:00:00Z'),
  });
  expect(spanOfMonth('2026-02').until).toEqual(new Date('2026-02-28T17:00:00Z'));
  expect(spanAround(new Date('2026-03-02T05:00:00Z'))).toEqual({
    from: new Date('2026-01-31T05:00:00Z'),
    until: new Date('2026-04-01T05:00:00Z'),
  });
});
