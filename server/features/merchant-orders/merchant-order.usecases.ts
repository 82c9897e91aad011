/** One order of the staff's own centers, and what its changes need. */
import type { StaffMember } from '#domain/access/rights.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, CallError, conflict, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { Visitor, CallContext } from '../../http/visitor.ts';
import { orderParts } from '../orders/orders.public.ts';
import { centersOfStaff, staffMemberOf } from '../session/session.public.ts';
import { presentMerchantOrder } from './merchant-order.present.ts';
import {
  findMerchantOrder,
  findOrderEvents,
  findReturns,
  type MerchantOrder,
} from './merchant-order.queries.ts';
import { findKeptPaper, withKeptWords } from './kept-papers.queries.ts';
import { findRefunds } from './merchant-order.refunds.queries.ts';

export type Key = { orderid: string; saleunit: string };
export type Detail = CallAnswer<'merchantOrderDetail'>;

export const subjectOf = (orderId: string) => `order/${orderId}` as const;

/** An order of another center is treated as missing: nobody learns what others have. */
export async function assertOwnCenter(deps: Dependencies, visitor: Visitor, saleUnit: string): Promise<void> {
  const centers = await centersOfStaff(deps, visitor);
  if (!centers.some((center) => center.saleUnit === saleUnit)) throw notFound('ORDER_NOT_FOUND');
}

export async function findOwn(tx: TenantTransaction, { orderid, saleunit }: Key): Promise<MerchantOrder> {
  const order = await findMerchantOrder(tx, { orderId: orderid, saleUnit: saleunit });
  if (!order) throw notFound('ORDER_NOT_FOUND');
  return order;
}

type Reading = {
  language: Language;
  now: Date;
  staff: StaffMember;
  /** With what the law keeps of an erased customer; not in answers that are stored. */
  seesKept?: boolean;
};

export const maySeeKept = ({ rights }: StaffMember): boolean => rights.includes('accounting');

export async function readDetail(
  tx: TenantTransaction,
  key: Key,
  { language, now, staff, seesKept = false }: Reading,
): Promise<Detail> {
  const found = await findOwn(tx, key);
  const { orderId, status } = found;
  const kept = seesKept ? await findKeptPaper(tx, orderId) : undefined;
  const order = kept ? { ...found, ...kept.paper } : found;
  const { shipTo, billTo } = order;
  const [parts, events, returns, refunds] = await Promise.all([
    orderParts(tx, { orderId, status, shipTo, billTo }, language),
    findOrderEvents(tx, orderId),
    findReturns(tx, orderId),
    findRefunds(tx, orderId).then((rows) => withKeptWords(rows, kept?.refunds ?? [])),
  ]);
  return presentMerchantOrder({ order, events, returns, refunds, now, parts, staff }, language);
}

/** An order of one of the caller's centers. Throws 404 ORDER_NOT_FOUND. */
export async function merchantOrder(
  deps: Dependencies,
  { visitor, language }: CallContext,
  key: Key,
): Promise<Detail> {
  await assertOwnCenter(deps, visitor, key.saleunit);
  const staff = await staffMemberOf(deps, visitor);
  const at = { language, now: deps.clock(), staff, seesKept: maySeeKept(staff) };
  return deps.database.inTenant(visitor.tenantId, (tx) => readDetail(tx, key, at), { readOnly: true });
}

export const movedOn = (status: OrderState): CallError =>
  conflict('ORDER_MOVED_ON', { details: { Status: status }, quiet: true });
export const wrongLines = (): CallError =>
  badRequest('PACKED_LINES_WRONG', { fields: { Lines: 'PACKED_LINES_WRONG' } });
export const wrongReturn = (): CallError =>
  badRequest('RETURNED_LINES_WRONG', { fields: { Lines: 'RETURNED_LINES_WRONG' } });
