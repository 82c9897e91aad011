import { useStaff } from '../features/staff/use-staff.ts';
import { useStaffLogout } from '../features/staff/use-staff-logout.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { IconLanguage, IconLogout } from '../merchant-ui/icons.ts';
import { Sheet } from '../merchant-ui/sheet.tsx';
import { usePage } from '../page/page-context.ts';
import { LanguageLink } from '../shell/language-switch.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { UserText } from '../ui/display/user-text.tsx';
import { ENTRY_ICONS } from './entry-icons.tsx';
import { accountEntries, sideEntries } from './merchant-entries.ts';
import classes from './phone-menu.module.css';

/**
 * Everything on the phone: who is signed in and in which role, all pages, the own account, language and the way out.
 */
export default function PhoneMenu({ onClose }: { onClose: () => void }) {
  const t = useTranslations('merchant');
  const shell = useTranslations('shell');
  const other = usePage().locale === 'th' ? 'en' : 'th';
  const staff = useStaff();
  const logout = useStaffLogout();
  return (
    <Sheet title={t('menu')} onClose={onClose}>
      <p className={classes.who}>
        <strong>
          <UserText>{staff.usernames}</UserText>
        </strong>
        <span>{staff.role}</span>
      </p>
      <nav aria-label={t('mainMenu')}>
        <ul className={classes.list}>
          {[...sideEntries(staff), ...accountEntries(staff)].map(({ page, to }) => (
            <li key={page}>
              {/* In place of the menu's own entry: the way back leads to the page from which it was opened. */}
              <AppLink to={to} replace>
                {ENTRY_ICONS[page]}
                {t(`pages.${page}`)}
              </AppLink>
            </li>
          ))}
          <li>
            <LanguageLink language={other}>
              <IconLanguage size={22} stroke={1.75} aria-hidden />
              {shell('switchLanguage')}
            </LanguageLink>
          </li>
          <li>
            <button type="button" onClick={logout}>
              <IconLogout size={22} stroke={1.75} aria-hidden />
              {t('logout')}
            </button>
          </li>
        </ul>
      </nav>
    </Sheet>
  );
}
