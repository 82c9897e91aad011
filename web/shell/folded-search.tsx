import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchBox } from '../features/search/search-box.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { IconSearch } from '../ui/theme/icons.ts';
import type { PageName } from './page-name.ts';
import classes from './header.module.css';

/**
 * On the phone the page's name, with the search box behind a button; on the desktop the search box is always there.
 * Styles choose, so that server and browser write the same.
 */
export function FoldedSearch({ name, className }: { name: PageName; className?: string }) {
  const t = useTranslations('shell');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const unfold = (): void => {
    // In the same step as the press: a phone opens its keyboard only for that.
    flushSync(() => setOpen(true));
    box.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {!open && <span className={classes.name}>{t(`menu.${name}`)}</span>}
      <div ref={box} className={className} data-folded={!open || undefined}>
        <SearchBox />
      </div>
      {!open && (
        <button type="button" className={classes.unfold} aria-label={t('search.label')} onClick={unfold}>
          <IconSearch size={24} stroke={1.75} aria-hidden />
        </button>
      )}
    </>
  );
}
