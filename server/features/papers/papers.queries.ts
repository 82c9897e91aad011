/** SQL of papers: what of an order decides about them, what was issued, and their numbers. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderAddress, PaperRefers } from '#database/tables.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { Buyer, PaperKind, PaperLine, Seller } from '#domain/papers/paper.ts';
import type { PaperSums } from '#domain/papers/paper-sums.ts';
import type { TaxType } from '#domain/pricing/tax.ts';

export type PaperOrder = {
  orderId: string;
  saleUnit: string;
  status: OrderState;
  placedAt: Date;
  paidSatang: number;
  feeSatang: number;
  feeTaxSatang: number;
  isWished: boolean;
  shipTo: OrderAddress;
  billTo: OrderAddress | null;
  cashAt: Date | null;
  packedAt: Date | null;
  shippingAt: Date | null;
  deliveredAt: Date | null;
  endedAt: Date | null;
  /** The tax of a line is not of the day of the order: no paper shows it. */
  isDerived: boolean;
};

/** Locked until the end of the transaction, so that nothing of it changes meanwhile. Undefined: no sales order. */
export async function lockPaperOrder(
  tx: TenantTransaction,
  orderId: string,
): Promise<PaperOrder | undefined> {
  await sql`select from orders where order_id = ${orderId} for update`.execute(tx);
  const step = (to: OrderState, condition: ReturnType<typeof sql>) => sql`(
    select max(e.at) from order_events e where e.tenant_id = o.tenant_id and e.order_id = o.order_id
      and e.kind = 'transition' and e.to_status = ${to} and ${condition})`;
  // Whoever refuses at the door sends back from Shipping; the last such step tells.
  const isRefused = sql`o.status = 'Returned' and 'Shipping' = (
    select e.from_status from order_events e where e.tenant_id = o.tenant_id and e.order_id = o.order_id
      and e.kind = 'transition' and e.to_status = 'Returned' order by e.event_id desc limit 1)`;
  const { rows } = await sql<PaperOrder>`
    select o.order_id as "orderId", o.sale_unit as "saleUnit", o.status, o.placed_at as "placedAt",
      o.paid_satang as "paidSatang", o.delivery_fee_satang as "feeSatang", o.delivery_tax_satang as "feeTaxSatang",
      o.needs_tax_invoice as "isWished", o.ship_to as "shipTo", o.bill_to as "billTo", c.taken_at as "cashAt",
      ${step('Packed', sql`o.status not in ('Wait', 'Approved')`)} as "packedAt",
      ${step('Shipping', sql`o.status in ('Shipping', 'Delivered', 'Returned')`)} as "shippingAt",
      ${step('Delivered', sql`(o.status = 'Delivered' or o.status = 'Returned' and not (${isRefused}))`)} as "deliveredAt",
      case when o.status = 'Canceled' then ${step('Canceled', sql`true`)}
        when ${isRefused} then ${step('Returned', sql`true`)} end as "endedAt",
      exists (select from order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.order_id and l.tax_is_derived)
        as "isDerived"
    from orders o left join cash_receipts c on c.tenant_id = o.tenant_id and c.order_id = o.order_id
    where o.order_id = ${orderId} and o.order_type = '3'`.execute(tx);
  return rows[0];
}

export type PaperLineRow = {
  lineNo: number;
  code: string;
  nameTh: string;
  nameEn: string;
  unitTh: string;
  unitEn: string;
  quantity: number;
  unitPriceSatang: number;
  discountSatang: number;
  amountSatang: number;
  taxType: TaxType;
  taxRate: number;
  taxSatang: number;
  isFree: boolean;
  packed: { quantity: number; discountSatang: number; amountSatang: number; taxSatang: number } | null;
};

/** As ordered, with what was packed; null: all of it. */
export async function findPaperLines(tx: TenantTransaction, orderId: string): Promise<PaperLineRow[]> {
  const { rows } = await sql<PaperLineRow>`
    select l.line_no as "lineNo", l.product_code as code, l.name_th as "nameTh", l.name_en as "nameEn",
      l.unit_name_th as "unitTh", l.unit_name_en as "unitEn", l.quantity, l.unit_price_satang as "unitPriceSatang",
      l.discount_satang as "discountSatang", l.amount_satang as "amountSatang", l.tax_type as "taxType",
      l.tax_rate as "taxRate", l.tax_satang as "taxSatang", l.is_free as "isFree",
      case when p.line_no is not null then json_build_object('quantity', p.quantity, 'discountSatang', p.discount_satang,
        'amountSatang', p.amount_satang, 'taxSatang', p.tax_satang) end as packed
    from order_lines l left join packed_lines p using (tenant_id, order_id, line_no)
    where l.order_id = ${orderId} order by l.line_no`.execute(tx);
  return rows;
}

export type PaperReturnRow = {
  no: number;
  at: Date;
  lineNo: number;
  quantity: number;
  discountSatang: number;
  amountSatang: number;
  taxSatang: number;
};

/** Lines of the returns that stand, in the order of their documents. */
export async function findPaperReturns(tx: TenantTransaction, orderId: string): Promise<PaperReturnRow[]> {
  const { rows } = await sql<PaperReturnRow>`
    select d.return_no as no, d.at, r.line_no as "lineNo", r.quantity, r.discount_satang as "discountSatang",
      r.amount_satang as "amountSatang", r.tax_satang as "taxSatang"
    from order_returns d join order_return_lines r using (tenant_id, order_id, return_no)
    where d.order_id = ${orderId} and d.undone_at is null order by d.return_no, r.line_no`.execute(tx);
  return rows;
}

