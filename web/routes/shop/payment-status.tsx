import { useSearchParams } from 'react-router';
import { PaymentStatusPage } from '../../features/payment/payment-status.tsx';
import { definePage } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = definePage({
  messages: ['payment'],
  access: 'anyone',
  search: { uncached: ['reference'] },
});

export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /payment/status/{status?}: the status in the address is the provider's; what is shown is the shop's own. */
export default function PaymentStatus() {
  const [search] = useSearchParams();
  return <PaymentStatusPage reference={search.get('reference') ?? undefined} />;
}
