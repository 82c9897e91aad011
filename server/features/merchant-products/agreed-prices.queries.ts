/** SQL of prices that are agreed with a customer or with all customers of a type. */
import { sql } from 'kysely';
import { isCustomerOfCenters } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { TaxType } from '#domain/pricing/tax.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';

/** For whom: one of the two is null. */
export type Who = { customerCode: string | null; customerType: string | null };
/** YYYY-MM-DD; null has no beginning or no end. */
export type AgreedDays = { firstDay: string | null; lastDay: string | null };

export type AgreedRow = {
  id: string;
  code: string;
  nameTh: string;
  nameEn: string;
  unit: UnitNumber;
  unitTh: string;
  unitEn: string;
  customerCode: string | null;
  customerName: string | null;
  customerType: string | null;
  typeTh: string | null;
  typeEn: string | null;
  satang: number;
  type: TaxType;
  firstDay: string | null;
  lastDay: string | null;
  version: number;
};

const columns = sql`
  g.agreed_id as id, g.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", g.unit_no as unit,
  u.name_th as "unitTh", u.name_en as "unitEn", g.customer_code as "customerCode", c.name as "customerName",
  g.customer_type as "customerType", t.name_th as "typeTh", t.name_en as "typeEn", g.satang, g.tax_type as type,
  to_char(g.first_day, 'YYYY-MM-DD') as "firstDay", to_char(g.last_day, 'YYYY-MM-DD') as "lastDay", g.version`;

const joined = sql`
  join products p on p.tenant_id = g.tenant_id and p.product_code = g.product_code
  join product_units u on u.tenant_id = g.tenant_id and u.product_code = g.product_code and u.unit_no = g.unit_no
  left join customers c on c.tenant_id = g.tenant_id and c.customer_code = g.customer_code
  left join customer_types t on t.tenant_id = g.tenant_id and t.type_code = g.customer_type`;

/** Of a type, or of a customer who orders from one of the centers or is bound to none. */
const isKnownAt = (saleUnits: readonly string[]) => sql`(g.customer_code is null
  or c.customer_code is not null and ${isCustomerOfCenters(saleUnits)})`;

/** A page of those of a product, the types first; `after` is the last of the page before. */
export async function findAgreedOfProduct(
  tx: TenantTransaction,
  {
    code,
    saleUnits,
    after,
    take,
  }: { code: string; saleUnits: readonly string[]; after: string | undefined; take: number },
): Promise<AgreedRow[]> {
  const { rows } = await sql<AgreedRow>`
    select ${columns} from agreed_prices g ${joined}
    where g.product_code = ${code} and ${isKnownAt(saleUnits)}
      ${
        after === undefined
          ? sql``
          : sql`and (g.who, g.unit_no, g.agreed_id) > (
        select o.who, o.unit_no, o.agreed_id from agreed_prices o where o.product_code = ${code} and o.agreed_id = ${after})`
      }
    order by g.who, g.unit_no, g.agreed_id limit ${take}`.execute(tx);
  return rows;
}

/** A page of those of a customer and of their type that are not over, by product. */
export async function findAgreedOfCustomer(
  tx: TenantTransaction,
  {
    customerCode,
    day,
    after,
    take,
  }: { customerCode: string; day: string; after: string | undefined; take: number },
): Promise<AgreedRow[]> {
  const later =
    after === undefined
      ? sql``
      : sql`and (g.product_code, g.unit_no, g.agreed_id) > (
        select o.product_code, o.unit_no, o.agreed_id from agreed_prices o where o.agreed_id = ${after})`;
  const { rows } = await sql<AgreedRow>`
    with mine as (
      (select g.agreed_id from agreed_prices g
        where g.customer_code = ${customerCode} and (g.last_day is null or g.last_day >= ${day}::date) ${later}
        order by g.product_code, g.unit_no, g.agreed_id limit ${take})
      union all
      (select g.agreed_id from agreed_prices g
        where g.customer_type = (select k.customer_type from customers k where k.customer_code = ${customerCode})
          and (g.last_day is null or g.last_day >= ${day}::date) ${later}
        order by g.product_code, g.unit_no, g.agreed_id limit ${take})
    )
    select ${columns} from mine join agreed_prices g on g.agreed_id = mine.agreed_id ${joined}
    order by g.product_code, g.unit_no, g.agreed_id limit ${take}`.execute(tx);
  return rows;
}

