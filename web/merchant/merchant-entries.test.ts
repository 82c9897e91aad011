import { describe, expect, test } from 'vitest';
import { matchRoutes, type RouteObject } from 'react-router';
import { openMerchantPages } from '#domain/access/merchant-pages.ts';
import routes from '../routes.ts';
import { accountEntries, entryOf, phoneEntries, sideEntries } from './merchant-entries.ts';

const all = { Pages: openMerchantPages('1', { isOn: () => true, closed: [] }) };
const named = (entries: { page: string }[]) => entries.map(({ page }) => page);

/** Whether an address has a page of its own, beside the one that says that there is none. */
const hasRoute = (path: string) =>
  matchRoutes(routes as RouteObject[], path.split('?')[0] ?? '')
    ?.at(-1)
    ?.route.path?.endsWith('*') === false;

describe('B-65 the navigation of the merchant area', () => {
  test('shows what the table of pages opens to this role in this shop, and no more', () => {
    const built = named(sideEntries(all));
    expect(built).toContain('home');
    expect(named(sideEntries({ Pages: [] }))).toEqual([]);
    expect(named(sideEntries({ Pages: ['home'] }))).toEqual(['home']);
    const salesman = { Pages: openMerchantPages('3', { isOn: () => true, closed: [] }) };
    expect(named(sideEntries(salesman))).not.toContain('log');
    const withoutOrders = {
      Pages: openMerchantPages('1', {
        isOn: (flag) => flag !== 'MERCHANT_ORDER_ENABLED',
        closed: [],
      }),
    };
    expect(named(sideEntries(withoutOrders))).not.toContain('salesOrders');
  });

  test('leads to pages that there are', () => {
    for (const { to } of [...sideEntries(all), ...phoneEntries(all), ...accountEntries(all)])
      expect([to, hasRoute(to)]).toEqual([to, true]);
  });

  test.each([
    ['/merchant', 'home'],
    ['/merchant/', 'home'],
    ['/merchant/order', 'salesOrders'],
    ['/merchant/order?type=I', 'goodsIssue'],
    ['/merchant/order/7K1/PC01', 'salesOrders'],
    ['/merchant/promotion/new/condition', 'promotions'],
    ['/merchant/profile/changepassword', 'changePassword'],
    ['/Merchant/Profile', 'profile'],
    ['/merchant/search/words?word=kitty', 'search'],
    ['/merchant/nosuch', undefined],
  ])('%s belongs to %s', (address, page) => {
    const { pathname, searchParams } = new URL(address, 'https://shop.example');
    expect(entryOf(pathname, searchParams)).toBe(page);
  });
});
