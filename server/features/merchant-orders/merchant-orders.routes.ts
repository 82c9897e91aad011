import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineIssuesExport } from './issues-export.usecases.ts';
import {
  handInCash,
  heldCash,
  removeMerchantCash,
  takeMerchantCash,
} from './merchant-order.cash.usecases.ts';
import {
  failMerchantDelivery,
  noteMerchantOrder,
  repackMerchantOrder,
  merchantReturnWorth,
  returnMerchantOrder,
  undoMerchantOrder,
} from './merchant-order.corrections.usecases.ts';
import { stepMerchantOrder, trackMerchantOrder } from './merchant-order.steps.usecases.ts';
import { merchantOrder } from './merchant-order.usecases.ts';
import { countWaiting, listMerchantOrders } from './merchant-orders.list.usecases.ts';
import { saveStaffNote } from './staff-note.usecases.ts';
import { orderChoices } from './order-choices.usecases.ts';
import { merchantOrderCosts } from './order-costs.usecases.ts';
import {
  countMerchantPacking,
  definePackingCountsEffect,
  merchantOrderPacking,
} from './packing-counts.usecases.ts';

/** Orders as staff take care of them (B-20). */
export function addMerchantOrdersRoutes(app: FastifyInstance, deps: Dependencies): void {
  definePackingCountsEffect(deps);
  defineIssuesExport(deps);
  serveCall(app, deps, 'merchantOrders', ({ visitor, query }) => listMerchantOrders(deps, visitor, query));
  serveCall(app, deps, 'merchantOrdersWaiting', ({ visitor, query }) => countWaiting(deps, visitor, query));
  serveCall(app, deps, 'orderChoices', (call) => orderChoices(deps, call, call.query));
  serveCall(app, deps, 'merchantOrderDetail', (call) => merchantOrder(deps, call, call.body));
  serveCall(app, deps, 'merchantOrderCosts', ({ visitor, params }) =>
    merchantOrderCosts(deps, visitor, params),
  );
  serveCall(app, deps, 'stepMerchantOrder', (call) =>
    stepMerchantOrder(deps, call, { key: call.params, step: call.body }),
  );
  serveCall(app, deps, 'undoMerchantOrder', (call) =>
    undoMerchantOrder(deps, call, { key: call.params, wanted: call.body }),
  );
  serveCall(app, deps, 'returnMerchantOrder', (call) =>
    returnMerchantOrder(deps, call, { key: call.params, wanted: call.body }),
  );
  serveCall(app, deps, 'merchantReturnWorth', ({ visitor, params, body }) =>
    merchantReturnWorth(deps, visitor, { key: params, wanted: body }),
  );
  serveCall(app, deps, 'repackMerchantOrder', (call) =>
    repackMerchantOrder(deps, call, { key: call.params, wanted: call.body }),
  );
  serveCall(app, deps, 'merchantOrderPacking', ({ visitor, params }) =>
    merchantOrderPacking(deps, visitor, params),
  );
  serveCall(app, deps, 'countMerchantPacking', ({ visitor, params, body }) =>
    countMerchantPacking(deps, visitor, { key: params, counts: body.Counts }),
  );
  serveCall(app, deps, 'failMerchantDelivery', (call) =>
    failMerchantDelivery(deps, call, { key: call.params, wanted: call.body }),
  );
  serveCall(app, deps, 'noteMerchantOrder', (call) =>
    noteMerchantOrder(deps, call, { key: call.params, wanted: call.body }),
  );
  serveCall(app, deps, 'saveStaffNote', ({ visitor, params, body }) =>
    saveStaffNote(deps, visitor, { key: params, note: body.Note, before: body.Before }),
  );
  serveCall(app, deps, 'takeMerchantCash', (call) =>
    takeMerchantCash(deps, call, { key: call.params, wanted: call.body }),
  );
  serveCall(app, deps, 'removeMerchantCash', (call) =>
    removeMerchantCash(deps, call, { key: call.params, wanted: call.body }),
  );
  serveCall(app, deps, 'heldCash', ({ visitor, query }) => heldCash(deps, visitor, query));
  serveCall(app, deps, 'handInCash', ({ visitor, body }) => handInCash(deps, visitor, body));
  serveCall(app, deps, 'trackMerchantOrder', (call) =>
    trackMerchantOrder(deps, call, { key: call.params, parcel: call.body }),
  );
}
