/** SQL of payments. Whoever changes one has its intent locked (`lockIntent`), then its orders in the order of their numbers. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { IntentState, NextStep, PaymentSource } from '#database/tables/payments.ts';
import type { Attempt, AttemptState, Said } from '#domain/payments/attempt.ts';
import type { Share } from '#domain/payments/order-payment.ts';
import type { PaymentKind, WayToPay } from '#domain/payments/ways.ts';

export type Intent = {
  intentId: string;
  saleUnit: string;
  method: string;
  kind: PaymentKind;
  state: IntentState;
  expiresAt: Date | null;
  /** In the order of their numbers, in which they are locked. */
  orderIds: string[];
};

export type StoredAttempt = Attempt & {
  reference: string;
  intentId: string;
  attemptNo: number;
  method: string;
  kind: PaymentKind;
  /** By its name, whatever the shop's settings say now; empty for tries from before it was kept. */
  provider: string;
  providerId: string;
  shares: Share[];
  reason: string;
  next: NextStep | null;
  startedAt: Date;
  expiresAt: Date;
  looks: number;
};

const intentColumns = sql`
  i.intent_id as "intentId", i.sale_unit as "saleUnit", i.method, i.kind, i.state, i.expires_at as "expiresAt",
  array(select o.order_id from payment_intent_orders o where o.tenant_id = i.tenant_id and o.intent_id = i.intent_id
    order by o.order_id) as "orderIds"`;

type NewIntent = {
  intentId: string;
  saleUnit: string;
  way: WayToPay;
  orderId: string;
  at: Date;
  expiresAt: Date | null;
};

/** False: the order has got one meanwhile; the transaction must end then. */
export async function insertIntent(
  tx: TenantTransaction,
  tenantId: string,
  { intentId, saleUnit, way, orderId, at, expiresAt }: NewIntent,
): Promise<boolean> {
  const { rows } = await sql`
    with intent as (
      insert into payment_intents (tenant_id, intent_id, sale_unit, method, kind, created_at, expires_at)
      values (${tenantId}, ${intentId}, ${saleUnit}, ${way.code}, ${way.kind}, ${at}, ${expiresAt})
    )
    insert into payment_intent_orders (tenant_id, intent_id, order_id) values (${tenantId}, ${intentId}, ${orderId})
    on conflict (tenant_id, order_id) do nothing returning order_id`.execute(tx);
  return rows.length > 0;
}

/** The intent's id; undefined: nobody has wished to pay the order other than in cash. */
export async function findIntentOfOrder(tx: TenantTransaction, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ intentId: string }>`
    select intent_id as "intentId" from payment_intent_orders where order_id = ${orderId}`.execute(tx);
  return rows[0]?.intentId;
}

/** Locks it until the end of the transaction. */
export async function lockIntent(tx: TenantTransaction, intentId: string): Promise<Intent | undefined> {
  const { rows } = await sql<Intent>`
    select ${intentColumns} from payment_intents i where i.intent_id = ${intentId} for update of i`.execute(
    tx,
  );
  return rows[0];
}

/** The same by the reference of one of its attempts. */
export async function lockIntentOf(tx: TenantTransaction, reference: string): Promise<Intent | undefined> {
  const { rows } = await sql<Intent>`
    select ${intentColumns} from payment_intents i
    where i.intent_id = (select a.intent_id from payment_attempts a where a.reference = ${reference})
    for update of i`.execute(tx);
  return rows[0];
}

type ChangedIntent = { intentId: string; state: IntentState; way?: WayToPay; expiresAt?: Date | null };

export async function updateIntent(
  tx: TenantTransaction,
  tenantId: string,
  { intentId, state, way, expiresAt }: ChangedIntent,
): Promise<void> {
  await sql`
    update payment_intents set state = ${state}, method = coalesce(${way?.code ?? null}, method), kind = coalesce(${way?.kind ?? null}, kind)
      ${expiresAt === undefined ? sql`` : sql`, expires_at = ${expiresAt}`}
    where tenant_id = ${tenantId} and intent_id = ${intentId}`.execute(tx);
}

