/** The SMS that confirms an order: a job enqueued with the order itself, sent when the order is safe. */
import type { WebConfig } from '#domain/web-config/read.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findConfirmation } from './orders.queries.ts';

const QUEUE = 'order-confirmation';

/** Called inside the order's transaction: the job exists exactly when the order does. */
export async function orderPlaced(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, orderId, config }: { tenantId: string; orderId: string; config: WebConfig },
): Promise<void> {
  if (config.get('ORDER_CONFIRMATION_SMS_ENABLED'))
    await deps.jobs.enqueue(tx, QUEUE, { tenantId, id: orderId });
}

export function defineOrderJobs(deps: Dependencies): void {
  deps.jobs.define(QUEUE, async ({ tenantId, id }) => {
    const order = await deps.database.inTenant(tenantId, (tx) => findConfirmation(tx, id));
    if (!order?.mobile) return;
    const total = (order.total_satang / 100).toFixed(2);
    const shop = deps.tenants.get(tenantId)?.nameTh ?? '';
    await deps.sms.send({
      tenantId,
      to: order.mobile,
      text: `${shop}: ได้รับคำสั่งซื้อ ${id} ยอดรวม ฿${total} แล้ว ขอบคุณค่ะ`,
    });
  });
}
