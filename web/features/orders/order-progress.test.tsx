import { expect, test } from 'vitest';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import { drawn } from '../../testing/drawn.tsx';
import { OrderProgress } from './order-progress.tsx';

const draw = (By: string) =>
  drawn(
    <OrderProgress
      // Nothing else is read of the order.
      detail={
        {
          Order: { Status: 'Wait', DeliveryKind: 'transport' },
          Events: [{ Status: 'Wait', At: '2026-11-21T03:00:00Z', By, Reason: '' }],
        } as unknown as OrderDetail
      }
    />,
    { locale: 'th' },
  );

test.each([
  ['customer', 'โดยคุณ'],
  ['actingSalesman', 'โดยพนักงานขายแทนคุณ'],
  ['staff', 'โดยร้านค้า'],
  ['rider', 'โดยร้านค้า'],
])('what a %s did is shown to the buyer as %s', (kind, said) => {
  expect(draw(kind)).toContain(said);
});

test('only the very next step is called the next', () => {
  expect(draw('customer').split('ขั้นต่อไป')).toHaveLength(2);
});
