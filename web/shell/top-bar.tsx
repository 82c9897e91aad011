import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CreditBalance } from './credit-balance.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { topBarPages } from './menu-entries.ts';
import { useMenuInput } from './use-menu-input.ts';
import classes from './top-bar.module.css';

/** The desktop's top bar: pages on the left; credit, account and language on the right (L-01). */
export function TopBar() {
  const t = useTranslations('shell');
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        <nav className={classes.part} aria-label={t('mainMenu')}>
          {topBarPages(useMenuInput()).map(({ to, label }) => (
            <AppLink key={to} to={to}>
              {t(`menu.${label}`)}
            </AppLink>
          ))}
        </nav>
        <nav className={classes.part} aria-label={t('accountMenu')}>
          <CreditBalance />
          <AccountMenu />
          <LanguageMenu />
        </nav>
      </div>
    </div>
  );
}
