/**
 * A link with which a customer pays the order that a salesman placed for them, without signing in. It shows the sum and the ways to
 * pay, nothing of the order or the customer, and ends with the order's payment.
 */
import { createHash, randomBytes } from 'node:crypto';
import { dueSatang } from '#domain/orders/order-due.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { lockOrder, orderOfCustomer, type OrderChanger } from '../orders/orders.public.ts';
import { wantedWay, waysToPayNow } from './buyer-payments.usecases.ts';
import { systemChanger } from './payment-looking.usecases.ts';
import { findLink, saveLink } from './payment-links.queries.ts';
import { startPayment } from './payment-starting.usecases.ts';
import { presentPayment } from './payments.present.ts';
import { findPaymentOfOrder } from './payments.queries.ts';

/** 144 random bits. */
const newSecret = (): string => randomBytes(18).toString('base64url');
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The one before of the order no longer works. Throws 404 ORDER_NOT_FOUND, 409 PAYMENT_NOT_DUE. */
export async function makePaymentLink(
  deps: Dependencies,
  context: CallContext,
  key: { orderid: string; saleunit: string },
): Promise<CallAnswer<'makePaymentLink'>> {
  const { visitor, language } = context;
  const { tenantId } = visitor;
  const { Order } = await orderOfCustomer(deps, context, key);
  if (Order.AmountDue <= 0) throw conflict('PAYMENT_NOT_DUE', { quiet: true });
  const secret = newSecret();
  await deps.database.inTenant(tenantId, (tx) =>
    saveLink(tx, tenantId, {
      orderId: key.orderid,
      saleUnit: key.saleunit,
      secretHash: hashOf(secret),
      at: deps.clock(),
      by: visitor.userId,
    }),
  );
  const place = `${deps.places.originOf(tenantId)}${language === 'en' ? '/en' : ''}`;
  return { Url: `${place}/payment/link?key=${secret}` };
}

type Linked = { changer: OrderChanger; orderId: string; saleUnit: string };

/** Throws 404 PAYMENT_LINK_OVER, the same for one that was never made. */
async function linkedOf(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  secret: string,
): Promise<Linked> {
  const link = await deps.database.inTenant(tenantId, (tx) => findLink(tx, hashOf(secret)), {
    readOnly: true,
  });
  if (!link) throw notFound('PAYMENT_LINK_OVER');
  return { changer: { ...(await systemChanger(deps, tenantId)), language }, ...link };
}

/** Throws 404 PAYMENT_LINK_OVER. */
export async function paymentOfLink(
  deps: Dependencies,
  context: CallContext,
  secret: string,
): Promise<CallAnswer<'linkedPayment'>> {
  const { changer, orderId, saleUnit } = await linkedOf(deps, context, secret);
  const { tenantId } = changer;
  const [ways, { locked, payment }] = await Promise.all([
    waysToPayNow(deps, tenantId),
    deps.database.inTenant(tenantId, async (tx) => ({
      locked: await lockOrder(tx, changer, { orderId, saleUnit }),
      payment: await findPaymentOfOrder(tx, orderId),
    })),
  ]);
  if (!locked) throw notFound('PAYMENT_LINK_OVER');
  const order = {
    paymentStatus: locked.order.paymentStatus,
    dueSatang: dueSatang(locked.order),
    isCanceled: locked.order.status === 'Canceled',
    method: payment.method,
  };
  return presentPayment({ order, payment, ways, language: context.language });
}

/** Throws what `startPayment` of an order throws; 404 PAYMENT_LINK_OVER, 409 PAYMENT_NOT_OFFERED. */
export async function payByLink(
  deps: Dependencies,
  context: CallContext,
  { secret, wanted }: { secret: string; wanted: CallParsed<'payLinked'>['body'] },
): Promise<CallAnswer<'payLinked'>> {
  const { changer, orderId, saleUnit } = await linkedOf(deps, context, secret);
  const way = wantedWay(await waysToPayNow(deps, changer.tenantId), wanted.PaymentMethod);
  await startPayment(deps, { changer, key: { orderId, saleUnit }, way, token: wanted.Token });
  return paymentOfLink(deps, context, secret);
}
