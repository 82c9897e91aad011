/** Effects of every event of orders, of all three kinds, as a feature would define them: what reaches them. */
import { orderEventNames } from '#domain/orders/order-events.ts';
import { orderTypes } from '#domain/orders/order.ts';
import type { OrderHappened } from '../order-effects.ts';
import type { TestShop } from './shop.ts';

const ALL = { events: orderEventNames, orderTypes };
const inTransactionQueue = (event: string) => `watched in transaction: ${event}`;
const jobQueue = (event: string) => `watched: ${event}`;

export type OrderWatch = {
  /** What was written in the transaction, as jobs, and told after the commit; of one tenant. */
  seen(tenantId?: string): Promise<{
    inTransaction: string[];
    jobs: string[];
    afterCommit: string[];
  }>;
  /** What was told after commits, one list a transaction. */
  committed: (readonly OrderHappened[])[];
  /** The order's row as the effect found it in the transaction, for each event. */
  found: { event: string; to: string; status: string | undefined; history: number }[];
  /** Forgets all of it. */
  clear(): Promise<void>;
};

/** Once a shop. */
export function watchOrders(shop: TestShop): OrderWatch {
  const { orderEffects, jobs } = shop.deps;
  const committed: OrderWatch['committed'] = [];
  const found: OrderWatch['found'] = [];
  orderEffects.define({
    ...ALL,
    name: 'watched in transaction',
    inTransaction: async (tx, { tenantId, orderId, event, to }) => {
      const order = await tx
        .selectFrom('orders')
        .select('status')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      const history = await tx
        .selectFrom('order_events')
        .select('event_id')
        .where('order_id', '=', orderId)
        .execute();
      found.push({ event, to, status: order?.status, history: history.length });
      await jobs.enqueue(tx, inTransactionQueue(event), { tenantId, id: orderId });
    },
  });
  for (const event of orderEventNames) {
    jobs.define(inTransactionQueue(event), async () => undefined);
    orderEffects.define({
      name: `watched as a job: ${event}`,
      events: [event],
      orderTypes,
      job: { queue: jobQueue(event) },
    });
  }
  orderEffects.define({
    ...ALL,
    name: 'watched after the commit',
    afterCommit: (happened) => void committed.push(happened),
  });
  const queued = async (tenantId: string, queueOf: typeof jobQueue): Promise<string[]> => {
    const rows = await shop.database.asOwner<{ queue: string }>(
      'select queue from outbox where tenant_id = $1',
      [tenantId],
    );
    const names = rows.map(({ queue }) => orderEventNames.find((event) => queueOf(event) === queue));
    return names.filter((name) => name !== undefined).toSorted();
  };
  return {
    committed,
    found,
    seen: async (tenantId = 'alpha') => ({
      inTransaction: await queued(tenantId, inTransactionQueue),
      jobs: await queued(tenantId, jobQueue),
      afterCommit: committed
        .flat()
        .filter((happened) => happened.tenantId === tenantId)
        .map(({ event }) => event),
    }),
    clear: async () => {
      await shop.database.asOwner('delete from outbox');
      committed.length = 0;
      found.length = 0;
    },
  };
}
