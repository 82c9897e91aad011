import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconSearch } from '../../ui/theme/icons.ts';
import { CategoryTiles } from '../category/category-tiles.tsx';
import { categoryPlaceQuery } from '../category/category.queries.ts';
import { listPath, type ListSearch } from '../product/list/list-search.ts';
import classes from './no-results.module.css';

/** A search without results: says so, what to try, and where there is more. What was typed stays in the search box. */
export function NoResults({ search: { text = '', categories } }: { search: ListSearch }) {
  const t = useTranslations('catalogue');
  const elsewhere = categories.length > 0;
  return (
    <>
      <EmptyState icon={<IconSearch size={32} />} title={t('emptySearch', { text })}>
        <div className={classes.tips}>
          <p>{t('noResults.tryThis')}</p>
          <ul>
            <li>{t('noResults.spelling')}</li>
            <li>{t('noResults.kind')}</li>
            <li>{t('noResults.language')}</li>
          </ul>
        </div>
        {elsewhere && (
          <Button component={AppLink} to={listPath({ categories: [], text })} size="md">
            {t('searchEverywhere')}
          </Button>
        )}
        <Button
          component={AppLink}
          to="/product/category"
          size="md"
          variant={elsewhere ? 'default' : 'filled'}
        >
          {t('toCategories')}
        </Button>
      </EmptyState>
      {!elsewhere && <PopularCategories />}
    </>
  );
}

/** The top ones, in the shop's own order. The page has them at hand already. */
function PopularCategories() {
  const t = useTranslations('catalogue.noResults');
  const { data: place } = useSuspenseQuery(categoryPlaceQuery(usePage(), undefined));
  if (place.choices.length === 0) return null;
  return (
    <section className={classes.categories}>
      <h2>{t('categories')}</h2>
      <CategoryTiles categories={place.choices} label={t('categories')} />
    </section>
  );
}
