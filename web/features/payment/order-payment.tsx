import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isOpen } from '#domain/payments/attempt.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { OrderKey } from '../orders/orders.queries.ts';
import { MakeLink } from './make-link.tsx';
import { orderPaymentQuery, type Payment } from './payment.queries.ts';
import { slipPath } from '../slips/slips.queries.ts';
import { PaymentView } from './payment-view.tsx';
import { usePaymentActions, type PaymentActions } from './use-payment-actions.ts';
import classes from './payment.module.css';

type Props = {
  orderKey: OrderKey;
  /** Of the address: `start` begins the way the order was placed with, `return` and `cancel` ask the provider. */
  status: string | undefined;
};

/** An order's payment, to its customer. */
export function OrderPaymentPage({ orderKey, status }: Props) {
  const t = useTranslations('payment');
  const page = usePage();
  const client = useQueryClient();
  const query = orderPaymentQuery(page, orderKey);
  const { data } = useQuery(query);
  const actions = usePaymentActions({
    start: (body) => page.api.startPayment({ params: orderKey, body }),
    look: () => page.api.lookAtPayment({ params: orderKey }),
    claim: () => page.api.claimPayment({ params: orderKey }),
    show: (payment) => client.setQueryData(query.queryKey, payment),
    reload: () => void client.invalidateQueries({ queryKey: query.queryKey }),
  });
  useBeginning(status, data, actions);
  if (!data) return <LoadingState />;
  return (
    <Stack narrow>
      <div>
        <PageTitle>{t('title')}</PageTitle>
        <p className={classes.small}>{t('order', { id: orderKey.orderid })}</p>
      </div>
      <PaymentView payment={data} actions={actions} slips={slipPath(orderKey)} />
      {data.AmountDue > 0 && !data.IsCanceled && <MakeLink orderKey={orderKey} />}
      <div className={classes.ways}>
        <Button
          component={AppLink}
          to={`/history/${orderKey.orderid}/${orderKey.saleunit}`}
          size="lg"
          variant="default"
        >
          {t('toOrder')}
        </Button>
      </div>
    </Stack>
  );
}

/** Once a visit: begins, or asks what has become of it. Who comes back by the browser's button starts nothing again. */
function useBeginning(
  status: string | undefined,
  payment: Payment | undefined,
  actions: PaymentActions,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !payment) return;
    isDone.current = true;
    const { Attempt, AmountDue, PaymentMethod, Ways } = payment;
    const way = Ways.find((one) => one.PaymentMethod === PaymentMethod);
    if (status === 'start' && !Attempt && AmountDue > 0 && way && way.Kind !== 'card')
      actions.start(PaymentMethod);
    if ((status === 'return' || status === 'cancel') && Attempt && isOpen(Attempt.State)) actions.look();
  });
}
