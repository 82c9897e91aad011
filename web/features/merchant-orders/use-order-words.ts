import { useTranslations } from 'use-intl';
import { paymentMethod } from '#domain/order.ts';
import { usePage } from '../../page/page-context.ts';

const PAYMENT_STATES = ['unpaid', 'pending', 'paid', 'refunded'] as const;

/** What stands in an order as a number or a code, in words. */
export function useOrderWords() {
  const t = useTranslations('merchantOrders');
  const { config, locale } = usePage();
  return {
    payment: (type: number): string => t(`payment.${paymentMethod(type) ?? 'other'}`),
    paymentState: (status: string): string => {
      const known = PAYMENT_STATES.find((state) => state === status);
      return known ? t(`paymentState.${known}`) : status;
    },
    /** A way that the shop no longer offers is known by its code. */
    delivery: (code: string): string =>
      config.get('DELIVERY_METHODS').find((method) => method.code === code)?.name[locale] ?? code,
  };
}
