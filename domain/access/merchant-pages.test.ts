import { describe, expect, test } from 'vitest';
import {
  closablePages,
  hasMerchantPage,
  merchantPages,
  openMerchantPages,
  pagesOf,
  type MerchantPageName,
} from './merchant-pages.ts';

const everybody = ['1', '3', '4', '5', '7', '8'];
const superAdmin = ['1'];

/** Written by hand from B-65, B-05: which roles may open the page. */
const expected: Record<MerchantPageName, string[]> = {
  home: everybody,
  orders: everybody,
  salesOrders: everybody,
  goodsIssue: everybody,
  cash: everybody,
  taxPapers: everybody,
  paymentReviews: everybody,
  lowStock: everybody,
  promotions: everybody,
  customers: everybody,
  customerTags: everybody,
  customerCredit: everybody,
  surveys: everybody,
  content: everybody,
  customerPhotos: everybody,
  products: everybody,
  categories: everybody,
  brands: everybody,
  groups: everybody,
  stock: everybody,
  imports: everybody,
  mySales: everybody,
  runs: everybody,
  notifications: everybody,
  notificationSettings: everybody,
  profile: everybody,
  profileEdit: everybody,
  changePassword: everybody,
  profileCenter: everybody,
  search: everybody,
  searchWords: everybody,
  staff: superAdmin,
  centers: superAdmin,
  applications: superAdmin,
  staffRoles: superAdmin,
  shopNotifications: superAdmin,
  log: superAdmin,
};
const names = Object.keys(merchantPages) as MerchantPageName[];
const roles = ['1', '2', '3', '4', '5', '6', '7', '8', '', '01', 'GUEST'];

const ALL = { isOn: () => true, closed: [] };

describe('who may open a page of the merchant area', () => {
  test.each(names)('B-05 A-71b %s', (page) => {
    const may = roles.filter((role) => openMerchantPages(role, ALL).includes(page));
    expect(may).toEqual(expected[page]);
  });
});

describe('a page that is switched off', () => {
  test.each([
    [
      'MERCHANT_ORDER_ENABLED',
      ['orders', 'salesOrders', 'goodsIssue', 'cash', 'taxPapers', 'paymentReviews'],
    ],
    ['MERCHANT_SALES_ORDER_ENABLED', ['salesOrders']],
    ['MERCHANT_GOODS_ISSUE_ENABLED', ['goodsIssue']],
    ['MERCHANT_PRODUCT_ENABLED', ['products', 'categories', 'brands', 'groups', 'imports', 'stock']],
    ['MERCHANT_PROMOTION_ENABLED', ['promotions']],
    ['MERCHANT_CONTENT_ENABLED', ['content']],
    ['MERCHANT_CUSTOMER_ENABLED', ['customers', 'customerCredit', 'customerTags', 'customerPhotos']],
    ['MERCHANT_TAG_ENABLED', ['customerTags']],
    ['MERCHANT_CUSTOMER_PHOTO_ENABLED', ['customerPhotos']],
  ])('B-06 W-64 W-64b W-68 W-70 by %s is open to nobody', (off, gone) => {
    const isOn = (flag: string) => flag !== off;
    expect(names.filter((page) => !hasMerchantPage(page, '1', { isOn, closed: [] }))).toEqual(gone);
    expect(openMerchantPages('1', { isOn, closed: [] })).toEqual(
      names.filter((page) => !gone.includes(page)),
    );
  });

  test('W-64c by MERCHANT_SALESMAN_SEARCH_WORDS_ENABLED is open to the super admin alone', () => {
    const isOn = (flag: string) => flag !== 'MERCHANT_SALESMAN_SEARCH_WORDS_ENABLED';
    const rolesWith = (page: MerchantPageName, isFlagOn: (flag: string) => boolean) =>
      roles.filter((role) => openMerchantPages(role, { isOn: isFlagOn, closed: [] }).includes(page));
    expect(rolesWith('searchWords', () => true)).toEqual(everybody);
    expect(rolesWith('searchWords', isOn)).toEqual(superAdmin);
    expect(rolesWith('search', isOn), 'to read').toEqual(everybody);
  });
});

test('W-64f W-61b questions have no page where MERCHANT_SURVEY_ENABLED and GROUP_QA_ENABLED both are off', () => {
  const without = (...off: string[]) =>
    hasMerchantPage('surveys', '1', { isOn: (flag) => !off.includes(flag), closed: [] });
  expect(without('MERCHANT_SURVEY_ENABLED')).toBe(true);
  expect(without('GROUP_QA_ENABLED')).toBe(true);
  expect(without('MERCHANT_SURVEY_ENABLED', 'GROUP_QA_ENABLED')).toBe(false);
});

describe('a page that the shop keeps from a role', () => {
  const access = { isOn: () => true, closed: names };

  test.each(['3', '4', '5', '7', '8'])(
    'B-05c A-71b role %s keeps the start, tags of customers and its own account',
    (role) => {
      expect(openMerchantPages(role, access)).toEqual([
        'home',
        'customerTags',
        'runs',
        'notifications',
        'notificationSettings',
        'profile',
        'profileEdit',
        'changePassword',
        'profileCenter',
      ]);
    },
  );

  test('B-05c what is part of it is kept from the role with it', () => {
    const open = openMerchantPages('3', { isOn: () => true, closed: ['orders'] });
    expect(open).toContain('customers');
    for (const page of ['orders', 'salesOrders', 'goodsIssue'] as const) expect(open).not.toContain(page);
    expect(openMerchantPages('3', { isOn: () => true, closed: ['salesOrders'] })).toContain('goodsIssue');
  });

  test('B-05c the super admin keeps all', () => {
    expect(openMerchantPages('1', access)).toEqual(names);
  });

  test('A-71b tags are gone for all where the shop has no tags or no customers', () => {
    for (const off of ['MERCHANT_TAG_ENABLED', 'MERCHANT_CUSTOMER_ENABLED'])
      for (const role of everybody)
        expect(openMerchantPages(role, { isOn: (flag) => flag !== off, closed: [] })).not.toContain(
          'customerTags',
        );
  });

  test("B-05c each page is chosen, always open, or the super admin's", () => {
    expect(pagesOf('always')).toEqual(openMerchantPages('3', access));
    expect(pagesOf('superAdmin')).toEqual(names.filter((page) => expected[page] === superAdmin));
    expect(pagesOf('choice')).toEqual(closablePages);
    const all = [...closablePages, ...pagesOf('always'), ...pagesOf('superAdmin')];
    expect(all.toSorted()).toEqual(names.toSorted());
  });

  test("B-05 what is the super admin's alone cannot be chosen", () => {
    for (const page of ['log', 'staff', 'centers', 'staffRoles', 'shopNotifications'] as const)
      expect(closablePages).not.toContain(page);
  });
});
