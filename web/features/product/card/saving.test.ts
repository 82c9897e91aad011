import { describe, expect, test } from 'vitest';
import { bestSaving, savingPercent } from './saving.ts';

const piece = { unit: 1, rate: 1, priceSatang: 1_900 } as const;
const pack = { unit: 2, rate: 6, priceSatang: 10_800 } as const;

describe('what a bigger unit saves', () => {
  test('is shown in whole percent of the price by the piece, rounded down', () => {
    expect(savingPercent(pack, [piece, pack])).toBe(5);
  });

  test('is shown whole where it is whole', () => {
    for (let percent = 1; percent < 100; percent += 1)
      expect(savingPercent({ ...pack, priceSatang: 114 * (100 - percent) }, [piece, pack])).toBe(percent);
  });

  test('is nothing for the smallest unit, and never less than nothing', () => {
    expect(savingPercent(piece, [piece, pack])).toBe(0);
    expect(savingPercent({ ...pack, priceSatang: 12_000 }, [piece, pack])).toBe(0);
  });

  test('is nothing where the smallest unit is free', () => {
    expect(savingPercent(pack, [{ ...piece, priceSatang: 0 }, pack])).toBe(0);
  });

  test('names the unit that saves the most, where one does', () => {
    const box = { unit: 3, rate: 24, priceSatang: 40_000 } as const;
    expect(bestSaving([piece, pack, box])).toEqual({ unit: box, percent: 12 });
    expect(bestSaving([piece, { ...pack, priceSatang: 11_400 }])).toBeUndefined();
    expect(bestSaving([])).toBeUndefined();
  });
});
