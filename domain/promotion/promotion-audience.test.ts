import { describe, expect, test } from 'vitest';
import { audienceExamples, dateExamples } from './examples/audience-examples.ts';
import { isForBuyer, isRunning, statusOf, weekdayOf } from './promotion-audience.ts';

const bangkok = (text: string) => new Date(`${text.replace(' ', 'T')}:00+07:00`);
const startsAt = bangkok('2026-11-20 00:00');
const endsAt = bangkok('2026-11-23 00:00');

describe('a promotion of 20 to 22 November', () => {
  test.each(dateExamples)('P-14 S-81 $says: $status, running $runs', (example) => {
    const { at, weekdays = null, isEnabled = true, status, runs } = example;
    expect(statusOf({ isEnabled, startsAt, endsAt }, bangkok(at))).toBe(status);
    expect(isRunning({ startsAt, endsAt, weekdays }, bangkok(at))).toBe(runs);
  });

  test('S-81d is unknown without days, and where it ends before it begins', () => {
    expect(statusOf({ isEnabled: true, startsAt: null, endsAt: null }, startsAt)).toBe('UNKNOWN');
    expect(statusOf({ isEnabled: true, startsAt: endsAt, endsAt: startsAt }, startsAt)).toBe('UNKNOWN');
  });

  test('P-14 weekdays change at midnight in Bangkok, at 17:00 UTC', () => {
    expect(weekdayOf(new Date('2026-11-22T16:59:59Z'))).toBe(7);
    expect(weekdayOf(new Date('2026-11-22T17:00:00Z'))).toBe(1);
  });
});

describe('P-14 whom a promotion is for', () => {
  test.each(audienceExamples)('$says: $reasons', ({ audience, buyer, reasons }) => {
    const everybody = {
      startsAt,
      endsAt,
      weekdays: null,
      saleUnits: null,
      customerTypes: null,
      storeTypes: null,
      isForListed: false,
      leavesOut: false,
      isForNew: false,
    };
    const somebody = {
      saleUnit: 'BKK',
      customerType: 'R',
      storeType: 'CLINIC',
      isListed: false,
      isLeftOut: false,
      isNew: false,
    };
    expect(isForBuyer({ ...everybody, ...audience }, { ...somebody, ...buyer })).toEqual({
      isFor: reasons.length === 0,
      reasons,
    });
  });
});
