/** A customer pays what they owe on credit: staff record it, and the oldest orders are paid first. */
import { worthSatang, dueSatang } from '#domain/orders/order-due.ts';
import { repaymentOf } from '#domain/credit/credit.ts';
import { paymentStatusOf } from '#domain/payments/order-payment.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import { actorOf, type CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { bookPayment, changerOf, lockOrder, type OrderChanger } from '../orders/orders.public.ts';
import { findHolding } from './accounts.queries.ts';
import { findAccount, lockAccount, moveAccount } from './credit.queries.ts';
import { assertOwnCustomer, readCredit } from './merchant-credit.usecases.ts';

type Body = CallParsed<'recordRepayment'>['body'];
type Shown = CallAnswer<'customerCredit'>;

/** More orders than that are paid with one repayment by nobody; what is more lowers the debt as a whole. */
const MOST_ORDERS = 200;

/**
 * Throws 404 CUSTOMER_NOT_FOUND; 409 CREDIT_CHANGED where the debt is not the one that the caller saw, DEBT_OF_SAP where SAP owns it,
 * REPAYMENT_TOO_MUCH for more than is owed.
 */
export async function recordRepayment(
  deps: Dependencies,
  context: CallContext,
  { code, body, key }: { code: string; body: Body; key: string },
): Promise<Shown> {
  const { visitor } = context;
  const { tenantId } = visitor;
  await assertOwnCustomer(deps, visitor, code);
  const changer = await changerOf(deps, context);
  const claim = claimOf({ visitor, call: 'recordRepayment', key, input: { code, ...body } });
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      const account = await findAccount(tx, code);
      if (!account) throw notFound('CUSTOMER_NOT_FOUND');
      if (account.isSap) throw conflict('DEBT_OF_SAP');
      const satang = satangFromBaht(body.Amount);
      const left = await payOrders(deps, tx, { changer, code, satang });
      const locked = await lockAccount(tx, code);
      // Orders that were paid have lowered it already.
      const owed = (locked?.debtSatang ?? 0) + satang - left;
      if (owed !== satangFromBaht(body.Seen)) throw conflict('CREDIT_CHANGED');
      if (satang > owed)
        throw conflict('REPAYMENT_TOO_MUCH', {
          values: { number: bahtFromSatang(Math.max(0, owed)).toFixed(2) },
        });
      const { at } = changer;
      const { Method, Reference: reference } = body;
      await moveAccount(tx, tenantId, {
        customerCode: code,
        kind: 'repaid',
        debtDelta: -left,
        reservedDelta: 0,
        reference: reference === '' ? Method : reference,
        actor: actorOf(visitor),
        at,
      });
      await writeAudit(deps, tx, {
        visitor,
        action: 'customer.repayment',
        subject: `customer/${code}`,
        before: { DebtSatang: owed },
        after: {
          DebtSatang: owed - satang,
          RefundMethod: Method,
          ...(reference !== '' && { Reference: reference }),
        },
      });
      return readCredit(tx, code, at);
    }),
  );
  return answer;
}

/** Pays the oldest orders; gives what is left. */
async function payOrders(
  deps: Dependencies,
  tx: TenantTransaction,
  { changer, code, satang }: { changer: OrderChanger; code: string; satang: number },
): Promise<number> {
  const holding = (await findHolding(tx, { code, take: MOST_ORDERS })).filter(
    ({ debtSatang }) => debtSatang > 0,
  );
  const { orders } = repaymentOf(
    holding.map(({ orderId, debtSatang }) => ({ orderId, satang: debtSatang })),
    satang,
  );
  const wanted = new Set(orders.map(({ orderId }) => orderId));
  const locked = new Map<string, NonNullable<Awaited<ReturnType<typeof lockOrder>>>>();
  // By their numbers, as everybody does who locks several.
  for (const { orderId, saleUnit } of holding.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
    if (!wanted.has(orderId)) continue;
    // oxlint-disable-next-line no-await-in-loop -- locks are taken one after the other
    const one = await lockOrder(tx, changer, { orderId, saleUnit });
    if (one) locked.set(orderId, one);
  }
  let left = satang;
  for (const { orderId, satang: asked } of orders) {
    const one = locked.get(orderId);
    if (!one) continue;
    const { order, change } = one;
    const paidSatang = Math.min(left, asked, dueSatang(order));
    if (paidSatang === 0) continue;
    left -= paidSatang;
    const to = paymentStatusOf(
      {
        worthSatang: worthSatang(order),
        paidSatang: order.paidSatang + paidSatang,
        refundedSatang: order.refundedSatang,
      },
      { attempts: [], isInReview: false, isExpired: false },
    );
    // oxlint-disable-next-line no-await-in-loop -- each raises its event
    await bookPayment(deps, tx, change, { order, booking: { paidSatang, to } });
  }
  return left;
}
