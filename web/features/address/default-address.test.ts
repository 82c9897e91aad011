import { expect, test } from 'vitest';
import { afterRemoval, defaultOf, type AddressType } from './default-address.ts';

const address = (AddressCode: string, type: AddressType, isDefault = false) => ({
  AddressCode,
  Address_Type: type,
  ...(isDefault && { Default: 'Y' as const }),
});
const [first, second, billed, contact] = [
  address('s1', 'S'),
  address('s2', 'S', true),
  address('b1', 'B'),
  address('c1', 'C'),
];

test('R-27c the default of a type is the chosen one, else the oldest', () => {
  expect(defaultOf([first, second, billed], 'S')).toBe(second);
  expect(defaultOf([first, billed], 'S')).toBe(first);
  expect(defaultOf([first], 'B')).toBeUndefined();
});

test('R-27c what takes the place of a removed address is the next of its type, else the contact address, else nothing', () => {
  expect(afterRemoval([first, second], first)).toEqual({ kind: 'kept' });
  expect(afterRemoval([first, second], second)).toEqual({ kind: 'next', next: first });
  expect(afterRemoval([first, contact], first)).toEqual({ kind: 'contact', next: contact });
  expect(afterRemoval([billed, first], billed)).toEqual({ kind: 'nothing' });
  expect(afterRemoval([first, contact], contact)).toEqual({ kind: 'nothing' });
});
