import { queryOptions } from '@tanstack/react-query';
import { usePage, type Page } from '../../page/page-context.ts';
import { ORDERS } from '../orders/orders-key.ts';
import { OrderPapers } from './order-papers.tsx';

type Key = { orderid: string; saleunit: string };

const buyerPapersQuery = ({ api }: Pick<Page, 'api'>, params: Key) =>
  queryOptions({
    queryKey: [...ORDERS, 'papers', params.orderid, params.saleunit],
    queryFn: () => api.orderPapers({ params }),
    staleTime: 15_000,
  });

/** Of an own order. */
export function BuyerPapers({ orderKey, count }: { orderKey: Key; count: number }) {
  const page = usePage();
  return (
    <OrderPapers
      query={buyerPapersQuery(page, orderKey)}
      count={count}
      download={({ PaperId }) => page.api.orderPaper({ params: orderKey, query: { paper: String(PaperId) } })}
    />
  );
}
