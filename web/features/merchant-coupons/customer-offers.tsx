import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { CouponCard, CouponCards } from '../coupons/coupon-card.tsx';
import { useStaff } from '../staff/use-staff.ts';
import {
  couponsOfCustomerQuery,
  couponsPath,
  promotionsOfCustomerQuery,
  type CustomerKey,
} from './merchant-coupons.queries.ts';

/** What its page loads. */
export const OFFER_TEXTS = ['merchantCoupons', 'promotions'] as const;
const MOST_COUPONS = 6;

/** What the customer pays less by: the promotions that are for them now, and their coupons. */
export function CustomerOffers({ customer }: { customer: CustomerKey }) {
  return (
    <>
      <Promotions customer={customer} />
      <Coupons customer={customer} />
    </>
  );
}

function Promotions({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCoupons');
  const query = useQuery(promotionsOfCustomerQuery(usePage(), customer));
  return (
    <Panel title={t('offers.promotions')}>
      <Loaded query={query}>
        {query.data?.length === 0 && <p>{t('offers.noPromotion')}</p>}
        <CouponCards>
          {query.data?.map((promotion) => (
            <CouponCard key={promotion.PromotionId} coupon={promotion} open={!promotion.UsedUp}>
              {promotion.UsedUp && <span>{t('state.usedUp')}</span>}
            </CouponCard>
          ))}
        </CouponCards>
      </Loaded>
    </Panel>
  );
}

function Coupons({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCoupons');
  const { Rights } = useStaff();
  const query = useQuery(couponsOfCustomerQuery(usePage(), customer));
  const coupons = query.data?.coupons ?? [];
  return (
    <Panel
      title={t('offers.coupons')}
      action={
        <AppLink to={couponsPath(customer)}>
          {t(Rights.includes('issueCoupons') ? 'offers.issue' : 'offers.all')}
        </AppLink>
      }
    >
      <Loaded query={query}>
        {query.data && coupons.length === 0 && <p>{t('none')}</p>}
        <CouponCards>
          {coupons.slice(0, MOST_COUPONS).map((coupon) => (
            <CouponCard
              key={coupon.couponid}
              coupon={coupon}
              open={coupon.State === 'unused' || coupon.State === 'soon'}
            >
              <span>{t(`state.${coupon.State}`)}</span>
            </CouponCard>
          ))}
        </CouponCards>
        {coupons.length > MOST_COUPONS && <p>{t('offers.more', { count: coupons.length - MOST_COUPONS })}</p>}
      </Loaded>
    </Panel>
  );
}

type LoadedProps = {
  query: { data: unknown; isError: boolean; refetch: () => Promise<unknown> };
  children: ReactNode;
};

function Loaded({ query: { data, isError, refetch }, children }: LoadedProps) {
  const t = useTranslations('merchantCoupons.offers');
  if (data !== undefined) return children;
  if (!isError) return <LoadingState />;
  return (
    <>
      <p>{t('failed')}</p>
      <Button size="md" variant="default" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </>
  );
}
