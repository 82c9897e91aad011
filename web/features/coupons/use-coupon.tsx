import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { useVouchers } from '../cart/store/use-vouchers.ts';
import { couponName } from '../promotion/coupon-words.ts';
import type { Coupon } from './coupons.queries.ts';

/** Keeps the coupon with the cart, or takes it away from there; the cart is shown then. */
export function UseCoupon({ coupon }: { coupon: Pick<Coupon, 'couponid' | 'PromotionName'> }) {
  const t = useTranslations('coupons');
  const { locale } = usePage();
  const navigate = useNavigate();
  const { vouchers, setCoupon } = useVouchers();
  const { couponid, PromotionName: name } = coupon;
  const choose = (id: string | undefined): void => {
    setCoupon(id);
    void navigate(localePath(locale, '/cart'));
  };
  if (vouchers.CouponId === couponid)
    return (
      <Button
        size="md"
        mt={8}
        variant="default"
        onClick={() => choose(undefined)}
        aria-label={t('leaveOf', { name: couponName(name) })}
      >
        {t('leave')}
      </Button>
    );
  return (
    <Button
      size="md"
      mt={8}
      onClick={() => choose(couponid)}
      aria-label={t('useOf', { name: couponName(name) })}
    >
      {t('use')}
    </Button>
  );
}
