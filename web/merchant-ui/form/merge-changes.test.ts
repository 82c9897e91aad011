import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeChanges, textOfValue } from './merge-changes.ts';

const base = {
  Name: 'Baan',
  Credit: '80,000.00',
  Note: '',
  Hours: [{ From: '08:00' }, { From: '09:00' }],
  Province: '10',
  Ampher: '1001',
  Town: '100101',
  PostalCode: '10200',
};

test('B-73d only what is changed here goes over what is stored now', () => {
  const mine = { ...base, Note: 'x' };
  const theirs = { ...base, Credit: '100,000.00' };
  expect(mergeChanges({ base, mine, theirs })).toEqual({
    values: { ...base, Note: 'x', Credit: '100,000.00' },
    clashes: [],
  });
});

test('B-73d a field that both changed is told, and mine is kept; the same change is no clash', () => {
  const mine = { ...base, Credit: '90,000.00', Name: 'New' };
  const theirs = { ...base, Credit: '100,000.00', Name: 'New' };
  expect(mergeChanges({ base, mine, theirs })).toEqual({ values: mine, clashes: ['Credit'] });
});

test('B-73d lines of two people are never mixed: a list is one field', () => {
  const mine = { ...base, Hours: [{ From: '10:00' }, { From: '09:00' }] };
  const theirs = { ...base, Hours: [{ From: '09:00' }] };
  expect(mergeChanges({ base, mine, theirs })).toEqual({ values: mine, clashes: ['Hours'] });
});

test('B-73d fields that are one thing are of one person', () => {
  const mine = { ...base, Town: '100102', PostalCode: '10201' };
  const theirs = { ...base, Province: '50', Ampher: '5001', Town: '500101', PostalCode: '50200' };
  const { values, clashes } = mergeChanges({ base, mine, theirs });
  expect(values).toEqual(mine);
  expect(clashes).toEqual(['Province', 'Ampher', 'Town', 'PostalCode']);
  const kinds = {
    base: { Kind: '1', Sum: '5' },
    mine: { Kind: '1', Sum: '6' },
    theirs: { Kind: '2', Sum: '5' },
  };
  expect(mergeChanges({ ...kinds, together: [['Kind', 'Sum']] }).clashes).toEqual(['Kind', 'Sum']);
});

test('B-73d whatever two people do, what only one changed is as that one left it', () => {
  const of = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.array(fc.nat(1), { maxLength: 2 }) });
  fc.assert(
    fc.property(of, of, of, (first, mine, theirs) => {
      const { values, clashes } = mergeChanges({ base: first, mine, theirs });
      for (const name of ['a', 'b', 'c'] as const) {
        const [was, own, other] = [first, mine, theirs].map((one) => JSON.stringify(one[name]));
        expect(JSON.stringify(values[name])).toBe(own === was ? other : own);
        expect(clashes.includes(name)).toBe(own !== was && other !== was && own !== other);
      }
    }),
    { numRuns: 200 },
  );
});

test('B-73d a value is said in a line', () => {
  expect(textOfValue(['C1', 'C2'])).toBe('C1, C2');
  expect(textOfValue([{ Day: '1', From: '08:00', Until: '' }])).toBe('1 08:00');
  expect(textOfValue(true)).toBeUndefined();
  expect(textOfValue(undefined)).toBe('');
});
