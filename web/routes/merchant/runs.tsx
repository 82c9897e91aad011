import { RunList } from '../../features/runs/run-list.tsx';
import { runsQuery } from '../../features/runs/runs.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant'],
  page: 'runs',
  queries: (page) => [need(runsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/runs: long work that the person started. */
export default function RunsPage() {
  const t = useTranslations('merchant.pages');
  return (
    <Stack>
      <PageHead title={t('runs')} />
      <RunList />
    </Stack>
  );
}
