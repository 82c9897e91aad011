import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { merchantHome } from './home.usecases.ts';
import { newCustomers, topSales } from './reports.usecases.ts';

/** Home and its charts (B-31). */
export function addReportsRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'merchantHome', (call) => merchantHome(deps, call, call.query.saleUnit));
  serveCall(app, deps, 'newCustomersReport', ({ visitor, query }) => newCustomers(deps, visitor, query));
  serveCall(app, deps, 'topSalesReport', (call) => topSales(deps, call, call.query));
}
