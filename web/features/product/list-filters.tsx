import { useTranslations } from 'use-intl';
import { AppLink } from '../../ui/app-link.tsx';
import { IconDone } from '../../ui/icons.ts';
import { useVisitor } from '../session/use-visitor.ts';
import classes from './list-filters.module.css';
import { listPath, toggled, type ListSearch, type Shelf } from './list-search.ts';

/** The shelves that the list can be narrowed to; a tap on one that it is narrowed to takes it off. */
export function ListFilters({ search }: { search: ListSearch }) {
  const t = useTranslations('catalogue.shelves');
  const { guest } = useVisitor();
  const offered: readonly Shelf[] = guest
    ? ['promotion', 'hotDeal', 'bestSeller']
    : ['promotion', 'hotDeal', 'bestSeller', 'buyAgain'];
  return (
    <nav aria-label={t('label')}>
      <ul className={classes.filters}>
        {offered.map((shelf) => {
          const on = search.shelves?.includes(shelf) ?? false;
          return (
            <li key={shelf}>
              <AppLink
                className={classes.filter}
                aria-current={on ? 'true' : undefined}
                aria-label={on ? t('without', { shelf: t(shelf) }) : undefined}
                to={listPath(toggled(search, shelf))}
                preventScrollReset
              >
                {on && <IconDone size={16} aria-hidden />}
                {t(shelf)}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
