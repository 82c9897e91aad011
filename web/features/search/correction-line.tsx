import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { listPath, type ListSearch } from '../product/list/list-search.ts';
import { searchReadingQuery } from './search.queries.ts';
import classes from './correction-line.module.css';

/** Where the products answer something else than what was typed: what, and that what was typed found nothing. */
export function CorrectionLine({ search }: { search: ListSearch }) {
  const t = useTranslations('catalogue.correction');
  const { data: reading } = useQuery(searchReadingQuery(usePage(), search));
  if (search.text === undefined || !reading?.Corrected) return null;
  const { Shown: shown, Text: text } = reading;
  const path = listPath({ ...search, text: shown });
  return (
    <output className={classes.line}>
      <span className={classes.shown}>
        {t('shown')}{' '}
        <AppLink to={path}>
          <UserText>{shown}</UserText>
        </AppLink>
      </span>
      <span className={classes.instead}>{t('instead', { text })}</span>
    </output>
  );
}
