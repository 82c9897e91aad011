import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { customerDoubles, doublesOfCustomer } from './doubles.usecases.ts';
import { mergeAhead, mergeCustomers } from './merge.usecases.ts';

export function addCustomerDoubleRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'customerDoubles', (call) => customerDoubles(deps, call, call.query));
  serveCall(app, deps, 'doublesOfCustomer', (call) => doublesOfCustomer(deps, call, call.params.code));
  serveCall(app, deps, 'mergeAhead', (call) => mergeAhead(deps, call, call.params));
  serveCall(app, deps, 'mergeCustomers', (call) => mergeCustomers(deps, call, call));
}
