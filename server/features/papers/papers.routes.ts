import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createDocumentPrinter } from '../documents/documents.public.ts';
import { definePaperEffects } from './papers.usecases.ts';
import { paperForBuyer, papersForBuyer } from './shown-papers.usecases.ts';

export function addPaperRoutes(app: FastifyInstance, given: Dependencies): void {
  definePaperEffects(given);
  // In a thread of their own: neither the server nor who prints a hundred documents holds a buyer up.
  const printer = createDocumentPrinter();
  app.addHook('onClose', () => printer.close());
  const deps = { ...given, printer };
  serveCall(app, deps, 'orderPapers', (call) => papersForBuyer(deps, call, call.params));
  serveCall(app, deps, 'orderPaper', (call) => paperForBuyer(deps, call, { ...call.params, ...call.query }));
}
