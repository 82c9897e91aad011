import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLogout } from '../features/session/use-logout.ts';
import { useVisitor } from '../features/session/use-visitor.ts';
import { usePage } from '../page/page-context.ts';
import { AppLink } from '../ui/app-link.tsx';
import { OwnWords } from '../ui/own-words.tsx';
import { formatBaht } from '../ui/money.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './header.module.css';

/** The desktop's top bar: pages on the left; credit, account and language on the right (storefront §2.10). */
export function TopBar() {
  const t = useTranslations('shell');
  const { config } = usePage();
  return (
    <div className={classes.topBar}>
      <div className={classes.topBarRow}>
        <nav className={classes.topBarLinks} aria-label={t('mainMenu')}>
          {config.get('HOME_MENU_ENABLED') && <AppLink to="/">{t('home')}</AppLink>}
          {config.get('PRODUCT_MENU_ENABLED') && <AppLink to="/product">{t('products')}</AppLink>}
        </nav>
        <nav className={classes.topBarLinks} aria-label={t('accountMenu')}>
          <CreditBalance />
          <Account />
          <LanguageSwitch />
        </nav>
      </div>
    </div>
  );
}

/** Credit customers see what is left: the limit less the debt (storefront §6). */
function CreditBalance() {
  const t = useTranslations('shell');
  const { config } = usePage();
  const { AuthorizeAmount, DebtAmount, IsBjcSapCustomer } = useVisitor();
  const counts = AuthorizeAmount > 0 && (IsBjcSapCustomer || !config.does('CREDIT_NEEDS_SAP_FLAG'));
  return counts ? (
    <span>{t('creditBalance', { amount: formatBaht(AuthorizeAmount - DebtAmount) })}</span>
  ) : null;
}

function Account() {
  const t = useTranslations('shell');
  const { config } = usePage();
  const { guest, CUSTOMERNAME } = useVisitor();
  const logout = useLogout();
  if (guest) return <AppLink to="/login">{t('login')}</AppLink>;
  return (
    <>
      <AppLink to="/profile">{t.rich('greeting', { name: CUSTOMERNAME, own })}</AppLink>
      {config.get('HISTORY_MENU_ENABLED') && <AppLink to="/history">{t('history')}</AppLink>}
      {!config.does('HOST_APP_ACCOUNT') && (
        <button type="button" className={classes.plainButton} onClick={logout}>
          {t('logout')}
        </button>
      )}
    </>
  );
}

function own(name: ReactNode) {
  return <OwnWords>{name}</OwnWords>;
}
