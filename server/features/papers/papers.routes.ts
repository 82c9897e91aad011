import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createPaperPrinter } from './paper-printer.ts';
import { orderPaper } from './papers.usecases.ts';

export function addPapersRoutes(app: FastifyInstance, deps: Dependencies): void {
  const printer = createPaperPrinter();
  app.addHook('onClose', () => printer.close());
  serveCall(app, deps, 'merchantOrderPaper', (call) => orderPaper({ ...deps, printer }, call, call.params));
}
