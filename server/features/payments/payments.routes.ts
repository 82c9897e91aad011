import type { FastifyInstance } from 'fastify';
import { mustBePaidFirst } from '#domain/payments/ways.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { lookAtOrderPayment, payOrder, paymentOfOrder } from './buyer-payments.usecases.ts';
import { expirePayment, followOrder } from './payment-expiry.usecases.ts';
import { defineLookJob, takeCallback } from './payment-looking.usecases.ts';
import { EXPIRY_QUEUE, intendPayment } from './payment-starting.usecases.ts';

const FOLLOW_QUEUE = 'payment-follows-order';

/** Paying orders, and what providers say of payments. */
export function addPaymentRoutes(app: FastifyInstance, deps: Dependencies): void {
  definePaymentEffects(deps);
  defineLookJob(deps);
  deps.jobs.define(EXPIRY_QUEUE, (payload) => expirePayment(deps, payload));
  deps.jobs.define(FOLLOW_QUEUE, (payload) => followOrder(deps, payload));
  addCallbacks(app, deps);
  serveCall(app, deps, 'orderPayment', (call) => paymentOfOrder(deps, call, call.params));
  serveCall(app, deps, 'startPayment', (call) =>
    payOrder(deps, call, { key: call.params, wanted: call.body }),
  );
  serveCall(app, deps, 'lookAtPayment', (call) => lookAtOrderPayment(deps, call, call.params));
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

/** What providers send comes as they send it: the adapter checks the signature over the bytes. */
function addCallbacks(app: FastifyInstance, deps: Dependencies): void {
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.route<{ Params: { tenant: string; method: string }; Querystring: Record<string, string> }>({
      method: ['GET', 'POST'],
      url: '/api/payments/callback/:tenant/:method',
      // Of providers' own forms, which the document of calls does not know.
      schema: { hide: true },
      handler: async (request, reply) => {
        const { tenant, method } = request.params;
        const isKnown = deps.tenants.all().some(({ tenantId }) => tenantId === tenant);
        const { headers, query, body } = request;
        const raw = {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
          ),
          query,
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        };
        const isTaken = isKnown && (await takeCallback(deps, { tenantId: tenant, method, raw }));
        return reply.code(isTaken ? 200 : 400).send({ statusText: isTaken ? 'OK' : 'Refused' });
      },
    });
    ready();
  });
}
