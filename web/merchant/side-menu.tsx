import { useStaff } from '../features/staff/use-staff.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { ENTRY_ICONS } from './entry-icons.tsx';
import { sideEntries } from './merchant-entries.ts';
import { MerchantLogo } from './merchant-logo.tsx';
import classes from './side-menu.module.css';
import { useEntry } from './use-entry.ts';

/** The wide screen's navigation, always in view. */
export function SideMenu() {
  const t = useTranslations('merchant');
  const here = useEntry();
  return (
    <nav aria-label={t('mainMenu')} className={classes.side}>
      <MerchantLogo />
      <div className={classes.entries}>
        {sideEntries(useStaff()).map(({ page, to }) => (
          <AppLink
            key={page}
            to={to}
            className={classes.entry}
            aria-current={page === here ? 'page' : undefined}
          >
            {ENTRY_ICONS[page]}
            {t(`pages.${page}`)}
          </AppLink>
        ))}
      </div>
    </nav>
  );
}
