import { useParams, useSearchParams } from 'react-router';
import { SlipOrders, SlipsOfOrder } from '../../features/slips/slip-page.tsx';
import { orderOfAddress, orderSlipsQuery, slipOrdersQuery } from '../../features/slips/slips.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage<'saleunit'>({
  messages: ['slips', 'files', 'orders'],
  access: 'customer',
  comeBack: true,
  search: { uncached: ['orderid', 'saleunit'] },
  queries: ({ url, params, ...page }) => {
    const key = orderOfAddress(url.searchParams);
    return [key ? need(orderSlipsQuery(page, key)) : need(slipOrdersQuery(page, params.saleunit))];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /payment/slip and /payment/upload/slip/{saleunit?}: where to transfer, and the slip of it; without an order, which of them. */
export default function PaymentSlipPage() {
  const t = useTranslations('slips');
  const { saleunit } = useParams();
  const [search] = useSearchParams();
  const key = orderOfAddress(search);
  return (
    <Stack narrow>
      <PageTitle>{t('title')}</PageTitle>
      {key ? <SlipsOfOrder orderKey={key} /> : <SlipOrders saleUnit={saleunit} />}
    </Stack>
  );
}
