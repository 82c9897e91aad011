import { GoodsIssueForm } from '../../features/merchant-orders/goods-issue-form.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({ messages: ['merchant', 'merchantOrders'], page: 'goodsIssue' });
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/order/issue: a new goods issue of the center. */
export default function GoodsIssuePage() {
  const t = useTranslations('merchantOrders');
  return (
    <Stack>
      <PageHead title={t('issue.title')} back={{ to: '/merchant/order?type=I', label: t('list.I') }} />
      <Panel title={t('issue.what')}>
        <GoodsIssueForm />
      </Panel>
    </Stack>
  );
}
