import { useTranslations } from 'use-intl';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/stack.tsx';

export const handle = defineStaffPage({ messages: ['merchant'], page: 'home' });
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant. */
export default function MerchantHomePage() {
  const t = useTranslations('merchant');
  const { usernames, ActiveDCName } = useStaff();
  return (
    <Stack>
      <PageHead title={t('pages.home')} facts={`${usernames} · ${ActiveDCName}`} />
    </Stack>
  );
}
