/** The SMS that confirms an order: a job left in the outbox with the order itself, sent when the order is safe. */
import type { WebConfig } from '#domain/web-config/read.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findConfirmation } from './orders.queries.ts';

const QUEUE = 'order-confirmation';

/** The queues an order goes to, written with it: the jobs exist exactly when the order does. */
export const queuesOfOrder = (config: WebConfig): string[] =>
  config.get('ORDER_CONFIRMATION_SMS_ENABLED') ? [QUEUE] : [];

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
