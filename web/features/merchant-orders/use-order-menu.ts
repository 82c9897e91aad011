import type { OrderType } from '#domain/orders/order.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { RowAction } from '../../merchant-ui/columns.ts';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import type { ListedOrder } from './merchant-orders.queries.ts';
import { orderPath } from './order-head.ts';

/** What can be done with one order of the list. Its steps are taken where it is seen whole, or for many at once. */
export function useOrderMenu(type: OrderType): (order: ListedOrder) => readonly RowAction[] {
  const t = useTranslations('merchantOrders.menu');
  const { locale } = usePage();
  return (order) => {
    const path = orderPath(order);
    const id = order.OrderID;
    const copy = async (): Promise<void> => {
      await navigator.clipboard.writeText(id);
      showToast({ kind: 'success', message: t('copied', { id }), milliseconds: TOAST_MS.plain });
    };
    return [
      { label: t('open'), to: path },
      { label: t('newTab'), onPress: () => window.open(localePath(locale, path), '_blank', 'noopener') },
      { label: t('copy'), onPress: () => void copy() },
      ...(type === '3'
        ? [
            {
              label: t('customer'),
              to: `/merchant/order?type=3&text=${encodeURIComponent(order.Customer_Id)}`,
            },
          ]
        : []),
    ];
  };
}
