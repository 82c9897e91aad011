/** SQL that reads papers that were issued: of an order, of a center, of a month, and one whole. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { PaperRefers } from '#database/tables.ts';
import type { Buyer, PaperKind, PaperLine, PaperState, Seller } from '#domain/papers/paper.ts';
import type { RateSums } from '#domain/papers/paper-sums.ts';

export type PaperListRow = {
  paperId: number;
  kind: PaperKind;
  state: PaperState;
  number: string;
  orderId: string;
  saleUnit: string;
  issuedOn: string;
  isReceipt: boolean;
  netSatang: number;
  taxSatang: number;
  totalSatang: number;
};

const shown = sql`
  p.paper_id as "paperId", p.kind, p.state, p.number, p.order_id as "orderId", p.sale_unit as "saleUnit",
  to_char(p.issued_on, 'YYYY-MM-DD') as "issuedOn", p.is_receipt as "isReceipt", p.net_satang as "netSatang",
  p.tax_satang as "taxSatang", p.total_satang as "totalSatang"`;

/** Of an erased customer only accounting sees who it was (decision 57). */
const buyerFor = (maySeeErased: boolean) =>
  maySeeErased
    ? sql`b.buyer`
    : sql`case when not exists (select from kept_papers k where k.tenant_id = p.tenant_id and k.order_id = p.order_id)
        then b.buyer end as buyer`;
const withBuyer = sql`left join paper_buyers b on b.tenant_id = p.tenant_id and b.paper_id = p.paper_id`;

/** All of an order, oldest first. */
export async function findPapersOfOrder(
  tx: TenantTransaction,
  { orderId, saleUnit }: { orderId: string; saleUnit: string },
): Promise<PaperListRow[]> {
  const { rows } = await sql<PaperListRow>`
    select ${shown} from papers p where p.order_id = ${orderId} and p.sale_unit = ${saleUnit}
    order by p.paper_id`.execute(tx);
  return rows;
}

export type ListedPaperRow = {
  paperId: number;
  kind: PaperKind;
  state: PaperState;
  number: string;
  orderId: string;
  saleUnit: string;
  issuedOn: string;
  isReceipt: boolean;
  netSatang: number;
  taxSatang: number;
  totalSatang: number;
  buyer: Buyer | null;
};

export type PaperFilters = {
  saleUnit: string;
  text: string | undefined;
  kinds: readonly PaperKind[] | undefined;
  state: PaperState | undefined;
  /** YYYY-MM-DD, inclusive. */
  first: string | undefined;
  last: string | undefined;
};
export type PaperPlace = { day: string; paperId: string };
type Part = {
  after: PaperPlace | undefined;
  take: number;
  order: 'newest' | 'oldest';
  maySeeErased: boolean;
};

const matching = ({ saleUnit, text, kinds, state, first, last }: PaperFilters) => sql`
  p.sale_unit = ${saleUnit}
  ${text === undefined ? sql`` : sql`and (p.number = upper(${text}) or p.order_id = upper(${text}))`}
  ${kinds === undefined ? sql`` : sql`and p.kind = any(${kinds}::text[])`}
  ${state === undefined ? sql`` : sql`and p.state = ${state}`}
  ${first === undefined ? sql`` : sql`and p.issued_on >= ${first}::date`}
  ${last === undefined ? sql`` : sql`and p.issued_on <= ${last}::date`}`;

/** A part of the papers of a center, after the given position. */
export async function findPapers(
  tx: TenantTransaction,
  { after, take, order, maySeeErased, ...filters }: PaperFilters & Part,
): Promise<ListedPaperRow[]> {
  const direction = order === 'newest' ? sql`desc` : sql`asc`;
  const beyond = order === 'newest' ? sql`<` : sql`>`;
  const place = after
    ? sql`and (p.issued_on, p.paper_id) ${beyond} (${after.day}::date, ${after.paperId}::bigint)`
    : sql``;
  const { rows } = await sql<ListedPaperRow>`
    select ${shown}, ${buyerFor(maySeeErased)} from (
      select * from papers p where ${matching(filters)} ${place}
      order by p.issued_on ${direction}, p.paper_id ${direction} limit ${take}
    ) p ${withBuyer}
    order by p.issued_on ${direction}, p.paper_id ${direction}`.execute(tx);
  return rows;
}

export type TaxSums = { many: number; netSatang: number; taxSatang: number; totalSatang: number };

/** What stands, credit notes taken off; `many` counts the canceled ones too. */
export async function sumPapers(tx: TenantTransaction, filters: PaperFilters): Promise<TaxSums> {
  const sum = (column: ReturnType<typeof sql>) => sql`
    coalesce(sum(case when p.kind = 'credit' then -${column} else ${column} end) filter (where p.state = 'Approved'),
      0)::bigint`;
  const { rows } = await sql<TaxSums>`
    select count(*)::integer as many, ${sum(sql`p.net_satang`)} as "netSatang", ${sum(sql`p.tax_satang`)} as "taxSatang",
      ${sum(sql`p.total_satang`)} as "totalSatang"
    from papers p where ${matching(filters)}`.execute(tx);
  return rows[0] ?? { many: 0, netSatang: 0, taxSatang: 0, totalSatang: 0 };
}

export type WholePaperRow = {
  paperId: number;
  kind: PaperKind;
  state: PaperState;
  number: string;
  orderId: string;
  saleUnit: string;
  issuedOn: string;
  issuedAt: Date;
  isReceipt: boolean;
  netSatang: number;
  taxSatang: number;
  totalSatang: number;
  seller: Seller;
  buyer: Buyer | null;
  lines: PaperLine[];
  rates: RateSums[];
  refers: PaperRefers;
  reason: string;
};

/** One of an order, with everything on it. */
export async function findPaper(
  tx: TenantTransaction,
  {
    paperId,
    orderId,
    saleUnit,
    maySeeErased,
  }: { paperId: number; orderId: string; saleUnit: string; maySeeErased: boolean },
): Promise<WholePaperRow | undefined> {
  const { rows } = await sql<WholePaperRow>`
    select ${shown}, p.issued_at as "issuedAt", p.seller, ${buyerFor(maySeeErased)}, p.lines, p.rates, p.refers, p.reason
    from papers p ${withBuyer}
    where p.paper_id = ${paperId}::bigint and p.order_id = ${orderId} and p.sale_unit = ${saleUnit}`.execute(
    tx,
  );
  return rows[0];
}
