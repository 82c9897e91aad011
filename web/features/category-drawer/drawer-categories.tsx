import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { categoriesQuery } from '../category/category.queries.ts';
import { childrenOf, type Category } from '../category/category-tree.ts';
import { listPath } from '../product/list/list-search.ts';
import { usePage } from '../../page/page-context.ts';
import { DrawerLink, DrawerPicture } from './drawer-link.tsx';
import { DrawerState } from './drawer-state.tsx';
import { useTabs } from '../../ui/interaction/use-tabs.ts';
import classes from './category-drawer.module.css';

/** The top level on the left; beside it the two levels below the chosen one, each with an "All" of its own. */
export function DrawerCategories() {
  const t = useTranslations('catalogue.drawer');
  const query = useQuery(categoriesQuery(usePage()));
  const id = useId();
  const tops = childrenOf(query.data ?? [], null);
  const [chosen, setChosen] = useState(0);
  const tabs = useTabs({ count: tops.length, chosen, onChoose: setChosen });
  const top = tops[chosen];
  if (!top) return <DrawerState query={query} />;
  return (
    <div className={classes.columns}>
      <div className={classes.rail}>
        <DrawerLink to={listPath({ categories: [] })} name={t('allProducts')} />
        <div role="tablist" aria-orientation="vertical" aria-label={t('title')} {...tabs.listProps}>
          {tops.map(({ code, name, image }, at) => (
            <button
              key={code}
              type="button"
              id={`${id}-${code}`}
              className={classes.tab}
              aria-controls={at === chosen ? `${id}-shelf` : undefined}
              {...tabs.tabProps(at)}
            >
              <DrawerPicture src={image} />
              <span>{name}</span>
            </button>
          ))}
        </div>
      </div>
      <div
        key={top.code}
        id={`${id}-shelf`}
        className={classes.shelf}
        role="tabpanel"
        aria-labelledby={`${id}-${top.code}`}
      >
        <DrawerLink to={listPath({ categories: [top.code] })} name={t('allOf', { name: top.name })} />
        {childrenOf(query.data ?? [], top.code).map((middle) => (
          <Middle
            key={middle.code}
            top={top}
            middle={middle}
            leaves={childrenOf(query.data ?? [], middle.code)}
          />
        ))}
      </div>
    </div>
  );
}

type MiddleProps = { top: Category; middle: Category; leaves: readonly Category[] };

function Middle({ top, middle, leaves }: MiddleProps) {
  const t = useTranslations('catalogue.drawer');
  const all = [top.code, middle.code];
  return (
    <section className={classes.middle}>
      <h3 className={classes.middleName}>
        <DrawerPicture src={middle.image} />
        {middle.name}
      </h3>
      <ul className={classes.leaves}>
        <li>
          <DrawerLink
            to={listPath({ categories: all })}
            name={t('all')}
            label={t('allOf', { name: middle.name })}
          />
        </li>
        {leaves.map(({ code, name }) => (
          <li key={code}>
            <DrawerLink to={listPath({ categories: [...all, code] })} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
