/** What every change of one order by staff has in common. */
import type { OrderState } from '#domain/orders/order.ts';
import type { AuditAction, AuditField } from '#domain/access/audit.ts';
import type { StaffMember } from '#domain/access/rights.ts';
import type { TenantTransaction } from '#database/database.ts';
import { refusalOf } from '#database/errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import type { OrderChange } from '../../order-effects.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { changerOf, lockOrder } from '../orders/orders.public.ts';
import { staffMemberOf } from '../session/session.public.ts';
import type { MerchantOrder } from './merchant-order.queries.ts';
import {
  assertOwnCenter,
  findOwn,
  readDetail,
  subjectOf,
  type Detail,
  type Key,
} from './merchant-order.usecases.ts';

type Logged = Partial<Record<AuditField, unknown>>;

/** What is written with a change, before anything else: the mark of a run's row. */
export type Mark = (tx: TenantTransaction) => Promise<void>;

type Work = (
  tx: TenantTransaction,
  at: {
    /** As it is, locked until the change is committed. */
    order: MerchantOrder;
    status: OrderState;
    change: OrderChange;
    /** Who changes it. */
    staff: StaffMember;
  },
) => Promise<{ before?: Logged; after: Logged }>;

/**
 * Changes an order of one of the caller's centers under a lock, with an audit row; `work` raises what happened (a
 * function of orders.public.ts that changes it does). Changes of one order wait for each other. Throws 404
 * ORDER_NOT_FOUND and what `work` throws; nothing is written then.
 */
export async function changeOrder(
  deps: Dependencies,
  context: CallContext,
  { key, action, work, mark }: { key: Key; action: AuditAction; work: Work; mark?: Mark | undefined },
): Promise<Detail> {
  const { visitor, language } = context;
  const { orderid: orderId, saleunit: saleUnit } = key;
  await assertOwnCenter(deps, visitor, saleUnit);
  const changer = await changerOf(deps, context);
  const staff = await staffMemberOf(deps, visitor);
  return deps.database.inTenant(visitor.tenantId, async (tx) => {
    await mark?.(tx);
    const locked = await lockOrder(tx, changer, { orderId, saleUnit });
    if (!locked) throw notFound('ORDER_NOT_FOUND');
    const order = await findOwn(tx, key);
    const done = await work(tx, { order, status: order.status, change: locked.change, staff });
    await writeAudit(deps, tx, {
      visitor,
      action,
      subject: subjectOf(orderId),
      ...(done.before && { before: done.before }),
      after: done.after,
    });
    return readDetail(tx, key, { language, now: changer.at, staff });
  });
}

/** Of an event that leaves the order in its state. */
export const inState = (status: OrderState) => ({ from: status, to: status });

/** A reason, shown to the customer, and a note for staff only. */
export const saidOf = ({ Reason, Note }: { Reason: string; Note: string }) => ({
  reason: Reason,
  note: Note,
});

/** What was given of a reason and a note, for the audit row. */
export const givenOf = ({ Reason, Note }: { Reason: string; Note: string }): Logged => ({
  ...(Reason !== '' && { Reason }),
  ...(Note !== '' && { Note }),
});

/** A refusal for missing stock as this 409, with the codes of the products that are short. */
export async function withStock(code: string, work: Promise<Detail>): Promise<Detail> {
  return work.catch((error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal?.reason !== 'OUT_OF_STOCK') throw error;
    throw conflict(code, { details: { Codes: JSON.parse(refusal.detail) as string[] }, quiet: true });
  });
}

/** The same where promotions are also used again: as this 409 where their limit is reached, or their coupon used, since. */
export async function withUses(
  { stock, promotion }: { stock: string; promotion: string },
  work: Promise<Detail>,
): Promise<Detail> {
  return withStock(stock, work).catch((error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal?.reason !== 'PROMOTION_GONE') throw error;
    const PromotionIds = JSON.parse(refusal.detail) as string[];
    throw conflict(promotion, { details: { PromotionIds }, quiet: true });
  });
}
