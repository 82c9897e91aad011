import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { orderPaper } from './papers.usecases.ts';

export function addPapersRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'merchantOrderPaper', (call) => orderPaper(deps, call, call.params));
}
