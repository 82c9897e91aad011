/** Papers for the buyer of an order and the staff of its center (U-06i), and the month's sales tax (U-06j). */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, notFound } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import type { DocumentPrinter } from '../documents/documents.public.ts';
import { orderOfCustomer } from '../orders/orders.public.ts';
import { centerOfStaff, centersOfStaff } from '../session/session.public.ts';
import {
  findPaper,
  findPapers,
  findPapersOfOrder,
  sumPapers,
  type PaperFilters,
  type PaperPlace,
  type WholePaperRow,
} from './paper-lists.queries.ts';
import { paperXml } from './paper-xml.ts';
import { drawnPaper, presentListedPaper, presentPaper, presentTaxLine } from './papers.present.ts';

type Prints = Dependencies & { printer: DocumentPrinter };
type OrderKey = CallParsed<'orderPapers'>['params'];
type PaperKey = OrderKey & CallParsed<'orderPaper'>['query'];

const unknown = () => notFound('PAPER_NOT_FOUND');

/** Of an own order, also for the salesman who acts for its customer. Throws 404 ORDER_NOT_FOUND. */
export async function papersForBuyer(
  deps: Dependencies,
  context: CallContext,
  key: OrderKey,
): Promise<CallAnswer<'orderPapers'>> {
  await orderOfCustomer(deps, context, key);
  return papersOfOrder(deps, context.visitor, key);
}

/** Throws 404 ORDER_NOT_FOUND, PAPER_NOT_FOUND; 503 PAPERS_BUSY, PAPER_TOO_SLOW. */
export async function paperForBuyer(
  deps: Prints,
  context: CallContext,
  { paper, ...key }: PaperKey,
): Promise<CallAnswer<'orderPaper'>> {
  await orderOfCustomer(deps, context, key);
  return printed(deps, context.visitor, await wholePaper(deps, context.visitor, { paper, ...key }, true));
}

/** Throws 404 ORDER_NOT_FOUND for an order of another center. */
export async function papersForStaff(
  deps: Dependencies,
  visitor: Visitor,
  key: OrderKey,
): Promise<CallAnswer<'merchantOrderPapers'>> {
  if (!(await isOfOwnCenter(deps, visitor, key.saleunit))) throw notFound('ORDER_NOT_FOUND');
  return papersOfOrder(deps, visitor, key);
}

/** Throws 404 PAPER_NOT_FOUND, for one of another center too; 503 PAPERS_BUSY, PAPER_TOO_SLOW. */
export async function paperForStaff(
  deps: Prints,
  visitor: Visitor,
  key: PaperKey,
): Promise<CallAnswer<'merchantOrderPaper'>> {
  return printed(deps, visitor, await paperOfStaff(deps, visitor, key));
}

/** Throws 404 PAPER_NOT_FOUND. */
export async function paperAsXml(
  deps: Dependencies,
  visitor: Visitor,
  key: PaperKey,
): Promise<CallAnswer<'merchantPaperXml'>> {
  const row = await paperOfStaff(deps, visitor, key);
  return {
    FileName: `${row.number}.xml`,
    ContentType: 'application/xml',
    Bytes: new TextEncoder().encode(paperXml(drawnPaper(row), row.issuedAt)),
  };
}

async function paperOfStaff(deps: Dependencies, visitor: Visitor, key: PaperKey): Promise<WholePaperRow> {
  if (!(await isOfOwnCenter(deps, visitor, key.saleunit))) throw unknown();
  return wholePaper(deps, visitor, key, await deps.hasStaffRight(visitor, 'accounting'));
}

async function isOfOwnCenter(deps: Dependencies, visitor: Visitor, asked: string): Promise<boolean> {
  const centers = await centersOfStaff(deps, visitor);
  return centers.some(({ saleUnit }) => saleUnit === asked);
}

