import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { CouponCard, CouponCards } from '../coupons/coupon-card.tsx';
import { promotionsOfCustomerQuery, type CustomerKey } from './merchant-coupons.queries.ts';

/** The promotions that are for the customer now, those that end first at the beginning. */
export function CustomerPromotions({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCoupons');
  const { data } = useSuspenseQuery(promotionsOfCustomerQuery(usePage(), customer));
  return (
    <Panel title={t('offers.promotions')}>
      {data.length === 0 && <p>{t('offers.noPromotion')}</p>}
      <CouponCards>
        {data.map((promotion) => (
          <CouponCard key={promotion.PromotionId} coupon={promotion} open={!promotion.UsedUp}>
            {promotion.UsedUp && <span>{t('state.usedUp')}</span>}
          </CouponCard>
        ))}
      </CouponCards>
    </Panel>
  );
}
