/** SQL of what a person has to decide about payments. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { ReviewKind } from '#database/tables/payments.ts';

type NewReview = {
  kind: ReviewKind;
  /** What it is about; there is one review of it. */
  about: string;
  reference: string | null;
  orderId: string | null;
  saleUnit: string | null;
  satang: number;
  currency: string;
  at: Date;
};

/** Opens it, or says what sum it is about now; one that was decided is opened again only for more. */
export async function openReview(
  tx: TenantTransaction,
  tenantId: string,
  { kind, about, reference, orderId, saleUnit, satang, currency, at }: NewReview,
): Promise<void> {
  await sql`
    insert into payment_reviews (tenant_id, review_id, kind, about, reference, order_id, sale_unit, satang, currency, opened_at)
    values (${tenantId}, ${randomUUID()}, ${kind}, ${about}, ${reference}, ${orderId}, ${saleUnit}, ${satang}::bigint, ${currency}, ${at})
    on conflict (tenant_id, about) do update set satang = excluded.satang, state = 'open', decided_at = null, decided_satang = null
    where payment_reviews.state = 'open' or payment_reviews.satang < excluded.satang`.execute(tx);
}

/** What came meanwhile has answered it. */
export async function settleReview(
  tx: TenantTransaction,
  tenantId: string,
  { about, at }: { about: string; at: Date },
): Promise<void> {
  await sql`
    update payment_reviews set state = 'settled', decided_at = ${at}
    where tenant_id = ${tenantId} and about = ${about} and state = 'open'`.execute(tx);
}

/** Whether something about one of these attempts waits for a person, besides a refund that was booked elsewhere. */
export async function hasOpenReview(tx: TenantTransaction, references: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select review_id from payment_reviews
    where reference = any (${references}::text[]) and state = 'open' and kind <> 'refund' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
