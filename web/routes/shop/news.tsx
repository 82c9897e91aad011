import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { newsQuery } from '../../features/content/content.queries.ts';
import { NewsGrid } from '../../features/content/news-grid.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { shopName } from '../../shell/shop-name.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['content'],
  queries: (page) => [need(newsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /news: the shop's current news. */
export default function News() {
  const t = useTranslations('content');
  const page = usePage();
  const { data: news } = useSuspenseQuery(newsQuery(page));
  return (
    <Stack>
      <meta name="description" content={t('newsAbout', { shop: shopName(page) })} />
      <PageTitle>{t('news')}</PageTitle>
      {news.length > 0 ? (
        <NewsGrid news={news} label={t('news')} />
      ) : (
        <EmptyState title={t('noNews')}>
          <p>{t('noNewsHint')}</p>
          <Button component={AppLink} to="/product">
            {t('products')}
          </Button>
        </EmptyState>
      )}
    </Stack>
  );
}
