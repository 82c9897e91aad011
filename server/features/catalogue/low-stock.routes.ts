import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineLowStockExport } from './low-stock.export.usecases.ts';
import { listLowStock } from './low-stock.list.usecases.ts';
import { defineLowStockWatch } from './low-stock.usecases.ts';

export function addLowStockRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineLowStockWatch(deps);
  defineLowStockExport(deps);
  serveCall(app, deps, 'lowStock', (call) => listLowStock(deps, call, call.query));
}
