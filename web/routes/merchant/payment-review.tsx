import { ReviewList } from '../../features/merchant-payments/review-list.tsx';
import { readKind, reviewsQuery } from '../../features/merchant-payments/merchant-payments.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'paymentReviews',
  messages: ['merchant', 'merchantPayments'],
  page: 'paymentReviews',
  search: { uncached: ['kind'] },
  queries: ({ url, ...page }) => [optional(needPages(reviewsQuery(page, readKind(url.searchParams))))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/payment/review: slips and other payments that a person decides on. */
export default function PaymentReviewPage() {
  const t = useTranslations('merchant.pages');
  return (
    <Stack>
      <PageHead title={t('paymentReviews')} />
      <ReviewList />
    </Stack>
  );
}
