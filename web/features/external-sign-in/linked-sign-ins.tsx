import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import classes from './linked-sign-ins.module.css';

type SignIns = CallAnswer<'ownSignIns'>['Data'];

type Props<Key extends readonly unknown[]> = {
  query: UseQueryOptions<SignIns, Error, SignIns, Key>;
  /** Staff look at those of a customer. */
  forStaff?: boolean;
  /** Undefined for who may not; resolves to what is left. */
  remove: ((id: string) => Promise<SignIns>) | undefined;
};

/** The accounts elsewhere by which a person signs in, each to be taken away; nothing where there is none. */
export function LinkedSignIns<Key extends readonly unknown[]>({
  query,
  forStaff = false,
  remove,
}: Props<Key>) {
  const t = useTranslations('signIns');
  const { locale } = usePage();
  const client = useQueryClient();
  const { data = [] } = useQuery(query);
  if (data.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ul>
        {data.map(({ Id, Name: name, UsedAt }) => (
          <li key={Id} className={classes.signIn}>
            <span>
              <UserText>{name}</UserText>
              <br />
              <small>{t('used', { day: formatDate(new Date(UsedAt), locale) })}</small>
            </span>
            {remove && (
              <ConfirmedButton
                label={t('remove')}
                ask={t('ask', { name })}
                text={t(forStaff ? 'askTextStaff' : 'askText', { name })}
                confirm={t('remove')}
                keep={t('keep')}
                tone="danger"
                work={async () => {
                  const left = await remove(Id);
                  client.setQueryData<SignIns>(query.queryKey, left);
                  showToast({
                    kind: 'success',
                    message: t('removed', { name }),
                    milliseconds: TOAST_MS.other,
                  });
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
