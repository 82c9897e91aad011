import { useQuery } from '@tanstack/react-query';
import type { Product } from '#contract/catalogue.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { HydratedSection } from '../../page/hydrated-section.tsx';
import { CardRow } from '../../ui/layout/card-row.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { CategoryTiles } from '../category/category-tiles.tsx';
import { newsQuery } from '../content/content.queries.ts';
import { NewsCard } from '../content/news-card.tsx';
import { inStockFirst } from '../product/list/in-stock-first.ts';
import { ProductRow } from '../product/card/product-row.tsx';
import { ALL_OF, groupPath } from './home-paths.ts';
import {
  bestSellersQuery,
  displayGroupsQuery,
  hotDealsQuery,
  promotionsQuery,
  recommendedQuery,
  rowOf,
  topCategoriesQuery,
  type RowQuery,
} from './home.queries.ts';

type RowProps = {
  title: string;
  query: RowQuery;
  all?: string;
  /** What of it is shown, where not all of it is. */
  shown?: (products: readonly Product[]) => Product[];
};

/** Rows disappear when there is nothing in them. */
function Row({ title, query, all, shown = inStockFirst }: RowProps) {
  const { data: products = [] } = useQuery(query);
  if (products.length === 0) return null;
  return <ProductRow title={title} products={shown(products)} all={all} />;
}

export function Categories() {
  const t = useTranslations('home');
  const { data: categories = [] } = useQuery(topCategoriesQuery(usePage()));
  if (categories.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('categories')} all="/product/category" />
      <CategoryTiles categories={categories} label={t('categories')} />
    </section>
  );
}

export function Promotions() {
  const t = useTranslations('home');
  return <Row title={t('promotions')} query={promotionsQuery(usePage())} all={ALL_OF.promotions} />;
}

export function HotDeals() {
  const t = useTranslations('home');
  return <Row title={t('hotDeals')} query={hotDealsQuery(usePage())} all={ALL_OF.hotDeals} shown={rowOf} />;
}

export function BestSellers() {
  const t = useTranslations('home');
  return (
    <Row
      title={t('bestSellers')}
      query={bestSellersQuery(usePage())}
      all={ALL_OF.bestSellers}
      shown={rowOf}
    />
  );
}

export function Recommended() {
  const t = useTranslations('home');
  return <Row title={t('recommended')} query={recommendedQuery(usePage())} all={ALL_OF.recommended} />;
}

export function DisplayGroups() {
  const { data: groups = [] } = useQuery(displayGroupsQuery(usePage()));
  return groups.map(({ Group, Products }) => (
    <HydratedSection key={Group.Id}>
      <ProductRow title={Group.Name} products={Products} all={groupPath(Group)} />
    </HydratedSection>
  ));
}

/** News beside each other on the desktop, a row on the phone. */
const NEWS = 3;

export function News() {
  const t = useTranslations('home');
  const { data: news = [] } = useQuery(newsQuery(usePage()));
  if (news.length === 0) return null;
  return (
    <CardRow title={t('news')} all="/news" cardWidth={264} columns={NEWS}>
      {news.slice(0, NEWS).map((item) => (
        <li key={item.NewsCode}>
          <NewsCard news={item} level={3} />
        </li>
      ))}
    </CardRow>
  );
}
