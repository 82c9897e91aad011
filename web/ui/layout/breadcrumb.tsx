import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../interaction/app-link.tsx';
import classes from './breadcrumb.module.css';

/** The path of the page, from the top down. The last one is the page itself, and no link. */
export function Breadcrumb({ steps }: { steps: readonly { name: string; path: string }[] }) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={classes.steps}>
        {steps.map(({ name, path }, at) => (
          <li key={path}>
            {at === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <AppLink to={path}>{name}</AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
