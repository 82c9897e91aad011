import { useStaff } from '../features/staff/use-staff.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AppLink } from '../ui/interaction/app-link.tsx';
import { IconDown } from '../ui/theme/icons.ts';
import { ENTRY_ICONS } from './entry-icons.tsx';
import { EntryCount } from './entry-count.tsx';
import { entryGroups, type EntryGroup, type EntryName } from './merchant-entries.ts';
import { MerchantLogo } from './merchant-logo.tsx';
import classes from './side-menu.module.css';
import { useEntry } from './use-entry.ts';
import { useFoldedGroups } from './use-folded-groups.ts';

/** The wide screen's navigation, always in view: by group, and each group can be folded. */
export function SideMenu() {
  const t = useTranslations('merchant');
  const here = useEntry();
  const [folded, toggle] = useFoldedGroups();
  return (
    <nav aria-label={t('mainMenu')} className={classes.side}>
      <MerchantLogo />
      {entryGroups(useStaff()).map((group) => (
        <Group
          key={group.name}
          group={group}
          here={here}
          isFolded={folded.includes(group.name)}
          onToggle={() => toggle(group.name)}
        />
      ))}
    </nav>
  );
}

type GroupProps = {
  group: EntryGroup;
  here: EntryName | undefined;
  isFolded: boolean;
  onToggle: () => void;
};

/** Of a folded group the entry of this page stays: where one is, is always seen. */
function Group({ group: { name, entries }, here, isFolded, onToggle }: GroupProps) {
  const t = useTranslations('merchant');
  const shown = isFolded ? entries.filter(({ page }) => page === here) : entries;
  const id = `menu-${name}`;
  return (
    <div className={classes.entries}>
      {name !== 'today' && (
        <button
          type="button"
          className={classes.group}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={onToggle}
        >
          {t(`groups.${name}`)}
          <IconDown size={16} aria-hidden />
        </button>
      )}
      <div id={id} className={classes.entries}>
        {shown.map(({ page, to }) => (
          <AppLink
            key={page}
            to={to}
            className={classes.entry}
            aria-current={page === here ? 'page' : undefined}
          >
            {ENTRY_ICONS[page]}
            <span className={classes.words}>{t(`pages.${page}`)}</span>
            <EntryCount page={page} />
          </AppLink>
        ))}
      </div>
    </div>
  );
}
