import { useQuery } from '@tanstack/react-query';
import { isNotice, type ConsentPurposeName } from '#domain/consent/purposes.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './consent-choices.module.css';
import { ownConsentsQuery } from './consents.queries.ts';

/** The last answers, newest first. */
export function ConsentHistory() {
  const t = useTranslations('consents.profile');
  const page = usePage();
  const { data } = useQuery(ownConsentsQuery(page));
  if (!data) return null;
  return (
    <Panel title={t('history')}>
      {data.History.length === 0 ? (
        <p className={classes.state}>{t('noHistory')}</p>
      ) : (
        <ul className={classes.history}>
          {data.History.map(({ Purpose, Title, Type, At, Way }) => (
            <li key={`${Purpose} ${At}`}>
              <span>{Title}</span>
              <span>{t(wordOf(Purpose, Type))}</span>
              <span className={classes.state}>
                {`${formatDate(new Date(At), page.locale, 'dayTime')} · ${t(`way.${Way}`)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** A notice is read, not agreed to. */
const wordOf = (purpose: ConsentPurposeName, isGiven: boolean) => {
  if (!isGiven) return 'refused';
  return isNotice(purpose) ? 'acknowledged' : 'agreed';
};
