import { expect, test } from 'vitest';
import { placeText, readPlace } from './typed-place.ts';

test.each([
  ['13.7563309, 100.5017651', { lat: 13.7563309, lon: 100.5017651 }],
  ['13.7563309,100.5017651', { lat: 13.7563309, lon: 100.5017651 }],
  ['  ๑๓.๕ ๑๐๐.๒๕ ', { lat: 13.5, lon: 100.25 }],
  ['-33.9, 18.4', { lat: -33.9, lon: 18.4 }],
  ['100.5, 13.7', undefined],
  ['13.7', undefined],
  ['13.7, 100.5, 12', undefined],
  ['13.7N, 100.5E', undefined],
  ['', undefined],
])('R-21 %j typed or pasted is the place %j', (typed, place) => {
  expect(readPlace(typed)).toEqual(place);
});

test('R-21 a place is written as it is read, to some 10 cm', () => {
  expect(placeText({ lat: 13.7563309123, lon: 100.5 })).toBe('13.756331, 100.5');
  expect(readPlace(placeText({ lat: 13.756331, lon: 100.5 }))).toEqual({ lat: 13.756331, lon: 100.5 });
});
