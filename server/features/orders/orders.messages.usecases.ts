/**
 * The SMS that follow an order, in one table: what happened, the setting, and the queue of the job. A job is written in the
 * transaction of what happened, so it exists exactly if that did, and is sent after the commit.
 */
import type { OrderState } from '#domain/orders/order.ts';
import { UNDO_MS } from '#domain/orders/order-undo.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import { findConfirmations, findParcels, type ParcelRow } from './orders.messages.queries.ts';

type Moment = 'placed' | Exclude<OrderState, 'Wait'>;
type Message = {
  on: Moment;
  flag: 'ORDER_CONFIRMATION_SMS_ENABLED' | 'ORDER_SHIPPED_SMS_ENABLED';
  /** By language where it is known: a job only contains the order, which does not store the one it was placed in. */
  queue: Readonly<Record<Language, string>>;
  /** Not before, so that a step that staff take back reaches nobody. */
  delayMs: number;
};

const SHIPPED = 'order-shipped';
const CONFIRMED: Message = {
  on: 'placed',
  flag: 'ORDER_CONFIRMATION_SMS_ENABLED',
  queue: { th: 'order-confirmation', en: 'order-confirmation-en' },
  delayMs: 0,
};
const MESSAGES: readonly Message[] = [
  CONFIRMED,
  {
    on: 'Shipping',
    flag: 'ORDER_SHIPPED_SMS_ENABLED',
    queue: { th: SHIPPED, en: SHIPPED },
    delayMs: UNDO_MS,
  },
];

const following = (moment: Moment, config: WebConfig): Message[] =>
  MESSAGES.filter(({ on, flag }) => on === moment && config.get(flag));

/** The queues of a new order's jobs, written with it in its own statement. */
export const queuesOfOrder = (config: WebConfig, language: Language): string[] =>
  following('placed', config).map(({ queue }) => queue[language]);

type Happened = { tenantId: string; orderId: string; to: OrderState; at: Date; config: WebConfig };

/** Writes the jobs of a transition, in its transaction. */
export async function enqueueMessages(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: TenantTransaction,
  { tenantId, orderId, to, at, config }: Happened,
): Promise<void> {
  if (to === 'Wait') return;
  for (const { queue, delayMs } of following(to, config)) {
    const startAfter = new Date(at.getTime() + delayMs);
    // oxlint-disable-next-line no-await-in-loop -- one at most
    await jobs.enqueue(tx, queue.th, { tenantId, id: orderId }, { startAfter });
  }
}

const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

export function defineOrderJobs(deps: Dependencies): void {
  const read = async (tenantId: string, ids: readonly string[]) => {
    const rows = await deps.database.inTenant(tenantId, (tx) => findConfirmations(tx, ids));
    return new Map(rows.map((row) => [row.orderId, row]));
  };
  for (const language of ['th', 'en'] as const)
    deps.jobs.defineWithRows(
      CONFIRMED.queue[language],
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
