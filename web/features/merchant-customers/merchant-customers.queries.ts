/** Customers as staff look after them (B-76, R-50). Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { isApiError } from '#contract/client.ts';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { localePath } from '../../i18n/locale-path.ts';
import type { Page } from '../../page/page-context.ts';
import type { CustomerFilters } from './customer-filters.ts';
import { customerPath, profilePath, type CustomerKey } from './customer-path.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type ListedCustomer = CallAnswer<'merchantCustomers'>['Data'][number];
export type MerchantCustomer = CallAnswer<'merchantCustomer'>;
export type CustomerAccount = CallAnswer<'customerAccount'>;
export type CustomerChoices = CallAnswer<'customerChoices'>;

/** What the page of one customer speaks from. */
export const CUSTOMER_TEXTS = [
  'acting',
  'merchant',
  'merchantCustomers',
  'merchantCoupons',
  'promotions',
  'signIns',
  'customerPhotos',
  'customerDoubles',
] as const;
/** Rows of a page (K-30d). */
export const CUSTOMERS_A_PAGE = 12;
const CHOICES_FRESH_MS = 60_000;

/** What begins the key of everything that is known of customers. */
export const MERCHANT_CUSTOMERS = ['staff', 'customers', 'desk'] as const;

/** Of the center that one works at. */
export function customersQuery({ api, locale }: Asker, filters: CustomerFilters) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'list', locale, filters],
    queryFn: ({ pageParam }) =>
      api.merchantCustomers({ query: { ...filters, after: pageParam, take: CUSTOMERS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });
}

/** How many these filters find; one more than is counted for more. */
export function customersCountQuery({ api }: Pick<Page, 'api'>, filters: CustomerFilters) {
  return queryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'count', filters],
    queryFn: async () => (await api.customersCount({ query: filters })).Count,
    staleTime: 0,
  });
}

/** What would come of giving these to a salesman. */
export function salesmanAheadQuery({ api }: Pick<Page, 'api'>, given: CallInput<'salesmanAhead'>['body']) {
  return queryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'salesman', given],
    queryFn: () => api.salesmanAhead({ body: given }),
    staleTime: 0,
  });
}

export function customerChoicesQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'choices', locale],
    queryFn: () => api.customerChoices({ query: {} }),
    staleTime: CHOICES_FRESH_MS,
  });
}

/** The code of a customer who was merged leads to the one who stayed: throws the redirect. */
const leadingOn = <T>(asked: Promise<T>, locale: Page['locale'], pathOf: (code: string) => string) =>
  asked.catch((error: unknown): T => {
    const { code, details } = isApiError(error) ? error.answer : {};
    if (code !== 'CUSTOMER_MERGED') throw error;
    throw redirect(localePath(locale, pathOf((details as { Into: string }).Into)));
  });

export function customerQuery({ api, locale }: Asker, { code, saleUnit }: CustomerKey) {
  return queryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'one', locale, code, saleUnit],
    queryFn: () =>
      leadingOn(api.merchantCustomer({ params: { code, saleUnit } }), locale, (kept) =>
        customerPath({ code: kept, saleUnit }),
      ),
    staleTime: 0,
  });
}

export function customerAddressesQuery({ api, locale }: Asker, { code, saleUnit }: CustomerKey) {
  return queryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'addresses', locale, code, saleUnit],
    queryFn: async () => (await api.customerAddresses({ params: { code, saleUnit } })).Data,
    staleTime: 0,
  });
}

export function customerConsentsQuery({ api, locale }: Asker, { code, saleUnit }: CustomerKey) {
  return queryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'consents', locale, code, saleUnit],
    queryFn: async () => (await api.customerConsents({ params: { code, saleunit: saleUnit } })).Data,
    staleTime: 0,
  });
}

export function customerSignInsQuery({ api, locale }: Asker, { code, saleUnit }: CustomerKey) {
  return queryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'signIns', locale, code, saleUnit],
    queryFn: async () => (await api.customerSignIns({ params: { code, saleUnit } })).Data,
    staleTime: 0,
  });
}

/** For `LinkedSignIns`: who manages customers takes them away. */
export const signInsOf = (page: Asker, customer: CustomerKey, rights: readonly string[]) => ({
  query: customerSignInsQuery(page, customer),
  remove: rights.includes('manageCustomers')
    ? async (Id: string) => (await page.api.removeCustomerSignIn({ params: customer, body: { Id } })).Data
    : undefined,
});

export function customerAccountQuery({ api, locale }: Asker, code: string) {
  return queryOptions({
    queryKey: [...MERCHANT_CUSTOMERS, 'account', locale, code],
    queryFn: () => leadingOn(api.customerAccount({ params: { code } }), locale, profilePath),
    staleTime: 0,
  });
}
