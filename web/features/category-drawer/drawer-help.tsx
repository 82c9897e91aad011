import { useTranslations } from '../../i18n/use-translations.tsx';
import { useHelpPages } from '../content/use-help-pages.ts';
import { ContentLink } from '../content/content-link.tsx';
import { DrawerLink } from './drawer-link.tsx';
import classes from './category-drawer.module.css';

/** The phone's way to the pages that help. */
export function DrawerHelp() {
  const t = useTranslations('catalogue.drawer');
  const pages = useHelpPages();
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('help')}>
      <p className={classes.helpTitle} aria-hidden>
        {t('help')}
      </p>
      <ul className={classes.help}>
        {pages.map(({ to, name }) => (
          <li key={to}>
            {to.startsWith('/') ? (
              <DrawerLink to={to} name={name} />
            ) : (
              <ContentLink to={to} className={classes.link}>
                {name}
              </ContentLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
