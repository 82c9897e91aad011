import { QuickOrder } from '../../features/quick-order/quick-order.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({ messages: ['quickOrder', 'product', 'cart'] });
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /quick-order: a list that is pasted, uploaded or scanned. The list itself lives in the browser, so the page is the same for everybody. */
export default function QuickOrderPage() {
  const t = useTranslations('quickOrder');
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <QuickOrder />
    </Stack>
  );
}
