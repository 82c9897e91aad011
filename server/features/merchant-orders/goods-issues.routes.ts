import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createGoodsIssue, issuableProducts } from './goods-issue.usecases.ts';

/** Making goods issues; what happens to them afterwards goes by the routes of orders. */
export function addGoodsIssuesRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'issuableProducts', (call) => issuableProducts(deps, call, call.query));
  serveCall(app, deps, 'createGoodsIssue', (call) => createGoodsIssue(deps, call, call));
}
