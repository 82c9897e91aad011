/** What staff see of coupons. */
import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type CustomerKey = { code: string; saleUnit: string };

export const MERCHANT_COUPONS = ['merchant', 'coupons'] as const;

export function couponsOfCustomerQuery({ api, locale }: Asker, key: CustomerKey) {
  return queryOptions({
    queryKey: [...MERCHANT_COUPONS, 'customer', locale, key.code, key.saleUnit],
    queryFn: () => api.couponsOfCustomer({ params: key }),
  });
}

export function promotionsOfCustomerQuery({ api, locale }: Asker, key: CustomerKey) {
  return queryOptions({
    queryKey: [...MERCHANT_COUPONS, 'promotions', locale, key.code, key.saleUnit],
    queryFn: async () => (await api.promotionsOfCustomer({ params: key })).Data,
    staleTime: 0,
  });
}

export function couponsToIssueQuery({ api, locale }: Asker, saleUnit: string) {
  return queryOptions({
    queryKey: [...MERCHANT_COUPONS, 'issue', locale, saleUnit],
    queryFn: () => api.couponsToIssue({ query: { saleUnit } }),
  });
}

export const couponsPath = ({ code, saleUnit }: CustomerKey): string =>
  `/merchant/customer/${encodeURIComponent(code)}/${encodeURIComponent(saleUnit)}/coupon`;
