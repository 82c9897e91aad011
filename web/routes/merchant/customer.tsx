import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import {
  couponsOfCustomerQuery,
  promotionsOfCustomerQuery,
} from '../../features/merchant-coupons/merchant-coupons.queries.ts';
import { CustomerPage } from '../../features/merchant-customers/customer-page.tsx';
import {
  CUSTOMER_TEXTS,
  customerAddressesQuery,
  customerChoicesQuery,
  customerConsentsQuery,
  customerQuery,
  customerSignInsQuery,
} from '../../features/merchant-customers/merchant-customers.queries.ts';
import { customerAgreedPricesQuery } from '../../features/merchant-products/product-prices.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need, needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'customer' | 'saleunit'>({
  messages: [...CUSTOMER_TEXTS, 'merchantPrices', ...HISTORY_TEXTS],
  page: 'customers',
  queries: ({ params, ...page }) => {
    const key = { code: params.customer, saleUnit: params.saleunit };
    return [
      need(customerQuery(page, key)),
      need(customerAddressesQuery(page, key)),
      need(customerChoicesQuery(page)),
      optional(need(customerConsentsQuery(page, key))),
      optional(need(customerSignInsQuery(page, key))),
      need(promotionsOfCustomerQuery(page, key)),
      need(couponsOfCustomerQuery(page, key)),
      optional(needPages(customerAgreedPricesQuery(page, key))),
    ];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer/{code}/{saleunit}. */
export default function MerchantCustomerPage() {
  const { customer = '', saleunit = '' } = useParams();
  return <CustomerPage customer={{ code: customer, saleUnit: saleunit }} />;
}
