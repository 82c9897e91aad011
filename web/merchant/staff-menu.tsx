import { useStaff } from '../features/staff/use-staff.ts';
import { useStaffLogout } from '../features/staff/use-staff-logout.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { DropDown } from '../ui/interaction/drop-down.tsx';
import { UserText } from '../ui/display/user-text.tsx';
import { accountEntries } from './merchant-entries.ts';
import classes from './staff-menu.module.css';

/** Who is signed in and in which role; the own account, the way to another center, and the way out (B-63). */
export function StaffMenu({ onSwitchCenter }: { onSwitchCenter: () => void }) {
  const t = useTranslations('merchant');
  const staff = useStaff();
  const logout = useStaffLogout();
  return (
    <DropDown
      face={
        <span className={classes.who}>
          <span className={classes.name}>
            <UserText>{staff.usernames}</UserText>
          </span>
          <span className={classes.role}>{staff.role}</span>
        </span>
      }
    >
      {accountEntries(staff)
        .filter(({ page }) => page !== 'profileCenter')
        .map(({ page, to }) => (
          <AppLink key={page} to={to}>
            {t(`pages.${page}`)}
          </AppLink>
        ))}
      {staff.CenterCount > 1 && (
        <button type="button" aria-haspopup="dialog" onClick={onSwitchCenter}>
          {t('pages.profileCenter')}
        </button>
      )}
      <button type="button" onClick={logout}>
        {t('logout')}
      </button>
    </DropDown>
  );
}
