/** The SMS that follow an order: effects of its events, each with its setting and the job that sends it. */
import { UNDO_MS } from '#domain/orders/order-undo.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import { findConfirmations, findParcels, type ParcelRow } from './orders.messages.queries.ts';

/** By language where it is known: a job only contains the order, which does not store the one it was placed in. */
const CONFIRMATION: Readonly<Record<Language, string>> = {
  th: 'order-confirmation',
  en: 'order-confirmation-en',
};
const SHIPPED = 'order-shipped';

export function defineOrderMessages(deps: Dependencies): void {
  deps.orderEffects.define({
    name: 'order confirmation by SMS',
    events: ['placed'],
    when: ({ config }) => config.get('ORDER_CONFIRMATION_SMS_ENABLED'),
    job: { queue: CONFIRMATION },
  });
  deps.orderEffects.define({
    name: 'shipped by SMS',
    events: ['shipping'],
    when: ({ config }) => config.get('ORDER_SHIPPED_SMS_ENABLED'),
    // A step that staff take back reaches nobody.
    job: { queue: SHIPPED, delayMs: UNDO_MS },
  });
  defineOrderJobs(deps);
}

const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

function defineOrderJobs(deps: Dependencies): void {
  const read = async (tenantId: string, ids: readonly string[]) => {
    const rows = await deps.database.inTenant(tenantId, (tx) => findConfirmations(tx, ids));
    return new Map(rows.map((row) => [row.orderId, row]));
  };
  for (const language of ['th', 'en'] as const)
    deps.jobs.defineWithRows(
      CONFIRMATION[language],
      read,
      async ({ tenantId, id }, { mobile, totalSatang }) => {
        const tenant = deps.tenants.get(tenantId);
        if (!mobile || !tenant) return;
        const total = `฿${AMOUNT.format(totalSatang / 100)}`;
        const text =
          language === 'en'
            ? `${tenant.nameEn}: we have received your order ${id}, total ${total}. Thank you.`
            : `${tenant.nameTh}: ได้รับคำสั่งซื้อ ${id} ยอดรวม ${total} แล้ว ขอบคุณค่ะ`;
        await deps.sms.send({ tenantId, to: mobile, text });
      },
    );
  deps.jobs.defineWithRows(
    SHIPPED,
    (tenantId, ids) => readParcels(deps, tenantId, ids),
    ({ tenantId }, row) => tellShipped(deps, tenantId, row),
  );
}

/** The orders that still are on their way, and were sent long enough ago; a step that was made anew has a job of its own. */
export async function readParcels(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  tenantId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ParcelRow>> {
  const since = new Date(clock().getTime() - UNDO_MS);
  const rows = await database.inTenant(tenantId, (tx) => findParcels(tx, { orderIds, since }));
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** In Thai: the language of an order is not stored. The link leads through the sign-in and back. */
export async function tellShipped(
  { sms, tenants, places }: Pick<Dependencies, 'sms' | 'tenants' | 'places'>,
  tenantId: string,
  { orderId, saleUnit, mobile, deliveryKind, carrier, trackingNo }: ParcelRow,
): Promise<void> {
  const tenant = tenants.get(tenantId);
  if (!mobile || !tenant) return;
  const link = `${places.originOf(tenantId)}/history/${orderId}/${saleUnit}`;
  const parcel = [carrier && `โดย ${carrier}`, trackingNo && `เลขพัสดุ ${trackingNo}`].filter(Boolean);
  const what = deliveryKind === 'pickup' ? 'พร้อมให้มารับแล้ว' : ['จัดส่งแล้ว', ...parcel].join(' ');
  const text = `${tenant.nameTh}: คำสั่งซื้อ ${orderId} ${what} ดูรายละเอียดที่ ${link}`;
  await sms.send({ tenantId, to: mobile, text });
}
