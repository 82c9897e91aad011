import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createDocumentPrinter } from './document-printer.ts';
import { orderDocument, orderDocuments } from './documents.usecases.ts';

export function addDocumentRoutes(app: FastifyInstance, deps: Dependencies): void {
  const printer = createDocumentPrinter();
  // In a thread of its own: nobody waits with one document behind a hundred. The browser gives up after 45 seconds.
  const manyPrinter = createDocumentPrinter({ mostWaiting: 6, limitMs: 40_000 });
  app.addHook('onClose', () => Promise.all([printer.close(), manyPrinter.close()]));
  serveCall(app, deps, 'merchantOrderDocument', (call) =>
    orderDocument({ ...deps, printer }, call, call.params),
  );
  serveCall(app, deps, 'printMerchantOrders', (call) =>
    orderDocuments({ ...deps, printer: manyPrinter }, call, call.body),
  );
}
