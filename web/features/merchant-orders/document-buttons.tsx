import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './merchant-order.module.css';
import type { OrderDetail } from './merchant-orders.queries.ts';

const DOCUMENTS = ['packing-list', 'delivery-note'] as const;

/** The documents that go with the parcel, to print. */
export function DocumentButtons({ order }: { order: OrderDetail['Order'] }) {
  const t = useTranslations('merchantOrders.documents');
  const { api } = usePage();
  const { OrderID: orderid, SaleUnit: saleunit } = order;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: (typeof DOCUMENTS)[number]) =>
      api.merchantOrderDocument({ params: { orderid, saleunit, kind } }),
    onSuccess: saveFile,
  });
  return (
    <Panel title={t('title')}>
      <div className={classes.papers}>
        {DOCUMENTS.map((kind) => (
          <Button
            key={kind}
            size="md"
            variant="default"
            loading={isPending && variables === kind}
            onClick={() => mutate(kind)}
          >
            {t(kind)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
