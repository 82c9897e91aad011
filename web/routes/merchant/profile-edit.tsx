import { StaffEditForm } from '../../features/staff/staff-edit-form.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { staffProfileQuery } from '../../features/staff/staff.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'session', 'staff'],
  page: 'profileEdit',
  queries: (page) => [need(staffProfileQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/profile/edit. */
export default function MerchantProfileEditPage() {
  const t = useTranslations('merchant.pages');
  return (
    <Stack>
      <PageHead title={t('profileEdit')} back={{ to: '/merchant/profile', label: t('profile') }} />
      <StaffEditForm />
    </Stack>
  );
}
