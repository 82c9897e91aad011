import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { PackSheet } from './pack-sheet.tsx';

/** The way to correct what was packed, until the order is handed over to delivery. */
export function CorrectPacking({ detail }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders.pack');
  const [seen, setSeen] = useState<OrderDetail>();
  return (
    <>
      <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => setSeen(detail)}>
        {t('correct')}
      </Button>
      {seen && <PackSheet detail={seen} onClose={() => setSeen(undefined)} />}
    </>
  );
}
