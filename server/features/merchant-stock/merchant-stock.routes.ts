import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listExpiring, listStock, productStock, stockLedger } from './merchant-stock.usecases.ts';
import { bookCount, countProduct, listCountLines, printCount, scanCounted } from './counting.usecases.ts';
import { beginCount, discardCount, listCounts, readCount } from './stock-counts.usecases.ts';
import { adjustStock, receiveStock } from './stock-booking.usecases.ts';
import { endTransfer, listTransfers, sendStock } from './stock-transfers.usecases.ts';

export function addMerchantStockRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'stockItems', (call) => listStock(deps, call, call.query));
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
  addStockCountRoutes(app, deps);
  serveCall(app, deps, 'recallTransfer', (call) =>
    endTransfer(deps, call, { id: Number(call.params.id), received: null }),
  );
}

function addStockCountRoutes(app: FastifyInstance, deps: Dependencies): void {
  const idOf = ({ params }: { params: { id: string } }) => Number(params.id);
  serveCall(app, deps, 'stockCounts', (call) => listCounts(deps, call, call.query));
  serveCall(app, deps, 'beginStockCount', (call) => beginCount(deps, call, call.body));
  serveCall(app, deps, 'stockCount', (call) => readCount(deps, call, idOf(call)));
  serveCall(app, deps, 'stockCountLines', (call) =>
    listCountLines(deps, call, { id: idOf(call), ...call.query }),
  );
  serveCall(app, deps, 'printStockCount', (call) => printCount(deps, call, idOf(call)));
  serveCall(app, deps, 'countProduct', (call) => countProduct(deps, call, { id: idOf(call), ...call.body }));
  serveCall(app, deps, 'scanCounted', (call) => scanCounted(deps, call, { id: idOf(call), ...call.body }));
  serveCall(app, deps, 'bookStockCount', (call) => bookCount(deps, call, { id: idOf(call), ...call.body }));
  serveCall(app, deps, 'discardStockCount', (call) =>
    discardCount(deps, call, { id: idOf(call), ...call.body }),
  );
}
