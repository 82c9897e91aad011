import { useTranslations } from '../../../i18n/use-translations.tsx';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { IconDone } from '../../../ui/theme/icons.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';
import classes from './list-filters.module.css';
import { listPath, toggled, type ListSearch, type Collection } from './list-search.ts';

/** The collections that the list can be narrowed to; a tap on one that it is narrowed to takes it off. */
export function ListFilters({ search }: { search: ListSearch }) {
  const t = useTranslations('catalogue.collections');
  const { guest } = useVisitor();
  const offered: readonly Collection[] = guest
    ? ['promotion', 'hotDeal', 'bestSeller']
    : ['promotion', 'hotDeal', 'bestSeller', 'buyAgain'];
  return (
    <nav aria-label={t('label')}>
      <ul className={classes.filters}>
        {offered.map((collection) => {
          const on = search.collections?.includes(collection) ?? false;
          return (
            <li key={collection}>
              <AppLink
                className={classes.filter}
                aria-current={on ? 'true' : undefined}
                aria-label={on ? t('without', { shelf: t(collection) }) : undefined}
                to={listPath(toggled(search, collection))}
                preventScrollReset
              >
                {on && <IconDone size={16} aria-hidden />}
                {t(collection)}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
