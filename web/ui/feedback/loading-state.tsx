import { useTranslations } from '../../i18n/use-translations.tsx';
import classes from './loading-state.module.css';

/** Takes the place of content on its way. */
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
