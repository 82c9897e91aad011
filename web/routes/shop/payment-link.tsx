import { useSearchParams } from 'react-router';
import { LinkedPayment } from '../../features/payment/linked-payment.tsx';
import { definePage } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = definePage({
  messages: ['payment'],
  access: 'anyone',
  search: { uncached: ['key'] },
});

export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /payment/link?key=: what a salesman sent the customer to pay with. */
export default function PaymentLinkPage() {
  const [search] = useSearchParams();
  return <LinkedPayment secret={search.get('key') ?? ''} />;
}
