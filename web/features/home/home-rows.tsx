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
import { ProductRow } from '../product/card/product-row.tsx';
import { ALL_OF, groupPath } from './home-paths.ts';
import { topCategoriesQuery, type HomeGroup } from './home.queries.ts';

type Products = { products: readonly Product[] };

/** Rows disappear when there is nothing in them. */
function Row({ title, all, products }: Products & { title: string; all: string }) {
  if (products.length === 0) return null;
  return <ProductRow title={title} products={products} all={all} />;
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

export function Promotions({ products }: Products) {
  const t = useTranslations('home');
  return <Row title={t('promotions')} products={products} all={ALL_OF.promotions} />;
}

export function HotDeals({ products }: Products) {
  const t = useTranslations('home');
  return <Row title={t('hotDeals')} products={products} all={ALL_OF.hotDeals} />;
}

export function BestSellers({ products }: Products) {
  const t = useTranslations('home');
  return <Row title={t('bestSellers')} products={products} all={ALL_OF.bestSellers} />;
}

export function Recommended({ products }: Products) {
  const t = useTranslations('home');
  return <Row title={t('recommended')} products={products} all={ALL_OF.recommended} />;
}

export function DisplayGroups({ groups }: { groups: readonly HomeGroup[] }) {
  return groups.map(({ Group, Products }) => (
    <HydratedSection key={Group.Id}>
      <Row title={Group.Name} products={Products} all={groupPath(Group)} />
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
