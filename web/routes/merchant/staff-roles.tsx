import { HISTORY_TEXTS, RecordHistory } from '../../features/audit/record-history.tsx';
import { rolesQuery } from '../../features/merchant-staff/merchant-staff.queries.ts';
import { RoleForm } from '../../features/merchant-staff/role-form.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantStaff', ...HISTORY_TEXTS],
  page: 'staffRoles',
  queries: (page) => [need(rolesQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/staff/roles: what each role is called and may open. */
export default function StaffRolesPage() {
  const t = useTranslations('merchantStaff');
  return (
    <Stack>
      <PageHead title={t('roles')} back={{ to: '/merchant/staff', label: t('title') }} />
      <RoleForm />
      <RecordHistory action="role.change" />
    </Stack>
  );
}
