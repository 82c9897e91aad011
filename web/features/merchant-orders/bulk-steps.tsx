import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffRight } from '#domain/access/rights.ts';
import { mayTakeForMany, stepsAhead } from '#domain/orders/bulk-steps.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { satangFromBaht } from '#domain/pricing/money.ts';
import { BulkBar } from '../../merchant-ui/bulk-bar.tsx';
import { usePrintKey } from '../../merchant-ui/print-key.ts';
import type { Selection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { refusal } from '../../ui/form/field-errors.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { AskSteps } from './ask-steps.tsx';
import {
  printableOrdersQuery,
  stepsAheadQuery,
  type ChosenOrders,
  type ListedOrder,
} from './merchant-orders.queries.ts';
import type { OrderFilters } from './order-filters.ts';
import { PrintOrders } from './print-orders.tsx';
import { useStepWords } from './use-order-words.ts';

type Props = {
  selection: Selection;
  /** The orders that are shown, by their keys. */
  orders: ReadonlyMap<string, ListedOrder>;
  filters: OrderFilters;
  /** The list has more than is shown. */
  hasMore: boolean;
};

type Offer = { To: OrderState; isPickup: boolean; hasCash: boolean };

/**
 * Moves many orders to their next state: those that are picked, or all that the list has. A step is offered where at least
 * one of them can take it; what would come of it is asked from the shop, and the shop takes it. What needs a reason is done
 * order by order.
 */
export function BulkSteps({ selection, orders, filters, hasMore }: Props) {
  const t = useTranslations('merchantOrders');
  const page = usePage();
  const { Rights } = useStaff();
  const sent = useStepWords('transport');
  const collected = useStepWords('pickup');
  const [wanted, setWanted] = useState<{ To: OrderState; Cash: boolean; label: string }>();
  const [printing, setPrinting] = useState<'picked' | 'whole'>();
  // In the order of the list, whichever was picked first.
  const picked = [...orders].flatMap(([key, order]) => (selection.keys.has(key) ? [order] : []));
  const mayBeWhole = hasMore && picked.length > 0 && picked.length === orders.size;
  const isWhole = selection.isWhole && mayBeWhole;
  const { sort: _sort, dir: _dir, ...narrowed } = filters;
  const chosen: ChosenOrders = isWhole
    ? narrowed
    : { Orders: picked.map(({ OrderID, SaleUnit }) => ({ OrderID, SaleUnit })) };
  const { data: ahead, error } = useQuery({ ...stepsAheadQuery(page, chosen), enabled: isWhole });

  const offersOfWhole = ahead?.Steps.map(({ To, IsPickup, CashCount }) => ({
    To,
    isPickup: IsPickup,
    hasCash: CashCount > 0,
  }));
  const offers = isWhole ? (offersOfWhole ?? []) : offersOf(picked, Rights);
  const mayPrint = filters.type === '3' && picked.length > 0;
  const askPrint = () => setPrinting(isWhole ? 'whole' : 'picked');
  const printable = useQuery({ ...printableOrdersQuery(page, filters), enabled: printing === 'whole' });
  usePrintKey(mayPrint ? askPrint : undefined);
  return (
    <>
      <BulkBar
        selection={selection}
        {...(isWhole && { whole: { count: ahead?.Count } })}
        onPickWhole={mayBeWhole && !isWhole ? selection.pickWhole : undefined}
        actions={[
          ...(mayPrint ? [{ label: t('print.action'), onPress: askPrint }] : []),
          ...offers.flatMap(({ To, isPickup, hasCash }) => {
            const step = (isPickup ? collected : sent).step(To);
            const action = (label: string, Cash: boolean) => ({
              label,
              onPress: () => setWanted({ To, Cash, label }),
            });
            const plain = action(step, false);
            return hasCash ? [plain, action(t('bulkCash.label', { step }), true)] : [plain];
          }),
        ]}
      >
        {isWhole && error && <Note tone="error">{refusal(error) ?? t('ahead.lost')}</Note>}
      </BulkBar>
      {printing && (
        <PrintOrders
          orders={printing === 'whole' ? printable.data : picked}
          readError={printing === 'whole' ? printable.error : null}
          onPrinted={() => setPrinting(undefined)}
          onClose={() => setPrinting(undefined)}
        />
      )}
      {wanted && (
        <AskSteps
          {...wanted}
          chosen={chosen}
          onStarted={() => {
            setWanted(undefined);
            selection.clear();
          }}
          onClose={() => setWanted(undefined)}
        />
      )}
    </>
  );
}

/** Of orders that are picked. A step from which cash is due is taken before anything can come back. */
function offersOf(picked: readonly ListedOrder[], rights: readonly StaffRight[]): Offer[] {
  const orders = picked.map((order) => ({
    status: order.Status,
    orderType: order.OrderType,
    deliveryKind: order.DeliveryKind,
    paymentType: order.PaymentType,
    paymentStatus: order.PaymentStatus,
    totalSatang: satangFromBaht(order.Total),
    returnedSatang: 0,
    // What is due is known as a whole.
    paidSatang: satangFromBaht(order.Total) - satangFromBaht(order.AmountDue),
    refundedSatang: 0,
  }));
  const offered = stepsAhead(orders).filter((step) => mayTakeForMany(rights, step));
  return offered.map(({ to, isPickup, cash }) => ({ To: to, isPickup, hasCash: cash.length > 0 }));
}
