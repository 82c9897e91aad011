/** SQL of an order's promotions as its packing and its returns need them: the terms of then, and the lines that they count. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { StoredTerms } from '#database/tables.ts';
import type { Discount } from '#domain/orders/line-money.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';

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
  /** The promotion that gave it for nothing; null for what was bought. */
  freeBy: string | null;
  /** As placed, of every source. */
  discounts: readonly Discount[];
  /** What returns that stand brought for it. */
  refundedSatang: number;
};

export async function findPromotedLines(tx: TenantTransaction, orderId: string): Promise<PromotedLineRow[]> {
  const { rows } = await sql<PromotedLineRow>`
    select l.line_no as "lineNo", l.product_code as "productCode", l.unit_no as "unitNo", l.unit_rate as "unitRate", l.quantity,
      l.unit_price_satang as "unitPriceSatang",
      case when l.is_free then l.discounts -> 0 ->> 'id' end as "freeBy", l.discounts,
      coalesce((
        select sum(r.amount_satang)::bigint from order_return_lines r join order_returns d using (tenant_id, order_id, return_no)
        where r.tenant_id = l.tenant_id and r.order_id = l.order_id and r.line_no = l.line_no and d.undone_at is null
      ), 0) as "refundedSatang"
    from order_lines l
    where l.order_id = ${orderId} order by l.line_no`.execute(tx);
  return rows;
}
