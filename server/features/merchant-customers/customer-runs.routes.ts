import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { customersCount, defineCustomerExports } from './customer-export.usecases.ts';
import { defineSalesmanRun, giveSalesman, salesmanAhead } from './give-salesman.usecases.ts';

export function addCustomerRunRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'customersCount', ({ visitor, query }) => customersCount(deps, visitor, query));
  serveCall(app, deps, 'salesmanAhead', (call) => salesmanAhead(deps, call, call.body));
  serveCall(app, deps, 'giveSalesman', (call) => giveSalesman(deps, call, call.body));
  defineSalesmanRun(deps);
  defineCustomerExports(deps);
}
