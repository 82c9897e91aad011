import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_MAP_CENTER, haversineKm, sortCenters } from './geo.ts';

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance in km', () => {
  test('from Bangkok to Chiang Mai is about 583', () => {
    expect(haversineKm(DEFAULT_MAP_CENTER, { lat: 18.7883, lon: 98.9853 })).toBeCloseTo(582.7, 0);
  });

  test('K-02 of a degree along the equator is that of a ball of radius 6371 km', () => {
    expect(haversineKm({ lat: 0, lon: 0 }, { lat: 0, lon: 1 })).toBeCloseTo((6371 * Math.PI) / 180, 6);
  });

  test('is the same both ways, 0 to itself, and at most half around the earth', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(haversineKm(a, b)).toBeCloseTo(haversineKm(b, a), 6);
        expect(haversineKm(a, a)).toBe(0);
        expect(haversineKm(a, b)).toBeLessThanOrEqual(6371 * Math.PI + 1e-6);
      }),
    );
  });
});

test('K-02 a map opens at Bangkok where nothing is known of the visitor', () => {
  expect(DEFAULT_MAP_CENTER).toEqual({ lat: 13.7563309, lon: 100.5017651 });
});

test('the selected center comes first, then the nearest, then those without a distance', () => {
  const centers = [
    { code: 'unknown', km: null },
    { code: 'far', km: 90 },
    { code: 'chosen', km: 500 },
    { code: 'near', km: 2 },
    { code: 'unknown too', km: undefined },
  ];
  const sorted = sortCenters(centers, {
    isSelected: ({ code }) => code === 'chosen',
    distanceKm: ({ km }) => km,
  });
  expect(sorted.map(({ code }) => code)).toEqual(['chosen', 'near', 'far', 'unknown', 'unknown too']);
});
