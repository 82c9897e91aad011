import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { listPath } from '../../features/product/list/list-search.ts';
import classes from '../../features/promotion/promotion-rows.module.css';
import { PromotionRows } from '../../features/promotion/promotion-rows.tsx';
import { promotionRowsQuery } from '../../features/promotion/promotion.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconPromotion } from '../../ui/theme/icons.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({
  messages: ['promotions', 'product', 'cart'],
  shared: true,
  queries: (page) => [need(promotionRowsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /promotion: what is on offer now, promotion by promotion. */
export default function Promotions() {
  const t = useTranslations('promotions');
  const { data: rows } = useSuspenseQuery(promotionRowsQuery(usePage()));
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {rows.length === 0 ? (
        <EmptyState icon={<IconPromotion size={32} />} title={t('empty')}>
          <Button component={AppLink} to="/product" size="md">
            {t('browse')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <PromotionRows rows={rows} />
          <div className={classes.ways}>
            <Button component={AppLink} to="/promotion/brand" variant="default" size="md">
              {t('brands')}
            </Button>
            <Button component={AppLink} to="/crm/coupon" variant="default" size="md">
              {t('coupons')}
            </Button>
            <Button
              component={AppLink}
              to={listPath({ categories: [], collections: ['promotion'] })}
              variant="default"
              size="md"
            >
              {t('all')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
