/** The filters of the list of orders as its address holds them (B-50). */
import type { MerchantPageName } from '#domain/access/merchant-pages.ts';
import type { TableList } from '#domain/access/table-views.ts';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { orderStates, type OrderState, type OrderType } from '#domain/orders/order.ts';
import { paymentStatuses } from '#domain/orders/payment.ts';
import {
  amount,
  anyCodes,
  anyOf,
  center,
  day,
  oneOf,
  readFilters,
  typed,
  yes,
  type FiltersOf,
} from '../../merchant-ui/read-filters.ts';
import type { Direction } from '../../merchant-ui/sort-head.tsx';

export type OrderTab = 'All' | OrderState;
export const orderTabs: readonly OrderTab[] = ['All', ...orderStates];

export const orderSorts = ['placed', 'total'] as const;
type OrderSort = (typeof orderSorts)[number];

/** What narrows the list besides its tab. */
const NARROWING = {
  text: typed(),
  payment: anyOf(paymentStatuses),
  dateStart: day,
  dateEnd: day,
  customer: anyCodes,
  salesman: anyCodes,
  product: anyCodes,
  delivery: anyOf(deliveryKinds),
  totalMin: amount,
  totalMax: amount,
  note: yes,
  saleUnit: center,
};
const SHOWN = {
  type: oneOf(['3', 'I']),
  tab: oneOf(orderTabs),
  sort: oneOf(orderSorts),
  dir: oneOf(['asc', 'desc']),
};

export type OrderFilters = FiltersOf<typeof NARROWING> & {
  type: OrderType;
  tab: OrderTab;
  sort: OrderSort;
  dir: Direction;
};

/** Every parameter of the address that the list reads. */
export const ORDER_FILTER_NAMES = [...Object.keys(SHOWN), ...Object.keys(NARROWING)];

/** The part of the address in which nothing narrows the list. */
export const NOT_NARROWED: Readonly<Record<string, string>> = Object.fromEntries(
  ['tab', ...Object.keys(NARROWING)].map((name) => [name, '']),
);

/** What an order's own pages read: its kind keeps the entry of the menu lit. */
export const ORDER_SEARCH = { uncached: ['type'] } as const;

export function readOrderFilters(search: URLSearchParams): OrderFilters {
  const { type = '3', tab = 'All', sort = 'placed', dir = 'desc' } = readFilters(search, SHOWN);
  return { ...readFilters(search, NARROWING), type, tab, sort, dir };
}

function orderTypeOf(search: URLSearchParams): OrderType {
  return search.get('type') === 'I' ? 'I' : '3';
}

/** What the list of a kind is remembered by. */
export const orderList = (type: OrderType): string => `orders-${type}`;

/** Under which the columns and views of its list are kept. */
export const orderTable = (type: OrderType): TableList => (type === 'I' ? 'goodsIssue' : 'salesOrders');

/** Each kind of order has a rule of its own of who may see it. */
export function orderListPage(url: URL): MerchantPageName {
  return orderTypeOf(url.searchParams) === 'I' ? 'goodsIssue' : 'salesOrders';
}

export const isNarrowed = (filters: OrderFilters): boolean =>
  filters.tab !== 'All' || Object.keys(NARROWING).some((name) => name in filters);
