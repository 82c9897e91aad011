/** Stock of products at one center, as the owner of the tables. */
import type { ClientBase } from 'pg';

// The ledger records the difference, so that it equals the balance as before.
const SET_ON_HAND = `
  with old as (
    select product_code, on_hand from stock
    where tenant_id = $1 and sale_unit = $2 and product_code = any ($3::text[])
  ), adjusted as (
    update stock s set on_hand = $4::int from old
    where s.tenant_id = $1 and s.sale_unit = $2 and s.product_code = old.product_code
    returning s.product_code, $4::int - old.on_hand as delta
  )
  insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
  select $1, $2, product_code, 'adjust', delta, 'bench' from adjusted where delta <> 0`;

type OnHand = { tenantId: string; saleUnit: string; codes: readonly string[]; pieces: number };

/** Notifies no process: what they show of these products must not change by it. */
export async function setOnHand(
  client: ClientBase,
  { tenantId, saleUnit, codes, pieces }: OnHand,
): Promise<void> {
  await client.query(SET_ON_HAND, [tenantId, saleUnit, codes, pieces]);
}
