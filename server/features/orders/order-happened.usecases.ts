/** The one place where what happens to an order is recorded and told to what follows it. */
import { historyOf } from '#domain/orders/order-events.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { OrderHappened } from '../../order-effects.ts';
import { insertHistory } from './orders.events.queries.ts';

export type NewOrderEvent = Omit<OrderHappened, 'moves' | 'reason'> &
  Partial<Pick<OrderHappened, 'moves' | 'reason'>> & {
    /** For staff only. */
    note?: string;
  };

/**
 * Records that something happened to an order, in the transaction of the change and after all that it writes: its
 * history, the jobs that follow, and what other features do in the same transaction. What follows the commit is done
 * after it. Once for a change; placing alone writes history and jobs with the order. Throws what an effect throws.
 */
export async function orderHappened(
  { orderEffects }: Pick<Dependencies, 'orderEffects'>,
  tx: TenantTransaction,
  { note = '', reason = '', moves = [], ...rest }: NewOrderEvent,
): Promise<void> {
  const event = { ...rest, reason };
  const kinds = historyOf(event.event, {
    hasText: reason !== '' || note !== '',
    hasReturn: event.returnNo !== undefined,
  });
  await insertHistory(tx, { ...event, note, kinds, jobs: orderEffects.jobsOf(event) });
  await orderEffects.happened(tx, { ...event, moves });
}
