/** The filters of the order history as its address holds them. */
import { orderStates, type OrderState } from '#domain/orders/order.ts';
import { yyyymmdd } from '#domain/time/dates.ts';
import type { CallInput } from '#contract/schemas.ts';

/** Days back from today; without one the whole history. */
export const PERIODS = { week: 7, month: 30, quarter: 90, year: 365 } as const;
export type Period = keyof typeof PERIODS;
export const MAX_TEXT_LENGTH = 60;

export type OrderFilters = { status?: OrderState; period?: Period; text: string };
/** Every parameter of the address that the filters read. */
export const FILTER_NAMES = ['status', 'period', 'text'] as const;

export const periods = Object.keys(PERIODS) as Period[];

/** Whatever an address says: what is no filter is none. */
export function readFilters(search: URLSearchParams): OrderFilters {
  const status = orderStates.find((state) => state === search.get('status'));
  const period = periods.find((one) => one === search.get('period'));
  return { status, period, text: textOf(search.get('text') ?? '') };
}

/** What of the typed text is searched for. */
export const textOf = (typed: string): string => typed.trim().slice(0, MAX_TEXT_LENGTH);

/** The history with these filters, as a path without its language. */
export function historyPath({ status, period, text }: OrderFilters): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (period) search.set('period', period);
  if (text !== '') search.set('text', text);
  return search.size > 0 ? `/history?${search}` : '/history';
}

export const isFiltered = ({ status, period, text }: OrderFilters): boolean =>
  status !== undefined || period !== undefined || text !== '';

type ListQuery = CallInput<'listOrders'>['query'];

/** What the shop is asked; `now` decides from which day in Bangkok on. */
export function filterQuery({ status, period, text }: OrderFilters, now: Date): Partial<ListQuery> {
  return {
    status,
    from: period && dayBefore(now, PERIODS[period] - 1),
    text: text === '' ? undefined : text,
  };
}

function dayBefore(now: Date, days: number): string {
  const day = yyyymmdd(new Date(now.getTime() - days * 24 * 3600 * 1000));
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
}
