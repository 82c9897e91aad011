import { expect, test } from 'vitest';
import type { Group } from './merchant-groups.queries.ts';
import { groupBodyOf, groupMistakes, groupValuesOf, NEW_GROUP, type GroupValues } from './group-values.ts';

const named: GroupValues = { ...NEW_GROUP, Code: 'NEW', NameTh: 'ใหม่' };
const ruled: GroupValues = { ...named, By: 'rule' };
const product = { P_Code: 'P1', PRODUCTNAME: 'One', PIC_FILENAME: null };

test('R-47y what a form has is what is sent: products by hand, or the rule', () => {
  expect(groupBodyOf({ ...named, Products: [product], PriceFrom: '10' })).toMatchObject({
    Products: ['P1'],
    Rule: null,
  });
  expect(groupBodyOf({ ...ruled, Products: [product], PriceFrom: '1,000.50', NewDays: '30' })).toMatchObject({
    Products: [],
    Rule: { PriceFrom: 1000.5, PriceTo: null, NewDays: 30, InStock: 'N' },
  });
});

test('R-47y what was answered and is sent again is the same', () => {
  const group: Group = {
    Id: 'NEW',
    GroupType: 'DRAWER',
    NameTh: 'ใหม่',
    NameEn: 'New',
    UseTranslateName: 'N',
    LogoImage: null,
    Active: 'Y',
    ByRule: 'Y',
    Count: 3,
    Version: 2,
    Products: [],
    Rule: {
      P_BrandCode: 'A',
      Category: '',
      matype: '',
      PriceFrom: 0,
      PriceTo: 20.5,
      InStock: 'Y',
      NewDays: 7,
    },
  };
  expect(groupBodyOf(groupValuesOf(group))).toMatchObject({ UseTranslateName: 'N', Rule: group.Rule });
});

test('R-47y a rule asks something of a product, its prices are not turned, and its days are a number', () => {
  expect(groupMistakes(named)).toEqual({});
  expect(groupMistakes({ ...ruled, InStock: true })).toEqual({ P_BrandCode: 'ruleEmpty' });
  expect(groupMistakes({ ...ruled, PriceFrom: '20', PriceTo: '10' })).toEqual({ PriceTo: 'priceTurned' });
  expect(groupMistakes({ ...ruled, PriceFrom: 'x' })).toEqual({ PriceFrom: 'priceWrong' });
  for (const NewDays of ['0', '366', 'x'])
    expect(groupMistakes({ ...ruled, NewDays })).toEqual({ NewDays: 'newDaysWrong' });
  expect(groupMistakes({ ...NEW_GROUP, Code: 'a b' })).toEqual({ Code: 'codeWrong', NameTh: 'nameMissing' });
});
