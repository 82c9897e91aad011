import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineStockExports } from './stock-export.usecases.ts';
import { listExpiring, listStock, productStock, stockLedger } from './merchant-stock.usecases.ts';
import { adjustStock, receiveStock } from './stock-booking.usecases.ts';
import { endTransfer, listTransfers, sendStock } from './stock-transfers.usecases.ts';

export function addMerchantStockRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'stockItems', (call) => listStock(deps, call, call.query));
  defineStockExports(deps);
  serveCall(app, deps, 'expiringStock', (call) => listExpiring(deps, call, call.query));
  serveCall(app, deps, 'productStock', (call) => productStock(deps, call, { ...call.params, ...call.query }));
  serveCall(app, deps, 'stockLedger', (call) => stockLedger(deps, call, { ...call.params, ...call.query }));
  serveCall(app, deps, 'adjustStock', (call) => adjustStock(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'receiveStock', (call) => receiveStock(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'sendStock', (call) => sendStock(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'stockTransfers', (call) => listTransfers(deps, call, call.query));
  serveCall(app, deps, 'receiveTransfer', (call) =>
    endTransfer(deps, call, { id: Number(call.params.id), received: call.body.Received }),
  );
  serveCall(app, deps, 'recallTransfer', (call) =>
    endTransfer(deps, call, { id: Number(call.params.id), received: null }),
  );
}
