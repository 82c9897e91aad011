import { useSuspenseQuery } from '@tanstack/react-query';
import { pagesQuery } from '../../features/content/content.queries.ts';
import { PageLinks } from '../../features/content/page-links.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { shopName } from '../../shell/shop-name.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['content'],
  queries: (page) => [need(pagesQuery(page))],
  shared: true,
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /contents: the shop's own pages, all at once. */
export default function Contents() {
  const t = useTranslations('content');
  const page = usePage();
  const { data: pages } = useSuspenseQuery(pagesQuery(page));
  return (
    <Stack narrow>
      <meta name="description" content={t('helpAbout', { shop: shopName(page) })} />
      <PageTitle>{t('help')}</PageTitle>
      {pages.length > 0 ? <PageLinks pages={pages} label={t('help')} /> : <EmptyState title={t('noPages')} />}
    </Stack>
  );
}
