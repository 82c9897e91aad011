import { Button } from '@mantine/core';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import { mustBePaidFirst } from '#domain/payments/ways.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';

/** To the payment of an order that is to be paid before the shop sends it, and is not. */
export function PayButton({ order }: { order: OrderDetail['Order'] }) {
  const t = useTranslations('payment');
  const { OrderID, SaleUnit, PaymentKind = 'cash', AmountDue, Status } = order;
  if (!mustBePaidFirst(PaymentKind) || AmountDue === 0 || Status === 'Canceled') return null;
  return (
    <Button component={AppLink} to={`/payment/${PaymentKind}/pay/${OrderID}/${SaleUnit}`} size="lg">
      {t('orderPaid')}
    </Button>
  );
}
