import type { FastifyInstance } from 'fastify';
import { mustBePaidFirst } from '#domain/payments/ways.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineOwnQr } from './own-qr.ts';
import {
  claimPayment,
  lookAtOrderPayment,
  payOrder,
  paymentOfOrder,
  statusOfAttempt,
  waysAtCheckout,
} from './buyer-payments.usecases.ts';
import { addPaymentCallbacks } from './payment-callbacks.routes.ts';
import { expirePayment, followOrder } from './payment-expiry.usecases.ts';
import { makePaymentLink, payByLink, paymentOfLink } from './payment-links.usecases.ts';
import { defineLookJob } from './payment-looking.usecases.ts';
import { EXPIRY_QUEUE, intendPayment } from './payment-starting.usecases.ts';

const FOLLOW_QUEUE = 'payment-follows-order';

/** Paying orders, and what providers say of payments. */
export function addPaymentRoutes(app: FastifyInstance, deps: Dependencies): void {
  definePaymentEffects(deps);
  defineLookJob(deps);
  deps.jobs.define(EXPIRY_QUEUE, (payload) => expirePayment(deps, payload));
  deps.jobs.define(FOLLOW_QUEUE, (payload) => followOrder(deps, payload));
  defineOwnQr(deps);
  addPaymentCallbacks(app, deps);
  serveCall(app, deps, 'paymentWays', (call) => waysAtCheckout(deps, call));
  serveCall(app, deps, 'orderPayment', (call) => paymentOfOrder(deps, call, call.params));
  serveCall(app, deps, 'startPayment', (call) =>
    payOrder(deps, call, { key: call.params, wanted: call.body }),
  );
  serveCall(app, deps, 'lookAtPayment', (call) => lookAtOrderPayment(deps, call, call.params));
  serveCall(app, deps, 'claimPayment', (call) => claimPayment(deps, call, call.params));
  serveCall(app, deps, 'paymentStatus', (call) => statusOfAttempt(deps, call, call.params.reference));
  serveCall(app, deps, 'makePaymentLink', (call) => makePaymentLink(deps, call, call.params));
  serveCall(app, deps, 'linkedPayment', (call) => paymentOfLink(deps, call, call.params.key));
  serveCall(app, deps, 'payLinked', (call) =>
    payByLink(deps, call, { secret: call.params.key, wanted: call.body }),
  );
}

function definePaymentEffects(deps: Dependencies): void {
  deps.orderEffects.define({
    name: 'payment: intent',
    events: ['placed'],
    // Of cash on delivery nothing is written.
    when: ({ payment }) => payment !== undefined && mustBePaidFirst(payment.kind),
    inTransaction: async (tx, { tenantId, orderId, saleUnit, payment, at }) => {
      if (payment) await intendPayment(deps, tx, { tenantId, orderId, saleUnit, way: payment, at });
    },
  });
  deps.orderEffects.define({
    name: 'payment: canceled order',
    events: ['canceled', 'stepUndone'],
    job: { queue: FOLLOW_QUEUE },
  });
}
