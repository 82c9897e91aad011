import { usePage } from '../../page/page-context.ts';
import { ORDERS } from '../orders/orders-key.ts';
import { useVisitor } from '../session/use-visitor.ts';
import { useLive } from './use-live.ts';

/** A buyer's orders follow what the shop does with them. */
export function useOrdersLive(): void {
  const { queryClient: queries, session } = usePage();
  const { guest, CUSTOMERCODE } = useVisitor();
  useLive({
    who: guest ? undefined : CUSTOMERCODE,
    token: session.token,
    queries,
    queryKey: ORDERS,
  });
}
