/** Prices of a center and agreed prices, the same for every customer of the bench; as the owner of the tables. */
import type { ClientBase } from 'pg';

const TYPE = 'BENCH';

const INSERT_CENTER_PRICES = `
  insert into center_prices (tenant_id, product_code, sale_unit, unit_no, tax_type, level1, level2)
  select c.tenant_id, c.product_code, $2, c.unit_no, 1, c.level1 + 100, c.level2 + 100
  from product_prices c where c.tenant_id = $1 and c.product_code = any ($3::text[])`;

// With the type of all customers, and the first ones with each customer as well: at the same price, so that all pay the same.
const INSERT_AGREED_PRICES = `
  insert into agreed_prices (tenant_id, agreed_id, product_code, unit_no, customer_code, customer_type, satang, tax_type, first_day, last_day)
  select $1, 'T' || c.code, c.code, 1, null, $2, 4300, 1, current_date - 9, current_date + 99
  from unnest($3::text[]) as c (code)
  union all
  select $1, 'C' || c.code || k.customer_code, c.code, 1, k.customer_code, null, 4300, 1, current_date - 9, current_date + 99
  from unnest($3::text[]) with ordinality as c (code, nth), customers k
  where k.tenant_id = $1 and k.customer_type = $2 and c.nth <= $4`;

/** How many rows there are then. `agreed` are some of `codes`. */
export async function insertOwnPrices(
  client: ClientBase,
  {
    tenantId,
    saleUnit,
    codes,
    agreed,
    withEach,
  }: {
    tenantId: string;
    saleUnit: string;
    codes: readonly string[];
    agreed: readonly string[];
    withEach: number;
  },
): Promise<{ ofCenter: number; agreed: number }> {
  await client.query(
    `insert into customer_types (tenant_id, type_code, name_th, name_en, position) values ($1, $2, 'ร้านค้า', 'Shop', 1)`,
    [tenantId, TYPE],
  );
  await client.query(`update customers set customer_type = $2 where tenant_id = $1`, [tenantId, TYPE]);
  const ofCenter = await client.query(INSERT_CENTER_PRICES, [tenantId, saleUnit, codes]);
  const made = await client.query(INSERT_AGREED_PRICES, [tenantId, TYPE, agreed, withEach]);
  await client.query('analyze center_prices, agreed_prices, customers');
  return { ofCenter: ofCenter.rowCount ?? 0, agreed: made.rowCount ?? 0 };
}
