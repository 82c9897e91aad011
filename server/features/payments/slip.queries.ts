/** SQL of slips of bank transfers, and of what staff decide about payments. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { ReviewKind, ReviewState, StoredFound } from '#database/tables/payments.ts';
import type { OrderScope } from '#database/order-scope.ts';
import type { PaymentStatus } from '#domain/orders/payment.ts';
import type { SlipDoubt } from '#domain/payments/slip.ts';
import type { TimePlace } from '../../http/time-cursor.ts';

export type Review = {
  reviewId: string;
  kind: ReviewKind;
  reference: string | null;
  orderId: string | null;
  saleUnit: string | null;
  customerName: string;
  satang: number;
  currency: string;
  sendingBank: string;
  bankReference: string;
  slipKey: string;
  doubt: SlipDoubt | '';
  looks: number;
  found: StoredFound | null;
  fileId: string | null;
  contentType: string | null;
  openedAt: Date;
  state: ReviewState;
  decidedSatang: number | null;
  decidedAt: Date | null;
  decidedByName: string;
  decidedReason: string;
};

const columns = sql`
  r.review_id as "reviewId", r.kind, r.reference, r.order_id as "orderId", r.sale_unit as "saleUnit", coalesce(c.name, '') as "customerName",
  r.satang, r.currency, r.sending_bank as "sendingBank", r.bank_reference as "bankReference", r.slip_key as "slipKey", r.doubt, r.looks, r.found,
  f.file_id as "fileId", f.content_type as "contentType", r.opened_at as "openedAt", r.state, r.decided_satang as "decidedSatang",
  r.decided_at as "decidedAt", coalesce(s.name, r.decided_by, '') as "decidedByName", r.decided_reason as "decidedReason"`;
const joined = sql`
  left join orders o on o.tenant_id = r.tenant_id and o.order_id = r.order_id
  left join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
  left join files f on f.tenant_id = r.tenant_id and f.file_id = r.file_id and f.state = 'stored'
  left join staff s on s.tenant_id = r.tenant_id and s.user_id = r.decided_by`;

type NewSlip = {
  reviewId: string;
  kind: 'slip' | 'record';
  reference: string;
  orderId: string;
  saleUnit: string;
  satang: number;
  sendingBank: string;
  bankReference: string;
  slipKey: string;
  doubt: SlipDoubt | '';
  fileId: string | null;
  at: Date;
};

/** False: this slip pays, or is to pay, something already. */
export async function insertSlip(tx: TenantTransaction, tenantId: string, slip: NewSlip): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_reviews (tenant_id, review_id, kind, about, reference, order_id, sale_unit, satang, sending_bank, bank_reference,
      slip_key, doubt, file_id, opened_at)
    values (${tenantId}, ${slip.reviewId}, ${slip.kind}, ${`${slip.kind}:${slip.reviewId}`}, ${slip.reference}, ${slip.orderId}, ${slip.saleUnit},
      ${slip.satang}::bigint, ${slip.sendingBank}, ${slip.bankReference}, ${slip.slipKey}, ${slip.doubt}, ${slip.fileId}, ${slip.at})
    on conflict do nothing returning review_id`.execute(tx);
  return rows.length > 0;
}

export async function findReview(tx: TenantTransaction, reviewId: string): Promise<Review | undefined> {
  const { rows } = await sql<Review>`
    select ${columns} from payment_reviews r ${joined} where r.review_id = ${reviewId}`.execute(tx);
  return rows[0];
}

/** Keeps it from being decided twice. Whoever changes its payment has locked that before. */
export async function lockReview(tx: TenantTransaction, reviewId: string): Promise<ReviewState | undefined> {
  const { rows } = await sql<{ state: ReviewState }>`
    select state from payment_reviews where review_id = ${reviewId} for update`.execute(tx);
  return rows[0]?.state;
}

/** Those of an order, the newest first. */
export async function findReviewsOfOrder(tx: TenantTransaction, orderId: string): Promise<Review[]> {
  const { rows } = await sql<Review>`
    select ${columns} from (
      select * from payment_reviews where order_id = ${orderId} order by opened_at desc, review_id limit 50
    ) r ${joined} order by r.opened_at desc, r.review_id`.execute(tx);
  return rows;
}

type Asked = { saleUnit: string; kind: ReviewKind | undefined; after: TimePlace | undefined; take: number };

/** What is open at a center, and what nobody knows a center of; the oldest first. */
export async function findOpenReviews(
  tx: TenantTransaction,
  { saleUnit, kind, after, take }: Asked,
): Promise<Review[]> {
  const rest = sql`
    and state = 'open' ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
    ${after ? sql`and (opened_at, review_id) > (${after.at}, ${after.key}::uuid)` : sql``}
    order by opened_at, review_id limit ${take}`;
  const { rows } = await sql<Review>`
    select ${columns} from (
      select * from (
        (select * from payment_reviews where sale_unit = ${saleUnit} ${rest})
        union all (select * from payment_reviews where sale_unit is null ${rest})
      ) u order by opened_at, review_id limit ${take}
    ) r ${joined} order by r.opened_at, r.review_id`.execute(tx);
  return rows;
}

type Decided = {
  reviewId: string;
  state: Exclude<ReviewState, 'open'>;
  satang: number | null;
  /** Null: the shop itself, by what the look-up said. */
  by: string | null;
  reason: string;
  at: Date;
};

export async function decideReviewRow(
  tx: TenantTransaction,
  tenantId: string,
  { reviewId, state, satang, by, reason, at }: Decided,
): Promise<void> {
  await sql`
    update payment_reviews set state = ${state}, decided_satang = ${satang}::bigint, decided_at = ${at}, decided_by = ${by}, decided_reason = ${reason}
    where tenant_id = ${tenantId} and review_id = ${reviewId}`.execute(tx);
}

/** What the look-up said of it, and why staff decide. */
export async function updateLooked(
  tx: TenantTransaction,
  tenantId: string,
  {
    reviewId,
    doubt,
    found,
    satang,
  }: { reviewId: string; doubt: SlipDoubt | ''; found: StoredFound | null; satang: number },
): Promise<void> {
  await sql`
    update payment_reviews set doubt = ${doubt}, found = ${found && JSON.stringify(found)}::jsonb, satang = ${satang}::bigint, looks = looks + 1
    where tenant_id = ${tenantId} and review_id = ${reviewId}`.execute(tx);
}

/** When the first of these was ordered. */
export async function findFirstPlaced(tx: TenantTransaction, orderIds: readonly string[]): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(placed_at) as at from orders where order_id = any (${orderIds}::text[])`.execute(tx);
  return rows[0]?.at ?? new Date(0);
}

export type PayableOrder = {
  orderId: string;
  saleUnit: string;
  placedAt: Date;
  dueSatang: number;
  paymentStatus: PaymentStatus;
};

/** Of the customer's last orders those to be paid before they are sent, the newest first. */
export async function findPayableOrders(
  tx: TenantTransaction,
  { customerCode, saleUnits }: OrderScope,
  saleUnit: string | undefined,
): Promise<PayableOrder[]> {
  const { rows } = await sql<PayableOrder>`
    select order_id as "orderId", sale_unit as "saleUnit", placed_at as "placedAt", due_satang as "dueSatang", payment_status as "paymentStatus"
    from (select * from orders where customer_code = ${customerCode} order by placed_at desc limit 100) o
    where due_satang > 0 and order_type = '3' and payment_kind not in ('cash', 'credit')
      ${saleUnits === 'all' ? sql`` : sql`and sale_unit = any (${[...saleUnits]}::text[])`}
      ${saleUnit === undefined ? sql`` : sql`and sale_unit = ${saleUnit}`}
    order by placed_at desc limit 20`.execute(tx);
  return rows;
}
