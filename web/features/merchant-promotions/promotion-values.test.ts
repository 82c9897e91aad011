import { describe, expect, test } from 'vitest';
import { labelDoubts } from './label-doubts.ts';
import { bodyOf, bodyToTry, pathOfField } from './promotion-body.ts';
import { promotionMistakes, unsoundLines } from './promotion-mistakes.ts';
import {
  BLANK_LINE,
  newPromotion,
  valuesOf,
  whatSavingMeans,
  type PromotionValues,
} from './promotion-values.ts';
import { testCustomer, testDetail, testProduct } from './testing-promotions.ts';
import { suggestedCart, trialLines } from './trial-cart.ts';

const complete: PromotionValues = {
  ...newPromotion('C1'),
  PromotionName: 'สามกระป๋อง',
  Opt30: 'ลด ฿50',
  PromotionRemark: 'คละรสได้',
  DateBegin: '2026-03-01',
  DateEnd: '2026-03-31',
  PromotionDetails: [{ ...BLANK_LINE, BuyMin: '3', DiscNumber: '50' }],
  ProductsSale: [testProduct('A')],
};
const wrongIn = (more: Partial<PromotionValues>) => promotionMistakes({ ...complete, ...more });
const line = (more: Partial<(typeof complete)['PromotionDetails'][number]>) => ({ ...BLANK_LINE, ...more });

describe('S-81f a new promotion', () => {
  test('is for all customers, stores and customer types, every day, without a unit of its own', () => {
    const fresh = newPromotion('C1');
    expect(fresh).toMatchObject({
      IsForAll: true,
      AllStores: true,
      AllCustomerTypes: true,
      HasWeekdays: false,
      Condition: '1',
      PromotionDetails: [],
      Centers: ['C1'],
    });
    expect(BLANK_LINE.DiscTypeCode).toBe('B');
  });
});

describe('B-95g a short name', () => {
  const percent = {
    ...complete,
    Kind: 'DiscountPercent' as const,
    PromotionDetails: [line({ BuyMin: '3', DiscNumber: '12.50', AtMost: '100' })],
  };
  const free = {
    ...complete,
    Kind: 'FreeItem' as const,
    PromotionDetails: [line({ BuyMin: '3', FreeNumber: '1' })],
  };
  const worth = {
    ...complete,
    Condition: '3' as const,
    PromotionDetails: [line({ BuyMin: '1500', DiscNumber: '50' })],
  };
  test.each<[string, PromotionValues, string[]]>([
    ['ลด ฿50', complete, []],
    ['ลด ๕๐ บาท', complete, []],
    ['ลด 60 บาท', complete, ['60 บาท']],
    ['ลด 50%', complete, ['50%']],
    ['12.5% off, up to ฿100', percent, []],
    ['ลด 10% สูงสุด ฿200', percent, ['10%', '฿200']],
    ['3 แถม 1', free, []],
    ['Buy 3 get 1 free', free, []],
    ['3 แถม 2', free, ['แถม 2']],
    ['Buy 3 get 2 free', free, ['get 2']],
    ['ซื้อ 5 แถม 1', free, ['ซื้อ 5']],
    ['แถม 1', { ...free, PromotionDetails: [line({ BuyMin: '3' })] }, []],
    ['5 ชิ้น ลด ฿50', complete, ['5 ชิ้น']],
    ['3 ชิ้น ลด 60฿', complete, ['60฿']],
    ['ลด 50 บาท ส่งฟรี 799', complete, []],
    ['ลด 50%', { ...complete, Kind: 'HotDeal', PromotionDetails: [] }, ['50%']],
    ['ของแถมรออยู่', { ...complete, Kind: 'HotDeal', PromotionDetails: [] }, []],
    ['ครบ 1,500 บาท ลด 50 บาท', worth, []],
    ['ครบ ฿1,000 ลด ฿50', worth, ['฿1,000']],
    ['ของดี 100 วัน', complete, []],
    ['ลด 60 บาท', { ...complete, PromotionDetails: [] }, []],
    ['ลด 5% อีก', { ...complete, DiscTotType: 'P', DiscTotValue: '5' }, []],
  ])('%s: numbers that the terms do not give are named', (label, terms, doubts) => {
    expect(labelDoubts(label, terms)).toEqual(doubts);
  });
});

