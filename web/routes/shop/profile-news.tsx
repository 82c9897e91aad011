import { useQuery } from '@tanstack/react-query';
import { newsQuery } from '../../features/content/content.queries.ts';
import { NewsGrid } from '../../features/content/news-grid.tsx';
import { hasNewsList } from '../../features/own-profile/profile-pages.ts';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { PlainButton } from '../../ui/form/plain-button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['content', 'ownProfile'],
  access: 'customer',
  queries: (page) => (page.config.get('PROFILE_NEWS_ENABLED') ? [optional(need(newsQuery(page)))] : []),
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/newslist (R-27h): the shop's news among what is the customer's own. */
export default function ProfileNews() {
  const t = useTranslations('ownProfile');
  const { config } = usePage();
  const { acting } = useVisitor();
  return (
    <Stack>
      <PageTitle>{t('newsTitle')}</PageTitle>
      {hasNewsList({ config, acting }) ? (
        <NewsOfShop />
      ) : (
        <Note tone="info" title={t(acting ? 'acting' : 'noNewsList')} />
      )}
    </Stack>
  );
}

function NewsOfShop() {
  const t = useTranslations('ownProfile');
  const content = useTranslations('content');
  const { data: news, isError, refetch } = useQuery(newsQuery(usePage()));
  if (isError)
    return (
      <Note tone="error" title={t('newsFailed')} live>
        <PlainButton variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </PlainButton>
      </Note>
    );
  if (!news) return <LoadingState />;
  if (news.length === 0) return <EmptyState title={content('noNews')} />;
  return <NewsGrid news={news} label={t('newsTitle')} />;
}
