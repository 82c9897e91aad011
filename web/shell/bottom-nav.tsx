import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useUnreadDot } from '../features/notifications/use-unread-dot.ts';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import {
  IconClients,
  IconHistory,
  IconHome,
  IconLogin,
  IconProducts,
  IconPromotion,
} from '../ui/theme/icons.ts';
import { CartLink } from './cart-link.tsx';
import { bottomEntries, hasBottomNav, type MenuLabel } from './menu-entries.ts';
import { useMenuInput } from './use-menu-input.ts';
import classes from './bottom-nav.module.css';

const look = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

const ICONS: Partial<Record<MenuLabel, ReactNode>> = {
  home: <IconHome {...look} />,
  products: <IconProducts {...look} />,
  promotions: <IconPromotion {...look} />,
  buyAgain: <IconHistory {...look} />,
  myClients: <IconClients {...look} />,
  profile: <IconLogin {...look} />,
  login: <IconLogin {...look} />,
};

/** The phone's navigation at the bottom (L-10); each entry appears only when its flag is on. */
export function BottomNav() {
  const t = useTranslations('shell');
  const path = pathWithoutLocale(useLocation().pathname);
  const entries = bottomEntries(useMenuInput());
  const dot = useUnreadDot();
  if (!hasBottomNav(path)) return null;
  return (
    <nav className={classes.nav} aria-label={t('mainMenu')}>
      {entries.map(({ to, label }) =>
        label === 'cart' ? (
          <CartLink key={to} className={classes.entry} text />
        ) : (
          <AppLink
            key={to}
            to={to}
            className={classes.entry}
            aria-current={isHere(path, to) ? 'page' : undefined}
          >
            {ICONS[label]}
            <span>{t(`menu.${label}`)}</span>
            {label === 'profile' && dot}
          </AppLink>
        ),
      )}
    </nav>
  );
}

/** The entry of the part of the shop that the page belongs to; following an order is a part of one's orders. */
function isHere(path: string, to: string): boolean {
  const part = path.replace('/order/', '/history/');
  return part === to || (to !== '/' && part.startsWith(`${to}/`));
}
