import { Button } from '@mantine/core';
import { promotionsQuery } from '../../features/merchant-promotions/merchant-promotions.queries.ts';
import {
  PROMOTION_FILTER_NAMES,
  readPromotionFilters,
} from '../../features/merchant-promotions/promotion-filters.ts';
import { PromotionList } from '../../features/merchant-promotions/promotion-list.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'promotions',
  messages: ['merchant', 'merchantPromotions'],
  page: 'promotions',
  search: { uncached: PROMOTION_FILTER_NAMES },
  queries: ({ url, ...page }) => [
    optional(needPages(promotionsQuery(page, readPromotionFilters(url.searchParams)))),
  ],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/promotion. */
export default function MerchantPromotionsPage() {
  const t = useTranslations('merchantPromotions');
  return (
    <Stack>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button component={AppLink} to="/merchant/promotion/calendar" size="md" variant="default">
              {t('calendar.title')}
            </Button>
            <Button component={AppLink} to="/merchant/promotion/new" size="md">
              {t('add')}
            </Button>
          </>
        }
      />
      <PromotionList />
    </Stack>
  );
}
