/** The filters of the list of orders as its address holds them (B-50). */
import type { MerchantPageName } from '#domain/access/merchant-pages.ts';
import { orderStates, type OrderState, type OrderType } from '#domain/orders/order.ts';
import type { Direction } from '../../merchant-ui/sort-head.tsx';

export type OrderTab = 'All' | OrderState;
export const orderTabs: readonly OrderTab[] = ['All', ...orderStates];

export const orderSorts = ['placed', 'total'] as const;
type OrderSort = (typeof orderSorts)[number];

export type OrderFilters = {
  type: OrderType;
  tab: OrderTab;
  /** '' for all. */
  payment: '' | 'unpaid';
  text: string;
  /** Days in Bangkok as YYYY-MM-DD, both included; '' for none. */
  dateStart: string;
  dateEnd: string;
  sort: OrderSort;
  dir: Direction;
};

/** Every parameter of the address that the filters read. */
export const ORDER_FILTER_NAMES = [
  'type',
  'tab',
  'payment',
  'text',
  'dateStart',
  'dateEnd',
  'sort',
  'dir',
] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whatever an address says: what is no filter is none. */
export function readOrderFilters(search: URLSearchParams): OrderFilters {
  const day = (name: string): string => {
    const value = search.get(name) ?? '';
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  return {
    type: orderTypeOf(search),
    tab: orderTabs.find((tab) => tab === search.get('tab')) ?? 'All',
    payment: search.get('payment') === 'unpaid' ? 'unpaid' : '',
    text: (search.get('text') ?? '').trim().slice(0, 60),
    dateStart: day('dateStart'),
    dateEnd: day('dateEnd'),
    sort: orderSorts.find((sort) => sort === search.get('sort')) ?? 'placed',
    dir: search.get('dir') === 'asc' ? 'asc' : 'desc',
  };
}

/** As the calls take them: what does not narrow the list is left out. */
export function askedOf({ payment, text, dateStart, dateEnd, ...asked }: OrderFilters) {
  return {
    ...asked,
    ...(payment !== '' && { payment }),
    ...(text !== '' && { text }),
    ...(dateStart !== '' && { dateStart }),
    ...(dateEnd !== '' && { dateEnd }),
  };
}

function orderTypeOf(search: URLSearchParams): OrderType {
  return search.get('type') === 'I' ? 'I' : '3';
}

/** What the list of a kind is remembered by. */
export const orderList = (type: OrderType): string => `orders-${type}`;

/** Each kind of order has a rule of its own of who may see it. */
export function orderListPage(url: URL): MerchantPageName {
  return orderTypeOf(url.searchParams) === 'I' ? 'goodsIssue' : 'salesOrders';
}

export const isNarrowed = ({ tab, payment, text, dateStart, dateEnd }: OrderFilters): boolean =>
  tab !== 'All' || payment !== '' || text !== '' || dateStart !== '' || dateEnd !== '';
