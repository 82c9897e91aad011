import { describe, expect, test } from 'vitest';
import type { GivenLine, PromotionFields } from './promotion-fields.ts';
import { readDraft } from './read-draft.ts';

const now = new Date('2026-11-25T09:00:00+07:00');
const read = ({ Promotion = {}, ...body }: Partial<PromotionFields>) =>
  readDraft({ Promotion, ...body }, { existing: undefined, saleUnit: 'C1', now }).draft;
const discountOf = (line: GivenLine) => read({ PromotionDetails: [line] }).lines[0]?.discount.code;

describe('N-26d the lists of an audience', () => {
  test.each([
    ['all where the field says so, whatever is listed', { field: 'all', list: ['A'] }, null],
    ['all where nothing is said', {}, null],
    ['the list, also beside other codes in the field', { field: 'B,C', list: ['A'] }, ['A']],
    ['the list, where the field is absent', { list: ['A'] }, ['A']],
    ['the codes of the field, where the list is absent', { field: 'B, C,B' }, ['B', 'C']],
    ['none, where the field is empty', { field: '' }, []],
  ] as [string, { field?: string; list?: string[] }, string[] | null][])('are %s', (_, given, codes) => {
    const { field, list } = given;
    const draft = read({
      Promotion: { Opt15: field, CustomerTypeList: field, CustomerList: field },
      Stores: list,
      CustomerTypes: list,
      Customers: list,
    });
    expect(draft.storeTypes).toEqual(codes);
    expect(draft.customerTypes).toEqual(codes);
    expect([draft.isForListed, draft.customers]).toEqual([codes !== null, codes ?? []]);
  });
});

test('N-26e a discount is read from its code, its name, or the flag of units', () => {
  expect(discountOf({ DiscTypeCode: 'P', DiscType: 'Baht' })).toBe('P');
  expect(['p', 'Percent', 'BAHT', 'b', 'Unit'].map((DiscType) => discountOf({ DiscType }))).toEqual([
    'P',
    'P',
    'B',
    'B',
    'U',
  ]);
  expect(discountOf({ DiscTypeCode: 'B', Opt6: '1' })).toBe('U');
  expect(discountOf({ DiscType: 'something' })).toBeNull();
});

test('N-26d weekdays count where Opt31 has an N, by the numbers of ISO', () => {
  expect(read({ Promotion: { Opt31: 'xNx' }, Weekdays: [1, 7] }).weekdays).toEqual([1, 7]);
  expect(read({ Promotion: { Opt31: '' }, Weekdays: [1] }).weekdays).toBeNull();
  expect(read({ Weekdays: [1] }).weekdays).toEqual([1]);
  expect(read({ Weekdays: [1, 2, 3, 4, 5, 6, 7] }).weekdays).toBeNull();
});
