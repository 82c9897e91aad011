import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useVisitor } from '../features/session/use-visitor.ts';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { usePage } from '../page/page-context.ts';
import { AppLink } from '../ui/app-link.tsx';
import { IconHistory, IconHome, IconLogin, IconProducts } from '../ui/icons.ts';
import { CartLink } from './cart-link.tsx';
import classes from './bottom-nav.module.css';

/** The phone's navigation at the bottom (storefront §2.10); each entry appears only when its flag is on. */
export function BottomNav() {
  const t = useTranslations('shell');
  const { config } = usePage();
  const { guest } = useVisitor();
  return (
    <nav className={classes.nav} aria-label={t('mainMenu')}>
      {config.get('HOME_MENU_ENABLED') && (
        <Entry to="/" text={t('home')} icon={<IconHome size={24} stroke={1.75} />} />
      )}
      {config.get('PRODUCT_MENU_ENABLED') && (
        <Entry to="/product" text={t('products')} icon={<IconProducts size={24} stroke={1.75} />} />
      )}
      {config.get('CART_MENU_ENABLED') && <CartLink className={classes.entry} text />}
      {!guest && config.get('HISTORY_MENU_ENABLED') && (
        <Entry to="/history" text={t('history')} icon={<IconHistory size={24} stroke={1.75} />} />
      )}
      <Entry
        to={guest ? '/login' : '/profile'}
        text={guest ? t('login') : t('profile')}
        icon={<IconLogin size={24} stroke={1.75} />}
      />
    </nav>
  );
}

function Entry({ to, text, icon }: { to: string; text: string; icon: ReactNode }) {
  const here = pathWithoutLocale(useLocation().pathname) === to;
  return (
    <AppLink to={to} className={classes.entry} aria-current={here ? 'page' : undefined}>
      {icon}
      <span>{text}</span>
    </AppLink>
  );
}
