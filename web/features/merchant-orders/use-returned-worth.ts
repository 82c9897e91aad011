import { useQuery } from '@tanstack/react-query';
import { satangFromBaht } from '#domain/pricing/money.ts';
import { usePage } from '../../page/page-context.ts';
import { useDebounced } from '../../ui/interaction/use-debounced.ts';
import { merchantReturnWorthQuery, type OrderDetail } from './merchant-orders.queries.ts';
import { returnedWorth, worthAfter, type Returned, type ReturnedWorth } from './returned-worth.ts';
import { orderParams } from './use-order-change.ts';

/**
 * What comes of a return that is being typed. Where promotions took something off the order, only the server knows their terms
 * of then: it is asked, and nothing is promised until it answers. Undefined also where it is no return.
 */
export function useReturnedWorth(
  detail: OrderDetail,
  wanted: readonly Returned[],
): ReturnedWorth | undefined {
  const isPromoted = (detail.Promotions ?? []).length > 0;
  const typed = useDebounced(wanted);
  const plain = returnedWorth(detail, wanted);
  const { data } = useQuery({
    ...merchantReturnWorthQuery(usePage(), { key: orderParams(detail), lines: [...typed] }),
    enabled: isPromoted && typed === wanted && plain !== undefined,
  });
  if (!isPromoted || !plain) return plain;
  return typed === wanted && data ? worthAfter(detail.Order, satangFromBaht(data.Amount)) : undefined;
}
