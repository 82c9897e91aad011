import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineOrderExport, exportOrders } from './order-export.usecases.ts';
import { printableOrders } from './order-prints.usecases.ts';
import { defineOrderStepRun, orderStepsAhead, runOrderSteps } from './order-runs.usecases.ts';

export function addOrderRunsRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'orderStepsAhead', (call) => orderStepsAhead(deps, call, call.body));
  serveCall(app, deps, 'runOrderSteps', (call) => runOrderSteps(deps, call, call));
  serveCall(app, deps, 'printableOrders', (call) => printableOrders(deps, call, call.body));
  serveCall(app, deps, 'exportOrders', (call) => exportOrders(deps, call, call));
  defineOrderStepRun(deps);
  defineOrderExport(deps);
}
