import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { StaffPasswordForm } from '../../features/staff/staff-password-form.tsx';
import { staffProfileQuery } from '../../features/staff/staff.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'session', 'staff'],
  page: 'changePassword',
  queries: (page) => [need(staffProfileQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/profile/changepassword. */
export default function MerchantPasswordPage() {
  const t = useTranslations('merchant.pages');
  const intro = useTranslations('staff.password')('intro');
  return (
    <Stack>
      <PageHead
        title={t('changePassword')}
        facts={intro}
        back={{ to: '/merchant/profile', label: t('profile') }}
      />
      <StaffPasswordForm />
    </Stack>
  );
}
