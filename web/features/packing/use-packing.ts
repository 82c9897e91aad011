import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { usePage } from '../../page/page-context.ts';
import { merchantOrderQuery, type OrderDetail } from '../merchant-orders/merchant-orders.queries.ts';
import { orderParams } from '../merchant-orders/use-order-change.ts';
import { packingQuery, type Packing } from './packing.queries.ts';

/** Units by line; a line that is not in it is not counted yet. */
export type Counted = ReadonlyMap<number, number>;

export type Counting = {
  counted: Counted;
  /** Sets how much is packed of a line; undefined takes its count away. */
  count: (line: number, packed: number | undefined) => void;
  countAll: (counted: Counted) => void;
  /** Takes back the last count; nothing where there is none. */
  undo: (() => void) | undefined;
  /** The shop could not keep the last count; it is tried again with the next. */
  isLost: boolean;
};

/**
 * What is counted of an order. The shop keeps every count at once, so that a reload loses none and colleagues see it; one
 * request at a time, the last count wins.
 */
export function usePacking(detail: OrderDetail, kept: Packing): Counting {
  const { api } = usePage();
  const page = usePage();
  const client = useQueryClient();
  const [counted, setCounted] = useState<Counted>(() => firstCounts(detail, kept));
  const [past, setPast] = useState<readonly Counted[]>([]);
  const [isLost, setIsLost] = useState(false);
  const unsent = useRef<Counted>(undefined);
  const isSending = useRef(false);
  const params = orderParams(detail);

  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const { queryKey } = packingQuery(page, params);
    while (unsent.current) {
      const sent = unsent.current;
      unsent.current = undefined;
      const Counts = [...sent].map(([Line, Packed]) => ({ Line, Packed }));
      try {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, so that the last one is the last to arrive
        const { Others } = await api.countMerchantPacking({ params, body: { Counts } });
        client.setQueryData(queryKey, (before) => before && { ...before, Counts, Others });
        setIsLost(false);
      } catch (error) {
        if (isApiError(error) && error.answer.code === 'ORDER_MOVED_ON') {
          void client.invalidateQueries({ queryKey: merchantOrderQuery(page, params).queryKey });
          break;
        }
        unsent.current ??= sent;
        setIsLost(true);
        break;
      }
    }
    isSending.current = false;
  };
  const show = (next: Counted): void => {
    setCounted(next);
    unsent.current = next;
    void send();
  };
  const change = (next: Counted): void => {
    setPast([...past, counted]);
    show(next);
  };
  const again = useRef(send);
  useEffect(() => {
    again.current = send;
  });
  useEffect(() => {
    const online = () => void again.current();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  const last = past.at(-1);
  return {
    counted,
    isLost,
    count: (line, packed) => {
      const next = new Map(counted);
      if (packed === undefined) next.delete(line);
      else next.set(line, packed);
      if (counted.get(line) !== packed) change(next);
    },
    countAll: change,
    undo:
      last &&
      (() => {
        setPast(past.slice(0, -1));
        show(last);
      }),
  };
}

/** What was kept; of a packed order, which is corrected, what was packed. */
function firstCounts({ Order, OrderDetails }: OrderDetail, { Counts }: Packing): Counted {
  if (Counts.length > 0 || Order.Status !== 'Packed')
    return new Map(Counts.map(({ Line, Packed }) => [Line, Packed]));
  return new Map(
    OrderDetails.map(({ Line, Quantity, PackedQuantity }) => [Line, PackedQuantity ?? Quantity]),
  );
}
