import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import { useRecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { rolesQuery, type Roles } from './merchant-staff.queries.ts';
import { RoleTable } from './role-table.tsx';
import { bodyOf, valuesOf, type RolesValues } from './role-values.ts';

/** Every role with its names, the pages that it may open and its rights, saved together. */
export function RoleForm() {
  const t = useTranslations('merchantStaff.rights');
  const page = usePage();
  const client = useQueryClient();
  const { data } = useSuspenseQuery(rolesQuery(page));
  const keep = (now: Roles) => {
    client.setQueryData(rolesQuery(page).queryKey, now);
    return { values: valuesOf(now.Data), version: now.Version };
  };
  const form = useRecordForm<RolesValues>({
    record: 'staff-roles',
    initial: valuesOf(data.Data),
    version: data.Version,
    validate: () => ({}),
    send: async (values, Version) => {
      const saved = keep(await page.api.saveStaffRoles({ body: { Roles: bodyOf(values), Version } }));
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
      return saved;
    },
    onError: useTellError(),
    conflict: { code: 'ROLES_CHANGED', read: async () => keep(await page.api.staffRoles()) },
  });
  return (
    <RecordForm form={form} submit={t('save')}>
      <p>{t('intro')}</p>
      <RoleTable form={form} roles={data.Data} />
    </RecordForm>
  );
}
