/** A buyer pays an order: the truth of its payment, a try, and what became of it. */
import { isOpen } from '#domain/payments/attempt.ts';
import { mustBePaidFirst, paymentTypeOf, type WayToPay } from '#domain/payments/ways.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { NextStep } from '#database/tables/payments.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import { changerOf, orderOfCustomer } from '../orders/orders.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { lookAtPayment } from './payment-looking.usecases.ts';
import { startPayment } from './payment-starting.usecases.ts';
import { findPaymentOfOrder, type StoredAttempt } from './payments.queries.ts';

type Key = { orderid: string; saleunit: string };
type Answer = CallAnswer<'orderPayment'>;

/** Throws 404 ORDER_NOT_FOUND for an order outside the visitor's scope. */
export async function paymentOfOrder(deps: Dependencies, context: CallContext, key: Key): Promise<Answer> {
  const { visitor, language } = context;
  const { tenantId } = visitor;
  const { Order } = await orderOfCustomer(deps, context, key);
  const [ways, { expiresAt, attempt }] = await Promise.all([
    waysOf(deps, tenantId),
    deps.database.inTenant(tenantId, (tx) => findPaymentOfOrder(tx, key.orderid), { readOnly: true }),
  ]);
  const isPayable = Order.AmountDue > 0 && Order.PaymentStatus !== 'inReview';
  return {
    OrderID: Order.OrderID,
    SaleUnit: Order.SaleUnit,
    PaymentStatus: Order.PaymentStatus,
    AmountDue: Order.AmountDue,
    ExpiresAt: isPayable && expiresAt ? expiresAt.toISOString() : null,
    Attempt: attempt ? presentAttempt(attempt) : null,
    Ways: isPayable ? ways.map((way) => presentWay(way, language)) : [],
  };
}

/** Cash is paid to whoever brings the order. */
async function waysOf(deps: Dependencies, tenantId: string): Promise<WayToPay[]> {
  const offered = await deps.paymentProviders.offered(tenantId, await webConfigOf(deps, tenantId));
  return offered.filter(({ kind }) => mustBePaidFirst(kind));
}

const presentWay = ({ code, kind, name, hint }: WayToPay, language: Language) => ({
  PaymentMethod: code,
  PaymentType: paymentTypeOf(kind),
  Kind: kind,
  Name: name[language],
  Hint: hint[language],
});

function presentAttempt(attempt: StoredAttempt): NonNullable<Answer['Attempt']> {
  const { reference, method, state, satang, expiresAt, reason, next } = attempt;
  return {
    Reference: reference,
    PaymentMethod: method,
    State: state,
    Amount: bahtFromSatang(satang),
    ExpiresAt: expiresAt.toISOString(),
    Reason: reason,
    Next: next && isOpen(state) ? presentNext(next) : null,
  };
}

function presentNext(next: NextStep): NonNullable<NonNullable<Answer['Attempt']>['Next']> {
  switch (next.kind) {
    case 'redirect':
      return { Kind: 'redirect', Url: next.url };
    case 'qr':
      return { Kind: 'qr', Payload: next.payload };
    case 'post':
      return { Kind: 'post', Url: next.url, Fields: next.fields };
    case 'code':
      return {
        Kind: 'code',
        Code: next.code,
        ...(next.barcode !== undefined && { Barcode: next.barcode }),
        ...(next.payUrl !== undefined && { PayUrl: next.payUrl }),
      };
  }
}

/** Throws what `startPayment` of an order throws; 404 ORDER_NOT_FOUND, 409 PAYMENT_NOT_OFFERED. */
export async function payOrder(
  deps: Dependencies,
  context: CallContext,
  { key, wanted }: { key: Key; wanted: CallParsed<'startPayment'>['body'] },
): Promise<Answer> {
  await orderOfCustomer(deps, context, key);
  const ways = await waysOf(deps, context.visitor.tenantId);
  const way = ways.find(({ code }) => code === wanted.PaymentMethod);
  if (!way) throw conflict('PAYMENT_NOT_OFFERED', { fields: { PaymentMethod: 'PAYMENT_NOT_OFFERED' } });
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
