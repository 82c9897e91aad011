import { areasQuery } from '../../features/address/address.queries.ts';
import { CenterForm } from '../../features/merchant-centers/center-form.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantCenters', 'address', 'map'],
  page: 'centers',
  queries: (page) => [optional(need(areasQuery(page, {})))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/center/new. */
export default function NewCenterPage() {
  const t = useTranslations('merchantCenters');
  return (
    <Stack>
      <PageHead title={t('add')} back={{ to: '/merchant/center', label: t('title') }} />
      <CenterForm />
    </Stack>
  );
}