describe('C-10f C-10g the body', () => {
  test('has days twice, the flags as Y or N, and the lines as numbers', () => {
    const { Promotion, PromotionDetails, PromotionType } = bodyOf(complete);
    expect(PromotionType).toBe('DiscountValue');
    expect(Promotion).toMatchObject({
      DateBegin: '01/03/2026',
      DateBeginT: '20260301',
      DateEnd: '31/03/2026',
      DateEndT: '20260331',
      FlagEnabled: 'N',
      FlagCusNew: 'N',
      PromotionType: '1',
      SalesNumber: '1',
      CustomerList: 'All',
      CustomerTypeList: 'All',
      Opt15: 'All',
    });
    expect(PromotionDetails).toEqual([
      {
        PromotionLn: 1,
        BuyMin: 3,
        BuyMax: 0,
        OrderBuy: 0,
        FreeNumber: 0,
        DiscNumber: 50,
        DiscTypeCode: 'B',
        Opt6: '',
        AtMost: 0,
      },
    ]);
  });

  test('P-43 says of a coupon alone whether customers collect it, and takes it back into the form', () => {
    const flagOf = (more: Partial<PromotionValues>) =>
      bodyOf({ ...complete, ...more }).Promotion.FlagCollectable;
    expect(flagOf({ Trigger: 'coupon', IsCollectable: true })).toBe('Y');
    expect(flagOf({ Trigger: 'coupon' })).toBe('N');
    expect(flagOf({ Trigger: 'automatic', IsCollectable: true })).toBeUndefined();
    expect(valuesOf(testDetail({ Trigger: 'coupon', FlagCollectable: 'Y' })).IsCollectable).toBe(true);
  });

  test('K-31 has Opt6 where the discount is for each unit', () => {
    const lines = [line({ BuyMin: '3', DiscNumber: '5', DiscTypeCode: 'U' })];
    expect(bodyOf({ ...complete, PromotionDetails: lines }).PromotionDetails).toMatchObject([
      { DiscTypeCode: 'U', Opt6: '1' },
    ]);
  });

  test('V-12d sends all seven weekdays where they do not count, else those that are chosen', () => {
    expect(bodyOf({ ...complete, Weekdays: [6] })).toMatchObject({
      Weekdays: [1, 2, 3, 4, 5, 6, 7],
      Promotion: { Opt31: '' },
    });
    expect(bodyOf({ ...complete, HasWeekdays: true, Weekdays: [6, 7] })).toMatchObject({
      Weekdays: [6, 7],
      Promotion: { Opt31: 'N' },
    });
  });

  test('leaves out what the kind has no use for, and the form keeps it', () => {
    const typed = { ...complete, ProductsFree: [testProduct('F')] };
    expect(bodyOf(typed).ProductsFree).toEqual([]);
    expect(bodyOf({ ...typed, Kind: 'FreeItem' }).ProductsFree).toEqual(['F']);
    expect(bodyOf({ ...complete, Condition: '3' }).ProductsSale).toEqual([]);
  });

  test('N-26d of one that is there has everything of it again, fields without a meaning too', () => {
    const body = bodyOf(valuesOf(testDetail()), { id: 'PR1', version: 3 });
    expect(body.Promotion).toMatchObject({ PromotionId: 'PR1', Version: 3, Opt7: 'kept', SalesNumber: '2' });
    expect(body).toMatchObject({ ProductsSale: ['A'], Centers: ['C1'], PromotionDetails: [{ BuyMin: 3 }] });
  });

  test('to be tried needs no name, days or audience', () => {
    const bare = {
      ...complete,
      PromotionName: '',
      Opt30: '',
      PromotionRemark: '',
      DateBegin: '',
      DateEnd: '',
    };
    const body = bodyToTry({ ...bare, IsForAll: false, AllStores: false }, '2026-03-05');
    expect(body.Promotion).toMatchObject({
      PromotionName: '–',
      DateBegin: '05/03/2026',
      CustomerList: 'All',
      Opt15: 'All',
    });
  });

  test.each([
    ['Promotion.PromotionName', 'PromotionName'],
    ['Promotion.DateBeginT', 'DateBegin'],
    ['Promotion.PromotionType', 'Condition'],
    ['PromotionType', 'Kind'],
    ['PromotionDetails.0.BuyMin', 'PromotionDetails.0.BuyMin'],
  ])('an error at %s is shown at %s', (field, path) => {
    expect(pathOfField(field)).toBe(path);
  });
});

