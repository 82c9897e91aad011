/** What every change of one order by staff has in common. */
import type { OrderState } from '#domain/orders/order.ts';
import type { AuditAction, AuditField } from '#domain/access/audit.ts';
import type { TenantTransaction } from '#database/database.ts';
import { refusalOf } from '#database/errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import { actorOf, type CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { publishOrderChange, type StockMoves } from '../orders/orders.public.ts';
import { lockOrder, type MerchantOrder } from './merchant-order.queries.ts';
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

type Change = (
  tx: TenantTransaction,
  at: {
    tenantId: string;
    /** As it is, locked until the change is committed. */
    order: MerchantOrder;
    status: OrderState;
    actor: ReturnType<typeof actorOf>;
    now: Date;
  },
) => Promise<{ moves?: StockMoves; before?: Logged; after: Logged }>;

/**
 * Changes an order of one of the caller's centers under a lock, with an audit row, and notifies who watches it.
 * Changes of one order wait for each other. Throws 404 ORDER_NOT_FOUND and what `change` throws; nothing is written
 * then.
 */
export async function changeOrder(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { key, action, change, mark }: { key: Key; action: AuditAction; change: Change; mark?: Mark | undefined },
): Promise<Detail> {
  const { tenantId } = visitor;
  const { orderid: orderId, saleunit: saleUnit } = key;
  await assertOwnCenter(deps, visitor, saleUnit);
  const now = deps.clock();
  const { detail, moves } = await deps.database.inTenant(tenantId, async (tx) => {
    await mark?.(tx);
    const status = await lockOrder(tx, { orderId, saleUnit });
    if (!status) throw notFound('ORDER_NOT_FOUND');
    const order = await findOwn(tx, key);
    const done = await change(tx, { tenantId, order, status, actor: actorOf(visitor), now });
    await writeAudit(deps, tx, {
      visitor,
      action,
      subject: subjectOf(orderId),
      ...(done.before && { before: done.before }),
      after: done.after,
    });
    return { detail: await readDetail(tx, key, { language, now }), moves: done.moves ?? [] };
  });
  const { Customer_Id: customerCode, Status: status } = detail.Order;
  publishOrderChange(deps, { tenantId, saleUnit, orderId, customerCode, status, moves });
  return detail;
}

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
