import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineLogExport, exportLog } from './audit.export.usecases.ts';
import { listChanges } from './audit.log.usecases.ts';

export function addAuditRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'merchantLog', (call) => listChanges(deps, call, call.query));
  serveCall(app, deps, 'exportLog', (call) => exportLog(deps, call, call));
  defineLogExport(deps);
}
