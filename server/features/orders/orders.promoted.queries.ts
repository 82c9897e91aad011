/** SQL of an order's promotions as its packing and its returns need them: the terms of then, and the lines that they count. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { StoredTerms } from '#database/tables.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import type { TaxType } from '#domain/pricing/tax.ts';

export type OrderTerms = {
  terms: StoredTerms;
  /** What it took off the order, its free goods not counted. */
  discountSatang: number;
};

/** The terms of each promotion that the order got, in the versions by which it was computed; none for most orders. */
export async function findOrderTerms(tx: TenantTransaction, orderId: string): Promise<OrderTerms[]> {
  const { rows } = await sql<OrderTerms>`
    select v.terms, p.discount_satang as "discountSatang"
    from order_promotions p
    join promotion_versions v on v.tenant_id = p.tenant_id and v.promotion_id = p.promotion_id and v.version = p.version
    where p.order_id = ${orderId} order by p.promotion_id`.execute(tx);
  return rows;
}

export type PromotedLineRow = {
  lineNo: number;
  productCode: string;
  unitNo: UnitNumber;
  unitRate: number;
  quantity: number;
  unitPriceSatang: number;
  taxType: TaxType;
  taxRate: number;
  /** The promotion that gave it for nothing; null for what was bought. */
  freeBy: string | null;
  /** Without tax; null where the shop has set none. */
  floorSatang: number | null;
};

export async function findPromotedLines(tx: TenantTransaction, orderId: string): Promise<PromotedLineRow[]> {
  const { rows } = await sql<PromotedLineRow>`
    select l.line_no as "lineNo", l.product_code as "productCode", l.unit_no as "unitNo", l.unit_rate as "unitRate", l.quantity,
      l.unit_price_satang as "unitPriceSatang", l.tax_type as "taxType", l.tax_rate as "taxRate",
      case when l.is_free then l.discounts -> 0 ->> 'id' end as "freeBy", k.floor_satang as "floorSatang"
    from order_lines l left join product_costs k on k.tenant_id = l.tenant_id and k.product_code = l.product_code
    where l.order_id = ${orderId} order by l.line_no`.execute(tx);
  return rows;
}

/** What earlier returns that stand were worth, and the tax within. */
export async function findReturnedSums(
  tx: TenantTransaction,
  orderId: string,
): Promise<{ amountSatang: number; taxSatang: number }> {
  const { rows } = await sql<{ amountSatang: number; taxSatang: number }>`
    select coalesce(sum(amount_satang), 0)::bigint as "amountSatang", coalesce(sum(tax_satang), 0)::bigint as "taxSatang"
    from order_returns where order_id = ${orderId} and undone_at is null`.execute(tx);
  return rows[0] ?? { amountSatang: 0, taxSatang: 0 };
}
