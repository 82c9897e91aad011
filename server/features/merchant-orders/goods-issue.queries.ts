/** SQL of goods issues. */
import { sql } from 'kysely';
import type { IssuePurpose } from '#domain/orders/goods-issue.ts';
import type { TenantTransaction } from '#database/database.ts';

/** A product with one of its units. */
export type IssuableRow = {
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  isStockItem: boolean;
  /** Pieces that are not reserved. */
  available: number;
  unitNo: 1 | 2 | 3;
  unitTh: string;
  unitEn: string;
  rate: number;
  barcode: string | null;
};

/** These products, and those with this barcode, with each of their units, whether or not they are sold. */
export async function findIssuable(
  tx: TenantTransaction,
  { saleUnit, codes, barcode = '' }: { saleUnit: string; codes: readonly string[]; barcode?: string },
): Promise<IssuableRow[]> {
  const { rows } = await sql<IssuableRow>`
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture,
      p.is_stock_item as "isStockItem", coalesce(s.on_hand - s.held, 0) as available, u.unit_no as "unitNo",
      u.name_th as "unitTh", u.name_en as "unitEn", u.rate, u.barcode
    from products p
    join product_units u on u.tenant_id = p.tenant_id and u.product_code = p.product_code
    left join stock s on s.tenant_id = p.tenant_id and s.sale_unit = ${saleUnit} and s.product_code = p.product_code
    where p.product_code in (
      select unnest(${codes}::text[])
      union select b.product_code from product_units b where b.barcode = nullif(${barcode}::text, ''))
    order by p.product_code, u.unit_no`.execute(tx);
  return rows;
}

export type NewIssueLine = IssuableRow & { quantity: number };
type NewIssue = {
  orderId: string;
  saleUnit: string;
  purpose: IssuePurpose;
  remark: string;
  lines: readonly NewIssueLine[];
  at: Date;
};

const NO_ADDRESS = {
  code: '',
  name: '',
  address: '',
  province: '',
  district: '',
  subdistrict: '',
  english: { province: '', district: '', subdistrict: '' },
  postalCode: '',
  taxId: '',
  phone: '',
};

/** Writes the issue with its lines; false if the number is taken or the center is closed by now. Its lines cost nothing. */
export async function insertIssue(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, saleUnit, purpose, remark, lines, at }: NewIssue,
): Promise<boolean> {
  const numbered = lines.map((line, index) => ({ lineNo: index + 1, ...line }));
  const { rows } = await sql`
    with written as (
      insert into orders (tenant_id, order_id, sale_unit, order_type, status, purpose, payment_type, delivery_method,
        delivery_kind, subtotal_satang, total_satang, remark, ship_to, placed_at, updated_at)
      select ${tenantId}, ${orderId}, sale_unit, 'I', 'Wait', ${purpose}, -1, '', 'pickup', 0, 0, ${remark},
        ${JSON.stringify(NO_ADDRESS)}::jsonb, ${at}::timestamptz, ${at}::timestamptz
      from centers where sale_unit = ${saleUnit} and is_active for key share
      on conflict do nothing
      returning order_id
    ), lines as (
      insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, picture, unit_no,
        unit_name_th, unit_name_en, unit_rate, quantity, unit_price_satang, amount_satang, tax_type, tax_rate,
        tax_satang, is_free, price_source, takes_stock)
      select ${tenantId}, w.order_id, l."lineNo", l.code, l."nameTh", l."nameEn", l.picture, l."unitNo", l."unitTh",
        l."unitEn", l.rate, l.quantity, 0, 0, 0, 0, 0, true, 'issue', l."isStockItem"
      from written w, json_to_recordset(${JSON.stringify(numbered)}::json) as l (
        "lineNo" smallint, code text, "nameTh" text, "nameEn" text, picture text, "unitNo" smallint, "unitTh" text,
        "unitEn" text, rate integer, quantity integer, "isStockItem" boolean)
    )
    select order_id from written`.execute(tx);
  return rows.length > 0;
}
