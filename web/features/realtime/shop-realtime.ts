import { usePage } from '../../page/page-context.ts';
import { refreshNotifications } from '../notifications/heard.ts';
import { ORDERS } from '../orders/orders-key.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { useRealtime } from './use-realtime.ts';

/** A buyer's orders and notifications follow what the shop does. */
export function useShopRealtime(): void {
  const { queryClient: queries, session } = usePage();
  const { guest, CUSTOMERCODE } = useVisitor();
  useRealtime({
    who: guest ? undefined : CUSTOMERCODE,
    token: session.token,
    queries,
    queryKey: ORDERS,
    onNotification: () => refreshNotifications(queries),
    onMissed: () => refreshNotifications(queries),
  });
}
