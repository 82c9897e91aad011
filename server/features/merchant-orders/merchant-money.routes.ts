import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineMoneyExports } from './money-export.usecases.ts';
import { cashHandIn, cashHandIns, cashTakers } from './cash-hand-ins.usecases.ts';
import { cashWaiting } from './merchant-order.cash.usecases.ts';
import { payMerchantRefund, refundsDue, undoMerchantRefund } from './merchant-order.refunds.usecases.ts';

/** Cash that was handed in (B-29d), and what the shop owes its customers (B-29e). */
export function addMerchantMoneyRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'cashWaiting', ({ visitor }) => cashWaiting(deps, visitor));
  serveCall(app, deps, 'cashTakers', ({ visitor, query }) => cashTakers(deps, visitor, query));
  defineMoneyExports(deps);
  serveCall(app, deps, 'cashHandIns', ({ visitor, query }) => cashHandIns(deps, visitor, query));
  serveCall(app, deps, 'cashHandIn', (call) => cashHandIn(deps, call, call.query));
  serveCall(app, deps, 'refundsDue', ({ visitor, query }) => refundsDue(deps, visitor, query));
  serveCall(app, deps, 'payMerchantRefund', (call) =>
    payMerchantRefund(deps, call, { key: call.params, wanted: call.body }),
  );
  serveCall(app, deps, 'undoMerchantRefund', (call) =>
    undoMerchantRefund(deps, call, { key: call.params, wanted: call.body }),
  );
}
