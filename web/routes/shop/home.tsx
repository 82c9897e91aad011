import { useQuery } from '@tanstack/react-query';
import { bannersQuery } from '../../features/content/content.queries.ts';
import { Banners } from '../../features/home/banners.tsx';
import { BuyAgain } from '../../features/home/buy-again.tsx';
import { Hero } from '../../features/home/hero.tsx';
import {
  BestSellers,
  Categories,
  DisplayGroups,
  HotDeals,
  News,
  Promotions,
  Recommended,
} from '../../features/home/home-rows.tsx';
import { HomeStrip } from '../../features/home/home-strip.tsx';
import { homeQueries, recommendedQuery } from '../../features/home/home.queries.ts';
import { useHomeRows } from '../../features/home/use-home-rows.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { HydratedSection } from '../../page/hydrated-section.tsx';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({
  messages: ['home', 'product', 'cart'],
  queries: homeQueries,
  inParts: true,
  shared: true,
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** Home: every row has its flag, and disappears when there is nothing in it. */
export default function Home() {
  const t = useTranslations('home');
  const { config, locale } = usePage();
  const rows = useHomeRows();
  const about = config.get(locale === 'th' ? 'FOOTER_ABOUT_TH' : 'FOOTER_ABOUT_EN');
  return (
    <>
      <PageTitle hidden>{t('title')}</PageTitle>
      {about !== '' && <meta name="description" content={about} />}
      <Opening />
      {config.get('HOME_CATEGORY_ENABLED') && <Categories />}
      <Promotions products={rows.promotions} />
      {config.get('HOME_BUY_AGAIN_ENABLED') && <BuyAgain />}
      <HydratedSection>
        <HotDeals products={rows.hotDeals} />
      </HydratedSection>
      <DisplayGroups groups={rows.groups} />
      <HydratedSection>
        <BestSellers products={rows.bestSellers} />
      </HydratedSection>
      <HydratedSection>
        <Recommended products={rows.recommended} />
      </HydratedSection>
      <HydratedSection>{config.get('HOME_NEWS_ENABLED') && <News />}</HydratedSection>
    </>
  );
}

/** The banners of these days; a shop without any opens with a greeting and some of its goods. */
function Opening() {
  const page = usePage();
  const isOn = page.config.get('HOME_BANNER_ENABLED');
  const { data: banners = [] } = useQuery({ ...bannersQuery(page), enabled: isOn });
  const isRecommending = page.config.get('HOME_RECOMMENDED_ENABLED');
  const { data: recommended = [] } = useQuery({ ...recommendedQuery(page), enabled: isRecommending });
  if (!isOn || banners.length === 0) return <Hero products={recommended} />;
  return (
    <>
      <Banners banners={banners} />
      <HomeStrip />
    </>
  );
}
