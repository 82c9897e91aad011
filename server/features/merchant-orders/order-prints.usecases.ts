/** Orders as their documents show them (B-92): each in the language of its customer. */
import {
  MOST_PRINTED_OF_LIST,
  printProblem,
  type DocumentKind,
  type PrintProblem,
} from '#domain/orders/documents.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import { centersOfStaff, staffMemberOf } from '../session/session.public.ts';
import { maySeeKept, readDetail, type Detail, type Key } from './merchant-order.usecases.ts';
import { orderFilters } from './merchant-orders.list.usecases.ts';
import { findOrderIds } from './merchant-orders.queries.ts';
import { findPrintHeads, type PrintHead } from './order-prints.queries.ts';

/**
 * The sales orders of a list, as far as it decides what of them is printed; they are printed in parts. Throws 400
 * PRINT_LIST_TOO_LONG, 403 PAGE_DISABLED, 404 CENTER_NOT_FOUND.
 */
export async function printableOrders(
  deps: Dependencies,
  { visitor }: CallContext,
  body: CallParsed<'printableOrders'>['body'],
): Promise<CallAnswer<'printableOrders'>> {
  const filters = await orderFilters(deps, visitor, { ...body, type: '3' });
  const read = async (tx: TenantTransaction): Promise<PrintHead[]> => {
    const ids = await findOrderIds(tx, { ...filters, take: MOST_PRINTED_OF_LIST + 1 });
    if (ids.length > MOST_PRINTED_OF_LIST)
      throw badRequest('PRINT_LIST_TOO_LONG', { values: { count: MOST_PRINTED_OF_LIST } });
    const heads = new Map((await findPrintHeads(tx, ids)).map((head) => [head.orderId, head]));
    return ids.flatMap((id) => heads.get(id) ?? []);
  };
  const heads = await deps.database.inTenant(visitor.tenantId, read, { readOnly: true });
  return {
    Data: heads.map((head) => ({
      OrderID: head.orderId,
      SaleUnit: head.saleUnit,
      OrderType: head.orderType,
      Status: head.status,
      DeliveryKind: head.deliveryKind,
    })),
  };
}

export type PrintedOrder = { language: Language; detail: Detail };

/** Lines in one print: of long Thai names, 3,000 in a hundred delivery notes take 22 seconds on one core. */
const MOST_LINES = 3000;

/**
 * The orders to print, in the given order. Throws 404 ORDER_NOT_FOUND for one that is not of the caller's centers, 409
 * NOT_PRINTABLE with all such orders and why as `details.Orders`, 400 PRINT_TOO_LONG.
 */
export async function ordersToPrint(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { kind, keys }: { kind: DocumentKind; keys: readonly Key[] },
): Promise<PrintedOrder[]> {
  const saleUnits = new Set((await centersOfStaff(deps, visitor)).map(({ saleUnit }) => saleUnit));
  if (!keys.every(({ saleunit }) => saleUnits.has(saleunit))) throw notFound('ORDER_NOT_FOUND');
  const staff = await staffMemberOf(deps, visitor);
  const at = { now: deps.clock(), staff, seesKept: maySeeKept(staff) };
  const read = async (tx: TenantTransaction): Promise<PrintedOrder[]> => {
    const heads = await headsOf(tx, keys);
    assertPrintable(kind, heads);
    const printed: PrintedOrder[] = [];
    for (const { orderId, saleUnit, orderType, language: ofOrder } of heads) {
      // A goods issue stays with the staff.
      const spoken = orderType === 'I' ? language : ofOrder;
      const key = { orderid: orderId, saleunit: saleUnit };
      // oxlint-disable-next-line no-await-in-loop -- one connection
      printed.push({ language: spoken, detail: await readDetail(tx, key, { ...at, language: spoken }) });
    }
    return printed;
  };
  return deps.database.inTenant(visitor.tenantId, read, { readOnly: true });
}

async function headsOf(tx: TenantTransaction, keys: readonly Key[]): Promise<PrintHead[]> {
  const found = await findPrintHeads(
    tx,
    keys.map(({ orderid }) => orderid),
  );
  return keys.map(({ orderid, saleunit }) => {
    const head = found.find(({ orderId, saleUnit }) => orderId === orderid && saleUnit === saleunit);
    if (!head) throw notFound('ORDER_NOT_FOUND');
    return head;
  });
}

function assertPrintable(kind: DocumentKind, heads: readonly PrintHead[]): void {
  const isAlone = heads.length === 1;
  const left = heads.flatMap(({ orderId, orderType, status, deliveryKind }) => {
    const problem = printProblem(kind, { type: orderType, status, deliveryKind });
    if (!problem || (isAlone && isMarked(kind, problem))) return [];
    return { OrderID: orderId, Problem: problem };
  });
  if (left.length > 0) throw conflict('NOT_PRINTABLE', { details: { Orders: left }, quiet: true });
  const lines = heads.reduce((sum, { lineCount }) => sum + lineCount, 0);
  if (heads.length > 1 && lines > MOST_LINES)
    throw badRequest('PRINT_TOO_LONG', { values: { count: MOST_LINES } });
}

/** By itself a canceled order can be printed for the files: its document says so on top. A label never. */
const isMarked = (kind: DocumentKind, problem: PrintProblem): boolean =>
  problem === 'canceled' && kind !== 'shipping-label';
