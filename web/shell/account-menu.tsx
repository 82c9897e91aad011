import type { ReactNode } from 'react';
import { PointsBalance } from '../features/points/points-balance.tsx';
import { useLogout } from '../features/session/visitor/use-logout.ts';
import { useVisitor } from '../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { DropDown } from '../ui/interaction/drop-down.tsx';
import { UserText } from '../ui/display/user-text.tsx';
import { accountPages, mayLogOut } from './menu-entries.ts';
import { useMenuInput } from './use-menu-input.ts';
import classes from './top-bar.module.css';

/** A guest's ways to sign in are in the bar itself; a customer's pages and the way out under the name. */
export function AccountMenu() {
  const t = useTranslations('shell');
  const { guest, CUSTOMERNAME } = useVisitor();
  const input = useMenuInput();
  const logout = useLogout();
  const links = accountPages(input).map(({ to, label }) => (
    <AppLink key={to} to={to}>
      {t(`menu.${label}`)}
    </AppLink>
  ));
  if (guest) return <>{links}</>;
  return (
    <DropDown face={<span className={classes.name}>{t.rich('greeting', { name: CUSTOMERNAME, own })}</span>}>
      <PointsBalance />
      {links}
      {mayLogOut(input) && (
        <button type="button" onClick={logout}>
          {t('logout')}
        </button>
      )}
    </DropDown>
  );
}

function own(name: ReactNode) {
  return <UserText>{name}</UserText>;
}
