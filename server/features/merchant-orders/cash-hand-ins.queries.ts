/** SQL of cash that was handed in, and of who may take cash at a center. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { TimePlace } from '../../http/time-cursor.ts';

export type HandIn = {
  handInId: number;
  saleUnit: string;
  at: Date;
  by: string;
  receivedBy: string;
  many: number;
  satang: number;
};

type Filters = {
  saleUnit: string;
  person: string | undefined;
  from: Date | undefined;
  until: Date | undefined;
};

/** Counted and summed up to this number, and one more says that there are more. */
const MOST_SUMMED = 1000;

const matching = ({ saleUnit, person, from, until }: Filters) => sql`
  h.sale_unit = ${saleUnit} ${person === undefined ? sql`` : sql`and h.handed_in_by = ${person}`}
  ${from ? sql`and h.at >= ${from}::timestamptz` : sql``} ${until ? sql`and h.at < ${until}::timestamptz` : sql``}`;

const shown = sql`
  h.hand_in_id as "handInId", h.sale_unit as "saleUnit", h.at, coalesce(g.name, h.handed_in_by) as by,
  coalesce(r.name, h.received_by) as "receivedBy", h.many, h.satang`;
const withNames = sql`
  left join staff g on g.tenant_id = h.tenant_id and g.user_id = h.handed_in_by
  left join staff r on r.tenant_id = h.tenant_id and r.user_id = h.received_by`;

/** The newest first, after the given position. */
export async function findHandIns(
  tx: TenantTransaction,
  { after, take, ...filters }: Filters & { after: TimePlace | undefined; take: number },
): Promise<HandIn[]> {
  const { rows } = await sql<HandIn>`
    select ${shown} from (
      select * from cash_hand_ins h where ${matching(filters)}
        ${after ? sql`and (h.at, h.hand_in_id) < (${after.at}::timestamptz, ${after.key}::bigint)` : sql``}
      order by h.at desc, h.hand_in_id desc limit ${take}
    ) h ${withNames}
    order by h.at desc, h.hand_in_id desc`.execute(tx);
  return rows;
}

/** `many` is one more than is summed where there are more. */
export async function sumHandIns(
  tx: TenantTransaction,
  filters: Filters,
): Promise<{ many: number; satang: number }> {
  const { rows } = await sql<{ many: number; satang: number }>`
    select count(*)::integer as many, coalesce(sum(satang) filter (where nth <= ${MOST_SUMMED}), 0)::bigint as satang
    from (
      select h.satang, row_number() over (order by h.at desc, h.hand_in_id desc) as nth from cash_hand_ins h
      where ${matching(filters)} order by h.at desc, h.hand_in_id desc limit ${MOST_SUMMED + 1}
    ) h`.execute(tx);
  return rows[0] ?? { many: 0, satang: 0 };
}

export type Person = { userId: string; name: string };

/** Everybody who has handed in cash at the center, by name. */
export async function findHandedBy(tx: TenantTransaction, saleUnit: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select s.user_id as "userId", s.name from staff s
    where exists (
      select from cash_hand_ins h
      where h.tenant_id = s.tenant_id and h.sale_unit = ${saleUnit} and h.handed_in_by = s.user_id
    ) order by s.name, s.user_id`.execute(tx);
  return rows;
}

/** At one of these centers. */
export async function findHandIn(
  tx: TenantTransaction,
  { handInId, saleUnits }: { handInId: number; saleUnits: readonly string[] },
): Promise<HandIn | undefined> {
  const { rows } = await sql<HandIn>`
    select ${shown} from cash_hand_ins h ${withNames}
    where h.hand_in_id = ${handInId}::bigint and h.sale_unit = any (${saleUnits}::text[])`.execute(tx);
  return rows[0];
}

export type HandedInReceipt = {
  orderId: string;
  saleUnit: string;
  customerName: string;
  satang: number;
  takenAt: Date;
};

/** The cash of it, the oldest first, after the given position. */
export async function findHandedIn(
  tx: TenantTransaction,
  { handInId, after, take }: { handInId: number; after: TimePlace | undefined; take: number },
): Promise<HandedInReceipt[]> {
  const { rows } = await sql<HandedInReceipt>`
    select r.order_id as "orderId", r.sale_unit as "saleUnit", c.name as "customerName", r.satang, r.taken_at as "takenAt"
    from (
      select * from cash_receipts where hand_in_id = ${handInId}::bigint
        ${after ? sql`and (taken_at, order_id) > (${after.at}, ${after.key})` : sql``}
      order by taken_at, order_id limit ${take}
    ) r
    join orders o on o.tenant_id = r.tenant_id and o.order_id = r.order_id
    join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
    order by r.taken_at, r.order_id`.execute(tx);
  return rows;
}

/** The active staff who work for the center, by name; a super admin without centers works for all. */
export async function findCashTakers(
  tx: TenantTransaction,
  { saleUnit }: { saleUnit: string },
): Promise<(Person & { role: string })[]> {
  const { rows } = await sql<Person & { role: string }>`
    select s.user_id as "userId", s.name, s.role from staff s
    where s.kind = 'merchant' and s.status = 'active' and (
      exists (select from staff_centers c where c.tenant_id = s.tenant_id and c.user_id = s.user_id and c.sale_unit = ${saleUnit})
      or (s.role = '1' and not exists (select from staff_centers c where c.tenant_id = s.tenant_id and c.user_id = s.user_id)))
    order by s.name, s.user_id`.execute(tx);
  return rows;
}
