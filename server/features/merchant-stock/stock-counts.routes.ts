import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { bookCount, countProduct, listCountLines, printCount, scanCounted } from './counting.usecases.ts';
import { beginCount, discardCount, listCounts, readCount } from './stock-counts.usecases.ts';

export function addStockCountRoutes(app: FastifyInstance, deps: Dependencies): void {
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
