import { ApplicationList } from '../../features/merchant-applications/application-list.tsx';
import { applicationsQuery, tabOf } from '../../features/merchant-applications/applications.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantApplications'],
  page: 'applications',
  search: { uncached: ['state'] },
  queries: ({ url, ...page }) => [optional(needPages(applicationsQuery(page, tabOf(url.searchParams))))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/application: who registered as a merchant and waits to be let in. For the super admin. */
export default function MerchantApplicationsPage() {
  const t = useTranslations('merchantApplications');
  return (
    <Stack>
      <PageHead title={t('title')} />
      <ApplicationList />
    </Stack>
  );
}
