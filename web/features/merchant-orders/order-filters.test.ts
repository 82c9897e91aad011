import { expect, test } from 'vitest';
import { isNarrowed, orderListPage, readOrderFilters } from './order-filters.ts';

const read = (search: string) => readOrderFilters(new URLSearchParams(search));

test('B-50 an address that says nothing is all sales orders, the newest first', () => {
  const filters = read('');
  expect(filters).toEqual({ type: '3', tab: 'All', sort: 'placed', dir: 'desc' });
  expect(isNarrowed(filters)).toBe(false);
});

test('an address narrows by type, tab, words and days', () => {
  const filters = read(
    'type=I&tab=Packed&payment=unpaid&text=%20abc%20&dateStart=2026-11-01&dateEnd=2026-11-21',
  );
  expect(filters).toMatchObject({
    type: 'I',
    tab: 'Packed',
    payment: ['unpaid'],
    text: 'abc',
    dateStart: '2026-11-01',
    dateEnd: '2026-11-21',
  });
  expect(isNarrowed(filters)).toBe(true);
});

test('B-50 B-72 B-72c an address narrows by several values of a filter, by sums and by notes', () => {
  const filters = read(
    'payment=unpaid,paid,unpaid,soon&customer=CUST1,x%20y,CUST2&product=P1&delivery=parcel&totalMin=1,250.50&totalMax=abc&note=Y&saleUnit=C1',
  );
  expect(filters).toEqual({
    type: '3',
    tab: 'All',
    payment: ['unpaid', 'paid'],
    customer: ['CUST1', 'CUST2'],
    product: ['P1'],
    delivery: ['parcel'],
    totalMin: 1250.5,
    note: 'Y',
    saleUnit: 'C1',
    sort: 'placed',
    dir: 'desc',
  });
});

test('B-72 a sum of nothing narrows as well', () => {
  expect(isNarrowed(read('totalMax=0'))).toBe(true);
});

test('what is no filter is none', () => {
  const filters = read(
    'type=9&tab=Lost&payment=soon&dateStart=yesterday&dateEnd=2026-13-45&sort=name&dir=up',
  );
  expect(filters).toEqual(read(''));
});

test('B-55 sales orders and goods issue go by rules of their own', () => {
  expect(orderListPage(new URL('http://shop.example/merchant/order'))).toBe('salesOrders');
  expect(orderListPage(new URL('http://shop.example/en/merchant/order?type=I'))).toBe('goodsIssue');
});