const attemptColumns = sql`
  reference, intent_id as "intentId", attempt_no as "attemptNo", method, kind, provider, provider_id as "providerId", state, satang,
  shares,
  received_satang as "receivedSatang", refunded_satang as "refundedSatang", reason, next, started_at as "startedAt",
  expires_at as "expiresAt", looks`;

/** All tries of the intent, the first first. */
export async function findAttempts(tx: TenantTransaction, intentId: string): Promise<StoredAttempt[]> {
  const { rows } = await sql<StoredAttempt>`
    select ${attemptColumns} from payment_attempts where intent_id = ${intentId} order by attempt_no`.execute(
    tx,
  );
  return rows;
}

export async function findAttempt(
  tx: TenantTransaction,
  reference: string,
): Promise<StoredAttempt | undefined> {
  const { rows } = await sql<StoredAttempt>`
    select ${attemptColumns} from payment_attempts where reference = ${reference}`.execute(tx);
  return rows[0];
}

/** Of a try that the provider names by its own id alone. */
export async function findReferenceOf(
  tx: TenantTransaction,
  providerId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    select reference from payment_attempts where provider_id = ${providerId}
    order by started_at desc limit 1`.execute(tx);
  return rows[0]?.reference;
}

export async function findSaleUnit(tx: TenantTransaction, intentId: string): Promise<string | undefined> {
  const { rows } = await sql<{ saleUnit: string }>`
    select sale_unit as "saleUnit" from payment_intents where intent_id = ${intentId}`.execute(tx);
  return rows[0]?.saleUnit;
}

export type PaymentOfOrder = {
  /** The way that was wished last; empty for none but cash. */
  method: string;
  expiresAt: Date | null;
  attempt: StoredAttempt | undefined;
};

/** The order's last try, and when the time to pay is over. */
export async function findPaymentOfOrder(tx: TenantTransaction, orderId: string): Promise<PaymentOfOrder> {
  const { rows } = await sql<{ intentId: string; method: string; expiresAt: Date | null }>`
    select i.intent_id as "intentId", i.method, case when i.state = 'open' then i.expires_at end as "expiresAt"
    from payment_intent_orders o join payment_intents i on i.tenant_id = o.tenant_id and i.intent_id = o.intent_id
    where o.order_id = ${orderId}`.execute(tx);
  const [intent] = rows;
  if (!intent) return { method: '', expiresAt: null, attempt: undefined };
  const attempts = await findAttempts(tx, intent.intentId);
  return { method: intent.method, expiresAt: intent.expiresAt, attempt: attempts.at(-1) };
}

type NewAttempt = Pick<
  StoredAttempt,
  | 'reference'
  | 'intentId'
  | 'attemptNo'
  | 'method'
  | 'kind'
  | 'provider'
  | 'state'
  | 'satang'
  | 'shares'
  | 'next'
  | 'startedAt'
  | 'expiresAt'
>;

export async function insertAttempt(
  tx: TenantTransaction,
  tenantId: string,
  attempt: NewAttempt,
): Promise<void> {
  const {
    reference,
    intentId,
    attemptNo,
    method,
    kind,
    provider,
    state,
    satang,
    shares,
    next,
    startedAt,
    expiresAt,
  } = attempt;
  await sql`
    insert into payment_attempts (tenant_id, reference, intent_id, attempt_no, method, kind, provider, state, satang, shares, next,
      started_at, expires_at)
    values (${tenantId}, ${reference}, ${intentId}, ${attemptNo}::smallint, ${method}, ${kind}, ${provider}, ${state}, ${satang}::bigint,
      ${JSON.stringify(shares)}::jsonb, ${next && JSON.stringify(next)}::jsonb, ${startedAt}, ${expiresAt})`.execute(
    tx,
  );
}

type ChangedAttempt = {
  reference: string;
  state: AttemptState;
  receivedSatang: number;
  refundedSatang: number;
  providerId: string;
  reason: string;
};

/** Keeps the provider's own id once there is one. */
export async function updateAttempt(
  tx: TenantTransaction,
  tenantId: string,
  { reference, state, receivedSatang, refundedSatang, providerId, reason }: ChangedAttempt,
): Promise<void> {
  await sql`
    update payment_attempts set state = ${state}, received_satang = ${receivedSatang}::bigint, refunded_satang = ${refundedSatang}::bigint,
      provider_id = case when provider_id = '' then ${providerId} else provider_id end,
      reason = case when ${reason} = '' then reason else ${reason} end
    where tenant_id = ${tenantId} and reference = ${reference}`.execute(tx);
}

/** What the buyer does next, as the provider answered. */
export async function updateNext(
  tx: TenantTransaction,
  tenantId: string,
  { reference, next }: { reference: string; next: NextStep },
): Promise<void> {
  await sql`
    update payment_attempts set next = ${JSON.stringify(next)}::jsonb
    where tenant_id = ${tenantId} and reference = ${reference}`.execute(tx);
}

/** One look more; the number of those before it. */
export async function countLook(tx: TenantTransaction, tenantId: string, reference: string): Promise<number> {
  const { rows } = await sql<{ looks: number }>`
    update payment_attempts set looks = looks + 1 where tenant_id = ${tenantId} and reference = ${reference}
    returning looks - 1 as looks`.execute(tx);
  return rows[0]?.looks ?? 0;
}

type NewEvent = Said & {
  reference: string;
  said: string;
  at: Date;
  source: PaymentSource;
  providerId: string;
  reason: string;
  providerAt: Date | undefined;
  actorId: string | null;
};

/** False: it was said before. */
export async function insertEvent(
  tx: TenantTransaction,
  tenantId: string,
  event: NewEvent,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_events (tenant_id, reference, said, at, source, state, satang, currency, refunded_satang, provider_id, reason,
      provider_at, actor_id)
    values (${tenantId}, ${event.reference}, ${event.said}, ${event.at}, ${event.source}, ${event.state}, ${event.satang ?? null}::bigint,
      ${event.currency}, ${event.refundedSatang}::bigint, ${event.providerId}, ${event.reason}, ${event.providerAt ?? null}, ${event.actorId})
    on conflict do nothing returning said`.execute(tx);
  return rows.length > 0;
}

