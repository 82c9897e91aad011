/** A buyer pays an order: the truth of its payment, a try, and what became of it. */
import { isOpen } from '#domain/payments/attempt.ts';
import { mustBePaidFirst, type WayToPay } from '#domain/payments/ways.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { changerOf, orderOfCustomer } from '../orders/orders.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { lockPayment, settleOrders } from './payment-facts.usecases.ts';
import { lookAtPayment } from './payment-looking.usecases.ts';
import { openReview } from './payment-reviews.queries.ts';
import { startPayment } from './payment-starting.usecases.ts';
import { presentPayment, presentWays } from './payments.present.ts';
import { findAttempt, findIntentOfOrder, findPaymentOfOrder, findSaleUnit } from './payments.queries.ts';

type Key = { orderid: string; saleunit: string };
type Answer = CallAnswer<'orderPayment'>;

/** Throws 404 ORDER_NOT_FOUND for an order outside the visitor's scope. */
export async function paymentOfOrder(deps: Dependencies, context: CallContext, key: Key): Promise<Answer> {
  const { visitor, language } = context;
  const { tenantId } = visitor;
  const { Order } = await orderOfCustomer(deps, context, key);
  const [ways, payment] = await Promise.all([
    waysToPayNow(deps, tenantId),
    deps.database.inTenant(tenantId, (tx) => findPaymentOfOrder(tx, key.orderid), { readOnly: true }),
  ]);
  const order = {
    paymentStatus: Order.PaymentStatus,
    dueSatang: satangFromBaht(Order.AmountDue),
    isCanceled: Order.Status === 'Canceled',
    method: Order.PaymentMethod ?? '',
  };
  return {
    OrderID: Order.OrderID,
    SaleUnit: Order.SaleUnit,
    ...presentPayment({ order, payment, ways, language }),
  };
}

/** Cash is paid to whoever brings the order. */
export async function waysToPayNow(deps: Dependencies, tenantId: string): Promise<WayToPay[]> {
  const offered = await deps.paymentProviders.offered(tenantId, await webConfigOf(deps, tenantId));
  return offered.filter(({ kind }) => mustBePaidFirst(kind));
}

/** All that is offered, cash included, in the shop's order. */
export async function waysAtCheckout(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
): Promise<CallAnswer<'paymentWays'>> {
  const ways = await deps.paymentProviders.offered(tenantId, await webConfigOf(deps, tenantId));
  return { Ways: presentWays(ways, language) };
}

/** Throws 409 PAYMENT_NOT_OFFERED. */
export function wantedWay(ways: readonly WayToPay[], code: string): WayToPay {
  const way = ways.find((one) => one.code === code);
  if (!way) throw conflict('PAYMENT_NOT_OFFERED', { fields: { PaymentMethod: 'PAYMENT_NOT_OFFERED' } });
  return way;
}

/** Throws what `startPayment` of an order throws; 404 ORDER_NOT_FOUND, 409 PAYMENT_NOT_OFFERED. */
export async function payOrder(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: { key: Key; wanted: CallParsed<'startPayment'>['body'] },
): Promise<Answer> {
  await orderOfCustomer(deps, context, key);
  const way = wantedWay(await waysToPayNow(deps, context.visitor.tenantId), wanted.PaymentMethod);
  const changer = await changerOf(deps, context);
  const { orderid: orderId, saleunit: saleUnit } = key;
  await startPayment(deps, { changer, key: { orderId, saleUnit }, way, token: wanted.Token });
  return paymentOfOrder(deps, context, key);
}

/** The truth after the provider was asked; where it does not answer, as it is known. */
export async function lookAtOrderPayment(
  deps: Dependencies,
  context: CallContext,
  key: Key,
): Promise<Answer> {
  const { Attempt } = await paymentOfOrder(deps, context, key);
  const { tenantId } = context.visitor;
  if (Attempt && isOpen(Attempt.State))
    await lookAtPayment(deps, { tenantId, reference: Attempt.Reference, source: 'return' }).catch(
      deps.onProblem,
    );
  return paymentOfOrder(deps, context, key);
}

/** Of these the buyer alone knows whether money was sent. */
const OWN_ACCOUNT: ReadonlySet<string> = new Set(['promptpay', 'billpayment']);

/**
 * The buyer says that the money of the open try was sent to the shop's own account: it waits for staff, and the order is not canceled
 * meanwhile. Saying it twice is saying it once. Throws 404 ORDER_NOT_FOUND, 409 PAYMENT_NOT_DUE without such a try.
 */
export async function claimPayment(deps: Dependencies, context: CallContext, key: Key): Promise<Answer> {
  const { tenantId } = context.visitor;
  await orderOfCustomer(deps, context, key);
  const changer = await changerOf(deps, context);
  await deps.database.inTenant(tenantId, async (tx) => {
    const intentId = await findIntentOfOrder(tx, key.orderid);
    const payment = intentId === undefined ? undefined : await lockPayment(tx, changer, { intentId });
    const attempt = payment?.attempts.at(-1);
    if (!payment || !attempt || !OWN_ACCOUNT.has(attempt.kind) || !isOpen(attempt.state))
      throw conflict('PAYMENT_NOT_DUE', { quiet: true });
    const { reference, satang } = attempt;
    await openReview(tx, tenantId, {
      kind: 'claim',
      about: `claim:${reference}`,
      reference,
      orderId: key.orderid,
      saleUnit: key.saleunit,
      satang,
      currency: 'THB',
      at: changer.at,
    });
    await settleOrders(deps, tx, changer, { payment });
  });
  return paymentOfOrder(deps, context, key);
}

/**
 * How far a try is, for whoever comes back from the provider with its reference, perhaps on another device; which order it is, is
 * answered to its customer alone. Throws 404 PAYMENT_NOT_FOUND.
 */
export async function statusOfAttempt(
  deps: Dependencies,
  context: CallContext,
  reference: string,
): Promise<CallAnswer<'paymentStatus'>> {
  const { tenantId, kind } = context.visitor;
  const found = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      const attempt = await findAttempt(tx, reference);
      return attempt && { attempt, saleUnit: await findSaleUnit(tx, attempt.intentId) };
    },
    { readOnly: true },
  );
  if (!found) throw notFound('PAYMENT_NOT_FOUND');
  const { attempt, saleUnit } = found;
  const [orderid] = attempt.shares.map(({ orderId }) => orderId);
  const isOwn =
    kind === 'customer' && orderid !== undefined && saleUnit !== undefined
      ? await orderOfCustomer(deps, context, { orderid, saleunit: saleUnit }).then(
          () => true,
          () => false,
        )
      : false;
  return {
    State: attempt.state,
    Amount: bahtFromSatang(attempt.satang),
    Order: isOwn ? { OrderID: orderid ?? '', SaleUnit: saleUnit ?? '' } : null,
  };
}
