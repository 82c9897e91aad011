import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { useKeepRecord } from '../../merchant-ui/use-keep-record.ts';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { memberQuery, MERCHANT_STAFF, type Member } from './merchant-staff.queries.ts';
import classes from './merchant-staff.module.css';

/** How a person signs in, and what takes that away or gives it back. */
export function MemberAccess({ member }: { member: Member }) {
  const t = useTranslations('merchantStaff.actions');
  const list = useTranslations('merchantStaff');
  const page = usePage();
  const { UserId: userId, Name: name, Mobile: mobile, Status } = member;
  const follow = useKeepRecord((one: Member) => memberQuery(page, one.UserId), MERCHANT_STAFF);
  const setStatus = async (next: Member['Status'], message: string): Promise<void> =>
    follow(await page.api.setStaffStatus({ params: { userId }, body: { Status: next } }), message);
  return (
    <Panel title={t('title')}>
      <Facts
        facts={[
          { label: list('status'), value: list(`statuses.${Status}`) },
          { label: t('password'), value: t(member.HasPassword ? 'hasPassword' : 'noPassword') },
          {
            label: list('lastSignIn'),
            value:
              member.LastSignIn === null
                ? list('never')
                : formatDate(new Date(member.LastSignIn), page.locale, 'dayTime'),
          },
        ]}
      />
      {member.IsSelf ? (
        <p className={classes.small}>{t('self')}</p>
      ) : (
        <div className={classes.actions}>
          {mobile !== '' && (
            <ConfirmedButton
              label={t('reset')}
              ask={t('resetAsk', { name })}
              text={t('resetText', { mobile })}
              confirm={t('reset')}
              keep={t('keep')}
              tone="danger"
              work={async () =>
                follow(await page.api.resetStaffPassword({ params: { userId } }), t('resetDone', { mobile }))
              }
            />
          )}
          {Status === 'active' ? (
            <ConfirmedButton
              label={t('disable')}
              ask={t('disableAsk', { name })}
              text={t('disableText')}
              confirm={t('disable')}
              keep={t('keep')}
              tone="danger"
              work={() => setStatus('disabled', t('disabled', { name }))}
            />
          ) : (
            <ConfirmedButton
              label={t('enable')}
              ask={t('enableAsk', { name })}
              text={t('enableText')}
              confirm={t('enable')}
              keep={t('keep')}
              variant="filled"
              work={() => setStatus('active', t('enabled', { name }))}
            />
          )}
        </div>
      )}
    </Panel>
  );
}
