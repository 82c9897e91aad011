import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineSlipJob } from './slip-looking.usecases.ts';
import { defineTransfers, orderSlips, sendSlip, slipOrders } from './slips.usecases.ts';

/** Bank transfer: where to, and slips. */
export function addSlipRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineTransfers(deps);
  defineSlipJob(deps);
  serveCall(app, deps, 'slipOrders', (call) => slipOrders(deps, call, call.query));
  serveCall(app, deps, 'orderSlips', (call) => orderSlips(deps, call, call.params));
  serveCall(app, deps, 'sendSlip', (call) =>
    sendSlip(deps, call, {
      key: call.params,
      method: call.body.PaymentMethod,
      bytes: call.files.slip,
      idempotencyKey: call.idempotencyKey,
    }),
  );
}
