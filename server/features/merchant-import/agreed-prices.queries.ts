/** SQL of the prices of many customers and types at once. */
import { sql } from 'kysely';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { TaxType } from '#domain/pricing/tax.ts';

/** What a price is agreed for: one of customer and type is ''. */
export type AgreedPlace = { code: string; unit: number; customer: string; type: string };
/** Days as YYYY-MM-DD; '' has no beginning or no end. */
export type AgreedPrice = AgreedPlace & {
  id: string;
  satang: number;
  taxType: TaxType;
  firstDay: string;
  lastDay: string;
};

const columns = sql`
  g.agreed_id as id, g.product_code as code, g.unit_no as unit, coalesce(g.customer_code, '') as customer,
  coalesce(g.customer_type, '') as type, g.satang, g.tax_type as "taxType",
  coalesce(to_char(g.first_day, 'YYYY-MM-DD'), '') as "firstDay", coalesce(to_char(g.last_day, 'YYYY-MM-DD'), '') as "lastDay"`;

/** All that are agreed for any of the places, by their first day. */
export async function findAgreedAt(
  tx: TenantTransaction,
  places: readonly AgreedPlace[],
): Promise<AgreedPrice[]> {
  const { rows } = await sql<AgreedPrice>`
    select ${columns} from (
      select distinct n.code, n.unit, case when n.type <> '' then 'T' || n.type else 'U' || n.customer end as who
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as n (code text, unit smallint, customer text, type text)
    ) n join agreed_prices g on g.product_code = n.code and g.who = n.who and g.unit_no = n.unit
    order by g.product_code, g.unit_no, g.who, g.first_day nulls first`.execute(tx);
  return rows;
}

/** Those of the products, of types and of customers of the centers; a line is one price. */
export async function findAgreedOf(
  tx: TenantTransaction,
  { codes, saleUnits }: { codes: readonly string[]; saleUnits: readonly string[] },
): Promise<AgreedPrice[]> {
  const { rows } = await sql<AgreedPrice>`
    select ${columns} from agreed_prices g
    left join customers c on c.tenant_id = g.tenant_id and c.customer_code = g.customer_code
    where g.product_code = any (${codes}::text[])
      and (g.customer_code is null or c.status = 'active' and ${isCustomerOfCenters(saleUnits)})
    order by g.product_code, g.unit_no, g.who, g.first_day nulls first`.execute(tx);
  return rows;
}

/** A unit of a product, and what its piece is sold for at least, without tax. */
export type SoldUnit = { unit: 1 | 2 | 3; rate: number; floorSatang: number | null };

/** The units of the products by `code unit`. */
export async function findUnits(
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<Map<string, SoldUnit>> {
  const { rows } = await sql<{ code: string; unit: 1 | 2 | 3; rate: number; floorSatang: number | null }>`
    select u.product_code as code, u.unit_no as unit, u.rate, k.floor_satang as "floorSatang" from product_units u
    left join product_costs k on k.tenant_id = u.tenant_id and k.product_code = u.product_code
    where u.product_code = any (${codes}::text[])`.execute(tx);
  return new Map(rows.map(({ code, ...unit }) => [`${code} ${unit.unit}`, unit]));
}

/** Those that are active and of one of the centers. With `lock` none of them is merged or erased until the transaction ends. */
export async function findKnownCustomers(
  tx: TenantTransaction,
  {
    customers,
    saleUnits,
    lock,
  }: { customers: readonly string[]; saleUnits: readonly string[]; lock: boolean },
): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select c.customer_code as code from customers c
    where c.customer_code = any (${customers}::text[]) and c.status = 'active' and ${isCustomerOfCenters(saleUnits)}
    order by c.customer_code ${lock ? sql`for key share of c` : sql``}`.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

export async function findTypes(tx: TenantTransaction): Promise<Set<string>> {
  const rows = await tx.selectFrom('customer_types').select('type_code as code').execute();
  return new Set(rows.map(({ code }) => code));
}

/** What is there already gets the price, the days and another version. The products are locked, and nothing meets. */
export async function writeAgreedPrices(
  tx: TenantTransaction,
  { tenantId, prices, at }: { tenantId: string; prices: readonly AgreedPrice[]; at: Date },
): Promise<void> {
  await sql`
    insert into agreed_prices (tenant_id, agreed_id, product_code, unit_no, customer_code, customer_type, satang, tax_type,
      first_day, last_day, updated_at)
    select ${tenantId}, n.id, n.code, n.unit, nullif(n.customer, ''), nullif(n.type, ''), n.satang, n."taxType",
      nullif(n."firstDay", '')::date, nullif(n."lastDay", '')::date, ${at}
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as n (id text, code text, unit smallint, customer text, type text,
      satang bigint, "taxType" smallint, "firstDay" text, "lastDay" text)
    on conflict (tenant_id, agreed_id) do update set satang = excluded.satang, tax_type = excluded.tax_type,
      first_day = excluded.first_day, last_day = excluded.last_day, updated_at = excluded.updated_at,
      version = agreed_prices.version + 1`.execute(tx);
}

export const deleteAgreedPrices = (tx: TenantTransaction, ids: readonly string[]) =>
  sql`delete from agreed_prices where agreed_id = any (${ids}::text[])`.execute(tx);
