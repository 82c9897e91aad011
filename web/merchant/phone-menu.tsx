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
import { EntryCount } from './entry-count.tsx';
import { accountEntries, entryGroups, type MerchantEntry } from './merchant-entries.ts';
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
          {entryGroups(staff).map(({ name, entries }) => (
            <li key={name}>
              {name !== 'today' && <h3 className={classes.group}>{t(`groups.${name}`)}</h3>}
              <ul className={classes.list}>
                {entries.map((entry) => (
                  <Entry key={entry.page} {...entry} />
                ))}
              </ul>
            </li>
          ))}
          {accountEntries(staff).map((entry) => (
            <Entry key={entry.page} {...entry} />
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

/** In place of the menu's own entry: the way back leads to the page from which it was opened. */
function Entry({ page, to }: MerchantEntry) {
  const t = useTranslations('merchant.pages');
  return (
    <li>
      <AppLink to={to} replace>
        {ENTRY_ICONS[page]}
        <span className={classes.words}>{t(page)}</span>
        <EntryCount page={page} />
      </AppLink>
    </li>
  );
}
