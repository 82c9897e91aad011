import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OrderState } from '#domain/orders/order.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { PackSheet } from './pack-sheet.tsx';
import { StepSheet } from './step-sheet.tsx';
import { useStepWords } from './use-order-words.ts';

/** The steps that this member of staff may take now: the way on before the way out. */
export function StepButtons({ detail }: { detail: OrderDetail }) {
  const words = useStepWords(detail.Order.DeliveryKind);
  // With the order as it was shown: the shop finds out whether it has changed meanwhile, and the answer says so.
  const [asked, setAsked] = useState<{ to: OrderState; seen: OrderDetail }>();
  const close = () => setAsked(undefined);
  const inOrder = detail.Steps.toSorted((a, b) => Number(b === 'Canceled') - Number(a === 'Canceled'));
  return (
    <>
      {inOrder.map((to) => (
        <Button
          key={to}
          size="md"
          variant={to === 'Canceled' ? 'default' : 'filled'}
          aria-haspopup="dialog"
          onClick={() => setAsked({ to, seen: detail })}
        >
          {words.step(to)}
        </Button>
      ))}
      {asked?.to === 'Packed' ? (
        <PackSheet detail={asked.seen} onClose={close} />
      ) : (
        asked && <StepSheet key={asked.to} detail={asked.seen} to={asked.to} onClose={close} />
      )}
    </>
  );
}
