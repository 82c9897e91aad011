import type { TenantTransaction } from '#database/database.ts';
import { insertAll } from './bulk.queries.ts';
import type { DemoOrder } from './orders/history.ts';
import type { DemoTenant } from './types.ts';

/** How far back the log shows what staff did to orders. */
const WEEKS = 8;
const WEEK_MS = 7 * 86_400_000;

type Parts = { tenant: DemoTenant; orders: readonly DemoOrder[]; today: Date };

/** The log of the latest steps of staff, each row as the shop itself writes it with the step. */
export async function writeAudit(tx: TenantTransaction, { tenant, orders, today }: Parts): Promise<void> {
  const since = today.getTime() - WEEKS * WEEK_MS;
  const done = orders.flatMap((order) => order.steps.map((step) => ({ order, step })));
  const rows = done
    .filter(({ step }) => step.actorKind === 'staff' && step.at.getTime() >= since)
    .toSorted((a, b) => a.step.at.getTime() - b.step.at.getTime())
    .map(({ order, step }) => {
      // Staff approve and pack; what is paid is paid to the rider.
      const standing = { PaymentStatus: 'unpaid', TotalSatang: order.totalSatang };
      return {
        tenant_id: tenant.tenantId,
        at: step.at,
        actor_kind: step.actorKind,
        actor_id: step.actorId,
        action: 'order.step',
        subject: `order/${order.orderId}`,
        before: { Status: step.from, ...standing },
        after: { Status: step.to, ...standing },
      };
    });
  await insertAll(tx, 'audit_log', rows);
}
