import { describe, expect, test } from 'vitest';
import {
  blocksOf,
  mergeFields,
  needsAsking,
  valuesAfter,
  type MergeSide,
  type MergeValues,
} from './customer-merge.ts';

const values = (given: Partial<MergeValues>): MergeValues => ({
  ...(Object.fromEntries(mergeFields.map((field) => [field, ''])) as MergeValues),
  ...given,
});
const side = (given: Partial<MergeSide> = {}): MergeSide => ({
  taxNumber: '',
  isSap: false,
  creditSatang: 0,
  debtSatang: 0,
  profileCode: 'A',
  otherAccounts: 0,
  isWithin: true,
  isHolding: false,
  signsIn: false,
  ...given,
});
const blocks = (
  kept: Partial<MergeSide>,
  double: Partial<MergeSide>,
  isSuperAdmin = false,
  creditSatang = 0,
) => blocksOf(side(kept), side({ profileCode: 'B', ...double }), { isSuperAdmin, creditSatang });

describe('R-49c what is kept of two customers', () => {
  test('is the kept one’s, the other’s where it was chosen, and the other’s where the kept one has none', () => {
    const kept = values({ name: 'A', mobile: '081', level: '1' });
    const double = values({ name: 'B', email: 'b@x', level: '2', mobile: '' });
    expect(valuesAfter(kept, double, new Set(['name', 'mobile']))).toEqual(
      values({ name: 'B', mobile: '081', email: 'b@x', level: '1' }),
    );
  });
});

describe('R-49c what stands in the way of a merge', () => {
  test.each([
    ['two tax numbers', blocks({ taxNumber: '1' }, { taxNumber: '2' }), ['taxNumbers']],
    ['one tax number, or the same', blocks({ taxNumber: '1' }, { taxNumber: '' }), []],
    ['the one that is given up is known to SAP', blocks({}, { isSap: true }), ['sap']],
    ['the kept one is known to SAP', blocks({ isSap: true }, {}), []],
    ['the person given up has another account', blocks({}, { otherAccounts: 1 }), ['otherAccounts']],
    ['two accounts of one person', blocks({ otherAccounts: 1 }, { profileCode: 'A', otherAccounts: 1 }), []],
    ['one orders elsewhere too', blocks({ isWithin: false }, {}), ['elsewhere']],
    ['for a super admin that is no matter', blocks({ isWithin: false }, { isWithin: false }, true), []],
    ['the kept person has an account unseen', blocks({ otherAccounts: 1 }, {}), ['elsewhere']],
    ['debts beyond the limit', blocks({ debtSatang: 60 }, { debtSatang: 50 }, false, 100), ['credit']],
    ['debts within it', blocks({ debtSatang: 50 }, { debtSatang: 50 }, false, 100), []],
    ['a debt of the kept one alone is nothing new', blocks({ debtSatang: 150 }, {}, false, 100), []],
    ['goods are held for a checkout', blocks({}, { isHolding: true }), ['held']],
  ])('%s', (_name, found, wanted) => expect(found).toEqual(wanted));

  test('both people have signed in: staff say that they have asked', () => {
    const signed = side({ signsIn: true });
    expect(needsAsking(signed, side({ signsIn: true, profileCode: 'B' }))).toBe(true);
    expect(needsAsking(signed, signed)).toBe(false);
    expect(needsAsking(signed, side({ profileCode: 'B' }))).toBe(false);
  });
});
