import { Button } from '@mantine/core';
import { useState } from 'react';
import { needsReason, type OrderState } from '#domain/orders/order.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { ButtonLink } from '../../ui/form/plain-button.tsx';
import { orderPath } from './order-head.ts';
import { RefusedSheet } from './refused-sheet.tsx';
import { ReturnSheet } from './return-sheet.tsx';
import { StepSheet } from './step-sheet.tsx';
import { useStepWords } from './use-order-words.ts';

/** The steps that this member of staff may take now: the way on last, where the eye and the thumb are. */
export function StepButtons({ detail }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders');
  const { Status, DeliveryKind, OrderType } = detail.Order;
  const words = useStepWords(DeliveryKind, OrderType);
  // With the order as it was shown: the shop finds out whether it has changed meanwhile, and the answer says so.
  const [asked, setAsked] = useState<{ to: OrderState; seen: OrderDetail }>();
  const close = () => setAsked(undefined);
  const wayOutFirst = detail.Steps.toSorted((a, b) => Number(needsReason(b)) - Number(needsReason(a)));
  return (
    <>
      {wayOutFirst.map((to) =>
        to === 'Packed' ? (
          <ButtonLink key={to} to={orderPath(detail.Order, '/pack')}>
            {words.step(to)}
          </ButtonLink>
        ) : (
          <Button
            key={to}
            size="md"
            variant={needsReason(to) ? 'default' : 'filled'}
            aria-haspopup="dialog"
            onClick={() => setAsked({ to, seen: detail })}
          >
            {to === 'Returned' && Status === 'Delivered' ? t('back.title') : words.step(to)}
          </Button>
        ),
      )}
      {asked && <AskedSheet to={asked.to} detail={asked.seen} onClose={close} />}
    </>
  );
}

type StepSheetProps = { to: OrderState; detail: OrderDetail; onClose: () => void };

function AskedSheet({ to, detail, onClose }: StepSheetProps) {
  if (to === 'Returned') {
    const Asked = detail.Order.Status === 'Delivered' ? ReturnSheet : RefusedSheet;
    return <Asked detail={detail} onClose={onClose} />;
  }
  return <StepSheet key={to} detail={detail} to={to} onClose={onClose} />;
}
