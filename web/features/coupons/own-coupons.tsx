import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Chip, Chips } from '../../ui/form/chips.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconCoupon } from '../../ui/theme/icons.ts';
import { lastMoment } from '../promotion/until-end.tsx';
import { COLLECT_PATH, MY_COUPONS_PATH } from './collect-list.tsx';
import { CouponCard, CouponCards } from './coupon-card.tsx';
import { couponListOf, couponLists } from './coupon-lists.ts';
import { UseCoupon } from './use-coupon.tsx';
import { ownCouponsQuery, type Coupon } from './coupons.queries.ts';

/** The customer's coupons, in three lists: to use, used, not usable any more or for now. */
export function OwnCoupons() {
  const t = useTranslations('coupons');
  const page = usePage();
  const { data } = useSuspenseQuery(ownCouponsQuery(page));
  const [search] = useSearchParams();
  const list = couponListOf(search);
  const shown = data.filter(({ State }) => couponLists[list].includes(State));
  return (
    <>
      <Chips label={t('lists')}>
        {(Object.keys(couponLists) as (keyof typeof couponLists)[]).map((name) => (
          <Chip
            key={name}
            to={name === 'open' ? MY_COUPONS_PATH : `${MY_COUPONS_PATH}?list=${name}`}
            chosen={name === list}
          >
            {t(`list.${name}`)}
          </Chip>
        ))}
      </Chips>
      {shown.length === 0 ? (
        <EmptyState icon={<IconCoupon size={32} />} title={t(`none.${list}`)}>
          <Button component={AppLink} to={COLLECT_PATH} size="md">
            {t('toCollect')}
          </Button>
        </EmptyState>
      ) : (
        <CouponCards>
          {shown.map((coupon) => (
            <CouponCard key={coupon.couponid} coupon={coupon} open={list === 'open'}>
              <Facts coupon={coupon} />
            </CouponCard>
          ))}
        </CouponCards>
      )}
    </>
  );
}

function Facts({ coupon }: { coupon: Coupon }) {
  const { State, DateBegin, DateEnd, UsedAt, OrderID, couponid } = coupon;
  const t = useTranslations('coupons');
  const { locale } = usePage();
  if (State === 'soon') return <span>{t('from', { day: formatDate(new Date(DateBegin), locale) })}</span>;
  if (State === 'usedUp' || State === 'stopped') return <span>{t(State)}</span>;
  if (State === 'used' && UsedAt !== null && OrderID !== null)
    return (
      <>
        <span>{t('usedOn', { day: formatDate(new Date(UsedAt), locale) })}</span>
        <AppLink to={`/history/${OrderID}`}>{t('order', { id: OrderID })}</AppLink>
      </>
    );
  return (
    <>
      {State === 'expired' && (
        <span>{t('expiredOn', { day: formatDate(lastMoment(new Date(DateEnd)), locale) })}</span>
      )}
      <span>{t('number', { id: couponid })}</span>
      {State === 'unused' && <UseCoupon coupon={coupon} />}
    </>
  );
}
