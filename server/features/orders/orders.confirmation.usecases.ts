/**
 * The SMS that confirms an order: a job written to the outbox with the order itself, sent once the order is
 * committed.
 */
import type { WebConfig } from '#domain/web-config/read.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import { findConfirmations } from './orders.queries.ts';

/** One queue per language: a job only contains the order, which does not store the language it was placed in. */
const QUEUES: Readonly<Record<Language, string>> = {
  th: 'order-confirmation',
  en: 'order-confirmation-en',
};

/** The queues of an order's jobs, written with it: the jobs exist exactly when the order does. */
export const queuesOfOrder = (config: WebConfig, language: Language): string[] =>
  config.get('ORDER_CONFIRMATION_SMS_ENABLED') ? [QUEUES[language]] : [];

const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

export function defineOrderJobs(deps: Dependencies): void {
  const read = async (tenantId: string, ids: readonly string[]) => {
    const rows = await deps.database.inTenant(tenantId, (tx) => findConfirmations(tx, ids));
    return new Map(rows.map((row) => [row.orderId, row]));
  };
  for (const language of ['th', 'en'] as const)
    deps.jobs.defineWithRows(QUEUES[language], read, async ({ tenantId, id }, { mobile, totalSatang }) => {
      const tenant = deps.tenants.get(tenantId);
      if (!mobile || !tenant) return;
      const total = `฿${AMOUNT.format(totalSatang / 100)}`;
      const text =
        language === 'en'
          ? `${tenant.nameEn}: we have received your order ${id}, total ${total}. Thank you.`
          : `${tenant.nameTh}: ได้รับคำสั่งซื้อ ${id} ยอดรวม ${total} แล้ว ขอบคุณค่ะ`;
      await deps.sms.send({ tenantId, to: mobile, text });
    });
}
