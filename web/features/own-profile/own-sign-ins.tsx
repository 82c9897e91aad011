import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import classes from './own-profile.module.css';
import { ownSignInsQuery } from './own-profile.queries.ts';
import { mayEditProfile } from './profile-pages.ts';

/** The accounts elsewhere by which the customer signs in, each to be taken away; nothing where there is none. */
export function OwnSignIns() {
  const t = useTranslations('ownProfile.signIns');
  const { api, config, locale } = usePage();
  const { acting } = useVisitor();
  const client = useQueryClient();
  const query = ownSignInsQuery({ api });
  const { data = [] } = useQuery({ ...query, enabled: !acting });
  if (data.length === 0) return null;
  const remove = async ({ Id, Name: name }: (typeof data)[number]): Promise<void> => {
    client.setQueryData(query.queryKey, (await api.removeOwnSignIn({ body: { Id } })).Data);
    showToast({ kind: 'success', message: t('removed', { name }), milliseconds: TOAST_MS.other });
  };
  return (
    <Panel title={t('title')}>
      <ul className={classes.signIns}>
        {data.map((one) => (
          <li key={one.Id} className={classes.signIn}>
            <span>
              <UserText>{one.Name}</UserText>
              <br />
              <small>{t('used', { day: formatDate(new Date(one.UsedAt), locale) })}</small>
            </span>
            {mayEditProfile({ config, acting }) && (
              <ConfirmedButton
                label={t('remove')}
                ask={t('ask', { name: one.Name })}
                text={t('askText', { name: one.Name })}
                confirm={t('remove')}
                keep={t('keep')}
                tone="danger"
                work={() => remove(one)}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
