import { queryOptions } from '@tanstack/react-query';
import { usePage, type Page } from '../../page/page-context.ts';
import { MERCHANT_ORDERS } from '../merchant-orders/merchant-orders.queries.ts';
import { OrderPapers } from '../papers/order-papers.tsx';

type Key = { orderid: string; saleunit: string };

/** With the orders' keys: whatever changes an order makes it stale. */
const staffPapersQuery = ({ api }: Pick<Page, 'api'>, params: Key) =>
  queryOptions({
    queryKey: [...MERCHANT_ORDERS, 'papers', params.orderid, params.saleunit],
    queryFn: () => api.merchantOrderPapers({ params }),
    staleTime: 15_000,
  });

/** Of an order of the center. */
export function StaffPapers({ orderKey, count }: { orderKey: Key; count: number }) {
  const page = usePage();
  return (
    <OrderPapers
      query={staffPapersQuery(page, orderKey)}
      count={count}
      download={({ PaperId }) =>
        page.api.merchantOrderPaper({ params: orderKey, query: { paper: String(PaperId) } })
      }
    />
  );
}
