import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { lazyComponent } from '../../page/lazy-component.ts';

const CancelDialog = lazyComponent(() => import('./cancel-dialog.tsx'));

/** The button that opens the question; shown while the shop has not begun to work on the order. */
export function CancelOrder({ order, hasCoupon }: { order: OrderDetail['Order']; hasCoupon: boolean }) {
  const t = useTranslations('orders');
  const [asked, setAsked] = useState(false);
  if (!order.MayCancel) return null;
  return (
    <>
      <Button variant="default" size="lg" onClick={() => setAsked(true)}>
        {t('cancel')}
      </Button>
      {asked && (
        <Suspense>
          <CancelDialog order={order} hasCoupon={hasCoupon} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
