import { expect, test } from 'vitest';
import { isActing, isGuest } from './visitor.ts';

test('S-04 a guest is who has the customer code GUEST', () => {
  expect(isGuest({ CUSTOMERCODE: 'GUEST' })).toBe(true);
  expect(isGuest({ CUSTOMERCODE: 'C1' })).toBe(false);
});

test('S-06 a salesman is there where the customer comes with his id', () => {
  expect(isActing({ UserId: 'SALE' })).toBe(true);
  expect(isActing({ UserId: '' })).toBe(false);
  expect(isActing({})).toBe(false);
});