/** One of a product that the centers may know. */
export async function findAgreed(
  tx: TenantTransaction,
  { code, id, saleUnits }: { code: string; id: string; saleUnits: readonly string[] },
): Promise<AgreedRow | undefined> {
  const { rows } = await sql<AgreedRow>`
    select ${columns} from agreed_prices g ${joined}
    where g.product_code = ${code} and g.agreed_id = ${id} and ${isKnownAt(saleUnits)}`.execute(tx);
  return rows[0];
}

/** Whether there is such a customer, active and of one of the centers or bound to none. */
export async function isKnownCustomer(
  tx: TenantTransaction,
  { customerCode, saleUnits }: { customerCode: string; saleUnits: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    select from customers c where c.customer_code = ${customerCode} and c.status = 'active' and ${isCustomerOfCenters(saleUnits)}`.execute(
    tx,
  );
  return rows.length > 0;
}

export type NamedType = { code: string; nameTh: string; nameEn: string };

/** In the shop's order. */
export const findCustomerTypes = (tx: TenantTransaction): Promise<NamedType[]> =>
  tx
    .selectFrom('customer_types')
    .select(['type_code as code', 'name_th as nameTh', 'name_en as nameEn'])
    .orderBy('position')
    .orderBy('type_code')
    .execute();

/** What the unit is sold for at least. */
export async function findFloorOf(
  tx: TenantTransaction,
  { code, unit }: { code: string; unit: UnitNumber },
): Promise<{ unit: UnitNumber; rate: number; floorSatang: number | null } | undefined> {
  const { rows } = await sql<{ unit: UnitNumber; rate: number; floorSatang: number | null }>`
    select u.unit_no as unit, u.rate, k.floor_satang as "floorSatang" from product_units u
    left join product_costs k on k.tenant_id = u.tenant_id and k.product_code = u.product_code
    where u.product_code = ${code} and u.unit_no = ${unit}`.execute(tx);
  return rows[0];
}

type Wanted = Who & AgreedDays & { code: string; id: string; unit: UnitNumber };

/** Another one for the same that has a day of it; the first by its days. */
export async function findAgreedMeeting(
  tx: TenantTransaction,
  { code, id, unit, customerCode, customerType, firstDay, lastDay }: Wanted,
): Promise<AgreedDays | undefined> {
  const { rows } = await sql<AgreedDays>`
    select to_char(g.first_day, 'YYYY-MM-DD') as "firstDay", to_char(g.last_day, 'YYYY-MM-DD') as "lastDay"
    from agreed_prices g
    where g.product_code = ${code} and g.unit_no = ${unit} and g.agreed_id <> ${id}
      and g.customer_code is not distinct from ${customerCode} and g.customer_type is not distinct from ${customerType}
      and daterange(g.first_day, g.last_day, '[]') && daterange(${firstDay}::date, ${lastDay}::date, '[]')
    order by g.first_day nulls first limit 1`.execute(tx);
  return rows[0];
}

/** The product is locked, and nothing meets it. What is there already gets the price, the days and another version. */
export async function writeAgreed(
  tx: TenantTransaction,
  {
    tenantId,
    at,
    code,
    id,
    unit,
    customerCode,
    customerType,
    firstDay,
    lastDay,
    satang,
    type,
  }: Wanted & { tenantId: string; at: Date; satang: number; type: TaxType },
): Promise<void> {
  await sql`
    insert into agreed_prices (tenant_id, agreed_id, product_code, unit_no, customer_code, customer_type, satang, tax_type,
      first_day, last_day, updated_at)
    values (${tenantId}, ${id}, ${code}, ${unit}, ${customerCode}, ${customerType}, ${satang}, ${type}, ${firstDay}::date,
      ${lastDay}::date, ${at})
    on conflict (tenant_id, agreed_id) do update set satang = excluded.satang, tax_type = excluded.tax_type,
      first_day = excluded.first_day, last_day = excluded.last_day, updated_at = excluded.updated_at,
      version = agreed_prices.version + 1`.execute(tx);
}

export async function deleteAgreed(tx: TenantTransaction, id: string): Promise<void> {
  await tx.deleteFrom('agreed_prices').where('agreed_id', '=', id).execute();
}
