/** SQL of what is shown of customers' credit. */
import { sql } from 'kysely';
import { isDeskCustomerOf } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { CreditEntryKind } from '#database/tables/credit.ts';
import { AGES, type CreditAccount } from '#domain/credit/credit.ts';

export type Debtor = CreditAccount & {
  code: string;
  name: string;
  isSap: boolean;
  sapDebtAt: Date | null;
  upTo30: number;
  upTo60: number;
  upTo90: number;
  over90: number;
};

/** By whole days since delivery. */
const [first, second, third] = AGES;
const debtorColumns = (at: Date) => sql`
  c.customer_code as code, c.name, c.is_sap as "isSap", c.sap_debt_at as "sapDebtAt", c.authorize_satang as "limitSatang",
  c.debt_satang as "debtSatang", c.reserved_satang as "reservedSatang",
  coalesce(a.up_to_30, 0)::bigint as "upTo30", coalesce(a.up_to_60, 0)::bigint as "upTo60",
  coalesce(a.up_to_90, 0)::bigint as "upTo90", coalesce(a.over_90, 0)::bigint as "over90"
  from customers c
  left join lateral (
    select sum(d.satang) filter (where d.days <= ${first}) as up_to_30,
      sum(d.satang) filter (where d.days > ${first} and d.days <= ${second}) as up_to_60,
      sum(d.satang) filter (where d.days > ${second} and d.days <= ${third}) as up_to_90,
      sum(d.satang) filter (where d.days > ${third}) as over_90
    from (
      select o.debt_satang as satang, floor(extract(epoch from (${at}::timestamptz - o.delivered_at)) / 86400) as days
      from credit_orders o
      where o.tenant_id = c.tenant_id and o.customer_code = c.customer_code and (o.reserved_satang > 0 or o.debt_satang > 0)) d
  ) a on true`;

type Listed = { saleUnit: string; after: string | undefined; take: number; at: Date };

/** Customers of the center who owe or have reserved something, by code. */
export async function findDebtors(
  tx: TenantTransaction,
  { saleUnit, after, take, at }: Listed,
): Promise<Debtor[]> {
  const { rows } = await sql<Debtor>`
    select ${debtorColumns(at)}
    where (c.debt_satang <> 0 or c.reserved_satang <> 0) and c.customer_code > ${after ?? ''} and ${isDeskCustomerOf([saleUnit])}
    order by c.customer_code limit ${take}`.execute(tx);
  return rows;
}

export async function findDebtor(
  tx: TenantTransaction,
  { code, at }: { code: string; at: Date },
): Promise<Debtor | undefined> {
  const { rows } = await sql<Debtor>`select ${debtorColumns(at)} where c.customer_code = ${code}`.execute(tx);
  return rows[0];
}

/** Whether it is a customer of one of the centers. */
export async function isOfCenters(
  tx: TenantTransaction,
  { code, saleUnits }: { code: string; saleUnits: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select from customers c where c.customer_code = ${code} and ${isDeskCustomerOf(saleUnits)}`.execute(tx);
  return rows.length > 0;
}

export type HoldingOrder = {
  orderId: string;
  saleUnit: string;
  deliveredAt: Date | null;
  debtSatang: number;
  reservedSatang: number;
};

/** What holds the customer's credit now: debts first, the oldest first. */
export async function findHolding(
  tx: TenantTransaction,
  { code, take }: { code: string; take: number },
): Promise<HoldingOrder[]> {
  const { rows } = await sql<HoldingOrder>`
    select h.order_id as "orderId", o.sale_unit as "saleUnit", h.delivered_at as "deliveredAt", h.debt_satang as "debtSatang",
      h.reserved_satang as "reservedSatang"
    from credit_orders h join orders o on o.tenant_id = h.tenant_id and o.order_id = h.order_id
    where h.customer_code = ${code} and (h.reserved_satang > 0 or h.debt_satang > 0)
    order by h.delivered_at, h.order_id limit ${take}`.execute(tx);
  return rows;
}

export type Entry = {
  id: number;
  at: Date;
  kind: CreditEntryKind;
  orderId: string | null;
  saleUnit: string | null;
  debtDelta: number;
  reservedDelta: number;
  limitDelta: number;
  debtSatang: number;
  reservedSatang: number;
  limitSatang: number;
  reference: string;
};

/** The latest first. */
export async function findEntries(
  tx: TenantTransaction,
  { code, after, take }: { code: string; after: number | undefined; take: number },
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select e.entry_id as id, e.at, e.kind, e.order_id as "orderId", o.sale_unit as "saleUnit", e.debt_delta as "debtDelta",
      e.reserved_delta as "reservedDelta", e.limit_delta as "limitDelta", e.debt_satang as "debtSatang",
      e.reserved_satang as "reservedSatang", e.limit_satang as "limitSatang", e.reference
    from credit_entries e left join orders o on o.tenant_id = e.tenant_id and o.order_id = e.order_id
    where e.customer_code = ${code} ${after === undefined ? sql`` : sql`and e.entry_id < ${after}::bigint`}
    order by e.entry_id desc limit ${take}`.execute(tx);
  return rows;
}

export async function setSapDebtAt(
  tx: TenantTransaction,
  tenantId: string,
  { code, asOf }: { code: string; asOf: Date },
): Promise<void> {
  await sql`
    update customers set sap_debt_at = ${asOf} where tenant_id = ${tenantId} and customer_code = ${code}`.execute(
    tx,
  );
}
