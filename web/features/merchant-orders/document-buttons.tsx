import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { documentKinds, printProblem, type DocumentKind } from '#domain/orders/documents.ts';
import { isPacked } from '#domain/orders/order.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PRINT_KEY, usePrintKey } from '../../merchant-ui/print-key.ts';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './merchant-order.module.css';
import type { OrderDetail } from './merchant-orders.queries.ts';

type Order = OrderDetail['Order'];

/** The documents that go with the goods, to print; the key that prints gives the one that is needed next. */
export function DocumentButtons({ order }: { order: Order }) {
  const t = useTranslations('merchantOrders.documents');
  const { api } = usePage();
  const { OrderID: orderid, SaleUnit: saleunit } = order;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: DocumentKind) => api.merchantOrderDocument({ params: { orderid, saleunit, kind } }),
    onSuccess: saveFile,
    onError: useTellError(),
  });
  const { OrderType: type, Status: status, DeliveryKind: deliveryKind } = order;
  const kinds = documentKinds.filter((kind) => !printProblem(kind, { type, status, deliveryKind }));
  const next = nextDocument(order);
  usePrintKey(() => {
    if (!isPending) mutate(next);
  });
  return (
    <Panel title={t('title')}>
      <div className={classes.papers}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="md"
            variant="default"
            loading={isPending && variables === kind}
            aria-keyshortcuts={kind === next ? PRINT_KEY : undefined}
            rightSection={
              kind === next && (
                <kbd className={classes.key} aria-hidden>
                  Ctrl P
                </kbd>
              )
            }
            onClick={() => mutate(kind)}
          >
            {t(kind)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

/** Before it is packed an order is picked from a list; then it goes out with a note. */
function nextDocument({ OrderType, Status }: Order): DocumentKind {
  if (OrderType === 'I') return 'goods-issue';
  return isPacked(Status) ? 'delivery-note' : 'packing-list';
}
