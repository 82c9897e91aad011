import type { OrderProblem } from '#contract/orders.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export type VoucherProblem = Pick<OrderProblem, 'limit' | 'value'> & {
  code: 'COUPON_INVALID' | 'COUPON_NOT_USED' | 'COUPON_BELOW_MINIMUM';
  Voucher: 'coupon' | 'code';
};

/** A problem of the coupon or code that the buyer named; undefined for any other. */
export function voucherProblemOf(problem: OrderProblem): VoucherProblem | undefined {
  const { code, limit, value, Voucher = 'coupon' } = problem;
  switch (code) {
    case 'COUPON_INVALID':
    case 'COUPON_NOT_USED':
    case 'COUPON_BELOW_MINIMUM':
      return { code, limit, value, Voucher };
    default:
      return undefined;
  }
}

/** The sentence for it (E-05f). */
export function useVoucherProblem(): (problem: VoucherProblem) => string {
  const t = useTranslations('offers.problem');
  return ({ code, limit = 0, value = '', Voucher }) => {
    if (code === 'COUPON_BELOW_MINIMUM') return t('COUPON_BELOW_MINIMUM', { value, num: limit });
    return t(code, { voucher: Voucher });
  };
}
