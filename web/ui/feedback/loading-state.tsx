import { useTranslations } from '../../i18n/use-translations.tsx';
import classes from './loading-state.module.css';

/** Stands where content is on its way. */
export function LoadingState() {
  const t = useTranslations('shell');
  return (
    <output className={classes.loading} aria-label={t('loading')}>
      <span />
      <span />
      <span />
    </output>
  );
}
