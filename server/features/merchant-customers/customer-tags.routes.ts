import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { addTag, listTags, readTag, saveTag, tagCustomer } from './customer-tags.usecases.ts';

export function addCustomerTagRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'customerTags', (call) => listTags(deps, call, call.query));
  serveCall(app, deps, 'customerTag', (call) => readTag(deps, call, call.params.tag));
  serveCall(app, deps, 'addCustomerTag', (call) => addTag(deps, call, call.body));
  serveCall(app, deps, 'saveCustomerTag', (call) => saveTag(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'tagCustomer', (call) => tagCustomer(deps, call, { ...call.params, ...call.body }));
}
