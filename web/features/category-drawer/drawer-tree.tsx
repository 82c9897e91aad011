import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage, type Page } from '../../page/page-context.ts';
import { IconDown } from '../../ui/theme/icons.ts';
import { listPath } from '../product/list/list-search.ts';
import { DrawerLink } from './drawer-link.tsx';
import { DrawerState } from './drawer-state.tsx';
import classes from './category-drawer.module.css';

type Item = CallAnswer<'category'>['Data'][number]['Items'][number];

/** The sorting categories right below the chosen ones, from the top down (C-43). */
export function sortingLevelQuery({ api, locale }: Pick<Page, 'api' | 'locale'>, codes: readonly string[]) {
  const [c1, c2, c3, c4] = codes;
  return queryOptions({
    queryKey: ['categories', locale, 'level', ...codes],
    queryFn: async (): Promise<Item[]> => {
      const query = { categoryNumber: codes.length + 1, c1, c2, c3, c4 };
      return (await api.category({ query })).Data[0]?.Items ?? [];
    },
  });
}

/** All categories as a tree: each unfolds what is below it, which is fetched then. */
export function DrawerTree() {
  const t = useTranslations('catalogue.drawer');
  return (
    <div className={classes.tree}>
      <Branch codes={[]} all={{ name: t('allProducts') }} />
    </div>
  );
}

type BranchProps = {
  /** From the top down to the category whose branch this is. */
  codes: readonly string[];
  /** The entry for everything in it. */
  all: { name: string; label?: string };
};

function Branch({ codes, all }: BranchProps) {
  const query = useQuery(sortingLevelQuery(usePage(), codes));
  if (!query.data || (codes.length === 0 && query.data.length === 0)) return <DrawerState query={query} />;
  return (
    <ul className={classes.branch}>
      <li>
        <DrawerLink to={listPath({ categories: codes })} {...all} />
      </li>
      {query.data.map((item) => (
        <Node key={item.Id} item={item} codes={[...codes, item.Id]} />
      ))}
    </ul>
  );
}

function Node({ item: { Name, Image, HasBelow }, codes }: { item: Item; codes: readonly string[] }) {
  const t = useTranslations('catalogue.drawer');
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <li>
      <div className={classes.node}>
        <DrawerLink to={listPath({ categories: codes })} name={Name} image={Image} />
        {HasBelow && (
          <button
            type="button"
            className={classes.unfold}
            aria-expanded={unfolded}
            aria-controls={unfolded ? id : undefined}
            aria-label={t('below', { name: Name })}
            onClick={() => setUnfolded(!unfolded)}
          >
            <IconDown size={20} stroke={1.75} aria-hidden />
          </button>
        )}
      </div>
      {unfolded && (
        <div id={id}>
          <Branch codes={codes} all={{ name: t('all'), label: t('allOf', { name: Name }) }} />
        </div>
      )}
    </li>
  );
}
