import { describe, expect, test } from 'vitest';
import { GUEST_CUSTOMER_CODE } from '#domain/orders/cart.ts';
import { pageContext } from '../../page/page-context.ts';
import { completeAddress } from './complete-address.ts';

const ORIGIN = 'http://shop.test';

/** The Location that an order's address without a center answers to a customer of DC01; undefined where there is none. */
function redirectOf(
  orderid: string | undefined,
  { guest = false, saleunit = undefined as string | undefined } = {},
) {
  const user = { CUSTOMERCODE: guest ? GUEST_CUSTOMER_CODE : 'C001', ActiveDC: 'DC01' };
  const page = { locale: 'en', session: { user: () => user } };
  const context = { get: (key: unknown) => (key === pageContext ? page : undefined) };
  try {
    completeAddress({ params: { orderid, saleunit }, context } as never, '/history');
    return undefined;
  } catch (thrown) {
    return (thrown as Response).headers.get('Location') ?? undefined;
  }
}

describe("an order's address without a center", () => {
  test('leads to the order at the center that the customer orders from', () => {
    expect(redirectOf('S6811-0001')).toBe('/en/history/S6811-0001/DC01');
  });

  test('stays as it is for a guest, with a center, and without an order', () => {
    expect(redirectOf('S1', { guest: true })).toBeUndefined();
    expect(redirectOf('S1', { saleunit: 'DC02' })).toBeUndefined();
    expect(redirectOf(undefined)).toBeUndefined();
  });

  test.each([
    '../../\t/evil.example',
    '../..//evil.example',
    '..\\..\\/evil.example',
    'S1?next=//evil.example',
    'S1#/evil',
    'ใบสั่งซื้อ',
  ])('never leaves its own segment: %j', (orderid) => {
    const to = redirectOf(orderid) ?? '';
    const url = new URL(to, ORIGIN);
    expect(url.origin).toBe(ORIGIN);
    expect(url.pathname.split('/').slice(0, 3)).toEqual(['', 'en', 'history']);
    expect(decodeURIComponent(url.pathname.split('/')[3] ?? '')).toBe(orderid);
    expect(url.search + url.hash).toBe('');
  });
});
