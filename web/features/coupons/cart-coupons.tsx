import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconCart, IconCoupon } from '../../ui/theme/icons.ts';
import { orderedLines } from '../cart/cart.queries.ts';
import { useCart } from '../cart/store/use-cart.ts';
import { useVouchers } from '../cart/store/use-vouchers.ts';
import { useDeliveryChoice } from '../cart/summary/use-delivery-choice.ts';
import { useVoucherProblem, voucherProblemOf } from '../promotion/use-voucher-problem.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { COLLECT_PATH, MY_COUPONS_PATH } from './collect-list.tsx';
import { CouponCard, CouponCards } from './coupon-card.tsx';
import { cartCouponsQuery, type CartCoupon } from './coupons.queries.ts';
import { UseCoupon } from './use-coupon.tsx';
import classes from './coupon-card.module.css';

/** What each of the own coupons would do to the cart; one is chosen, and the cart is shown with it. */
export function CartCoupons() {
  const t = useTranslations('coupons');
  const page = usePage();
  const { ActiveDC: saleUnit } = useVisitor();
  const { method } = useDeliveryChoice();
  const { vouchers } = useVouchers();
  const { lines: cart, ready } = useCart((state) => state);
  const lines = orderedLines(cart);
  const query = cartCouponsQuery(page, { saleUnit, lines, delivery: method.code, vouchers });
  const { data, isError, refetch } = useQuery({
    ...query,
    enabled: ready && lines.length > 0,
    placeholderData: keepPreviousData,
  });
  if (ready && lines.length === 0)
    return (
      <EmptyState icon={<IconCart size={32} />} title={t('emptyCart')}>
        <Button component={AppLink} to="/product" size="md">
          {t('browse')}
        </Button>
      </EmptyState>
    );
  if (!data && isError)
    return (
      <EmptyState icon={<IconCoupon size={32} />} title={t('failed')}>
        <Button size="md" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  if (!data) return <LoadingState />;
  if (data.Data.length === 0)
    return (
      <EmptyState icon={<IconCoupon size={32} />} title={t('none.open')}>
        <Button component={AppLink} to={COLLECT_PATH} size="md">
          {t('toCollect')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <CouponCards>
        {data.Data.map((coupon) => (
          <CouponCard key={coupon.couponid} coupon={coupon} open>
            <Effect coupon={coupon} />
          </CouponCard>
        ))}
      </CouponCards>
      {data.More && (
        <AppLink to={MY_COUPONS_PATH}>{t('bestShown', { count: String(data.Data.length) })}</AppLink>
      )}
    </>
  );
}

function Effect({ coupon }: { coupon: CartCoupon }) {
  const t = useTranslations('coupons');
  const tell = useVoucherProblem();
  const { Saving, FreeAmount, Problem } = coupon;
  const problem = Problem && voucherProblemOf(Problem);
  if (problem) return <span className={classes.problem}>{tell(problem)}</span>;
  return (
    <>
      {Saving > 0 && <span className={classes.saving}>{t('saves', { amount: formatBaht(Saving) })}</span>}
      {FreeAmount > 0 && (
        <span className={classes.saving}>{t('givesFree', { amount: formatBaht(FreeAmount) })}</span>
      )}
      <UseCoupon coupon={coupon} />
    </>
  );
}
