/** What the home of the merchant area shows of the active center; fresh for 180 s (B-31). */
import { queryOptions } from '@tanstack/react-query';
import type { ReportRange } from '#domain/time/report-range.ts';
import type { StaffUser } from '#contract/page.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_ORDERS } from '../merchant-orders/merchant-orders.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

/** The parts of pages that this person may open. */
export const chartsOf = ({ Pages }: Pick<StaffUser, 'Pages'>) => ({
  sales: Pages.includes('salesOrders'),
  customers: Pages.includes('customers'),
  products: Pages.includes('products'),
});

/** Among the orders' keys: a step that somebody takes changes it. */
export function merchantHomeQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...MERCHANT_ORDERS, 'home', locale],
    queryFn: () => api.merchantHome({ query: {} }),
  });
}

export function newCustomersQuery({ api }: Asker, type: ReportRange) {
  return queryOptions({
    queryKey: ['merchantReports', 'newCustomers', type],
    queryFn: () => api.newCustomersReport({ query: { type } }),
  });
}

export function topSalesQuery({ api, locale }: Asker, type: ReportRange) {
  return queryOptions({
    queryKey: ['merchantReports', 'topSales', locale, type],
    queryFn: () => api.topSalesReport({ query: { type } }),
  });
}
