import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listChanges } from './audit.log.usecases.ts';

export function addAuditRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'merchantLog', (call) => listChanges(deps, call, call.query));
}
