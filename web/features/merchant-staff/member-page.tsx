import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { MemberAccess } from './member-access.tsx';
import { MemberForm } from './member-form.tsx';
import { memberQuery } from './merchant-staff.queries.ts';

/** One person: what is known of them, what they may do, and how they sign in. */
export function MemberPage({ userId }: { userId: string }) {
  const t = useTranslations('merchantStaff');
  const { data: member } = useSuspenseQuery(memberQuery(usePage(), userId));
  return (
    <DetailPage
      title={t('member')}
      facts={<UserText>{member.Name}</UserText>}
      back={{ to: useLastList('staff', '/merchant/staff'), label: t('title') }}
      list="staff"
      status={
        <StatusBadge tone={member.Status === 'active' ? 'done' : 'stopped'}>
          {t(`statuses.${member.Status}`)}
        </StatusBadge>
      }
      side={
        <>
          <MemberAccess member={member} />
          <RecordHistory key={member.UserId} subject={`staff/${member.UserId}`} />
        </>
      }
    >
      {/* Another person is another form: nothing typed for one goes to the next. */}
      <MemberForm key={member.UserId} member={member} />
    </DetailPage>
  );
}