/** What is booked of an attempt: what came, what of it went back, and what each order got. */
type Booked = { satang: number; returnedSatang: number; orders: Share[] };

export async function findBooked(tx: TenantTransaction, reference: string): Promise<Booked> {
  const { rows } = await sql<Booked>`
    select r.satang, r.returned_satang as "returnedSatang", coalesce((
      select json_agg(json_build_object('orderId', a.order_id, 'satang', a.satang) order by a.order_id) from payment_allocations a
      where a.tenant_id = r.tenant_id and a.reference = r.reference), '[]') as orders
    from payments_received r where r.reference = ${reference}`.execute(tx);
  return rows[0] ?? { satang: 0, returnedSatang: 0, orders: [] };
}

type NewMoney = { reference: string; saleUnit: string; shares: readonly Share[]; at: Date };

/** Books what came besides what came before. */
export async function addReceived(
  tx: TenantTransaction,
  tenantId: string,
  { reference, saleUnit, shares, at }: NewMoney,
): Promise<void> {
  const satang = shares.reduce((sum, share) => sum + share.satang, 0);
  await sql`
    insert into payments_received (tenant_id, reference, sale_unit, satang, received_at)
    values (${tenantId}, ${reference}, ${saleUnit}, ${satang}::bigint, ${at})
    on conflict (tenant_id, reference) do update set satang = payments_received.satang + excluded.satang`.execute(
    tx,
  );
  await sql`
    insert into payment_allocations (tenant_id, reference, order_id, satang, at)
    select ${tenantId}, ${reference}, s."orderId", s.satang, ${at}
    from json_to_recordset(${JSON.stringify(shares)}::json) as s ("orderId" text, satang bigint)
    on conflict (tenant_id, reference, order_id) do update set satang = payment_allocations.satang + excluded.satang`.execute(
    tx,
  );
}

export async function addReturned(
  tx: TenantTransaction,
  tenantId: string,
  { reference, satang }: { reference: string; satang: number },
): Promise<void> {
  await sql`
    update payments_received set returned_satang = returned_satang + ${satang}::bigint
    where tenant_id = ${tenantId} and reference = ${reference}`.execute(tx);
}
