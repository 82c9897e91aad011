import { useStaff } from '../features/staff/use-staff.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { IconMenu } from '../ui/theme/icons.ts';
import { ENTRY_ICONS } from './entry-icons.tsx';
import { EntryCount } from './entry-count.tsx';
import { phoneEntries } from './merchant-entries.ts';
import classes from './phone-bar.module.css';
import { useEntry } from './use-entry.ts';

/** The phone's navigation at the thumb; everything else is one tap further, under the menu. */
export function PhoneBar({ onMenu }: { onMenu: () => void }) {
  const t = useTranslations('merchant');
  const here = useEntry();
  const entries = phoneEntries(useStaff());
  return (
    <nav className={classes.bar} aria-label={t('mainMenu')}>
      {entries.map(({ page, to }) => (
        <AppLink
          key={page}
          to={to}
          className={classes.entry}
          aria-current={page === here ? 'page' : undefined}
        >
          {ENTRY_ICONS[page]}
          <span>{page === 'customers' ? t('takeOrder') : t(`pages.${page}`)}</span>
          <EntryCount page={page} onlyNew />
        </AppLink>
      ))}
      <button type="button" className={classes.entry} aria-haspopup="dialog" onClick={onMenu}>
        <IconMenu size={22} stroke={1.75} aria-hidden />
        <span>{t('menu')}</span>
      </button>
    </nav>
  );
}
