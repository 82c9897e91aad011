import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CategoryTiles } from '../../features/category/category-tiles.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { homeQuery } from '../../features/home/home.queries.ts';
import { listPath } from '../../features/product/list-search.ts';
import { ProductRow } from '../../features/product/product-row.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

export const handle = definePage({
  messages: ['home', 'product', 'cart'],
  queries: (page) => [need(homeQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

export default function Home() {
  const t = useTranslations('home');
  const page = usePage();
  const { data } = useSuspenseQuery(homeQuery(page));
  const about = page.config.get(page.locale === 'th' ? 'FOOTER_ABOUT_TH' : 'FOOTER_ABOUT_EN');
  const { categories, recommended, rows } = data;
  return (
    <>
      <PageTitle hidden>{t('title')}</PageTitle>
      {about !== '' && <meta name="description" content={about} />}
      <Hero products={recommended} />
      {categories.length > 0 && (
        <section>
          <SectionHead title={t('categories')} all="/product/category" />
          <CategoryTiles categories={categories} label={t('categories')} />
        </section>
      )}
      <ProductRow title={t('recommended')} products={recommended} all={listPath({ categories: [] })} first />
      {rows.map(({ category, products }) => (
        <ProductRow
          key={category.code}
          title={category.name}
          products={products}
          all={listPath({ categories: [category.code] })}
        />
      ))}
    </>
  );
}
