/** What staff changed, for the super admin (B-40). */
import { customersChanged } from '#domain/access/audit.ts';
import { customerSearchParts } from '#domain/search/customer-search.ts';
import { typedOrderEnd } from '#domain/orders/order-number.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest } from '../../http/call-error.ts';
import { dayRange } from '../../http/day-range.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { activeCenters, currentStaff } from '../session/session.public.ts';
import { findChanges, type LogFilters, type LoggedChange } from './audit.log.queries.ts';
import {
  findCustomersOfCenters,
  findLoggedCustomers,
  findLoggedOrders,
  findOrdersByEnd,
  findStaffIds,
  findSubjectNames,
} from './audit.subjects.queries.ts';

type Query = CallParsed<'merchantLog'>['query'];
type Row = CallAnswer<'merchantLog'>['Data'][number];
/** An empty form field does not filter. */
const typed = (value: string | undefined) => (value === '' ? undefined : value);

/**
 * A page of the log, newest first: people by part of their name or code, orders by their number or its end, days in
 * Bangkok.
 */
export async function listChanges(
  deps: Dependencies,
  { visitor, language }: CallContext,
  query: Query,
): Promise<CallAnswer<'merchantLog'>> {
  const { take, after } = query;
  const before = after === undefined ? undefined : placeOf(after);
  const narrowed = await logFilters(deps, visitor, query);
  const { rows, names } = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const found = await findChanges(tx, { ...(await narrowed(tx)), before, take: take + 1 });
      return { rows: found, names: await findSubjectNames(tx, namedIn(found), language) };
    },
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const ways = await waysTo(deps, visitor, shown);
  const last = shown.at(-1);
  return {
    Data: shown.map((row) =>
      presentChange(row, {
        ...ways(row.subject),
        ...nameOf(names.get(row.subject)),
        ...customerNamesOf(row, names),
      }),
    ),
    Next: rows.length > take && last ? `${last.at.getTime()}_${last.auditId}` : null,
  };
}

/** The subjects that entries are about, and the customers whom they list. */
export function namedIn(changes: readonly LoggedChange[]): string[] {
  const subjects = changes.flatMap(({ subject, before, after }) => [
    subject,
    ...customersChanged(before, after).map((code) => `customer/${code}`),
  ]);
  return [...new Set(subjects)];
}

/** Nothing for an entry that lists none. */
export function customerNamesOf(
  { before, after }: LoggedChange,
  names: ReadonlyMap<string, string>,
): Pick<Row, 'CustomerNames'> {
  const known = customersChanged(before, after).flatMap((code) => {
    const name = names.get(`customer/${code}`);
    return name === undefined ? [] : [[code, name] as const];
  });
  return known.length === 0 ? {} : { CustomerNames: Object.fromEntries(known) };
}

/** What a query of the log asks for; who and what it means is looked up in the transaction that reads it. */
export async function logFilters(
  deps: Dependencies,
  { tenantId }: Visitor,
  query: Omit<Query, 'after' | 'take'>,
): Promise<(tx: TenantTransaction) => Promise<Omit<LogFilters, 'before' | 'take'>>> {
  const days = dayRange(query, ['dateStart', 'dateEnd']);
  const chosen = query.action?.filter((action) => action !== '');
  const [actor, subject] = [typed(query.actor), typed(query.subject)];
  const saleUnits = (await activeCenters(deps, tenantId)).map(({ saleUnit }) => saleUnit);
  return async (tx) => ({
    actions: chosen?.length ? chosen : undefined,
    actors: actor === undefined ? undefined : await actorsOf(tx, actor),
    subjects: subject === undefined ? undefined : await subjectsOf(tx, subject, saleUnits),
    ...days,
  });
}

/** Also finds former staff, by their exact code. */
async function actorsOf(tx: TenantTransaction, text: string): Promise<string[]> {
  return [...new Set([text, text.toUpperCase(), ...(await findStaffIds(tx, text))])];
}

const ORDER_NUMBER = /^(\d{6})-?([0-9A-Z]{5})$/;

/** In the log's format; people type a name, a code, an order number or the end of one. */
async function subjectsOf(
  tx: TenantTransaction,
  text: string,
  saleUnits: readonly string[],
): Promise<string[]> {
  if (text.includes('/')) return [text];
  const key = text.toUpperCase();
  const [, day, letters] = ORDER_NUMBER.exec(key) ?? [];
  if (day !== undefined) return [`order/${day}-${letters}`];
  const end = typedOrderEnd(text);
  const orders = end === undefined ? [] : await findOrdersByEnd(tx, end);
  const customers = await findCustomersOfCenters(tx, { parts: customerSearchParts(text), saleUnits });
  const staff = await findStaffIds(tx, text);
  const found = [
    ...[key, ...customers].map((code) => `customer/${code}`),
    ...staff.map((id) => `staff/${id}`),
    ...orders.map((id) => `order/${id}`),
  ];
  return [...new Set(found)];
}

const nameOf = (name: string | undefined) => (name === undefined || name === '' ? {} : { SubjectName: name });

type Ways = Pick<Row, 'Order' | 'Customer' | 'SubjectName' | 'CustomerNames'>;

/** The subjects that the reader may open: orders and customers of their own centers, the active one first. */
async function waysTo(
  deps: Dependencies,
  visitor: Visitor,
  rows: readonly LoggedChange[],
): Promise<(subject: string) => Ways> {
  const { centers, active } = await currentStaff(deps, visitor);
  const own = centers.map(({ saleUnit }) => saleUnit);
  const saleUnits = active ? [active.saleUnit, ...own] : own;
  const keysOf = (kind: string) =>
    rows.flatMap(({ subject }) => (subject.startsWith(`${kind}/`) ? [subject.slice(kind.length + 1)] : []));
  const [orders, customers] = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) =>
      [
        await findLoggedOrders(tx, keysOf('order')),
        await findLoggedCustomers(tx, { codes: keysOf('customer'), saleUnits }),
      ] as const,
    { readOnly: true },
  );
  const isOpen = {
    '3': await deps.hasMerchantPage(visitor, 'salesOrders'),
    I: await deps.hasMerchantPage(visitor, 'goodsIssue'),
    customer: await deps.hasMerchantPage(visitor, 'customers'),
  };
  const ways = new Map<string, Ways>();
  for (const { orderId, saleUnit, orderType } of orders)
    if (isOpen[orderType] && own.includes(saleUnit))
      ways.set(`order/${orderId}`, {
        Order: { OrderID: orderId, SaleUnit: saleUnit, OrderType: orderType },
      });
  if (isOpen.customer)
    for (const { code, saleUnit } of customers)
      ways.set(`customer/${code}`, { Customer: { CUSTOMERCODE: code, SaleUnit: saleUnit } });
  return (subject) => ways.get(subject) ?? {};
}

function presentChange(row: LoggedChange, ways: Ways): Row {
  return {
    At: row.at.toISOString(),
    Actor: row.actorId,
    ActorName: row.actorName ?? '',
    ActorKind: row.actorKind,
    Action: row.action,
    Subject: row.subject,
    Before: row.before,
    After: row.after,
    ...ways,
  };
}

function placeOf(after: string): { at: Date; auditId: number } {
  const [, time, auditId] = /^(\d{1,15})_(\d{1,15})$/.exec(after) ?? [];
  if (time === undefined || auditId === undefined)
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return { at: new Date(Number(time)), auditId: Number(auditId) };
}
