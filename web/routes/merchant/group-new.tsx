import { GroupForm } from '../../features/merchant-groups/group-form.tsx';
import { GROUP_LIST } from '../../features/merchant-groups/merchant-groups.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';

export const handle = defineStaffPage({ messages: ['merchant', 'merchantGroups'], page: 'groups' });
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/group/new. */
export default function NewGroupPage() {
  const t = useTranslations('merchantGroups');
  const { Rights } = useStaff();
  return (
    <DetailPage title={t('add')} back={{ to: GROUP_LIST, label: t('title') }}>
      {Rights.includes('manageProducts') ? (
        <GroupForm />
      ) : (
        <Note tone="info">
          <p>{t('mayNotChange')}</p>
        </Note>
      )}
    </DetailPage>
  );
}
