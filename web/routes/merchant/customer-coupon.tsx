import { useParams } from 'react-router';
import { CustomerCoupons } from '../../features/merchant-coupons/customer-coupons.tsx';
import {
  couponsOfCustomerQuery,
  couponsToIssueQuery,
  promotionsOfCustomerQuery,
} from '../../features/merchant-coupons/merchant-coupons.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'customer' | 'saleunit'>({
  messages: ['merchant', 'merchantCoupons', 'promotions'],
  page: 'customers',
  queries: ({ params, ...page }) => [
    need(couponsOfCustomerQuery(page, { code: params.customer, saleUnit: params.saleunit })),
    need(couponsToIssueQuery(page, params.saleunit)),
    need(promotionsOfCustomerQuery(page, { code: params.customer, saleUnit: params.saleunit })),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer/{code}/{saleunit}/coupon. */
export default function MerchantCustomerCouponsPage() {
  const { customer = '', saleunit = '' } = useParams();
  return <CustomerCoupons customer={{ code: customer, saleUnit: saleunit }} />;
}
