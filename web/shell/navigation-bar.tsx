import { useNavigation } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import classes from './navigation-bar.module.css';

/** A thin bar at the top while the next page is on its way; short ways show none. */
export function NavigationBar() {
  const t = useTranslations('shell');
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className={classes.bar}>
      <progress className="hidden-visually" aria-label={t('loading')} />
    </div>
  );
}
