/** The filters of the list of orders as its address holds them (B-50). */
import type { MerchantPageName } from '#domain/access/merchant-pages.ts';
import type { TableList } from '#domain/access/table-views.ts';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { orderStates, type OrderState, type OrderType } from '#domain/orders/order.ts';
import { paymentStatuses } from '#domain/orders/payment.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import type { Direction } from '../../merchant-ui/sort-head.tsx';

export type OrderTab = 'All' | OrderState;
export const orderTabs: readonly OrderTab[] = ['All', ...orderStates];

export const orderSorts = ['placed', 'total'] as const;
type OrderSort = (typeof orderSorts)[number];

/** What narrows the list besides its tab: '' for all. */
const NARROWING = [
  'text',
  'payment',
  'dateStart',
  'dateEnd',
  'customer',
  'salesman',
  'product',
  'delivery',
  'totalMin',
  'totalMax',
  'note',
  'saleUnit',
] as const;
type Narrowing = (typeof NARROWING)[number];

export type OrderFilters = Readonly<Record<Narrowing, string>> & {
  type: OrderType;
  tab: OrderTab;
  sort: OrderSort;
  dir: Direction;
};

/** Every parameter of the address that the list reads. */
export const ORDER_FILTER_NAMES = ['type', 'tab', ...NARROWING, 'sort', 'dir'] as const;

/** The part of the address in which nothing narrows the list. */
export const NOT_NARROWED: Readonly<Record<string, string>> = Object.fromEntries(
  ['tab', ...NARROWING].map((name) => [name, '']),
);

/** What an order's own pages read: its kind keeps the entry of the menu lit. */
export const ORDER_SEARCH = { uncached: ['type'] } as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CODE = /^[A-Za-z0-9][\w.-]{0,39}$/;
const CENTER = /^[\w-]{1,20}$/;
const MOST_CHOSEN = 20;

const dayOf = (value: string): string => (DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : '');
const bahtOf = (value: string): string => String(readTypedBaht(value) ?? '');
/** Several values apart by commas, each once; what is none is left out. */
const severalOf = (is: (value: string) => boolean) => (value: string) =>
  [...new Set(value.split(',').filter(is))].slice(0, MOST_CHOSEN).join(',');
const codesOf = severalOf((value) => CODE.test(value));
const listedOf = <T extends string>(values: readonly T[], chosen: string): T[] =>
  values.filter((value) => chosen.split(',').includes(value));
const oneOf = (values: readonly string[]) => severalOf((value) => values.includes(value));

const READ: Readonly<Record<Narrowing, (value: string) => string>> = {
  text: (value) => value.trim().slice(0, 60),
  payment: oneOf(paymentStatuses),
  dateStart: dayOf,
  dateEnd: dayOf,
  customer: codesOf,
  salesman: codesOf,
  product: codesOf,
  delivery: oneOf(deliveryKinds),
  totalMin: bahtOf,
  totalMax: bahtOf,
  note: (value) => (value === 'Y' ? value : ''),
  saleUnit: (value) => (CENTER.test(value) ? value : ''),
};

/** Whatever an address says: what is no filter is none. */
export function readOrderFilters(search: URLSearchParams): OrderFilters {
  const narrowing = Object.fromEntries(
    NARROWING.map((name) => [name, READ[name](search.get(name) ?? '')]),
  ) as Record<Narrowing, string>;
  return {
    ...narrowing,
    type: orderTypeOf(search),
    tab: orderTabs.find((tab) => tab === search.get('tab')) ?? 'All',
    sort: orderSorts.find((sort) => sort === search.get('sort')) ?? 'placed',
    dir: search.get('dir') === 'asc' ? 'asc' : 'desc',
  };
}

/** As calls take them in an address: what does not narrow the list is left out. */
export function askedOf({ type, tab, sort, dir, note, ...narrowing }: OrderFilters) {
  const chosen: { [Name in keyof typeof narrowing]?: string } = Object.fromEntries(
    Object.entries(narrowing).filter(([, value]) => value !== ''),
  );
  return { ...chosen, ...(note === 'Y' && { note: 'Y' as const }), type, tab, sort, dir };
}

/** As calls take them in a body. */
export function askedInBody(filters: OrderFilters) {
  const { payment, customer, salesman, product, delivery, totalMin, totalMax, ...single } = askedOf(filters);
  return {
    ...single,
    ...(payment && { payment: listedOf(paymentStatuses, payment) }),
    ...(customer && { customer: customer.split(',') }),
    ...(salesman && { salesman: salesman.split(',') }),
    ...(product && { product: product.split(',') }),
    ...(delivery && { delivery: listedOf(deliveryKinds, delivery) }),
    ...(totalMin && { totalMin: Number(totalMin) }),
    ...(totalMax && { totalMax: Number(totalMax) }),
  };
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
  filters.tab !== 'All' || NARROWING.some((name) => filters[name] !== '');
