import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { CouponCard, CouponCards } from '../coupons/coupon-card.tsx';
import { promotionsOfCustomerQuery, type CustomerKey } from './merchant-coupons.queries.ts';

/** What is done with a customer is not below a page of offers. */
const FIRST = 3;

/** The promotions that are for the customer now, those that end first at the beginning. */
export function CustomerPromotions({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCoupons');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useSuspenseQuery(promotionsOfCustomerQuery(usePage(), customer));
  return (
    <Panel title={t('offers.promotions')}>
      {data.length === 0 && <p>{t('offers.noPromotion')}</p>}
      <CouponCards>
        {(isOpen ? data : data.slice(0, FIRST)).map((promotion) => (
          <CouponCard key={promotion.PromotionId} coupon={promotion} open={!promotion.UsedUp}>
            {promotion.UsedUp && <span>{t('state.usedUp')}</span>}
          </CouponCard>
        ))}
      </CouponCards>
      {!isOpen && data.length > FIRST && (
        <Button variant="default" size="md" onClick={() => setIsOpen(true)}>
          {t('offers.more', { count: String(data.length - FIRST) })}
        </Button>
      )}
    </Panel>
  );
}
