import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createDocumentPrinter } from './document-printer.ts';
import { orderDocument } from './documents.usecases.ts';

export function addDocumentRoutes(app: FastifyInstance, deps: Dependencies): void {
  const printer = createDocumentPrinter();
  app.addHook('onClose', () => printer.close());
  serveCall(app, deps, 'merchantOrderDocument', (call) =>
    orderDocument({ ...deps, printer }, call, call.params),
  );
}
