import { MemberForm } from '../../features/merchant-staff/member-form.tsx';
import { rolesQuery, shopCentersQuery } from '../../features/merchant-staff/merchant-staff.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantStaff'],
  page: 'staff',
  queries: (page) => [need(rolesQuery(page)), need(shopCentersQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/staff/new. */
export default function NewStaffPage() {
  const t = useTranslations('merchantStaff');
  return (
    <Stack>
      <PageHead title={t('add')} back={{ to: '/merchant/staff', label: t('title') }} />
      <MemberForm />
    </Stack>
  );
}
