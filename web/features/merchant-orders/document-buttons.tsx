import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './merchant-order.module.css';
import type { OrderDetail } from './merchant-orders.queries.ts';

const DOCUMENTS = { '3': ['packing-list', 'delivery-note'], I: ['goods-issue'] } as const;
type Kind = (typeof DOCUMENTS)[keyof typeof DOCUMENTS][number];

/** The documents that go with the goods, to print. */
export function DocumentButtons({ order }: { order: OrderDetail['Order'] }) {
  const t = useTranslations('merchantOrders.documents');
  const { api } = usePage();
  const { OrderID: orderid, SaleUnit: saleunit } = order;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: Kind) => api.merchantOrderDocument({ params: { orderid, saleunit, kind } }),
    onSuccess: saveFile,
  });
  return (
    <Panel title={t('title')}>
      <div className={classes.papers}>
        {DOCUMENTS[order.OrderType].map((kind) => (
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
