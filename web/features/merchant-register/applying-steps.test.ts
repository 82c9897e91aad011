import { expect, test } from 'vitest';
import { placeOf, stepsOf } from './applying-steps.ts';

test('R-42b a new center has an address, a place and photos; one that is there has none of these', () => {
  expect(stepsOf('new')).toEqual(['person', 'choice', 'address', 'location', 'image', 'bookbank']);
  expect(stepsOf('existing')).toEqual(['person', 'choice', 'select', 'bookbank']);
});

test('R-42b the way back and on from a step follows what was chosen', () => {
  expect(placeOf('choice', undefined)).toEqual({ number: 2, of: 6, before: 'person', after: 'address' });
  expect(placeOf('bookbank', 'existing')).toEqual({ number: 4, of: 4, before: 'select', after: undefined });
  expect(placeOf('bookbank', 'new')).toMatchObject({ number: 6, of: 6, before: 'image' });
  expect(placeOf('select', 'new'), 'opened by its address').toMatchObject({ number: 3, of: 4 });
});