export type PaperPayment = { no: number; satang: number; at: Date };

/** What was received and stands, in its order. */
export async function findPaperPayments(tx: TenantTransaction, orderId: string): Promise<PaperPayment[]> {
  const { rows } = await sql<PaperPayment>`
    select payment_no as no, satang, at from paper_payments
    where order_id = ${orderId} and undone_at is null order by payment_no`.execute(tx);
  return rows;
}

/** Once for each reference of an order; without one it is what the order says beyond what is known. */
export async function insertPaperPayment(
  tx: TenantTransaction,
  tenantId: string,
  payment: { orderId: string; satang: number; at: Date; reference: string | null },
): Promise<void> {
  const { orderId, satang, at, reference } = payment;
  await sql`
    insert into paper_payments (tenant_id, order_id, payment_no, satang, at, reference)
    select ${tenantId}, ${orderId}, n.no, ${satang}::bigint, ${at}, coalesce(${reference}, 'order:' || n.no)
    from (select coalesce(max(payment_no), 0) + 1 as no from paper_payments
      where tenant_id = ${tenantId} and order_id = ${orderId}) n
    on conflict (tenant_id, order_id, reference) do nothing`.execute(tx);
}

export async function undoPaperPayment(
  tx: TenantTransaction,
  { orderId, no, at }: { orderId: string; no: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('paper_payments')
    .set({ undone_at: at })
    .where('order_id', '=', orderId)
    .where('payment_no', '=', no)
    .execute();
}

/** Who sells at a center. */
export const findSeller = (tx: TenantTransaction, saleUnit: string) =>
  tx
    .selectFrom('center_sellers')
    .select([
      'company_th as companyTh',
      'company_en as companyEn',
      'address_th as addressTh',
      'address_en as addressEn',
      'tax_id as taxId',
      'branch_no as branchNo',
      'is_vat_registered as isVatRegistered',
      'since',
      'version',
    ])
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirst();

export type StandingRow = {
  basis: string;
  kind: PaperKind;
  number: string;
  issuedOn: string;
  netSatang: number;
  lines: PaperLine[];
};

/** The papers of an order that are not canceled, oldest first. */
export async function findStandingPapers(tx: TenantTransaction, orderId: string): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select basis, kind, number, to_char(issued_on, 'YYYY-MM-DD') as "issuedOn", net_satang as "netSatang", lines
    from papers where order_id = ${orderId} and state = 'Approved' order by paper_id`.execute(tx);
  return rows;
}

export async function cancelPapers(
  tx: TenantTransaction,
  { orderId, bases, at }: { orderId: string; bases: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    update papers set state = 'Canceled', canceled_at = ${at}
    where order_id = ${orderId} and state = 'Approved' and basis = any(${bases}::text[])`.execute(tx);
}

type Sequence = { sellerKey: string; branchNo: string; kind: PaperKind };

/** The next number; who takes one at the same time waits until this transaction ends. */
export async function nextRunning(
  tx: TenantTransaction,
  tenantId: string,
  { sellerKey, branchNo, kind }: Sequence,
): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into paper_numbers as n (tenant_id, seller_key, branch_no, kind, last)
    values (${tenantId}, ${sellerKey}, ${branchNo}, ${kind}, 1)
    on conflict (tenant_id, seller_key, branch_no, kind) do update set last = n.last + 1
    returning last`.execute(tx);
  const last = rows[0]?.last;
  if (last === undefined) throw new Error('No number of a paper was given');
  return last;
}

export type NewPaper = Sequence & {
  running: number;
  number: string;
  orderId: string;
  saleUnit: string;
  basis: string;
  issuedOn: string;
  issuedAt: Date;
  isReceipt: boolean;
  seller: Seller;
  buyer: Buyer;
  lines: readonly PaperLine[];
  sums: PaperSums;
  refers: PaperRefers;
  reason: string;
};

export async function insertPaper(tx: TenantTransaction, tenantId: string, paper: NewPaper): Promise<void> {
  const { rates, netSatang, taxSatang, totalSatang } = paper.sums;
  await sql`
    with paper as (
      insert into papers (tenant_id, kind, seller_key, branch_no, running, number, order_id, sale_unit, basis, issued_on,
        issued_at, is_receipt, seller, lines, rates, net_satang, tax_satang, total_satang, refers, reason)
      values (${tenantId}, ${paper.kind}, ${paper.sellerKey}, ${paper.branchNo}, ${paper.running}, ${paper.number},
        ${paper.orderId}, ${paper.saleUnit}, ${paper.basis}, ${paper.issuedOn}::date, ${paper.issuedAt}, ${paper.isReceipt},
        ${JSON.stringify(paper.seller)}::jsonb, ${JSON.stringify(paper.lines)}::jsonb, ${JSON.stringify(rates)}::jsonb,
        ${netSatang}::bigint, ${taxSatang}::bigint, ${totalSatang}::bigint, ${JSON.stringify(paper.refers)}::jsonb,
        ${paper.reason})
      returning paper_id
    )
    insert into paper_buyers (tenant_id, paper_id, buyer)
    select ${tenantId}, paper_id, ${JSON.stringify(paper.buyer)}::jsonb from paper`.execute(tx);
}
