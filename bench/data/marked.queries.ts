/** Products that staff look for because something is amiss with them: as many of each kind in every shop. As the owner of the tables, or above. */
import type { ClientBase } from 'pg';
import { SALE_UNIT } from './people.queries.ts';
import { productCode } from './products.ts';

/** Of each kind; more than a page has. */
const MARKED = 20;
/** Pieces of what is low, below `LOW` of them. */
const FEW_PIECES = 3;
export const LOW = 10;

const kinds = ['notSold', 'noPicture', 'noPrice', 'soldOut', 'low', 'noEnglish'] as const;

const STATEMENTS: Record<(typeof kinds)[number], readonly string[]> = {
  notSold: [
    `update stock set is_active = false where tenant_id = $1 and sale_unit = '${SALE_UNIT}' and product_code = any ($2::text[])`,
  ],
  noPicture: [`update products set pictures = '{}' where tenant_id = $1 and product_code = any ($2::text[])`],
  noPrice: [
    `update product_prices set level1 = 0, level2 = null where tenant_id = $1 and product_code = any ($2::text[])`,
  ],
  soldOut: [setOnHand(0)],
  low: [setOnHand(FEW_PIECES)],
  noEnglish: [`update products set name_en = '' where tenant_id = $1 and product_code = any ($2::text[])`],
};

// The ledger records the difference, so that it equals the balance as before.
function setOnHand(pieces: number): string {
  return `
    with old as (
      select product_code, on_hand from stock
      where tenant_id = $1 and sale_unit = '${SALE_UNIT}' and product_code = any ($2::text[])
    ), set as (
      update stock s set on_hand = ${pieces} from old
      where s.tenant_id = $1 and s.sale_unit = '${SALE_UNIT}' and s.product_code = old.product_code
    )
    insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
    select $1, '${SALE_UNIT}', product_code, 'adjust', ${pieces} - on_hand, 'bench' from old`;
}

/** Spread over the whole shop; none of what the other kinds of lists ask for in particular. */
export async function markProducts(
  client: ClientBase,
  { tenantId, products }: { tenantId: string; products: number },
): Promise<void> {
  for (const [nth, kind] of kinds.entries()) {
    const codes = Array.from({ length: MARKED }, (_, n) =>
      productCode(Math.floor(((n + 0.5) * products) / MARKED) + nth),
    );
    for (const statement of STATEMENTS[kind]) await client.query(statement, [tenantId, codes]);
    // Where triggers sleep.
    await client.query('select find_wrong_products($1, $2::text[])', [tenantId, codes]);
  }
}