describe('what is wrong', () => {
  test('is nothing where everything is typed', () => {
    expect(wrongIn({})).toEqual({});
  });

  test.each<[string, Partial<PromotionValues>, string, string]>([
    ['V-10', { PromotionName: ' ' }, 'PromotionName', 'PROMOTION_NAME_MISSING'],
    ['V-10b', { Opt30: '' }, 'Opt30', 'PROMOTION_SHORT_NAME_MISSING'],
    ['V-10c', { PromotionRemark: '' }, 'PromotionRemark', 'PROMOTION_REMARK_MISSING'],
    ['V-10d', { PromotionDetails: [] }, 'PromotionDetails', 'PROMOTION_LINES_MISSING'],
    [
      'V-11',
      { Kind: 'FreeItem', ProductsFree: [testProduct('F')] },
      'PromotionDetails.0.FreeNumber',
      'PROMOTION_FREE_NUMBER_MISSING',
    ],
    [
      'V-11b',
      { PromotionDetails: [line({ BuyMin: '3' })] },
      'PromotionDetails.0.DiscNumber',
      'PROMOTION_DISCOUNT_MISSING',
    ],
    [
      'V-11c',
      { Kind: 'FreeItem', PromotionDetails: [line({ BuyMin: '3', FreeNumber: '1' })] },
      'ProductsFree',
      'PROMOTION_FREE_ITEM_MISSING',
    ],
    ['V-11d', { ProductsSale: [] }, 'ProductsSale', 'PROMOTION_SALE_ITEM_MISSING'],
    ['V-12', { IsForAll: false }, 'Customers', 'PROMOTION_CUSTOMERS_MISSING'],
    ['V-12b', { AllStores: false }, 'Stores', 'PROMOTION_STORE_TYPE_MISSING'],
    ['V-12c', { AllCustomerTypes: false }, 'CustomerTypes', 'PROMOTION_CUSTOMER_TYPE_MISSING'],
    ['B-74', { HasWeekdays: true }, 'Weekdays', 'PROMOTION_WEEKDAYS_MISSING'],
    ['B-74', { Centers: [] }, 'Centers', 'PROMOTION_CENTERS_MISSING'],
    ['B-74', { DateEnd: '2026-02-28' }, 'DateEnd', 'PROMOTION_DAYS_TURNED'],
    ['B-74', { DateBegin: '' }, 'DateBegin', 'PROMOTION_DAY_WRONG'],
    ['B-74', { Trigger: 'code', Code: 'ก' }, 'Code', 'PROMOTION_CODE_WRONG'],
    [
      'B-74c',
      { IsForAll: false, Customers: [testCustomer('X')], CustomersNotIn: [testCustomer('X')] },
      'CustomersNotIn',
      'PROMOTION_CUSTOMER_TWICE',
    ],
    ['B-74', { Priority: 'two' }, 'Priority', 'numberWrong'],
    ['B-74', { Budget: '1.234' }, 'Budget', 'amountWrong'],
    [
      'B-74',
      { PromotionDetails: [line({ BuyMin: '2.5', DiscNumber: '50' })] },
      'PromotionDetails.0.BuyMin',
      'numberWrong',
    ],
  ])('%s %j is told at %s', (_, more, path, words) => {
    expect(wrongIn(more)).toEqual({ [path]: words });
  });

  test('V-11d no sale products are needed where the whole order counts', () => {
    expect(wrongIn({ Condition: '3', ProductsSale: [] })).toEqual({});
  });

  test('B-74 steps under which one more piece costs the buyer discount may be kept, and not be enabled', () => {
    const PromotionDetails = [
      line({ BuyMin: '3', DiscNumber: '50' }),
      line({ BuyMin: '6', DiscNumber: '20' }),
    ];
    expect(wrongIn({ PromotionDetails })).toEqual({});
    expect(unsoundLines({ ...complete, PromotionDetails })).toEqual({
      'PromotionDetails.1.BuyMin': 'PROMOTION_STEP_LOWERS',
    });
    expect(wrongIn({ PromotionDetails, IsEnabled: true })).toEqual({
      'PromotionDetails.1.BuyMin': 'PROMOTION_STEP_LOWERS',
    });
  });
});

describe('B-74 the cart that is suggested', () => {
  test('reaches the first step, in pieces or in baht', () => {
    expect(trialLines(suggestedCart(complete))).toEqual([{ P_Code: 'A', qty1: 3, qty2: 0, qty3: 0 }]);
    const byWorth = { ...complete, Condition: '2' as const, PromotionDetails: [line({ BuyMin: '500' })] };
    expect(trialLines(suggestedCart(byWorth))).toEqual([{ P_Code: 'A', qty1: 25, qty2: 0, qty3: 0 }]);
  });

  test('is empty where no product is chosen, and what is no number counts as nothing', () => {
    expect(suggestedCart({ ...complete, Condition: '3' })).toEqual([]);
    expect(trialLines([{ product: testProduct('A'), quantities: { 1: 'x' } }])).toEqual([]);
  });
});

describe('B-74 saving', () => {
  const means = (wasEnabled: boolean, isEnabled: boolean, ...changed: (keyof PromotionValues)[]) =>
    whatSavingMeans({ wasEnabled, isEnabled, changed });

  test.each([
    'PromotionDetails',
    'Budget',
    'Trigger',
    'DateEnd',
    'ProductsSale',
    'Customers',
    'Centers',
  ] as const)('%s of one that is enabled changes what buyers get', (field) => {
    expect(means(true, true, 'PromotionName', field)).toBe('change');
    expect(means(false, false, field)).toBeUndefined();
  });

  test('its words alone change nothing of it', () => {
    expect(means(true, true, 'PromotionName', 'Opt30', 'PromotionRemarkEn')).toBeUndefined();
  });

  test('enabling and disabling say so, whatever else is changed', () => {
    expect(means(false, true, 'IsEnabled', 'PromotionDetails')).toBe('enable');
    expect(means(true, false, 'IsEnabled', 'PromotionDetails')).toBe('disable');
  });
});
