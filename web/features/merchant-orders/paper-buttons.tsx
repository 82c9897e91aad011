import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './merchant-order.module.css';
import type { OrderDetail } from './merchant-orders.queries.ts';

const PAPERS = ['packing-list', 'delivery-note'] as const;

/** The papers that go with the parcel, to print. */
export function PaperButtons({ order }: { order: OrderDetail['Order'] }) {
  const t = useTranslations('merchantOrders.papers');
  const { api } = usePage();
  const { OrderID: orderid, SaleUnit: saleunit } = order;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: (typeof PAPERS)[number]) =>
      api.merchantOrderPaper({ params: { orderid, saleunit, kind } }),
    onSuccess: saveFile,
  });
  return (
    <Panel title={t('title')}>
      <div className={classes.papers}>
        {PAPERS.map((kind) => (
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
