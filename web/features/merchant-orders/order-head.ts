import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';

/** Addresses of an order and its parts; the kind keeps its entry of the menu lit. */
export function orderPath(
  { OrderID, SaleUnit, OrderType }: Pick<OrderDetail['Order'], 'OrderID' | 'SaleUnit' | 'OrderType'>,
  part: '' | '/pack' | '/payment' | '/tracking' = '',
): string {
  return `/merchant/order/${OrderID}/${SaleUnit}${part}${OrderType === 'I' ? '?type=I' : ''}`;
}

/** What follows an order's number on each of its pages. */
export function useOrderFacts(): (order: OrderDetail['Order']) => string {
  const t = useTranslations('merchantOrders');
  const { locale } = usePage();
  return ({ OrderType, OrderDate, SaleUnit, SaleUnitName }) =>
    [
      t(`type.${OrderType}`),
      t('placedAt', { at: formatDate(new Date(OrderDate), locale, 'dayTime') }),
      `${SaleUnitName} (${SaleUnit})`,
    ].join(' · ');
}