const papersOfOrder = (
  { database }: Dependencies,
  { tenantId }: Visitor,
  { orderid: orderId, saleunit: saleUnit }: OrderKey,
) =>
  database.inTenant(
    tenantId,
    async (tx) => ({ Data: (await findPapersOfOrder(tx, { orderId, saleUnit })).map(presentPaper) }),
    { readOnly: true },
  );

async function wholePaper(
  { database }: Dependencies,
  { tenantId }: Visitor,
  { orderid: orderId, saleunit: saleUnit, paper: paperId }: PaperKey,
  maySeeErased: boolean,
): Promise<WholePaperRow> {
  const of = { paperId, orderId, saleUnit, maySeeErased };
  const row = await database.inTenant(tenantId, (tx) => findPaper(tx, of), { readOnly: true });
  if (!row) throw unknown();
  return row;
}

async function printed(
  { printer }: Prints,
  { tenantId }: Visitor,
  row: WholePaperRow,
): Promise<CallAnswer<'orderPaper'>> {
  return {
    FileName: `${row.number}.pdf`,
    ContentType: 'application/pdf',
    Bytes: await printer.print(tenantId, drawnPaper(row)),
  };
}

const placeText = ({ issuedOn, paperId }: { issuedOn: string; paperId: number }) => `${issuedOn}_${paperId}`;
function placeOf(after: string | undefined): PaperPlace | undefined {
  if (after === undefined) return undefined;
  const [, day, paperId] =
    /^(20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))_(\d{1,15})$/.exec(after) ?? [];
  if (day === undefined || paperId === undefined || !isDay(day))
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return { day, paperId };
}
const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** A page of a center's papers, newest first. Throws 404 CENTER_NOT_FOUND. */
export async function listPapers(
  deps: Dependencies,
  visitor: Visitor,
  query: CallParsed<'merchantPapers'>['query'],
): Promise<CallAnswer<'merchantPapers'>> {
  const after = placeOf(query.after);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const maySeeErased = await deps.hasStaffRight(visitor, 'accounting');
  const filters = {
    saleUnit,
    text: query.text || undefined,
    kinds: query.kind && [query.kind],
    state: query.state,
    first: query.dateStart,
    last: query.dateEnd,
  };
  const part = { after, take: query.take + 1, order: 'newest' as const, maySeeErased };
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findPapers(tx, { ...filters, ...part }),
    { readOnly: true },
  );
  const shown = rows.slice(0, query.take);
  const last = shown.at(-1);
  return {
    Data: shown.map(presentListedPaper),
    Next: rows.length > query.take && last ? placeText(last) : null,
  };
}

/** A part of the month's invoices and credit notes by date, with the sums of all of them. Throws 404 CENTER_NOT_FOUND. */
export async function salesTax(
  deps: Dependencies,
  visitor: Visitor,
  query: CallParsed<'salesTax'>['query'],
): Promise<CallAnswer<'salesTax'>> {
  const after = placeOf(query.after);
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const filters = taxFilters(saleUnit, query.month);
  const part = { after, take: query.take + 1, order: 'oldest' as const, maySeeErased: true };
  const [rows, sums] = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => [await findPapers(tx, { ...filters, ...part }), await sumPapers(tx, filters)] as const,
    { readOnly: true },
  );
  const shown = rows.slice(0, query.take);
  const last = shown.at(-1);
  return {
    Data: shown.map(presentTaxLine),
    Next: rows.length > query.take && last ? placeText(last) : null,
    Net: bahtFromSatang(sums.netSatang),
    Tax: bahtFromSatang(sums.taxSatang),
    Total: bahtFromSatang(sums.totalSatang),
    Count: sums.many,
  };
}

function taxFilters(saleUnit: string, month: string): PaperFilters {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return {
    saleUnit,
    text: undefined,
    kinds: ['abbreviated', 'full', 'credit'],
    state: undefined,
    first: `${month}-01`,
    last: `${month}-${String(lastDay).padStart(2, '0')}`,
  };
}
